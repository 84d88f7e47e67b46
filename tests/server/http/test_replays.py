"""Looking back at a match."""

import pytest

from kingdomino.notation import Record, format_position, format_record
from kingdomino.rules import Ruleset
from kingdomino.server.http.replays import history
from kingdomino.tables import Entry, Table, TableView, replay_view
from kingdomino.tables.events import Imported
from tests.cli.conftest import played
from tests.server.conftest import Player, Served, done, open_table, play_out, refused, started


@pytest.fixture(scope="module")
def dynasty(server: Served) -> Player:
    """Who played a whole Dynasty."""
    both = open_table(server, {"name": "Ann"}, {"name": "Bob"}, rules="dynasty/2")
    done(both.post("start"))
    assert play_out(both)["is_over"]
    return both


@pytest.mark.slow
def test_every_game_of_a_dynasty_can_be_looked_at(server: Served, dynasty: Player) -> None:
    client, last = server.client(), dynasty.view()
    assert (last["game"], last["ply"]) == (3, 144)
    for ply in (0, 1, 47, 48, 49, 95, 96, 143):
        then = done(client.get(dynasty.path, params={"ply": ply}))
        assert (then["ply"], then["game"]) == (ply, ply // 48 + 1)
        assert then["log"] == last["log"][:ply]
        # It was being played then, and the next action is of the seat that was at turn.
        assert (then["status"], then["is_over"]) == ("playing", False)
        assert then["actor"] == last["log"][ply]["seat"]
        assert then["shuffle"]["secret"] is None
        assert then["clock"]["due_at"] is None
    assert done(client.get(dynasty.path, params={"ply": 144}))["is_over"]
    refused(client.get(dynasty.path, params={"ply": 145}), 409, "table-stale")


@pytest.mark.slow
def test_the_history_tells_what_every_view_told(server: Served, dynasty: Player) -> None:
    client, last = server.client(), dynasty.view()
    plies = done(client.get(f"{dynasty.path}/history"))["plies"]
    expected = [{k: line[k] for k in ("ply", "game", "seat", "action")} for line in last["log"]]
    assert [{k: line[k] for k in ("ply", "game", "seat", "action")} for line in plies] == expected
    for ply in (0, 1, 20, 46, 60, 142):
        before = done(client.get(dynasty.path, params={"ply": ply}))
        after = done(client.get(dynasty.path, params={"ply": ply + 1}))
        assert plies[ply]["round"] == before["round"]
        assert plies[ply]["points"] == [kingdom["points"] for kingdom in after["kingdoms"]]
    by_seat = sorted(last["standings"], key=lambda standing: int(standing["seat"]))
    for number, ply in enumerate((47, 95, 143)):
        scores = [standing["games"][number]["points"] for standing in by_seat]
        assert plies[ply]["points"] == scores


@pytest.mark.slow
def test_the_kingdoms_of_every_game_are_kept(server: Served, dynasty: Player) -> None:
    last = dynasty.view()
    games = done(server.client().get(f"{dynasty.path}/kingdoms"))["games"]
    assert games[2] == last["kingdoms"]
    for standing in last["standings"]:
        kingdoms = [game[standing["seat"]] for game in games]
        assert [k["points"] for k in kingdoms] == [score["points"] for score in standing["games"]]


def test_a_match_that_never_began_has_no_kingdoms(server: Served) -> None:
    ann = open_table(server)
    assert done(ann.client.get(f"{ann.path}/kingdoms")) == {"games": []}


def test_the_history_grows_as_a_match_is_played(server: Served) -> None:
    ann = open_table(server, {"name": "Ann"}, {"name": "Bob"})
    assert done(ann.client.get(f"{ann.path}/history")) == {"plies": []}
    done(ann.post("start"))
    play_out(ann, turns=5)
    plies = done(server.client().get(f"{ann.path}/history"))["plies"]
    assert [line["round"] for line in plies] == [0, 0, 0, 0, 1, 1]
    assert plies[0]["points"] == [0, 0]


def test_a_match_that_is_over_has_a_verdict(server: Served) -> None:
    ann, bob = started(server)
    refused(server.client().get(f"{ann.path}/verdict"), 409, "table-not-over")
    done(ann.post("abandon"))
    verdict = done(server.client().get(f"{ann.path}/verdict"))
    assert verdict == {
        "is_fair": True,
        "checks": [{"check": name, "holds": True} for name in ("deal", "commitment", "seed")],
        "missing": [],
        "continued_from": None,
    }
    assert done(bob.client.get(f"{ann.path}/verdict")) == verdict


def test_a_match_that_never_began_has_no_verdict(server: Served) -> None:
    ann = open_table(server)
    done(ann.post("abandon"))
    refused(ann.client.get(f"{ann.path}/verdict"), 409, "table-not-started")


def test_a_dynasty_played_elsewhere_is_looked_at_without_its_seed() -> None:
    match = played(Ruleset.preset("dynasty", players=2), actions=60)
    record = format_record(Record.of(match, ("Ann", "Bob")), reveal_seed=False)
    table = Table.from_log("elsewhere", [Entry(1, 0.0, Imported(record))])
    assert [line.game for line in history(table)] == [1] * 48 + [2] * 12
    then = replay_view(TableView, table, 50, now=0.0)
    assert (then.ply, then.game) == (50, 2)
    assert then.position == format_position(played(match.ruleset, actions=50).view())
