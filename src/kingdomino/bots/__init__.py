"""Players: a view in, an action out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from kingdomino.bots.bot import Bot, Clock
from kingdomino.bots.greedy import GreedyBot
from kingdomino.bots.random import RandomBot

BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot}
)
"""Who can be played against, by name; made with a seed, the same seed plays the same."""

__all__ = ["BOTS", "Bot", "Clock", "GreedyBot", "RandomBot"]
