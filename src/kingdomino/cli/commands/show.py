"""`kingdomino show`: draw a record or a position."""

from itertools import islice

import click

from kingdomino.cli.click_i18n import IntegerType, command, option
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import read_document, write_file
from kingdomino.cli.options import file_argument, json_option
from kingdomino.cli.terminal.boards import show_table
from kingdomino.cli.terminal.descriptions import document_names
from kingdomino.cli.terminal.screen import stdout_screen, write_json
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.notation.json_format import view_json
from kingdomino.render import game_svg, svg_to_png
from kingdomino.rules import Game, Match, View, rank

_LAST_PLY = 9999


@command(
    examples={
        "kingdomino show FILE --ply 20": "example-ply",
        "kingdomino show FILE --svg table.svg": "example-picture",
        "kingdomino show - < FILE": "example-pipe",
    }
)
@option("--ply", type=IntegerType(0, _LAST_PLY), help="option-ply")
@option("--svg", metavar="FILE", help="option-svg")
@option("--png", metavar="FILE", help="option-png")
@json_option
@file_argument
@click.pass_obj
def show(
    texts: Texts, file: str, *, ply: int | None, as_json: bool, svg: str | None, png: str | None
) -> None:
    """Draw a record or a position."""
    document = read_document(file, texts)
    labels, names = document_names(document, texts)
    if isinstance(document, Record):
        match = document.match
        view = match.game.public if ply is None else view_at(match, ply, texts)
    elif ply is None:
        view = document.public if isinstance(document, Game) else document
    else:
        raise CommandError(texts("error-not-a-record", file=file))
    if as_json:
        scores = [(kingdom.score(view.ruleset),) for kingdom in view.kingdoms]
        write_json(view_json(view, rank(view.ruleset, scores), names))
    elif svg or png:
        colours = document.colours if isinstance(document, Record) else None
        picture = game_svg(view, names=labels, colours=colours, last=True)
        _write_pictures(texts, picture, svg, png)
    else:
        show_table(stdout_screen(texts), view, labels)


def _write_pictures(texts: Texts, picture: str, svg: str | None, png: str | None) -> None:
    """Write a picture into files.

    Raises `CommandError` if a file can't be written, and `ModuleNotFoundError` if the package that
    makes PNG is missing.
    """
    if svg:
        write_file(svg, picture.encode(), texts)
    if png:
        write_file(png, svg_to_png(picture), texts)


def view_at(match: Match, ply: int, texts: Texts) -> View:
    """Return the table after some actions of a match, counted through all its games.

    Raises `CommandError` if the match has fewer.
    """
    position = next(islice(match.positions(), ply, None), None)
    if position is None:
        last = sum(game.ply for game in match.games)
        raise CommandError(texts("error-ply", ply=ply, last=last))
    return position.game.public
