"""A bot in its seat: its clock, its fault, and who plays on for it."""

from kingdomino.arena.program import Program
from kingdomino.arena.result import Times
from kingdomino.bots import Bot, GreedyBot
from kingdomino.bots.errors import BotError
from kingdomino.bots.stopwatch import Stopwatch
from kingdomino.rules import Action, View


class Player:
    """A bot that is timed and held to the rules.

    Once it is at fault, full greedy plays on in its seat, so that the others have a game.
    """

    def __init__(self, bot: Bot, seconds: float, seed: int) -> None:
        self.bot = bot
        self.fault: BotError | None = None
        """Why it has lost; `None` as long as all is well."""
        self.ply: int | None = None
        """After how many actions of the match it has."""
        self._stopwatch = Stopwatch(seconds)
        self._stand_in = GreedyBot(seed)

    def choose(self, view: View, ply: int) -> Action:
        """The bot's action; if it is or comes to be at fault, that of its stand-in."""
        if self.fault is None:
            try:
                return self._stopwatch.choose(self.bot, view)
            except BotError as fault:
                self.retire(fault, ply)
        return self._stand_in.choose(view)

    def retire(self, fault: BotError, ply: int) -> None:
        """Let another play on: this bot has lost, and a program is ended."""
        self.fault, self.ply = fault, ply
        if isinstance(self.bot, Program):
            self.bot.kill()

    @property
    def times(self) -> Times:
        """How long the bot thought, while it was the one who did."""
        turns = self._stopwatch.turns
        return Times(
            turns=len(turns),
            seconds=round(sum(turns), 6),
            longest=round(max(turns, default=0.0), 6),
            overruns=self._stopwatch.overruns,
        )
