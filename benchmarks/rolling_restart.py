"""Does anybody notice when the servers are restarted one after the other?

    python benchmarks/rolling_restart.py           100 tables, each of two servers restarted 3 times
    python benchmarks/rolling_restart.py --quick   20 tables, each restarted once

Two servers on a PostgreSQL of the benchmark's own run behind nginx with `deploy/nginx.conf`, but
without its limits on visitors, because all players have one address. People play whole matches:
turns by POST, as the page sends them, and a live connection for each player. One server is ended
with SIGTERM and started again, then the other. Every request that was not answered, or with a
status from 500, is counted, and every live connection that could not be opened or was closed
otherwise than with code 1012. At the end, every acknowledged action is looked up in the log.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.postgresql import running
from tests.server import nginx
from tests.server.client_pool import ClientPool, Tally, compare
from tests.server.process import ServerProcess

# All players here are one visitor.
NO_LIMITS = [("rate=20r/s", "rate=100000r/s"), ("connections 100;", "connections 60000;")]
SECONDS_BETWEEN = 2.0


def restart_under_load(database: str, folder: Path, tables: int, rate: float, rounds: int) -> Tally:
    """Restart two servers in turn while so many tables play so many turns a second."""
    servers = [ServerProcess(database, folder / f"log{number}") for number in range(2)]
    for server in servers:
        server.start()
    try:
        with nginx.running(folder, [server.port for server in servers], NO_LIMITS) as host:
            clients = ClientPool([f"http://{host}"], tables, over_http=True, pause=tables / rate)
            restarts = threading.Thread(target=_restart, args=(servers, clients, rounds))
            restarts.start()
            try:
                asyncio.run(clients.run(until=lambda: not restarts.is_alive(), seconds=600))
            finally:
                restarts.join()
    finally:
        for server in servers:
            server.stop()
    return asyncio.run(compare(database, clients))


def _restart(servers: list[ServerProcess], clients: ClientPool, rounds: int) -> None:
    while len(clients.seen) < len(servers):  # until they play
        time.sleep(0.05)
    for _ in range(rounds):
        for server in servers:
            time.sleep(SECONDS_BETWEEN)
            server.stop()
            server.start()
            clients.tally.kills += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50, help="turns a second")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    tables, rate, rounds = chosen.tables, chosen.rate, chosen.rounds
    if chosen.quick:
        tables, rate, rounds = 20, 40.0, 1
    if not nginx.is_installed:
        print("rolling_restart.py: nginx is not installed")
        return
    with tempfile.TemporaryDirectory() as folder, running() as cluster:
        tally = restart_under_load(cluster.database(), Path(folder), tables, rate, rounds)
    print(f"{tables} tables, {rate:.0f} turns a second, {tally.kills} restarts")
    print(f"  requests                      {tally.requests:8d}")
    print(f"  requests that failed          {tally.failed_requests:8d}")
    print(f"  live connections reopened     {tally.reconnects:8d}")
    print(f"  live connections that failed  {tally.failed_connections:8d}")
    print(f"  actions acknowledged, lost    {tally.acknowledged:8d} {tally.lost}")
    print(f"  matches over, stuck           {tally.matches:8d} {tally.stuck}")
    for line in tally.unexpected[:10]:
        print(f"  unexpected: {line}")
    sys.exit(bool(tally.failed_requests or tally.lost or tally.stuck or tally.unexpected))


if __name__ == "__main__":
    main()
