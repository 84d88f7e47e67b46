"""Play a run of the arena with a progress bar."""

import shlex
import sys

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from kingdomino.arena.pool import Pool
from kingdomino.arena.results_file import ResultsFile
from kingdomino.arena.run import Run
from kingdomino.cli.terminal.screen import PlainConsole, Screen
from kingdomino.locales import Texts

_ESTIMATE_SECONDS = 1800.0  # of past games; some take minutes


def play_remaining(texts: Texts, run: Run, results: ResultsFile, workers: int) -> None:
    """Play the games that are not in the results file yet.

    On a terminal, a bar with the remaining time is shown on standard error. On Ctrl-C, writes the
    command that resumes the run and raises `KeyboardInterrupt`.
    """
    done = {result.pairing for result in results.results}
    left = [pairing for pairing in run.pairings() if pairing not in done]
    games = run.games
    console = PlainConsole(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        speed_estimate_period=_ESTIMATE_SECONDS,
    )
    task = progress.add_task(texts("arena-progress"), total=games, completed=games - len(left))
    try:
        with progress, Pool(run, workers) as pool:
            for result in pool.play(left):
                results.add(result)
                progress.advance(task)
    except KeyboardInterrupt:
        command = shlex.join(["kingdomino", *sys.argv[1:]])
        Screen(console, texts).write_unwrapped_message(
            "arena-stopped",
            done=int(progress.tasks[0].completed),
            games=games,
            command=command,
        )
        raise
