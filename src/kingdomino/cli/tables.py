"""`kingdomino tables`: what is kept in a database of tables."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.documents import read_record
from kingdomino.cli.errors import CommandError
from kingdomino.cli.machine import write_json
from kingdomino.cli.savefile import SUFFIX, SaveFile
from kingdomino.cli.screen import Screen, printable
from kingdomino.cli.usage import LocalCommand, LocalGroup, OneOf, Whole
from kingdomino.locales import Texts

if TYPE_CHECKING:
    from kingdomino.storage import DatabaseLog
    from kingdomino.tables import TableSummary

STAGES: Final = ("open", "playing", "over", "abandoned")
_DAY: Final = 24 * 60 * 60
_MOST: Final = 100_000

Work = Callable[["DatabaseLog"], Awaitable[None]]


def command(texts: Texts) -> click.Group:
    """The command in one language."""
    group = LocalGroup(
        texts,
        "tables",
        examples=[
            ("kingdomino tables list --stage over", "example-tables-list"),
            ("kingdomino tables export --to FOLDER", "example-tables-export"),
            ("kingdomino tables prune --days 90", "example-tables-prune"),
        ],
    )
    for part in (_list, _export, _import, _prune):
        group.add_command(part(texts))
    return group


def database_option(texts: Texts) -> click.Option:
    """`--database`: where tables are kept."""
    return click.Option(
        ["--database"],
        metavar="URL",
        envvar="KINGDOMINO_DATABASE",
        default=default_database,
        help=texts("option-database"),
    )


def default_database() -> str:
    """A file in the folder of the user's data."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('kingdomino', appauthor=False) / 'tables.db'}"


def work_on(url: str, texts: Texts, work: Work) -> None:
    """Open a database, work on it, and close it.

    Raises `CommandError` if there is none at this address.
    """
    from kingdomino.storage import Database, DatabaseLog, DatabaseUrlError
    from kingdomino.tables import LogUnavailableError

    async def run() -> None:
        async with Database(url) as database:
            await work(DatabaseLog(database))

    try:
        asyncio.run(run())
    except DatabaseUrlError as error:
        raise CommandError(texts("error-database-url", url=printable(str(error)))) from error
    except LogUnavailableError as error:
        raise CommandError(texts("error-database-away", because=str(error))) from error


def _list(texts: Texts) -> click.Command:
    def run(database: str, stage: str | None, as_json: bool) -> None:
        async def work(log: "DatabaseLog") -> None:
            from kingdomino.tables import Status

            found = await log.list_tables(None if stage is None else Status(stage), limit=_MOST)
            if as_json:
                write_json([_json(summary) for summary in found])
            else:
                _show(Screen(PlainConsole(), texts), found)

        work_on(database, texts, work)

    return _command(
        texts,
        "list",
        run,
        click.Option(["--stage"], type=OneOf(texts, STAGES), help=texts("option-stage")),
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
    )


def _export(texts: Texts) -> click.Command:
    def run(database: str, to: str, names: Sequence[str]) -> None:
        async def work(log: "DatabaseLog") -> None:
            from kingdomino.tables import Status, TableService

            service = TableService(log)
            chosen = names or [s.table for s in await log.list_tables(Status.OVER, limit=_MOST)]
            for name in chosen:
                record = (await service.table(name)).record
                file = SaveFile(Path(to) / f"{name}{SUFFIX}")
                file.write(record)
                print(file.path)

        work_on(database, texts, work)

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

        work_on(database, texts, work)

    argument = click.Argument(["files"], metavar="FILE", nargs=-1, required=True)
    return _command(texts, "import", run, argument)


def _prune(texts: Texts) -> click.Command:
    def run(database: str, days: int) -> None:
        async def work(log: "DatabaseLog") -> None:
            gone = await log.prune(datetime.now().timestamp() - days * _DAY)
            print(texts("tables-pruned", count=gone))

        work_on(database, texts, work)

    return _command(
        texts,
        "prune",
        run,
        click.Option(
            ["--days"], type=Whole(texts, 1, 36500), required=True, help=texts("option-days")
        ),
    )


def _command(
    texts: Texts, name: str, run: Callable[..., None], *params: click.Parameter
) -> click.Command:
    options: list[click.Parameter] = [database_option(texts), *params]
    return LocalCommand(texts, name, below="tables", callback=run, params=options)


def _show(screen: Screen, found: "Sequence[TableSummary]") -> None:
    for summary in found:
        moved = datetime.fromtimestamp(summary.moved_at).strftime("%Y-%m-%d %H:%M")
        stage = screen.texts(f"stage-{summary.status}")
        players = ", ".join(player or "?" for player in summary.players)
        screen.write(printable(f"{summary.table}  {moved}  {stage}  {summary.rules}  {players}"))
    if not found:
        screen.say("tables-none")


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
