"""Players: a view in, an action out."""

from kingdomino.bots.bot import Bot, Clock
from kingdomino.bots.greedy import GreedyBot
from kingdomino.bots.random import RandomBot
from kingdomino.bots.registry import BOTS, BotNameError, make_bot

__all__ = ["BOTS", "Bot", "BotNameError", "Clock", "GreedyBot", "RandomBot", "make_bot"]
