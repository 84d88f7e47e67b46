"""Progress bars, on standard error if that is a terminal."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from kingdomino.cli.terminal.screen import PlainConsole

ESTIMATE_SECONDS = 1800.0  # of past games; some take minutes


@contextmanager
def counting_progress(description: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; yield the function that advances it."""
    progress = _progress([TimeRemainingColumn()], transient=True)
    task = progress.add_task(description, total=total)
    with progress:
        yield lambda steps: progress.advance(task, steps)


class StepProgress:
    """A bar whose steps and total change while it runs; it is removed by `clear`."""

    def __init__(self) -> None:
        self._progress: Progress | None = None

    def show(self, description: str, done: int, total: int) -> None:
        """Show so many steps of a total."""
        if self._progress is None:
            self._progress = _progress([], transient=True)
            self._progress.add_task(description, total=total)
            self._progress.start()
        task = self._progress.tasks[0].id
        self._progress.update(task, description=description, completed=done, total=total)

    def clear(self) -> None:
        """Remove the bar, so that other output can follow."""
        if self._progress is not None:
            self._progress.stop()
            self._progress = None


class GamesProgress(Progress):
    """A bar with the time that remains, and above it the drawing of a game, if there is one."""

    def __init__(self, console: PlainConsole) -> None:
        super().__init__(
            *_columns([TimeElapsedColumn(), TimeRemainingColumn()]),
            console=console,
            disable=not console.is_terminal,
            speed_estimate_period=ESTIMATE_SECONDS,
        )
        self.drawing: Sequence[Text] = ()
        """The rows above the bar."""

    def get_renderables(self) -> Iterable[RenderableType]:
        """Yield the rows of the drawing, then the bar."""
        # The base class asks while it is being made.
        for row in getattr(self, "drawing", ()):
            row.no_wrap, row.overflow = True, "crop"
            yield row
        yield from super().get_renderables()


def _progress(times: Sequence[ProgressColumn], *, transient: bool) -> Progress:
    console = PlainConsole(stderr=True)
    is_hidden = not console.is_terminal
    return Progress(*_columns(times), console=console, disable=is_hidden, transient=transient)


def _columns(times: Sequence[ProgressColumn]) -> list[ProgressColumn]:
    return [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *times]
