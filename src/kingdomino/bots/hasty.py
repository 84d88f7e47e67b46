"""A player that overlooks things, as people do."""

from random import Random

from kingdomino.bots.bot import Clock
from kingdomino.bots.greedy import greedy_actions
from kingdomino.rules import Action, View


class HastyBot:
    """Plays greedily, but of all it could do it sees only a part.

    What it does is never nonsense: it is the best of what it has seen.
    """

    def __init__(self, seed: int = 0, attention: float = 0.5) -> None:
        self._random = Random(seed)
        self._attention = attention

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """The best of the actions that it happens to see."""
        actions = view.legal_actions()
        seen = [action for action in actions if self._random.random() < self._attention]
        best = greedy_actions(view, seen or [self._random.choice(actions)])
        return self._random.choice(best)
