"""Cells as bits: the arithmetic behind a kingdom.

A set of cells is one integer, a bit a cell. Rows are fourteen bits apart, one more than there are
columns, so that a step to the side off one row lands in an empty column and not on the next row::

    bit   168 … 180  (181 empty)      a13 … m13
     ⋮                                 ⋮
     14 …  26  ( 27 empty)      a2 … m2
      0 …  12  ( 13 empty)      a1 … m1

A step to the right is a shift by 1, a step up a shift by 14.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from kingdomino.rules.action import Place
from kingdomino.rules.cell import CELLS, SIDE, Cell
from kingdomino.rules.domino import DOMINOES, Terrain

RIGHT: Final = 1
UP: Final = SIDE + 1
GRIDS: Final = (5, 7)
TERRAINS: Final = tuple(Terrain)


def bit(cell: Cell) -> int:
    """The mask of one cell."""
    return 1 << (cell.row * UP + cell.column)


CELL_OF: Final = {bit(cell): cell for cell in CELLS}
EVERYWHERE: Final = sum(CELL_OF)


def cells(mask: int) -> Iterator[Cell]:
    """The cells of a mask, from the lowest."""
    while mask:
        low = mask & -mask
        yield CELL_OF[low]
        mask ^= low


def beside(mask: int) -> int:
    """The cells that touch a cell of the mask from the right, the left, above or below."""
    return EVERYWHERE & (mask << RIGHT | mask >> RIGHT | mask << UP | mask >> UP)


def window(cell: Cell, grid: int) -> int:
    """The cells that can lie in one grid×grid box together with this one.

    A kingdom fits in the box when each of its cells is in the window of every other (R11), so the
    cells that are still in reach are what the windows of all its cells have in common.
    """
    columns = sum(1 << column for column in _within(cell.column, grid))
    return sum(columns << row * UP for row in _within(cell.row, grid))


def _within(position: int, grid: int) -> range:
    return range(max(0, position - grid + 1), min(SIDE, position + grid))


@dataclass(frozen=True, slots=True)
class Spot:
    """Two cells next to each other, with every mask that laying a domino there asks for."""

    first: int
    second: int
    both: int
    beside_first: int
    beside_second: int
    windows: tuple[int, ...]
    """What stays in reach, for each of `GRIDS`."""


def _spots() -> dict[tuple[Cell, Cell], Spot]:
    windows = {cell: tuple(window(cell, grid) for grid in GRIDS) for cell in CELLS}
    return {
        (first, second): Spot(
            first=bit(first),
            second=bit(second),
            both=bit(first) | bit(second),
            beside_first=beside(bit(first)),
            beside_second=beside(bit(second)),
            windows=tuple(a & b for a, b in zip(windows[first], windows[second], strict=True)),
        )
        for first in CELLS
        for second in cells(beside(bit(first)))
    }


SPOTS: Final = _spots()
"""Every pair of neighbouring cells, both ways round."""


class Lay(NamedTuple):
    """The ways a domino can lie along a step: its placements by the bit of their lower cell."""

    step: int
    first_lower: dict[int, Place]
    second_lower: dict[int, Place]
    """Empty for a double, whose mirror image is itself."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is worth knowing of a domino before it is laid."""

    first_terrain: int
    second_terrain: int
    first_crowns: int
    second_crowns: int
    lays: tuple[Lay, ...]


@cache
def plan(number: int) -> Plan:
    """The plan of a domino; made when it is first asked for, and kept."""
    domino = DOMINOES[number]
    return Plan(
        first_terrain=TERRAINS.index(domino.first.terrain),
        second_terrain=TERRAINS.index(domino.second.terrain),
        first_crowns=domino.first.crowns,
        second_crowns=domino.second.crowns,
        lays=tuple(
            Lay(
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
    for low, lower in CELL_OF.items():
        if (higher := CELL_OF.get(low << step)) is not None:
            yield low, lower, higher
