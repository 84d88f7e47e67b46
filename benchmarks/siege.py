"""Do people notice when a server is flooded in every way that is known?

    python benchmarks/siege.py           100 tables, a minute of all floods at once
    python benchmarks/siege.py --quick   20 tables, ten seconds

Normal tables are played through what looks like a proxy, each from an address of its own: turns by
POST, a live connection for each player, and one person more against the bot `page`. After a quiet
time, all floods start at once, each from an address of its own: WebSocket pings, pings whose pongs
are never read, endless fragments, huge headers, half-sent requests, connections, unknown paths, and
tables of four regents. The server has its default limits. Everything runs on this machine, so the
floods have a lower priority than the server: in reality they have machines of their own.

Traffic goes to 127.0.0.1 only, and every flood ends after its time.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

sys.path.insert(0, str(Path(__file__).parents[1]))
from load import memory_of

from tests.server.client_pool import ClientPool, compare
from tests.server.process import ServerProcess

LIMITS = {
    "address_rate": 600,
    "table_rate": 300,
    "sockets": 50,
    "open_tables": 100,
    "bot_tables": 10,
}
"""The defaults of `kingdomino serve`, which tests turn off."""
MAX_ROUNDS = 1_000_000  # of a flood, whatever its time
HELD = 300  # connections that one flood holds open
SLOW = 0.5  # seconds: a turn that takes longer is noticed


@dataclass(frozen=True)
class Target:
    """What is flooded, from where, and until when."""

    port: int
    table: str
    source: str
    deadline: float

    @property
    def is_over(self) -> bool:
        return time.time() > self.deadline

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 5, (self.source, 0))

    def live(self) -> socket.socket:
        connection = self.connect()
        connection.sendall(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nhost: localhost\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        connection.recv(4096)
        return connection


def send_frames(target: Target, frame: Frame, reads: bool = False) -> None:
    data = frame.serialize(mask=True, extensions=[]) * 20
    with target.live() as connection:
        for _ in range(MAX_ROUNDS):
            if target.is_over:
                return
            connection.sendall(data)
            if reads:
                with suppress(BlockingIOError):
                    connection.recv(65536, socket.MSG_DONTWAIT)


def flood_pings(target: Target) -> None:
    send_frames(target, Frame(Opcode.PING, b""), reads=True)


def flood_unread_pongs(target: Target) -> None:
    send_frames(target, Frame(Opcode.PING, b"x" * 125))


def flood_fragments(target: Target) -> None:
    send_frames(target, Frame(Opcode.TEXT, b"x", fin=False))


def flood_headers(target: Target) -> None:
    with target.connect() as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n")
        for number in range(400_000):
            connection.sendall(b"x-%d: %s\r\n" % (number, b"y" * 90))


def hold_half_sent(target: Target) -> None:
    hold(target, b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n")


def hold_silent(target: Target) -> None:
    hold(target, b"")


def hold(target: Target, data: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(HELD):
            if target.is_over:
                return
            with suppress(OSError):
                connection = stack.enter_context(target.connect())
                connection.sendall(data)
        time.sleep(min(1.0, max(0.0, target.deadline - time.time())))


def flood_paths(target: Target) -> None:
    with target.connect() as connection:
        for number in range(MAX_ROUNDS):
            if target.is_over:
                return
            request = f"GET /nothing/{number} HTTP/1.1\r\nhost: localhost\r\n\r\n"
            connection.sendall(request.encode())
            if not connection.recv(65536):
                return


def flood_bot_tables(target: Target) -> None:
    transport = httpx.HTTPTransport(local_address=target.source)
    with httpx.Client(base_url=f"http://localhost:{target.port}", transport=transport) as client:
        seats = {"seats": [{"bot": "regent"}] * 4, "rules": "classic/4"}
        for _ in range(MAX_ROUNDS):
            if target.is_over:
                return
            opened = client.post("/api/tables", json=seats)
            if opened.status_code == 201:
                table, token = opened.json()["table"], opened.json()["token"]
                headers = {"authorization": f"Bearer {token}"}
                client.post(f"/api/tables/{table}/start", json={}, headers=headers)


FLOODS: list[Callable[[Target], None]] = [
    flood_pings,
    flood_unread_pongs,
    flood_fragments,
    flood_headers,
    hold_half_sent,
    hold_silent,
    flood_paths,
    flood_bot_tables,
]


def repeat(flood: Callable[[Target], None], target: Target, counts: dict[str, int]) -> None:
    """Run a flood again and again, whenever the server has ended it."""
    for _ in range(MAX_ROUNDS):
        if target.is_over:
            return
        counts[flood.__name__] += 1
        with suppress(OSError, httpx.HTTPError):
            flood(target)
        time.sleep(0.001)


def attack(port: int, table: str, seconds: float, results: Any) -> None:
    """Run all floods, each in a thread."""
    os.nice(10)
    deadline = time.time() + seconds
    counts = {flood.__name__: 0 for flood in FLOODS}
    threads = [
        threading.Thread(
            target=repeat,
            args=(flood, Target(port, table, f"127.0.1.{number}", deadline), counts),
            daemon=True,
        )
        for number, flood in enumerate(FLOODS, 1)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(max(0.1, deadline + 10 - time.time()))
    results.put(counts)


@dataclass
class Observed:
    """What was seen while the tables were played."""

    bot_waits: list[tuple[float, float]] = field(default_factory=list)
    """When a turn was sent to a table with `page`, and how long until the next could be."""
    memory: list[tuple[float, int]] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0
    finished: float = 0.0
    """The end of the quiet time; what follows plays the matches to their end, as fast as it can."""
    rounds: dict[str, int] = field(default_factory=dict)


async def play_against_page(url: str, observed: Observed, stop: threading.Event) -> None:
    """Play against `page`, one match after the other."""
    visitor = {"x-forwarded-for": "10.9.9.9"}
    async with httpx.AsyncClient(base_url=url, headers=visitor, timeout=30) as client:
        while not stop.is_set():
            seats = {"seats": [{"name": "Ann"}, {"bot": "page"}]}
            opened = (await client.post("/api/tables", json=seats)).json()
            headers = visitor | {"authorization": f"Bearer {opened['token']}"}
            path = f"/api/tables/{opened['table']}"
            await client.post(f"{path}/start", json={}, headers=headers)
            with suppress(WebSocketException, OSError):
                await play_one(f"{url.replace('http', 'ws', 1)}{path}/live?after=0", headers,
                               observed, stop)  # fmt: skip


async def play_one(
    address: str, headers: dict[str, str], observed: Observed, stop: threading.Event
) -> None:
    async with connect(address, additional_headers=headers, compression=None) as live:
        sent = None
        async for message in live:
            news = json.loads(message)
            if stop.is_set() or (news["type"] == "table" and news["status"] == "over"):
                return
            if news["type"] != "move":
                continue
            if sent is not None:
                observed.bot_waits.append((sent, time.time() - sent))
            await asyncio.sleep(0.3)
            turn = news["legal"][0] + (news["claims"][0] if news["claims"] else "")
            sent = time.time()
            await live.send(json.dumps({"type": "turn", "ply": news["ply"], "turn": turn}))


def run_siege(
    server: ServerProcess, clients: ClientPool, observed: Observed, quiet: float, seconds: float
) -> None:
    """Wait for the quiet time, attack, and wait for it again; runs beside the players."""
    while len(clients.seen) < 10:
        time.sleep(0.05)
    time.sleep(quiet)
    context = multiprocessing.get_context("spawn")
    results = context.Queue()
    attacker = context.Process(
        target=attack, args=(server.port, clients.tables[0], seconds, results)
    )
    observed.began = time.time()
    attacker.start()
    observed.rounds = results.get(timeout=seconds + 60)
    attacker.join(20)
    attacker.kill()
    observed.ended = time.time()
    time.sleep(quiet)
    observed.finished = time.time()


def watch_memory(pid: int, observed: Observed, stop: threading.Event) -> None:
    while not stop.wait(0.5):
        observed.memory.append((time.time(), memory_of(pid)))


def quantile(values: list[float], q: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else 0.0


def between(pairs: list[tuple[float, Any]], first: float, last: float) -> list[Any]:
    return [value for at, value in pairs if first <= at < last]


def report(clients: ClientPool, observed: Observed, judges_time: bool) -> bool:
    """Print what was measured; returns whether it is as it should be."""
    phases = [
        ("before", 0.0, observed.began),
        ("during", observed.began, observed.ended),
        ("after", observed.ended, observed.finished),
    ]
    print("                       turns    p50 ms    p99 ms   page p99 ms   memory MB")
    for name, first, last in phases:
        turns = between(clients.latencies, first, last)
        waits = between(observed.bot_waits, first, last)
        memory = max(between(observed.memory, first, last), default=0) / 2**20
        print(
            f"  {name:18} {len(turns):8d} {quantile(turns, 0.5):9.1f} {quantile(turns, 0.99):9.1f}"
            f" {quantile(waits, 0.99):13.1f} {memory:11.1f}"
        )
    late = [
        at + took - observed.ended
        for at, took in clients.latencies
        if observed.ended <= at < observed.finished and took > SLOW
    ]
    recovery = max(late, default=0.0)
    during = quantile(between(clients.latencies, observed.began, observed.ended), 0.99)
    page = quantile(between(observed.bot_waits, observed.began, observed.ended), 0.99)
    tally = clients.tally
    print(f"  recovered after      {recovery:8.1f} s")
    print(f"  acknowledged, lost   {tally.acknowledged:8d} {tally.lost}")
    print(f"  requests, failed     {tally.requests:8d} {tally.failed_requests}")
    print(f"  connections failed   {tally.failed_connections:8d}")
    print(f"  matches over, stuck  {tally.matches:8d} {tally.stuck}")
    print("  rounds of the floods " + ", ".join(f"{k} {v}" for k, v in observed.rounds.items()))
    for line in tally.unexpected[:10]:
        print(f"  unexpected: {line}")
    is_quick = during < 1000 * SLOW and page < 2000 and recovery < 5
    return (is_quick or not judges_time) and not (tally.lost or tally.stuck or tally.unexpected)


def siege(
    folder: Path, tables: int, rate: float, quiet: float, seconds: float, *, judges_time: bool
) -> bool:
    database = f"sqlite:///{folder}/tables.db"
    server = ServerProcess(database, folder / "log", **LIMITS)
    server.start()
    observed, stop = Observed(), threading.Event()
    clients = ClientPool(
        [server.url], tables, over_http=True, pause=tables / rate, own_addresses=True
    )
    storm = threading.Thread(
        target=run_siege, args=(server, clients, observed, quiet, seconds), daemon=True
    )
    watch = threading.Thread(target=watch_memory, args=(server.pid, observed, stop), daemon=True)

    async def play() -> None:
        against_page = asyncio.create_task(play_against_page(server.url, observed, stop))
        await clients.run(until=lambda: not storm.is_alive(), seconds=600)
        stop.set()
        against_page.cancel()
        await asyncio.gather(against_page, return_exceptions=True)

    try:
        storm.start()
        watch.start()
        asyncio.run(play())
    finally:
        stop.set()
        server.stop()
    asyncio.run(compare(database, clients))
    return report(clients, observed, judges_time)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=30, help="turns a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    tables, rate, seconds, quiet = chosen.tables, chosen.rate, chosen.seconds, 10.0
    if chosen.quick:
        tables, rate, seconds, quiet = 20, 10.0, 10.0, 4.0
    if sys.platform != "linux":
        print("siege.py: needs Linux, where all of 127.0.0.0/8 is this machine")
        return
    print(f"{tables} tables, {rate:.0f} turns a second, {seconds:.0f} s of floods")
    with tempfile.TemporaryDirectory() as folder:
        is_good = siege(Path(folder), tables, rate, quiet, seconds, judges_time=not chosen.quick)
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
