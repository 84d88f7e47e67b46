"""Games and records as JSON, in the schema of the command line."""

import json
from random import Random

import pytest

import kingdomino as kd
from tests.random_play import final, history

GAME = kd.Game.new("classic/3", seed=7)


def test_a_position_comes_back_as_it_was() -> None:
    for game in history(GAME, Random(5)):
        assert kd.from_json(kd.to_json(game)) == game.public
        assert kd.from_json(kd.to_json(game.view(1)).encode()) == game.public


def test_a_record_comes_back_as_it_was() -> None:
    record = kd.Record.of(final(GAME, Random(5)), ["Ann", "Bob", "Eve"])
    assert kd.from_json(kd.to_json(record, indent=2)) == record
    match = kd.from_json(kd.to_json(record.match))
    assert isinstance(match, kd.Record)
    assert match.match == record.match


def test_the_deal_of_a_game_that_is_played_is_not_in_it() -> None:
    assert GAME.origin is not None
    assert GAME.origin.seed is not None
    for value in (GAME, kd.Match((GAME,)), kd.Record.of(GAME)):
        assert GAME.origin.seed.hex() not in kd.to_json(value)


def test_keys_are_those_of_the_schema() -> None:
    data = json.loads(kd.to_json(GAME))
    assert data["rules"]["text"] == "classic/3"
    assert data["names"] == [None, None, None]
    assert data["standings"][0]["points"] == 0


@pytest.mark.parametrize(
    "text",
    ["", "7", "[]", "{}", '{"record": 5}', '{"position": "chess"}', b"\xff", '{"a": 1'],
)
def test_other_json_is_a_notation_error(text: str | bytes) -> None:
    with pytest.raises(kd.NotationError):
        kd.from_json(text)
