"""Processes that play games side by side."""

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from kingdomino.arena.contest import play_pairing
from kingdomino.arena.pairing import Pairing
from kingdomino.arena.result import Result
from kingdomino.arena.run import Run
from kingdomino.bots.errors import BotError

_CONTEXT: Final = get_context("spawn")
_PATIENCE: Final = 3.0  # seconds for a worker to end its programs, and itself
_NOBODY: Final = -1


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Task:
    """A game to be played, with the seats whose bot has already brought a worker down."""

    pairing: Pairing
    fallen: tuple[tuple[int, BotError], ...] = ()


class Pool:
    """As many processes as cores, each with one whole game at a time.

    A bot that takes its process down loses that game, which is played again without it.
    """

    def __init__(self, run: Run, size: int) -> None:
        self._run = run
        self._size = size
        self._workers: dict[Connection, _Worker] = {}

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers.values():
            worker.process.terminate()
        for worker in self._workers.values():
            worker.end()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        """The results of the games, in the order they end."""
        waiting = map(Task, pairings)
        for task in waiting:
            self._start(task)
            if len(self._workers) >= self._size:
                break
        while self._workers:
            for ready in connection.wait(list(self._workers)):
                assert isinstance(ready, Connection)
                worker = self._workers[ready]
                answer = worker.answer()
                if isinstance(answer, Task):  # the worker is dead, the game is still to be played
                    del self._workers[ready]
                    self._start(answer)
                    continue
                yield answer
                following = next(waiting, None)
                if following is not None:
                    worker.give(following)
                else:
                    del self._workers[ready]
                    worker.dismiss()

    def _start(self, task: Task) -> None:
        worker = _Worker(self._run)
        self._workers[worker.pipe] = worker
        worker.give(task)


class _Worker:
    """One process, seen from the one that gives it games."""

    def __init__(self, run: Run) -> None:
        self.pipe, theirs = _CONTEXT.Pipe()
        self._acting = _CONTEXT.Value("i", _NOBODY, lock=False)
        self._task: Task | None = None
        self.process: BaseProcess = _CONTEXT.Process(
            target=_work, args=(theirs, self._acting, run), daemon=True
        )
        with _ignored_interrupts():
            self.process.start()
        # Only the worker holds its end now, so that its death can be seen here.
        theirs.close()

    def give(self, task: Task) -> None:
        """Have a game played."""
        self._task = task
        self._acting.value = _NOBODY
        with suppress(ConnectionError):  # it died of itself, as `answer` will find out
            self.pipe.send(task)

    def answer(self) -> Result | Task:
        """The result; or, from a worker that died, the game again, without the bot at turn."""
        assert self._task is not None
        try:
            answer: Result | BaseException = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.end()
            return self._without_the_bot_at_turn(self._task)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def dismiss(self) -> None:
        """There are no more games."""
        self.pipe.close()
        self.end()

    def end(self) -> None:
        """Wait for the process to end, but not for ever."""
        self.process.join(_PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()

    def _without_the_bot_at_turn(self, task: Task) -> Task:
        code = self.process.exitcode
        seat = self._acting.value
        if seat == _NOBODY or seat in dict(task.fallen):
            raise RuntimeError(f"a worker ended with exit code {code}, and no bot can have done it")
        return Task(task.pairing, (*task.fallen, (seat, BotError("died", code=code))))


def _work(pipe: Connection, acting: Any, run: Run) -> None:
    """Play what comes through the pipe until there is nothing more."""
    # A terminal sends Ctrl-C to everyone; who it is for will end this process when it wants to.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Ending with an exception lets programs be ended, too.
    signal.signal(signal.SIGTERM, _leave)

    def act(seat: int) -> None:
        acting.value = seat

    while True:
        try:
            task = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer: object = play_pairing(run, task.pairing, dict(task.fallen), act)
        except Exception as error:
            answer = error
        try:
            pipe.send(answer)
        except ConnectionError:  # nobody waits for it any more
            return


def _leave(*_: object) -> None:
    raise SystemExit(0)


@contextmanager
def _ignored_interrupts() -> Iterator[None]:
    """A process started in here is not ended by Ctrl-C, from its first moment."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread may
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
