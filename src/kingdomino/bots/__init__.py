"""Players: a view in, an action out."""

from kingdomino.bots.bot import Bot, Clock
from kingdomino.bots.greedy import GreedyBot
from kingdomino.bots.random import RandomBot
from kingdomino.bots.registry import BOTS, LEVELS, BotNameError, is_replaced, make_bot
from kingdomino.bots.search import SearchBot
from kingdomino.bots.turn import choose_turn

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotNameError",
    "Clock",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "choose_turn",
    "is_replaced",
    "make_bot",
]
