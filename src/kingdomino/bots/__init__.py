"""Players: a view in, an action out."""

from kingdomino.bots.bot import Bot, Clock, choose_turn, play_game
from kingdomino.bots.custom import load_bot
from kingdomino.bots.errors import BotError, BotNameError
from kingdomino.bots.greedy import GreedyBot
from kingdomino.bots.offered import offer_bots, offered_bots
from kingdomino.bots.random import RandomBot
from kingdomino.bots.registry import BOTS, LEVELS, is_replaced, is_slow, make_bot
from kingdomino.bots.search import SearchBot
from kingdomino.bots.validation import ValidatedBot, choose_legal

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotError",
    "BotNameError",
    "Clock",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "ValidatedBot",
    "choose_legal",
    "choose_turn",
    "is_replaced",
    "is_slow",
    "load_bot",
    "make_bot",
    "offer_bots",
    "offered_bots",
    "play_game",
]
