"""Who takes part: a bot by name, or a program, and the seconds it has for a turn."""

import re
import shlex
from dataclasses import dataclass
from math import isfinite
from typing import ClassVar, Final

from kingdomino.bots import make_bot
from kingdomino.rules import KingdominoError

_PROGRAM: Final = "exec:"
_SECONDS: Final = re.compile(r"@([0-9]*\.?[0-9]+)$")


class EntrantError(KingdominoError, ValueError):
    """A text that names nobody who could take part."""

    kind = "entrant"
    messages: ClassVar[dict[str, str]] = {
        "command": "{entrant!r}: exec: is followed by a command line",
        "seconds": "{entrant!r}: @ is followed by the seconds of a turn, more than 0",
        "twice": "{entrant!r} is named twice",
    }


@dataclass(frozen=True)
class Entrant:
    """A bot, and the seconds it has for a turn."""

    label: str
    """As it was written."""
    name: str
    """The same without the seconds."""
    seconds: float

    @property
    def command(self) -> tuple[str, ...]:
        """The command line of a program; empty for a bot of this package."""
        if not self.name.startswith(_PROGRAM):
            return ()
        return tuple(shlex.split(self.name.removeprefix(_PROGRAM)))


def parse_entrant(text: str, seconds: float) -> Entrant:
    """Read `NAME[:options][@SECONDS]` or `exec:COMMAND LINE[@SECONDS]`.

    `seconds` are those of an entrant that does not say. Raises `EntrantError`, and `BotNameError`
    for a bot that there is not.

    >>> parse_entrant("greedy@0.5", seconds=0.1)
    Entrant(label='greedy@0.5', name='greedy', seconds=0.5)
    >>> parse_entrant("exec:python3 my_bot.py", seconds=0.1).command
    ('python3', 'my_bot.py')
    """
    text = text.strip()
    found = _SECONDS.search(text)
    name = text[: found.start()] if found else text
    entrant = Entrant(text, name, float(found[1]) if found else seconds)
    if not (isfinite(entrant.seconds) and entrant.seconds > 0):
        raise EntrantError("seconds", entrant=text)
    _check(entrant)
    return entrant


def _check(entrant: Entrant) -> None:
    if not entrant.name.startswith(_PROGRAM):
        if "@" in entrant.name:
            raise EntrantError("seconds", entrant=entrant.label)
        make_bot(entrant.name)
        return
    try:
        has_command = bool(entrant.command)
    except ValueError:  # a quotation mark that is not closed
        has_command = False
    if not has_command:
        raise EntrantError("command", entrant=entrant.label)
