"""Bots of your own: a class in a file, in a module, or of an installed package.

::

    my_bot.py:MyBot        a class in a file
    my_package.bot:MyBot   a class in a module
    my-bot                 an entry point of the group `kingdomino.bots`

A name is code that is imported and run: take it from the person at the keyboard, never from a
request or a file.
"""

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from kingdomino.bots.bot import Bot
from kingdomino.bots.errors import BotNameError
from kingdomino.bots.registry import BOTS, make_bot

_LABEL: Final = re.compile(r"(?P<label>[^:=@/]+)=(?P<bot>.+)")
GROUP: Final = "kingdomino.bots"
"""The group of entry points that are bots."""
_CLASS: Final = re.compile(r"(?P<place>.+\.py|[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")


def load_bot(name: str, seed: int = 0) -> Bot:
    """Create a bot by name, as `make_bot` does, or one of your own.

    A class is called with the seed, if it takes an argument. Raises `BotNameError` if there is no
    such bot, or it can't be loaded.

    >>> type(load_bot("kingdomino.bots:GreedyBot")).__name__
    'GreedyBot'
    """
    if name.partition(":")[0] in BOTS:
        return make_bot(name, seed)
    create = _load(name)
    try:
        bot: Any = create(seed) if _takes_seed(create) else create()
    except Exception as error:
        raise _not_loaded(name, error) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotNameError("no-choose", bot=name)
    return cast(Bot, bot)


def split_label(text: str) -> tuple[str, str]:
    """Split `LABEL=BOT`; without a label, the label is empty.

    >>> split_label("mine=my_bot.py:MyBot"), split_label("mce:policy=random")
    (('mine', 'my_bot.py:MyBot'), ('', 'mce:policy=random'))
    """
    match = _LABEL.fullmatch(text)
    return (match["label"].strip(), match["bot"].strip()) if match else ("", text)


def is_class_name(text: str) -> bool:
    """Return whether a text has the form of a class in a file or a module."""
    return _CLASS.fullmatch(text) is not None and text.partition(":")[0] not in BOTS


@cache
def _load(name: str) -> Callable[..., Any]:
    """Return the factory of a bot: a class or a function."""
    match = _CLASS.fullmatch(name)
    try:
        if match is None:
            return _load_entry_point(name)
        module = _load_module(match["place"])
    except BotNameError:
        raise
    except Exception as error:
        raise _not_loaded(name, error) from error
    create = getattr(module, match["name"], None)
    if not callable(create):
        raise BotNameError("no-class", bot=match["place"], name=match["name"])
    return create  # type: ignore[no-any-return]


def _load_entry_point(name: str) -> Callable[..., Any]:
    found = entry_points(group=GROUP)
    if name not in found.names:
        known = ", ".join([*BOTS, *sorted(found.names)])
        raise BotNameError("unknown-bot", bot=name, known=known)
    return found[name].load()  # type: ignore[no-any-return]


def _load_module(place: str) -> ModuleType:
    if not place.endswith(".py"):
        # A command is not started from its folder, as `python -m` is.
        if "" not in sys.path and str(Path.cwd()) not in sys.path:
            sys.path.insert(0, str(Path.cwd()))
        return import_module(place)
    file = Path(place).resolve()
    if not file.is_file():
        raise FileNotFoundError(f"there is no file {file.name}")
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.path.insert(0, str(file.parent))  # it may import its neighbours
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(file.parent))
    return module


def _takes_seed(create: Callable[..., Any]) -> bool:
    try:
        signature(create).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def _not_loaded(name: str, error: Exception) -> BotNameError:
    return BotNameError("not-loaded", bot=name, error=f"{type(error).__name__}: {error}")
