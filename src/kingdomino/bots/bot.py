"""What a bot is."""

from typing import NamedTuple, Protocol

from kingdomino.rules import Action, View


class Clock(NamedTuple):
    """What a bot may take of the machine."""

    seconds: float
    """For the rest of the turn: a claim has what the placement before it left."""
    threads: int = 1
    """How many it may think with."""


class Bot(Protocol):
    """Anything that chooses an action."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """One of the view's legal actions, for the seat that acts; no clock, no hurry."""
