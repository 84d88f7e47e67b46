"""The outline of a territory as an SVG path, in units of 100 per cell."""

from collections.abc import Iterable, Sequence
from math import hypot

from kingdomino.rules import Cell

Point = tuple[int, int]


def top_left(cell: Cell) -> Point:
    """Return the upper left corner of a cell: rows count upwards, a picture downwards.

    >>> top_left(Cell(0, 0))
    (0, -100)
    """
    return cell.column * 100, -(cell.row + 1) * 100


def outline(cells: Iterable[Cell]) -> str:
    """Return the border of some cells, as a path.

    >>> outline([Cell(0, 0)])
    'M0 -100L100 -100L100 0L0 0L0 -100Z'
    """
    edges = _edges({(cell.column, cell.row) for cell in cells})
    path = ""
    for start, ends in edges.items():
        while ends:
            corner, ring = start, [start]
            while len(ring) == 1 or (corner != start and edges[corner]):
                corner = edges[corner].pop()
                ring.append(corner)
            path += "M" + "L".join(f"{x} {y}" for x, y in ring) + "Z"
    return path


def _edges(cells: set[Point]) -> dict[Point, list[Point]]:
    """Return the edges between inside and outside, clockwise; a corner may occur twice."""
    edges: dict[Point, list[Point]] = {}
    for column, row in sorted(cells):
        x, y = column * 100, -(row + 1) * 100
        sides = (
            ((column, row + 1), (x, y), (x + 100, y)),
            ((column + 1, row), (x + 100, y), (x + 100, y + 100)),
            ((column, row - 1), (x + 100, y + 100), (x, y + 100)),
            ((column - 1, row), (x, y + 100), (x, y)),
        )
        for neighbour, start, end in sides:
            if neighbour not in cells:
                edges.setdefault(start, []).append(end)
    return edges


def centroid_cell(cells: Sequence[Cell]) -> Cell:
    """Return the cell nearest to the centroid, where a territory's points are written."""
    x = sum(cell.column for cell in cells) / len(cells)
    y = sum(cell.row for cell in cells) / len(cells)
    return min(cells, key=lambda cell: hypot(cell.column - x, cell.row - y))
