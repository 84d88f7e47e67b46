"""The part of the plane that the picture of a kingdom shows."""

from typing import NamedTuple

from kingdomino.rules import Kingdom

_DOMINO_LENGTH = 2
"""A domino reaches at most so far beyond the land."""


class Rectangle(NamedTuple):
    """A rectangle of cells; its upper left corner is at `left`, `top`, in cells of the picture.

    The row of a cell counts upwards, `top` downwards: row 0 lies between -1 and 0.
    """

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height


class Window(NamedTuple):
    """The visible part of a kingdom: a square."""

    view: Rectangle
    """A square; its edges may cut through cells that are out of reach."""
    buildable: Rectangle
    """The cells of the view where the kingdom may grow."""
    is_width_open: bool = False
    """Whether more land may lie beyond the left and right edge."""
    is_height_open: bool = False
    """Whether more land may lie beyond the upper and lower edge."""


def full_window(kingdom: Kingdom) -> Window:
    """Return a closed square of full size around the squares of a kingdom."""
    extent, grid = kingdom.extent, kingdom.grid
    left = extent.left - (grid - extent.columns) // 2
    top = -(extent.top + 1) - (grid - extent.rows) // 2
    box = Rectangle(left, top, grid, grid)
    return Window(box, box)


def reach_window(kingdom: Kingdom) -> Window:
    """Return the squares of a kingdom and every cell that one domino can reach (R11)."""
    extent, grid = kingdom.extent, kingdom.grid
    side = max(_reachable(extent.columns, grid), _reachable(extent.rows, grid))
    left, x = _axis(extent.left, extent.columns, side, grid)
    top, y = _axis(-(extent.top + 1), extent.rows, side, grid)
    return Window(
        view=Rectangle(left, top, side, side),
        buildable=Rectangle(x.start, y.start, x.length, y.length),
        is_width_open=x.is_open,
        is_height_open=y.is_open,
    )


class _Axis(NamedTuple):
    start: float
    length: int
    is_open: bool


def _margin(length: int, grid: int) -> int:
    return min(_DOMINO_LENGTH, grid - length)


def _reachable(length: int, grid: int) -> int:
    return length + 2 * _margin(length, grid)


def _axis(start: int, length: int, side: int, grid: int) -> tuple[float, _Axis]:
    """Return where the view starts on one axis, and the part of it that can be built on."""
    is_open = grid - length > _DOMINO_LENGTH
    spare = (side - _reachable(length, grid)) / 2
    first = start - _margin(length, grid)
    view_start = first - (spare // 1 if is_open else spare)
    if is_open:
        return view_start, _Axis(view_start, side, True)
    return view_start, _Axis(first, _reachable(length, grid), False)
