"""Points and bonuses: R13 and R15."""

from typing import Any

import pytest

from kingdomino.rules import DOMINOES, Bonus, Kingdom, Ruleset, Score, Terrain, Territory, TieBreak
from kingdomino.rules.kingdom import score_squares
from tests.rules.building import built, cell

# A full 5×5 kingdom with the castle at its centre.
FULL = (
    "1:g8g9 2:h8h9 3:f7f8 4:e7e8 5:e9f9 6:h7i7 13:i8i9 "
    "7:g5g6 8:h5h6 9:i5i6 17:f6f5 28:e6e5"
)  # fmt: skip

# The arms of a cross as long as the box allows: full extent, mostly empty.
CROSS = "1:g8g9 2:h7i7 3:g5g6 4:e7f7"


def bonuses(kingdom: Kingdom, **variants: Any) -> tuple[Bonus, ...]:
    ruleset = Ruleset.preset("mighty-duel" if kingdom.grid == 7 else "classic", **variants)
    return kingdom.score(ruleset).bonuses


def test_a_castle_alone_scores_nothing() -> None:
    score = Kingdom.empty().score(Ruleset.preset("classic"))
    assert score == Score(territories=())
    assert (score.points, score.largest, score.crowns) == (0, 0, 0)


def test_a_territory_scores_squares_times_crowns() -> None:
    # wheat+ on g8 beside wheat on h8, i8 and h9; the forest of 19 and of 13 apart
    kingdom = built("19:g8f8 1:h8i8 13:h9h10")
    wheat = Territory(Terrain.WHEAT, (cell("g8"), cell("h8"), cell("i8"), cell("h9")), crowns=1)
    assert kingdom.territories()[0] == wheat
    assert wheat.points == 4
    assert kingdom.points() == 4


def test_a_territory_without_a_crown_scores_nothing() -> None:
    kingdom = built("1:g8g9 2:h8h9")
    (wheat,) = kingdom.territories()
    assert (wheat.squares, wheat.crowns, wheat.points) == (4, 0, 0)
    assert kingdom.points() == 0


def test_crowns_of_one_territory_are_added_before_they_multiply() -> None:
    kingdom = built("48:g9g8 45:h8h9 40:f8f9 23:g6g5")
    mines = [t for t in kingdom.territories() if t.terrain == Terrain.MINE]
    assert [(t.squares, t.crowns) for t in mines] == [(3, 6), (1, 0)]
    wheat = [t for t in kingdom.territories() if t.terrain == Terrain.WHEAT]
    assert [(t.squares, t.crowns) for t in wheat] == [(1, 1), (3, 0)]
    assert kingdom.points() == 3 * 6 + 1


def test_one_terrain_can_have_several_territories() -> None:
    kingdom = built("19:g8g9 20:g6g5")  # wheat+ above and below the castle
    assert [t.squares for t in kingdom.territories() if t.terrain == "wheat"] == [1, 1]
    assert kingdom.points() == 2


def test_touching_at_a_corner_does_not_connect() -> None:
    kingdom = built("1:g8g9 19:h7i7")  # wheat on g8 and g9, wheat+ on h7
    assert [t.squares for t in kingdom.territories() if t.terrain == "wheat"] == [1, 2]
    assert kingdom.points() == 1


def test_the_territories_worth_most_come_first() -> None:
    kingdom = built("48:g8g9 1:h7i7 3:g6g5 19:f7e7")
    worth = [(t.points, t.squares) for t in kingdom.territories()]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] == (3, 1)


def test_a_territory_can_be_read() -> None:
    (wheat, *_) = built("19:g8f8 1:h8i8").territories()
    assert str(wheat) == "wheat 3 × 1 = 3"


def test_a_score_adds_territories_and_bonuses() -> None:
    lake = Territory(Terrain.LAKE, (cell("a1"), cell("b1")), crowns=2)
    mine = Territory(Terrain.MINE, (cell("a2"),), crowns=3)
    score = Score((lake, mine), (Bonus.MIDDLE_KINGDOM, Bonus.HARMONY))
    assert [score.value(criterion) for criterion in TieBreak] == [4 + 3 + 10 + 5, 2, 5]


