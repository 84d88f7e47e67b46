"""The host names that a server answers to."""

import json
import socket

import pytest
from websockets.sync.client import connect

from kingdomino.server.bounds.hosts import AllowedHosts
from kingdomino.server.settings import Settings
from tests.server.conftest import Served, done, open_table, refused, serving


@pytest.mark.parametrize("path", ["/api/choices", "/healthz", "/nothing/here", "/api/tables/none"])
def test_a_request_for_an_unknown_host_is_refused(server: Served, path: str) -> None:
    client = server.client()
    refused(client.get(path, headers={"host": "evil.example"}), 400, "server-host")
    for host in ("localhost", "127.0.0.1:80", "[::1]:8000", "laptop", "laptop.local"):
        assert client.get(path, headers={"host": host}).status_code != 400


def test_a_live_connection_for_an_unknown_host_is_refused(server: Served) -> None:
    table = open_table(server).table
    host, _, port = server.host.partition(":")
    raw = socket.create_connection((host, int(port)))
    with connect(f"ws://evil.example/api/tables/{table}/live", sock=raw) as live:
        message = json.loads(live.recv(timeout=30))
    assert message["problem"]["code"] == "server-host"


def test_hosts_can_be_listed(sqlite_url: str) -> None:
    with serving(
        Settings(database=sqlite_url, hosts="play.example.org, *.games.example")
    ) as served:
        client = served.client()
        for host in ("play.example.org", "PLAY.example.org.:443", "a.b.games.example"):
            done(client.get("/api/choices", headers={"host": host}))
        for host in ("example.org", "games.example", "evil.example", "play.example.org.evil.com"):
            refused(client.get("/api/choices", headers={"host": host}), 400, "server-host")


@pytest.mark.parametrize("host", ["", ":80", "[::1", "[::1]x", "a:b", "1.2.3.4:5:6", "127.1.1.1.1"])
def test_a_malformed_host_is_refused(host: str) -> None:
    assert host not in AllowedHosts("play.example.org")


def test_every_host_can_be_allowed() -> None:
    assert "anything.example" in AllowedHosts("*")
