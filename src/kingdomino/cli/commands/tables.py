"""`kingdomino tables`: manage the tables in a database."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import Any, Final

import click

from kingdomino.cli.click_i18n import IntegerType, LocalizedGroup, WordType, option
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import SUFFIX, SaveFile, data_folder, read_record
from kingdomino.cli.options import json_option
from kingdomino.cli.terminal.screen import Screen, printable, stdout_screen, write_json
from kingdomino.locales import Texts
from kingdomino.notation import format_record
from kingdomino.storage import Database, DatabaseLog, DatabaseUrlError, rebuild_results
from kingdomino.storage.backup import back_up, restore
from kingdomino.tables import LogUnavailableError, Status, TableService, TableSummary

_DAY: Final = 24 * 60 * 60
_MAX_TABLES: Final = 100_000

tables = LocalizedGroup(
    "tables",
    examples={
        "kingdomino tables list --status over": "example-tables-list",
        "kingdomino tables export --to FOLDER": "example-tables-export",
        "kingdomino tables prune --days 90": "example-tables-prune",
        "kingdomino tables backup tables-backup.db": "example-tables-backup",
    },
)


def default_database() -> str:
    """Return the URL of a file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


_database_option = option(
    "--database",
    metavar="URL",
    envvar="KINGDOMINO_DATABASE",
    default=default_database,
    help="option-database",
)


def _on_log(function: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Return a command for a coroutine function that gets the texts, the log and its options."""

    @_database_option
    @click.pass_obj
    @wraps(function)
    def command(texts: Texts, /, database: str, **options: Any) -> None:
        _run_on_log(texts, database, lambda log: function(texts, log, **options))

    return command


def _run_on_log(texts: Texts, url: str, work: Callable[[DatabaseLog], Awaitable[None]]) -> None:
    """Open a database, run a coroutine on its log, and close it.

    Raises `CommandError` if it can't be opened.
    """

    async def run() -> None:
        async with Database(url) as database:
            await work(DatabaseLog(database))

    with _explained_errors(texts):
        asyncio.run(run())


@contextmanager
def _explained_errors(texts: Texts) -> Iterator[None]:
    """Convert the errors of a database that can't be opened to `CommandError`."""
    try:
        yield
    except DatabaseUrlError as error:
        raise CommandError(texts("error-database-url", url=printable(str(error)))) from error
    except LogUnavailableError as error:
        raise CommandError(texts("error-database-away", because=str(error))) from error


@tables.command("list")
@_on_log
@option("--status", type=WordType(map(str, Status)), help="option-status")
@json_option
async def _list(texts: Texts, log: DatabaseLog, status: str | None, as_json: bool) -> None:
    wanted = None if status is None else Status(status)
    summaries = await log.list_tables(wanted, limit=_MAX_TABLES)
    if as_json:
        write_json([_json(summary) for summary in summaries])
    else:
        _show(stdout_screen(texts), summaries)


@tables.command("export")
@_on_log
@option("--to", metavar="FOLDER", default=".", help="option-to")
@click.argument("names", metavar="TABLE", nargs=-1)
async def _export(texts: Texts, log: DatabaseLog, to: str, names: Sequence[str]) -> None:
    del texts
    service = TableService(log)
    if not names:
        names = [s.table for s in await log.list_tables(Status.OVER, limit=_MAX_TABLES)]
    for name in names:
        record = (await service.table(name)).record
        file = SaveFile(Path(to) / f"{name}{SUFFIX}")
        file.write(record)
        print(file.path)


@tables.command("import")
@_database_option
@click.argument("files", metavar="FILE", nargs=-1, required=True)
@click.pass_obj
def _import(texts: Texts, database: str, files: Sequence[str]) -> None:
    records = [read_record(file, texts) for file in files]

    async def work(log: DatabaseLog) -> None:
        service = TableService(log)
        for record in records:
            print((await service.import_record(format_record(record, reveal_seed=True))).id)

    _run_on_log(texts, database, work)


@tables.command("prune")
@_on_log
@option("--days", type=IntegerType(1, 36500), required=True, help="option-days")
async def _prune(texts: Texts, log: DatabaseLog, days: int) -> None:
    count = await log.prune(datetime.now().timestamp() - days * _DAY)
    print(texts("tables-pruned", count=count))


@tables.command("backup")
@_database_option
@click.argument("file", metavar="FILE")
@click.pass_obj
def _backup(texts: Texts, database: str, file: str) -> None:
    with _explained_errors(texts):
        count = back_up(database, Path(file))
    print(texts("tables-backed-up", count=count, file=file))


@tables.command("restore")
@_database_option
@click.argument("file", metavar="FILE")
@click.pass_obj
def _restore(texts: Texts, database: str, file: str) -> None:
    with _explained_errors(texts):
        count, kept = restore(database, Path(file))
    print(texts("tables-restored", count=count, file=file))
    if kept is not None:
        print(texts("tables-kept", file=str(kept)))


@tables.command("rebuild")
@_on_log
async def _rebuild(texts: Texts, log: DatabaseLog) -> None:
    print(texts("tables-rebuilt", count=await rebuild_results(log)))


def _show(screen: Screen, summaries: Sequence[TableSummary]) -> None:
    for summary in summaries:
        moved = datetime.fromtimestamp(summary.moved_at).strftime("%Y-%m-%d %H:%M")
        status = screen.texts(f"table-status-{summary.status}")
        players = ", ".join(player or "?" for player in summary.players)
        screen.write(printable(f"{summary.table}  {moved}  {status}  {summary.rules}  {players}"))
    if not summaries:
        screen.write_message("tables-none")


def _json(summary: TableSummary) -> dict[str, Any]:
    return {
        "table": summary.table,
        "status": summary.status.value,
        "rules": summary.rules,
        "players": list(summary.players),
        "is_public": summary.is_public,
        "opened_at": summary.opened_at,
        "moved_at": summary.moved_at,
    }