def test_the_largest_territory_needs_no_crown() -> None:
    score = built("48:g8g9 1:h7i7").score(Ruleset.preset("classic"))
    assert (score.points, score.largest, score.crowns) == (3, 2, 3)


def test_bonuses_count_only_where_they_are_played() -> None:
    full = built(FULL)
    assert bonuses(full) == ()
    assert bonuses(full, harmony=True) == (Bonus.HARMONY,)
    assert bonuses(full, middle_kingdom="full-box") == (Bonus.MIDDLE_KINGDOM,)
    both = full.score(Ruleset.preset("tournament"))
    assert both.bonuses == (Bonus.MIDDLE_KINGDOM, Bonus.HARMONY)
    assert both.points == full.points() + 15


def test_harmony_is_a_full_square() -> None:
    assert built(FULL).is_complete
    assert bonuses(built(FULL.rpartition(" ")[0]), harmony=True) == ()


def test_harmony_is_lost_with_a_discard() -> None:
    kingdom = built(CROSS).discard(DOMINOES[12])
    assert not kingdom.is_complete
    assert bonuses(kingdom, harmony=True) == ()


def test_harmony_of_7x7_takes_24_dominoes() -> None:
    assert not built(FULL, grid=7).is_complete


@pytest.mark.parametrize("reading", ["full-box", "symmetric"])
def test_empty_cells_inside_do_not_matter_for_the_middle_kingdom(reading: str) -> None:
    assert bonuses(built(CROSS), middle_kingdom=reading) == (Bonus.MIDDLE_KINGDOM,)


@pytest.mark.parametrize(
    ("text", "grid"),
    [
        ("", 5),
        ("13:g8h8 14:g6f6", 5),  # 3×3
        ("1:h7i7 3:e7f7", 5),  # 5×1
        (CROSS, 7),  # 5×5 of 7×7
    ],
)
def test_only_symmetric_rewards_a_centred_kingdom_short_of_the_box(text: str, grid: int) -> None:
    kingdom = built(text, grid)
    assert kingdom.extent.is_centred
    assert bonuses(kingdom, middle_kingdom="full-box") == ()
    assert bonuses(kingdom, middle_kingdom="symmetric") == (Bonus.MIDDLE_KINGDOM,)


@pytest.mark.parametrize("reading", ["full-box", "symmetric"])
@pytest.mark.parametrize(
    "text",
    [
        "1:h7i7 2:j7k7 3:g8g9 4:g5g6",  # full box, castle at its left edge
        "1:g8g9 2:g10g11 3:h7i7 4:e7f7",  # full box, castle at its lower edge
        "1:h7i7",
    ],
)
def test_a_castle_off_the_centre_is_no_middle_kingdom(text: str, reading: str) -> None:
    assert bonuses(built(text), middle_kingdom=reading) == ()


def test_the_middle_kingdom_of_a_mighty_duel_spans_7x7() -> None:
    arms = CROSS + " 14:j7j8 17:d7d8 18:g4h4 15:g10f10"
    kingdom = built(arms, grid=7)
    assert (kingdom.extent.columns, kingdom.extent.rows) == (7, 7)
    assert bonuses(kingdom, middle_kingdom="full-box") == (Bonus.MIDDLE_KINGDOM,)


def test_bonuses_are_worth_ten_and_five() -> None:
    assert [bonus.points for bonus in Bonus] == [10, 5]


def test_squares_without_their_dominoes_score_as_the_kingdom_does() -> None:
    ruleset = Ruleset.preset("classic", harmony=True, middle_kingdom="symmetric")
    kingdom = built(FULL)
    assert score_squares(kingdom.squares, kingdom.grid, ruleset) == kingdom.score(ruleset)


def test_crowns_of_loose_squares_are_counted() -> None:
    squares = built("48:g9g8 45:h8h9 40:f8f9").squares
    assert score_squares(squares, 5, Ruleset.preset("classic")).crowns == 6
