"""The pieces: terrains, squares and the 48 dominoes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


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
    """Half a domino.

    >>> str(Square(Terrain.MINE, 3))
    'mine+++'
    """

    terrain: Terrain
    """What grows, lies or is dug there."""
    crowns: int = 0
    """From none to three."""

    def __str__(self) -> str:
        return self.terrain + "+" * self.crowns


@dataclass(frozen=True, slots=True)
class Domino:
    """Two squares and a number on the back.

    Elsewhere a domino is known by its number; `DOMINOES` tells what is on it.

    >>> DOMINOES[48].second
    Square(terrain=<Terrain.MINE: 'mine'>, crowns=3)
    >>> print(DOMINOES[48])
    48 wheat mine+++
    """

    number: int
    """From 1 to 48; the higher, the more it is worth, and the later its king acts (R6)."""
    first: Square
    """The left square, as the domino is printed."""
    second: Square
    """The right square, as the domino is printed."""

    @property
    def is_double(self) -> bool:
        """Whether both squares are the same, so that it looks the same turned around."""
        return self.first == self.second

    @property
    def crowns(self) -> int:
        """The crowns on both squares."""
        return self.first.crowns + self.second.crowns

    def __str__(self) -> str:
        return f"{self.number} {self.first} {self.second}"


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


def _square(word: str) -> Square:
    return Square(Terrain(word.rstrip("+")), word.count("+"))


def _read(table: str) -> Mapping[int, Domino]:
    words = table.split()
    rows = zip(words[::3], words[1::3], words[2::3], strict=True)
    return MappingProxyType(
        {int(number): Domino(int(number), _square(a), _square(b)) for number, a, b in rows}
    )


DOMINOES: Mapping[int, Domino] = _read(_TABLE)
"""The 48 dominoes by number."""
