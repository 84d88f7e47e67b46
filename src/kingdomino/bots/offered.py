"""Bots of the host's own that a server offers as levels, by label.

They are set once, when a process starts, from what the host named; a request can only choose one of
the labels.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from kingdomino.bots.custom import load_bot, split_label
from kingdomino.bots.errors import BotNameError
from kingdomino.bots.registry import BOTS

MAX_LABEL: Final = 24

_offered: dict[str, str] = {}


def offer_bots(texts: Iterable[str]) -> None:
    """Offer these bots, each as `[LABEL=]BOT`, and no others.

    Without a label, it is what follows the last colon: the name of the class. Every bot is created
    once, so that one that can't be is found now. Raises `BotNameError`.

    >>> offer_bots(["mine=kingdomino.bots:GreedyBot"])
    >>> dict(offered_bots())
    {'mine': 'kingdomino.bots:GreedyBot'}
    >>> offer_bots([])
    """
    offered: dict[str, str] = {}
    for text in texts:
        label, name = split_label(text.strip())
        label = label or name.rpartition(":")[2]
        is_taken = label in BOTS or label in offered
        if is_taken or not (label.isprintable() and len(label) <= MAX_LABEL):
            raise BotNameError("bad-label", label=label, most=MAX_LABEL)
        load_bot(name)
        offered[label] = name
    _offered.clear()
    _offered.update(offered)


def offered_bots() -> Mapping[str, str]:
    """Return the names of the offered bots by label."""
    return MappingProxyType(_offered)
