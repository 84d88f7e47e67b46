"""What a bot is."""

from typing import NamedTuple, Protocol

from kingdomino.rules import Action, View


class Clock(NamedTuple):
    """The time a bot may take."""

    seconds: float
    """For the action it is asked for."""


class Bot(Protocol):
    """Anything that chooses an action."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """One of the view's legal actions, for the seat that acts; no clock, no hurry."""
