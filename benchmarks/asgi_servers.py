"""Which ASGI server carries the application better: uvicorn with our protocols, or Granian?

    pip install "granian==2.8.*" && python benchmarks/asgi_servers.py
    python benchmarks/asgi_servers.py --quick

Both serve the same application on SQLite, one process each, one after the other. Measured are the
rate of small requests on 20 connections with the CPU time of each, the memory of an idle live
connection, and for each flood of `siege.py` how long others wait for `/healthz` while it runs, and
how much memory the server has afterwards. Without Granian only uvicorn is measured.
"""

import argparse
import importlib.util
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from load import cpu_of, memory_of
from siege import FLOODS, LIMITS, Target, quantile, repeat

from tests.server.process import ServerProcess

REQUEST = b"GET /api/choices HTTP/1.1\r\nhost: localhost\r\n\r\n"
CONNECTIONS = 20
SETTINGS = LIMITS | {"address_rate": 0, "sockets": 1000}


class GranianProcess(ServerProcess):
    """Granian with the same application; it has no settings for most of our bounds."""

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        super().__init__(database, log, **settings)
        self.command = [
            *(sys.executable, "-m", "granian", "--interface", "asgi", "--factory"),
            *(
                "--host",
                "127.0.0.1",
                "--port",
                str(self.port),
                "--workers",
                "1",
                "--loop",
                "uvloop",
            ),
            *("--http1-header-read-timeout", "20000", "kingdomino.server.app:create_app"),
        ]

    @property
    def worker_pid(self) -> int:
        """The process that serves; the other one supervises it."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        pages = {int(pid): memory_of(int(pid)) for pid in children}
        return max(pages, key=lambda pid: pages[pid])


def serving_pid(server: ServerProcess) -> int:
    return server.worker_pid if isinstance(server, GranianProcess) else server.pid


def request_rate(server: ServerProcess, seconds: float) -> tuple[float, float]:
    """Return requests a second on some connections, and the CPU time of each in ms."""
    counts = [0] * CONNECTIONS
    deadline = time.time() + seconds

    def ask(number: int) -> None:
        with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
            while time.time() < deadline:
                connection.sendall(REQUEST)
                received = b""
                while not received.endswith(b"}"):
                    received += connection.recv(65536)
                counts[number] += 1

    before = cpu_of(serving_pid(server))
    threads = [threading.Thread(target=ask, args=(number,)) for number in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    spent = cpu_of(serving_pid(server)) - before
    return sum(counts) / seconds, 1000 * spent / max(1, sum(counts))


def socket_memory(server: ServerProcess, table: str, sockets: int) -> float:
    """Return the memory of an idle live connection, in kB."""
    target = Target(server.port, table, "127.0.0.1", time.time() + 60)
    with ExitStack() as stack:
        stack.enter_context(target.live())
        before = memory_of(serving_pid(server))
        for _ in range(sockets):
            stack.enter_context(target.live())
        return (memory_of(serving_pid(server)) - before) / sockets / 1024


def flooded(
    server: ServerProcess, table: str, flood: Callable[[Target], None], seconds: float
) -> tuple[float, float]:
    """Return the longest wait for `/healthz` in ms while a flood runs, and its memory in MB."""
    before = memory_of(serving_pid(server))
    target = Target(server.port, table, "127.0.1.9", time.time() + seconds)
    counts = {flood.__name__: 0}
    thread = threading.Thread(target=repeat, args=(flood, target, counts), daemon=True)
    thread.start()
    waits = []
    with httpx.Client(timeout=60) as client:
        while not target.is_over:
            began = time.perf_counter()
            with suppress(httpx.HTTPError):
                client.get(f"{server.url}/healthz")
            waits.append(time.perf_counter() - began)
            time.sleep(0.05)
    thread.join(30)
    return quantile(waits, 1.0), (memory_of(serving_pid(server)) - before) / 2**20


def open_table(server: ServerProcess) -> str:
    seats = {"seats": [{"name": "Ann"}, {"bot": "page"}]}
    return str(httpx.post(f"{server.url}/api/tables", json=seats).json()["table"])


def measure(kind: type[ServerProcess], folder: Path, seconds: float, sockets: int) -> list[str]:
    server = kind(f"sqlite:///{folder}/{kind.__name__}.db", folder / kind.__name__, **SETTINGS)
    server.start()
    try:
        table = open_table(server)
        request_rate(server, 1)
        rate, cost = request_rate(server, seconds)
        cells = [f"{rate:.0f}", f"{cost:.2f}", f"{socket_memory(server, table, sockets):.1f}"]
        for flood in FLOODS:
            if flood.__name__ != "flood_bot_tables":  # bots run in other processes
                wait, memory = flooded(server, table, flood, seconds)
                cells.append(f"{wait:.0f} ms {memory:+.1f} MB")
        return cells
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    seconds, sockets = (2.0, 50) if chosen.quick else (chosen.seconds, 200)
    kinds: dict[str, type[ServerProcess]] = {"uvicorn": ServerProcess}
    if importlib.util.find_spec("granian") is None:
        print("asgi_servers.py: Granian is not installed, so there is nothing to compare with")
    else:
        kinds["Granian"] = GranianProcess
    with tempfile.TemporaryDirectory() as folder:
        columns = {
            name: measure(kind, Path(folder), seconds, sockets) for name, kind in kinds.items()
        }
    rows = ["requests a second", "CPU ms a request", "kB a live connection"]
    rows += [each.__name__ for each in FLOODS if each.__name__ != "flood_bot_tables"]
    print(f"{'':22}" + "".join(f"{name:>20}" for name in columns))
    for number, row in enumerate(rows):
        print(f"{row:22}" + "".join(f"{cells[number]:>20}" for cells in columns.values()))


if __name__ == "__main__":
    main()
