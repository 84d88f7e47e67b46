"""A live connection that is sent the log: the game follows from it by the rules."""

import pytest
from websockets.sync.client import ClientConnection

from kingdomino.notation import format_position
from kingdomino.notation.schema import GameData
from tests.server.conftest import (
    Player,
    Served,
    done,
    first_turn,
    join,
    next_turn,
    open_table,
    play_out,
)
from tests.server.live.followed_log import FollowedLog

_OF_THE_GAME = {*GameData.__dataclass_fields__, "legal", "claims", "log"}
_PRESENCE = {"now", "seats", "spectators"}  # may change between two requests


def follow(socket: ClientConnection, log: FollowedLog, ply: int) -> None:
    """Receive until the state after so many actions."""
    while log.add(socket.recv(timeout=30)) != "state" or len(log.actions) < ply:
        pass


def started_with(server: Served, **options: object) -> tuple[Player, Player]:
    ann = open_table(server, {"name": "Ann"}, {}, **options)
    bob = join(ann, "Bob")
    done(ann.post("start"))
    return ann, bob


@pytest.mark.parametrize(
    "rules", ["classic/2", "classic/2+opening=drawer", "mighty-duel/2+opening=abba"]
)
def test_every_view_follows_from_the_log(server: Served, rules: str) -> None:
    ann, bob = started_with(server, rules=rules)
    players = {0: ann, 1: bob}
    with server.live(ann.table, ann.token, "?after=0&views=log") as socket:
        log, view, sizes = FollowedLog(), ann.view(), []
        while not view["is_over"]:
            follow(socket, log, view["ply"])
            sizes.append(log.received)
            log.received = 0
            view = ann.view()
            assert log.is_whole
            assert format_position(log.game().public) == view["position"]
            beside = view.keys() - _OF_THE_GAME - _PRESENCE
            assert {name: log.state[name] for name in beside} == {n: view[n] for n in beside}
            player = players[view["actor"]]
            done(player.post("turns", ply=view["ply"], turn=first_turn(player.view())))
            view = ann.view()
        follow(socket, log, view["ply"])
    assert log.state["status"] == "over"
    assert log.game().is_over
    assert max(sizes[1:]) <= 600


def test_a_dynasty_is_one_log(server: Served) -> None:
    ann, bob = started_with(server, rules="dynasty/2")
    play_out(ann, bob)
    with server.live(ann.table, query="?after=0&views=log") as socket:
        log = FollowedLog()
        follow(socket, log, 3 * 48)
        assert sorted(log.dealt) == [1, 2, 3]
        assert log.game().is_over


def test_who_connects_again_is_sent_what_is_new_and_the_state(server: Served) -> None:
    ann, bob = started_with(server)
    log = FollowedLog()
    play_out(ann, bob, turns=6)
    with server.live(ann.table, ann.token, "?after=0&views=log") as socket:
        follow(socket, log, 8)
    play_out(ann, bob, turns=5)
    with server.live(ann.table, ann.token, "?after=8&views=log") as socket:
        log.state.clear()
        log.dealt.clear()
        follow(socket, log, 18)
    assert log.is_whole
    assert format_position(log.game().public) == ann.view()["position"]


def test_turns_taken_back_leave_a_whole_log(server: Served) -> None:
    ann = open_table(server, {"name": "Ann"}, {"bot": "page"})
    with server.live(ann.table, ann.token, "?after=0&views=log") as socket:
        done(ann.post("start"))
        view = next_turn(ann)
        done(ann.post("turns", ply=view["ply"], turn=first_turn(view)))
        view = next_turn(ann)
        log = FollowedLog()
        follow(socket, log, view["ply"])
        done(ann.post("take-back", ply=view["take_back"]))
        while not log.state["take_backs"]:
            follow(socket, log, 0)
        assert log.is_whole
        assert len(log.actions) == view["take_back"]
