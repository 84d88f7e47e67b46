"""Counting every way to build: a wrong rule of placing gives a wrong number.

One kingdom, the dominoes in a fixed order, every legal placement followed to the given depth. The
mirror image of a double is not counted again. Another implementation that agrees on these numbers
agrees on R10 and R11.
"""

import pytest

from kingdomino.rules import DOMINOES, Kingdom

DOWN = tuple(range(48, 0, -1))
UP = tuple(range(1, 49))


def perft(kingdom: Kingdom, order: tuple[int, ...], depth: int) -> int:
    """How many ways there are to place that many dominoes, one after the other."""
    placements = kingdom.placements(DOMINOES[order[0]])
    if depth == 1:
        return len(placements)
    return sum(perft(kingdom.place(place), order[1:], depth - 1) for place in placements)


# grid, order, the counts of depth 1, 2, 3 …
COUNTS = [
    (5, DOWN, [24, 540, 13_792, 315_272]),
    (5, UP, [12, 224, 1_440, 16_008]),
    (7, DOWN, [24, 540, 14_348]),
    (7, UP, [12, 224, 1_500, 20_160]),
]


@pytest.mark.parametrize(("grid", "order", "counts"), COUNTS)
def test_the_ways_to_build(grid: int, order: tuple[int, ...], counts: list[int]) -> None:
    start = Kingdom.empty(grid)
    assert [perft(start, order, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.slow
def test_the_ways_to_build_deeper() -> None:
    assert perft(Kingdom.empty(5), DOWN, depth=5) == 3_979_456
