"""How many tables does a server carry, and how soon does everybody see a turn?

    python benchmarks/load.py                      500 tables, 1,000 sockets, a minute
    python benchmarks/load.py --quick              50 tables, a few seconds
    python benchmarks/load.py --minutes 10         a soak
    python benchmarks/load.py --postgresql         on a PostgreSQL that waits for its disk
    python benchmarks/load.py --postgresql --workers 2
    python benchmarks/load.py --views              the log, from which pages derive their views

The generator runs on the same machine and plays whole games over real WebSockets: each table has
two sockets, and each player waits for some time and sends the first legal turn. A bare echo server
of the same framework is measured in the same run, at the same rate of messages: the ratio is the
cost of a table compared with the cost of transport.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.ports import free_port
from tests.postgresql import running
from tests.server.live.followed_log import FollowedLog
from tests.server.process import ServerProcess

LOOKS = 10  # at the memory, while the tables are played

ECHO = """
import sys
import uvicorn
from litestar import Litestar, WebSocket, websocket

@websocket("/echo")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data("text"), "text")

uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), log_level="critical",
            ws="websockets-sansio", ws_per_message_deflate=False)
"""


@dataclass
class Outcome:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    turns: int = 0
    disorder: int = 0
    matches: int = 0
    problems: dict[str, int] = field(default_factory=dict)
    received: int = 0
    """Bytes of messages that the clients were sent while it was measured."""

    def quantile(self, q: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else 0.0


class Load:
    """Tables that are played one match after the other."""

    def __init__(self, url: str, tables: int, rate: float, views: bool = False) -> None:
        self._query = "?after=0&views=log" if views else "?after=0"
        self.outcome = Outcome()
        self._url = url
        self._tables = tables
        self._pause = tables / rate
        self._random = Random(1)
        self._sent: dict[tuple[str, int], float] = {}
        self._is_ending = False
        self._is_measured = False
        self._client = httpx.AsyncClient(base_url=url, timeout=60)
        self._opening = asyncio.Semaphore(8)
        self._connected = 0

    async def run(self, seconds: float, look: Callable[[], None]) -> tuple[float, float]:
        """Play; the seconds that were measured, and until all sockets were there.

        Looks when all are there, and after each tenth of the time.
        """
        began = time.perf_counter()
        async with self._client, asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._keep_playing()) for _ in range(self._tables)]
            while self._connected < 2 * self._tables:
                await asyncio.sleep(0.05)
            ready = time.perf_counter() - began
            look()
            self._is_measured = True
            for _ in range(LOOKS):
                await asyncio.sleep(seconds / LOOKS)
                look()
            self._is_measured = False
            self._is_ending = True
            for task in tasks:
                task.cancel()
        return seconds, ready

    async def _keep_playing(self) -> None:
        try:
            while True:
                async with self._opening:
                    table, tokens = await self._open()
                await asyncio.gather(*(self._play(table, token) for token in tokens))
                self.outcome.matches += 1
        except asyncio.CancelledError:
            return

    async def _post(self, path: str, token: str | None, **data: Any) -> Any:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self._client.post(f"/api/{path}", json=data, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def _open(self) -> tuple[str, list[str]]:
        opened = await self._post("tables", None, seats=[{"name": "Ann"}, {}])
        table, ann = opened["table"], opened["token"]
        bob = (await self._post(f"tables/{table}/join", None, name="Bob"))["token"]
        await self._post(f"tables/{table}/start", ann)
        return table, [ann, bob]

    async def _play(self, table: str, token: str) -> None:
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/live{self._query}"
        headers = {"authorization": f"Bearer {token}"}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            self._connected += 1
            ply, answered, log = 0, -1, FollowedLog()
            async for message in socket:
                self.outcome.received += len(message) * self._is_measured
                news = json.loads(message)
                log.add(message)
                if news["type"] == "turn":
                    ply = self._see(table, news, ply)
                elif news.get("status") == "over":
                    break
                elif news["type"] == "move":
                    await self._answer(socket, table, news)
                elif news["type"] == "state" and ply > answered and (move := own_move(log)):
                    answered = ply
                    await self._answer(socket, table, move)
                elif news["type"] == "problem":
                    code = news["problem"]["code"]
                    self.outcome.problems[code] = self.outcome.problems.get(code, 0) + 1

    def _see(self, table: str, news: dict[str, Any], ply: int) -> int:
        size = 2 if ">" in news["turn"] and ":" in news["turn"] else 1
        self.outcome.disorder += news["ply"] != ply + size
        sent = self._sent.get((table, news["ply"] - size))
        if sent is not None and self._is_measured:
            self.outcome.latencies.append(time.perf_counter() - sent)
        return int(news["ply"])

    async def _answer(self, socket: ClientConnection, table: str, move: dict[str, Any]) -> None:
        await asyncio.sleep(self._random.uniform(0, 2 * self._pause))
        turn = move["legal"][0] + (move["claims"][0] if move["claims"] else "")
        message = json.dumps({"type": "turn", "ply": move["ply"], "turn": turn})
        self._sent[table, move["ply"]] = time.perf_counter()
        self.outcome.turns += self._is_measured
        await socket.send(message)


def own_move(log: FollowedLog) -> dict[str, Any] | None:
    """What a `move` message would have, derived from the log; `None` if another seat acts."""
    view = log.game().public if log.dealt else None
    if view is None or view.actor not in log.state["your_seats"]:
        return None
    claims = view.next_line.claims() if view.domino and view.next_line else ()
    legal = [str(action) for action in view.legal_actions()]
    return {"ply": len(log.actions), "legal": legal, "claims": [str(claim) for claim in claims]}


async def echo(
    port: int, sockets: int, rate: float, seconds: float, at_end: Callable[[], None] = lambda: None
) -> Outcome:
    """The same number of messages through a bare echo."""
    outcome = Outcome()

    async def one(number: int) -> None:
        chance = Random(number)
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None) as socket:
            while True:
                await asyncio.sleep(chance.uniform(0, 2 * sockets / rate))
                began = time.perf_counter()
                await socket.send('{"type":"turn","ply":6,"turn":"13:g8h8>28"}')
                await socket.recv()
                outcome.latencies.append(time.perf_counter() - began)

    tasks = [asyncio.create_task(one(number)) for number in range(sockets)]
    await asyncio.sleep(seconds)
    at_end()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    outcome.turns = len(outcome.latencies)
    return outcome


def processes(pid: int) -> list[int]:
    """A process, and all processes below it."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(stat.parent.name))
    found = [pid]
    for each in found:
        found += parents.get(each, [])
    return found


