"""`kingdomino verify` and `kingdomino tables`, on a database with tables."""

import asyncio
import json
from pathlib import Path

import pytest

from kingdomino.notation import parse_record
from kingdomino.storage import Database, DatabaseError, DatabaseLog
from kingdomino.tables import Refusal, Status, Table, TableError, TableService
from tests.cli.conftest import Invoke
from tests.cli.words import ENGLISH, says, sentence
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
        assert says(out, "verify-fair")


def test_another_commitment_is_an_error(invoke: Invoke, record: Path) -> None:
    outcome = invoke("verify", record, "--commitment", "0" * 64)
    assert f"✗ {ENGLISH('verdict-commitment')}" in outcome.out
    assert says(outcome.assert_failed(), "verify-unfair")


def test_known_contributions_are_checked(invoke: Invoke, record: Path) -> None:
    known = ["--contribution", "1=ann", "--contribution", "2=b0b"]
    out = invoke("verify", record, *known).assert_done()
    assert f"✓ {ENGLISH('verdict-contribution')}" in out
    outcome = invoke("verify", record, "--contribution", "2=eve")
    assert f"✗ {ENGLISH('verdict-contribution')}" in outcome.out
    assert says(outcome.assert_failed(), "verify-unfair")
    for bad in ("ann", "0=ann", "5=ann", "x=ann"):
        message = invoke("verify", record, "--contribution", bad).assert_failed()
        assert says(message, "usage-contribution", value=bad, players=4)


def test_a_match_without_a_commitment_can_not_be_verified(invoke: Invoke, duel: Path) -> None:
    message = invoke("verify", duel).assert_failed()
    assert says(message, "verify-missing", tags="Commitment, Contributions, Secret")


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
    listed = json.loads(invoke("tables", "list", "--status", "over", "--json").assert_done())
    assert [(table["table"], table["status"]) for table in listed] == [(over.id, "over")]
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
    assert says(invoke("verify", again.strip()).assert_done(), "verify-fair")


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
    prune = ["tables", "prune", "--days", 1, "--database", sqlite_url]
    assert invoke(*prune).assert_done() == ENGLISH("tables-pruned", count=0) + "\n"

    async def long_ago() -> None:
        async with Database(sqlite_url) as opened:
            await TableService(DatabaseLog(opened), now=lambda: 1e9).open(setup())

    asyncio.run(long_ago())
    assert invoke(*prune).assert_done() == ENGLISH("tables-pruned", count=1) + "\n"


def test_results_are_computed_again(
    invoke: Invoke, stored_tables: tuple[Table, Table], sqlite_url: str
) -> None:
    over = sum(table.status is Status.OVER for table in stored_tables)
    rebuild = ["tables", "rebuild", "--database", sqlite_url]
    assert invoke(*rebuild).assert_done() == ENGLISH("tables-rebuilt", count=over) + "\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["list", "--database", "mysql://x"], ENGLISH("error-database-url", url="mysql://x")),
        (
            ["list", "--database", "postgresql://u:pass@127.0.0.1:1/x"],
            ENGLISH("error-database-away", because="@").partition("@")[0],
        ),
        (["export", "nowhere"], sentence(TableError(Refusal.NO_SUCH_TABLE, table="nowhere"))),
        (["prune"], "--days"),
        (["import", "missing.kingdomino"], ENGLISH("error-file-missing")),
    ],
)
def test_an_error_is_one_line(invoke: Invoke, arguments: list[str], message: str) -> None:
    line = invoke("tables", *arguments).assert_failed()
    assert message in line
    assert "pass" not in line


def test_an_empty_database_has_no_tables(invoke: Invoke) -> None:
    assert invoke("tables", "list").assert_done() == ENGLISH("tables-none") + "\n"
    assert (invoke.folder / "data" / "kingdomino" / "tables.db").exists()


def test_a_database_is_backed_up_and_restored(
    invoke: Invoke, stored_tables: tuple[Table, Table], sqlite_url: str, tmp_path: Path
) -> None:
    over, still_open = stored_tables
    backup = tmp_path / "backup.db"
    database = ["--database", sqlite_url]
    out = invoke("tables", "backup", backup, *database).assert_done()
    assert says(out, "tables-backed-up", count=2, file=str(backup))
    assert backup.stat().st_mode & 0o777 == 0o600
    invoke("tables", "import", _record_file(over, tmp_path), *database).assert_done()
    out = invoke("tables", "restore", backup, *database).assert_done()
    assert says(out, "tables-restored", count=2, file=str(backup))
    kept = tmp_path / "tables.db.before-restore"
    assert says(out, "tables-kept", file=str(kept))
    listed = json.loads(invoke("tables", "list", "--json", *database).assert_done())
    assert {each["table"] for each in listed} == {over.id, still_open.id}
    old = json.loads(
        invoke("tables", "list", "--json", "--database", f"sqlite:///{kept}").assert_done()
    )
    assert len(old) == 3


def _record_file(table: Table, folder: Path) -> Path:
    file = folder / "again.kingdomino"
    file.write_text(table.record, "utf-8")
    return file


def test_what_is_no_backup_is_not_restored(
    invoke: Invoke, stored_tables: tuple[Table, Table], sqlite_url: str, tmp_path: Path
) -> None:
    del stored_tables
    garbage, empty = tmp_path / "garbage", tmp_path / "empty"
    garbage.write_bytes(b"no database" * 1000)
    empty.touch()
    database = tmp_path / "tables.db"
    before = database.read_bytes()
    for file in (garbage, empty, tmp_path / "missing", database):
        invoke("tables", "restore", file, "--database", sqlite_url).assert_failed()
    invoke("tables", "backup", database, "--database", sqlite_url).assert_failed()
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_of_postgresql_is_refused(invoke: Invoke, tmp_path: Path) -> None:
    message = invoke(
        "tables", "backup", tmp_path / "x", "--database", "postgresql://x@127.0.0.1:1/x"
    ).assert_failed()
    assert sentence(DatabaseError("not-file")) in message
