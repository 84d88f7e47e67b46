"""Many records in one file."""

import io
from random import Random

import pytest

import kingdomino as kd
from tests.random_play import final


def records() -> list[kd.Record]:
    """Records of every kind: of a game, of a Dynasty, unfinished, with comments."""
    dynasty = kd.Match.new("dynasty/2", seed=1)
    chance = Random(1)
    while not dynasty.is_over:
        dynasty = dynasty.play(chance.choice(dynasty.game.legal_actions()))
    game = final(kd.Game.new("classic/4", seed=2), Random(2))
    comments = {(0, 3): ('first\n[Rules "classic/2"]\nlast',)}
    return [
        kd.Record.of(game, ["Ann", "Bob {x"]),
        kd.Record.of(dynasty, tags=[("Date", "2026-01-01")]),
        kd.Record.of(kd.Game.new("classic/2", seed=3)),
        kd.Record(kd.Match((game,)), comments=comments),
    ]


TEXTS = [kd.format_record(record, reveal_seed=True) for record in records()]


@pytest.mark.parametrize("gap", ["", "\n", "\n\n\n"])
def test_records_are_read_one_after_the_other(gap: str) -> None:
    file = io.StringIO(gap.join(TEXTS))
    assert list(kd.read_records(file)) == records()


def test_lines_may_end_as_on_windows() -> None:
    file = io.StringIO("\n".join(TEXTS).replace("\n", "\r\n"), newline="")
    assert len(list(kd.read_records(file))) == len(TEXTS)


def test_a_record_is_read_when_it_is_asked_for() -> None:
    file = io.StringIO("\n".join(TEXTS))
    next(kd.read_records(file))
    assert file.tell() < len("\n".join(TEXTS)) or file.readline()


def test_a_damaged_record_is_reported_with_its_line() -> None:
    damaged = TEXTS[0].replace("0. (", "0. [", 1)
    text = TEXTS[2] + "\n" + damaged + "\n" + TEXTS[3]
    line = 1 + text[: text.index("0. [")].count("\n")
    with pytest.raises(kd.NotationError) as caught:
        list(kd.read_records(io.StringIO(text)))
    assert caught.value.line == line
    errors: list[kd.NotationError] = []
    assert list(kd.read_records(io.StringIO(text), errors.append)) == [records()[2], records()[3]]
    assert [error.line for error in errors] == [line]


def test_an_impossible_action_keeps_its_reason() -> None:
    text = TEXTS[2] + "\n" + TEXTS[2].replace("classic/2", "classic/5")
    [error] = read_errors(text)
    assert error.reason == "impossible"
    assert "not for 5" in str(error)


def read_errors(text: str) -> list[kd.NotationError]:
    errors: list[kd.NotationError] = []
    list(kd.read_records(io.StringIO(text), errors.append))
    return errors


def test_an_empty_file_has_no_records() -> None:
    assert list(kd.read_records([])) == []
    assert list(kd.read_records(["", "\n"])) == []
