"""`kingdomino show`: draw a record or a position."""

import click

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.documents import read_document
from kingdomino.cli.errors import CommandError
from kingdomino.cli.machine import table_json, write_json
from kingdomino.cli.moments import moments
from kingdomino.cli.screen import Screen
from kingdomino.cli.seats import colour_names, names_of
from kingdomino.cli.table import show_table
from kingdomino.cli.usage import LocalCommand, Whole
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import Game, Match, View

_LAST_PLY = 9999


def command(texts: Texts) -> click.Command:
    """The command in one language."""

    def run(file: str, ply: int | None, as_json: bool) -> None:
        document = read_document(file, texts)
        if isinstance(document, Record):
            names, known = names_of(document, texts), document.names
            view = document.match.game.public if ply is None else at_ply(document.match, ply, texts)
        else:
            if ply is not None:
                raise CommandError(texts("error-not-a-record", file=file))
            view = document.public if isinstance(document, Game) else document
            names, known = colour_names(texts, len(view.kingdoms)), ("",) * len(view.kingdoms)
        if as_json:
            write_json(table_json(view, known))
        else:
            show_table(Screen(PlainConsole(), texts), view, names)

    ply = click.Option(["--ply"], type=Whole(texts, 0, _LAST_PLY), help=texts("option-ply"))
    return LocalCommand(
        texts,
        "show",
        examples=[
            ("kingdomino show FILE --ply 20", "example-ply"),
            ("kingdomino show - < FILE", "example-pipe"),
        ],
        callback=run,
        params=[ply, *file_params(texts)],
    )


def file_params(texts: Texts) -> list[click.Parameter]:
    """What every command that reads a file takes: the file, and whether to write JSON."""
    return [
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
        click.Argument(["file"], metavar="FILE"),
    ]


def at_ply(match: Match, ply: int, texts: Texts) -> View:
    """The table after some actions of a match, counted through all its games.

    Raises `CommandError` if it has fewer.
    """
    played = 0
    for moment in moments(match):
        if played == ply and (moment.action is not None or _is_last(moment.number, match)):
            return moment.game.public
        played += moment.action is not None
    raise CommandError(texts("error-ply", ply=ply, last=played))


def _is_last(number: int, match: Match) -> bool:
    return number == len(match.games)