def cpu_of(pid: int) -> float:
    """Seconds of CPU time that a process, and those below it, have had."""
    ticks = 0
    for each in processes(pid):
        values = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        ticks += int(values[11]) + int(values[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that a process, and those below it, have now."""
    kilobytes = 0
    for each in processes(pid):
        lines = Path(f"/proc/{each}/status").read_text().splitlines()
        kilobytes += sum(int(line.split()[1]) for line in lines if "VmRSS" in line)
    return kilobytes * 1024


def wal_of(database: str) -> int:
    """Bytes of write-ahead log that PostgreSQL has written."""

    async def query() -> int:
        connection = await asyncpg.connect(database)
        try:
            return int(await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'"))
        finally:
            await connection.close()

    return asyncio.run(query())


def measure_echo(sockets: int, rate: float, seconds: float) -> tuple[Outcome, float, float]:
    """A bare echo: what was measured, the CPU time of a message, and the memory of a socket."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    try:
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        asyncio.run(echo(port, 20, 20, 1))
        before, empty = cpu_of(process.pid), memory_of(process.pid)
        full: list[int] = []
        outcome = asyncio.run(
            echo(port, sockets, rate, seconds, lambda: full.append(memory_of(process.pid)))
        )
        cost = (cpu_of(process.pid) - before) / max(1, outcome.turns)
        return outcome, cost, (full[0] - empty) / sockets
    finally:
        process.kill()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200, help="turns a second")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--postgresql", action="store_true", help="start one for this")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--views", action="store_true", help="the log, as pages ask for")
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    if chosen.quick:
        chosen.tables, chosen.rate, chosen.minutes = 50, 50.0, 0.1
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if chosen.postgresql:
            chosen.database = stack.enter_context(running(fsync=True)).database()
        database = chosen.database or f"sqlite:///{folder}/tables.db"
        run(chosen, database, folder / "log")


def run(chosen: argparse.Namespace, database: str, log: Path) -> None:
    """Measure a server, then an echo, and print both."""
    tables, rate, seconds = chosen.tables, chosen.rate, chosen.minutes * 60
    has_wal = database.startswith("postgresql")
    server = ServerProcess(database, log, workers=chosen.workers)
    server.start()
    try:
        # A few tables first: what a server needs once is not what a table needs.
        asyncio.run(Load(server.url, 20, 20, chosen.views).run(3, lambda: None))
        empty = memory_of(server.pid)
        wal = wal_of(database) if has_wal else 0
        load = Load(server.url, tables, rate, chosen.views)
        looks: list[tuple[float, int]] = []
        lasted, ready = asyncio.run(
            load.run(seconds, lambda: looks.append((cpu_of(server.pid), memory_of(server.pid))))
        )
        wal = wal_of(database) - wal if has_wal else 0
    finally:
        server.stop()
    bare, cost, socket = measure_echo(min(2 * tables, 400), rate, min(seconds, 10))
    found = load.outcome
    spent, live = looks[-1][0] - looks[0][0], looks[0][1]
    turns = max(1, found.turns)
    print(f"{tables} tables, {2 * tables} sockets, {lasted:.0f} s, ready after {ready:.1f} s")
    print(f"  turns a second       {found.turns / lasted:8.1f}")
    print(f"  seen after, p50      {found.quantile(0.5):8.1f} ms")
    print(f"  seen after, p99      {found.quantile(0.99):8.1f} ms")
    print(f"  out of order or lost {found.disorder:8d}")
    print(f"  refused              {found.problems or 'nothing'}")
    print(f"  memory a live table  {(live - empty) / tables / 1024:8.1f} kB")
    since = " ".join(f"{(memory - live) / 2**20:+.1f}" for _, memory in looks[1:])
    print(f"  memory since then    {since} MB")
    print(f"  CPU                  {spent / turns * 1000:8.2f} ms a turn")
    print(f"  messages             {found.received / turns:8.0f} bytes a turn")
    if has_wal:
        print(f"  write-ahead log      {wal / turns:8.0f} bytes a turn, tables opened included")
    print(f"a bare echo, {bare.turns / min(seconds, 10):.0f} messages a second")
    print(f"  p50 {bare.quantile(0.5):.1f} ms, p99 {bare.quantile(0.99):.1f} ms")
    print(f"  CPU {cost * 1000:.2f} ms a message")
    print(f"  memory of two sockets {2 * socket / 1024:.1f} kB")
    print(f"ratio of a turn to an echo: CPU {spent / turns / max(1e-9, cost):.2f}")


if __name__ == "__main__":
    main()
