"""The processes that bots think in, so that nobody waits for them."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from time import perf_counter
from typing import Final

from kingdomino.rules import Action, View
from kingdomino.server.metrics import Metrics
from kingdomino.tables.steward import choose_turn

_TRIES: Final = 5

_logger = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes. One that dies is replaced, and what it was thinking of begun again."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._processes = processes
        self._seconds = seconds
        self._metrics = metrics
        self._pool = self._new_pool()

    async def think(self, level: str, view: View) -> tuple[Action, ...]:
        """A whole turn; raises `BrokenProcessPool` if process after process dies of it."""
        began = perf_counter()
        loop = asyncio.get_running_loop()
        for attempt in range(1, _TRIES + 1):
            pool = self._pool
            seed = secrets.randbits(32)
            try:
                turn = await loop.run_in_executor(
                    pool, choose_turn, level, view, self._seconds, seed
                )
            except BrokenProcessPool:
                _logger.warning("a thinker died (%s); the turn is thought about again", level)
                if self._pool is pool:  # the first to notice replaces it for all
                    self._pool = self._new_pool()
                if attempt == _TRIES:
                    raise
            else:
                self._metrics.thinking.observe(perf_counter() - began)
                return turn
        raise AssertionError("the last try returns or raises")

    def pids(self) -> list[int]:
        """The processes that are running now."""
        return list(self._pool._processes or ())

    def close(self) -> None:
        """End them; a turn half thought of is lost, and will be found due."""
        pids = self.pids()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not by forking: this process has threads and connections that are its own.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_settle)


def _settle() -> None:
    """People come before bots; and Ctrl-C is for the server, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(5)
