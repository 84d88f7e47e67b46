"""Build a kingdom badly, so that a domino soon fits nowhere."""

from kingdomino import Kingdom, parse_action
from kingdomino.rules import DOMINOES
from tests.browser.person import View, cells_of, claim_of


def worst_turn(view: View) -> str:
    """Return the turn that leaves the fewest placements for later dominoes."""
    kingdom = Kingdom.empty(grid=view["rules"]["grid"])
    for placement in view["kingdoms"][view["actor"]]["placed"]:
        kingdom = kingdom.place(parse_action(placement))
    turn = ""
    if view["domino"] is not None:
        turn = min((choice["action"] for choice in view["legal"]), key=lambda a: _room(kingdom, a))
        kingdom = _after(kingdom, turn)
    claims = [choice["action"] for choice in view["claims" if turn else "legal"]]
    if claims:
        turn += min(claims, key=lambda a: len(kingdom.placements(DOMINOES[claim_of(a)])))
    return turn


def _after(kingdom: Kingdom, action: str) -> Kingdom:
    return kingdom.place(parse_action(action)) if cells_of(action) else kingdom


def _room(kingdom: Kingdom, action: str) -> int:
    """Return the number of placements of all dominoes after an action."""
    after = _after(kingdom, action)
    return sum(len(after.placements(domino)) for domino in DOMINOES.values())
