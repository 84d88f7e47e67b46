"""How fast is the kernel in the page? Searches in a worker of Chromium against the native build."""

import argparse
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from measure import python_version

from kingdomino import kernel
from kingdomino.bots import SearchBot, make_bot
from kingdomino.rules import Match, Ruleset

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

BUILDS = ("kingdomino", "kingdomino-basic")
KINDS = (("classic", 2), ("mighty-duel", 2), ("tournament", 4))
PLIES = 20
_SLOT = "DedicatedWorker"  # the name of the thread of a worker in Chromium

RUN = """async ({ match, rollouts }) => {
  globalThis.analyst ??= new (await import('/src/lib/engine/analyst.ts')).Analyst();
  const request = { match, level: 'regent', seed: 1, rollouts };
  return await globalThis.analyst.run('chooseTurn', request);
}"""
READY = """async ({ match }) => {
  const { Analyst } = await import('/src/lib/engine/analyst.ts');
  const start = performance.now();
  await new Analyst().run('chooseTurn', { match, level: 'knight', seed: 1 });
  return performance.now() - start;
}"""


def position(preset: str, players: int) -> Match:
    """Return a match between greedy bots after some actions."""
    match, bot = Match.new(Ruleset.preset(preset, players), 1), make_bot("greedy", 1)
    for _ in range(PLIES):
        match = match.play(bot.choose(match.view()))
    return match


def native_time(match: Match, rollouts: int) -> float:
    """Return the CPU time of a search."""
    view, bot = match.view(match.view().actor), SearchBot(1, rollouts=rollouts)
    start = time.thread_time()
    bot.choose(view)
    return time.thread_time() - start


def worker_time() -> float:
    """Return the CPU time of all workers of the browsers that this process has started."""
    nanoseconds = 0
    for process in _descendants(os.getpid()):
        for thread in Path(f"/proc/{process}/task").glob("*"):
            if (thread / "comm").read_text().startswith(_SLOT):
                nanoseconds += int((thread / "schedstat").read_text().split()[0])
    return nanoseconds / 1e9


def _descendants(process: int) -> Iterator[int]:
    children = Path(f"/proc/{process}/task").glob("*/children")
    for child in {int(pid) for path in children for pid in path.read_text().split()}:
        yield child
        yield from _descendants(child)


def page_time(page: Any, match: Match, rollouts: int) -> float:
    """Return the CPU time of the worker in a search."""
    from tests.engine.thinking import match_json  # noqa: PLC0415 - after the path is set

    start = worker_time()
    page.evaluate(RUN, {"match": match_json(match), "rollouts": rollouts})
    return worker_time() - start


@contextmanager
def served() -> Iterator[str]:
    """Serve the sources of the page; yield the address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    flags = ["--port", str(port), "--strictPort", "--host", "127.0.0.1", "--logLevel", "error"]
    server = subprocess.Popen(["node_modules/.bin/vite", *flags], cwd=ROOT / "web")
    try:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def _wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("the sources are not served")


def print_sizes() -> None:
    """Print the sizes of the builds, compressed as servers send them."""
    script = (
        "const z=require('zlib'),b=require('fs').readFileSync(process.argv[1]);"
        "console.log(b.length,z.brotliCompressSync(b).length)"  # quality 11 is the default
    )
    for name in BUILDS:
        file = ROOT / f"build/engine/{name}.wasm"
        run = subprocess.run(["node", "-e", script, file], check=True, capture_output=True)
        size, compressed = map(int, run.stdout.split())
        print(f"{file.name:24}{size / 1000:8.0f} kB{compressed / 1000:8.1f} kB with Brotli")


def print_speed(page: Any, runs: int, rollouts: int) -> None:
    """Print the rollouts a second of CPU time, native and in the page, in turns."""
    print(f"\n{'rollouts a second':24}{'native':>12}{'page':>12}{'ratio':>10}")
    for preset, players in KINDS:
        match = position(preset, players)
        native = page_best = float("inf")
        page_time(page, match, rollouts)  # the module is compiled, and then again for speed
        for _ in range(runs):
            native = min(native, native_time(match, rollouts))
            page_best = min(page_best, page_time(page, match, rollouts))
        rates = f"{rollouts / native:12,.0f}{rollouts / page_best:12,.0f}"
        print(f"{f'{preset}/{players}':24}{rates}{native / page_best:10.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure less, in some seconds")
    runs, rollouts = (5, 10_000) if parser.parse_args().quick else (15, 40_000)
    if not kernel.is_available or not shutil.which("node"):
        print("engine: there is no kernel or no Node.js, so there is nothing to measure")
        return
    from tests.browser import chromium  # noqa: PLC0415 - after the path is set
    from tests.engine.thinking import match_json  # noqa: PLC0415

    path = chromium.find()
    print(f"engine, {python_version()}")
    print_sizes()
    if path is None:
        print("there is no Chromium")
        return
    with served() as address, chromium.launched(path) as browser:
        page = browser.new_page()
        page.goto(f"{address}/rules")
        request = {"match": match_json(position("classic", 2))}
        ready = [page.evaluate(READY, request) for _ in range(runs)]
        print(f"a worker is ready after {ready[0]:.0f} ms, the next ones {min(ready):.0f} ms")
        print_speed(page, runs, rollouts)


if __name__ == "__main__":
    main()
