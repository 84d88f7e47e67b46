"""The live connection."""

import json
import socket as sockets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.conftest import (
    Served,
    done,
    first_turn,
    join,
    open_table,
    play_out,
    server_uses_random,
    started,
)


def receive(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=30))
        if message["type"] == kind:
            return message


def send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def test_what_was_missed_comes_first_then_everything_as_it_happens(server: Served) -> None:
    ann, bob = started(server)
    play_out(ann, bob, turns=7)
    with server.live(ann.table, query="?after=0") as socket:
        turns = [receive(socket, "turn")]
        while turns[-1]["ply"] < 10:
            turns.append(receive(socket, "turn"))
        play_out(ann, bob, turns=1)
        turns.append(receive(socket, "turn"))
    sent = "".join(turn["turn"] for turn in turns)
    assert sent == "".join(line["action"] for line in ann.view()["log"])
    assert [turn["ply"] for turn in turns] == [1, 2, 3, 4, 6, 8, 10, 12]


def test_a_client_goes_on_from_the_ply_it_knows(server: Served) -> None:
    ann, bob = started(server)
    play_out(ann, bob, turns=6)
    with server.live(ann.table, query="?after=6") as socket:
        assert receive(socket, "turn")["ply"] == 8
    with server.live(ann.table) as socket:
        receive(socket, "table")
        play_out(ann, bob, turns=1)
        assert receive(socket, "turn")["ply"] == 10


def test_a_whole_game_over_live_connections(server: Served) -> None:
    ann, bob = started(server)
    # From the start: a connection that is open may still be on its way to the table.
    with (
        server.live(ann.table, ann.token, "?after=0") as one,
        server.live(bob.table, bob.token, "?after=0") as two,
    ):
        by_seat = {0: one, 1: two}
        ply = 0
        while ply < 48:
            actor = ann.view()["actor"]
            move = receive(by_seat[actor], "move")
            assert (move["ply"], move["seat"]) == (ply, actor)
            turn = move["legal"][0] + (move["claims"][0] if move["claims"] else "")
            send(by_seat[actor], type="turn", ply=ply, turn=turn, key=f"k{ply}")
            received = [receive(socket, "turn") for socket in (one, two)]
            assert received[0] == received[1]
            ply = received[0]["ply"]
        assert receive(one, "table")["status"] == "over"


def test_views_come_to_whom_wants_them_each_its_own(server: Served) -> None:
    ann, bob = started(server)
    with (
        server.live(ann.table, ann.token, "?views=yes") as one,
        server.live(ann.table, query="?views=yes") as two,
    ):
        mine, public = receive(one, "view"), receive(two, "view")
        while not (mine["seats"][0]["is_online"] and mine["spectators"] == 1):
            mine = receive(one, "view")
        assert (mine["your_seats"], public["your_seats"]) == ([0], [])
        assert public["legal"] == []
        fresh = ann.view()
        for name in fresh.keys() - {"now", "log", "seats"}:
            assert mine[name] == fresh[name]
        play_out(ann, bob, turns=1)
        while public["ply"] == 0:
            public = receive(two, "view")
        assert public["ply"] == 1


def test_who_is_there_is_told(server: Served) -> None:
    ann, bob = started(server)
    with server.live(ann.table, ann.token) as one:
        while not receive(one, "table")["seats"][0]["is_online"]:
            pass
        with server.live(bob.table, bob.token):
            while not receive(one, "table")["seats"][1]["is_online"]:
                pass
            assert [seat["is_online"] for seat in ann.view()["seats"]] == [True, True]
        while receive(one, "table")["seats"][1]["is_online"]:
            pass


def test_seats_signs_and_rematches_are_told(server: Served) -> None:
    ann = open_table(server)
    with server.live(ann.table) as socket:
        assert receive(socket, "table")["status"] == "open"
        bob = join(ann, "Bob")
        assert receive(socket, "table")["seats"][1]["name"] == "Bob"
        done(ann.post("start"))
        assert receive(socket, "table")["status"] == "playing"
        done(bob.post("reactions", reaction="hello"))
        assert receive(socket, "table")["reactions"][0]["reaction"] == "hello"
        done(ann.post("abandon"))
        assert receive(socket, "table")["status"] == "abandoned"
        done(ann.post("rematch"))
        table = done(bob.post("rematch"))["table"]
        assert receive(socket, "table")["rematch"] == table


