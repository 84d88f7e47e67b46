"""A kingdom has the same placements and the same points in the kernel and in the rules."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from kingdomino import kernel
from kingdomino.rules import CASTLE, DOMINOES, Game, Kingdom, Place, Ruleset, Terrain
from tests.perft.test_perft import COUNTS
from tests.random_play import history

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

RULESETS = {
    5: Ruleset.preset("classic", players=4),
    7: Ruleset.preset("mighty-duel"),
}


def test_the_dominoes_are_those_of_the_rules() -> None:
    from kingdomino.kernel.engine import dominoes  # noqa: PLC0415

    terrains = list(Terrain)
    for domino, (indexes, crowns, is_double, is_one_terrain, terrain_set) in zip(
        DOMINOES.values(), dominoes(), strict=True
    ):
        squares = (domino.first, domino.second)
        assert [terrains[index] for index in indexes] == [square.terrain for square in squares]
        assert list(crowns) == [square.crowns for square in squares]
        assert is_double == domino.is_double
        assert is_one_terrain == (domino.first.terrain is domino.second.terrain)
        assert terrain_set == sum({1 << index for index in indexes})


def assert_parity(kingdom: Kingdom) -> None:
    assert kernel.points(kingdom) == kingdom.points()
    for number, domino in DOMINOES.items():
        placements = kernel.placements(kingdom, number)
        expected = kingdom.placements(domino)
        assert set(placements) == set(expected)
        assert len(placements) == len(expected)


def kingdoms_of(game: Game, chance: Random) -> Iterator[Kingdom]:
    """Every kingdom as it grows in a random game."""
    before = game.kingdoms
    yield before[0]
    for moment in history(game, chance):
        for kingdom, old in zip(moment.kingdoms, before, strict=True):
            if kingdom is not old:
                yield kingdom
        before = moment.kingdoms


@pytest.mark.parametrize("grid", [5, 7])
def test_kingdoms_of_random_games(grid: int) -> None:
    for seed in range(4):
        for kingdom in kingdoms_of(Game.new(RULESETS[grid], seed), Random(seed)):
            assert_parity(kingdom)


@pytest.mark.slow
@pytest.mark.parametrize("grid", [5, 7])
def test_kingdoms_of_many_random_games(grid: int) -> None:
    for seed in range(100, 160):
        for kingdom in kingdoms_of(Game.new(RULESETS[grid], seed), Random(seed)):
            assert_parity(kingdom)


def reach_towards(x: int, y: int) -> Callable[[Place], int]:
    """How far a placement goes in a direction."""

    def reach(place: Place) -> int:
        columns = place.first.column + place.second.column - 2 * CASTLE.column
        rows = place.first.row + place.second.row - 2 * CASTLE.row
        return x * columns + y * rows

    return reach


def distance(kingdom: Kingdom, x: int, y: int) -> int:
    """How far a kingdom goes from its castle in a direction, columns and rows added up."""
    left, right, bottom, top = kingdom.extent
    column = right if x > 0 else left
    row = top if y > 0 else bottom
    return x * (column - CASTLE.column) + y * (row - CASTLE.row)


DIRECTIONS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@pytest.mark.parametrize("grid", [5, 7])
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_kingdoms_that_grow_to_one_side(grid: int, direction: tuple[int, int]) -> None:
    reach = reach_towards(*direction)
    for seed in range(2):
        numbers = list(DOMINOES)
        Random(seed).shuffle(numbers)
        kingdom = Kingdom.empty(grid)
        for number in numbers:
            placements = kingdom.placements(DOMINOES[number])
            if placements:
                kingdom = kingdom.place(max(placements, key=reach))
                assert_parity(kingdom)
        assert distance(kingdom, *direction) >= grid - 1


def perft(kingdom: Kingdom, order: tuple[int, ...], depth: int) -> int:
    """How many ways the kernel finds to place that many dominoes, one after the other."""
    placements = kernel.placements(kingdom, order[0])
    if depth == 1:
        return len(placements)
    return sum(perft(kingdom.place(place), order[1:], depth - 1) for place in placements)


@pytest.mark.parametrize(("grid", "order", "counts"), COUNTS)
def test_the_ways_to_build(grid: int, order: tuple[int, ...], counts: list[int]) -> None:
    start = Kingdom.empty(grid)
    assert [perft(start, order, depth) for depth in range(1, len(counts) + 1)] == counts
