"""A player with a sense for shape, which takes no time to think."""

from kingdomino.bots.bot import Clock
from kingdomino.bots.plan import Plan
from kingdomino.rules import Action, Claim, View


class CannyBot:
    """Takes what feels best: the points in sight, and what a learnt sense says of the rest."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._plan = Plan()

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """The first action of the best turn, or the claim that goes with the placement before."""
        # Here and not above: without the kernel there is no sense, but there are other bots.
        from kingdomino.kernel.playouts import playouts  # noqa: PLC0415

        claim = self._plan.rest(view)
        if claim is not None:
            return claim
        policies = [
            "canny" if seat == view.actor else "random" for seat in range(view.ruleset.players)
        ]
        seed = (self._seed + view.ply) % (1 << 64)
        steps = playouts(view, 1, policies, seed=seed, keep_actions=True).steps(0)
        actions = [action for _, action in steps[:2]]
        is_whole = isinstance(actions[0], Claim) or view.next_line is None
        return self._plan.begin(view, actions[:1] if is_whole else actions)
