"""The log in both databases."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from kingdomino.storage import Database, DatabaseLog, DatabaseUrlError
from kingdomino.storage.sql_schema import metadata
from kingdomino.tables import (
    ConflictError,
    Entry,
    LogUnavailableError,
    Status,
    Table,
    TableService,
)
from kingdomino.tables.events import Acted, Opened, Started, encode_event
from tests.postgresql import Cluster
from tests.tables.conftest import play, setup, started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def log(database_url: str) -> AsyncIterator[DatabaseLog]:
    async with Database(database_url) as database:
        yield DatabaseLog(database)


def opened(at: float = 1.0) -> Entry:
    return Entry(1, at, setup(is_public=True).opened("host", bytes(32)))


async def begin(log: DatabaseLog, name: str, at: float = 1.0) -> Table:
    table = Table.from_log(name, [opened(at)])
    await log.append(table, [opened(at)])
    return table


async def test_what_was_written_is_read_back(log: DatabaseLog) -> None:
    service = TableService(log)
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob)
    assert table.status is Status.OVER
    assert Table.from_log(table.id, await log.read(table.id)) == table
    assert await log.read(table.id, after=table.number) == []


async def test_a_table_that_is_not_there_has_no_entries(log: DatabaseLog) -> None:
    assert await log.read("nowhere") == []


async def test_one_entry_a_number(log: DatabaseLog) -> None:
    table = await begin(log, "one")
    entry = Entry(2, 2.0, Started(("", "")))
    after = table.apply(entry)
    await log.append(after, [entry])
    with pytest.raises(ConflictError):
        await log.append(after, [entry])
    with pytest.raises(ConflictError):
        await begin(log, "one")
    assert [entry.number for entry in await log.read("one")] == [1, 2]


async def test_one_action_a_ply_even_under_another_number(log: DatabaseLog) -> None:
    table = await begin(log, "one")
    for number in (2, 3):
        entry = Entry(number, 2.0, Acted(0, 0, 0, ">1"))
        write = log.append(table.evolve(number=number), [entry])
        if number == 2:
            await write
        else:
            with pytest.raises(ConflictError):
                await write
    # Nothing of the refused one is left: the next number is still free.
    assert await log.numbers(["one"]) == {"one": 2}


async def test_an_entry_never_leaves_a_gap(log: DatabaseLog) -> None:
    """A database that was restored from a backup is behind what a server remembers."""
    table = await begin(log, "one")
    other = await begin(log, "two")
    entry = Entry(2, 2.0, Started(("", "")))
    ahead = log.append(table.evolve(number=3), [Entry(3, 3.0, Started(("", "")))])
    good = log.append(other.apply(entry), [entry])
    results = await asyncio.gather(ahead, good, return_exceptions=True)
    assert isinstance(results[0], ConflictError)
    assert results[1] is None
    assert await log.numbers(["one", "two"]) == {"one": 1, "two": 2}
    assert len(await log.read("one")) == 1


async def test_a_table_that_was_deleted_gets_no_entry(log: DatabaseLog) -> None:
    table = await begin(log, "one")
    assert await log.prune(before=5.0) == 1
    entry = Entry(2, 2.0, Started(("", "")))
    with pytest.raises(ConflictError):
        await log.append(table.apply(entry), [entry])
    assert await log.numbers(["one"]) == {}


async def test_of_many_writers_of_one_number_one_wins(database_url: str) -> None:
    async with Database(database_url) as one, Database(database_url) as two:
        logs = [DatabaseLog(one), DatabaseLog(two)]
        table = await begin(logs[0], "one")
        entry = Entry(2, 2.0, Started(("", "")))
        after = table.apply(entry)
        writes = [logs[i % 2].append(after, [entry]) for i in range(20)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [result for result in results if result is None] == [None]
        assert {type(result) for result in results if result is not None} == {ConflictError}


async def test_what_waits_together_is_written_together_and_refused_alone(log: DatabaseLog) -> None:
    tables = [await begin(log, f"t{number}") for number in range(8)]
    good = [Entry(2, 2.0, Started(("", ""))) for _ in tables]
    after = [table.apply(entry) for table, entry in zip(tables, good, strict=True)]
    writes = [log.append(table, [entry]) for table, entry in zip(after, good, strict=True)]
    late = log.append(after[0], [good[0]])  # the same number once more
    again = begin(log, "t3")  # a table that is there
    results = await asyncio.gather(*writes, late, again, return_exceptions=True)
    assert results[:8] == [None] * 8
    assert [type(result) for result in results[8:]] == [ConflictError] * 2
    assert await log.numbers([f"t{number}" for number in range(8)]) == {
        f"t{number}": 2 for number in range(8)
    }


async def test_tables_are_listed_by_stage_and_the_last_moved_first(log: DatabaseLog) -> None:
    for number in range(3):
        await begin(log, f"t{number}", at=float(number))
    assert [s.table for s in await log.list_tables()] == ["t2", "t1", "t0"]
    assert [s.table for s in await log.list_tables(Status.OPEN, True, 2)] == ["t2", "t1"]
    assert await log.list_tables(Status.OVER) == []
    assert await log.list_tables(is_public=False) == []
    assert await log.count() == {
        Status.OPEN: 3,
        Status.PLAYING: 0,
        Status.OVER: 0,
        Status.ABANDONED: 0,
    }


async def test_public_tables_are_found_by_an_index(sqlite_url: str) -> None:
    """Private tables don't slow the list of public ones down, however many there are."""
    query = "SELECT * FROM tables WHERE is_public = 1 ORDER BY moved_at DESC, id LIMIT 100"
    explain = text(f"EXPLAIN QUERY PLAN {query}")
    async with Database(sqlite_url) as database:
        plan = await database.read(lambda connection: connection.execute(explain).all())
    assert any("USING INDEX tables_public_moved_at" in str(row) for row in plan), plan


