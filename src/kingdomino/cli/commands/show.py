"""`kingdomino show`: draw a record or a position."""

from itertools import islice
from pathlib import Path

import click

from kingdomino.cli.click_i18n import FileType, IntegerType, LocalizedCommand
from kingdomino.cli.errors import CommandError, explain_os_error
from kingdomino.cli.files import read_document
from kingdomino.cli.json_output import json_option, write_json
from kingdomino.cli.terminal.boards import show_table
from kingdomino.cli.terminal.descriptions import colour_names, record_names
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.notation.json_format import view_json
from kingdomino.render import game_svg, svg_to_png
from kingdomino.rules import Game, Match, View, rank

_LAST_PLY = 9999


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(file: str, ply: int | None, as_json: bool, svg: str | None, png: str | None) -> None:
        document = read_document(file, texts)
        if isinstance(document, Record):
            labels, names = record_names(document, texts), document.names
            match = document.match
            view = match.game.public if ply is None else view_at(match, ply, texts)
        else:
            if ply is not None:
                raise CommandError(texts("error-not-a-record", file=file))
            view = document.public if isinstance(document, Game) else document
            labels, names = colour_names(texts, len(view.kingdoms)), ("",) * len(view.kingdoms)
        if as_json:
            scores = [(kingdom.score(view.ruleset),) for kingdom in view.kingdoms]
            write_json(view_json(view, rank(view.ruleset, scores), names))
        elif svg or png:
            colours = document.colours if isinstance(document, Record) else None
            picture = game_svg(view, names=labels, colours=colours, last=True)
            _write_pictures(texts, picture, svg, png)
        else:
            show_table(stdout_screen(texts), view, labels)

    ply = click.Option(["--ply"], type=IntegerType(texts, 0, _LAST_PLY), help=texts("option-ply"))
    return LocalizedCommand(
        texts,
        "show",
        examples=[
            ("kingdomino show FILE --ply 20", "example-ply"),
            ("kingdomino show FILE --svg table.svg", "example-picture"),
            ("kingdomino show - < FILE", "example-pipe"),
        ],
        callback=run,
        params=[ply, *_picture_params(texts), *file_params(texts)],
    )


def _picture_params(texts: Texts) -> list[click.Parameter]:
    return [
        click.Option(["--svg"], metavar="FILE", help=texts("option-svg")),
        click.Option(["--png"], metavar="FILE", help=texts("option-png")),
    ]


def _write_pictures(texts: Texts, picture: str, svg: str | None, png: str | None) -> None:
    """Write a picture into files.

    Raises `CommandError` if a file can't be written, and `ModuleNotFoundError` if the package that
    makes PNG is missing.
    """
    if svg:
        _write(texts, svg, picture.encode())
    if png:
        _write(texts, png, svg_to_png(picture))


def _write(texts: Texts, file: str, content: bytes) -> None:
    try:
        Path(file).write_bytes(content)
    except (OSError, ValueError) as error:
        missing = texts("error-file-missing")  # a name with a null byte
        because = explain_os_error(texts, error) if isinstance(error, OSError) else missing
        raise CommandError(
            texts("error-write-file", file=printable(file), because=because)
        ) from error


def file_params(texts: Texts) -> list[click.Parameter]:
    """Return the parameters of every command that reads a file: `--json` and the file."""
    return [
        json_option(texts),
        click.Argument(["file"], metavar="FILE", type=FileType()),
    ]


def view_at(match: Match, ply: int, texts: Texts) -> View:
    """Return the table after some actions of a match, counted through all its games.

    Raises `CommandError` if the match has fewer.
    """
    position = next(islice(match.positions(), ply, None), None)
    if position is None:
        last = sum(game.ply for game in match.games)
        raise CommandError(texts("error-ply", ply=ply, last=last))
    return position.game.public
