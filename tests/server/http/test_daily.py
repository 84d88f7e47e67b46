"""The daily deal: one try that counts, a promise that can be checked."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

import httpx
import pytest

from kingdomino.players import daily as daily_rules
from kingdomino.players import daily_levels, daily_puzzle, regent_points
from kingdomino.server.settings import Settings
from tests.server.conftest import DAILY_GAMES, Served, done, first_turn, refused, serving
from tests.waiting import wait_until

PLAY = "/api/daily/play"


@pytest.fixture
def page(server: Served) -> Iterator[httpx.Client]:
    with server.client(origin=server.url) as client:
        yield client


def look(page: httpx.Client) -> dict[str, Any]:
    daily: dict[str, Any] = done(page.get("/api/daily"))
    return daily


def play(page: httpx.Client) -> str:
    table: str = done(page.post(PLAY, json={"name": "Ann"}))["table"]
    return table


def finish(page: httpx.Client, table: str) -> dict[str, Any]:
    while True:
        view: dict[str, Any] = done(page.get(f"/api/tables/{table}"))
        if view["is_over"]:
            return view
        if view["legal"]:
            turn = {"ply": view["ply"], "turn": first_turn(view)}
            done(page.post(f"/api/tables/{table}/turns", json=turn))


def test_one_try_counts_and_then_it_is_practice(server: Served, page: httpx.Client) -> None:
    today = datetime.now(UTC).date()
    before = look(page)
    assert before["own"] is None
    assert before["day"] == today.isoformat()
    assert before["levels"] == list(daily_levels(today))
    table = play(page)
    assert play(page) == table, "the try goes on"
    assert look(page)["own"] == {
        "table": table,
        "status": "playing",
        "kingdom": None,
        "place": None,
        "below": None,
        "points": [],
    }
    view = finish(page, table)
    daily = look(page)
    own = daily["own"]
    assert own["status"] == "done"
    assert 1 <= own["place"] <= daily["players"]
    assert own["kingdom"]["points"] == view["kingdoms"][0]["points"]
    assert own["points"] == [kingdom["points"] for kingdom in view["kingdoms"]]
    assert own["kingdom"]["placed"] == view["kingdoms"][0]["placed"]
    assert (daily["streak"], daily["longest"]) == (1, 1)
    assert [each["day"] for each in daily["calendar"]] == [daily["day"]]
    practice = play(page)
    assert practice != table
    assert look(page)["own"]["table"] == table
    # The same dominoes come for everybody.
    with server.client(origin=server.url) as other:
        theirs = play(other)
        lines = [
            done(client.get(f"/api/tables/{each}", params={"ply": 0}))["next_line"]
            for client, each in ((page, table), (page, practice), (other, theirs))
        ]
    assert lines[0] == lines[1] == lines[2]


def test_a_try_is_compared_with_other_tries_and_with_the_regent(sqlite_url: str) -> None:
    settings = Settings(database=sqlite_url, pages=sqlite_url + ".none", daily_games=0)
    file = sqlite_url.removeprefix("sqlite:///")
    with (
        serving(settings) as served,
        closing(sqlite3.connect(file)) as connection,
        served.client(origin=served.url) as page,
        served.client(origin=served.url) as better,
        served.client(origin=served.url) as equal,
    ):
        day = look(page)["day"]
        for client, points in ((page, 40), (better, 41), (equal, 40)):
            result = "UPDATE daily_tries SET status = 'done', points = ? WHERE table_id = ?"
            connection.execute(result, (points, play(client)))
            connection.commit()
        connection.execute("INSERT INTO daily_regent VALUES (?, 0, '[12, 39, 40, 40, 41]')", (day,))
        connection.commit()
        own = look(page)["own"]
        assert (own["place"], own["below"]) == (2, 2)


def test_looking_writes_nothing_and_starts_nothing(sqlite_url: str) -> None:
    settings = Settings(database=sqlite_url, pages=sqlite_url + ".none", daily_games=DAILY_GAMES)
    file = sqlite_url.removeprefix("sqlite:///")
    with (
        serving(settings) as served,
        closing(sqlite3.connect(file)) as connection,
        served.client(origin=served.url) as page,
    ):
        look(page)
        before = list(connection.iterdump())
        look(page)
        assert list(connection.iterdump()) == before
        assert served.state.daily._tasks == {}
        play(page)
        assert len(served.state.daily._tasks) == 1


def test_my_games_tell_daily_deals_from_others(server: Served, page: httpx.Client) -> None:
    counted = play(page)
    finish(page, counted)
    practice = play(page)
    finish(page, practice)
    levels = look(page)["levels"]
    seats = [{"name": "Ann"}, *({"bot": level} for level in levels)]
    other = done(page.post("/api/tables", json={"rules": "classic/4", "seats": seats}))["table"]
    done(page.post(f"/api/tables/{other}/start", json={}))
    finish(page, other)
    games = done(page.get("/api/my/games"))["finished"]
    kinds = {counted: "counted", practice: "practice", other: None}
    assert {game["table"]: game["daily"] for game in games} == kinds
    # In a file the kind comes along; of its own tables the server knows better.
    moved = [game | {"table": f"elsewhere{number}"} for number, game in enumerate(games)]
    wrong = next(game for game in games if game["table"] == other) | {"daily": "counted"}
    with server.client(origin=server.url) as second:
        body = {"matches": [*moved, wrong]}
        assert done(second.post("/api/my/games", json=body)) == {"added": 4}
        found = {
            game["table"]: game["daily"] for game in done(second.get("/api/my/games"))["finished"]
        }
    assert found == {game["table"]: game["daily"] for game in moved} | {other: None}


def test_the_first_line_says_no_more_than_the_first_moment_of_the_game(
    server: Served, page: httpx.Client
) -> None:
    line = look(page)["line"]
    assert line["kings"] == [None] * 4
    table = play(page)
    start = done(page.get(f"/api/tables/{table}", params={"ply": 0}))
    assert line["dominoes"] == [slot["domino"] for slot in start["next_line"]]
    assert line["opener"] == start["actor"]
    finish(page, table)
    claimed = look(page)["line"]
    assert claimed["dominoes"] == line["dominoes"]
    assert sorted(claimed["kings"]) == [0, 1, 2, 3]
    start = done(page.get(f"/api/tables/{table}", params={"ply": 4}))
    assert claimed["kings"] == [slot["king"] for slot in start["current_line"]]
    # Nobody else sees who claimed what in a try that is not theirs.
    with server.client(origin=server.url) as other:
        assert look(other)["line"] == line


def test_the_puzzle_of_the_day_is_one_for_everybody(server: Served, page: httpx.Client) -> None:
    number = look(page)["puzzle"]
    total = len(done(page.get("/api/puzzles")))
    assert number == daily_puzzle(datetime.now(UTC).date(), total)
    assert done(page.get(f"/api/puzzles/{number}"))["number"] == number
    with server.client(origin=server.url) as other:
        assert look(other)["puzzle"] == number
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(3 * total)]
    numbers = [daily_puzzle(day, total) for day in days]
    for first in (0, total, 2 * total):
        assert sorted(numbers[first : first + total]) == list(range(1, total + 1))
    assert numbers[:total] != numbers[total : 2 * total]


def test_nobody_helps_with_a_try_that_counts(page: httpx.Client) -> None:
    table = play(page)
    path = f"/api/tables/{table}"
    assert done(page.get(path))["take_back"] is None
    refused(page.put(f"{path}/seats/0/bot", json={"bot": "regent"}), 409, "table-counted")
    done(page.post(f"{path}/leave", json={}))
    while look(page)["own"]["status"] == "playing":
        pass  # until the bot that plays on has played a turn
    assert look(page)["own"]["status"] == "void"


def test_the_secret_of_today_stays_one(page: httpx.Client) -> None:
    daily = look(page)
    text = str(daily)
    assert len(daily["commitment"]) == len(daily["next_commitment"]) == 64
    assert daily["commitment"] == look(page)["commitment"]
    assert daily["yesterday"] is None
    table = play(page)
    view = finish(page, table)
    # What its table publishes when it is over is derived from the secret of the day.
    assert sha256(bytes.fromhex(view["shuffle"]["secret"])).hexdigest() != daily["commitment"]
    assert view["shuffle"]["secret"] not in text


def test_the_regent_plays_the_deal_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_rules, "REGENT_ROLLOUTS", 10)
    day, secret = date(2026, 11, 16), bytes(32)
    points = regent_points(secret, day, 0, 3)
    assert points == regent_points(secret, day, 0, 3)
    assert len(points) == 3


@pytest.mark.slow
def test_the_regent_plays_as_many_games_as_the_host_says(page: httpx.Client) -> None:
    play(page)
    regent = wait_until(
        "the Regent has played",
        lambda: look(page)["regent"],
        lambda regent: regent["games"] >= DAILY_GAMES,
    )
    assert regent["games"] == regent["total"] == sum(regent["points"].values())
