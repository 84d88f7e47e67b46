"""Where others in the network reach a server, and who is told."""

import socket
from pathlib import Path

import httpx
import pytest

from kingdomino.server.bounds.network import network_address
from tests.server.conftest import Served, done
from tests.server.process import ServerProcess


def lan_address() -> str:
    """The address of this machine; the test is skipped if it is in no network."""
    address = network_address("0.0.0.0")
    if address is None:
        pytest.skip("this machine is in no network")
    return address


@pytest.mark.slow
def test_a_browser_on_the_machine_is_told_where_others_reach_the_server(
    sqlite_url: str, tmp_path: Path
) -> None:
    address = lan_address()
    server = ServerProcess(sqlite_url, tmp_path / "log", host="0.0.0.0")
    server.start()
    try:
        with httpx.Client(verify=False, timeout=30) as client:
            origin = done(client.get(f"{server.url}/api/choices"))["origin"]
            assert origin == f"http://{address}:{server.port}"
            # That address is an allowed host, and whoever uses it is not told again.
            assert done(client.get(f"{origin}/api/choices"))["origin"] is None
            opened = client.post(f"{origin}/api/tables", json={}, headers={"origin": origin})
            assert opened.status_code == 201
            # So is the visitor of a proxy on this machine.
            visitor = {"x-forwarded-for": "203.0.113.7"}
            choices = done(client.get(f"{server.url}/api/choices", headers=visitor))
            assert choices["origin"] is None
    finally:
        server.stop()


def test_a_server_for_this_machine_has_no_other_address(server: Served) -> None:
    with server.client() as client:
        assert done(client.get("/api/choices"))["origin"] is None


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(101, "Network is unreachable")

    class Unconnected(socket.socket):
        connect = refuse

    monkeypatch.setattr(socket, "socket", Unconnected)
    for host in ("0.0.0.0", "::", "127.0.0.1", "localhost", "::1"):
        assert network_address(host) is None
    assert network_address("192.168.1.5") == "192.168.1.5"


def test_a_route_through_the_machine_itself_is_no_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Inside(socket.socket):
        def getsockname(self) -> tuple[str, int]:
            return ("127.0.0.1", 1)

    monkeypatch.setattr(socket, "socket", Inside)
    assert network_address("0.0.0.0") is None
