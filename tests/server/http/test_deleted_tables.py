"""A table that was deleted is gone everywhere: in caches, for connections, in all processes."""

import asyncio
import json
import time
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kingdomino.server.settings import Settings
from kingdomino.storage import Database, DatabaseLog
from tests.server.conftest import Player, Served, open_table, refused, serving, started


def delete_all_tables(url: str) -> None:
    """Delete all tables, as another process would."""

    async def prune() -> None:
        async with Database(url) as database:
            await DatabaseLog(database).prune(time.time() + 60)

    asyncio.run(prune())


def read_until_closed(live: ClientConnection) -> tuple[list[str], int | None]:
    """Return the codes of the problems that were sent, and the code of the end."""
    codes = []
    with suppress(ConnectionClosed):
        for text in live:
            message = json.loads(text)
            if message["type"] == "problem":
                codes.append(message["problem"]["code"])
    return codes, live.close_code


@pytest.mark.slow
def test_a_deleted_table_is_gone_everywhere(database_url: str) -> None:
    settings = Settings(database=database_url, address_rate=0)
    processes = 1 if database_url.startswith("sqlite") else 2
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(settings)) for _ in range(processes)]
        ann, bob = started(servers[0])
        unstarted = open_table(servers[-1])
        assert bob.view()["actor"] is not None
        live = [stack.enter_context(served.live(ann.table)) for served in servers]
        delete_all_tables(database_url)
        for served in servers:
            _assert_gone(served, ann)
            _assert_gone(served, unstarted)
        for connection in live:
            assert read_until_closed(connection) == (["table-no-such-table"], 4404)


def _assert_gone(served: Served, player: Player) -> None:
    client = served.client(player.token)
    answers = [
        client.get(player.path),
        client.get(f"{player.path}/history"),
        client.post(f"{player.path}/reactions", json={"reaction": "hello"}),
        client.post(f"{player.path}/turns", json={"ply": 0, "turn": ">1"}),
        client.post(f"{player.path}/start", json={}),
    ]
    for answer in answers:
        refused(answer, 404, "table-no-such-table")
