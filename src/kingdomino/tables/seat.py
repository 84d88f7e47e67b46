"""A seat of a table, and who plays it."""

import unicodedata
from dataclasses import dataclass
from typing import Final

from kingdomino.bots import BOTS
from kingdomino.tables.errors import Refusal, TableError

MAX_NAME: Final = 24
DEFAULT_LEVEL: Final = "knight"
"""The bot that plays where nobody chose one."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a colour.

    A person holds a seat by a token even while a bot plays it; a seat with neither is open.
    """

    name: str = ""
    """The name of a person; empty for a bot."""
    token_hash: str | None = None
    """The hash of the token of the person who holds the seat."""
    level: str | None = None
    """The bot that plays now."""
    contribution: str = ""
    """What the seat contributed to the shuffle."""

    @property
    def is_open(self) -> bool:
        """Whether anybody may take it."""
        return self.token_hash is None and self.level is None


_JOINERS: Final = "\u200c\u200d"
"""Zero-width (non-)joiners, which scripts such as Persian and many emoji need."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as printable but show nothing."""


def check_name(name: str) -> str:
    """Return a name as it will be shown.

    Raises `TableError` if it is empty, too long or not printable, if it shows nothing, or if it
    begins with a colon, which marks the level of a bot.

    >>> check_name("  Ann ")
    'Ann'
    """
    name = unicodedata.normalize("NFC", " ".join(name.split(" "))).strip()
    visible = "".join(char for char in name if char not in _JOINERS)
    is_blank = not any(char not in _BLANKS and not char.isspace() for char in visible)
    is_valid = 0 < len(name) <= MAX_NAME and visible.isprintable() and not is_blank
    if not is_valid or visible.startswith((":", "：")):
        raise TableError(Refusal.NAME, most=MAX_NAME)
    return name


def check_level(level: str) -> str:
    """Return the name of a bot.

    Raises `TableError` if there is no such bot.
    """
    if level not in BOTS:
        raise TableError(Refusal.LEVEL, level=level, known=", ".join(BOTS))
    return level
