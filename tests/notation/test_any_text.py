"""Whatever the text, reading it gives a value or a `NotationError`."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdomino.notation import (
    NotationError,
    format_position,
    format_record,
    parse_action,
    parse_cell,
    parse_position,
    parse_record,
    parse_ruleset,
    parse_turn,
)
from kingdomino.rules import Match, Ruleset
from tests.notation.test_record import played

PARSERS = [parse_action, parse_cell, parse_turn, parse_ruleset, parse_position, parse_record]
MATCHES = [
    played(Ruleset.preset("classic", players=2), 7, 30),
    played(Ruleset.preset("second-edition", players=3, opening="drawer"), 7, 2),
    played(Ruleset.preset("dynasty", players=2), 7, 3 * 48),
]
TEXTS = [
    *(format_record(match) for match in MATCHES),
    *(format_record(match, reveal_seed=True) for match in MATCHES),
    *(format_position(match.game) for match in MATCHES),
    *(format_position(match.game.view(1)) for match in MATCHES),
]


def complaint(parse: Callable[[str | bytes], object], text: str | bytes) -> NotationError | None:
    try:
        parse(text)
    except NotationError as error:
        return error
    return None


def reads_or_complains(parse: Callable[[str | bytes], object], text: str | bytes) -> None:
    error = complaint(parse, text)
    if error is not None:
        lines = (text if isinstance(text, str) else text.decode(errors="replace")).split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


@pytest.mark.parametrize("parse", PARSERS)
@given(st.text() | st.binary())
def test_any_text(parse: Callable[[str | bytes], object], text: str | bytes) -> None:
    reads_or_complains(parse, text)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A good text with a few pieces cut out, put in or changed."""
    text = draw(st.sampled_from(TEXTS))
    pieces = st.text('0123456789.:>-/@,(){}[]"\\pygb \n=+abm') | st.text(max_size=3)
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 8)))
        text = text[:start] + draw(pieces) + text[end:]
    return text


@settings(max_examples=settings().max_examples * 3)
@given(damaged())
def test_damaged_text(text: str) -> None:
    for parse in (parse_position, parse_record):
        reads_or_complains(parse, text)


def test_a_number_too_long_for_python_is_only_a_wrong_number() -> None:
    for text in (">" + "9" * 5000, "classic/" + "9" * 5000, '[Rules "classic/2"]\n' + "9" * 5000):
        for parse in PARSERS:
            with pytest.raises(NotationError):
                parse(text)


def test_the_texts_to_damage_are_whole() -> None:
    assert all(isinstance(parse_record(format_record(match)).match, Match) for match in MATCHES)
