"""A place in a kingdom."""

from typing import NamedTuple


class Cell(NamedTuple):
    """A column and a row, both from 0; written as a letter and a number, from `a1` to `m13`.

    Row 1 is at the bottom. The castle stands in the middle, on `g7`, so that a 7×7 kingdom finds
    room however it grows.

    >>> str(Cell(7, 7)), str(CASTLE)
    ('h8', 'g7')
    """

    column: int
    row: int

    def __str__(self) -> str:
        if not self.is_on_board:
            return f"({self.column}, {self.row})"
        return f"{COLUMN_LETTERS[self.column]}{self.row + 1}"

    @property
    def is_on_board(self) -> bool:
        """Whether any kingdom could ever reach this cell."""
        return 0 <= self.column < SIDE and 0 <= self.row < SIDE


SIDE = 13
"""Columns, and rows, that a kingdom can ever reach: six each way from the castle (R11, 7×7)."""

COLUMN_LETTERS = "abcdefghijklm"

CASTLE = Cell(6, 6)
"""Where every castle stands, in 5×5 and in 7×7."""

CELLS = tuple(Cell(column, row) for row in range(SIDE) for column in range(SIDE))
"""Every cell, row by row from `a1`."""
