"""Search for the best turn by sequential halving.

Every possible turn is rolled out with the same deals; then the worse half is dropped, again and
again, so that most rollouts go to the turns that are hardest to tell apart.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil, inf, log2
from typing import Self

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.config import SearchConfig
from kingdomino.kernel.rollouts import TREE_SIZE, Rollouts
from kingdomino.kernel.weights import load_linear, load_network
from kingdomino.rules import Action, View

_UNLIMITED = 1 << 62
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
        self._is_flat = config.is_flat
        self._rollouts = Rollouts(view, config, seed, load_linear(view.ruleset), network)
        count = self._rollouts.count
        self._active = np.arange(count, dtype=np.int32)
        self._visits = np.zeros((threads, count), np.int64)
        self._sums = np.zeros((threads, count))
        self._trees = np.zeros((threads, TREE_SIZE), np.uint8)
        self._next_samples = list(range(threads))
        if view.round == view.ruleset.rounds:
            self._solve()

    @property
    def visits(self) -> NDArray[np.int64]:
        """The number of rollouts of each turn."""
        visits: NDArray[np.int64] = self._visits.sum(axis=0)
        return visits

    @property
    def values(self) -> NDArray[np.float64]:
        """The mean value of each turn by the goal; minus infinity without a rollout."""
        visits = self.visits
        means: NDArray[np.float64] = self._sums.sum(axis=0) / np.maximum(visits, 1)
        return np.where(visits > 0, means, -inf)

    @property
    def best(self) -> tuple[Action, ...]:
        """The best turn so far: a placement or discard, then a claim, or one of them."""
        active = self._active
        return self.turn(int(active[np.argmax(self.values[active])]))

    def turn(self, index: int) -> tuple[Action, ...]:
        """Return a turn by its index in `visits` and `values`."""
        return self._rollouts.turn(self._view, index)

    def for_seconds(self, seconds: float, watch: Watcher | None = None) -> Self:
        """Search for a time; `watch` can follow the search and stop it early."""
        start, halvings = now(), self._halvings()
        for done in range(1, halvings + 1):
            deadline = start + seconds * done / halvings
            while (at := now()) < deadline:
                self._run(_UNLIMITED, deadline if watch is None else min(deadline, at + _SLICE))
                if watch is not None and not watch(self):
                    return self
            self._halve(is_last=done == halvings)
        return self

    def for_rollouts(self, rollouts: int) -> Self:
        """Search with about this number of rollouts; the same seed gives the same result."""
        halvings = self._halvings()
        for done in range(1, halvings + 1):
            width = 1 if self._is_flat else len(self._active)
            self._run(max(1, rollouts // (halvings * width)), 0)
            self._halve(is_last=done == halvings)
        return self

    def _halvings(self) -> int:
        if len(self._active) == 1:
            return 0
        return 1 if self._is_flat else ceil(log2(len(self._active)))

    def _run(self, samples: int, deadline: float) -> None:
        """Roll out the active turns, each thread with its own samples."""
        threads = len(self._visits)

        def run(thread: int) -> None:
            first = self._next_samples[thread]
            last = first + ceil((samples - thread) / threads) * threads
            done = self._rollouts.run(
                self._active, first, last, threads, deadline,
                self._visits[thread], self._sums[thread], self._trees[thread],
            )  # fmt: skip
            width = 1 if self._is_flat else len(self._active)
            self._next_samples[thread] += threads * ceil(done / width)

        if threads == 1:
            run(0)
            return
        with ThreadPoolExecutor(threads) as pool:
            for _ in pool.map(run, range(threads)):
                pass

    def _halve(self, *, is_last: bool) -> None:
        """Drop the worse half; of equal turns, keep the first."""
        if is_last:
            return
        values = self.values[self._active]
        kept = np.argsort(-values, kind="stable")[: ceil(len(values) / 2)]
        self._active = np.ascontiguousarray(self._active[kept])

    def _solve(self) -> None:
        """Solve the last round, in which nothing depends on chance or on other seats."""
        seat = self._view.actor
        assert seat is not None
        results = [self._rollouts.final_result(turn, seat) for turn in range(self._rollouts.count)]
        self._active = np.array([results.index(max(results))], np.int32)
