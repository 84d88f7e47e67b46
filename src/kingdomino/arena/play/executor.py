"""Executors of games: processes on this machine, or a cluster."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeVar

from kingdomino.arena.pairing import Pairing
from kingdomino.arena.play.game import play_pairing
from kingdomino.arena.play.pool import Pool, WatchedPosition
from kingdomino.arena.result import Result
from kingdomino.arena.run import Run

_CALLS_PER_WORKER: Final = 4  # that wait or run, so that no worker waits for the next one

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Executor(NamedTuple):
    """Calls functions in other processes."""

    pool: futures.Executor
    workers: Callable[[], int]
    """Returns how many there are now."""

    def lookahead(self) -> int:
        """Return how many calls to submit before the first has ended."""
        return _CALLS_PER_WORKER * max(1, self.workers())

    def map(self, call: Callable[[_Item], _Result], items: Iterable[_Item]) -> Iterator[_Result]:
        """Call a function with each item, and yield the results in the order the calls end."""
        left = iter(items)
        running: set[futures.Future[_Result]] = set()
        while True:
            free = max(0, self.lookahead() - len(running))
            running |= {self.pool.submit(call, item) for item in islice(left, free)}
            if not running:
                return
            done, running = futures.wait(running, return_when=futures.FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def open_executor(workers: int | None, cluster: str | None) -> Iterator[Executor]:
    """Yield an executor: processes on this machine, or a cluster with its scheduler's address.

    Without a number of workers, there is one for each core. Raises `ClusterError`.
    """
    if cluster is not None:
        from kingdomino.arena.play.cluster import open_cluster  # noqa: PLC0415 - an extra

        with open_cluster(cluster) as executor:
            yield executor
        return
    size = workers or available_cores()
    pool = futures.ProcessPoolExecutor(size, mp_context=get_context("spawn"))
    try:
        yield Executor(pool, lambda: size)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def open_arena(
    run: Run,
    workers: int | None,
    cluster: str | None,
    *,
    keeps_records: bool = False,
    on_position: Callable[[WatchedPosition], object] | None = None,
) -> Iterator[Callable[[Iterable[Pairing]], Iterator[Result]]]:
    """Yield a function that plays games of a run, and yields results in the order they end.

    As `open_executor`, but on this machine games are played by a `Pool`, which also watches them.
    """
    if cluster is None:
        size = workers or available_cores()
        with Pool(run, size, keeps_records=keeps_records, on_position=on_position) as pool:
            yield pool.play
        return
    with open_executor(workers, cluster) as executor:
        yield partial(executor.map, partial(play_pairing, run, keeps_record=keeps_records))
