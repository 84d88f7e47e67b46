"""Entrants: a bot by name, a class or a program, with a label and its seconds for a turn."""

import re
import shlex
from dataclasses import dataclass
from math import isfinite
from typing import ClassVar, Final

from kingdomino.bots import load_bot
from kingdomino.bots.custom import split_label
from kingdomino.rules import KingdominoError

_PROGRAM: Final = "exec:"
_SECONDS: Final = re.compile(r"@([0-9]*\.?[0-9]+)$")


class EntrantError(KingdominoError, ValueError):
    """A text that names no entrant."""

    kind = "entrant"
    messages: ClassVar[dict[str, str]] = {
        "command": "“{entrant}”: exec: must be followed by a command line",
        "seconds": "“{entrant}”: @ must be followed by the seconds of a turn, more than 0",
        "twice": "“{entrant}” is named twice",
    }


@dataclass(frozen=True)
class Entrant:
    """A bot and its seconds for a turn."""

    label: str
    """The label in front of it, or the whole text."""
    name: str
    """The text without the label and the seconds."""
    seconds: float

    @property
    def command(self) -> tuple[str, ...]:
        """The command line of a program; empty for a bot by name."""
        if not self.name.startswith(_PROGRAM):
            return ()
        return tuple(shlex.split(self.name.removeprefix(_PROGRAM)))


def parse_entrant(text: str, seconds: float) -> Entrant:
    """Parse `[LABEL=]BOT[@SECONDS]`.

    A bot is `NAME[:options]`, `file.py:Class`, `module:Class`, the name of an entry point or
    `exec:COMMAND LINE`. `seconds` is the default. Raises `EntrantError`, and `BotNameError` for an
    unknown bot.

    >>> parse_entrant("greedy@0.5", seconds=0.1)
    Entrant(label='greedy@0.5', name='greedy', seconds=0.5)
    >>> parse_entrant("exec:python3 my_bot.py", seconds=0.1).command
    ('python3', 'my_bot.py')
    >>> parse_entrant("mine=greedy", seconds=0.1)
    Entrant(label='mine', name='greedy', seconds=0.1)
    """
    label, bot = split_label(text.strip())
    match = _SECONDS.search(bot)
    name = bot[: match.start()] if match else bot
    entrant = Entrant(label or bot, name, float(match[1]) if match else seconds)
    if not (isfinite(entrant.seconds) and entrant.seconds > 0):
        raise EntrantError("seconds", entrant=text.strip())
    _check(entrant)
    return entrant


def _check(entrant: Entrant) -> None:
    if not entrant.name.startswith(_PROGRAM):
        if "@" in entrant.name:
            raise EntrantError("seconds", entrant=entrant.label)
        load_bot(entrant.name)
        return
    try:
        has_command = bool(entrant.command)
    except ValueError:  # an unclosed quotation mark
        has_command = False
    if not has_command:
        raise EntrantError("command", entrant=entrant.label)
