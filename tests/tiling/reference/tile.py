"""Find the dominoes of lands, or the place of a conflict."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from kingdomino.rules import DOMINOES, Kingdom, Place, Square
from kingdomino.tiling import Conflict, ConflictReason, Land
from tests.tiling.reference.graph import KINDS, Edge, Graph
from tests.tiling.reference.matching import CoverSearch, unlinked


def _numbers_by_square() -> dict[Square, list[int]]:
    numbers: dict[Square, list[int]] = defaultdict(list)
    for domino in DOMINOES.values():
        numbers[domino.first].append(domino.number)
        numbers[domino.second].append(domino.number)
    return dict(numbers)


_NUMBERS: Final = _numbers_by_square()
"""The dominoes with such a square; a domino with two of them twice."""

_MAX_STEPS: Final = 3000
"""The steps spent on making a conflict smaller: about 20 milliseconds."""


def tile(lands: Sequence[Land]) -> tuple[Kingdom, ...] | Conflict:
    """Return kingdoms with the squares of these lands, or the conflict that prevents them.

    Each of the 48 dominoes is used at most once in all lands together, and the dominoes of each
    kingdom are in an order in which the rules let them be placed (R10).

    >>> game_over = Kingdom.empty().place("48:g8h8").place("1:g9g10")
    >>> [kingdom] = tile([Land.of(game_over)])
    >>> sorted(place.domino for place in kingdom.placed)
    [1, 48]
    >>> tile([Land.of(game_over), Land.of(game_over)]).dominoes
    (48,)
    """
    graph = Graph(lands)
    if (conflict := _count_conflict(graph)) is not None:
        return conflict
    vertices = range(len(graph.places))
    search = CoverSearch(graph, vertices)
    edges = search.run()
    if edges is None:
        return _cover_conflict(graph, search.decided)
    if cut_off := unlinked(graph, edges):
        # `edges` stay the answer to where: every other choice leaves something unreachable too.
        linked = CoverSearch(graph, vertices, is_linked=True).run()
        if linked is None:
            return _unreachable(graph, cut_off)
        edges = linked
    return _kingdoms(graph, edges)


def _count_conflict(graph: Graph) -> Conflict | None:
    """Return a conflict about squares of which there are too many, or none at all."""
    by_square: dict[Square, list[int]] = defaultdict(list)
    for vertex in range(len(graph.places)):
        by_square[graph.square(vertex)].append(vertex)
    for square, vertices in by_square.items():
        if square not in _NUMBERS:
            return _conflict(graph, ConflictReason.NO_SUCH_SQUARE, vertices[:1], ())
    for square, vertices in by_square.items():
        numbers = _NUMBERS[square]
        if len(vertices) > len(numbers):
            return _conflict(graph, ConflictReason.TOO_MANY, vertices, numbers)
    return None


def _cover_conflict(graph: Graph, suspects: Iterable[int]) -> Conflict:
    """Return a smallest set of squares that can't be covered; the suspects are a large one."""
    edges: dict[int, list[Edge]] = {vertex: [] for vertex in range(len(graph.places))}
    for edge in graph.edges:
        edges[edge.first].append(edge)
        edges[edge.second].append(edge)
    alone = [vertex for vertex, found in edges.items() if not found]
    if alone:
        rarest = min(alone, key=lambda vertex: len(_NUMBERS[graph.square(vertex)]))
        numbers = _NUMBERS[graph.square(rarest)]
        return _conflict(graph, ConflictReason.NO_PARTNER, [rarest], numbers)
    pairs = combinations(edges, 2)
    pair = next((p for p in pairs if not _both_covered(edges[p[0]], edges[p[1]])), None)
    vertices = pair or _irreducible(graph, suspects)
    kinds = {edge.kind for vertex in vertices for edge in edges[vertex]}
    numbers = [number for kind in kinds for number in KINDS[kind]]
    return _conflict(graph, ConflictReason.NOT_ENOUGH, vertices, numbers)


def _both_covered(first: list[Edge], second: list[Edge]) -> bool:
    """Return whether two vertices can be covered at once, given the edges of each."""
    return any(
        one == other
        or (
            not {one.first, one.second} & {other.first, other.second}
            and (one.kind != other.kind or len(KINDS[one.kind]) > 1)
        )
        for one in first
        for other in second
    )


def _irreducible(graph: Graph, vertices: Iterable[int]) -> list[int]:
    """Return some of the vertices that can't be covered, without any of which the rest can be.

    The vertices that a failed search decided can't be covered either, so each failure leaves only
    those. After `_MAX_STEPS` it stays as it is.
    """
    needed: list[int] = []
    candidates = sorted(vertices)
    steps = 0
    while candidates and steps < _MAX_STEPS:
        without = candidates.pop()
        search = CoverSearch(graph, [*needed, *candidates])
        is_covered = search.run() is not None
        steps += search.steps
        if is_covered:
            needed.append(without)
        else:
            candidates = [vertex for vertex in candidates if vertex in search.decided]
    return needed + candidates


def _unreachable(graph: Graph, cut_off: Sequence[int]) -> Conflict:
    """Return the smallest territory among those that can't be reached."""
    sizes = Counter(graph.territories[vertex] for vertex in cut_off)
    smallest = min(sizes, key=lambda territory: (sizes[territory], territory))
    vertices = [v for v in cut_off if graph.territories[v] == smallest]
    return _conflict(graph, ConflictReason.UNREACHABLE, vertices, ())


def _conflict(
    graph: Graph, reason: ConflictReason, vertices: Iterable[int], numbers: Iterable[int]
) -> Conflict:
    places = tuple(sorted(graph.places[vertex] for vertex in vertices))
    return Conflict(reason, places, tuple(sorted(set(numbers))))


def _kingdoms(graph: Graph, edges: Sequence[Edge]) -> tuple[Kingdom, ...]:
    """Place the dominoes of these edges, each as soon as it is legal."""
    unused = {kind: list(numbers) for kind, numbers in enumerate(KINDS)}
    waiting: list[list[Place]] = [[] for _ in graph.lands]
    for edge in edges:
        first, second = graph.places[edge.first], graph.places[edge.second]
        domino = DOMINOES[unused[edge.kind].pop(0)]
        cells = (first.cell, second.cell)
        if graph.square(edge.first) != domino.first:
            cells = (second.cell, first.cell)
        waiting[first.land].append(Place(domino.number, *cells))
    return tuple(
        _placed(Kingdom.empty(land.grid), places)
        for land, places in zip(graph.lands, waiting, strict=True)
    )


def _placed(kingdom: Kingdom, places: list[Place]) -> Kingdom:
    while places:
        legal = next(place for place in places if kingdom.is_legal(place))
        kingdom = kingdom.place(legal)
        places.remove(legal)
    return kingdom
