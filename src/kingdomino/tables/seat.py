"""A place at a table, and who plays there."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from kingdomino.bots import BOTS
from kingdomino.tables.errors import Refusal, TableError

LONGEST_NAME: Final = 24
DEFAULT_LEVEL: Final = "knight"
"""The bot that steps in where nobody chose one."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays with a colour.

    A person keeps a seat by a token even while a bot plays it; a seat with neither is open.
    """

    name: str = ""
    """What a person is called; a bot has no name but its level."""
    holder: str | None = None
    """The hash of the token of the person who sits here."""
    level: str | None = None
    """The bot that plays now."""
    contribution: str = ""
    """What was given for the shuffle."""

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.holder is None and self.level is None


def checked_name(name: str) -> str:
    """A name as it will be shown.

    Raises `TableError` if it is empty, too long or not printable.

    >>> checked_name("  Ann ")
    'Ann'
    """
    name = unicodedata.normalize("NFC", " ".join(name.split(" "))).strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise TableError(Refusal.NAME, most=LONGEST_NAME)
    return name


def checked_level(level: str) -> str:
    """The name of a bot.

    Raises `TableError` if there is none of this name.
    """
    if level not in BOTS:
        raise TableError(Refusal.LEVEL, level=level, known=", ".join(BOTS))
    return level
