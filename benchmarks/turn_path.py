"""Which functions does an accepted turn pass, from the HTTP handler to the commit?

The server runs in this process, with SQLite. Every call of a function of this package is counted
while one turn, a placement with its claim, is played. Comprehensions are not counted.
"""

import asyncio
import sys
import threading
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import httpx

import kingdomino
from kingdomino.server.app import litestar_app
from kingdomino.server.settings import Settings
from kingdomino.server.state import ServerState

ROOT = str(Path(kingdomino.__file__).parent)
TURNS_BEFORE = 10  # the opening, and a few placements


class CallCounter:
    """Counts calls by file and function, in all threads, while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.calls: Counter[tuple[str, str]] = Counter()

    def install(self) -> None:
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)

    def _profile(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        is_ours = code.co_filename.startswith(ROOT) and not code.co_name.startswith("<")
        if self.is_on and event == "call" and is_ours:
            file = code.co_filename[len(ROOT) + 1 :]
            self.calls[file, code.co_qualname] += 1


async def count_calls(folder: str) -> Counter[tuple[str, str]]:
    counter = CallCounter()
    counter.install()
    settings = Settings(database=f"sqlite:///{folder}/tables.db")
    state = ServerState(settings)
    app: Any = litestar_app(state)
    transport = httpx.ASGITransport(app=app)
    async with (
        state.running(),
        httpx.AsyncClient(transport=transport, base_url="http://x") as client,
    ):
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        opened = (await client.post("/api/tables", json={"seats": seats})).json()
        client.headers["authorization"] = f"Bearer {opened['token']}"
        path = f"/api/tables/{opened['table']}"
        await client.post(f"{path}/start", json={})
        for number in range(TURNS_BEFORE + 1):
            view = (await client.get(path)).json()
            turn = view["legal"][0]["action"] + (
                view["claims"][0]["action"] if view["claims"] else ""
            )
            counter.is_on = number == TURNS_BEFORE
            response = await client.post(f"{path}/turns", json={"ply": view["ply"], "turn": turn})
            counter.is_on = False
            response.raise_for_status()
    return counter.calls


def main() -> None:
    with TemporaryDirectory() as folder:
        calls = asyncio.run(count_calls(folder))
    packages = Counter(file.partition("/")[0] for file, _ in calls)
    for (file, function), count in sorted(calls.items()):
        print(f"{count:3}  {file}  {function}")
    print(", ".join(f"{package} {count}" for package, count in packages.items()))
    print(f"{len(calls)} functions, {calls.total()} calls")


if __name__ == "__main__":
    main()
