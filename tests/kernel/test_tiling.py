"""What the kernel's search for dominoes offers beside `kingdomino.tiling`."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

from kingdomino.kernel import tiling
from kingdomino.rules import DOMINOES, Cell, Kingdom, Place, Ruleset, Square, Terrain
from kingdomino.tiling import Land
from tests.tiling.lands import changed, finished_kingdoms, finished_lands

TERRAINS = {terrain: number for number, terrain in enumerate(Terrain)}

Row = tuple[int, ...]


def row(land: int, cell: Cell, square: Square, domino: int = 0, is_open: bool = False) -> Row:
    terrain = TERRAINS[square.terrain]
    return (land, cell.column, cell.row, terrain, square.crowns, domino, int(is_open))


def known(land: int, place: Place) -> list[Row]:
    """The squares of a domino that is known."""
    domino = DOMINOES[place.domino]
    return [
        row(land, place.first, domino.first, place.domino),
        row(land, place.second, domino.second, place.domino),
    ]


def rows(lands: list[Land]) -> list[Row]:
    """The squares of lands as the kernel takes them."""
    return [
        row(number, cell, square)
        for number, land in enumerate(lands)
        for cell, square in land.squares.items()
    ]


def found(squares: list[Row]) -> object:
    """A result in which squares are not named by their place in the list."""
    result = tiling.Tiling(squares)
    return (
        result.status,
        [(n, squares[first], squares[second]) for n, _, first, second in result.placements],
        [squares[index] for index in result.squares],
        result.dominoes,
        result.steps,
    )


def test_the_order_of_the_squares_does_not_matter() -> None:
    for seed in range(20):
        chance = Random(seed)
        lands = finished_lands(Ruleset.preset("classic", players=4), seed)
        squares = rows([changed(land, chance, seed % 3) for land in lands])
        shuffled = chance.sample(squares, len(squares))
        assert found(shuffled) == found(squares)


def test_known_dominoes_are_kept() -> None:
    for seed in range(20):
        kingdoms = finished_kingdoms(Ruleset.preset("classic", players=3), seed)
        squares = [
            square
            for land, kingdom in enumerate(kingdoms)
            for place in kingdom.placed
            for square in known(land, place)
        ]
        again = [Kingdom.empty(kingdom.grid) for kingdom in kingdoms]
        for domino, land, *ends in tiling.Tiling(squares).placements:
            cells = [Cell(*squares[index][1:3]) for index in ends]
            again[land] = again[land].place(Place(domino, *cells))
        placed = [set(kingdom.placed) for kingdom in kingdoms]
        assert [set(kingdom.placed) for kingdom in again] == placed


def test_a_known_domino_is_not_used_again() -> None:
    wheat = Square(Terrain.WHEAT)
    cells = [Cell(7, 6), Cell(8, 6)]
    one = [row(0, cell, wheat) for cell in cells]
    two = [row(1, cell, wheat, domino=1) for cell in cells]
    assert [laid[0] for laid in tiling.Tiling(one + two).placements] == [2, 1]
    three = [row(2, cell, wheat) for cell in cells]
    assert tiling.Tiling(one + two + three).status == tiling.NOT_ENOUGH


def test_a_known_domino_with_other_squares_is_a_conflict() -> None:
    cells = [Cell(7, 6), Cell(8, 6)]
    squares = [row(0, cell, Square(Terrain.WHEAT), domino=3) for cell in cells]
    assert tiling.Tiling(squares).status == tiling.NO_PARTNER


def test_open_squares_need_no_domino_yet() -> None:
    wheat = Square(Terrain.WHEAT)
    three = [row(0, Cell(7 + i, 6), wheat) for i in range(3)]
    assert tiling.Tiling(three).status == tiling.NOT_ENOUGH
    three[0] = row(0, Cell(7, 6), wheat, is_open=True)
    result = tiling.Tiling(three)
    assert result.status == tiling.TILED
    assert [laid[2:] for laid in result.placements] == [(1, 2)]
    alone = [row(0, Cell(9, 6), Square(Terrain.MINE, 3), is_open=True)]
    assert tiling.Tiling(alone).status == tiling.TILED


def test_a_land_with_open_squares_may_be_unreachable() -> None:
    swamp = [row(0, Cell(9 + i, 6), Square(Terrain.SWAMP)) for i in range(2)]
    assert tiling.Tiling(swamp).status == tiling.UNREACHABLE
    beside = row(0, Cell(8, 6), Square(Terrain.WHEAT), is_open=True)
    assert tiling.Tiling([*swamp, beside]).status == tiling.TILED


def test_a_search_ends_after_its_steps() -> None:
    [land, *_] = finished_lands(Ruleset.preset("mighty-duel"), 1)
    squares = rows([land])
    needed = tiling.Tiling(squares).steps
    assert tiling.Tiling(squares, max_steps=needed).status == tiling.TILED
    for fewer in (0, 1, needed - 2):
        result = tiling.Tiling(squares, max_steps=fewer)
        assert (result.status, result.placements) == (tiling.UNDECIDED, [])


def test_too_many_squares_are_invalid() -> None:
    squares = rows([Land({Cell(7, 6): Square(Terrain.WHEAT)})]) * 193
    assert tiling.Tiling(squares).status == tiling.INVALID_SQUARES


def test_large_lands_of_two_terrains_are_decided() -> None:
    """Checkerboards, stripes, one terrain: as many squares as there are dominoes for."""
    around = [Cell(3 + column, 3 + row) for column in range(7) for row in range(7)]
    around.remove(Cell(6, 6))
    patterns: list[Callable[[Cell], bool]] = [
        lambda cell: (cell.column + cell.row) % 2 == 0,
        lambda cell: cell.row % 2 == 0,
        lambda cell: cell.row > 6,
        lambda cell: (cell.column // 2 + cell.row // 2) % 2 == 0,
    ]
    for one, other in pairwise([*Terrain, Terrain.WHEAT]):
        for is_other in patterns:
            for count in range(2, 49):
                for lands in (1, 2):
                    squares = [
                        row(land, cell, Square(other if is_other(cell) else one))
                        for land in range(lands)
                        for cell in around[:count]
                    ]
                    result = tiling.Tiling(squares)
                    assert result.status not in (tiling.UNDECIDED, tiling.INVALID_SQUARES)
                    assert result.steps < 20_000
