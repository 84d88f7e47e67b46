"""The search for dominoes: a matching with a limit for each kind of domino."""

from collections.abc import Iterable, Sequence
from typing import Final

from tests.tiling.reference.graph import KINDS, Edge, Graph

_BITS: Final = 3
"""The bits of the number of dominoes left of a kind; there are at most four."""
_FULL: Final = sum(len(numbers) << _BITS * kind for kind, numbers in enumerate(KINDS))
_LEFT: Final = (1 << _BITS) - 1

_Option = tuple[int, int, Edge]
"""The bits of the two vertices, the shift of the kind in the numbers left, and the edge."""


class CoverSearch:
    """Depth-first search for edges that cover vertices, each vertex and domino at most once.

    It decides the vertex with the fewest edges left, so that forced edges come first and a vertex
    without one ends the branch. States that have failed are remembered: dominoes side by side can
    often lie both ways and lead to the same state.
    """

    def __init__(self, graph: Graph, required: Iterable[int], *, is_linked: bool = False) -> None:
        """Prepare to cover the required vertices; with `is_linked` in a legal order as well."""
        self._graph = graph
        self._is_linked = is_linked
        self._required = sum(1 << vertex for vertex in required)
        self._options: dict[int, list[_Option]] = {1 << v: [] for v in range(len(graph.places))}
        for edge in graph.edges:
            option = (1 << edge.first | 1 << edge.second, _BITS * edge.kind, edge)
            self._options[1 << edge.first].append(option)
            self._options[1 << edge.second].append(option)
        self.decided: set[int] = set()
        """The vertices at which the search had to choose. If it failed, these can't be covered."""
        self.steps = 0
        """The states that the search has been in."""
        self._failed: set[tuple[int, int, tuple[int, ...]]] = set()

    def run(self) -> list[Edge] | None:
        """Return the edges; `None` if there are none."""
        free = (1 << len(self._graph.places)) - 1
        chosen: list[Edge] = []
        return chosen if self._cover(free, _FULL, chosen) else None

    def _cover(self, free: int, left: int, chosen: list[Edge]) -> bool:
        self.steps += 1
        if not free & self._required:
            return not self._is_linked or not unlinked(self._graph, chosen)
        state = (free, left, self._links(chosen))
        if state in self._failed or (self._is_linked and not self._can_link(free, left, chosen)):
            return False
        for both, shift, edge in self._tightest(free, left):
            chosen.append(edge)
            if self._cover(free ^ both, left - (1 << shift), chosen):
                return True
            chosen.pop()
        self._failed.add(state)
        return False

    def _tightest(self, free: int, left: int) -> list[_Option]:
        """Return the edges left at the required vertex with the fewest of them."""
        best: list[_Option] = []
        fewest, vertex = 5, 0
        open_vertices = free & self._required
        while open_vertices:
            low = open_vertices & -open_vertices
            open_vertices ^= low
            options = [
                option
                for option in self._options[low]
                if option[0] & free == option[0] and left >> option[1] & _LEFT
            ]
            if len(options) < fewest:
                best, fewest, vertex = options, len(options), low
                if fewest < 2:
                    break
        self.decided.add(vertex.bit_length() - 1)
        return best

    def _links(self, chosen: list[Edge]) -> tuple[int, ...]:
        return _components(self._graph, chosen) if self._is_linked else ()

    def _can_link(self, free: int, left: int, chosen: list[Edge]) -> bool:
        """Return whether all edges left together would reach every vertex."""
        possible = [
            edge
            for first, options in self._options.items()
            if first & free
            for both, shift, edge in options
            if both & -both == first and both & free == both and left >> shift & _LEFT
        ]
        return not unlinked(self._graph, [*chosen, *possible])


def unlinked(graph: Graph, edges: Sequence[Edge]) -> tuple[int, ...]:
    """Return the vertices that no legal order of these dominoes can reach.

    A domino has to touch the castle or its own terrain (R10). All dominoes of a territory are
    reached once one of them is; a domino of two terrains links two territories. So what can be
    reached is what links and castles connect.
    """
    components = _components(graph, edges)
    territories = graph.territories
    reached = {components[territory] for territory in graph.at_castle}
    return tuple(
        v for v, territory in enumerate(territories) if components[territory] not in reached
    )


def _components(graph: Graph, edges: Sequence[Edge]) -> tuple[int, ...]:
    """Return, for each vertex that names a territory, the lowest one that is linked with it."""
    labels = list(graph.territories)
    for first, second, _ in edges:
        low, high = labels[first], labels[second]
        if low != high:
            low, high = min(low, high), max(low, high)
            labels = [low if label == high else label for label in labels]
    return tuple(labels)
