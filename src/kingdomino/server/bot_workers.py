"""Worker processes that choose the turns of bots, so that they don't block the server."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from time import perf_counter
from typing import Final

from kingdomino.bots import Clock, choose_turn, make_bot
from kingdomino.rules import Action, View
from kingdomino.server.metrics import Metrics

_MAX_TRIES: Final = 5

_logger = logging.getLogger(__name__)


class BotWorkers:
    """A pool of processes. If one dies, the pool is replaced and its turns are chosen again."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._processes = processes
        self._seconds = seconds
        self._metrics = metrics
        self._pool = self._new_pool()

    async def choose_turn(self, level: str, view: View) -> tuple[Action, ...]:
        """Return a whole turn. Raises `BrokenProcessPool` if process after process dies of it."""
        start = perf_counter()
        loop = asyncio.get_running_loop()
        for attempt in range(1, _MAX_TRIES + 1):
            pool = self._pool
            seed = secrets.randbits(32)
            try:
                turn = await loop.run_in_executor(
                    pool, _choose_turn, level, view, self._seconds, seed
                )
            except BrokenProcessPool:
                _logger.warning("a bot worker died (%s); its turn is chosen again", level)
                if self._pool is pool:  # the first to notice replaces it for all
                    self._pool = self._new_pool()
                if attempt == _MAX_TRIES:
                    raise
            else:
                self._metrics.bot_turn_seconds.observe(perf_counter() - start)
                return turn
        raise AssertionError("the last try returns or raises")

    def pids(self) -> list[int]:
        """Return the processes that are running now."""
        return list(self._pool._processes or ())

    def close(self) -> None:
        """End the processes; turns that were not finished are overdue and will be found."""
        pids = self.pids()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)

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
