"""`kingdomino tables`: manage the tables in a database."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from kingdomino.cli.click_i18n import IntegerType, LocalizedCommand, LocalizedGroup, WordType
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import SUFFIX, SaveFile, data_folder, read_record
from kingdomino.cli.json_output import json_option, write_json
from kingdomino.cli.terminal.screen import Screen, printable, stdout_screen
from kingdomino.locales import Texts

if TYPE_CHECKING:
    from kingdomino.storage import DatabaseLog
    from kingdomino.tables import TableSummary

# The values of `kingdomino.tables.Status`; importing it would delay the start of every command.
STATUSES: Final = ("open", "playing", "over", "abandoned")
_DAY: Final = 24 * 60 * 60
_MAX_TABLES: Final = 100_000

Work = Callable[["DatabaseLog"], Awaitable[None]]


def build_command(texts: Texts) -> click.Group:
    """Build the command in one language."""
    group = LocalizedGroup(
        texts,
        "tables",
        examples=[
            ("kingdomino tables list --stage over", "example-tables-list"),
            ("kingdomino tables export --to FOLDER", "example-tables-export"),
            ("kingdomino tables prune --days 90", "example-tables-prune"),
            ("kingdomino tables backup tables-backup.db", "example-tables-backup"),
        ],
    )
    for build in (_list, _export, _import, _prune, _backup, _restore, _rebuild):
        group.add_command(build(texts))
    return group


def database_option(texts: Texts) -> click.Option:
    """Return `--database`."""
    return click.Option(
        ["--database"],
        metavar="URL",
        envvar="KINGDOMINO_DATABASE",
        default=default_database,
        help=texts("option-database"),
    )


def default_database() -> str:
    """Return the URL of a file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def run_on_database(url: str, texts: Texts, work: Work) -> None:
    """Open a database, run a coroutine on it, and close it.

    Raises `CommandError` if it can't be opened.
    """
    from kingdomino.storage import Database, DatabaseLog

    async def run() -> None:
        async with Database(url) as database:
            await work(DatabaseLog(database))

    with _explained_errors(texts):
        asyncio.run(run())


@contextmanager
def _explained_errors(texts: Texts) -> Iterator[None]:
    """Convert the errors of a database that can't be opened to `CommandError`."""
    from kingdomino.storage import DatabaseUrlError
    from kingdomino.tables import LogUnavailableError

    try:
        yield
    except DatabaseUrlError as error:
        raise CommandError(texts("error-database-url", url=printable(str(error)))) from error
    except LogUnavailableError as error:
        raise CommandError(texts("error-database-away", because=str(error))) from error


def _list(texts: Texts) -> click.Command:
    def run(database: str, stage: str | None, as_json: bool) -> None:
        async def work(log: "DatabaseLog") -> None:
            from kingdomino.tables import Status

            summaries = await log.list_tables(
                None if stage is None else Status(stage), limit=_MAX_TABLES
            )
            if as_json:
                write_json([_json(summary) for summary in summaries])
            else:
                _show(stdout_screen(texts), summaries)

        run_on_database(database, texts, work)

    return _command(
        texts,
        "list",
        run,
        click.Option(["--stage"], type=WordType(texts, STATUSES), help=texts("option-stage")),
        json_option(texts),
    )


def _export(texts: Texts) -> click.Command:
    def run(database: str, to: str, names: Sequence[str]) -> None:
        async def work(log: "DatabaseLog") -> None:
            from kingdomino.tables import Status, TableService

            service = TableService(log)
            chosen = names or [
                s.table for s in await log.list_tables(Status.OVER, limit=_MAX_TABLES)
            ]
            for name in chosen:
                record = (await service.table(name)).record
                file = SaveFile(Path(to) / f"{name}{SUFFIX}")
                file.write(record)
                print(file.path)

        run_on_database(database, texts, work)

    return _command(
        texts,
        "export",
        run,
        click.Option(["--to"], metavar="FOLDER", default=".", help=texts("option-to")),
        click.Argument(["names"], metavar="TABLE", nargs=-1),
    )


def _import(texts: Texts) -> click.Command:
    def run(database: str, files: Sequence[str]) -> None:
        from kingdomino.notation import format_record

        records = [read_record(file, texts) for file in files]

        async def work(log: "DatabaseLog") -> None:
            from kingdomino.tables import TableService

            service = TableService(log)
            for record in records:
                print((await service.import_record(format_record(record, reveal_seed=True))).id)

        run_on_database(database, texts, work)

    argument = click.Argument(["files"], metavar="FILE", nargs=-1, required=True)
    return _command(texts, "import", run, argument)


def _prune(texts: Texts) -> click.Command:
    def run(database: str, days: int) -> None:
        async def work(log: "DatabaseLog") -> None:
            count = await log.prune(datetime.now().timestamp() - days * _DAY)
            print(texts("tables-pruned", count=count))

        run_on_database(database, texts, work)

    return _command(
        texts,
        "prune",
        run,
        click.Option(
            ["--days"], type=IntegerType(texts, 1, 36500), required=True, help=texts("option-days")
        ),
    )


def _backup(texts: Texts) -> click.Command:
    def run(database: str, file: str) -> None:
        from kingdomino.storage.backup import back_up

        with _explained_errors(texts):
            count = back_up(database, Path(file))
        print(texts("tables-backed-up", count=count, file=file))

    return _command(texts, "backup", run, click.Argument(["file"], metavar="FILE"))


def _restore(texts: Texts) -> click.Command:
    def run(database: str, file: str) -> None:
        from kingdomino.storage.backup import restore

        with _explained_errors(texts):
            count, kept = restore(database, Path(file))
        print(texts("tables-restored", count=count, file=file))
        if kept is not None:
            print(texts("tables-kept", file=str(kept)))

    return _command(texts, "restore", run, click.Argument(["file"], metavar="FILE"))


def _rebuild(texts: Texts) -> click.Command:
    def run(database: str) -> None:
        async def work(log: "DatabaseLog") -> None:
            from kingdomino.storage import rebuild_results

            print(texts("tables-rebuilt", count=await rebuild_results(log)))

        run_on_database(database, texts, work)

    return _command(texts, "rebuild", run)


def _command(
    texts: Texts, name: str, run: Callable[..., None], *params: click.Parameter
) -> click.Command:
    options: list[click.Parameter] = [database_option(texts), *params]
    return LocalizedCommand(texts, name, parent="tables", callback=run, params=options)


def _show(screen: Screen, summaries: "Sequence[TableSummary]") -> None:
    for summary in summaries:
        moved = datetime.fromtimestamp(summary.moved_at).strftime("%Y-%m-%d %H:%M")
        status = screen.texts(f"table-status-{summary.status}")
        players = ", ".join(player or "?" for player in summary.players)
        screen.write(printable(f"{summary.table}  {moved}  {status}  {summary.rules}  {players}"))
    if not summaries:
        screen.write_message("tables-none")


def _json(summary: "TableSummary") -> dict[str, Any]:
    return {
        "table": summary.table,
        "stage": summary.status.value,
        "rules": summary.rules,
        "players": list(summary.players),
        "is_public": summary.is_public,
        "opened_at": summary.opened_at,
        "moved_at": summary.moved_at,
    }
