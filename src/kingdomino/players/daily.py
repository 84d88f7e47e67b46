"""The daily deal: one deal a day for everybody, against the same bots.

Each day has a secret of 32 bytes. Its SHA-256, the commitment, is published the day before, and the
secret the day after; so everybody can check that the deal was fixed. The deal itself is made of a
secret derived from it, since tables publish their own secret as soon as they are over.
"""

from datetime import date, timedelta
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from kingdomino.bots import Bot, SearchBot, make_bot, play_game
from kingdomino.rules import Game, Ruleset
from kingdomino.tables.fairness import mix
from kingdomino.tables.log import Status
from kingdomino.tables.setup import SeatRequest, TableSetup
from kingdomino.tables.table import Table

FIRST_DAY: Final = date(2026, 1, 1)
"""The day whose deal has the number 1."""
SEAT: Final = 0
"""The seat of the person."""
REGENT_ROLLOUTS: Final = 400
"""The rollouts of each turn of the Regent: its games are the same on every machine."""
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
    """The kinds of matches at a daily deal: the try that counts, or practice."""

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


class DailyResult(NamedTuple):
    """The result of a counted try."""

    status: Literal["done", "void"]
    """`void` if it was given up, or if a bot played a turn of the person."""
    points: int | None = None
    kingdom: str | None = None
    """The placements in notation, separated by commas."""


def daily_result(table: Table) -> DailyResult | None:
    """Return the result of a counted try; `None` while it is played, and for other tables."""
    if not table.is_counted:
        return None
    if any(event.bot is not None for event in table.actions if event.seat == SEAT):
        return DailyResult("void")
    if table.status is Status.OVER and table.match is not None:
        kingdom = table.match.game.kingdoms[SEAT]
        placed = ",".join(map(str, kingdom.placed))
        return DailyResult("done", kingdom.points_with_bonuses(table.ruleset), placed)
    return DailyResult("void") if table.status.is_final else None


def regent_points(secret: bytes, day: date, first: int, games: int) -> list[int]:
    """Let the Regent play a day's deal in the seat of the person; return its points in each game.

    Each game has a number of its own, from `first` on, and other choices.
    """
    return [_regent_game(secret, day, 1000 * number) for number in range(first, first + games)]


def _regent_game(secret: bytes, day: date, seed: int) -> int:
    bots: list[Bot] = [SearchBot(seed, rollouts=REGENT_ROLLOUTS)]
    bots += [make_bot(level, seed + 1 + seat) for seat, level in enumerate(daily_levels(day))]
    game = play_game(bots, Game.new(daily_ruleset(), daily_seed(secret)))
    return game.kingdoms[SEAT].points_with_bonuses(game.ruleset)


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
