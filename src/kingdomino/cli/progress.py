"""A run of the arena being played, and how far it is."""

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
from kingdomino.cli.console import PlainConsole
from kingdomino.cli.screen import Screen
from kingdomino.locales import Texts

_MEMORY = 1800.0  # seconds that the time left is estimated from; some games take minutes


def play_on(texts: Texts, run: Run, ledger: ResultsFile, workers: int) -> None:
    """Play the games that are not in the ledger yet.

    A terminal sees a bar with the time left, on standard error. Raises `KeyboardInterrupt`, once
    it has told how to go on.
    """
    done = {result.pairing for result in ledger.results}
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
        speed_estimate_period=_MEMORY,
    )
    task = progress.add_task(texts("arena-progress"), total=games, completed=games - len(left))
    try:
        with progress, Pool(run, workers) as pool:
            for result in pool.play(left):
                ledger.add(result)
                progress.advance(task)
    except KeyboardInterrupt:
        command = shlex.join(["kingdomino", *sys.argv[1:]])
        Screen(console, texts).say_unbroken(
            "arena-stopped",
            done=int(progress.tasks[0].completed),
            games=games,
            command=command,
        )
        raise
