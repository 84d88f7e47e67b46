"""How long a bot takes for its turns."""

from time import perf_counter
from typing import Final

from kingdomino.bots.bot import Bot, Clock
from kingdomino.bots.fault import ask
from kingdomino.rules import Action, View

TOLERANCE: Final = 1.05
"""A turn may take that many times its seconds before it counts as an overrun."""


class Stopwatch:
    """Gives a bot the same seconds for each turn, and measures what it takes.

    A turn is a placement and the claim after it, which has what the placement left. A claim of the
    opening is a turn by itself, and so is a placement of the last round.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """What a turn may take."""
        self.turns: list[float] = []
        """What each turn has taken."""

    def ask(self, bot: Bot, view: View) -> Action:
        """What a bot answers, if that can be played.

        Raises `FaultError` if it can't.
        """
        if not view.has_placed or not self.turns:
            self.turns.append(0.0)
        clock = Clock(max(0.0, self.seconds - self.turns[-1]))
        start = perf_counter()
        try:
            return ask(bot, view, clock)
        finally:
            self.turns[-1] += perf_counter() - start

    @property
    def overruns(self) -> int:
        """How many turns took more than 5 % over their seconds."""
        return sum(turn > self.seconds * TOLERANCE for turn in self.turns)
