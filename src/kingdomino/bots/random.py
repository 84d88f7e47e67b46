"""A player without a plan."""

from random import Random

from kingdomino.bots.bot import Clock
from kingdomino.rules import Action, View


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """Any of the view's legal actions."""
        return self._random.choice(view.legal_actions())
