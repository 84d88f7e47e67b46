"""Worker processes that choose the turns of bots, so that they don't block the server."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from time import monotonic
from typing import Final

from kingdomino.bots import Clock, choose_turn, is_slow, make_bot
from kingdomino.rules import Action, View
from kingdomino.server.bot_queue import BotQueue, QueuedTurn
from kingdomino.server.metrics import Metrics
from kingdomino.tables import TurnRequest

_MAX_TRIES: Final = 5

_logger = logging.getLogger(__name__)


class BotWorkers:
    """Worker processes in two pools: one process for quick bots, some for those that search.

    A turn of a quick bot so never waits for a search, which takes seconds.
    """

    def __init__(
        self,
        processes: int,
        seconds: float,
        metrics: Metrics,
        client_of: Callable[[str], str] = lambda table_id: table_id,
    ) -> None:
        self._client_of = client_of
        self._quick = WorkerPool(1, seconds, metrics)
        self._slow = WorkerPool(processes, seconds, metrics)

    async def choose_turn(self, request: TurnRequest) -> tuple[Action, ...]:
        """Return a whole turn. Raises `BrokenProcessPool` if process after process dies of it."""
        pool = self._slow if is_slow(request.level) else self._quick
        loop = asyncio.get_running_loop()
        turn = QueuedTurn(request, self._client_of(request.table_id), loop.create_future())
        pool.submit(turn)
        return await turn.result

    def pids(self) -> list[int]:
        """Return the processes that are running now."""
        return [*self._quick.pids(), *self._slow.pids()]

    def close(self) -> None:
        """End the processes; turns that were not finished are overdue and will be found."""
        self._quick.close()
        self._slow.close()


class WorkerPool:
    """Processes with a fair queue. If one dies, the pool is replaced and turns chosen again."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._processes = processes
        self._seconds = seconds
        self._metrics = metrics
        self._queue = BotQueue()
        self._pool = self._new_pool()
        self._tasks: list[asyncio.Task[None]] = []

    def submit(self, turn: QueuedTurn) -> None:
        """Queue a turn."""
        if not self._tasks:
            loop = asyncio.get_running_loop()
            self._tasks = [loop.create_task(self._work()) for _ in range(self._processes)]
        self._queue.put(turn)
        self._metrics.queued_turns.inc()

    def pids(self) -> list[int]:
        """Return the processes that are running now."""
        return list(self._pool._processes or ())

    def close(self) -> None:
        """End the processes and their queue."""
        for task in self._tasks:
            task.cancel()
        pids = self.pids()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)

    async def _work(self) -> None:
        """Take turns from the queue, one at a time for each process."""
        while True:
            turn = await self._queue.get()
            self._metrics.queued_turns.dec()
            self._metrics.queue_seconds.observe(monotonic() - turn.queued_at)
            try:
                actions = await self._choose(turn.request)
            except Exception as error:
                if not turn.result.done():
                    turn.result.set_exception(error)
            else:
                if not turn.result.done():
                    turn.result.set_result(actions)
                self._metrics.bot_turn_seconds.observe(monotonic() - turn.queued_at)

    async def _choose(self, request: TurnRequest) -> tuple[Action, ...]:
        loop = asyncio.get_running_loop()
        for attempt in range(1, _MAX_TRIES + 1):
            pool = self._pool
            seed = secrets.randbits(32)
            try:
                return await loop.run_in_executor(
                    pool, _choose_turn, request.level, request.view, self._seconds, seed
                )
            except BrokenProcessPool:
                _logger.warning("a bot worker died (%s); its turn is chosen again", request.level)
                if self._pool is pool:  # the first to notice replaces it for all
                    self._pool = self._new_pool()
                if attempt == _MAX_TRIES:
                    raise
        raise AssertionError("the last try returns or raises")

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not by forking: this process has threads and open connections.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_initialize)


def _choose_turn(level: str, view: View, seconds: float, seed: int) -> tuple[Action, ...]:
    """Choose a turn, in a worker process."""
    return choose_turn(make_bot(level, seed), view, Clock(seconds))


def _initialize() -> None:
    """Lower the priority below the server's, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _exit_with_parent() -> None:
    """End this process when the server does, however it ended: `kill -9` runs no clean-up."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
