"""Playing on from a position of a finished match, over HTTP."""

from tests.server.conftest import Player, Served, done, next_turn, play_out, refused, started


def test_a_finished_match_is_played_on_against_bots(server: Served) -> None:
    ann, bob = started(server)
    play_out(ann, bob)
    then = done(server.client().get(f"{ann.path}?ply=20"))
    response = server.client().post(
        f"{ann.path}/continue", json={"ply": 20, "seat": 1, "name": "Eve", "bot": "page"}
    )
    assert response.status_code == 201
    eve = Player(server, response.json())
    assert eve.seats == [1]
    view = next_turn(eve)
    assert view["log"][:20] == [line | {"bot": None} for line in then["log"]]
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("", "page"), ("Eve", None)]
    assert view["continued_from"] == {"table": ann.table, "ply": 20}
    assert view["shuffle"]["seed"] is None
    while not (view := next_turn(eve))["is_over"]:
        done(eve.play(view))
    verdict = done(eve.client.get(f"{eve.path}/verdict"))
    assert (verdict["is_fair"], verdict["continued_from"]) == (False, ann.table)
    assert f'[ContinuedFrom "{ann.table} 20"]' in eve.client.get(f"{eve.path}/record").text


def test_a_match_that_goes_on_is_not_played_on_elsewhere(server: Served) -> None:
    ann, bob = started(server)
    play_out(ann, bob, turns=5)
    refused(ann.post("continue", ply=2, name="Eve"), 409, "table-not-over")
