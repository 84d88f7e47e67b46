"""The printed rulebooks: where they differ (R5, R14, R15), and the examples that they print."""

from random import Random

import pytest

from kingdomino.rules import (
    BOOKS,
    Bonus,
    Game,
    Kingdom,
    MiddleKingdom,
    Opening,
    Ruleset,
    RulesetError,
    TieBreak,
)
from tests.random_play import history
from tests.rules.building import built, game_of

TWO_READINGS = tuple(MiddleKingdom)
BOTH = (TieBreak.TERRITORY, TieBreak.CROWNS)

# By hand from the books: opening, tie-breaks, how it ends if all are equal, the centre.
PRINTED = {
    "bulgarian": (Opening.OWNER, BOTH, "shared", TWO_READINGS),
    "hebrew": (Opening.OWNER, BOTH, "draw", TWO_READINGS),
    "english": (Opening.DRAWER, BOTH, "shared", TWO_READINGS),
    "russian": (Opening.OWNER, (TieBreak.CROWNS,), "shared", ()),
    "greek": (Opening.DRAWER, BOTH, "shared", TWO_READINGS),
    "romanian": (Opening.DRAWER, BOTH, "shared", (MiddleKingdom.FULL_BOX,)),
}

# A territory of 7 squares with 3 crowns, and one of 5 with 2.
LAKES = "39:h7h8 32:g8g9 35:f8f9 27:f10e10 24:f11e11 7:d8e8 28:e9d9 5:g10g11"
# 9 squares of forest, and not one crown.
WOODS = "3:h7i7 4:h8i8 5:h6i6 6:h9i9 13:f8g8"


def ruleset_of(name: str) -> Ruleset:
    return BOOKS[name].ruleset()


def test_every_book_is_in_the_table() -> None:
    rows = {
        name: (
            book.opening,
            book.ruleset().tie_breaks,
            "shared" if book.is_victory_shared else "draw",
            book.middle_kingdom,
        )
        for name, book in BOOKS.items()
    }
    assert rows == PRINTED


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_has_rules_for_its_numbers_of_players(name: str) -> None:
    book = BOOKS[name]
    assert book.players == ((2,) if name == "russian" else (2, 3, 4))
    for players in book.players:
        ruleset = book.ruleset(players)
        assert (ruleset.players, ruleset.opening) == (players, book.opening)
        assert (ruleset.middle_kingdom, ruleset.harmony, ruleset.games) == (None, False, 1)


def test_the_demo_has_no_rules_for_four() -> None:
    with pytest.raises(RulesetError):
        BOOKS["russian"].ruleset(4)


@pytest.mark.parametrize("name", BOOKS)
def test_the_owner_or_the_drawer_of_a_king_chooses(name: str) -> None:
    openings = [
        game
        for seed in range(20)
        for game in history(Game.new(ruleset_of(name), seed), Random(seed))
        if game.round == 0
    ]
    is_always_owner = all(game.actor == game.public.king for game in openings)
    assert is_always_owner == (PRINTED[name][0] is Opening.OWNER)


@pytest.mark.parametrize("name", BOOKS)
def test_on_equal_points_the_territory_decides_before_the_crowns_except_in_the_demo(
    name: str,
) -> None:
    # Four points each: four squares and one crown against two squares and two crowns.
    wide, rich = built("19:g8f8 1:h8i8 13:h9h10"), built("43:g5g6 16:i6h6")
    assert (wide.points(), rich.points()) == (4, 4)
    winner = game_of(ruleset_of(name), wide, rich).standings()[0]
    expected = (1, "crowns") if name == "russian" else (0, "territory")
    assert (winner.seat, winner.decided_by) == expected


@pytest.mark.parametrize("name", BOOKS)
def test_nobody_is_ahead_if_all_is_equal(name: str) -> None:
    same = built("19:g8g9")
    standings = game_of(ruleset_of(name), same, same).standings()
    assert [(place.rank, place.is_shared) for place in standings] == [(1, True), (1, True)]


def test_the_centre_of_a_small_kingdom_counts_where_the_book_names_no_size() -> None:
    small = built("1:h7i7 2:f7e7")
    for name, book in BOOKS.items():
        earned = {
            reading: Bonus.MIDDLE_KINGDOM
            in small.bonuses(Ruleset.preset("classic", middle_kingdom=reading))
            for reading in book.middle_kingdom
        }
        assert (True in earned.values()) == (name not in ("russian", "romanian"))


@pytest.mark.parametrize(
    ("placements", "squares", "crowns", "points"),
    [(LAKES, 7, 3, 21), (WOODS, 9, 0, 0), (LAKES, 5, 2, 10)],
)
def test_the_printed_examples_of_territories(
    placements: str, squares: int, crowns: int, points: int
) -> None:
    kingdom: Kingdom = built(placements)
    (territory,) = [t for t in kingdom.territories() if (t.squares, t.crowns) == (squares, crowns)]
    assert territory.points == points
