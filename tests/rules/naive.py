"""The rules of placing and scoring once more: slow, plain, and without a look at the library's.

A kingdom is a dictionary of what lies where. The castle is not in it.
"""

from collections.abc import Iterable, Iterator
from itertools import product

from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    Cell,
    Claim,
    Discard,
    Game,
    Kingdom,
    Line,
    Place,
    Reason,
    Square,
)

Land = dict[Cell, Square]
Fault = tuple[Reason, dict[str, object]]

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def land_of(placed: Iterable[Place]) -> Land:
    """What lies where after these placements."""
    land: Land = {}
    for place in placed:
        land[place.first] = DOMINOES[place.domino].first
        land[place.second] = DOMINOES[place.domino].second
    return land


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells around a cell."""
    steps = [(cell.column + x, cell.row + y) for x, y in STEPS]
    return [Cell(column, row) for column, row in steps if {column, row} <= set(range(13))]


def has_room(cells: Iterable[Cell], grid: int) -> bool:
    """Whether these cells and the castle fit in one box (R11)."""
    columns = [CASTLE.column, *(cell.column for cell in cells)]
    rows = [CASTLE.row, *(cell.row for cell in cells)]
    return max(columns) - min(columns) < grid and max(rows) - min(rows) < grid


def has_match(land: Land, cell: Cell, square: Square) -> bool:
    """Whether a square would touch the castle or its own terrain (R10)."""
    return any(
        other == CASTLE or (other in land and land[other].terrain == square.terrain)
        for other in neighbours(cell)
    )


def placement_faults(land: Land, grid: int, place: Place) -> list[Fault]:
    """Everything that is wrong with a placement; nothing if it is legal (R10, R11)."""
    faults: list[Fault] = []
    for cell in (place.first, place.second):
        if cell == CASTLE or cell in land:
            faults.append((Reason.OCCUPIED, {"cell": str(cell)}))
        elif not has_room([*land, cell], grid):
            faults.append((Reason.OUT_OF_GRID, {"cell": str(cell), "grid": grid}))
    if place.second not in neighbours(place.first):
        pair = {"first": str(place.first), "second": str(place.second)}
        faults.append((Reason.NOT_ADJACENT, dict(pair)))
    domino = DOMINOES[place.domino]
    halves = ((place.first, domino.first), (place.second, domino.second))
    if not any(has_match(land, cell, square) for cell, square in halves):
        faults.append((Reason.NO_MATCHING_NEIGHBOUR, {"domino": place.domino}))
    return faults


def all_placements(number: int) -> Iterator[Place]:
    """A domino on every cell, turned every way."""
    for column, row in product(range(13), repeat=2):
        for x, y in STEPS:
            if 0 <= column + x < 13 and 0 <= row + y < 13:
                yield Place(number, Cell(column, row), Cell(column + x, row + y))


def legal_placements(land: Land, grid: int, number: int) -> set[Place]:
    """Every legal placement of a domino."""
    # Only what touches the kingdom can match something.
    rim = {near for cell in (CASTLE, *land) for near in neighbours(cell)}
    pairs = {pair for a in rim for b in neighbours(a) for pair in ((a, b), (b, a))}
    candidates = {Place(number, first, second) for first, second in pairs}
    return {place for place in candidates if not placement_faults(land, grid, place)}


def reach(land: Land, grid: int) -> set[Cell]:
    """The free cells that one more square could take without breaking R11."""
    board = {Cell(column, row) for column in range(13) for row in range(13)}
    free = board - {CASTLE} - land.keys()
    return {cell for cell in free if has_room([*land, cell], grid)}


def territories(land: Land) -> list[tuple[frozenset[Cell], int]]:
    """The cells and the crowns of every territory (R13)."""
    found = []
    left = set(land)

    def flood(cell: Cell) -> Iterator[Cell]:
        left.remove(cell)
        yield cell
        for near in neighbours(cell):
            if near in left and land[near].terrain == land[cell].terrain:
                yield from flood(near)

    while left:
        cells = frozenset(flood(min(left)))
        found.append((cells, sum(land[cell].crowns for cell in cells)))
    return found


def points(land: Land) -> int:
    """Squares × crowns, territory by territory (R13)."""
    return sum(len(cells) * crowns for cells, crowns in territories(land))


def faults(game: Game, action: Claim | Place | Discard) -> list[Fault]:
    """Everything that is wrong with an action; nothing if it is legal."""
    table = game.public
    if table.actor is None:
        return [(Reason.GAME_OVER, {})]
    expected = None
    if table.current_line is not None and not table.has_placed:
        expected = table.current_line.dominoes[table.turn]
    if isinstance(action, Claim):
        placing_is_due: Fault = (Reason.PLACE_FIRST, {"domino": expected})
        return [placing_is_due] if expected else _claim_faults(table.next_line, action)
    if expected is None:
        return [(Reason.CLAIM_FIRST, {})]
    if action.domino != expected:
        return [(Reason.NOT_YOUR_DOMINO, {"domino": action.domino, "expected": expected})]
    return _building_faults(table.kingdoms[table.actor], action)


def _claim_faults(line: Line | None, action: Claim) -> list[Fault]:
    assert line is not None
    offer = dict(zip(line.dominoes, line.kings, strict=True))
    if action.domino not in offer:
        return [(Reason.NOT_IN_LINE, {"domino": action.domino})]
    if offer[action.domino] is not None:
        return [(Reason.ALREADY_CLAIMED, {"domino": action.domino})]
    return []


def _building_faults(kingdom: Kingdom, action: Place | Discard) -> list[Fault]:
    land = land_of(kingdom.placed)
    if isinstance(action, Place):
        return placement_faults(land, kingdom.grid, action)
    if legal_placements(land, kingdom.grid, action.domino):
        return [(Reason.MUST_PLACE, {"domino": action.domino})]
    return []
