"""Dominoes for lands, and where there are none."""

from functools import partial
from itertools import combinations
from random import Random

import pytest

from kingdomino import kernel
from kingdomino.kernel import tiling
from kingdomino.rules import Cell, Kingdom, Ruleset, Square, Terrain
from kingdomino.tiling import Conflict, ConflictReason, Land, LandSquare, TilingError, tile
from tests.tiling.lands import finished_lands, land, swapped
from tests.tiling.reference import CoverSearch, Graph

RULESETS = [
    Ruleset.preset("classic", players=2),
    Ruleset.preset("classic", players=4),
    Ruleset.preset("mighty-duel"),
]


def conflict(*lands: Land) -> Conflict:
    result = tile(lands)
    assert isinstance(result, Conflict)
    return result


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_the_kingdoms_of_a_game_can_be_made(ruleset: Ruleset, seed: int) -> None:
    lands = finished_lands(ruleset, seed)
    kingdoms = tile(lands)
    assert not isinstance(kingdoms, Conflict)
    assert [kingdom.squares for kingdom in kingdoms] == [dict(land.squares) for land in lands]
    numbers = [place.domino for kingdom in kingdoms for place in kingdom.placed]
    assert len(numbers) == len(set(numbers))


def test_a_square_that_no_domino_has() -> None:
    found = conflict(land("# W2 W"))
    assert found.reason is ConflictReason.NO_SUCH_SQUARE
    assert found.squares == (LandSquare(0, Cell(7, 6)),)


def test_more_of_a_square_than_the_box_has() -> None:
    mine = land("# W M3")
    found = conflict(mine, mine)
    assert found.reason is ConflictReason.TOO_MANY
    assert found.squares == (LandSquare(0, Cell(8, 6)), LandSquare(1, Cell(8, 6)))
    assert found.dominoes == (48,)


def test_a_square_without_a_partner_names_its_dominoes() -> None:
    found = conflict(land("# F M3 F"))
    assert found.reason is ConflictReason.NO_PARTNER
    assert found.squares == (LandSquare(0, Cell(8, 6)),)
    assert found.dominoes == (48,)


def test_two_squares_that_need_one_domino() -> None:
    # Domino 13 alone has a wheat field beside a forest without crowns.
    found = conflict(land("# W F"), land("# W F"))
    assert found.reason is ConflictReason.NOT_ENOUGH
    assert len(found.squares) == 2
    assert found.dominoes == (13,)


def test_a_kingdom_of_an_odd_number_of_squares() -> None:
    found = conflict(land("# W W W"))
    assert found.reason is ConflictReason.NOT_ENOUGH
    assert found.dominoes == (1, 2)


def test_land_that_no_order_reaches() -> None:
    found = conflict(land("# W W S S"))
    assert found.reason is ConflictReason.UNREACHABLE
    assert {square.cell for square in found.squares} == {Cell(9, 6), Cell(10, 6)}


def test_equal_dominoes_on_the_same_squares_can_link_other_territories() -> None:
    # The first way to cover what is left of the castle fails, and leaves the same as the second.
    assert not isinstance(tile([land("# W W\nS W L1\nW F F")]), Conflict)


@pytest.mark.parametrize("seed", range(12))
def test_a_conflict_can_not_be_covered_and_is_irreducible(seed: int) -> None:
    chance = Random(seed)
    lands = [
        swapped(land, chance, 1) for land in finished_lands(Ruleset.preset("mighty-duel"), seed)
    ]
    result = tile(lands)
    if not isinstance(result, Conflict) or result.reason is ConflictReason.UNREACHABLE:
        return
    graph = Graph(lands)
    vertices = [graph.places.index(square) for square in result.squares]
    assert CoverSearch(graph, vertices).run() is None
    for fewer in combinations(vertices, len(vertices) - 1):
        assert CoverSearch(graph, fewer).run() is not None


def test_a_terrain_or_crowns_that_do_not_exist() -> None:
    for square in (Square(Terrain.WHEAT, 4), Square(Terrain.WHEAT, -1), Square(Terrain.WHEAT, 300)):
        found = conflict(Land({Cell(7, 6): square}))
        assert found.reason is ConflictReason.NO_SUCH_SQUARE


def test_no_lands_and_empty_lands() -> None:
    assert tile([]) == ()
    assert tile([Land({}), Land({}, 7)]) == (Kingdom.empty(5), Kingdom.empty(7))


def test_more_lands_than_players_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 4"):
        tile([land("# W W")] * 5)


def test_a_search_that_was_ended_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiling, "Tiling", partial(tiling.Tiling, max_steps=1))
    with pytest.raises(TilingError, match="too long"):
        tile([land("# W W")])


def test_without_the_kernel_lands_are_scored_but_not_tiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_built", False)
    drawn = land("W1 W\n# W")
    assert drawn.score(Ruleset.preset("classic")).points == 3
    with pytest.raises(kernel.KernelMissingError, match="tile needs the compiled kernel"):
        tile([drawn])


def test_a_land_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="don't fit"):
        Land(land("# W W W W W", grid=7).squares, 5)
