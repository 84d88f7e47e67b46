"""`kingdomino hint`: the best turn in a position, and why."""

from dataclasses import asdict

import click

from kingdomino.cli.click_i18n import IntegerType, LocalizedCommand
from kingdomino.cli.commands.show import file_params
from kingdomino.cli.errors import CommandError
from kingdomino.cli.files import read_document
from kingdomino.cli.json_output import write_json
from kingdomino.cli.terminal.descriptions import colour_names, record_names
from kingdomino.cli.terminal.screen import stdout_screen
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import Game, View

_ROLLOUTS, _MOST_ROLLOUTS = 20_000, 10**7


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(file: str, rollouts: int, as_json: bool) -> None:
        from kingdomino.analysis import Budget, evaluate, make_hint
        from kingdomino.analysis.schema import hint_data
        from kingdomino.arena.play.pool import available_cores
        from kingdomino.cli.terminal.analysis import show_hint

        document = read_document(file, texts)
        view = _view(document)
        if view.actor is None:
            raise CommandError(texts("error-hint-over"))
        if isinstance(document, Record):
            names = record_names(document, texts)
        else:
            names = colour_names(texts, len(view.kingdoms))
        hint = make_hint(view, evaluate(view, Budget(rollouts, threads=available_cores())))
        if as_json:
            write_json(asdict(hint_data(hint)))
        else:
            show_hint(stdout_screen(texts), hint, view.actor, names)

    return LocalizedCommand(
        texts,
        "hint",
        examples=[("kingdomino hint FILE", "example-hint")],
        callback=run,
        params=[
            click.Option(
                ["--rollouts"],
                type=IntegerType(texts, 1, _MOST_ROLLOUTS),
                default=_ROLLOUTS,
                help=texts("option-rollouts"),
            ),
            *file_params(texts),
        ],
    )


def _view(document: Record | View | Game) -> View:
    """Return what the acting seat sees; of a record, at its end."""
    if isinstance(document, Record):
        return document.match.view(document.match.game.actor)
    return document.view(document.actor) if isinstance(document, Game) else document
