"""A database that was written by a released version opens, is migrated, and is played on.

`released-0.1.0.sql` is the dump of a SQLite file that the server of version 0.1.0 wrote:

- `over`: two people, a finished match that was public, with a rematch that nobody started;
- `playing`: two people with a clock;
- `bots`: a person against two bots;
- `abandoned`: a match that its host ended;
- `dynasty`: two people in their first game; a bot played for one of them, who came back;
- `open`: a table with two free seats.

`released-0.1.0.json` has the ids of the tables, the tokens of the people, and how far each came.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import done, first_turn
from tests.server.process import ServerProcess
from tests.waiting import wait_until

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
TABLES: dict[str, dict[str, Any]] = json.loads((HERE / "released-0.1.0.json").read_text())


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server on that database."""
    folder = tmp_path_factory.mktemp("released")
    file = folder / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((HERE / "released-0.1.0.sql").read_text("utf-8"))
    server = ServerProcess(f"sqlite:///{file}", folder / "log", open_days=0)
    server.start()
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client
    server.stop()
    assert "Traceback" not in (folder / "log").read_text()


def path(name: str) -> str:
    return f"/api/tables/{TABLES[name]['table']}"


def token(name: str, seat: int) -> dict[str, str]:
    return {"authorization": f"Bearer {TABLES[name]['tokens'][seat]}"}


def play_out(client: httpx.Client, name: str, tokens: list[dict[str, str]]) -> dict[str, Any]:
    """Play every seat that has a token until the match is over; bots play theirs."""

    def look() -> list[dict[str, Any]]:
        return [done(client.get(path(name), headers=each)) for each in tokens]

    while True:
        views = wait_until(
            "it is the turn of a person",
            look,
            lambda views: any(view["legal"] or view["is_over"] for view in views),
        )
        if any(view["is_over"] for view in views):
            return next(view for view in views if view["is_over"])
        for view, each in zip(views, tokens, strict=True):
            if view["legal"]:
                turn = {"ply": view["ply"], "turn": first_turn(view)}
                done(client.post(f"{path(name)}/turns", json=turn, headers=each))
                break


def test_every_table_is_there(client: httpx.Client) -> None:
    for name, known in TABLES.items():
        view = done(client.get(path(name)))
        assert view["ply"] >= known["ply"], name
        if known["stage"] != "playing":
            assert view["status"] == known["stage"], name
    listed = {each["table"] for each in done(client.get("/api/tables"))}
    assert listed >= {TABLES["over"]["table"], TABLES["open"]["table"]}


def test_a_finished_match_can_be_replayed_and_verified(client: httpx.Client) -> None:
    assert done(client.get(f"{path('over')}/verdict"))["is_fair"]
    assert done(client.get(path("over"), params={"ply": 20}))["ply"] == 20
    assert done(client.get(f"{path('over')}/history"))
    assert "Ann" in client.get(f"{path('over')}/record").text


def test_people_play_on_with_their_tokens(client: httpx.Client) -> None:
    view = play_out(client, "dynasty", [token("dynasty", 0), token("dynasty", 1)])
    assert view["status"] == "over"
    view = play_out(client, "bots", [token("bots", 0)])
    assert view["status"] == "over"


def test_a_turn_whose_time_was_up_is_played(client: httpx.Client) -> None:
    wait_until(
        "the turn is played",
        lambda: done(client.get(path("playing")))["ply"],
        lambda ply: ply > TABLES["playing"]["ply"],
    )


def test_tables_that_were_not_started_can_be(client: httpx.Client) -> None:
    done(client.post(f"{path('rematch')}/start", json={}, headers=token("rematch", 0)))
    for name in ("Bob", "Cid"):
        done(client.post(f"{path('open')}/join", json={"name": name}))
    done(client.post(f"{path('open')}/start", json={}, headers=token("open", 0)))
