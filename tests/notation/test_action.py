import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.notation import (
    Expected,
    NotationError,
    format_action,
    format_cell,
    format_turn,
    parse_action,
    parse_cell,
    parse_turn,
)
from kingdomino.notation.action import read_turn
from kingdomino.notation.scanner import Scanner
from kingdomino.rules import DOMINOES, Action, Cell, Claim, Discard, Place

dominoes = st.sampled_from(sorted(DOMINOES))
cells = st.builds(Cell, st.integers(0, 12), st.integers(0, 12))
claims = st.builds(Claim, dominoes)
buildings = st.builds(Place, dominoes, cells, cells) | st.builds(Discard, dominoes)


@given(cells)
def test_a_cell_comes_back_from_its_text(cell: Cell) -> None:
    assert parse_cell(format_cell(cell)) == cell


@given(claims | buildings)
def test_an_action_comes_back_from_its_text(action: Claim | Place | Discard) -> None:
    assert parse_action(format_action(action)) == action


@given(buildings, claims)
def test_a_turn_comes_back_from_its_text(building: Place | Discard, claim: Claim) -> None:
    assert parse_turn(format_turn([building, claim])) == (building, claim)
    assert parse_turn(format_turn([building])) == (building,)
    assert parse_turn(format_turn([claim])) == (claim,)


def test_a_mirrored_double_is_read_as_the_one_placement_it_is() -> None:
    assert format_action(parse_action("1:h8g8")) == "1:g8h8"


def test_bytes_are_read_as_utf_8() -> None:
    assert parse_action(b">28") == Claim(28)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, Expected.ACTION),
        ("x", 1, Expected.ACTION),
        (">", 2, Expected.DOMINO),
        (">0", 2, Expected.DOMINO),
        (">49", 2, Expected.DOMINO),
        (">07", 2, Expected.DOMINO),
        (">480", 2, Expected.DOMINO),
        (">28 ", 4, Expected.END),
        ("13", 3, Expected.ACTION),
        ("13:", 4, Expected.CELL),
        ("13:-", 4, Expected.CELL),
        ("13:n8h8", 4, Expected.CELL),
        ("13:g14h8", 4, Expected.CELL),
        ("13:g8", 6, Expected.CELL),
        ("13:g8h0", 6, Expected.CELL),
        ("٣:g8h8", 1, Expected.DOMINO),
        ("13:g8h8>28", 8, Expected.END),
    ],
)
def test_what_is_wrong_in_an_action_is_pointed_at(
    text: str, column: int, expected: Expected
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    error = caught.value
    assert (error.reason, error.line, error.column) == ("unreadable", 1, column)
    assert error.expected is expected


def test_an_error_says_where_what_was_expected_and_what_was_found() -> None:
    with pytest.raises(NotationError) as caught:
        parse_cell("g77")
    assert str(caught.value) == "line 1, column 1: expected a cell, a1 to m13, found 'g77'"


def test_bytes_that_are_no_text_are_pointed_at() -> None:
    with pytest.raises(NotationError) as caught:
        parse_action("й".encode() + b"\xff")
    error = caught.value
    assert (error.line, error.column, error.expected) == (1, 2, Expected.TEXT)
    assert error.params["found"] == "the byte 0xff"


def scan_turn(text: str) -> tuple[Action, ...] | None:
    """What the scanner reads as a turn; `None` if it is none."""
    scanner = Scanner(text)
    try:
        actions = read_turn(scanner)
        scanner.end()
    except NotationError:
        return None
    return actions


@given(st.text(alphabet="0123456789:->abgm", max_size=14) | st.text(max_size=4))
def test_the_regular_expression_of_a_turn_agrees_with_the_scanner(text: str) -> None:
    try:
        parsed = parse_turn(text)
    except NotationError:
        parsed = None
    assert parsed == scan_turn(text)


def test_a_turn_can_be_bytes() -> None:
    assert parse_turn(b"13:g8h8>28") == parse_turn("13:g8h8>28")
    assert parse_turn(b">28") == (Claim(28),)
