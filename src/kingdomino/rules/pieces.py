"""The pieces of the game: cells, colours, terrains, squares and the 48 dominoes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from operator import index
from types import MappingProxyType
from typing import NamedTuple, SupportsIndex

from kingdomino.rules.errors import IllegalActionError, Reason
from kingdomino.rules.hooks import draw_svg


class _ColumnAndRow(NamedTuple):
    column: int
    row: int


class Cell(_ColumnAndRow):
    """A cell of the board, by column and row from 0; written `a1` to `m13`.

    Row 1 is at the bottom. The castle stands in the middle, on `g7`, so that a 7×7 kingdom has room
    to grow in any direction. Raises `ValueError` for a cell that no kingdom can reach.

    >>> str(Cell(7, 7)), str(CASTLE)
    ('h8', 'g7')
    """

    __slots__ = ()

    def __new__(cls, column: int, row: int) -> "Cell":
        """Return the cell of a column and a row."""
        if not (0 <= column < SIDE and 0 <= row < SIDE):
            raise ValueError(f"columns and rows are 0 to {SIDE - 1}, not {column} and {row}")
        return super().__new__(cls, column, row)

    def __str__(self) -> str:
        return _CELL_TEXTS[self]


SIDE = 13
"""Columns, and rows, that a kingdom can ever reach: six each way from the castle (R11, 7×7)."""

COLUMN_LETTERS = "abcdefghijklm"

CASTLE = Cell(6, 6)
"""The cell of every castle, in 5×5 and in 7×7."""

CELLS = tuple(Cell(column, row) for row in range(SIDE) for column in range(SIDE))
"""Every cell, row by row from `a1`."""

_CELL_TEXTS = {cell: f"{COLUMN_LETTERS[cell.column]}{cell.row + 1}" for cell in CELLS}


class Colour(StrEnum):
    """The colour of a castle and its kings; seats 0, 1, 2 and 3 have them in this order.

    >>> Colour.of_seat(2)
    <Colour.GREEN: 'green'>
    """

    PINK = "pink"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"

    @classmethod
    def of_seat(cls, seat: int) -> "Colour":
        """Return the colour of a seat."""
        return _COLOURS[seat]

    @property
    def seat(self) -> int:
        """The seat that has this colour."""
        return _COLOURS.index(self)


_COLOURS = tuple(Colour)


class Terrain(StrEnum):
    """The landscape of a square."""

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    GRASSLAND = "grassland"
    SWAMP = "swamp"
    MINE = "mine"


@dataclass(frozen=True, slots=True)
class Square:
    """One half of a domino: a terrain and 0 to 3 crowns.

    >>> str(Square(Terrain.MINE, 3))
    'mine+++'
    """

    terrain: Terrain
    crowns: int = 0

    def __str__(self) -> str:
        return self.terrain + "+" * self.crowns


@dataclass(frozen=True, slots=True)
class Domino:
    """Two squares, and a number on the back.

    Everywhere else a domino is identified by its number; `DOMINOES` maps numbers to dominoes.

    >>> DOMINOES[48].second
    Square(terrain=<Terrain.MINE: 'mine'>, crowns=3)
    >>> print(DOMINOES[48])
    48 wheat mine+++
    """

    number: int
    """1 to 48. Higher numbers are worth more, and their kings act later (R6)."""
    first: Square
    """The left square as the domino is printed."""
    second: Square
    """The right square as the domino is printed."""

    @property
    def is_double(self) -> bool:
        """Whether both squares are equal, so that it looks the same rotated by 180°."""
        return self.first == self.second

    @property
    def crowns(self) -> int:
        """The crowns on both squares."""
        return self.first.crowns + self.second.crowns

    def __str__(self) -> str:
        return f"{self.number} {self.first} {self.second}"

    def _repr_svg_(self) -> str:
        return draw_svg(self)


_TABLE = """
 1 wheat wheat           2 wheat wheat           3 forest forest         4 forest forest
 5 forest forest         6 forest forest         7 lake lake             8 lake lake
 9 lake lake            10 grassland grassland  11 grassland grassland  12 swamp swamp
13 wheat forest         14 wheat lake           15 wheat grassland      16 wheat swamp
17 forest lake          18 forest grassland     19 wheat+ forest        20 wheat+ lake
21 wheat+ grassland     22 wheat+ swamp         23 wheat+ mine          24 forest+ wheat
25 forest+ wheat        26 forest+ wheat        27 forest+ wheat        28 forest+ lake
29 forest+ grassland    30 lake+ wheat          31 lake+ wheat          32 lake+ forest
33 lake+ forest         34 lake+ forest         35 lake+ forest         36 wheat grassland+
37 lake grassland+      38 wheat swamp+         39 grassland swamp+     40 mine+ wheat
41 wheat grassland++    42 lake grassland++     43 wheat swamp++        44 grassland swamp++
45 mine++ wheat         46 swamp mine++         47 swamp mine++         48 wheat mine+++
"""


def _parse_square(text: str) -> Square:
    return Square(Terrain(text.rstrip("+")), text.count("+"))


def _parse_dominoes(table: str) -> Mapping[int, Domino]:
    words = table.split()
    rows = zip(words[::3], words[1::3], words[2::3], strict=True)
    dominoes = (
        Domino(int(number), _parse_square(first), _parse_square(second))
        for number, first, second in rows
    )
    return MappingProxyType({domino.number: domino for domino in dominoes})


DOMINOES: Mapping[int, Domino] = _parse_dominoes(_TABLE)
"""The 48 dominoes by number."""


def domino_number(domino: Domino | SupportsIndex) -> int:
    """Return the number of a domino, given the domino or any integer, also of NumPy.

    Raises `IllegalActionError` for a number that no domino has, and `TypeError` for other values.
    """
    if isinstance(domino, Domino):
        return domino.number
    number = index(domino)
    if number not in DOMINOES:
        raise IllegalActionError(Reason.NO_SUCH_DOMINO, domino=number)
    return number
