"""A server that is asked to end: it finishes what it was asked, and sends its clients elsewhere."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.postgresql import Cluster
from tests.server.conftest import done
from tests.server.process import ServerProcess
from tests.waiting import wait_until

pytestmark = pytest.mark.slow


@pytest.fixture
def process(sqlite_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    yield server
    server.kill()


def wait_until_refused(port: int) -> None:
    """Wait until nobody accepts connections any more."""

    def connect() -> str:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
        except ConnectionError:
            return "refused"
        except TimeoutError:
            return "no answer"
        return "accepted"

    wait_until("connections are refused", connect, lambda seen: seen == "refused")


def read_all(connection: socket.socket) -> bytes:
    received = b""
    while data := connection.recv(65536):
        received += data
    return received


def test_what_is_in_flight_is_answered(process: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", process.port), 30) as half_sent:
        half_sent.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n")
        # The server has seen it when it has answered somebody who came later.
        assert httpx.get(f"{process.url}/healthz").text == "ok\n"
        process.terminate()
        wait_until_refused(process.port)
        half_sent.sendall(b"\r\n")
        answer = read_all(half_sent)
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"connection: close" in answer.lower()
    process.wait()


def test_live_connections_are_told_to_connect_again(process: ServerProcess) -> None:
    seats = [{"name": "Ann"}, {"bot": "page"}]
    table = done(httpx.post(f"{process.url}/api/tables", json={"seats": seats}))["table"]
    with connect(f"ws://127.0.0.1:{process.port}/api/tables/{table}/live") as live:
        live.recv(timeout=30)
        process.terminate()
        with suppress(ConnectionClosed):
            list(live)
        assert live.close_code == 1012  # service restart
    process.wait()


@pytest.mark.xdist_group("postgresql")
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_several_processes_end_with_their_supervisor(postgresql: Cluster, tmp_path: Path) -> None:
    server = ServerProcess(postgresql.database(), tmp_path / "log", workers=2)
    server.start()
    log = tmp_path / "log"
    wait_until("every process serves", log.read_text, lambda text: server.url in text)
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    assert len(children) >= 2
    os.kill(server.pid, signal.SIGKILL)  # the supervisor alone
    server.wait()
    wait_until_refused(server.port)
    wait_until(
        "no process is left",
        lambda: [child for child in children if Path(f"/proc/{child}").exists()],
        lambda left: not left,
    )
