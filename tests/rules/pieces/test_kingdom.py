"""Placing and discarding: R10 to R12."""

from typing import Any, cast

import pytest

from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    Cell,
    Claim,
    Discard,
    Extent,
    IllegalActionError,
    Kingdom,
    Place,
    Reason,
    Square,
    Terrain,
)
from tests.rules.building import built, cell, place

# Wheat above and to the right of the castle, forest below and to the left, five by five.
CROSS = "1:g8g9 2:h7i7 3:g5g6 4:e7f7"


def refused(kingdom: Kingdom, text: str) -> tuple[Reason, dict[str, object]]:
    """Why a kingdom refuses a placement."""
    with pytest.raises(IllegalActionError) as refusal:
        kingdom.place(place(text))
    return refusal.value.reason, refusal.value.params


def test_a_kingdom_starts_as_a_castle() -> None:
    kingdom = Kingdom.empty(grid=5)
    assert (kingdom.placed, kingdom.discarded, kingdom.squares) == ((), (), {})
    assert kingdom.extent == Extent(6, 6, 6, 6)
    assert kingdom == Kingdom.empty()
    assert kingdom != Kingdom.empty(grid=7)


@pytest.mark.parametrize("grid", [0, 4, 6, 9])
def test_a_kingdom_is_5x5_or_7x7(grid: int) -> None:
    with pytest.raises(ValueError, match=f"not {grid}×{grid}"):
        Kingdom.empty(grid)


def test_every_terrain_may_touch_the_castle() -> None:
    assert {len(Kingdom.empty().placements(DOMINOES[n])) for n in range(13, 49)} == {24}


def test_a_square_touches_its_own_terrain() -> None:
    kingdom = built("13:g8h8")  # wheat on g8, forest on h8
    assert place("1:g9g10") in kingdom.placements(DOMINOES[1])
    assert place("3:h9i9") in kingdom.placements(DOMINOES[3])


def test_either_half_may_be_the_one_that_touches() -> None:
    kingdom = built("1:g8g9")
    legal = kingdom.placements(DOMINOES[13])  # wheat, forest
    assert place("13:g10g11") in legal
    assert place("24:g11g10") in kingdom.placements(DOMINOES[24])  # forest+, wheat
    assert refused(kingdom, "13:g11g10")[0] == Reason.NO_MATCHING_NEIGHBOUR


def test_crowns_do_not_matter_for_a_match() -> None:
    kingdom = built("45:g8g9")  # mine++ on g8, wheat on g9
    assert place("40:h8i8") in kingdom.placements(DOMINOES[40])


def test_another_terrain_is_no_match() -> None:
    kingdom = built("1:g8g9")
    assert refused(kingdom, "3:g10g11") == (Reason.NO_MATCHING_NEIGHBOUR, {"domino": 3})


def test_a_corner_is_no_neighbour() -> None:
    assert refused(Kingdom.empty(), "1:h8i8")[0] == Reason.NO_MATCHING_NEIGHBOUR
    assert refused(built("1:g8g9"), "2:h10i10")[0] == Reason.NO_MATCHING_NEIGHBOUR


@pytest.mark.parametrize("text", ["1:f7g7", "1:g6g7", "1:g8h8", "1:h8h9"])
def test_a_taken_cell_takes_no_second_square(text: str) -> None:
    kingdom = built("13:g8h8")
    cells = (place(text).first, place(text).second)
    taken = next(c for c in cells if c in (CASTLE, *kingdom.squares))
    assert refused(kingdom, text) == (Reason.OCCUPIED, {"cell": str(taken)})


@pytest.mark.parametrize("text", ["1:g8g10", "1:g8h9", "1:g8g8", "1:f7h8"])
def test_the_two_cells_are_next_to_each_other(text: str) -> None:
    where = place(text)
    first, second = str(where.first), str(where.second)
    reason = (Reason.NOT_ADJACENT, {"first": first, "second": second})
    assert refused(Kingdom.empty(), text) == reason


def test_the_end_of_a_row_is_not_next_to_the_start_of_another() -> None:
    reason = (Reason.NOT_ADJACENT, {"first": "m7", "second": "a8"})
    assert refused(Kingdom.empty(grid=7), "13:m7a8") == reason


