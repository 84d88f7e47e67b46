"""A match: one game, or the three of a Dynasty."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self, SupportsIndex

from kingdomino.rules.actions import Action
from kingdomino.rules.deal import next_seed
from kingdomino.rules.errors import UnknownDealError
from kingdomino.rules.game import Game
from kingdomino.rules.ruleset import Ruleset
from kingdomino.rules.scoring import Standing, rank, sole_winner
from kingdomino.rules.view import View


@dataclass(frozen=True, slots=True)
class Match:
    """A sequence of games whose points are summed up (R16); most matches have one game.

    When a game of a Dynasty ends, the next is dealt at once. Its seed is the SHA-256 of the seed
    before.

    >>> match = Match.new(Ruleset.preset("dynasty", players=2), seed=7)
    >>> while not match.is_over:
    ...     match = match.play(match.game.legal_actions()[0])
    >>> len(match.games)
    3
    """

    games: tuple[Game, ...]
    """The games so far; the last one is being played."""

    @classmethod
    def new(cls, ruleset: Ruleset | str, seed: SupportsIndex | bytes | None = None) -> Self:
        """Start a match whose first game is dealt as by `Game.new`."""
        return cls((Game.new(ruleset, seed),))

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the match."""
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
        """Return the view of a seat in the current game; without one, that of a spectator.

        It includes the results of earlier games, as their points count (R16). Raises `ValueError`
        for a seat that is not in the match.
        """
        view = self.game.view(seat)
        if len(self.games) == 1:
            return view
        ruleset = self.ruleset
        earlier = tuple(
            tuple(kingdom.score(ruleset).tie_break_key(ruleset) for kingdom in game.kingdoms)
            for game in self.games[:-1]
        )
        return view.evolve(earlier=earlier)

    def play(self, action: Action | str) -> "Match":
        """Return the match after an action in its current game.

        Raises `IllegalActionError` if the action is not legal.
        """
        game = self.games[-1].play(action)
        games = (*self.games[:-1], game)
        if game.public.actor is None and len(games) < game.public.ruleset.games:
            games = (*games, self._next_game())
        return Match(games)

    def positions(self) -> Iterator["Match"]:
        """Yield every state of the match: the first, then the state after each action.

        With the last action of a game of a Dynasty the next game is dealt.
        """
        last = len(self.games) - 1
        for number, game in enumerate(self.games):
            for state in game.history():
                # The end of a game that is followed by another is the start of that one.
                if number == last or not state.is_over:
                    yield Match((*self.games[:number], state))

    def _next_game(self) -> Game:
        origin = self.game.origin
        if origin is None or origin.seed is None:
            raise UnknownDealError("unknown-deal")
        return Game.new(self.ruleset, next_seed(origin.seed))

    @property
    def winner(self) -> int | None:
        """The seat that has won; `None` before the end, or if the victory is shared (R14)."""
        return sole_winner(self.standings()) if self.is_over else None

    def standings(self) -> tuple[Standing, ...]:
        """Return the seats, best first, with each criterion summed over the games (R16)."""
        seats = range(self.ruleset.players)
        scores = [
            tuple(game.kingdoms[seat].score(self.ruleset) for game in self.games) for seat in seats
        ]
        return rank(self.ruleset, scores)
