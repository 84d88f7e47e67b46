"""Build a kingdom badly, so that a domino soon fits nowhere."""

from kingdomino import Kingdom, parse_action
from kingdomino.rules import DOMINOES
from tests.browser.actions import View, cells_of, claim_of


def worst_turn(view: View) -> str:
    """Return the turn that leaves the fewest placements for later dominoes."""
    kingdom = _kingdom_of(view)
    turn = ""
    if view["domino"] is not None:
        turn = min((choice["action"] for choice in view["legal"]), key=lambda a: _room(kingdom, a))
        kingdom = _after(kingdom, turn)
    claims = [choice["action"] for choice in view["claims" if turn else "legal"]]
    if claims:
        turn += min(claims, key=lambda a: len(kingdom.placements(DOMINOES[claim_of(a)])))
    return turn


def placement_with_hole(view: View) -> str | None:
    """Return a placement that leaves a single cell which no domino can fill."""
    kingdom = _kingdom_of(view)
    before = _single_cells(kingdom)
    for choice in view["legal"]:
        after = _after(kingdom, choice["action"])
        if cells_of(choice["action"]) and _single_cells(after) - before:
            action: str = choice["action"]
            return action
    return None


def _kingdom_of(view: View) -> Kingdom:
    """Rebuild the kingdom of the player who acts."""
    kingdom = Kingdom.empty(grid=view["rules"]["grid"])
    for placement in view["kingdoms"][view["actor"]]["placed"]:
        kingdom = kingdom.place(parse_action(placement))
    return kingdom


def _single_cells(kingdom: Kingdom) -> set[str]:
    """Return the cells in reach without a neighbour in reach."""
    reach = {str(cell) for cell in kingdom.reach}
    return {cell for cell in reach if not _neighbours(cell) & reach}


def _neighbours(cell: str) -> set[str]:
    column, row = ord(cell[0]), int(cell[1:])
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {f"{chr(column + across)}{row + up}" for across, up in steps}


def _after(kingdom: Kingdom, action: str) -> Kingdom:
    return kingdom.place(parse_action(action)) if cells_of(action) else kingdom


def _room(kingdom: Kingdom, action: str) -> int:
    """Return the number of placements of all dominoes after an action."""
    after = _after(kingdom, action)
    return sum(len(after.placements(domino)) for domino in DOMINOES.values())