@pytest.mark.parametrize(
    ("start", "far", "grid"),
    [("1:h7i7 2:j7k7", "f7", 5), ("1:g8g9 2:g10g11", "g6", 5), ("1:h7i7 2:j7k7 3:e7f7", "d7", 7)],
)
def test_a_kingdom_may_not_outgrow_its_box(start: str, far: str, grid: int) -> None:
    kingdom = built(start, grid)
    beyond = cell(far)
    inside = Cell(beyond.column, beyond.row + 1)
    with pytest.raises(IllegalActionError) as refusal:
        kingdom.place(Place(13, beyond, inside))
    assert refusal.value.reason == Reason.OUT_OF_GRID
    assert refusal.value.params == {"cell": far, "grid": grid}


@pytest.mark.parametrize("grid", [5, 7])
def test_the_castle_may_end_in_every_place_of_the_box(grid: int) -> None:
    """The reach of a castle alone is every box that holds it (R11)."""
    near = range(6 - grid + 1, 6 + grid)
    everywhere = {Cell(column, row) for column in near for row in near}
    assert set(Kingdom.empty(grid).reach) == everywhere - {CASTLE}


def test_the_reach_shrinks_as_the_kingdom_grows() -> None:
    kingdom = built("1:h7i7 2:j7k7")
    assert {c.column for c in kingdom.reach} == {6, 7, 8, 9, 10}
    assert {c.row for c in kingdom.reach} == {2, 3, 4, 5, 7, 8, 9, 10}


def test_the_extent_is_the_box_around_castle_and_squares() -> None:
    extent = built("1:h7i7 3:g5g6").extent
    assert extent == Extent(left=6, right=8, bottom=4, top=6)
    assert (extent.columns, extent.rows, extent.is_centred) == (3, 3, False)
    assert built(CROSS).extent.is_centred
    assert not built("1:h7i7 2:e7f7 3:g8g9").extent.is_centred


def test_squares_lie_as_their_domino_was_turned() -> None:
    assert built("48:h8h7").squares == {
        cell("h8"): Square(Terrain.WHEAT),
        cell("h7"): Square(Terrain.MINE, 3),
    }


def test_a_domino_without_a_match_fits_nowhere() -> None:
    kingdom = built(CROSS)
    assert not kingdom.fits(DOMINOES[12])
    assert kingdom.placements(DOMINOES[12]) == ()
    assert kingdom.fits(DOMINOES[16])


def test_a_single_hole_is_no_room_for_a_domino() -> None:
    kingdom = built("1:g8g9 2:h9i9 3:h7i7 13:i8j8")
    hole = cell("h8")
    assert hole in kingdom.reach
    assert not any(hole in (p.first, p.second) for p in kingdom.placements(DOMINOES[19]))
    assert refused(kingdom, "19:h8h7") == (Reason.OCCUPIED, {"cell": "h7"})


def test_a_domino_that_fits_may_not_be_discarded() -> None:
    with pytest.raises(IllegalActionError) as refusal:
        built(CROSS).discard(DOMINOES[16])
    assert refusal.value.reason == Reason.MUST_PLACE
    assert refusal.value.params == {"domino": 16}


def test_a_discard_changes_nothing_that_lies() -> None:
    kingdom = built(CROSS)
    poorer = kingdom.discard(DOMINOES[12])
    assert poorer.discarded == (12,)
    assert poorer.squares == kingdom.squares
    assert poorer.reach == kingdom.reach
    assert poorer.placements(DOMINOES[1]) == kingdom.placements(DOMINOES[1])
    assert poorer.territories() == kingdom.territories()
    assert kingdom.discarded == ()


def test_a_kingdom_remembers_what_became_of_each_domino() -> None:
    kingdom = built(CROSS).discard(DOMINOES[12]).place(place("13:h8h9"))
    assert kingdom.history == (*built(CROSS).placed, Discard(12), place("13:h8h9"))
    assert kingdom.placed == (*built(CROSS).placed, place("13:h8h9"))
    assert kingdom.discarded == (12,)


def test_placing_leaves_the_kingdom_before_as_it_was() -> None:
    before = built("1:g8g9")
    after = before.place(place("2:h8h9"))
    assert before == built("1:g8g9")
    assert after.placed == (*before.placed, place("2:h8h9"))
    with pytest.raises(AttributeError):
        cast(Any, before).grid = 7


def test_the_squares_handed_out_are_a_copy() -> None:
    kingdom = built("1:g8g9")
    kingdom.squares.clear()
    assert len(kingdom.squares) == 2


def test_a_free_cell_without_a_free_neighbour_is_a_hole() -> None:
    assert built("1:f7f8 2:f9g9").holes == ()
    assert built("1:f7f8 2:f9g9 3:h7h8").holes == (cell("g8"),)


def test_a_kingdom_places_only_placements() -> None:
    with pytest.raises(TypeError, match=">28"):
        Kingdom.empty().place(Claim(28))
