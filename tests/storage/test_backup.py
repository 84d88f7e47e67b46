"""A backup while a server plays."""

import asyncio
from pathlib import Path

import pytest

from kingdomino.storage import Database, DatabaseError, DatabaseLog
from kingdomino.storage.backup import back_up, restore
from kingdomino.tables import TableService
from tests.server.client_pool import ClientPool
from tests.server.process import ServerProcess


@pytest.mark.slow
def test_a_backup_has_all_that_was_acknowledged_before_it(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    clients = ClientPool([server.url], tables=4)
    backup = tmp_path / "backup.db"
    acknowledged: dict[tuple[str, int], str] = {}

    def make_backup() -> bool:
        if len(clients.seen) < 40:
            return False
        acknowledged.update(clients.seen)
        assert back_up(sqlite_url, backup) >= 4
        with pytest.raises(DatabaseError):
            restore(sqlite_url, backup)  # the server uses the database
        return True

    try:
        asyncio.run(clients.run(until=make_backup))
    finally:
        server.stop()
    assert len(acknowledged) >= 40
    found = asyncio.run(_actions(f"sqlite:///{backup}", {table for table, _ in acknowledged}))
    assert acknowledged.items() <= found.items()


async def _actions(url: str, names: set[str]) -> dict[tuple[str, int], str]:
    async with Database(url) as database:
        service = TableService(DatabaseLog(database))
        tables = [await service.table(name) for name in sorted(names)]
    return {
        (table.id, ply): acted.action for table in tables for ply, acted in enumerate(table.actions)
    }
