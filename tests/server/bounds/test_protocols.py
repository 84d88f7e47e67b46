"""Clients that send too much, too slowly, or on too many connections."""

import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.frames import Frame, Opcode

from kingdomino.server.bounds import protocols
from kingdomino.server.bounds.limits import ConnectionLimit
from kingdomino.server.bounds.protocols import BoundedHttpProtocol, BoundedWebSocketProtocol
from kingdomino.server.settings import Settings
from tests.server.conftest import Served, open_table, serving

REQUEST = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"


@contextmanager
def connected(served: Served, source: str = "") -> Iterator[socket.socket]:
    host, _, port = served.host.partition(":")
    with socket.create_connection((host, int(port)), 30, (source, 0)) as connection:
        yield connection


@contextmanager
def live_socket(served: Served, table: str) -> Iterator[socket.socket]:
    """A live connection without a library, which would complain of what is sent here."""
    with connected(served) as connection:
        connection.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {served.host}\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        received = b""
        while b"\r\n\r\n" not in received:
            received += connection.recv(4096)
        assert received.startswith(b"HTTP/1.1 101")
        yield connection


def is_closed_by(connection: socket.socket, data: bytes, limit: int) -> bool:
    """Send the same data again and again, reading nothing, until the server hangs up."""
    sent = 0
    try:
        while sent < limit:
            connection.sendall(data)
            sent += len(data)
    except ConnectionError:
        return True
    return False


def read_all(connection: socket.socket) -> bytes:
    received = b""
    try:
        while data := connection.recv(65536):
            received += data
    except ConnectionError:
        pass
    return received


def test_endless_headers_are_refused(server: Served) -> None:
    with connected(server) as connection:
        connection.sendall(REQUEST)
        try:
            for number in range(4000):
                connection.sendall(b"x-%d: %s\r\n" % (number, b"y" * 100))
        except ConnectionError:
            pass
        assert b"400 Bad Request" in read_all(connection)[:100] or number < 3999
    assert server.client().get("/healthz").text == "ok\n"


def test_a_large_header_that_fits_is_read(server: Served) -> None:
    response = server.client().get("/healthz", headers={"x-long": "y" * 30_000})
    assert response.status_code == 200


def test_a_long_url_is_refused(server: Served) -> None:
    client = server.client()
    assert client.get(f"/{'x' * 8000}").status_code == 404
    assert client.get(f"/{'x' * 9000}").status_code == 400
    assert client.get("/healthz").text == "ok\n"


def test_a_request_that_is_never_finished_is_ended(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoundedHttpProtocol, "request_seconds", 0.2)
    with connected(server) as silent, connected(server) as half, connected(server) as body:
        half.sendall(REQUEST)
        body.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b"content-length: 100\r\n\r\n{"
        )
        for connection in (silent, half, body):
            assert b"200" not in read_all(connection)[:20]


def test_a_connection_is_kept_for_the_next_request(server: Served) -> None:
    with connected(server) as connection:
        for _ in range(3):
            connection.sendall(REQUEST + b"\r\n")
            received = b""
            while not received.endswith(b"ok\n"):
                received += connection.recv(4096)


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")
def test_too_many_connections_of_one_address_are_refused(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "connections", ConnectionLimit(5))
    with ExitStack() as stack:
        held = [stack.enter_context(connected(server, "127.0.0.9")) for _ in range(12)]
        closed = 0
        for connection in held:
            try:
                connection.sendall(REQUEST + b"\r\n")
                closed += not connection.recv(4096)
            except ConnectionError:
                closed += 1
        assert closed == 7
        assert server.client().get("/healthz").text == "ok\n"  # from another address


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b""),
        Frame(Opcode.PING, b"x" * 125),
        Frame(Opcode.PONG, b"x" * 125),
        Frame(Opcode.TEXT, b"x", fin=False),
        Frame(Opcode.TEXT, b'{"type": "ping"}'),
    ],
    ids=["pings", "long pings", "pongs", "fragments", "messages"],
)
def test_a_flood_of_frames_ends_the_connection(server: Served, frame: Frame) -> None:
    ann = open_table(server)
    with live_socket(server, ann.table) as live:
        data = frame.serialize(mask=True, extensions=[]) * 50
        assert is_closed_by(live, data, limit=1000 * BoundedWebSocketProtocol.burst)
    assert server.client().get("/healthz").text == "ok\n"


def test_a_client_that_answers_no_ping_is_dropped(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "_PING_SECONDS", 0.1)
    with serving(Settings(database=sqlite_url)) as served:
        ann = open_table(served)
        with live_socket(served, ann.table) as live:
            read_all(live)  # times out if the connection is kept


def test_a_lively_client_keeps_its_connection(server: Served) -> None:
    ann = open_table(server)
    with server.live(ann.table) as live:
        for _ in range(50):
            live.send('{"type": "ping"}')
            while '"pong"' not in str(live.recv(timeout=30)):
                pass
