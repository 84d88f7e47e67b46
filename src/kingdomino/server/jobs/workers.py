"""Worker processes for long computations, which would block the server.

Pools: one process for bots that choose in milliseconds, some for those that search, one for bots
of the host's own, and one for hints and reviews. So a turn never waits for an analysis, the turn of
a quick bot never for a search, which takes seconds, and neither for a bot that hangs. Each pool has
a lower priority than the one before.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from ctypes import c_uint64
from itertools import count
from time import monotonic
from typing import Any, Final, TypeVar

from kingdomino.bots import (
    BOTS,
    BotError,
    BotNameError,
    Clock,
    ValidatedBot,
    choose_turn,
    is_slow,
    load_bot,
    make_bot,
    offered_bots,
)
from kingdomino.rules import Action, View
from kingdomino.server.jobs.queue import Job, JobQueue, Lane
from kingdomino.server.jobs.worker_process import initialize, run_job
from kingdomino.server.metrics import Metrics, PoolMetrics
from kingdomino.tables import DEFAULT_LEVEL, TurnRequest

_MAX_TRIES: Final = 5
_OWN_GRACE: Final = 15.0  # seconds past its turn that a bot of the host has, also to be loaded
_BOT_NICENESS: Final = 5
_ANALYSIS_NICENESS: Final = 15

_Result = TypeVar("_Result")

_logger = logging.getLogger(__name__)


class Workers:
    """The worker processes of a server."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        metrics: Metrics,
        client_of: Callable[[str], str] = lambda table_id: table_id,
    ) -> None:
        self._seconds = seconds
        self._client_of = client_of
        self._quick = WorkerPool(1, metrics.bots, _BOT_NICENESS)
        self._slow = WorkerPool(processes, metrics.bots, _BOT_NICENESS)
        self._own = WorkerPool(
            1, metrics.bots, _BOT_NICENESS, tries=1, timeout=seconds + _OWN_GRACE
        )
        self._analysis = WorkerPool(1, metrics.analyses, _ANALYSIS_NICENESS)

    async def choose_turn(self, request: TurnRequest) -> tuple[Action, ...]:
        """Return a whole turn. Raises `BrokenProcessPool` if process after process dies of it.

        If a bot of the host fails, or is not offered any more, `DEFAULT_LEVEL` plays.
        """
        level = request.level
        if level not in BOTS:
            turn = await self._choose_own_turn(request)
            if turn is not None:
                return turn
            level = DEFAULT_LEVEL
        pool = self._slow if is_slow(level) else self._quick
        return await self._run(pool, request, _choose_turn, level)

    async def _choose_own_turn(self, request: TurnRequest) -> tuple[Action, ...] | None:
        """Return the turn of a bot of the host's own; `None` if it has none."""
        try:
            name = offered_bots()[request.level]
            return await self._run(self._own, request, _choose_own_turn, name)
        except Exception as error:
            because = f"{type(error).__name__}: {error}"
            _logger.warning(
                "the bot %s failed at table %s, so %s plays: %s",
                *(request.level, request.table_id, DEFAULT_LEVEL, because),
            )
            return None

    async def _run(
        self,
        pool: "WorkerPool",
        request: TurnRequest,
        choose: Callable[..., tuple[Action, ...]],
        name: str,
    ) -> tuple[Action, ...]:
        lane = Lane.PEOPLE if request.has_people else Lane.BOTS_ONLY
        turn: tuple[Action, ...] = await pool.run(
            Lane.TIME_UP if request.is_time_up else lane,
            self._client_of(request.table_id),
            choose,
            name,
            request.view,
            self._seconds,
            secrets.randbits(32),
        )
        return turn

    async def analyse(
        self, lane: Lane, client: str, function: Callable[..., _Result], *arguments: Any
    ) -> _Result:
        """Call a function of `kingdomino.analysis`, behind all other jobs of its lane."""
        result: _Result = await self._analysis.run(lane, client, function, *arguments)
        return result

    def pids(self) -> list[int]:
        """Return the processes that are running now."""
        return [pid for pool in self._pools for pid in pool.pids()]

    def close(self) -> None:
        """End the processes; turns that were not finished are overdue and will be found."""
        for pool in self._pools:
            pool.close()

    @property
    def _pools(self) -> tuple["WorkerPool", ...]:
        return self._quick, self._slow, self._own, self._analysis


