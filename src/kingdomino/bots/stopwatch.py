"""Measure the turns of a bot."""

from time import perf_counter
from typing import Final

from kingdomino.bots.bot import Bot, Clock
from kingdomino.bots.validation import choose_legal
from kingdomino.rules import Action, View

TOLERANCE: Final = 1.05
"""A turn that takes longer than its seconds times this is an overrun."""


class Stopwatch:
    """Gives a bot the same seconds for each turn, and measures the time it takes.

    A turn is a placement and the claim after it, which gets the time that the placement left. A
    claim of the opening and a placement of the last round are turns by themselves.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """The seconds of a turn."""
        self.turns: list[float] = []
        """The seconds that each turn took."""

    def choose(self, bot: Bot, view: View) -> Action:
        """Return the action that a bot chooses.

        Raises `BotError` if it is not legal.
        """
        if not view.has_placed or not self.turns:
            self.turns.append(0.0)
        clock = Clock(max(0.0, self.seconds - self.turns[-1]))
        start = perf_counter()
        try:
            return choose_legal(bot, view, clock)
        finally:
            self.turns[-1] += perf_counter() - start

    @property
    def overruns(self) -> int:
        """The number of turns that took more than 5 % over their seconds."""
        return sum(turn > self.seconds * TOLERANCE for turn in self.turns)
