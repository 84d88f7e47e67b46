"""Daily deals: the secrets of the days, the counted tries, and the games of the bot.

Processes that share a database agree on a day's secret: the first to write it decides.
"""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, func, select, text

from kingdomino.players import DailyKind, table_secret
from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import daily_deals, daily_regent, daily_tries, entries
from kingdomino.tables import decode_event
from kingdomino.tables.events import Opened

_ADD_DEAL: Final = text(
    "INSERT INTO daily_deals (day, secret) VALUES (:day, :secret) ON CONFLICT DO NOTHING"
)
_ADD_TRY: Final = text(
    "INSERT INTO daily_tries (day, player_id, table_id, status)"
    " VALUES (:day, :player, :table, 'playing') ON CONFLICT DO NOTHING"
)
_ADD_PART: Final = text(
    "INSERT INTO daily_regent (day, part, points) VALUES (:day, :part, :points)"
    " ON CONFLICT DO NOTHING"
)


class DailyTry(NamedTuple):
    """A counted try of a player."""

    day: str
    player: str
    table: str
    status: str
    """`playing`; `done`; or `void` if it was given up."""
    points: int | None
    kingdom: str
    """The placements in notation, separated by commas; empty until it is done."""


class DailyStore:
    """The daily deals in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ensure_secret(self, day: str, secret: bytes) -> bytes:
        """Return the secret of a day; the given one if the day has none yet."""
        known = await self.find_secret(day)
        if known is not None:
            return known

        def add(connection: Connection) -> str:
            connection.execute(_ADD_DEAL, {"day": day, "secret": secret.hex()})
            return str(connection.execute(_secret_query(day)).scalar_one())

        return bytes.fromhex(await self._database.write(add))

    async def find_secret(self, day: str) -> bytes | None:
        """Return the secret of a day; `None` if it has none."""
        query = _secret_query(day)
        found = await self._database.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else bytes.fromhex(found)

    async def add_try(self, day: str, player: str, table: str) -> str:
        """Count a table as the try of a player; return the table that counts, the first one."""

        def add(connection: Connection) -> str:
            connection.execute(_ADD_TRY, {"day": day, "player": player, "table": table})
            query = select(daily_tries.c.table_id).where(_is_try(day, player))
            return str(connection.execute(query).scalar_one())

        return await self._database.write(add)

    async def find_try(self, day: str, player: str) -> DailyTry | None:
        """Return the counted try of a player."""
        return next(iter(await self._tries(_is_try(day, player), limit=1)), None)

    async def tries_of(self, player: str, since: str) -> list[DailyTry]:
        """Return the finished tries of a player, from a day on."""
        own = and_(
            daily_tries.c.player_id == player,
            daily_tries.c.day >= since,
            daily_tries.c.status == "done",
        )
        return await self._tries(own, limit=1000)

    async def best(self, day: str, limit: int) -> list[DailyTry]:
        """Return the tries of a day with the most points."""
        done = and_(daily_tries.c.day == day, daily_tries.c.status == "done")
        return await self._tries(done, limit)

    async def standing(self, day: str, points: int) -> tuple[int, int]:
        """Return how many finished a day's deal, and how many of them with more points."""
        done = and_(daily_tries.c.day == day, daily_tries.c.status == "done")
        better = func.count().filter(daily_tries.c.points > points)
        query = select(func.count(), better).where(done)
        row = await self._database.read(lambda connection: connection.execute(query).one())
        return int(row[0]), int(row[1])

    async def parts(self, day: str) -> dict[int, list[int]]:
        """Return the points of the bot's games on a day's deal, by part."""
        query = select(daily_regent.c.part, daily_regent.c.points).where(daily_regent.c.day == day)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: json.loads(row[1]) for row in rows}

    async def add_part(self, day: str, part: int, points: list[int]) -> None:
        """Keep a part of the bot's games; one that another process wrote first stays."""
        values = {"day": day, "part": part, "points": json.dumps(points)}
        await self._database.write(lambda connection: connection.execute(_ADD_PART, values))

    async def kinds_of(self, tables: Sequence[str]) -> dict[str, DailyKind]:
        """Return which of some tables have a daily deal, and whether it is the counted try.

        This follows from the log: such a table has the secret of the day when it was opened.
        """
        return await self._database.read(lambda connection: _kinds_of(connection, tables))

    async def _tries(self, condition: Any, limit: int) -> list[DailyTry]:
        columns = daily_tries.c
        query = (
            select(
                columns.day,
                columns.player_id,
                columns.table_id,
                columns.status,
                columns.points,
                func.coalesce(columns.kingdom, ""),
            )
            .where(condition)
            .order_by(columns.points.desc(), columns.day, columns.player_id)
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [DailyTry(*row) for row in rows]


def _secret_query(day: str) -> Any:
    return select(daily_deals.c.secret).where(daily_deals.c.day == day)


def _is_try(day: str, player: str) -> Any:
    return and_(daily_tries.c.day == day, daily_tries.c.player_id == player)


def _kinds_of(connection: Connection, tables: Sequence[str]) -> dict[str, DailyKind]:
    first = select(entries.c.table_id, entries.c.at, entries.c.event).where(
        entries.c.number == 1, entries.c.table_id.in_(tables)
    )
    opened: dict[str, Opened] = {}
    days = set()
    for table, at, text_of_event in connection.execute(first):
        event = decode_event(text_of_event)
        if isinstance(event, Opened):
            opened[table] = event
            day = datetime.fromtimestamp(at / 1000, UTC).date()
            # The deal was chosen before the entry was written: perhaps before midnight.
            days |= {day.isoformat(), (day - timedelta(days=1)).isoformat()}
    known = select(daily_deals.c.secret).where(daily_deals.c.day.in_(days))
    secrets = {
        table_secret(bytes.fromhex(secret)).hex() for secret in connection.execute(known).scalars()
    }
    return {
        table: DailyKind.COUNTED if event.is_counted else DailyKind.PRACTICE
        for table, event in opened.items()
        if event.secret in secrets
    }
