"""What a seat can do now, and what each choice would make."""

from typing import NamedTuple

from kingdomino.rules import (
    DOMINOES,
    Action,
    Claim,
    Discard,
    Kingdom,
    Place,
    Ruleset,
    Territory,
    View,
)


class Choice(NamedTuple):
    """An action, and the points of the kingdom that it is for.

    A placement makes its points at once. A claim promises them: they are the most that the domino
    could make if it were placed now, or what the kingdom has if it fits nowhere.
    """

    action: Action
    points: int
    gain: int
    territories: tuple[Territory, ...] = ()
    """What a placement makes its two squares part of."""
    fits: bool = True
    """Whether the domino of a claim would fit now."""


def choices(view: View) -> tuple[Choice, ...]:
    """Every legal action of the seat that acts; nothing once the game is over."""
    if view.actor is None or view.king is None:
        return ()
    if view.domino is None:
        assert view.next_line is not None
        kingdom = view.kingdoms[view.king]
        return tuple(prospect(kingdom, claim, view.ruleset) for claim in view.next_line.claims())
    kingdom = view.kingdoms[view.actor]
    now = _points(kingdom, view.ruleset)
    return tuple(_choice(kingdom, action, view.ruleset, now) for action in view.legal_actions())


def prospect(kingdom: Kingdom, claim: Claim, ruleset: Ruleset) -> Choice:
    """What a claim could make of a kingdom as it is now.

    >>> ruleset = Ruleset.preset("classic", players=2)
    >>> prospect(Kingdom.empty(), Claim(48), ruleset)[1:3]
    (3, 3)
    """
    now = _points(kingdom, ruleset)
    places = kingdom.placements(DOMINOES[claim.domino])
    best = max((_points(kingdom.place(place), ruleset) for place in places), default=now)
    return Choice(claim, best, best - now, fits=bool(places))


def _choice(kingdom: Kingdom, action: Action, ruleset: Ruleset, now: int) -> Choice:
    if isinstance(action, Discard):
        return Choice(action, now, 0)
    assert isinstance(action, Place)
    after = kingdom.place(action)
    points = _points(after, ruleset)
    cells = {action.first, action.second}
    touched = tuple(t for t in after.territories() if not cells.isdisjoint(t.cells))
    return Choice(action, points, points - now, touched)


def _points(kingdom: Kingdom, ruleset: Ruleset) -> int:
    return kingdom.points() + sum(bonus.points for bonus in kingdom.bonuses(ruleset))