async def test_a_bots_turn_is_due(log: DatabaseLog) -> None:
    ann, bob = await started(TableService(log, now=lambda: 100.0), seconds=60)
    assert await log.due(now=164.9, grace=5.0, limit=9) == []
    assert await log.due(now=166.0, grace=5.0, limit=9) == [ann.table.id]
    assert bob.seats == (1,)


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX permissions")
async def test_only_its_owner_can_read_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.db"
    async with Database(f"sqlite:///{file}") as database:
        await begin(DatabaseLog(database), "t")
        modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
    assert modes["tables.db"] == 0o600
    assert set(modes.values()) == {0o600}


async def test_tables_that_were_not_started_are_pruned_alone(log: DatabaseLog) -> None:
    await begin(log, "waiting", at=10.0)
    ann, _ = await started(TableService(log, now=lambda: 10.0))
    assert await log.prune(before=20.0, status=Status.OPEN) == 1
    assert await log.read("waiting") == []
    assert [summary.table for summary in await log.list_tables()] == [ann.table.id]


async def test_old_tables_are_pruned_with_their_entries(log: DatabaseLog) -> None:
    await begin(log, "old", at=10.0)
    await begin(log, "new", at=20.0)
    assert await log.prune(before=15.0) == 1
    assert await log.read("old") == []
    assert len(await log.read("new")) == 1


async def test_the_migrations_make_the_schema(new_database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with Database(new_database_url) as database:
        assert await database.read(differences) == []


async def test_entries_of_an_older_schema_are_kept(new_database_url: str) -> None:
    def write_old(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "kingdomino.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        table = "('one', 2, 'playing', 'classic/2', '[]', false, 1, 1, NULL)"
        connection.execute(text(f"INSERT INTO tables VALUES {table}"))
        values = {"event": encode_event(Acted(0, 0, 1, ">7"))}
        connection.execute(text("INSERT INTO entries VALUES ('one', 2, 5, :event, 0, 0)"), values)

    older = Database(new_database_url)  # not opened: that would migrate it
    await older.write(write_old)
    await older.close()
    async with Database(new_database_url) as database:
        log = DatabaseLog(database)
        assert await log.read("one") == [Entry(2, 0.005, Acted(0, 0, 1, ">7"))]
        # Deleting the table still deletes its entries.
        assert await log.prune(before=20.0) == 1
        assert await log.read("one") == []


async def test_opening_a_database_again_changes_nothing(database_url: str) -> None:
    async with Database(database_url) as database:
        await begin(DatabaseLog(database), "one")
    async with Database(database_url) as database:
        assert len(await DatabaseLog(database).read("one")) == 1


async def test_processes_that_start_together_migrate_once(new_database_url: str) -> None:
    async def open_and_close() -> None:
        async with Database(new_database_url):
            pass

    await asyncio.gather(*(open_and_close() for _ in range(4)))


async def test_a_new_file_that_somebody_writes_to_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(0.05, other.close)  # which ends what it began
    async with Database(f"sqlite:///{file}") as database:
        assert await DatabaseLog(database).read("one") == []


async def test_a_file_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys")
    async with Database(f"sqlite:///{tmp_path / 'tables.db'}") as database:
        found = await database.read(
            lambda connection: [
                connection.execute(text(f"PRAGMA {name}")).scalar() for name in names
            ]
        )
    assert found == ["wal", 2, 1]


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
async def test_a_database_that_is_down_is_told_apart_and_comes_back(postgresql: Cluster) -> None:
    async with Database(postgresql.database()) as database:
        log = DatabaseLog(database)
        table = await begin(log, "one")
        postgresql.stop()
        try:
            for _ in range(3):
                with pytest.raises(LogUnavailableError):
                    await log.read("one")
                with pytest.raises(LogUnavailableError):
                    await begin(log, "two")
        finally:
            postgresql.start()
        assert Table.from_log("one", await log.read("one")) == table


@pytest.mark.parametrize(
    "url", ["", "games.db", "mysql://localhost/games", "sqlite+pysqlite:///x", "postgresql"]
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(DatabaseUrlError):
        Database(url)


def test_the_secret_of_a_shuffle_is_not_in_what_an_error_shows() -> None:
    event = setup().opened("host", bytes.fromhex("5ec2e7" * 10 + "ffff"))
    assert isinstance(event, Opened)
    assert "5ec2e7" in event.secret
    entry = Entry(1, 1.0, event)
    assert "5ec2e7" not in f"{event!r}{event}{entry}{Table.from_log('one', [entry])}"
