"""Lands as a graph: vertices are squares, edges are places where a domino could lie."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from kingdomino.rules import CASTLE, DOMINOES, Square
from kingdomino.tiling import Land, LandSquare


class Edge(NamedTuple):
    """Two adjacent squares that one kind of domino covers."""

    first: int
    second: int
    kind: int


def _kinds() -> dict[frozenset[Square], list[int]]:
    kinds: dict[frozenset[Square], list[int]] = defaultdict(list)
    for domino in DOMINOES.values():
        kinds[frozenset((domino.first, domino.second))].append(domino.number)
    return dict(kinds)


_NUMBERS_BY_SQUARES: Final = _kinds()
KINDS: Final = tuple(tuple(numbers) for numbers in _NUMBERS_BY_SQUARES.values())
"""The dominoes of each kind: those with equal squares are interchangeable."""
_KIND_OF: Final = {squares: kind for kind, squares in enumerate(_NUMBERS_BY_SQUARES)}


@dataclass(frozen=True)
class Graph:
    """The squares of all lands, and where dominoes could lie.

    Two adjacent squares belong to one kind of domino or to none. So dominoes for the lands are a
    perfect matching of this graph that uses each kind at most as often as it exists.
    """

    lands: Sequence[Land]
    places: tuple[LandSquare, ...] = field(init=False)
    """The place of each vertex."""

    def __post_init__(self) -> None:
        # Sorted, so that a result doesn't depend on the order in which squares were drawn.
        places = [LandSquare(n, cell) for n, land in enumerate(self.lands) for cell in land.squares]
        object.__setattr__(self, "places", tuple(sorted(places)))

    def square(self, vertex: int) -> Square:
        """Return the square of a vertex."""
        place = self.places[vertex]
        return self.lands[place.land].squares[place.cell]

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """All edges."""
        edges = []
        for first, second in self._adjacent:
            kind = _KIND_OF.get(frozenset((self.square(first), self.square(second))))
            if kind is not None:
                edges.append(Edge(first, second, kind))
        return tuple(edges)

    @cached_property
    def territories(self) -> tuple[int, ...]:
        """The territory of each vertex, as the lowest of its vertices."""
        roots = list(range(len(self.places)))

        def root(vertex: int) -> int:
            while roots[vertex] != vertex:
                vertex = roots[vertex]
            return vertex

        for first, second in self._adjacent:
            if self.square(first).terrain is self.square(second).terrain:
                low, high = sorted((root(first), root(second)))
                roots[high] = low
        return tuple(map(root, roots))

    @cached_property
    def at_castle(self) -> frozenset[int]:
        """The territories that touch a castle."""
        return frozenset(
            self.territories[vertex]
            for vertex, (_, cell) in enumerate(self.places)
            if abs(cell.column - CASTLE.column) + abs(cell.row - CASTLE.row) == 1
        )

    @cached_property
    def _adjacent(self) -> tuple[tuple[int, int], ...]:
        vertices: dict[tuple[int, tuple[int, int]], int] = {
            place: vertex for vertex, place in enumerate(self.places)
        }
        pairs = []
        for vertex, place in enumerate(self.places):
            for column, row in ((1, 0), (0, 1)):
                next_to = (place.cell.column + column, place.cell.row + row)
                other = vertices.get((place.land, next_to))
                if other is not None:
                    pairs.append((vertex, other))
        return tuple(pairs)
