"""The effect of each legal action on the points of a kingdom."""

from dataclasses import dataclass

from kingdomino.rules.actions import Action, Claim, Place
from kingdomino.rules.kingdom import Kingdom
from kingdomino.rules.pieces import DOMINOES
from kingdomino.rules.ruleset import Ruleset
from kingdomino.rules.scoring import Territory
from kingdomino.rules.view import View


@dataclass(frozen=True, slots=True)
class ActionPreview:
    """An action, and the points of the kingdom after it.

    For a claim, `points` is the most that the domino would make if it were placed now.
    """

    action: Action
    points: int
    gain: int
    """The difference to the points now."""
    territories: tuple[Territory, ...] = ()
    """The territories that the two squares of a placement become part of."""
    fits: bool = True
    """Whether the domino of a claim has a legal placement now."""


def preview_actions(view: View) -> tuple[ActionPreview, ...]:
    """Preview every legal action of the acting seat; nothing once the game is over."""
    if view.actor is None or view.king is None:
        return ()
    ruleset = view.ruleset
    if view.domino is None:
        assert view.next_line is not None
        kingdom = view.kingdoms[view.king]
        return tuple(preview_claim(kingdom, claim, ruleset) for claim in view.next_line.claims())
    kingdom = view.kingdoms[view.actor]
    before = kingdom.points_with_bonuses(ruleset)
    return tuple(
        _preview_placement(kingdom, action, ruleset, before)
        if isinstance(action, Place)
        else ActionPreview(action, before, 0)
        for action in view.legal_actions()
    )


def preview_claim(kingdom: Kingdom, claim: Claim, ruleset: Ruleset) -> ActionPreview:
    """Preview the claim of a domino for a kingdom as it is now.

    >>> preview = preview_claim(Kingdom.empty(), Claim(48), Ruleset.preset("classic", players=2))
    >>> preview.points, preview.gain
    (3, 3)
    """
    before = kingdom.points_with_bonuses(ruleset)
    placements = kingdom.placements(DOMINOES[claim.domino])
    best = max(
        (kingdom.place(place).points_with_bonuses(ruleset) for place in placements),
        default=before,
    )
    return ActionPreview(claim, best, best - before, fits=bool(placements))


def _preview_placement(
    kingdom: Kingdom, place: Place, ruleset: Ruleset, before: int
) -> ActionPreview:
    after = kingdom.place(place)
    points = after.points_with_bonuses(ruleset)
    cells = {place.first, place.second}
    territories = tuple(t for t in after.territories() if not cells.isdisjoint(t.cells))
    return ActionPreview(place, points, points - before, territories)
