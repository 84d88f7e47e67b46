"""Taking back a turn, over HTTP and on a live connection."""

from typing import Any

from tests.server.conftest import (
    Player,
    Served,
    done,
    join,
    next_turn,
    open_table,
    refused,
    started,
)
from tests.server.live.test_connection import receive, send

BOT = {"bot": "random"}


def with_bot(server: Served) -> Player:
    """Ann and a bot at a table that has started."""
    ann = open_table(server, {"name": "Ann"}, BOT)
    done(ann.post("start"))
    return ann


def own_turn(ann: Player) -> dict[str, Any]:
    """Return the view when it is Ann's turn."""
    view = next_turn(ann)
    assert not view["is_over"]
    return view


def play_own(ann: Player, turns: int) -> dict[str, Any]:
    """Play turns of Ann; return her view before the last of them."""
    for _ in range(turns):
        view = own_turn(ann)
        done(ann.play(view))
    return view


def test_a_turn_is_taken_back_with_what_the_bot_played_since(server: Served) -> None:
    ann = with_bot(server)
    assert own_turn(ann)["take_backs"] == []
    before = play_own(ann, turns=5)
    after = own_turn(ann)
    assert after["take_back"] == before["ply"]
    answer = done(ann.post("take-back", ply=before["ply"]))
    assert (answer["ply"], answer["actor"]) == (before["ply"], 0)
    view = ann.view()
    for name in ("ply", "round", "kingdoms", "current_line", "next_line", "legal", "log"):
        assert view[name] == before[name], name
    (taken,) = view["take_backs"]
    assert (taken["seat"], taken["ply"]) == (0, before["ply"])
    assert taken["turn"] == "".join(
        line["action"] for line in after["log"][before["ply"] : before["ply"] + 2]
    )
    assert '[TakeBacks "1"]' in ann.client.get(f"{ann.path}/record").text


def test_a_turn_among_people_can_not_be_taken_back(server: Served) -> None:
    ann, bob = started(server)
    view = ann.view()
    actor = ann if view["actor"] == 0 else bob
    done(actor.play(actor.view()))
    refused(actor.post("take-back", ply=0), 409, "table-not-alone")
    refused(actor.post("take-back", ply=-1), 400, "server-bad-request")


def test_a_live_connection_is_told_what_does_not_count_any_more(server: Served) -> None:
    ann = with_bot(server)
    before = play_own(ann, turns=5)
    own_turn(ann)
    with server.live(ann.table, ann.token, "?after=0") as socket:
        while receive(socket, "turn")["ply"] <= before["ply"]:
            pass
        send(socket, type="take-back", ply=before["ply"])
        assert receive(socket, "taken-back")["ply"] == before["ply"]
        assert receive(socket, "move")["ply"] == before["ply"]
        done(ann.play(ann.view()))
        assert receive(socket, "turn")["ply"] > before["ply"]
        send(socket, type="take-back", ply=1000)
        problem = receive(socket, "problem")
        assert (problem["problem"]["code"], problem["ply"]) == ("table-stale", 1000)


def test_who_was_away_meanwhile_is_told_as_well(server: Served) -> None:
    ann = with_bot(server)
    before = play_own(ann, turns=5)
    known = own_turn(ann)["ply"]
    done(ann.post("take-back", ply=before["ply"]))
    play_own(ann, turns=3)
    last = own_turn(ann)
    with server.live(ann.table, query=f"?after={known}") as socket:
        assert receive(socket, "taken-back")["ply"] == before["ply"]
        turns = [receive(socket, "turn")]
        while turns[-1]["ply"] < last["ply"]:
            turns.append(receive(socket, "turn"))
    sent = "".join(turn["turn"] for turn in turns)
    assert sent == "".join(line["action"] for line in last["log"][before["ply"] :])


def test_somebody_who_joined_and_left_is_no_obstacle(server: Served) -> None:
    ann = open_table(server, {"name": "Ann"}, {})
    bob = join(ann, "Bob")
    done(ann.post("start"))
    done(bob.post("leave"))
    before = play_own(ann, turns=2)
    assert own_turn(ann)["take_back"] == before["ply"]
