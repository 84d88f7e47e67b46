"""Players that search."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingdomino.bots.bot import Clock
from kingdomino.bots.plan import Plan
from kingdomino.kernel.manner import Manner
from kingdomino.rules import Action, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MARGIN = 0.97  # of the time given: what comes after the search takes time as well


def briefly(view: View) -> Manner:
    """The best manner without playing to the end: quicker, and weaker."""
    return Manner.best(view)._replace(blend=0.0)


class SearchBot:
    """Searches for the best turn on the kernel.

    It decides a whole turn at once and remembers the claim, so that all of a turn's time goes to
    one search. Without a clock, or if it is not to be timed, it makes a number of rollouts, and the
    same seed plays the same.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        manner: Callable[[View], Manner] | None = None,
        rollouts: int = 400,
        is_timed: bool = True,
        network: "NDArray[np.float32] | None" = None,
    ) -> None:
        self._seed = seed
        self._manner = manner
        self._rollouts = rollouts
        self._is_timed = is_timed
        self._network = network
        self._plan = Plan()

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """The first action of the best turn, or the claim that goes with the placement before."""
        # Here and not above: without the kernel there is no search, but there are other bots.
        from kingdomino.kernel.search import Search, now  # noqa: PLC0415

        start = now()
        claim = self._plan.rest(view)
        if claim is not None:
            return claim
        search = Search(
            view,
            self._manner(view) if self._manner else None,
            seed=(self._seed + view.ply) % (1 << 64),
            threads=clock.threads if clock else 1,
            network=self._network,
        )
        if clock is None or not self._is_timed:
            search.for_rollouts(self._rollouts)
        else:
            search.for_seconds(clock.seconds * _MARGIN - (now() - start))
        return self._plan.begin(view, search.best)
