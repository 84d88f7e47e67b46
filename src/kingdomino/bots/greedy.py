"""A player that takes the most points in sight.

It looks as far as the domino it claims: each placement, with each claim, is worth what the kingdom
scores once the claimed domino lies in its best place too, bonuses included. It does not lay a
domino so that a single free cell is walled in, or so that the castle can't be at the centre where
that counts, unless every placement does. Ties are broken at random. This is "full greedy" of Gedda,
Lagerkvist and Butler, *Monte Carlo Methods for the Game Kingdomino* (2018).
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from kingdomino.bots.bot import Clock
from kingdomino.rules import CASTLE, DOMINOES, Action, Claim, Kingdom, Place, Ruleset, View

_Item = TypeVar("_Item")


class GreedyBot:
    """Takes the most points that its placement and the domino it claims can make together."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """The action worth most."""
        actions = view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if view.domino is None:
            return self._claim(view, [action for action in actions if isinstance(action, Claim)])
        return self._place(view, [action for action in actions if isinstance(action, Place)])

    def _claim(self, view: View, claims: Sequence[Claim]) -> Claim:
        assert view.king is not None
        kingdom = view.kingdoms[view.king]
        if view.king != view.actor:
            # Drawn for somebody else (R5): the poorest domino is good enough.
            return self._best(claims, lambda claim: -_most_crowns(claim.domino))
        if not kingdom.placed:
            return self._best(claims, lambda claim: _most_crowns(claim.domino))
        return self._best(claims, lambda claim: _with(kingdom, claim.domino, view.ruleset))

    def _place(self, view: View, places: Sequence[Place]) -> Place:
        assert view.actor is not None
        kingdom = view.kingdoms[view.actor]
        free = view.next_line.free if view.next_line is not None else ()

        def worth(place: Place) -> int:
            after = kingdom.place(place)
            if not free:
                return _points(after, view.ruleset)
            return max(_with(after, domino, view.ruleset) for domino in free)

        return self._best(_sound(kingdom, places, view.ruleset), worth)

    def _best(self, items: Iterable[_Item], worth: Callable[[_Item], int]) -> _Item:
        worths = [(worth(item), item) for item in items]
        most = max(value for value, _ in worths)
        return self._random.choice([item for value, item in worths if value == most])


def _most_crowns(number: int) -> int:
    domino = DOMINOES[number]
    return max(domino.first.crowns, domino.second.crowns)


def _points(kingdom: Kingdom, ruleset: Ruleset) -> int:
    return kingdom.points() + sum(bonus.points for bonus in kingdom.bonuses(ruleset))


def _with(kingdom: Kingdom, number: int, ruleset: Ruleset) -> int:
    """The points of a kingdom once it also has a domino, in its best place."""
    places = _sound(kingdom, kingdom.placements(DOMINOES[number]), ruleset)
    return max(
        (_points(kingdom.place(place), ruleset) for place in places),
        default=_points(kingdom, ruleset),
    )


def _sound(kingdom: Kingdom, places: Sequence[Place], ruleset: Ruleset) -> Sequence[Place]:
    """The placements that neither wall in a cell nor move the centre; all, if every one does."""
    holes = len(kingdom.holes)
    sound = [
        place
        for place in places
        if _keeps_centre(place, ruleset) and len(kingdom.place(place).holes) <= holes
    ]
    return sound or places


def _keeps_centre(place: Place, ruleset: Ruleset) -> bool:
    half = ruleset.grid // 2
    return ruleset.middle_kingdom is None or all(
        abs(cell.column - CASTLE.column) <= half and abs(cell.row - CASTLE.row) <= half
        for cell in (place.first, place.second)
    )