class WorkerPool:
    """Processes with a fair queue. If one dies, the pool is replaced and its jobs done again.

    A job that takes longer than `timeout` seconds fails, and the processes are replaced. A pool of
    one process tells it when nobody waits for the running job any more (`while_wanted`).
    """

    def __init__(
        self,
        processes: int,
        metrics: PoolMetrics,
        niceness: int,
        *,
        tries: int = _MAX_TRIES,
        timeout: float | None = None,
    ) -> None:
        self._processes = processes
        self._tries = tries
        self._timeout = timeout
        self._metrics = metrics
        self._niceness = niceness
        self._queue = JobQueue()
        self._numbers = count(1)
        # Not by forking: this process has threads and open connections.
        self._context = multiprocessing.get_context("spawn")
        # Without a lock: only this process writes, and locks left behind are complained about.
        self._abandoned = self._context.RawValue(c_uint64, 0)
        self._pool = self._new_pool()
        self._tasks: list[asyncio.Task[None]] = []
        self._reported = 0  # jobs in the queue, as the metrics know

    async def run(
        self, lane: Lane, client: str, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Call a function in a worker process. A job that was given up is skipped."""
        loop = asyncio.get_running_loop()
        if not self._tasks:
            self._tasks = [loop.create_task(self._work()) for _ in range(self._processes)]
        job = Job(lane, client, function, arguments, loop.create_future())
        self._queue.put(job)
        self._update_metrics()
        return await job.result

    def pids(self) -> list[int]:
        """Return the processes that are running now."""
        return list(self._pool._processes or ())

    def close(self) -> None:
        """End the processes and their queue."""
        for task in self._tasks:
            task.cancel()
        self._end_processes(signal.SIGTERM)

    def _end_processes(self, signal_number: int) -> None:
        pids = self.pids()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal_number)

    async def _work(self) -> None:
        """Take jobs from the queue, one at a time for each process."""
        while True:
            job = await self._queue.get()
            self._update_metrics()
            self._metrics.queue_seconds.observe(monotonic() - job.queued_at)
            try:
                result = await self._call(job)
            except Exception as error:
                if not job.result.done():
                    job.result.set_exception(error)
            else:
                if not job.result.done():
                    job.result.set_result(result)
                self._metrics.seconds.observe(monotonic() - job.queued_at)

    def _update_metrics(self) -> None:
        """Report the length of the queue; pools share a metric."""
        self._metrics.queued.inc(len(self._queue) - self._reported)
        self._reported = len(self._queue)

    async def _call(self, job: Job) -> Any:
        loop = asyncio.get_running_loop()
        number = next(self._numbers)
        job.result.add_done_callback(lambda result: self._abandon(number, result))
        for attempt in range(1, self._tries + 1):
            pool = self._pool
            try:
                running = loop.run_in_executor(pool, run_job, number, job.function, *job.arguments)
                return await asyncio.wait_for(running, self._timeout)
            except TimeoutError:
                self._end_processes(signal.SIGKILL)
                self._pool = self._new_pool()
                raise
            except BrokenProcessPool:
                if self._pool is pool:  # the first to notice replaces it for all
                    self._pool = self._new_pool()
                if attempt == self._tries:
                    raise
                _logger.warning("a worker died; its job is done again")
        raise AssertionError("the last try returns or raises")

    def _abandon(self, number: int, result: asyncio.Future[Any]) -> None:
        if result.cancelled():
            self._abandoned.value = number

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=self._context,
            initializer=initialize,
            initargs=(self._niceness, self._abandoned),
        )


def _choose_turn(level: str, view: View, seconds: float, seed: int) -> tuple[Action, ...]:
    """Choose a turn, in a worker process."""
    return choose_turn(make_bot(level, seed), view, Clock(seconds))


def _choose_own_turn(name: str, view: View, seconds: float, seed: int) -> tuple[Action, ...]:
    """Choose a turn of a bot of the host's own, in a worker process.

    Raises `RuntimeError` for anything but a legal turn: other errors may not survive the way back.
    """
    try:
        return choose_turn(ValidatedBot(load_bot(name, seed)), view, Clock(seconds))
    except (BotError, BotNameError) as error:
        raise RuntimeError(str(error)) from None
