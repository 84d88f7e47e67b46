"""`kingdomino puzzles`: make puzzles from games of bots."""

from pathlib import Path

import click

from kingdomino.cli.click_i18n import (
    IntegerType,
    LocalizedCommand,
    LocalizedGroup,
    help_without_subcommand,
)
from kingdomino.cli.errors import CommandError, explain_os_error
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.locales import Texts

_MOST, _MAX_SEED = 10_000, 10**9


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""
    group = LocalizedGroup(
        texts,
        "puzzles",
        examples=[("kingdomino puzzles make --count 50 --output FILE", "example-puzzles")],
        callback=help_without_subcommand,
        invoke_without_command=True,
    )
    group.add_command(_make(texts))
    return group


def _make(texts: Texts) -> click.Command:
    def run(count: int, output: str, seed: int) -> None:
        from kingdomino.analysis.puzzles import format_puzzles, make_puzzles
        from kingdomino.arena.play.pool import available_cores
        from kingdomino.cli.terminal.progress import counting_progress

        puzzles = []
        with counting_progress(texts("puzzles-progress"), count) as advance:
            for puzzle in make_puzzles(count, seed, available_cores()):
                puzzles.append(puzzle)
                advance(1)
        try:
            Path(output).write_text(format_puzzles(puzzles), "utf-8")
        except OSError as error:
            because, file = explain_os_error(texts, error), printable(output)
            raise CommandError(texts("error-write-file", file=file, because=because)) from error
        screen = stdout_screen(texts)
        screen.write_unwrapped_message("puzzles-written", count=count, file=printable(output))

    return LocalizedCommand(
        texts,
        "make",
        parent="puzzles",
        examples=[("kingdomino puzzles make --count 50 --output FILE", "example-puzzles")],
        callback=run,
        params=[
            click.Option(
                ["--count"],
                type=IntegerType(texts, 1, _MOST),
                default=100,
                help=texts("option-puzzles-count"),
            ),
            click.Option(
                ["--output"], metavar="FILE", required=True, help=texts("option-puzzles-output")
            ),
            click.Option(
                ["--seed"],
                type=IntegerType(texts, 0, _MAX_SEED),
                default=1,
                help=texts("option-puzzles-seed"),
            ),
        ],
    )
