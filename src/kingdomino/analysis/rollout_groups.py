"""Rollouts in groups: the same results with any number of threads, and their standard errors.

The samples of a view are divided among `GROUPS` groups, each with a claim tree of its own. Groups
are independent of each other, so that the scatter of their means gives the standard error of any
function of all rollouts, and threads may take them in any order.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.config import SearchConfig
from kingdomino.kernel.rollouts import SUMS, TREE_SIZE, Rollouts
from kingdomino.kernel.weights import load_linear, load_network
from kingdomino.rules import Action, View

GROUPS = 16

Array = NDArray[np.float64]


class RolloutGroups:
    """Rollouts of the turns of a view, or of the view itself.

    With `is_turn_open`, the only option is the turn that a rollout chooses by itself: it gives the
    value of the view. Raises `ValueError` if the game is over.
    """

    def __init__(
        self, view: View, seed: int, *, threads: int = 1, is_turn_open: bool = False
    ) -> None:
        if view.is_over:
            raise ValueError("the game is over: there is nothing to evaluate")
        if threads < 1 or not 0 <= seed < 1 << 64:
            raise ValueError("threads count from 1, and a seed is from 0 to 2**64 - 1")
        self._view = view
        self._threads = threads
        self._is_turn_open = is_turn_open
        self._rollouts = Rollouts(
            view, SearchConfig.best(view), seed, load_linear(view.ruleset),
            load_network(view.ruleset),
        )  # fmt: skip
        self.count = 1 if is_turn_open else self._rollouts.count
        """The number of options."""
        self.visits = np.zeros((GROUPS, self.count), np.int64)
        """The number of rollouts, by group and option."""
        self.sums = np.zeros((GROUPS, self.count, view.ruleset.players, SUMS))
        """Points, leads and shares of the victory, summed, by group, option and seat."""
        self._values = np.zeros((GROUPS, self.count))
        self._trees = np.zeros((GROUPS, TREE_SIZE), np.uint8)
        self._samples = 0

    def turn(self, index: int) -> tuple[Action, ...]:
        """Return the turn of an option."""
        return self._rollouts.turn(self._view, index)

    def final_keys(self, index: int) -> list[tuple[int, ...]]:
        """Return the ranking keys of the seats after a turn of the last round and best play."""
        seats = range(self._view.ruleset.players)
        return [self._rollouts.final_result(index, seat) for seat in seats]

    def run(self, active: NDArray[np.int32], samples: int) -> None:
        """Roll out some options, all with the same new deals."""
        first = self._samples
        self._samples = last = first + samples

        def run_group(group: int) -> None:
            self._rollouts.run(
                active, first + (group - first) % GROUPS, last, GROUPS, 0,
                self.visits[group], self._values[group], self._trees[group], self.sums[group],
                self._is_turn_open,
            )  # fmt: skip

        if self._threads == 1:
            for group in range(GROUPS):
                run_group(group)
            return
        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(run_group, range(GROUPS)))

    def means(self, options: NDArray[np.int32]) -> Array:
        """Return the means of options, by option, seat and kind of sum."""
        return _mean(self.sums[:, options].sum(0), self.visits[:, options].sum(0))

    def jackknife(self, options: NDArray[np.int32]) -> Array:
        """Return the means without each group in turn, by group, option, seat and kind of sum."""
        visits, sums = self.visits[:, options], self.sums[:, options]
        return _mean(sums.sum(0) - sums, visits.sum(0) - visits)


def _mean(sums: Array, visits: NDArray[np.int64]) -> Array:
    means: Array = sums / np.maximum(visits, 1)[..., None, None]
    return means


def standard_error(without_group: Array) -> Array:
    """Return the jackknife standard error of a statistic, given without each group in turn."""
    groups = len(without_group)
    squares = np.square(without_group - without_group.mean(0)).sum(0)
    error: Array = np.sqrt((groups - 1) / groups * squares)
    return error


Statistic = Callable[[Array], Array]
"""A function of the means of rollouts."""
