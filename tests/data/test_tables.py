"""Parquet: records and positions come back as they were."""

from pathlib import Path

import pytest

from kingdomino import Game, Match, Record
from kingdomino.bots import RandomBot, play_game

pytest.importorskip("pyarrow", reason="Parquet needs the extra data")

from kingdomino.data.positions import play_searched_game
from kingdomino.data.tables import (
    read_positions,
    read_record_table,
    write_positions,
    write_record_table,
)
from kingdomino.notation import parse_position, parse_ruleset, parse_turn
from kingdomino.rules import Ruleset


def random_match(rules: str, seed: int) -> Match:
    match = Match.new(rules, seed)
    return play_game([RandomBot(seed)] * match.ruleset.players, match)


def test_records_are_read_back(tmp_path: Path) -> None:
    records = [
        Record.of(random_match("classic/3", 1), ["Ann", "Bob", "Cy"], [("Event", "x")]),
        Record.of(random_match("dynasty/2", 2), ["Ann", "Bob"]),
        Record.of(Game.new("classic/2", seed=3)),
    ]
    file = tmp_path / "records.parquet"
    assert write_record_table(file, iter(records)) == 3
    assert list(read_record_table(file)) == records


def test_positions_are_read_back(tmp_path: Path) -> None:
    positions = play_searched_game(Ruleset.preset("classic", 2), seed=1, game=0, rollouts=20)
    file = tmp_path / "positions.parquet"
    write_positions(file, positions)
    for one, other in zip(read_positions(file), positions, strict=True):
        assert one._replace(values=()) == other._replace(values=())
        assert one.values == pytest.approx(other.values)


@pytest.mark.parametrize("rules", ["classic/2", "tournament/4", "dynasty/2"])
def test_a_game_has_its_turns_and_its_result(rules: str) -> None:
    positions = play_searched_game(parse_ruleset(rules), seed=1, game=3, rollouts=20)
    assert positions == play_searched_game(parse_ruleset(rules), seed=1, game=3, rollouts=20)
    assert positions != play_searched_game(parse_ruleset(rules), seed=1, game=4, rollouts=20)
    for position in positions:
        view = parse_position(position.position)
        assert view.actor == position.seat
        for text in position.turns:
            assert parse_turn(text)[0] in view.legal_actions()
        assert len(position.turns) == len(position.visits) == len(position.values)
        assert position.share in (0.0, 0.25, 1 / 3, 0.5, 1.0)
    by_seat = {position.seat: position.share for position in positions}
    assert sum(by_seat.values()) == pytest.approx(1)
