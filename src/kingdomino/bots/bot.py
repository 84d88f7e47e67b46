"""The interface of a bot."""

from typing import NamedTuple, Protocol

from kingdomino.rules import Action, View


class Clock(NamedTuple):
    """The time and the threads that a bot may use."""

    seconds: float
    """For the rest of the turn: a claim gets what the placement before it left."""
    threads: int = 1
    """The number of threads."""


class Bot(Protocol):
    """Anything that chooses an action."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return a legal action for the seat that acts; without a clock, time is unlimited."""
