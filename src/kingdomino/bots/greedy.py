"""A player that maximises its points one turn ahead.

The value of a placement with a claim is the score of the kingdom once the claimed domino is placed
in its best place too, bonuses included. A placement that isolates a single free cell, or that moves
the castle off the centre where that counts, is played only if every placement does. Ties are broken
at random. This is "full greedy" of Gedda, Lagerkvist and Butler, *Monte Carlo Methods for the Game
Kingdomino* (2018).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from kingdomino import kernel
from kingdomino.bots.bot import Clock
from kingdomino.bots.rng import Rng
from kingdomino.rules import CASTLE, DOMINOES, Action, Claim, Kingdom, Place, Ruleset, View

_Item = TypeVar("_Item")


class PartialGreedyBot:
    """Plays greedily among a random part of the legal actions: overlooks some, as people do.

    What it draws depends on its seed and the ply, so the same position gets the same action: with
    the kernel, without it, and in the page.
    """

    def __init__(self, seed: int = 0, visibility: float = 0.5) -> None:
        self._seed = seed % (1 << 64)
        self._visibility = visibility  # the probability that it considers an action

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """Return the best of the actions that it considers."""
        if not kernel.is_available:
            return _choose(view, self._visibility, self._seed)
        from kingdomino.kernel.engine import choose_greedily  # noqa: PLC0415

        return choose_greedily(view, self._visibility, self._seed)


class GreedyBot(PartialGreedyBot):
    """Maximises the points of its placement and of the domino it claims together."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, visibility=1.0)


def _choose(view: View, visibility: float, seed: int) -> Action:
    """Choose as the kernel does."""
    rng, actions = Rng(seed, view.ply), view.legal_actions()
    seen = [action for action in actions if rng.chance(visibility)]
    best = greedy_actions(view, seen or [actions[rng.below(len(actions))]])
    return best[rng.below(len(best))]


def greedy_actions(view: View, actions: Sequence[Action] | None = None) -> Sequence[Action]:
    """Return the actions of the highest value among the given ones, or among all legal ones.

    `kingdomino.kernel.greedy_actions` returns the same, faster.
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
        # A king of another seat (R5): give it the poorest domino.
        return _best(claims, lambda claim: -most_crowns(claim.domino))
    if not kingdom.placed:
        return _best(claims, lambda claim: most_crowns(claim.domino))
    return _best(claims, lambda claim: points_with(kingdom, claim.domino, view.ruleset))


def _best_places(view: View, places: Sequence[Place]) -> Sequence[Place]:
    assert view.actor is not None
    kingdom = view.kingdoms[view.actor]
    free = view.next_line.free if view.next_line is not None else ()

    def value(place: Place) -> int:
        after = kingdom.place(place)
        if not free:
            return after.points_with_bonuses(view.ruleset)
        return max(points_with(after, domino, view.ruleset) for domino in free)

    return _best(safe_places(kingdom, places, view.ruleset), value)


def _best(items: Iterable[_Item], value: Callable[[_Item], int]) -> Sequence[_Item]:
    values = [(value(item), item) for item in items]
    highest = max(one for one, _ in values)
    return [item for one, item in values if one == highest]


def most_crowns(number: int) -> int:
    """Return the crowns of the square of a domino that has more of them."""
    domino = DOMINOES[number]
    return max(domino.first.crowns, domino.second.crowns)


def points_with(kingdom: Kingdom, number: int, ruleset: Ruleset) -> int:
    """Return the points of a kingdom with one more domino in its best place."""
    places = safe_places(kingdom, kingdom.placements(DOMINOES[number]), ruleset)
    return max(
        (kingdom.place(place).points_with_bonuses(ruleset) for place in places),
        default=kingdom.points_with_bonuses(ruleset),
    )


def safe_places(kingdom: Kingdom, places: Sequence[Place], ruleset: Ruleset) -> Sequence[Place]:
    """Return the placements that neither isolate a cell nor move the centre; if none, all."""
    holes = len(kingdom.holes)
    safe = [
        place
        for place in places
        if _keeps_centre(place, ruleset) and len(kingdom.place(place).holes) <= holes
    ]
    return safe or places


def _keeps_centre(place: Place, ruleset: Ruleset) -> bool:
    half = ruleset.grid // 2
    return ruleset.middle_kingdom is None or all(
        abs(cell.column - CASTLE.column) <= half and abs(cell.row - CASTLE.row) <= half
        for cell in (place.first, place.second)
    )
