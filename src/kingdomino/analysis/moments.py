"""A match as a list of whole turns."""

from collections.abc import Iterator
from dataclasses import dataclass

from kingdomino.rules import Action, Match, View


@dataclass(frozen=True, slots=True)
class Moment:
    """The choice of a turn in a match."""

    game: int
    """The index of the game in a Dynasty."""
    view: View
    """What the seat saw when it chose."""
    turn: tuple[Action, ...]
    """What it chose."""
    previous: View | None
    """The view of the turn before; `None` at the start of a game."""

    @property
    def seat(self) -> int:
        """The seat that chose."""
        assert self.view.actor is not None
        return self.view.actor


def moments(match: Match) -> Iterator[Moment]:
    """Yield the whole turns of a match; a placement whose claim is still to come is left out."""
    for number in range(len(match.games)):
        yield from _game_moments(match, number)


def _game_moments(match: Match, number: int) -> Iterator[Moment]:
    game = match.games[number]
    previous: View | None = None
    start: View | None = None
    turn: list[Action] = []
    for state, action in zip(game.history(), game.actions, strict=False):
        if start is None:
            seat = state.actor
            start = Match((*match.games[:number], state)).view(seat)
        turn.append(action)
        has_claim_to_come = start.domino is not None and start.next_line is not None
        if len(turn) == 1 + has_claim_to_come:
            yield Moment(number, start, tuple(turn), previous)
            previous, start, turn = start, None, []
