"""A seat of a table, and who plays it."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.bots import BOTS, offered_bots
from kingdomino.rules import Colour
from kingdomino.tables.errors import Refusal, TableError

MAX_NAME: Final = 24
DEFAULT_LEVEL: Final = "knight"
"""The bot that plays where nobody chose one."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its player.

    A person holds a seat by a token even while a bot plays it; a seat with neither is open.
    """

    name: str = ""
    """The name of a person; empty for a bot."""
    token_hash: str | None = None
    """The hash of the token of the person who holds the seat."""
    level: str | None = None
    """The bot that plays now."""
    contribution: str = ""
    """The contribution to the shuffle."""
    key_hash: str | None = None
    """The hash of the idempotency key of the request that took the seat."""
    left_by: str | None = None
    """The hash of the token of the person who left during the game, and may come back."""
    asked_by: tuple[int, ...] = ()
    """The seats whose people asked that a bot plays for this one's person."""

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
    if not is_valid or visible.startswith((":", "：", "∶", "꞉", "˸", "﹕")):
        raise TableError(Refusal.NAME, most=MAX_NAME)
    return name


def check_colour(colour: str) -> Colour:
    """Return a colour. Raises `TableError` if there is no such colour."""
    if colour not in set(Colour):
        raise TableError(Refusal.COLOUR, colour=colour, known=", ".join(Colour))
    return Colour(colour)


def assign_colours(wanted: Sequence[str | None]) -> tuple[Colour, ...]:
    """Return the colour of each seat: the wanted one, else its usual one, else any that is free.

    >>> [str(colour) for colour in assign_colours([None, "pink", None])]
    ['yellow', 'pink', 'green']
    """
    chosen = [None if colour is None else Colour(colour) for colour in wanted]
    usual = [Colour.of_seat(seat) for seat in range(len(wanted))]
    for seat, colour in enumerate(usual):
        if chosen[seat] is None and colour not in chosen:
            chosen[seat] = colour
    free = [colour for colour in Colour if colour not in chosen]
    return tuple(free.pop(0) if colour is None else colour for colour in chosen)


def check_level(level: str) -> str:
    """Return the name of a bot, or the label of one that the host offers.

    Raises `TableError` if there is no such bot.
    """
    known = (*BOTS, *offered_bots())
    if level not in known:
        raise TableError(Refusal.LEVEL, level=level, known=", ".join(known))
    return level
