"""Games on several machines, with Dask. This module needs `distributed` (the extra `cluster`).

Workers are started with `dask worker ADDRESS --nthreads 1 --nworkers CORES`, each with this version
of the package. The games of a worker that is lost are played again by others.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import ExitStack
from typing import ClassVar, Final

from distributed import Client

from kingdomino.arena.pairing import Pairing
from kingdomino.arena.play.game import play_pairing
from kingdomino.arena.result import Result
from kingdomino.arena.run import Run
from kingdomino.rules import KingdominoError

_CONNECT_SECONDS: Final = 10
_GAMES_PER_SLOT: Final = 4  # that wait or run, so that no worker waits for the next one


class ClusterError(KingdominoError):
    """A cluster that can't be reached."""

    kind = "cluster"
    messages: ClassVar[dict[str, str]] = {
        "unreachable": "there is no scheduler of Dask at {address}: {because}",
    }


class ClusterExecutor:
    """The workers of a cluster as an executor. Use it in a `with` statement.

    Raises `ClusterError` if the scheduler can't be reached.
    """

    def __init__(self, address: str) -> None:
        try:
            self._client = Client(address, timeout=_CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            because = str(error) or type(error).__name__
            raise ClusterError("unreachable", address=address, because=because) from error
        self.executor: Executor = self._client.get_executor(pure=False)

    def __enter__(self) -> "ClusterExecutor":
        return self

    def __exit__(self, *_: object) -> None:
        self.executor.shutdown(wait=False)  # cancels what has not ended
        self._client.close()

    @property
    def lookahead(self) -> int:
        """How many games to submit before the first has ended; workers come and go."""
        slots: dict[str, int] = self._client.nthreads()
        return _GAMES_PER_SLOT * max(1, sum(slots.values()))


class ClusterPool:
    """Plays the games of a run on a cluster, as `kingdomino.arena.Pool` does on this machine."""

    def __init__(self, run: Run, address: str, *, keeps_records: bool = False) -> None:
        self._run = run
        self._address = address
        self._keeps_records = keeps_records
        self._stack = ExitStack()

    def __enter__(self) -> "ClusterPool":
        self._cluster = self._stack.enter_context(ClusterExecutor(self._address))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        """Yield the results of the games, in the order they end."""
        left = iter(pairings)
        running: set[Future[Result]] = set()
        while True:
            while len(running) < self._cluster.lookahead and (following := next(left, None)):
                running.add(
                    self._cluster.executor.submit(
                        play_pairing, self._run, following, keeps_record=self._keeps_records
                    )
                )
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for game in done:
                yield game.result()
