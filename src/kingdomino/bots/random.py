"""A player that chooses at random."""

from random import Random

from kingdomino.bots.bot import Clock
from kingdomino.rules import Action, View


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: View, clock: Clock | None = None) -> Action:  # noqa: ARG002
        """Return a random legal action."""
        return self._random.choice(view.legal_actions())
