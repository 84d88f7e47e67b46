"""`kingdomino puzzles`: make puzzles from games of bots."""

import click

from kingdomino import analysis
from kingdomino.cli.click_i18n import IntegerType, LocalizedGroup, help_without_subcommand, option
from kingdomino.cli.files import write_file
from kingdomino.cli.terminal.progress import counting_progress
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.locales import Texts

if analysis.is_available:  # else `analysis.make_puzzles` raises an error
    from kingdomino.analysis.puzzles import format_puzzles
    from kingdomino.arena.play.executor import available_cores

_MOST, _MAX_SEED = 10_000, 10**9
_EXAMPLES = {"kingdomino puzzles make --count 50 --output FILE": "example-puzzles"}

puzzles = LocalizedGroup(
    "puzzles", examples=_EXAMPLES, callback=help_without_subcommand, invoke_without_command=True
)


@puzzles.command(examples=_EXAMPLES)
@option("--count", type=IntegerType(1, _MOST), default=100, help="option-puzzles-count")
@option("--output", metavar="FILE", required=True, help="option-puzzles-output")
@option("--seed", type=IntegerType(0, _MAX_SEED), default=1, help="option-puzzles-seed")
@click.pass_obj
def make(texts: Texts, count: int, output: str, seed: int) -> None:
    """Make puzzles and write them into a file."""
    made = []
    with counting_progress(texts("puzzles-progress"), count) as advance:
        for puzzle in analysis.make_puzzles(count, seed, available_cores()):
            made.append(puzzle)
            advance(1)
    write_file(output, format_puzzles(made).encode(), texts)
    screen = stdout_screen(texts)
    screen.write_unwrapped_message("puzzles-written", count=count, file=printable(output))
