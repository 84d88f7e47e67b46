"""`kingdomino verify` and `kingdomino tables`, on a database with tables."""

import asyncio
import json
from pathlib import Path

import pytest

from kingdomino.cli.commands.tables import STATUSES
from kingdomino.notation import parse_record
from kingdomino.storage import Database, DatabaseLog
from kingdomino.tables import Status, Table, TableService
from tests.cli.conftest import Invoke
from tests.tables.conftest import play, setup, started


@pytest.fixture
def stored_tables(sqlite_url: str) -> tuple[Table, Table]:
    """A match that is over, and a table that is still open."""

    async def make() -> tuple[Table, Table]:
        async with Database(sqlite_url) as database:
            service = TableService(DatabaseLog(database))
            ann, bob = await started(service)
            over = await play(service, ann.table, ann, bob)
            return over, (await service.open(setup(players=3))).table

    return asyncio.run(make())


@pytest.fixture
def record(stored_tables: tuple[Table, Table], tmp_path: Path) -> Path:
    file = tmp_path / "match.kingdomino"
    file.write_text(stored_tables[0].record, "utf-8")
    return file


def test_a_fair_match_is_verified(
    invoke: Invoke, record: Path, stored_tables: tuple[Table, Table]
) -> None:
    for more in ([], ["--commitment", stored_tables[0].commitment]):
        out = invoke("verify", record, *more).assert_done()
        assert out.count("✓") == 3
        assert "The shuffle was fair." in out


def test_another_commitment_is_an_error(invoke: Invoke, record: Path) -> None:
    outcome = invoke("verify", record, "--commitment", "0" * 64)
    assert "✗ the secret is the one that was promised" in outcome.out
    assert "was not what was promised" in outcome.assert_failed()


def test_a_match_without_a_commitment_can_not_be_verified(invoke: Invoke, duel: Path) -> None:
    message = invoke("verify", duel).assert_failed()
    assert "lacks Commitment, Contributions, Secret" in message


def test_tables_are_listed(
    invoke: Invoke,
    stored_tables: tuple[Table, Table],
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over, still_open = stored_tables
    out = invoke("tables", "list", "--database", sqlite_url).assert_done()
    assert [line.split()[0] for line in out.splitlines()] == [still_open.id, over.id]
    assert "Ann, Bob" in out
    monkeypatch.setenv("KINGDOMINO_DATABASE", sqlite_url)
    listed = json.loads(invoke("tables", "list", "--stage", "over", "--json").assert_done())
    assert [(table["table"], table["stage"]) for table in listed] == [(over.id, "over")]
    assert over.secret.hex() not in json.dumps(listed)


def test_records_are_exported_and_imported(
    invoke: Invoke, stored_tables: tuple[Table, Table], sqlite_url: str, tmp_path: Path
) -> None:
    over, still_open = stored_tables
    database = ["--database", sqlite_url]
    out = invoke("tables", "export", "--to", tmp_path / "out", *database).assert_done()
    file = Path(out.strip())
    assert file == tmp_path / "out" / f"{over.id}.kingdomino"
    assert file.read_text("utf-8") == over.record
    name = invoke("tables", "import", file, *database).assert_done().strip()
    assert name not in (over.id, still_open.id)
    again = invoke("tables", "export", name, "--to", tmp_path / "again", *database).assert_done()
    imported, original = parse_record(Path(again.strip()).read_bytes()), parse_record(over.record)
    assert imported.match == original.match
    assert imported.names == ("Ann", "Bob")
    assert "The shuffle was fair." in invoke("verify", again.strip()).assert_done()


def test_a_match_from_elsewhere_can_be_imported(
    invoke: Invoke, duel: Path, sqlite_url: str
) -> None:
    name = invoke("tables", "import", duel, "--database", sqlite_url).assert_done().strip()

    async def look() -> Table:
        async with Database(sqlite_url) as database:
            return await TableService(DatabaseLog(database)).table(name)

    table = asyncio.run(look())
    assert table.status is Status.OVER
    assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
    assert table.ply == 48


def test_old_tables_are_removed(
    invoke: Invoke, stored_tables: tuple[Table, Table], sqlite_url: str
) -> None:
    assert len(stored_tables) == 2
    database = ["--database", sqlite_url]
    assert invoke("tables", "prune", "--days", 1, *database).assert_done() == "0 tables removed.\n"

    async def long_ago() -> None:
        async with Database(sqlite_url) as opened:
            await TableService(DatabaseLog(opened), now=lambda: 1e9).open(setup())

    asyncio.run(long_ago())
    assert invoke("tables", "prune", "--days", 1, *database).assert_done() == "One table removed.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["list", "--database", "mysql://x"], "“mysql://x” is no database"),
        (["list", "--database", "postgresql://u:pass@127.0.0.1:1/x"], "can't be reached"),
        (["export", "nowhere"], "There is no table “nowhere”."),
        (["prune"], "--days"),
        (["import", "missing.kingdomino"], "there is no such file"),
    ],
)
def test_an_error_is_one_line(invoke: Invoke, arguments: list[str], message: str) -> None:
    line = invoke("tables", *arguments).assert_failed()
    assert message in line
    assert "pass" not in line


def test_tables_can_be_listed_by_every_status() -> None:
    assert tuple(Status) == STATUSES


def test_an_empty_database_has_no_tables(invoke: Invoke) -> None:
    assert invoke("tables", "list").assert_done() == "There are no tables.\n"
    assert (invoke.folder / "data" / "kingdomino" / "tables.db").exists()
