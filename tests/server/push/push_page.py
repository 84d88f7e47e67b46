"""A browser that gets push messages, and what tests of them wait for."""

import sqlite3
from contextlib import closing
from math import inf
from typing import Any

from websockets.sync.client import connect

from tests.push_endpoint import Subscriber
from tests.server.conftest import Player, Served, done, first_turn
from tests.waiting import wait_until

PATH = "/api/my/push"


class Page:
    """Ann's browser: it has the cookies of her seat and of her player key."""

    def __init__(self, served: Served, **table: Any) -> None:
        self.served = served
        self.client = served.client(origin=served.url)
        seats = [{"name": "Ann"}, {}]
        opened = self.client.post("/api/tables", json={"seats": seats, **table})
        self.table: str = done(opened)["table"]
        self.path = f"/api/tables/{self.table}"

    def move(self, served: Served) -> None:
        """Go on with another server that has the same database."""
        cookies, self.served = self.client.cookies, served
        self.client = served.client(origin=served.url)
        self.client.cookies = cookies

    def subscribe(self, subscriber: Subscriber, language: str = "de") -> str:
        body = subscriber.subscription(language=language)
        subscribed: str = done(self.client.post(PATH, json=body))["id"]
        return subscribed

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = done(self.client.get(self.path))
        return view

    def play(self) -> None:
        view = self.view()
        turn = {"ply": view["ply"], "turn": first_turn(view)}
        done(self.client.post(f"{self.path}/turns", json=turn))

    def live(self, host: str | None = None) -> Any:
        address = f"ws://{host or self.served.host}{self.path}/live"
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.client.cookies.jar)
        return connect(address, additional_headers={"cookie": cookies}, compression=None)


def start(ann: Page) -> Player:
    """Let Bob join, who is a program, and start."""
    with ann.served.client() as client:
        seating = done(client.post(f"{ann.path}/join", json={"name": "Bob"}))
    done(ann.client.post(f"{ann.path}/start", json={}))
    return Player(ann.served, seating)


def until_anns_turn(ann: Page, bob: Player) -> None:
    while ann.view()["actor"] != 0:
        done(bob.play(bob.view()))


def settle(*servers: Served) -> None:
    """Wait until every turn so far was looked at, and every message sent."""
    for served in servers:
        push: Any = served.state.push
        wait_until(
            "nothing is left to send",
            lambda push=push: [  # type: ignore[misc]
                len(push._runner._timers),
                len(push._runner._tasks),
                len(push._sender._tasks),
            ],
            lambda counts: not any(counts),
        )


def wait_until_reminded(ann: Page, *servers: Served) -> None:
    """Wait until every server knows that nobody has to be reminded of this turn any more."""
    for served in servers:
        push: Any = served.state.push
        wait_until(
            "the reminder is done",
            lambda push=push: push._runner._reminders.get(ann.table),  # type: ignore[misc]
            lambda reminder: reminder is not None and reminder[1] == inf,
        )


def rows(served: Served, query: str) -> list[Any]:
    """Return the rows of a query on the database of a server."""
    file = served.state.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def count_kept(served: Served) -> int:
    """Return how many subscriptions the server has."""
    return len(rows(served, "SELECT id FROM push"))
