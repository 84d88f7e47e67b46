"""A pool of processes that play games in parallel."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, Final, NamedTuple

from kingdomino.arena.pairing import Pairing
from kingdomino.arena.play.game import play_pairing
from kingdomino.arena.result import Result
from kingdomino.arena.run import Run
from kingdomino.bots import BotError
from kingdomino.notation import format_position
from kingdomino.rules import Match

_CONTEXT: Final = get_context("spawn")
_JOIN_SECONDS: Final = 3.0  # for a worker to stop its programs and itself
_NO_SEAT: Final = -1
_WATCH_SECONDS: Final = 0.2  # between two positions of a watched game


@dataclass(frozen=True)
class Task:
    """A game to play, with the errors of seats whose bot has killed a worker."""

    pairing: Pairing
    faults: tuple[tuple[int, BotError], ...] = ()


class WatchedPosition(NamedTuple):
    """A position of a game that is being played."""

    pairing: Pairing
    position: str
    """In notation, without what is hidden."""


class Pool:
    """Worker processes, each with one game at a time.

    A bot that kills its worker forfeits that game, which is played again without it. With
    `keeps_records`, results have the records of their matches. `on_position` is called several
    times a second with the position of one of the games, if there is a new one.
    """

    def __init__(
        self,
        run: Run,
        size: int,
        *,
        keeps_records: bool = False,
        on_position: Callable[[WatchedPosition], object] | None = None,
    ) -> None:
        self._run = run
        self._size = size
        self._keeps_records = keeps_records
        self._on_position = on_position
        self._workers: dict[Connection, _Worker] = {}

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers.values():
            worker.process.terminate()
        for worker in self._workers.values():
            worker.join()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        """Yield the results of the games, in the order they end."""
        tasks = map(Task, pairings)
        for task in tasks:
            self._start(task)
            if len(self._workers) >= self._size:
                break
        while self._workers:
            for ready in connection.wait(list(self._workers)):
                assert isinstance(ready, Connection)
                worker = self._workers[ready]
                answer = worker.receive()
                if isinstance(answer, WatchedPosition):
                    if self._on_position is not None:
                        self._on_position(answer)
                    continue
                if isinstance(answer, Task):  # the worker died: play the game in a new one
                    del self._workers[ready]
                    self._start(answer)
                    continue
                yield answer
                next_task = next(tasks, None)
                if next_task is not None:
                    worker.send(next_task)
                else:
                    del self._workers[ready]
                    worker.stop()

    def _start(self, task: Task) -> None:
        is_watched = self._on_position is not None and not any(
            worker.is_watched for worker in self._workers.values()
        )
        worker = _Worker(self._run, self._keeps_records, is_watched)
        self._workers[worker.pipe] = worker
        worker.send(task)


class _Worker:
    """The parent's end of one worker process."""

    def __init__(self, run: Run, keeps_records: bool, is_watched: bool) -> None:
        self.is_watched = is_watched
        """Whether it sends positions of its games."""
        self.pipe, theirs = _CONTEXT.Pipe()
        self._acting = _CONTEXT.Value("i", _NO_SEAT, lock=False)
        self._task: Task | None = None
        self.process: BaseProcess = _CONTEXT.Process(
            target=_work,
            args=(theirs, self._acting, run, keeps_records, is_watched),
            daemon=True,
        )
        with _ignored_interrupts():
            self.process.start()
        # Only the worker holds its end now, so that its death closes the pipe.
        theirs.close()

    def send(self, task: Task) -> None:
        """Send a game to play."""
        self._task = task
        self._acting.value = _NO_SEAT
        with suppress(ConnectionError):  # the worker is dead, which `receive` handles
            self.pipe.send(task)

    def receive(self) -> Result | WatchedPosition | Task:
        """Return its message; if the worker died, its game again without the bot that acted."""
        assert self._task is not None
        try:
            answer: Result | WatchedPosition | BaseException = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.join()
            return self._retry_task(self._task)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def stop(self) -> None:
        """Close the pipe, which ends the worker."""
        self.pipe.close()
        self.join()

    def join(self) -> None:
        """Wait for the process to end, and kill it if it takes too long."""
        self.process.join(_JOIN_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()

    def _retry_task(self, task: Task) -> Task:
        code = self.process.exitcode
        seat = self._acting.value
        if seat == _NO_SEAT or seat in dict(task.faults):
            raise RuntimeError(f"a worker ended with exit code {code} while no bot was acting")
        return Task(task.pairing, (*task.faults, (seat, BotError("died", code=code))))


def _work(pipe: Connection, acting: Any, run: Run, keeps_records: bool, is_watched: bool) -> None:
    """Play the games that come through the pipe until it is closed."""
    # A terminal sends Ctrl-C to all processes; the parent handles it and ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # An exception unwinds the stack, which stops programs too.
    signal.signal(signal.SIGTERM, _exit)

    def on_turn(seat: int) -> None:
        acting.value = seat

    sent = 0.0

    def on_action(match: Match) -> None:
        nonlocal sent
        if is_watched and monotonic() - sent >= _WATCH_SECONDS:
            sent = monotonic()
            pipe.send(WatchedPosition(task.pairing, format_position(match.view(None))))

    while True:
        try:
            task = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer: object = play_pairing(
                run,
                task.pairing,
                dict(task.faults),
                on_turn,
                on_action,
                keeps_record=keeps_records,
            )
        except Exception as error:
            answer = error
        try:
            pipe.send(answer)
        except ConnectionError:  # the parent has closed the pipe
            return


def _exit(*_: object) -> None:
    raise SystemExit(0)


@contextmanager
def _ignored_interrupts() -> Iterator[None]:
    """Start processes in this context to make them ignore Ctrl-C from the beginning."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not in the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
