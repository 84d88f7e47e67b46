"""Games to analyse."""

from kingdomino.bots import make_bot
from kingdomino.bots import play_game as bots_play
from kingdomino.rules import Game, Match, Ruleset


def play_game(ruleset: Ruleset, seed: int, level: str = "knight", plies: int = 1000) -> Game:
    """Play a game between bots of a level, or its first plies."""
    game = Game.new(ruleset, seed)
    bots = [make_bot(level, seed * 8 + seat) for seat in range(ruleset.players)]
    while game.actor is not None and game.ply < plies:
        game = game.play(bots[game.actor].choose(game.view(game.actor)))
    return game


def play_match(preset: str, players: int, seed: int, level: str = "knight") -> Match:
    """Play a match between bots of a level."""
    match = Match.new(Ruleset.preset(preset, players=players), seed)
    bots = [make_bot(level, seed * 8 + seat) for seat in range(players)]
    return bots_play(bots, match)
