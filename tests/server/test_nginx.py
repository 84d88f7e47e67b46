"""The proxy of `deploy/nginx.conf`, in front of two servers."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.postgresql import Cluster
from tests.server import nginx
from tests.server.conftest import done
from tests.server.live.test_connection import receive
from tests.server.process import ServerProcess

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("postgresql"),
    pytest.mark.skipif(not nginx.is_installed, reason="nginx is not installed"),
]

SPELLINGS = [
    "/metrics",
    "/metrics/",
    "/metrics?x=1",
    "/metrics/?",
    "/METRICS",
    "/Metrics/",
    "//metrics",
    "/./metrics",
    "/.//metrics/",
    "/api/../metrics",
    "/%2e/metrics",
    "/api/%2e%2e/metrics",
    "/%6Detrics",
    "/metric%73",
    "/metrics%2f",
    "/%2fmetrics",
    "/metrics/.",
    "/metrics;x",
    "/metrics%00",
    "/metrics%20",
    "/metrics#x",
    "/%256detrics",
]


@pytest.fixture(scope="module")
def host(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the proxy."""
    folder = tmp_path_factory.mktemp("nginx")
    url = postgresql.database()
    servers = [ServerProcess(url, folder / f"log{number}") for number in range(2)]
    for server in servers:
        server.start()
    try:
        with nginx.running(folder, [server.port for server in servers]) as address:
            yield address
    finally:
        for server in servers:
            server.stop()


def raw_answer(host: str, path: str) -> bytes:
    """Send a path as it is; libraries would simplify it."""
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), 30) as connection:
        request = f"GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
        connection.sendall(request.encode())
        received = b""
        while data := connection.recv(65536):
            received += data
        return received


def test_two_servers_are_one_for_a_player(host: str) -> None:
    origin = f"http://{host}"
    with httpx.Client(base_url=origin, headers={"origin": origin}, timeout=30) as page:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        table = done(page.post("/api/tables", json={"seats": seats}))["table"]
        path = f"/api/tables/{table}"
        done(page.post(f"{path}/start", json={}))
        with connect(f"ws://{host}{path}/live?after=0") as live:
            for _ in range(6):  # one request after the other to the one server and the other
                view = done(page.get(path))
                turn = view["legal"][0]["action"]
                done(page.post(f"{path}/turns", json={"ply": view["ply"], "turn": turn}))
                assert receive(live, "turn")["turn"] == turn
        evil = page.get(path, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403


def test_metrics_are_hidden_however_they_are_spelt(host: str) -> None:
    for path in SPELLINGS:
        answer = raw_answer(host, path)
        assert b"kingdomino_requests" not in answer, path
        assert b" 200 " not in answer.partition(b"\r\n")[0], path
    assert b" 404 " in raw_answer(host, "/readyz").partition(b"\r\n")[0]


def test_a_large_header_or_body_does_not_reach_a_server(host: str) -> None:
    with httpx.Client(base_url=f"http://{host}", timeout=30) as client:
        assert client.get("/healthz", headers={"x-long": "y" * 40_000}).status_code == 400
        assert client.post("/api/tables", content=b"x" * 20_000).status_code == 413


def test_live_connections_of_a_visitor_are_limited(host: str) -> None:
    with httpx.Client(base_url=f"http://{host}", timeout=30) as client, ExitStack() as stack:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        table = done(client.post("/api/tables", json={"seats": seats}))["table"]
        address = f"ws://{host}/api/tables/{table}/live"
        with pytest.raises(InvalidStatus) as refusal:
            _connect_many(stack, address, 150)
    assert refusal.value.response.status_code == 429


def _connect_many(stack: ExitStack, address: str, count: int) -> None:
    for _ in range(count):
        # Nobody reads; with a bounded queue, the answer to closing would not be read either.
        stack.enter_context(connect(address, max_queue=None))
