"""Sets of cells as integers: the arithmetic of kingdoms.

A set of cells is one integer, one bit for each cell. Rows are fourteen bits apart, one more than
there are columns, so that a step off the side of a row ends in an empty column and not in the next
row::

    bit   168 … 180  (181 empty)      a13 … m13
     ⋮                                 ⋮
     14 …  26  ( 27 empty)      a2 … m2
      0 …  12  ( 13 empty)      a1 … m1

A step to the right is a shift by 1, a step up a shift by 14.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from kingdomino.rules.actions import Place
from kingdomino.rules.pieces import CELLS, DOMINOES, SIDE, Cell, Terrain
from kingdomino.rules.ruleset import GRIDS

RIGHT: Final = 1
UP: Final = SIDE + 1
TERRAINS: Final = tuple(Terrain)


def bit(cell: Cell) -> int:
    """Return the mask of one cell."""
    return 1 << (cell.row * UP + cell.column)


CELL_OF_BIT: Final = {bit(cell): cell for cell in CELLS}
BOARD_MASK: Final = sum(CELL_OF_BIT)


def cells(mask: int) -> Iterator[Cell]:
    """Iterate over the cells of a mask, lowest bit first."""
    while mask:
        low = mask & -mask
        yield CELL_OF_BIT[low]
        mask ^= low


def neighbours(mask: int) -> int:
    """Return the cells that are right, left, above or below a cell of the mask."""
    return BOARD_MASK & (mask << RIGHT | mask >> RIGHT | mask << UP | mask >> UP)


def window(cell: Cell, grid: int) -> int:
    """Return the cells that can be in one grid×grid box together with a cell.

    A kingdom fits in the box if each of its cells is in the window of every other (R11). So the
    cells still in reach are the intersection of the windows of all its cells.
    """
    columns = sum(1 << column for column in _within(cell.column, grid))
    return sum(columns << row * UP for row in _within(cell.row, grid))


def _within(position: int, grid: int) -> range:
    return range(max(0, position - grid + 1), min(SIDE, position + grid))


@dataclass(frozen=True, slots=True)
class CellPair:
    """Two adjacent cells, with the masks that placing a domino there needs."""

    first: int
    second: int
    both: int
    first_neighbours: int
    second_neighbours: int
    windows: Mapping[int, int]
    """The cells that stay in reach, for each of `GRIDS`."""


def _cell_pairs() -> dict[tuple[Cell, Cell], CellPair]:
    windows = {cell: {grid: window(cell, grid) for grid in GRIDS} for cell in CELLS}
    return {
        (first, second): CellPair(
            first=bit(first),
            second=bit(second),
            both=bit(first) | bit(second),
            first_neighbours=neighbours(bit(first)),
            second_neighbours=neighbours(bit(second)),
            windows={grid: windows[first][grid] & windows[second][grid] for grid in GRIDS},
        )
        for first in CELLS
        for second in cells(neighbours(bit(first)))
    }


CELL_PAIRS: Final = _cell_pairs()
"""Every ordered pair of adjacent cells."""


class Orientation(NamedTuple):
    """The placements of a domino along one axis, by the bit of their lower cell."""

    step: int
    """The shift from the lower cell to the higher one."""
    first_lower: dict[int, Place]
    """The placements whose first square is on the lower cell."""
    second_lower: dict[int, Place]
    """The mirrored placements; empty for a double, which is its own mirror image."""


@dataclass(frozen=True, slots=True)
class DominoGeometry:
    """The masks and placements of a domino, computed once."""

    first_terrain: int
    """The index of the terrain in `TERRAINS`."""
    second_terrain: int
    first_crowns: int
    second_crowns: int
    orientations: tuple[Orientation, ...]


@cache
def domino_geometry(number: int) -> DominoGeometry:
    """Return the geometry of a domino."""
    domino = DOMINOES[number]
    return DominoGeometry(
        first_terrain=TERRAINS.index(domino.first.terrain),
        second_terrain=TERRAINS.index(domino.second.terrain),
        first_crowns=domino.first.crowns,
        second_crowns=domino.second.crowns,
        orientations=tuple(
            Orientation(
                step,
                {low: Place(number, lower, higher) for low, lower, higher in _pairs(step)},
                {low: Place(number, higher, lower) for low, lower, higher in _pairs(step)}
                if not domino.is_double
                else {},
            )
            for step in (RIGHT, UP)
        ),
    )


def _pairs(step: int) -> Iterator[tuple[int, Cell, Cell]]:
    for low, lower in CELL_OF_BIT.items():
        if (higher := CELL_OF_BIT.get(low << step)) is not None:
            yield low, lower, higher
