"""Which functions do a turn, a hint, a review and the daily deal pass, from request to answer?

    python benchmarks/turn_path.py                 a table
    python benchmarks/turn_path.py --functions     also the calls of each function

The server runs in this process, with SQLite. Every call of a function of this package is counted
while a request is answered; comprehensions are not. A turn is also counted up to its commit, before
the listeners hear of it. What a worker process computes for a hint and
for one turn of a review is called here once more, and counted by itself.
"""

import argparse
import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import httpx

import kingdomino
from kingdomino import analysis
from kingdomino.analysis import Quality
from kingdomino.notation import parse_record
from kingdomino.rules import Match
from kingdomino.server.app import litestar_app
from kingdomino.server.settings import Settings
from kingdomino.server.state import ServerState

ROOT = str(Path(kingdomino.__file__).parent)
TURNS_BEFORE = 10  # the opening, and a few placements
AFTER_COMMIT = "TableService._publish"


@dataclass
class RequestPath:
    """What one request passes."""

    name: str
    calls: Counter[tuple[str, str]] = field(default_factory=Counter)
    size: int | None = None
    """Bytes of the answer."""


class CallCounter:
    """Counts calls by file and function, in all threads, for one path at a time."""

    def __init__(self) -> None:
        self.paths: list[RequestPath] = []
        self._path: RequestPath | None = None

    def install(self) -> None:
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)

    @contextmanager
    def counting(self, name: str) -> Iterator[RequestPath]:
        path = RequestPath(name)
        self.paths.append(path)
        self._path = path
        yield path
        self._path = None

    def _profile(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        is_ours = code.co_filename.startswith(ROOT) and not code.co_name.startswith("<")
        if self._path is not None and event == "call" and is_ours:
            if code.co_qualname == AFTER_COMMIT:
                commit = RequestPath("  up to the commit", self._path.calls.copy())
                self.paths.append(commit)
            self._path.calls[code.co_filename[len(ROOT) + 1 :], code.co_qualname] += 1


class Visitor:
    """Sends requests to the server, and counts what some of them pass."""

    def __init__(self, client: httpx.AsyncClient, counter: CallCounter) -> None:
        self._client = client
        self._counter = counter

    async def ask(self, method: str, path: str, body: Any = None, count: str | None = None) -> Any:
        """Send a request; `count` is the name of the path that it takes."""
        if count is None:
            response = await self._client.request(method, path, json=body)
        else:
            with self._counter.counting(count) as passed:
                response = await self._client.request(method, path, json=body)
            passed.size = len(response.content)
        return response.raise_for_status().json()

    async def open_table(self, *seats: dict[str, str]) -> str:
        """Start a table; return its path."""
        opened = await self.ask("POST", "/api/tables", {"seats": seats})
        self._client.headers["authorization"] = f"Bearer {opened['token']}"
        path = f"/api/tables/{opened['table']}"
        await self.ask("POST", f"{path}/start", {})
        return path

    async def own_turn(self, path: str) -> Any:
        """Wait for a turn of one's own; return the view."""
        while not (view := await self.ask("GET", path))["legal"] and not view["is_over"]:
            await asyncio.sleep(0.02)
        return view

    async def match(self, path: str) -> Match:
        """Return the match of a table."""
        record = await self._client.get(f"{path}/record")
        return parse_record(record.raise_for_status().text).match

    async def play_match(self) -> str:
        """Play for two people; return the path of the table."""
        path = await self.open_table({"name": "Ann"}, {"name": "Bob"})
        number = 0
        while not (view := await self.own_turn(path))["is_over"]:
            claim = view["claims"][0]["action"] if view["claims"] else ""
            body = {"ply": view["ply"], "turn": view["legal"][0]["action"] + claim}
            count = "a turn" if number == TURNS_BEFORE else None
            await self.ask("POST", f"{path}/turns", body, count)
            number += 1
        return path


async def count_calls(folder: str) -> list[RequestPath]:
    counter = CallCounter()
    counter.install()
    state = ServerState(Settings(database=f"sqlite:///{folder}/tables.db", daily_games=1))
    app: Any = litestar_app(state)
    transport = httpx.ASGITransport(app=app)
    async with (
        state.running(),
        httpx.AsyncClient(transport=transport, base_url="http://x", timeout=600) as client,
    ):
        visitor = Visitor(client, counter)
        await visitor.ask("GET", "/api/daily", count="the daily deal, first")
        await visitor.ask("GET", "/api/daily", count="the daily deal, again")
        path = await visitor.play_match()
        if analysis.is_available:
            await count_review(visitor, counter, path)
            await count_hint(visitor, counter)
    return counter.paths


async def count_hint(visitor: Visitor, counter: CallCounter) -> None:
    from kingdomino.server.http.coach import HINT_ROLLOUTS  # noqa: PLC0415 - needs the kernel
    from kingdomino.server.jobs.analysis import answer_turns  # noqa: PLC0415

    path = await visitor.open_table({"name": "Ann"}, {"bot": "page"})
    view = await visitor.own_turn(path)
    await visitor.ask("POST", f"{path}/hint", {"ply": view["ply"]}, "a hint")
    match = await visitor.match(path)
    with counter.counting("  in the worker"):
        answer_turns(match.view(match.game.actor), HINT_ROLLOUTS)


async def count_review(visitor: Visitor, counter: CallCounter, path: str) -> None:
    quick = f"{path}/review?quality=quick"
    review = await visitor.ask("GET", quick, count="a review, first answer")
    while not (more := await visitor.ask("GET", f"{quick}&skip={len(review['turns'])}"))["turns"]:
        await asyncio.sleep(0.02)
    count = len(more["turns"])
    await visitor.ask("GET", f"{quick}&skip={count}", count="a review, what is missing")
    decision = analysis.list_decisions(await visitor.match(path))[0]
    with counter.counting("  a turn in the worker"):
        analysis.review_turn(decision, analysis.ReviewBudget.of(Quality.QUICK))
    while not (await visitor.ask("GET", f"{quick}&skip=1"))["is_complete"]:
        await asyncio.sleep(0.2)
    await visitor.ask("GET", quick, count="a review, complete")


def show(paths: list[RequestPath]) -> None:
    print(f"{'':26} {'functions':>9} {'calls':>7} {'files':>6} {'packages':>8} {'bytes':>8}")
    for path in paths:
        files = {file for file, _ in path.calls}
        packages = {file.partition("/")[0] for file in files}
        size = "" if path.size is None else path.size
        numbers = f"{len(path.calls):9} {path.calls.total():7} {len(files):6} {len(packages):8}"
        print(f"{path.name:26} {numbers} {size:>8}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--functions", action="store_true", help="list the calls of each function")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        paths = asyncio.run(count_calls(folder))
    for path in paths if options.functions else ():
        print(path.name)
        for (file, function), count in sorted(path.calls.items()):
            print(f"{count:7}  {file}  {function}")
    show(paths)


if __name__ == "__main__":
    main()
