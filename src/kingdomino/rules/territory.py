"""Land of one terrain that hangs together."""

from dataclasses import dataclass

from kingdomino.rules.cell import Cell
from kingdomino.rules.domino import Terrain


@dataclass(frozen=True, slots=True)
class Territory:
    """A largest set of connected squares of one terrain (R13).

    >>> print(Territory(Terrain.LAKE, (Cell(5, 5), Cell(6, 5)), crowns=1))
    lake 2 × 1 = 2
    """

    terrain: Terrain
    cells: tuple[Cell, ...]
    """Where its squares lie, row by row from below."""
    crowns: int
    """The crowns on all its squares."""

    @property
    def squares(self) -> int:
        """How large it is."""
        return len(self.cells)

    @property
    def points(self) -> int:
        """Squares × crowns; without a crown, nothing."""
        return self.squares * self.crowns

    def __str__(self) -> str:
        return f"{self.terrain} {self.squares} × {self.crowns} = {self.points}"
