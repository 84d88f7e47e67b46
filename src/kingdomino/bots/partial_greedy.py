"""A greedy player that overlooks some of its actions, as people do."""

from random import Random

from kingdomino.bots.bot import Clock
from kingdomino.bots.greedy import greedy_actions
from kingdomino.rules import Action, View


class PartialGreedyBot:
    """Plays greedily among a random part of the legal actions."""

    def __init__(self, seed: int = 0, visibility: float = 0.5) -> None:
        self._random = Random(seed)
        self._visibility = visibility  # the probability that it considers an action

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """Return the best of the actions that it considers."""
        actions = view.legal_actions()
        seen = [action for action in actions if self._random.random() < self._visibility]
        best = greedy_actions(view, seen or [self._random.choice(actions)])
        return self._random.choice(best)
