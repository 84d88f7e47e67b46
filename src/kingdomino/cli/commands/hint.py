"""`kingdomino hint`: the best turn in a position, and why."""

import click

from kingdomino import analysis
from kingdomino.cli.click_i18n import IntegerType, command, option
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import read_document
from kingdomino.cli.options import file_argument, json_option
from kingdomino.cli.terminal.analysis import show_hint
from kingdomino.cli.terminal.descriptions import document_names
from kingdomino.cli.terminal.screen import stdout_screen, write_json
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import Game, View

if analysis.is_available:  # else `analysis.evaluate` raises an error
    from kingdomino.analysis.schema import hint_json
    from kingdomino.arena.play.executor import available_cores


@command(examples={"kingdomino hint FILE": "example-hint"})
@option("--rollouts", type=IntegerType(1, 10**7), default=20_000, help="option-rollouts")
@json_option
@file_argument
@click.pass_obj
def hint(texts: Texts, file: str, rollouts: int, as_json: bool) -> None:
    """Show the best turn in a position, and why."""
    document = read_document(file, texts)
    view = _view(document)
    if view.actor is None:
        raise CommandError(texts("error-hint-over"))
    names, _ = document_names(document, texts)
    budget = analysis.Budget(rollouts, threads=available_cores())
    best = analysis.make_hint(view, analysis.evaluate(view, budget))
    if as_json:
        write_json(hint_json(best))
    else:
        show_hint(stdout_screen(texts), best, view.actor, names)


def _view(document: Record | View | Game) -> View:
    """Return the view of the acting seat; of a record, at its end."""
    if isinstance(document, Record):
        return document.match.view(document.match.game.actor)
    return document.view(document.actor) if isinstance(document, Game) else document
