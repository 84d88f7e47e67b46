"""Servers that are killed, databases that go away, and two servers at once."""

import asyncio
import os
import random
import select
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.postgresql import Cluster
from tests.server.client_pool import ClientPool, compare
from tests.server.conftest import Served, done, messages, open_table, refused
from tests.server.process import ServerProcess
from tests.waiting import wait_until, wait_until_async

pytestmark = pytest.mark.slow


def kill_often(server: ServerProcess, clients: ClientPool, kills: int) -> threading.Thread:
    """Kill a server and start it again, so many times, while people play."""

    def run() -> None:
        chance = random.Random(7)
        while clients.tally.kills < kills:
            time.sleep(chance.uniform(0.3, 1.0))  # it is killed at any moment
            server.kill()
            clients.tally.kills += 1
            server.start()

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def test_nothing_acknowledged_is_lost_when_a_server_is_killed(
    database_url: str, tmp_path: Path
) -> None:
    server = ServerProcess(database_url, tmp_path / "log")
    server.start()
    clients = ClientPool([server.url], tables=6)
    killer = kill_often(server, clients, kills=3)
    try:
        asyncio.run(clients.run(until=lambda: not killer.is_alive()))
    finally:
        killer.join()
        server.stop()
    tally = asyncio.run(compare(database_url, clients))
    assert tally.kills == 3
    assert tally.acknowledged >= 6 * 48
    assert (tally.lost, tally.stuck, tally.unexpected) == (0, 0, [])


@pytest.mark.xdist_group("postgresql")
def test_two_servers_let_one_action_in_for_a_ply(postgresql: Cluster, tmp_path: Path) -> None:
    url = postgresql.database()
    servers = [ServerProcess(url, tmp_path / f"log{i}") for i in range(2)]
    for server in servers:
        server.start()
    clients = ClientPool([server.url for server in servers], tables=4, duplicates=3)
    asyncio.run(clients.run(until=lambda: clients.tally.matches >= 4))
    tally = asyncio.run(compare(url, clients))
    assert (tally.lost, tally.stuck, tally.unexpected) == (0, 0, [])
    assert clients.refused.keys() <= {"table-stale", "table-not-your-turn", "table-over"}
    assert clients.refused["table-stale"] > 100
    assert tally.reconnects == 0
    for server in servers:
        assert server.stop() in (0, -signal.SIGTERM)


@pytest.mark.xdist_group("postgresql")
def test_a_database_that_goes_away_comes_back(postgresql: Cluster, tmp_path: Path) -> None:
    url = postgresql.database()
    server = ServerProcess(url, tmp_path / "log")
    server.start()
    clients = ClientPool([server.url], tables=3)

    def outage() -> None:
        wait_until("a match is over", lambda: clients.tally.matches)
        postgresql.stop()
        try:
            answer = httpx.get(f"{server.url}/api/tables")
            refused(answer, 503, "server-away")
            assert answer.headers["retry-after"] == "1"
            assert httpx.get(f"{server.url}/readyz").status_code == 503
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        finally:
            postgresql.start()
        server.wait_ready()

    thread = threading.Thread(target=outage)
    thread.start()
    asyncio.run(clients.run(until=lambda: not thread.is_alive()))
    thread.join()
    tally = asyncio.run(compare(url, clients))
    assert (tally.lost, tally.stuck, tally.unexpected) == (0, 0, [])
    assert tally.matches >= 4
    assert server.stop() in (0, -signal.SIGTERM)


def test_a_bot_that_dies_thinking_is_replaced(server: Served) -> None:
    ann = open_table(server, {"bot": "greedy"}, {"bot": "random"}, rules="dynasty/2")
    with server.live(ann.table, query="?after=0") as socket:
        done(ann.post("start"))
        messages(socket, "turn", until=4)
        for pid in server.state.worker_pids:
            os.kill(pid, signal.SIGKILL)
        assert messages(socket, "turn", until=144)[-1]["ply"] == 144
    assert ann.view()["is_over"]


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux")
def test_bot_workers_end_when_their_server_is_killed(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    with httpx.Client(base_url=server.url) as client:
        seats = [{"bot": "greedy"}, {"bot": "greedy"}]
        opened = client.post("/api/tables", json={"seats": seats, "rules": "dynasty/2"}).json()
        path = f"/api/tables/{opened['table']}"
        client.post(
            f"{path}/start", json={}, headers={"authorization": f"Bearer {opened['token']}"}
        )
        wait_until("a bot has played", lambda: client.get(path).json()["ply"])
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    workers = [os.pidfd_open(int(pid)) for pid in children]
    assert workers
    os.kill(server.pid, signal.SIGKILL)
    for worker in workers:
        assert select.select([worker], [], [], 30)[0], "a worker outlived its server"
        os.close(worker)
    server.kill()  # what is left of it is waited for


def test_a_server_ends_when_asked_though_people_are_connected(
    sqlite_url: str, tmp_path: Path
) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log", log_level="info")
    server.start()
    clients = ClientPool([server.url], tables=2)

    async def count_played() -> int:
        return len(clients.seen)

    async def play() -> None:
        task = asyncio.create_task(clients.run(until=lambda: False))
        await wait_until_async("20 turns are played", count_played, lambda count: count >= 20)
        # Nobody leaves: a server that waited for them would not end.
        await asyncio.to_thread(server.stop)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(play())
    assert "Traceback" not in (tmp_path / "log").read_text()
