"""The levels that play at a table."""

from kingdomino.bots import LEVELS
from kingdomino.tables import Table


def levels_of(table: Table) -> tuple[str | None, ...] | None:
    """Return the level of the bot of each seat; `None` for a person or another bot.

    `None` for all of them if no level is known.
    """
    levels = tuple(seat.level if seat.level in LEVELS else None for seat in table.seats)
    return levels if any(levels) else None
