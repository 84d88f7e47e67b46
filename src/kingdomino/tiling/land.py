"""Lands: kingdoms of which only the squares are known."""

from collections.abc import Mapping
from dataclasses import dataclass

from kingdomino.rules import CASTLE, Cell, Kingdom, Ruleset, Score, Square
from kingdomino.rules.kingdom import score_squares
from kingdomino.rules.ruleset import GRIDS


@dataclass(frozen=True)
class Land:
    """The squares around a castle, which is on `g7` as in every kingdom.

    Raises `ValueError` if the grid is none of the game's, a square is on the castle, or the squares
    and the castle don't fit in the grid (R11).

    >>> land = Land.of(Kingdom.empty().place("48:g8h8"))
    >>> land.score(Ruleset.preset("classic")).points
    3
    """

    squares: Mapping[Cell, Square]
    """The square on each cell."""
    grid: int = 5
    """The side of the box that it has to fit in."""

    def __post_init__(self) -> None:
        if self.grid not in GRIDS:
            raise ValueError(f"a kingdom is {' or '.join(map(str, GRIDS))} wide, not {self.grid}")
        if CASTLE in self.squares:
            raise ValueError(f"the castle is on {CASTLE}")
        for positions in zip(CASTLE, *self.squares, strict=True):
            if max(positions) - min(positions) >= self.grid:
                raise ValueError(f"the squares don't fit in {self.grid}×{self.grid}")

    @classmethod
    def of(cls, kingdom: Kingdom) -> "Land":
        """Return the squares of a kingdom."""
        return cls(kingdom.squares, kingdom.grid)

    def score(self, ruleset: Ruleset) -> Score:
        """Return the territories and bonuses under a ruleset (R13, R15)."""
        return score_squares(self.squares, self.grid, ruleset)
