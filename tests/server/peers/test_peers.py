"""Peers that stop reading, or that are gone without message so: nobody else waits for them."""

import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest
from websockets.sync.client import ClientConnection, connect

from kingdomino.server.bounds.protocols import BoundedWebSocketProtocol
from tests.server.conftest import Player, Served, messages, play_out, started

ENOUGH = 2000
"""Visits that fill every buffer between two processes many times over."""


@contextmanager
def frozen(served: Served, player: Player) -> Iterator[ClientConnection]:
    """A connection that reads one message and no more, with the smallest buffer possible."""
    sock = sockets.socket()
    sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    host, port = served.host.split(":")
    sock.connect((host, int(port)))
    address = f"ws://{served.host}/api/tables/{player.table}/live?views=yes"
    # Its own thread stops reading once one message waits to be fetched.
    with connect(address, sock=sock, compression=None, max_queue=1, close_timeout=0.1) as held:
        held.recv(timeout=30)
        yield held


@pytest.mark.slow
def test_a_peer_that_reads_nothing_is_let_go_and_keeps_nobody_waiting(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoundedWebSocketProtocol, "read_seconds", 0.3)
    ann, bob = started(server)
    with frozen(server, ann), server.live(ann.table, ann.token, "?after=0") as listening:
        listening.recv(timeout=30)
        subscribers = server.state.subscriptions.get(ann.table)
        assert subscribers is not None
        stuck = next(
            subscription
            for subscription in subscribers.subscriptions
            if subscription.token_hash is None
        )
        for number in count():
            # Everybody is told that Bob has come, and that he has gone.
            with server.live(bob.table, bob.token) as coming:
                coming.recv(timeout=30)
            if stuck not in subscribers.subscriptions:
                break
            assert number < ENOUGH, "the peer is still waited for"
        view = play_out(ann, bob, turns=2)
        assert messages(listening, "turn", view["ply"])[-1]["ply"] == view["ply"]
