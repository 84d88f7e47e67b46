"""`kingdomino verify` and `kingdomino tables`, on a database that a service has played in."""

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
def kept(sqlite_url: str) -> tuple[Table, Table]:
    """A match that is over, and a table that is still open."""

    async def make() -> tuple[Table, Table]:
        async with Database(sqlite_url) as database:
            service = TableService(DatabaseLog(database))
            ann, bob = await started(service)
            over = await play(service, ann.table, ann, bob)
            return over, (await service.open(setup(players=3))).table

    return asyncio.run(make())


@pytest.fixture
def record(kept: tuple[Table, Table], tmp_path: Path) -> Path:
    file = tmp_path / "match.kingdomino"
    file.write_text(kept[0].record, "utf-8")
    return file


def test_a_fair_match_is_told_to_be_fair(
    invoke: Invoke, record: Path, kept: tuple[Table, Table]
) -> None:
    for more in ([], ["--commitment", kept[0].commitment]):
        out = invoke("verify", record, *more).assert_done()
        assert out.count("✓") == 3
        assert "The shuffle was fair." in out


def test_what_was_not_promised_is_told(invoke: Invoke, record: Path) -> None:
    outcome = invoke("verify", record, "--commitment", "0" * 64)
    assert "✗ the secret is the one that was promised" in outcome.out
    assert "was not what was promised" in outcome.assert_failed()


def test_a_match_that_proves_nothing_can_not_be_checked(invoke: Invoke, duel: Path) -> None:
    message = invoke("verify", duel).assert_failed()
    assert "lacks Commitment, Contributions, Secret" in message


def test_tables_are_listed(
    invoke: Invoke, kept: tuple[Table, Table], sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, still_open = kept
    out = invoke("tables", "list", "--database", sqlite_url).assert_done()
    assert [line.split()[0] for line in out.splitlines()] == [still_open.id, over.id]
    assert "Ann, Bob" in out
    monkeypatch.setenv("KINGDOMINO_DATABASE", sqlite_url)
    found = json.loads(invoke("tables", "list", "--stage", "over", "--json").assert_done())
    assert [(table["table"], table["stage"]) for table in found] == [(over.id, "over")]
    assert over.secret.hex() not in json.dumps(found)


def test_records_go_out_and_come_back_in(
    invoke: Invoke, kept: tuple[Table, Table], sqlite_url: str, tmp_path: Path
) -> None:
    over, still_open = kept
    database = ["--database", sqlite_url]
    out = invoke("tables", "export", "--to", tmp_path / "out", *database).assert_done()
    file = Path(out.strip())
    assert file == tmp_path / "out" / f"{over.id}.kingdomino"
    assert file.read_text("utf-8") == over.record
    name = invoke("tables", "import", file, *database).assert_done().strip()
    assert name not in (over.id, still_open.id)
    again = invoke("tables", "export", name, "--to", tmp_path / "again", *database).assert_done()
    brought, original = parse_record(Path(again.strip()).read_bytes()), parse_record(over.record)
    assert brought.match == original.match
    assert brought.names == ("Ann", "Bob")
    assert "The shuffle was fair." in invoke("verify", again.strip()).assert_done()


def test_a_match_from_elsewhere_can_be_brought_in(
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


def test_old_tables_are_removed(invoke: Invoke, kept: tuple[Table, Table], sqlite_url: str) -> None:
    assert len(kept) == 2
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
def test_what_can_not_be_done_is_told_in_a_line(
    invoke: Invoke, arguments: list[str], message: str
) -> None:
    told = invoke("tables", *arguments).assert_failed()
    assert message in told
    assert "pass" not in told


def test_tables_can_be_listed_by_every_status() -> None:
    assert tuple(Status) == STATUSES


def test_an_empty_database_has_no_tables(invoke: Invoke) -> None:
    assert invoke("tables", "list").assert_done() == "There are no tables.\n"
    assert (invoke.folder / "data" / "kingdomino" / "tables.db").exists()
