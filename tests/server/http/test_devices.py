"""Continuing on another device: cookies, live connections, several processes, what is logged."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from kingdomino.server.settings import Settings
from tests.postgresql import Cluster
from tests.server.conftest import (
    Player,
    Served,
    done,
    first_turn,
    join,
    open_table,
    play_out,
    refused,
    serving,
    started,
)
from tests.server.http.test_my_games import COOKIE as PLAYER
from tests.server.http.test_my_games import browser, mine, play_alone
from tests.server.process import ServerProcess

SEAT = "kingdomino-seat"
KEY = "k" * 22


def make_link(person: Player, stays: bool = False) -> str:
    code: str = done(person.post("device-link", stays=stays))["code"]
    return code


def redeem(served: Served, table: str, code: str, **data: Any) -> httpx.Response:
    with served.client() as client:
        return client.post(f"/api/tables/{table}/device", json={"code": code, **data})


def test_the_game_goes_on_at_the_other_device(server: Served) -> None:
    ann, bob = started(server)
    with server.live(ann.table, ann.token, "?views=yes") as old:
        view = json.loads(old.recv(timeout=30))
        assert (view["your_seats"], view["is_moved"]) == ([0], False)
        code = make_link(ann)
        while view["device_link"] is None:
            view = json.loads(old.recv(timeout=30))
        phone = Player(server, done(redeem(server, ann.table, code)))
        # The device that the seat left is told at once.
        while not view["is_moved"]:
            view = json.loads(old.recv(timeout=30))
        assert (view["your_seats"], view["legal"], view["device_link"]) == ([], [], None)
        old.send(json.dumps({"type": "react", "reaction": "hello"}))
        while (message := json.loads(old.recv(timeout=30)))["type"] != "problem":
            pass
        assert message["problem"]["code"] == "table-no-token"
    assert phone.seats == [0]
    assert phone.token != ann.token
    assert ann.view()["is_moved"]
    refused(redeem(server, ann.table, code), 409, "table-device-link")
    assert play_out(phone, bob)["is_over"]


def test_a_program_without_views_is_told_too(server: Served) -> None:
    ann, _ = started(server)
    with server.live(ann.table, ann.token) as old:
        done(redeem(server, ann.table, make_link(ann)))
        message: dict[str, Any] = {"type": ""}
        while message["type"] != "table" or message["your_seats"]:
            message = json.loads(old.recv(timeout=30))
        # Bob is away, and Ann is another device that is not connected here.
        assert message["spectators"] == 1


def test_a_browser_gets_the_seat_and_the_games(server: Served) -> None:
    with browser(server) as laptop, browser(server) as phone:
        earlier = play_alone(laptop)
        own = play_alone(phone)
        table = play_alone(laptop, turns=2)
        path = f"/api/tables/{table}"
        code = done(laptop.post(f"{path}/device-link", json={}))["code"]
        response = phone.post(f"{path}/device", json={"code": code, "key": KEY})
        seating = done(response)
        assert (seating["seats"], seating["token"]) == ([0, 1], None)
        cookies = response.headers.get_list("set-cookie")
        for name, scope in ((SEAT, path), (PLAYER, "/api")):
            (cookie,) = [cookie for cookie in cookies if cookie.startswith(name)]
            for part in ("HttpOnly", "SameSite=strict", f"Path={scope};"):
                assert part in cookie + ";"
        for page in (laptop, phone):
            games = mine(page)
            assert {each["table"] for each in games["finished"]} == {earlier, own}
            assert [each["table"] for each in games["unfinished"]] == [table]
        # An answer that was lost is given again, and the game is played on and listed.
        phone.cookies.delete(SEAT)
        done(phone.post(f"{path}/device", json={"code": code, "key": KEY}))
        while not (view := done(phone.get(path)))["is_over"]:
            turn = {"ply": view["ply"], "turn": first_turn(view)}
            done(phone.post(f"{path}/turns", json=turn))
        for page in (laptop, phone):
            assert {each["table"] for each in mine(page)["finished"]} == {earlier, own, table}


def test_a_browser_without_games_gets_a_key_of_the_same_player(server: Served) -> None:
    with browser(server) as laptop, browser(server) as phone:
        earlier = play_alone(laptop)
        table = play_alone(laptop, turns=2)
        path = f"/api/tables/{table}"
        code = done(laptop.post(f"{path}/device-link", json={"stays": True}))["code"]
        done(phone.post(f"{path}/device", json={"code": code}))
        assert phone.cookies[PLAYER] != laptop.cookies[PLAYER]
        assert [each["table"] for each in mine(phone)["finished"]] == [earlier]
        for page in (laptop, phone):
            view = done(page.get(path))
            done(page.post(f"{path}/turns", json={"ply": view["ply"], "turn": first_turn(view)}))
        # A device that has seats at the table would lose them.
        code = done(laptop.post(f"{path}/device-link", json={}))["code"]
        refused(phone.post(f"{path}/device", json={"code": code}), 409, "table-device-seated")


def test_a_link_of_a_program_gives_a_browser_the_seat(server: Served) -> None:
    ann, _ = started(server)
    with browser(server) as phone:
        code = make_link(ann)
        done(phone.post(f"{ann.path}/device", json={"code": code}))
        assert [each["table"] for each in mine(phone)["unfinished"]] == [ann.table]


def test_in_the_lobby_the_host_moves(server: Served) -> None:
    ann = open_table(server)
    bob = join(ann, "Bob")
    phone = Player(server, done(redeem(server, ann.table, make_link(ann))))
    refused(ann.post("start"), 403, "table-not-host")
    done(phone.post("start"))
    assert play_out(phone, bob, turns=3)["ply"] == 3


def test_a_link_can_be_cancelled_and_made_again(server: Served) -> None:
    ann, _ = started(server)
    first, second = make_link(ann), make_link(ann)
    refused(redeem(server, ann.table, first), 409, "table-device-link")
    done(ann.client.delete(f"{ann.path}/device-link"))
    refused(redeem(server, ann.table, second), 409, "table-device-link")
    with server.client() as stranger:
        refused(stranger.post(f"{ann.path}/device-link", json={}), 401, "server-token")
        refused(stranger.delete(f"{ann.path}/device-link"), 401, "server-token")
    for wrong in ("", "x" * 65, "a b", "é"):
        refused(redeem(server, ann.table, wrong), 400, "server-bad-request")
    refused(redeem(server, "nowhere", second), 404, "table-no-such-table")
    with server.client(origin="https://evil.example") as page:
        body = {"code": second}
        refused(page.post(f"{ann.path}/device", json=body), 403, "server-origin")


def test_guessing_is_limited(sqlite_url: str) -> None:
    with serving(Settings(database=sqlite_url)) as served:
        ann, bob = started(served)
        code = make_link(ann)
        codes = [redeem(served, ann.table, f"guess{n}").json()["code"] for n in range(8)]
        assert set(codes) == {"table-device-link", "server-too-many"}
        problem = refused(redeem(served, ann.table, code), 429, "server-too-many")
        assert problem["params"]["seconds"] > 0
        # The players are not disturbed.
        assert play_out(ann, bob, turns=2)["ply"] == 2


@pytest.mark.slow
def test_a_link_outlives_a_restart_and_its_code_is_nowhere(tmp_path: Path) -> None:
    file, log = tmp_path / "tables.db", tmp_path / "log"
    server = ServerProcess(f"sqlite:///{file}", log, log_level="debug")
    server.start()
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as laptop:
        table = play_alone(laptop, turns=2)
        path = f"/api/tables/{table}"
        code = done(laptop.post(f"{path}/device-link", json={}))["code"]
        server.kill()
        server.start()
        with httpx.Client(base_url=server.url, headers={"origin": server.url}) as phone:
            page = phone.get(f"/table/{table}#device={code}")
            assert page.headers["referrer-policy"] == "no-referrer"
            done(phone.post(f"{path}/device", json={"code": code}))
            view = done(phone.get(path))
            turn = {"ply": view["ply"], "turn": first_turn(view)}
            done(phone.post(f"{path}/turns", json=turn))
            secrets = [code, phone.cookies[SEAT], phone.cookies[PLAYER], laptop.cookies[SEAT]]
        assert done(laptop.get(path))["is_moved"]
    server.stop()
    logged = log.read_text()
    assert f"{path}/device 200" in logged
    with sqlite3.connect(file) as database:
        stored = "\n".join(database.iterdump())
    for secret in secrets:
        assert secret not in logged
        assert secret not in stored


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_two_devices_race_at_two_processes(postgresql: Cluster, tmp_path: Path) -> None:
    url = postgresql.database()
    servers = [ServerProcess(url, tmp_path / f"log{i}") for i in range(2)]
    for server in servers:
        server.start()

    async def race() -> None:
        sites = [httpx.AsyncClient(base_url=server.url, timeout=30) for server in servers]
        for _ in range(10):
            body = {"seats": [{"name": "Ann"}, {"name": "Bob"}]}
            ann = done(await sites[0].post("/api/tables", json=body))
            path, own = f"/api/tables/{ann['table']}", {"authorization": f"Bearer {ann['token']}"}
            done(await sites[0].post(f"{path}/start", json={}, headers=own))
            link = await sites[0].post(f"{path}/device-link", json={}, headers=own)
            data = {"code": done(link)["code"]}
            # The other process knows the table as it was before.
            done(await sites[1].get(path))
            answers = await asyncio.gather(
                *(site.post(f"{path}/device", json=data) for site in sites * 3)
            )
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
            codes = {answer.json().get("code") for answer in answers}
            assert codes == {None, "table-device-link"}
            (won,) = [answer.json() for answer in answers if answer.status_code == 200]
            new = {"authorization": f"Bearer {won['token']}"}
            for site in sites:
                assert done(await site.get(path, headers=new))["your_seats"] == [0, 1]
                assert done(await site.get(path, headers=own))["is_moved"]
        for site in sites:
            await site.aclose()

    asyncio.run(race())
    for server in servers:
        server.stop()
