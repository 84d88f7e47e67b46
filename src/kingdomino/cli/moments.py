"""A match from its first moment to its last."""

from collections.abc import Iterator
from typing import NamedTuple

from kingdomino.rules import Action, Game, Match, UnknownDealError


class Moment(NamedTuple):
    """A game of a match, as it stands between two actions."""

    number: int
    """Which game of the match, from 1."""
    game: Game
    action: Action | None
    """What is played next; `None` at the end of what was recorded."""


def moments(match: Match) -> Iterator[Moment]:
    """Every moment of a match, in order.

    Raises `UnknownDealError` for a game whose beginning is not known.
    """
    for number, last in enumerate(match.games, 1):
        if last.origin is None:
            raise UnknownDealError("unknown-deal")
        game = Game.from_deal(last.ruleset, last.origin)
        for action in last.actions:
            yield Moment(number, game, action)
            game = game.play(action)
        yield Moment(number, game, None)
