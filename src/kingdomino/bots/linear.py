"""A player that scores turns by a learnt linear policy, without search."""

from kingdomino.bots.bot import Clock, PlannedTurn
from kingdomino.rules import Action, Claim, View


class LinearPolicyBot:
    """Plays the turn that the kernel's linear policy scores highest."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._planned = PlannedTurn()

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """Return the first action of the best turn, or the claim planned with the placement."""
        # Imported here because other bots work without the kernel.
        from kingdomino.kernel.playouts import playouts  # noqa: PLC0415

        claim = self._planned.claim(view)
        if claim is not None:
            return claim
        policies = [
            "linear" if seat == view.actor else "random" for seat in range(view.ruleset.players)
        ]
        seed = (self._seed + view.ply) % (1 << 64)
        steps = playouts(view, 1, policies, seed=seed, keep_actions=True).steps(0)
        actions = [action for _, action in steps[:2]]
        is_one_action = isinstance(actions[0], Claim) or view.next_line is None
        return self._planned.start(view, actions[:1] if is_one_action else actions)
