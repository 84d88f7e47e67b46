"""Bots by name: `greedy`, or with options `mce:policy=random,score=win`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from kingdomino import kernel
from kingdomino.bots.bot import Bot
from kingdomino.bots.errors import BotNameError
from kingdomino.bots.greedy import GreedyBot, PartialGreedyBot
from kingdomino.bots.linear import LinearPolicyBot
from kingdomino.bots.mce import POLICIES, SCORES, MceBot
from kingdomino.bots.random import RandomBot
from kingdomino.bots.search import SearchBot, quick_config
from kingdomino.bots.uct import UctBot


class BotType(NamedTuple):
    """The constructor of the bots of a name, and its options."""

    create: Callable[..., Bot]
    """Takes a seed and the options by name; the same seed plays the same."""
    options: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The values of each option, the default first."""
    needs_kernel: bool = False
    """Whether it needs the compiled kernel; without it, `greedy` plays instead."""
    is_timed: bool = False
    """Whether it uses all the time of its clock; the others choose in milliseconds."""


def _page(seed: int) -> Bot:
    return PartialGreedyBot(seed, visibility=0.15)


def _squire(seed: int) -> Bot:
    return PartialGreedyBot(seed, visibility=0.5)


def _duke(seed: int) -> Bot:
    return SearchBot(seed, config=quick_config, rollouts=60, is_timed=False)


LEVELS: Mapping[str, BotType] = MappingProxyType(
    {
        "page": BotType(_page),
        "squire": BotType(_squire),
        "knight": BotType(GreedyBot),
        "duke": BotType(_duke, needs_kernel=True),
        "regent": BotType(SearchBot, needs_kernel=True, is_timed=True),
    }
)
"""The levels of difficulty that people play against, the weakest first."""

BOTS: Mapping[str, BotType] = MappingProxyType(
    {
        **LEVELS,
        "random": BotType(RandomBot),
        "greedy": BotType(GreedyBot),
        "linear": BotType(LinearPolicyBot, needs_kernel=True),
        "mce": BotType(
            MceBot,
            {"policy": POLICIES, "score": tuple(SCORES)},
            needs_kernel=True,
            is_timed=True,
        ),
        "uct": BotType(UctBot, {"policy": POLICIES}, needs_kernel=True, is_timed=True),
        "search": BotType(SearchBot, needs_kernel=True, is_timed=True),
    }
)
"""All bots by name."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """Create the bot of a name; `greedy` for one that needs the kernel where there is none.

    Raises `BotNameError` for an unknown name, option or value.

    >>> make_bot("clever")
    Traceback (most recent call last):
    ...
    kingdomino.bots.errors.BotNameError: there is no bot “clever”; there are page, squire...
    """
    bot, _, options = name.partition(":")
    if bot not in BOTS:
        raise BotNameError("unknown-bot", bot=bot, known=", ".join(BOTS))
    chosen = _parse_options(bot, options)
    if is_replaced(name):
        return GreedyBot(seed)
    return BOTS[bot].create(seed, **chosen)


def is_replaced(name: str) -> bool:
    """Return whether `greedy` plays in place of a bot because the kernel is missing."""
    bot = BOTS.get(name.partition(":")[0])
    return bot is not None and bot.needs_kernel and not kernel.is_available


def is_slow(name: str) -> bool:
    """Return whether a bot uses all the time of its clock.

    >>> is_slow("page")
    False
    """
    return BOTS[name.partition(":")[0]].is_timed and not is_replaced(name)


def _parse_options(bot: str, text: str) -> dict[str, str]:
    known, chosen = BOTS[bot].options, {}
    for part in text.split(",") if text else ():
        option, _, value = part.partition("=")
        if option not in known:
            names = ", ".join(known) or "none"
            raise BotNameError("unknown-option", bot=bot, option=option, known=names)
        if value not in known[option]:
            names = ", ".join(known[option])
            raise BotNameError("unknown-value", bot=bot, option=option, value=value, known=names)
        chosen[option] = value
    return chosen
