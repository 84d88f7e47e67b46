"""Games played at random, every legal action as likely as every other."""

from random import Random
from typing import NamedTuple

from kingdomino.rules import Game, Ruleset


def history(game: Game, chance: Random) -> list[Game]:
    """The game as it is, and after every action until it is over."""
    games = [game]
    while not game.is_over:
        game = game.play(chance.choice(game.legal_actions()))
        games.append(game)
    return games


def final(game: Game, chance: Random) -> Game:
    """The game played to its end."""
    while not game.is_over:
        game = game.play(chance.choice(game.legal_actions()))
    return game


class Playthrough(NamedTuple):
    """All that a random game depends on: short to print, and enough to play it again."""

    ruleset: Ruleset
    seed: int | bytes
    choices: int
    """The seed of the players' choices."""

    def history(self) -> list[Game]:
        """Every position, from the deal to the end."""
        return history(Game.new(self.ruleset, self.seed), Random(self.choices))

    def final(self) -> Game:
        """The position at the end."""
        return final(Game.new(self.ruleset, self.seed), Random(self.choices))
