"""The eight symmetries of a kingdom as index maps, to multiply training data.

Symmetry *s* mirrors the board left to right if bit 2 of *s* is set, then turns it by *s* mod 4
quarter turns. The planes of all kingdoms can be mapped together; claims and discards stay as they
are.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kingdomino.envs.actions import FIRST_PLACE, ORIENTATIONS, action_count, board_side

SYMMETRIES: Final = 8

IndexMap = NDArray[np.intp]


@dataclass(frozen=True)
class SymmetryMaps:
    """The images of all cells and actions, one row per symmetry."""

    cells: IndexMap
    """By symmetry and cell: its new number."""
    actions: IndexMap
    """By symmetry and action: its new number."""
    double_actions: IndexMap
    """The same if the domino has two equal squares, and so is never reversed."""

    def map_planes(self, planes: NDArray[np.uint8], symmetry: int) -> NDArray[np.uint8]:
        """Return planes of shape (…, side, side) under a symmetry."""
        flat = planes.reshape(*planes.shape[:-2], -1)
        mapped = np.empty_like(flat)
        mapped[..., self.cells[symmetry]] = flat
        return mapped.reshape(planes.shape)

    def map_mask(
        self, mask: NDArray[np.uint8], symmetry: int, is_double: bool = False
    ) -> NDArray[np.uint8]:
        """Return a mask of actions, of shape (…, actions), under a symmetry."""
        where = (self.double_actions if is_double else self.actions)[symmetry]
        mapped = np.zeros_like(mask)
        # Of the two numbers that become one for a double, only the first is ever legal.
        kept = np.flatnonzero(~_is_reversed(mask.shape[-1])) if is_double else slice(None)
        mapped[..., where[kept]] = mask[..., kept]
        return mapped


@cache
def symmetry_maps(grid: int) -> SymmetryMaps:
    """Return the maps for kingdoms of a size.

    >>> maps = symmetry_maps(5)
    >>> maps.actions.shape
    (8, 329)
    >>> bool((maps.actions[0] == range(329)).all())
    True
    """
    cells = np.array([_map_cells(grid, symmetry) for symmetry in range(SYMMETRIES)])
    actions = np.array([_map_actions(grid, symmetry) for symmetry in range(SYMMETRIES)])
    unreversed = np.arange(action_count(grid))
    unreversed[_is_reversed(action_count(grid))] -= 1
    return SymmetryMaps(cells, actions, unreversed[actions])


def _is_reversed(actions: int) -> NDArray[np.bool_]:
    numbers = range(actions)
    return np.array([n >= FIRST_PLACE and (n - FIRST_PLACE) % 2 == 1 for n in numbers])


def _move(column: int, row: int, side: int, symmetry: int) -> tuple[int, int]:
    if symmetry >= 4:
        column = side - 1 - column
    for _ in range(symmetry % 4):
        column, row = side - 1 - row, column
    return column, row


def _map_cells(grid: int, symmetry: int) -> list[int]:
    side = board_side(grid)
    moved = (_move(column, row, side, symmetry) for row in range(side) for column in range(side))
    return [row * side + column for column, row in moved]


def _map_actions(grid: int, symmetry: int) -> list[int]:
    numbers = list(range(action_count(grid)))
    for number in range(FIRST_PLACE, action_count(grid)):
        numbers[number] = _map_place(number, grid, symmetry)
    return numbers


def _map_place(number: int, grid: int, symmetry: int) -> int:
    side = board_side(grid)
    cell, orientation = divmod(number - FIRST_PLACE, ORIENTATIONS)
    row, column = divmod(cell, side)
    high = (column + (orientation < 2), row + (orientation >= 2))
    if max(high) >= side:  # off the board: no such placement exists
        return number
    first, second = ((column, row), high) if orientation % 2 == 0 else (high, (column, row))
    (a, b), (c, d) = _move(*first, side, symmetry), _move(*second, side, symmetry)
    is_column, is_reversed = a == c, (d, c) < (b, a)
    low_column, low_row = min(a, c), min(b, d)
    return FIRST_PLACE + ORIENTATIONS * (low_row * side + low_column) + 2 * is_column + is_reversed
