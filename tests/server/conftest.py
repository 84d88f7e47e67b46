"""A real server on a real socket, and clients that play at it."""

import json
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from kingdomino.server.app import build_app
from kingdomino.server.bounds.protocols import uvicorn_config
from kingdomino.server.push import runner as push_runner
from kingdomino.server.push import sender as push_sender
from kingdomino.server.settings import Settings
from kingdomino.server.state import ServerState
from tests.push_endpoint import PushEndpoint, push_endpoint
from tests.waiting import wait_until

DAILY_GAMES = 6
"""The Regent's games of a day: a thousand would take a core for minutes."""
server_uses_random = pytest.mark.filterwarnings("ignore:Do not use the .random. module")
"""For Hypothesis, which notices that the server's thread of this process draws random numbers."""


class Served:
    """A server that runs in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        app = build_app(settings)
        self.state: ServerState = app.app.state.server
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.host = "{}:{}".format(*self._listening.getsockname())
        self.url = f"http://{self.host}"
        config = uvicorn_config(
            app, settings, log_config=None, lifespan="on", timeout_graceful_shutdown=2
        )
        self._server = uvicorn.Server(config)
        self._clients: list[httpx.Client] = []
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._listening]}, daemon=True
        )

    def start(self) -> None:
        """Start; whoever connects waits until it is ready."""
        self._thread.start()
        with self.client() as client:
            assert client.get("/readyz").text == "ok\n"

    def stop(self) -> None:
        """End it as a signal would."""
        for client in self._clients:
            client.close()
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
        self._listening.close()

    def client(self, token: str | None = None, **headers: str) -> httpx.Client:
        """A program that talks to it, with a token or without."""
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        # Without certificates to load, which takes longer than a whole game.
        client = httpx.Client(base_url=self.url, headers=headers, timeout=30, verify=False)
        self._clients.append(client)
        return client

    def live(self, table: str, token: str | None = None, query: str = "") -> ClientConnection:
        """A live connection."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        address = f"ws://{self.host}/api/tables/{table}/live{query}"
        return connect(address, additional_headers=headers, compression=None, close_timeout=2)


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    """A server for as long as the block runs."""
    served = Served(settings)
    served.start()
    try:
        yield served
    finally:
        served.stop()


@pytest.fixture(scope="session")
def server(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that leave it as it was, without limits on how much they ask."""
    file = shutil.copy(migrated_file, tmp_path_factory.mktemp("server") / "tables.db")
    settings = Settings(
        database=f"sqlite:///{file}",
        pages=str(file) + ".none",  # whether the web pages were built makes no difference
        address_rate=0,
        table_rate=0,
        sockets=1000,
        open_tables=0,
        bot_tables=0,
        bot_seconds=1,
        daily_games=DAILY_GAMES,
    )
    with serving(settings) as served:
        yield served


@pytest.fixture
def endpoint() -> Iterator[PushEndpoint]:
    """A push service on loopback."""
    with push_endpoint() as found:
        yield found


@pytest.fixture
def fast_push(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reconnects in these tests, and retries don't wait."""
    monkeypatch.setattr(push_runner, "GRACE", 0.1)
    monkeypatch.setattr(push_sender, "_RETRY_DELAYS", (0.01, 0.01, 0.01))


@pytest.fixture
def push_settings(sqlite_url: str) -> Settings:
    """A server that sends push messages to loopback too."""
    return Settings(
        database=sqlite_url,
        pages=sqlite_url + ".none",
        push="private",
        push_contact="mailto:host@example.org",
        address_rate=0,
        table_rate=0,
    )


@pytest.fixture
def push_server(push_settings: Settings, fast_push: None) -> Iterator[Served]:
    """A server with these settings."""
    del fast_push
    with serving(push_settings) as served:
        yield served


class Player:
    """Somebody at a table, with a token."""

    def __init__(self, served: Served, seating: dict[str, Any]) -> None:
        self.served = served
        self.table: str = seating["table"]
        self.seats: list[int] = seating["seats"]
        self.token: str = seating["token"]
        self.client = served.client(self.token)

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/api/tables/{self.table}"

    def view(self) -> dict[str, Any]:
        """What this player sees."""
        view: dict[str, Any] = done(self.client.get(self.path))
        return view

    def post(self, action: str, **data: Any) -> httpx.Response:
        """Ask for something."""
        return self.client.post(f"{self.path}/{action}", json=data)

    def play(self, view: dict[str, Any], **more: Any) -> httpx.Response:
        """Play the first whole turn that is legal."""
        return self.post("turns", ply=view["ply"], turn=first_turn(view), **more)


def first_turn(view: dict[str, Any]) -> str:
    """The placement that makes most, with the first claim."""
    best = max(view["legal"], key=lambda choice: choice["points"])
    claim = view["claims"][0]["action"] if view["claims"] else ""
    return f"{best['action']}{claim}"


def done(response: httpx.Response) -> Any:
    """The content of an answer that says that it was done."""
    assert response.status_code in (200, 201), response.text
    return response.json()


def refused(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The problem of an answer that refuses."""
    assert response.headers["content-type"] == "application/problem+json", response.text
    problem: dict[str, Any] = response.json()
    assert (response.status_code, problem["status"], problem["code"]) == (status, status, code)
    return problem


def open_table(served: Served, *seats: dict[str, Any], **data: Any) -> Player:
    """A table with these seats."""
    with served.client() as client:
        body = {"seats": seats or [{"name": "Ann"}, {}], **data}
        return Player(served, done(client.post("/api/tables", json=body)))


def join(player: Player, name: str, **data: Any) -> Player:
    """Somebody who sits down at another's table."""
    with player.served.client() as client:
        seating = done(client.post(f"{player.path}/join", json={"name": name, **data}))
        return Player(player.served, seating)


def started(served: Served, **data: Any) -> tuple[Player, Player]:
    """Ann and Bob, the first line laid out."""
    ann = open_table(served, **data)
    bob = join(ann, "Bob", contribution="b0b")
    done(ann.post("start", contribution="ann"))
    return ann, bob


def play_out(*players: Player, turns: int = 10_000) -> dict[str, Any]:
    """Play so many turns, or to the end."""
    by_seat = {seat: player for player in players for seat in player.seats}
    view = players[0].view()
    for _ in range(turns):
        if view["is_over"]:
            break
        actor = by_seat[view["actor"]]
        done(actor.play(actor.view()))
        view = players[0].view()
    return view


def next_turn(player: Player) -> dict[str, Any]:
    """What a player sees as soon as it is their turn, or all is over; bots may be playing."""
    return wait_until(
        "it is their turn", player.view, lambda view: view["legal"] or view["is_over"]
    )


def messages(socket: ClientConnection, kind: str, until: int) -> list[dict[str, Any]]:
    """The messages of a kind, up to the turn that reaches a ply."""
    found: list[dict[str, Any]] = []
    while not found or found[-1]["ply"] < until:
        message = json.loads(socket.recv(timeout=30))
        if message["type"] == kind:
            found.append(message)
    return found
