"""One game, or the three of a Dynasty."""

from dataclasses import dataclass
from typing import Self

from kingdomino.rules.action import Action
from kingdomino.rules.deal import next_seed
from kingdomino.rules.errors import UnknownDealError
from kingdomino.rules.game import Game
from kingdomino.rules.ruleset import Ruleset
from kingdomino.rules.standing import Standing, rank
from kingdomino.rules.view import View


@dataclass(frozen=True, slots=True)
class Match:
    """Games in a row whose points are added up (R16); most matches have one.

    When a game of a Dynasty ends, the next is dealt at once; its seed is the SHA-256 of the last
    one's.

    >>> match = Match.new(Ruleset.preset("dynasty", players=2), seed=7)
    >>> while not match.is_over:
    ...     match = match.play(match.game.legal_actions()[0])
    >>> len(match.games)
    3
    """

    games: tuple[Game, ...]
    """The games so far; the last is the one being played."""

    @classmethod
    def new(cls, ruleset: Ruleset, seed: int | bytes) -> Self:
        """A match whose first game is dealt from the seed."""
        return cls((Game.new(ruleset, seed),))

    @property
    def ruleset(self) -> Ruleset:
        """The rules it is played by."""
        return self.game.ruleset

    @property
    def game(self) -> Game:
        """The game being played, or the last one."""
        return self.games[-1]

    @property
    def is_over(self) -> bool:
        """Whether the last game is over."""
        return self.game.is_over and len(self.games) == self.ruleset.games

    def view(self, seat: int | None = None) -> View:
        """What a seat, or without one a spectator, may know of the game being played.

        What the games before came to is in it, as all points count (R16). Raises `ValueError` for a
        seat that is not in the match.
        """
        earlier = tuple(
            tuple(kingdom.score(self.ruleset).height(self.ruleset) for kingdom in game.kingdoms)
            for game in self.games[:-1]
        )
        return self.game.view(seat)._replace(earlier=earlier)

    def play(self, action: Action) -> "Match":
        """The match after an action in its current game.

        Raises `IllegalActionError` if the rules refuse it.
        """
        games = (*self.games[:-1], self.game.play(action))
        if games[-1].is_over and len(games) < self.ruleset.games:
            games = (*games, self._next_game())
        return Match(games)

    def _next_game(self) -> Game:
        origin = self.game.origin
        if origin is None or origin.seed is None:
            raise UnknownDealError("unknown-deal")
        return Game.new(self.ruleset, next_seed(origin.seed))

    def standings(self) -> tuple[Standing, ...]:
        """The seats, best first, with the games added up rung by rung (R16)."""
        seats = range(self.ruleset.players)
        scores = [
            tuple(game.kingdoms[seat].score(self.ruleset) for game in self.games) for seat in seats
        ]
        return rank(self.ruleset, scores)
