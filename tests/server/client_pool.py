"""People who play on, whatever happens to their server.

Each plays over a live connection, connects again when it breaks, asks for what was missed, and
sends a turn that was never answered again under the same key. What each has seen acknowledged is
kept, to be compared with the log.
"""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from kingdomino.storage import Database, DatabaseLog
from kingdomino.tables import TableService
from tests.waiting import wait_until_async

_SERVICE_RESTART = 1012  # the code with which a server that ends closes a connection

Seen = dict[tuple[str, int], str]
"""By table and ply: the actions that were acknowledged to a client."""


@dataclass
class Tally:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    found: int = 0
    lost: int = 0
    matches: int = 0
    stuck: int = 0
    reconnects: int = 0
    requests: int = 0
    failed_requests: int = 0
    """Requests without an answer, or with a status from 500."""
    failed_connections: int = 0
    """Live connections that could not be opened, or were closed otherwise than for a restart."""
    unexpected: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"kills {self.kills}, reconnects {self.reconnects}, matches over {self.matches}, "
            f"actions acknowledged {self.acknowledged}, found {self.found}, lost {self.lost}, "
            f"games stuck {self.stuck}, requests {self.requests}, failed {self.failed_requests}, "
            f"live connections failed {self.failed_connections}"
        )


class ClientPool:
    """Some tables of two players each, one after the other until asked to stop.

    With `over_http`, turns are sent as the page does: by POST, after a pause of some seconds. With
    `own_addresses`, the players seem to come from different addresses, through a proxy.
    """

    def __init__(
        self,
        urls: list[str],
        tables: int,
        *,
        seed: int = 1,
        duplicates: int = 1,
        over_http: bool = False,
        pause: float = 0.0,
        own_addresses: bool = False,
    ) -> None:
        self.urls = urls
        self.seen: Seen = {}
        self.tables: list[str] = []
        self.tally = Tally()
        self.refused: dict[str, int] = {}
        self._tables = tables
        self._random = Random(seed)
        self._duplicates = duplicates
        self._over_http = over_http
        self._pause = pause
        self._own_addresses = own_addresses
        self.latencies: list[tuple[float, float]] = []
        """When each turn was sent by POST, and how long until it was acknowledged."""
        self._client = httpx.AsyncClient(timeout=10)
        self.is_ending = False

    async def run(self, until: Callable[[], bool], seconds: float = 120) -> None:
        """Play until a condition holds, and then every match to its end.

        Raises `TimeoutError` if that takes longer.
        """
        async with self._client, asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._keep_playing(i)) for i in range(self._tables)]

            async def is_enough() -> bool:
                return until() or any(task.done() for task in tasks)

            await wait_until_async("enough is played", is_enough, seconds=seconds)
            self.is_ending = True

    async def _keep_playing(self, number: int) -> None:
        while not self.is_ending:
            table, tokens = await self._open(number)
            self.tables.append(table)
            players = [self._play(table, token, (number + i)) for i, token in enumerate(tokens)]
            await asyncio.gather(*players)
            self.tally.matches += 1

    async def _post(self, number: int, path: str, token: str | None, **data: Any) -> Any:
        """Ask until it is answered; the server may be down."""
        headers = self._headers(number, token)
        url = self.urls[number % len(self.urls)]
        while True:
            self.tally.requests += 1
            try:
                answer = await self._client.post(f"{url}/api/{path}", json=data, headers=headers)
            except httpx.TransportError:
                self.tally.failed_requests += 1
                await asyncio.sleep(0.05)  # as a client does before it tries again
                continue
            if answer.status_code < 500:
                return answer.json()
            self.tally.failed_requests += 1
            if answer.status_code != 503:
                self.tally.unexpected.append(answer.text)
            await asyncio.sleep(0.1)  # the same

    def _headers(self, number: int, token: str | None) -> dict[str, str]:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        if self._own_addresses:
            headers["x-forwarded-for"] = f"10.1.{number // 250}.{number % 250 + 1}"
        return headers

    async def _open(self, number: int) -> tuple[str, list[str]]:
        seats = [{"name": "Ann"}, {}]
        opened = await self._post(number, "tables", None, seats=seats)
        table, ann = opened["table"], opened["token"]
        # Asked again after a crash, somebody may sit there already: that was the same Bob.
        joined = await self._post(number + 1, f"tables/{table}/join", None, name="Bob")
        while "token" not in joined:
            opened = await self._post(number, "tables", None, seats=seats)
            table, ann = opened["table"], opened["token"]
            joined = await self._post(number + 1, f"tables/{table}/join", None, name="Bob")
        await self._post(number, f"tables/{table}/start", ann)
        return table, [ann, joined["token"]]

    async def _play(self, table: str, token: str, number: int) -> None:
        """Play a seat until the match is over."""
        url = self.urls[number % len(self.urls)].replace("http", "ws", 1)
        headers = self._headers(number, token)
        ply, pending = 0, dict[int, str]()
        while True:
            address = f"{url}/api/tables/{table}/live?after={ply}"
            try:
                async with connect(
                    address, additional_headers=headers, compression=None, open_timeout=5
                ) as socket:
                    async for message in socket:
                        news = json.loads(message)
                        if news["type"] == "turn":
                            self._acknowledge(table, news)
                            ply = news["ply"]
                        elif news["type"] == "table" and news["status"] == "over":
                            return
                        elif news["type"] == "move":
                            await self._answer(socket, (table, token, number), news, pending)
                        elif news["type"] == "problem":
                            self._note(news["problem"])
                            if news["problem"]["status"] == 503:
                                break  # nobody knows whether it was played: ask again
            except ConnectionClosed as closed:
                is_restart = closed.rcvd is not None and closed.rcvd.code == _SERVICE_RESTART
                self.tally.failed_connections += not is_restart
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake):
                self.tally.failed_connections += 1
            self.tally.reconnects += 1
            await asyncio.sleep(0.05)  # the same

    async def _answer(
        self,
        socket: ClientConnection,
        player: tuple[str, str, int],
        move: dict[str, Any],
        pending: dict[int, str],
    ) -> None:
        """Send a turn, the same one as before if it was sent before; several times, if asked to."""
        claim = self._random.choice(move["claims"]) if move["claims"] else ""
        turn = pending.setdefault(move["ply"], self._random.choice(move["legal"]) + claim)
        message = {"type": "turn", "ply": move["ply"], "turn": turn, "key": f"k{move['ply']}"}
        if self._over_http:
            table, token, number = player
            del message["type"]
            if not self.is_ending:
                await asyncio.sleep(self._random.uniform(0, 2 * self._pause))  # people think
            began = time.time()
            await self._post(number, f"tables/{table}/turns", token, **message)
            self.latencies.append((began, time.time() - began))
            return
        for _ in range(self._duplicates):
            await socket.send(json.dumps(message))
            message.pop("key", None)

    def _acknowledge(self, table: str, news: dict[str, Any]) -> None:
        first, _, claim = news["turn"].partition(">")
        actions = [action for action in (first, claim and f">{claim}") if action]
        for i, action in enumerate(actions):
            key = (table, news["ply"] - len(actions) + i)
            seen = self.seen.setdefault(key, action)
            if seen != action:
                self.tally.unexpected.append(f"{key}: {seen}, then {action}")

    def _note(self, problem: dict[str, Any]) -> None:
        code = problem["code"]
        self.refused[code] = self.refused.get(code, 0) + 1
        if problem["status"] >= 500 and problem["status"] != 503:
            self.tally.unexpected.append(str(problem))


async def compare(url: str, clients: ClientPool) -> Tally:
    """Look for everything acknowledged in the log itself."""
    tally = clients.tally
    tally.acknowledged = len(clients.seen)
    async with Database(url) as database:
        service = TableService(DatabaseLog(database))
        played: Seen = {}
        for name in clients.tables:
            table = await service.table(name)
            tally.stuck += not table.status.is_final
            played |= {(name, ply): act.action for ply, act in enumerate(table.actions)}
    tally.found = sum(played.get(key) == action for key, action in clients.seen.items())
    tally.lost = tally.acknowledged - tally.found
    return tally
