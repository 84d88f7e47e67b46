"""Play a run of the arena: the games, the files that they go into, and the summary."""

import shlex
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from kingdomino.arena.games_file import GamesFile
from kingdomino.arena.play.executor import open_arena
from kingdomino.arena.play.pool import WatchedPosition
from kingdomino.arena.result import Result
from kingdomino.arena.results_file import ResultsFile
from kingdomino.arena.run import Run, RunKind
from kingdomino.arena.statistics.ladder import Ladder
from kingdomino.arena.statistics.sprt import Decision, SequentialTest, Sprt
from kingdomino.arena.statistics.summary import summarise
from kingdomino.cli.commands.arena.arena_summary import show_summary, show_test, summary_json
from kingdomino.cli.errors import CommandError, explain_os_error, missing_package
from kingdomino.cli.terminal.boards import draw_table
from kingdomino.cli.terminal.progress import GamesProgress
from kingdomino.cli.terminal.screen import (
    PlainConsole,
    Screen,
    printable,
    stdout_screen,
    write_json,
)
from kingdomino.locales import Texts
from kingdomino.notation import parse_position
from kingdomino.rules import View


@dataclass(frozen=True)
class RunOptions:
    """The options of a run: its files, its workers and the test that ends it."""

    results: str
    games: str | None = None
    ladder: str | None = None
    workers: int | None = None
    sprt: Sprt | None = None
    is_watched: bool = False
    cluster: str | None = None
    """The address of a Dask scheduler; without it, this machine plays."""


class _Outputs:
    """The outputs of a run: its files, and the test that may end it."""

    def __init__(self, results: ResultsFile, games: GamesFile | None, sprt: Sprt | None) -> None:
        self.results, self.games = results, games
        self.test = SequentialTest(sprt, results.run.ruleset.players) if sprt else None
        if self.test is not None:
            for result in results.results:
                self.test.add(result)

    @property
    def is_decided(self) -> bool:
        """Whether the test needs no more games."""
        return self.test is not None and self.test.decision is not Decision.NONE

    def add(self, result: Result) -> None:
        """Add a result; the record first, as the results file says what has been played."""
        if self.games is not None:
            self.games.add(result)
        self.results.add(result)
        if self.test is not None:
            self.test.add(result)


def play_run(texts: Texts, run: Run, options: RunOptions, *, as_json: bool) -> None:
    """Play a run, or the rest of it, and write its summary."""
    with ExitStack() as files:
        try:
            results = files.enter_context(ResultsFile(Path(options.results), run))
            games = (
                files.enter_context(GamesFile(Path(options.games), results.results))
                if options.games
                else None
            )
            ladder = Ladder(Path(options.ladder)) if options.ladder else None
            if ladder is not None:
                ladder.check(run)  # before hours of games are played for it
            outputs = _Outputs(results, games, options.sprt)
            _play_remaining(texts, run, outputs, options)
            if ladder is not None:
                ladder.add(results.run, results.results)
        except OSError as error:
            file, because = str(error.filename or options.results), explain_os_error(texts, error)
            message = texts("error-write-results", file=printable(file), because=because)
            raise CommandError(message) from error
    _write_summary(texts, results.run, outputs, as_json=as_json)


def _play_remaining(texts: Texts, run: Run, outputs: _Outputs, options: RunOptions) -> None:
    """Play the games that are not in the results file yet, or until the test has decided.

    On Ctrl-C, writes the command that resumes the run and raises `KeyboardInterrupt`.
    """
    done = {result.pairing for result in outputs.results.results}
    left = [pairing for pairing in run.pairings() if pairing not in done]
    screen = Screen(PlainConsole(stderr=True), texts)
    progress = _Games(screen, run, len(left))
    arena = open_arena(
        run,
        options.workers,
        options.cluster,
        keeps_records=outputs.games is not None,
        on_position=progress.show if options.is_watched and progress.is_shown else None,
    )
    try:
        with progress, arena as play:
            for result in play(() if outputs.is_decided else left):
                outputs.add(result)
                progress.count()
                if outputs.is_decided:
                    break
    except KeyboardInterrupt:
        screen.write_unwrapped_message(
            "arena-stopped",
            done=progress.done,
            games=run.games,
            command=shlex.join(["kingdomino", *sys.argv[1:]]),
        )
        raise


class _Games:
    """The bar of a run, and the game that is watched."""

    def __init__(self, screen: Screen, run: Run, left: int) -> None:
        assert isinstance(screen.console, PlainConsole)
        self._screen, self._run = screen, run
        self._bar = GamesProgress(screen.console)
        total = run.games
        self._task = self._bar.add_task(
            screen.texts("arena-progress"), total=total, completed=total - left
        )
        self.is_shown = screen.console.is_terminal

    def __enter__(self) -> "_Games":
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.drawing = ()
        self._bar.stop()

    @property
    def done(self) -> int:
        """The number of games that have been played."""
        return int(self._bar.tasks[0].completed)

    def count(self) -> None:
        """Count a game."""
        self._bar.advance(self._task)

    def show(self, watched: WatchedPosition) -> None:
        """Draw a position above the bar."""
        view = parse_position(watched.position)
        assert isinstance(view, View)
        names = [printable(self._run.entrants[i].label) for i in watched.pairing.seats]
        self._bar.drawing = draw_table(self._screen, view, names)


def _write_summary(texts: Texts, run: Run, outputs: _Outputs, *, as_json: bool) -> None:
    results, test = outputs.results.results, outputs.test
    ratings, missing = None, None
    if run.kind is RunKind.ROBIN:
        try:
            from kingdomino.arena.statistics.ratings import rate  # noqa: PLC0415 - an extra

            ratings = rate(run, results)
        except ModuleNotFoundError as error:
            missing = missing_package(error)
    rows = summarise(run, results, ratings)
    if as_json:
        write_json(summary_json(run, rows, test))
        return
    screen = stdout_screen(texts)
    show_summary(screen, run, len({result.deal for result in results}), rows)
    if test is not None:
        show_test(screen, run, test)
    if missing is not None:
        screen.write("", texts("arena-no-ratings", package=missing))
