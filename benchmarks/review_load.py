"""Does a review delay the turns of bots?

    python benchmarks/review_load.py               six matches of each kind
    python benchmarks/review_load.py --quick       one match of each kind

A person plays matches with a bot, and the time from sending a turn to one's next turn is measured:
in turns with nothing else to do, and while deep reviews of two other matches are being computed.
"""

import argparse
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import quantiles

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.process import ServerProcess

REVIEWS = 2  # what one client may have computed at once
ASK_AGAIN = 0.5  # seconds, as the page does


def open_table(client: httpx.Client, *seats: dict[str, str]) -> tuple[str, dict[str, str]]:
    """Start a table; return its path and the header of its token."""
    opened = client.post("/api/tables", json={"seats": seats}).raise_for_status().json()
    path, headers = f"/api/tables/{opened['table']}", {"authorization": f"Bearer {opened['token']}"}
    client.post(f"{path}/start", json={}, headers=headers).raise_for_status()
    return path, headers


def finished_match(client: httpx.Client) -> str:
    """Let bots play; return the path of the table when it is over."""
    path, _ = open_table(client, {"bot": "page"}, {"bot": "page"})
    while not client.get(path).json()["is_over"]:
        time.sleep(0.02)
    return path


def waits(client: httpx.Client, bot: str) -> Iterator[float]:
    """Play a match with a bot; yield the seconds from each turn to one's next one."""
    path, headers = open_table(client, {"name": "Ann"}, {"bot": bot})
    sent: float | None = None
    while not (view := client.get(path, headers=headers).json())["is_over"]:
        if not view["legal"]:
            continue
        if sent is not None:
            yield time.perf_counter() - sent
        claim = view["claims"][0]["action"] if view["claims"] else ""
        turn = {"ply": view["ply"], "turn": view["legal"][0]["action"] + claim}
        client.post(f"{path}/turns", json=turn, headers=headers).raise_for_status()
        sent = time.perf_counter()


def is_reviewed(client: httpx.Client, path: str) -> bool:
    """Ask for a deep review; return whether it is complete."""
    answer = client.get(f"{path}/review?quality=deep")
    if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
        answer.raise_for_status()
    return bool(answer.json().get("is_complete"))


@contextmanager
def reviewing(url: str, matches: list[str]) -> Iterator[None]:
    """Ask for deep reviews meanwhile, one after the other, as many at once as are allowed."""
    is_over = threading.Event()

    def ask(paths: list[str]) -> None:
        with httpx.Client(base_url=url, timeout=60) as client:
            for path in cycle(paths):
                # It is refused while the reviews of the round before are still being computed.
                while not is_reviewed(client, path):
                    if is_over.wait(ASK_AGAIN):
                        return
                if is_over.is_set():
                    return

    askers = [threading.Thread(target=ask, args=(matches[i::REVIEWS],)) for i in range(REVIEWS)]
    for asker in askers:
        asker.start()
    try:
        yield
    finally:
        is_over.set()
        for asker in askers:
            asker.join()


def show(name: str, seconds: list[float], first: list[float] | None = None) -> None:
    """Print a row: how many turns, the median and the 95th percentile, and the ratio."""
    middle, late = quantiles(seconds, n=20)[9], quantiles(seconds, n=20)[18]
    ratio = 1.0 if first is None else middle / quantiles(first, n=20)[9]
    row = f"{len(seconds):6} {1000 * middle:10.1f} {1000 * late:10.1f} {ratio:7.2f}"
    print(f"{name:16} {row}", flush=True)


def measure(url: str, rounds: int, bot: str) -> None:
    """Play matches of both kinds in turns, and print what was measured."""
    alone: list[float] = []
    beside: list[float] = []
    with httpx.Client(base_url=url, timeout=60) as client:
        for _ in range(rounds):
            alone += waits(client, bot)
            matches = [finished_match(client) for _ in range(4 * REVIEWS)]
            with reviewing(url, matches):
                beside += waits(client, bot)
    print(f"{'':16} {'turns':>6} {'median ms':>10} {'p95 ms':>10} {'ratio':>7}")
    show("no review", alone)
    show(f"{REVIEWS} deep reviews", beside, alone)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--bot", default="knight")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        server = ServerProcess(database, Path(folder) / "log")
        server.start()
        try:
            measure(server.url, 1 if options.quick else options.rounds, options.bot)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
