"""Games on several machines, with Dask. This module needs `distributed` (the extra `cluster`).

Workers are started with `dask worker ADDRESS --nthreads 1 --nworkers CORES`, each with this version
of the package. The games of a worker that is lost are played again by others.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

from distributed import Client

from kingdomino.arena.play.executor import Executor
from kingdomino.rules import KingdominoError

_CONNECT_SECONDS: Final = 10


class ClusterError(KingdominoError):
    """A cluster that can't be reached."""

    kind = "cluster"
    messages: ClassVar[dict[str, str]] = {
        "unreachable": "there is no scheduler of Dask at {address}: {because}",
    }


@contextmanager
def open_cluster(address: str) -> Iterator[Executor]:
    """Yield an executor on the workers of a cluster.

    Raises `ClusterError` if the scheduler can't be reached.
    """
    try:
        client = Client(address, timeout=_CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        because = str(error) or type(error).__name__
        raise ClusterError("unreachable", address=address, because=because) from error
    with client:
        executor = client.get_executor(pure=False)
        try:
            # Workers come and go, so they are counted again and again.
            yield Executor(executor, lambda: sum(client.nthreads().values()))
        finally:
            executor.shutdown(wait=False)  # cancels what has not ended
