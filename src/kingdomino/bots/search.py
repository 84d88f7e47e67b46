"""Players that search."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingdomino.bots.bot import Clock, PlannedTurn
from kingdomino.kernel.config import SearchConfig
from kingdomino.rules import Action, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_TIME_SHARE = 0.97  # of the clock: choosing and returning the best turn take time as well


def quick_config(view: View) -> SearchConfig:
    """Return the best configuration whose rollouts stop at the horizon: quicker, and weaker."""
    return SearchConfig.best(view)._replace(rollout_weight=0.0)


class SearchBot:
    """Searches for the best turn with the kernel.

    It chooses a whole turn at once and remembers the claim, so that one search gets all the time of
    a turn. Without a clock, or with `is_timed=False`, it makes a fixed number of rollouts, and the
    same seed plays the same.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        config: Callable[[View], SearchConfig] | None = None,
        rollouts: int = 400,
        is_timed: bool = True,
        network: "NDArray[np.float32] | None" = None,
    ) -> None:
        self._seed = seed
        self._config = config
        self._rollouts = rollouts
        self._is_timed = is_timed
        self._network = network
        self._planned = PlannedTurn()

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return the first action of the best turn, or the claim planned with the placement."""
        # Imported here because other bots work without the kernel.
        from kingdomino.kernel.search import Search, now  # noqa: PLC0415

        start = now()
        claim = self._planned.claim(view)
        if claim is not None:
            return claim
        search = Search(
            view,
            self._config(view) if self._config else None,
            seed=(self._seed + view.ply) % (1 << 64),
            threads=clock.threads if clock else 1,
            network=self._network,
        )
        if clock is None or not self._is_timed:
            search.for_rollouts(self._rollouts)
        else:
            search.for_seconds(clock.seconds * _TIME_SHARE - (now() - start))
        return self._planned.start(view, search.best)
