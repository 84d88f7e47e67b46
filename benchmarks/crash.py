"""Is anything that was acknowledged ever lost?

    python benchmarks/crash.py                     50 kills and 10,000 turns, on SQLite
    python benchmarks/crash.py --postgresql        the same on a PostgreSQL that it starts itself
    python benchmarks/crash.py --quick             3 kills

Clients play whole games over live connections while their server is killed (SIGKILL, with all its
processes) and restarted again and again. They reconnect by themselves and continue. At the end,
every action that a client has seen is looked up in the log.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from contextlib import nullcontext
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.postgresql import running
from tests.server.client_pool import ClientPool, Tally, compare
from tests.server.process import ServerProcess


def crash(database: str, log: Path, kills: int, actions: int, tables: int) -> Tally:
    """Kill a server so many times, and until so many actions were acknowledged."""
    server = ServerProcess(database, log)
    server.start()
    clients = ClientPool([server.url], tables)

    def run() -> None:
        chance = random.Random(7)
        while clients.tally.kills < kills or len(clients.seen) < actions:
            time.sleep(chance.uniform(0.2, 2.0))
            server.kill()
            clients.tally.kills += 1
            server.start()

    killer = threading.Thread(target=run)
    killer.start()
    try:
        asyncio.run(clients.run(until=lambda: not killer.is_alive(), seconds=3600))
    finally:
        killer.join()
        server.stop()
    return asyncio.run(compare(database, clients))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    # Most turns are two actions: a placement and a claim.
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    kills, actions = chosen.kills, 2 * chosen.turns
    if chosen.quick:
        kills, actions = 3, 500
    with (
        tempfile.TemporaryDirectory() as folder,
        running() if chosen.postgresql else nullcontext() as cluster,
    ):
        url = f"sqlite:///{folder}/tables.db" if cluster is None else cluster.database()
        tally = crash(url, Path(folder) / "log", kills, actions, chosen.tables)
    print(f"{'PostgreSQL' if chosen.postgresql else 'SQLite'}: {tally}")
    for line in tally.unexpected[:10]:
        print(f"  unexpected: {line}")
    sys.exit(bool(tally.lost or tally.stuck or tally.unexpected))


if __name__ == "__main__":
    main()
