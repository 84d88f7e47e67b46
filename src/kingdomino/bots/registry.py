"""Bots by name: `greedy`, or with options `mce:policy=random,score=win`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from kingdomino import kernel
from kingdomino.bots.bot import Bot
from kingdomino.bots.canny import CannyBot
from kingdomino.bots.greedy import GreedyBot
from kingdomino.bots.hasty import HastyBot
from kingdomino.bots.mce import POLICIES, SCORES, MceBot
from kingdomino.bots.random import RandomBot
from kingdomino.bots.search import SearchBot, briefly
from kingdomino.bots.uct import UctBot
from kingdomino.rules import KingdominoError


class BotNameError(KingdominoError):
    """A name that stands for no bot."""

    kind = "bot"
    messages: ClassVar[dict[str, str]] = {
        "unknown-bot": "there is no bot {bot!r}; there are {known}",
        "unknown-option": "{bot} has no option {option!r}; it has {known}",
        "unknown-value": "{option} of {bot} can't be {value!r}; it is {known}",
    }


class Kind(NamedTuple):
    """How bots of a name are made."""

    make: Callable[..., Bot]
    """Takes a seed and the options by name; the same seed plays the same."""
    options: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """What each option can be; the first is what it is when nobody says."""
    needs_kernel: bool = False
    """Whether it thinks on the compiled kernel; without that, `greedy` plays instead."""


def _page(seed: int) -> Bot:
    return HastyBot(seed, attention=0.15)


def _squire(seed: int) -> Bot:
    return HastyBot(seed, attention=0.5)


def _duke(seed: int) -> Bot:
    return SearchBot(seed, manner=briefly, rollouts=60, is_timed=False)


LEVELS: Mapping[str, Kind] = MappingProxyType(
    {
        "page": Kind(_page),
        "squire": Kind(_squire),
        "knight": Kind(GreedyBot),
        "duke": Kind(_duke, needs_kernel=True),
        "regent": Kind(SearchBot, needs_kernel=True),
    }
)
"""Whom a person plays against, the weakest first."""

BOTS: Mapping[str, Kind] = MappingProxyType(
    {
        **LEVELS,
        "random": Kind(RandomBot),
        "greedy": Kind(GreedyBot),
        "canny": Kind(CannyBot, needs_kernel=True),
        "mce": Kind(MceBot, {"policy": POLICIES, "score": tuple(SCORES)}, needs_kernel=True),
        "uct": Kind(UctBot, {"policy": POLICIES}, needs_kernel=True),
        "search": Kind(SearchBot, needs_kernel=True),
    }
)
"""All bots by name."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of a name; `greedy` for one that needs the kernel where there is none.

    Raises `BotNameError` for a name, an option or a value that stands for nothing.

    >>> make_bot("clever")
    Traceback (most recent call last):
    ...
    kingdomino.bots.registry.BotNameError: there is no bot 'clever'; there are page, squire...
    """
    kind, _, options = name.partition(":")
    if kind not in BOTS:
        raise BotNameError("unknown-bot", bot=kind, known=", ".join(BOTS))
    chosen = _read_options(kind, options)
    if is_replaced(name):
        return GreedyBot(seed)
    return BOTS[kind].make(seed, **chosen)


def is_replaced(name: str) -> bool:
    """Whether `greedy` plays in place of the bot of this name, for want of the kernel."""
    return BOTS[name.partition(":")[0]].needs_kernel and not kernel.is_available


def _read_options(bot: str, text: str) -> dict[str, str]:
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
