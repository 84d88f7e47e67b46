"""A bot in its seat: timed, validated, and replaced once it has forfeited."""

from kingdomino.arena.play.program import Program
from kingdomino.arena.result import Times
from kingdomino.bots import Bot, BotError, GreedyBot
from kingdomino.bots.stopwatch import Stopwatch
from kingdomino.rules import Action, View


class Player:
    """A bot that is timed and validated.

    After its first error the bot has forfeited, and `greedy` plays on in its seat, so that the
    others can finish the game.
    """

    def __init__(self, bot: Bot, seconds: float, seed: int) -> None:
        self.bot = bot
        self.fault: BotError | None = None
        """The error by which it forfeited."""
        self.ply: int | None = None
        """The number of actions of the match before that error."""
        self._stopwatch = Stopwatch(seconds)
        self._substitute = GreedyBot(seed)

    def choose(self, view: View, ply: int) -> Action:
        """Return the action of the bot; once it has forfeited, that of its substitute."""
        if self.fault is None:
            try:
                return self._stopwatch.choose(self.bot, view)
            except BotError as error:
                self.forfeit(error, ply)
        return self._substitute.choose(view)

    def forfeit(self, fault: BotError, ply: int) -> None:
        """Replace the bot by its substitute; stop it if it is a program."""
        self.fault, self.ply = fault, ply
        if isinstance(self.bot, Program):
            self.bot.kill()

    @property
    def times(self) -> Times:
        """The times of the bot's turns, without those of its substitute."""
        turns = self._stopwatch.turns
        return Times(
            turns=len(turns),
            seconds=round(sum(turns), 6),
            longest=round(max(turns, default=0.0), 6),
            overruns=self._stopwatch.overruns,
        )
