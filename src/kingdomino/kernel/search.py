"""Search for the best turn by sequential halving.

Every possible turn is rolled out with the same deals; then the worse half is dropped, again and
again, so that most rollouts go to the turns that are hardest to tell apart.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Self

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.config import SearchConfig
from kingdomino.kernel.rollouts import Rollouts, TurnSearch
from kingdomino.kernel.weights import load_linear, load_network
from kingdomino.rules import Action, View

_SLICE = 0.05  # seconds between two calls of a watcher

Watcher = Callable[["Search"], bool]
"""Is called with a search from time to time; returns whether to continue."""


def now() -> float:
    """Return the seconds of the clock that deadlines refer to."""
    return time.clock_gettime(time.CLOCK_MONOTONIC)


class Search:
    """The possible turns in a view, and their values so far.

    Without a configuration, the strongest one for the view is used; a network replaces the one
    that comes with the package. Raises `ValueError` if the game is over, or for a seed or a number
    of threads that is out of range.
    """

    def __init__(
        self,
        view: View,
        config: SearchConfig | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        network: NDArray[np.float32] | None = None,
    ) -> None:
        if view.is_over:
            raise ValueError("the game is over: there is nothing to search for")
        if threads < 1 or not 0 <= seed < 1 << 64:
            raise ValueError("threads count from 1, and a seed is from 0 to 2**64 - 1")
        config = SearchConfig.best(view) if config is None else config
        if config.horizon is None:
            network = None
        elif network is None:
            network = load_network(view.ruleset)
        self._view = view
        self._threads = threads
        self._rollouts = Rollouts(view, config, seed, load_linear(view.ruleset), network)
        self._search = TurnSearch(self._rollouts, threads)

    @property
    def visits(self) -> NDArray[np.int64]:
        """The number of rollouts of each turn."""
        return self._read()[0]

    @property
    def values(self) -> NDArray[np.float64]:
        """The mean value of each turn by the goal; minus infinity without a rollout."""
        return self._read()[1]

    @property
    def best(self) -> tuple[Action, ...]:
        """The best turn so far: a placement or discard, then a claim, or one of them."""
        return self.turn(self._search.best())

    def turn(self, index: int) -> tuple[Action, ...]:
        """Return a turn by its index in `visits` and `values`."""
        return self._rollouts.turn(self._view, index)

    def for_seconds(self, seconds: float, watch: Watcher | None = None) -> Self:
        """Search for a time; `watch` can follow the search and stop it early."""
        self._search.plan(0, seconds)
        while self._search.begin_stage():
            is_done = False
            while not is_done:
                is_done = self._run(0 if watch is None else _SLICE)
                if watch is not None and not watch(self):
                    return self
            self._search.end_stage()
        return self

    def for_rollouts(self, rollouts: int) -> Self:
        """Search with about this number of rollouts; the same seed gives the same result."""
        self._search.plan(max(1, rollouts), 0)
        while self._search.begin_stage():
            self._run(0)
            self._search.end_stage()
        return self

    def _run(self, seconds: float) -> bool:
        """Roll out the turns of a stage, each thread with its own samples; return whether it is
        done."""
        if self._threads == 1:
            return self._search.run(0, seconds)
        parts = partial(self._search.run, slice=seconds)
        with ThreadPoolExecutor(self._threads) as pool:
            return all(list(pool.map(parts, range(self._threads))))

    def _read(self) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        visits = np.zeros(self._rollouts.count, np.int64)
        values = np.zeros(self._rollouts.count)
        self._search.read(visits, values)
        return visits, values