def test_a_turn_that_is_refused_is_answered_with_a_problem(server: Served) -> None:
    ann, bob = started(server)
    view = ann.view()
    actor, other = (ann, bob) if view["actor"] == 0 else (bob, ann)
    turn = first_turn(actor.view())
    for player, data, code in (
        (other, {"ply": 0, "turn": turn}, "table-not-your-turn"),
        (actor, {"ply": 5, "turn": turn}, "table-stale"),
        (actor, {"ply": 0, "turn": ">48>48"}, "notation-unreadable"),
        (None, {"ply": 0, "turn": turn}, "server-token"),
    ):
        token = None if player is None else player.token
        with server.live(ann.table, token) as socket:
            send(socket, type="turn", key="mine", **data)
            sent = receive(socket, "problem")
            assert sent["problem"]["code"] == code
            assert (sent["ply"], sent["key"]) == (data["ply"], "mine")
    assert ann.view()["ply"] == 0


def test_a_sign_of_life(server: Served) -> None:
    ann = open_table(server)
    with server.live(ann.table) as socket:
        send(socket, type="ping")
        assert receive(socket, "pong")["now"] > 0


@pytest.mark.parametrize(
    ("query", "token", "code", "close"),
    [
        ("?after=x", None, "server-bad-request", 4400),
        ("?after=-1", None, "server-bad-request", 4400),
        ("?views=maybe", None, "server-bad-request", 4400),
        ("", "wrong", "server-token", 4401),
    ],
)
def test_a_connection_that_makes_no_sense_is_told_and_closed(
    server: Served, query: str, token: str | None, code: str, close: int
) -> None:
    ann = open_table(server)
    with server.live(ann.table, token, query) as socket:
        assert receive(socket, "problem")["problem"]["code"] == code
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)
        assert socket.close_code == close
    with server.live("nowhere") as socket:
        assert receive(socket, "problem")["problem"]["code"] == "table-no-such-table"


def test_another_sites_page_can_not_listen(server: Served) -> None:
    ann = open_table(server)
    cookie = {"cookie": f"kingdomino-seat={ann.token}"}
    address = f"ws://{server.host}{ann.path}/live"
    evil, own = Origin("https://evil.example"), Origin(server.url)
    with connect(address, origin=evil, additional_headers=cookie) as socket:
        assert receive(socket, "problem")["problem"]["code"] == "server-origin"
    with connect(address, origin=own, additional_headers=cookie) as socket:
        assert receive(socket, "table")["your_seats"] == [0]


@pytest.fixture(scope="module")
def lasting(server: Served) -> Iterator[ClientConnection]:
    ann, _ = started(server)
    with server.live(ann.table, ann.token) as socket:
        yield socket


MESSAGES = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    ).map(json.dumps)
    | st.fixed_dictionaries(
        {"type": st.sampled_from(["turn", "react", "ping", "view", ""])},
        optional={
            "ply": st.integers() | st.none() | st.text(),
            "turn": st.text() | st.integers(),
            "key": st.text() | st.none(),
            "reaction": st.text(),
            "seat": st.integers(),
        },
    ).map(json.dumps)
)


@server_uses_random
@given(message=MESSAGES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_garbage_is_answered_and_nothing_breaks(
    lasting: ClientConnection, message: str | bytes
) -> None:
    lasting.send(message)
    while True:
        reply = json.loads(lasting.recv(timeout=30))
        if reply["type"] in ("problem", "pong"):
            break
    if reply["type"] == "problem":
        assert reply["problem"]["status"] < 500


def test_what_is_too_long_is_not_read(server: Served) -> None:
    ann = open_table(server)
    with server.live(ann.table) as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            receive(socket, "never")
        assert socket.close_code == 1009


def test_a_client_that_vanishes_leaves_nothing_behind(server: Served) -> None:
    ann, bob = started(server)
    sock = sockets.create_connection(tuple(server.host.split(":")))  # type: ignore[arg-type]
    sock.sendall(
        f"GET {ann.path}/live HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in sock.recv(100)
    sock.close()
    play_out(ann, bob, turns=1)
    with server.live(ann.table, query="?after=0") as socket:
        assert receive(socket, "turn")["ply"] == 1
