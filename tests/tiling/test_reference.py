"""The kernel finds the same dominoes and the same conflicts as the search in Python."""

from collections import Counter

import pytest

from kingdomino.kernel.tiling import MAX_STEPS, Tiling
from kingdomino.rules import Kingdom
from kingdomino.tiling import Conflict, tile
from tests.kernel.test_tiling import rows
from tests.sizes import size
from tests.tiling import reference
from tests.tiling.lands import hard_lands, random_lands

BATCHES = 10
CASES = size(30, 1500)
"""The lands of a batch."""

MOST_STEPS = 10_000
"""What the search may need, a small part of its limit."""


def answer(result: tuple[Kingdom, ...] | Conflict) -> object:
    """Return a result with the order of the dominoes, which kingdoms don't compare."""
    return result if isinstance(result, Conflict) else [kingdom.placed for kingdom in result]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_answers_are_those_of_the_reference(batch: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(batch * CASES, (batch + 1) * CASES):
        lands = random_lands(seed)
        result = tile(lands)
        assert answer(result) == answer(reference.tile(lands)), seed
        assert Tiling(rows(lands)).steps < MOST_STEPS, seed
        kinds[result.reason if isinstance(result, Conflict) else "tiled"] += 1
    assert len(kinds) >= 4, kinds


def test_the_hardest_lands_known_are_decided() -> None:
    for lands in hard_lands():
        assert answer(tile(lands)) == answer(reference.tile(lands))
        assert Tiling(rows(lands)).steps < 30_000 < MAX_STEPS / 10
