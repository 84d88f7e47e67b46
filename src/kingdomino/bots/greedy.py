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

from kingdomino import kernel
from kingdomino.bots.bot import Clock
from kingdomino.rules import CASTLE, DOMINOES, Action, Claim, Kingdom, Place, Ruleset, View

_Item = TypeVar("_Item")


class GreedyBot:
    """Takes the most points that its placement and the domino it claims can make together."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """The action worth most."""
        best = kernel.greedy_actions if kernel.is_available else greedy_actions
        return self._random.choice(best(view))


def greedy_actions(view: View, actions: Sequence[Action] | None = None) -> Sequence[Action]:
    """The actions worth most, all equally good: of all that are legal, or of some of them.

    What `kingdomino.kernel.greedy_actions` finds faster.
    """
    actions = view.legal_actions() if actions is None else actions
    if len(actions) == 1:
        return actions
    if view.domino is None:
        return _best_claims(view, [action for action in actions if isinstance(action, Claim)])
    return _best_places(view, [action for action in actions if isinstance(action, Place)])


def _best_claims(view: View, claims: Sequence[Claim]) -> Sequence[Claim]:
    assert view.king is not None
    kingdom = view.kingdoms[view.king]
    if view.king != view.actor:
        # Drawn for somebody else (R5): the poorest domino is good enough.
        return _best(claims, lambda claim: -most_crowns(claim.domino))
    if not kingdom.placed:
        return _best(claims, lambda claim: most_crowns(claim.domino))
    return _best(claims, lambda claim: points_with(kingdom, claim.domino, view.ruleset))


def _best_places(view: View, places: Sequence[Place]) -> Sequence[Place]:
    assert view.actor is not None
    kingdom = view.kingdoms[view.actor]
    free = view.next_line.free if view.next_line is not None else ()

    def worth(place: Place) -> int:
        after = kingdom.place(place)
        if not free:
            return points_of(after, view.ruleset)
        return max(points_with(after, domino, view.ruleset) for domino in free)

    return _best(sound_places(kingdom, places, view.ruleset), worth)


def _best(items: Iterable[_Item], worth: Callable[[_Item], int]) -> Sequence[_Item]:
    worths = [(worth(item), item) for item in items]
    most = max(value for value, _ in worths)
    return [item for value, item in worths if value == most]


def most_crowns(number: int) -> int:
    """The crowns of a domino's richer square."""
    domino = DOMINOES[number]
    return max(domino.first.crowns, domino.second.crowns)


def points_of(kingdom: Kingdom, ruleset: Ruleset) -> int:
    """The points of a kingdom, bonuses included."""
    return kingdom.points() + sum(bonus.points for bonus in kingdom.bonuses(ruleset))


def points_with(kingdom: Kingdom, number: int, ruleset: Ruleset) -> int:
    """The points of a kingdom once it also has a domino, in its best place."""
    places = sound_places(kingdom, kingdom.placements(DOMINOES[number]), ruleset)
    return max(
        (points_of(kingdom.place(place), ruleset) for place in places),
        default=points_of(kingdom, ruleset),
    )


def sound_places(kingdom: Kingdom, places: Sequence[Place], ruleset: Ruleset) -> Sequence[Place]:
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
