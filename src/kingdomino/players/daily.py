"""The daily deal: one deal a day for everybody, against the same bots.

Each day has a secret of 32 bytes. Its SHA-256, the commitment, is published the day before, and the
secret the day after; so everybody can check that the deal was fixed. The deal itself is made of a
secret derived from it, since tables publish their own secret as soon as they are over.
"""

from datetime import date, timedelta
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from typing import Final

from kingdomino.rules import Ruleset
from kingdomino.tables.fairness import mix
from kingdomino.tables.setup import SeatRequest, TableSetup
from kingdomino.tables.table import Table

FIRST_DAY: Final = date(2026, 1, 1)
"""The day whose deal has the number 1."""
SEAT: Final = 0
"""The seat of the person."""
_LINEUPS: Final = (
    ("page", "page", "squire"),
    ("page", "squire", "squire"),
    ("squire", "squire", "knight"),
    ("squire", "knight", "knight"),
    ("knight", "knight", "duke"),
    ("knight", "duke", "duke"),
    ("duke", "duke", "regent"),
)
"""The bots of each weekday, Monday first."""


class DailyKind(StrEnum):
    """What a match at a daily deal was: the try that counts, or practice."""

    COUNTED = "counted"
    PRACTICE = "practice"


def daily_number(day: date) -> int:
    """Return the number of a day's deal.

    >>> daily_number(date(2026, 11, 17))
    321
    """
    return (day - FIRST_DAY).days + 1


def daily_levels(day: date) -> tuple[str, ...]:
    """Return the bots of a day: weak on Monday, strong on Sunday.

    >>> daily_levels(date(2026, 11, 22))
    ('duke', 'duke', 'regent')
    """
    return _LINEUPS[day.weekday()]


@lru_cache(maxsize=4)
def _puzzle_order(cycle: int, count: int) -> list[int]:
    return sorted(
        range(1, count + 1), key=lambda number: sha256(f"{cycle} {number}".encode()).digest()
    )


def daily_puzzle(day: date, count: int) -> int:
    """Return the number of a day's puzzle, from 1: one of `count`, none twice before all were.

    >>> days = [FIRST_DAY + timedelta(days=n) for n in range(260)]
    >>> sorted(daily_puzzle(day, 260) for day in days) == list(range(1, 261))
    True
    """
    cycle, place = divmod(daily_number(day) - 1, count)
    return _puzzle_order(cycle, count)[place]


def daily_ruleset() -> Ruleset:
    """Return the rules of every daily deal."""
    return Ruleset.preset("classic", players=1 + len(_LINEUPS[0]))


def table_secret(secret: bytes) -> bytes:
    """Return the secret of the tables of a day, given the secret of the day.

    >>> table_secret(bytes(32)).hex()[:16]
    '7cd4fe55e83e077e'
    """
    return sha256(b"kingdomino daily deal" + secret).digest()


def daily_seed(secret: bytes) -> bytes:
    """Return the seed of the game of a day: nobody contributes to it."""
    return mix(table_secret(secret), [""] * daily_ruleset().players)


def daily_setup(day: date, name: str, *, is_counted: bool) -> TableSetup:
    """Return the table of a person; practice at it is not counted."""
    bots = (SeatRequest(level=level) for level in daily_levels(day))
    return TableSetup(daily_ruleset(), (SeatRequest(name=name), *bots), is_counted=is_counted)


def is_own_play(table: Table) -> bool:
    """Return whether the person played every turn of their seat."""
    return all(event.bot is None for event in table.actions if event.seat == SEAT)


def streaks(days: set[date], today: date) -> tuple[int, int]:
    """Return the days in a row up to today, or to yesterday, and the longest such row.

    >>> monday = date(2026, 11, 16)
    >>> streaks({monday - timedelta(days=n) for n in (1, 2, 5, 6, 7)}, monday)
    (2, 3)
    """
    one = timedelta(days=1)

    def row(end: date) -> int:
        length = 0
        while end - length * one in days:
            length += 1
        return length

    current = row(today) or row(today - one)
    return current, max((row(day) for day in days), default=0)
