"""A search for the best turn.

Every turn that is possible is rolled out with the same cards; then the worse half is left out,
again and again (sequential halving), so that most time goes to what is hard to tell apart.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil, inf, log2
from typing import Self

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.engine import TREE_SIZE, Rollouts
from kingdomino.kernel.manner import Manner
from kingdomino.kernel.policies import read_policies
from kingdomino.kernel.weights import load_network, load_sense
from kingdomino.rules import Action, View

_FOREVER = 1 << 62
_SLICE = 0.05  # seconds between two looks at whether to stop

Watcher = Callable[["Search"], bool]
"""Is shown a search from time to time; says whether it has to go on."""


def now() -> float:
    """Seconds on the clock that the kernel keeps to."""
    return time.clock_gettime(time.CLOCK_MONOTONIC)


class Search:
    """The turns that are possible in a view, and what is known of them so far.

    Raises `ValueError` if the game is over, or for a seed or threads that make no sense.
    """

    def __init__(
        self,
        view: View,
        manner: Manner | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        network: NDArray[np.float32] | None = None,
    ) -> None:
        if view.is_over:
            raise ValueError("the game is over: there is nothing to search for")
        if threads < 1 or not 0 <= seed < 1 << 64:
            raise ValueError("threads count from 1, and a seed is from 0 to 2**64 - 1")
        manner = Manner.best(view) if manner is None else manner
        if network is None and manner.horizon is not None:
            network = load_network(view.ruleset)
        self._view = view
        self._is_uniform = manner.is_uniform
        self._rollouts = Rollouts(
            view,
            read_policies(manner.policy, view.ruleset.players),
            load_sense(view.ruleset),
            None if manner.horizon is None else network,
            manner.goal,
            manner.horizon or 0,
            manner.blend,
            manner.has_tree,
            manner.is_uniform,
            manner.swing,
            manner.curiosity,
            seed,
        )
        count = self._rollouts.count
        self._alive = np.arange(count, dtype=np.int32)
        self._visits = np.zeros((threads, count), np.int64)
        self._worths = np.zeros((threads, count))
        self._trees = np.zeros((threads, TREE_SIZE), np.uint8)
        self._next_samples = list(range(threads))
        if view.round == view.ruleset.rounds:
            self._solve()

    @property
    def visits(self) -> NDArray[np.int64]:
        """How often each turn was rolled out."""
        visits: NDArray[np.int64] = self._visits.sum(axis=0)
        return visits

    @property
    def worths(self) -> NDArray[np.float64]:
        """What each turn is worth on average, by the goal; minus infinity if it was never tried."""
        visits = self.visits
        worths: NDArray[np.float64] = self._worths.sum(axis=0) / np.maximum(visits, 1)
        return np.where(visits > 0, worths, -inf)

    @property
    def best(self) -> tuple[Action, ...]:
        """The best turn so far: a placement or discard, then a claim, or one of them."""
        alive = self._alive
        return self.turn(int(alive[np.argmax(self.worths[alive])]))

    def turn(self, index: int) -> tuple[Action, ...]:
        """One of the turns, by its place in `visits` and `worths`."""
        return self._rollouts.turn(self._view, index)

    def for_seconds(self, seconds: float, watch: Watcher | None = None) -> Self:
        """Search for a time; `watch` can see how it goes and stop it early."""
        start, halvings = now(), self._halvings()
        for done in range(1, halvings + 1):
            deadline = start + seconds * done / halvings
            while (at := now()) < deadline:
                self._run(_FOREVER, deadline if watch is None else min(deadline, at + _SLICE))
                if watch is not None and not watch(self):
                    return self
            self._halve(is_last=done == halvings)
        return self

    def for_rollouts(self, rollouts: int) -> Self:
        """Search by a number of rollouts, or a few more; the same seed finds the same."""
        halvings = self._halvings()
        for done in range(1, halvings + 1):
            width = 1 if self._is_uniform else len(self._alive)
            self._run(max(1, rollouts // (halvings * width)), 0)
            self._halve(is_last=done == halvings)
        return self

    def _halvings(self) -> int:
        if len(self._alive) == 1:
            return 0
        return 1 if self._is_uniform else ceil(log2(len(self._alive)))

    def _run(self, samples: int, deadline: float) -> None:
        """Roll out what is alive, each thread with samples of its own."""
        threads = len(self._visits)

        def run(thread: int) -> None:
            first = self._next_samples[thread]
            last = first + ceil((samples - thread) / threads) * threads
            done = self._rollouts.run(
                self._alive, first, last, threads, deadline,
                self._visits[thread], self._worths[thread], self._trees[thread],
            )  # fmt: skip
            width = 1 if self._is_uniform else len(self._alive)
            self._next_samples[thread] += threads * ceil(done / width)

        if threads == 1:
            run(0)
            return
        with ThreadPoolExecutor(threads) as pool:
            for _ in pool.map(run, range(threads)):
                pass

    def _halve(self, *, is_last: bool) -> None:
        """Leave out the worse half; of turns that are equal, the one that came first stays."""
        if is_last:
            return
        worths = self.worths[self._alive]
        kept = np.argsort(-worths, kind="stable")[: ceil(len(worths) / 2)]
        self._alive = np.ascontiguousarray(self._alive[kept])

    def _solve(self) -> None:
        """In the last round nothing is left to chance, or to anybody else."""
        ends = [self._rollouts.end(turn) for turn in range(self._rollouts.count)]
        best = max(ends)
        self._alive = np.array([i for i, end in enumerate(ends) if end == best][:1], np.int32)
