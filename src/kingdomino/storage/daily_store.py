"""Daily deals: the secrets of the days, the counted tries, and the games of the bot.

Processes that share a database agree on a day's secret: the first to write it decides.
"""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, func, select

from kingdomino.players import DailyKind, table_secret
from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import (
    daily_deals,
    daily_regent,
    daily_tries,
    entries,
    seconds,
)
from kingdomino.storage.statements import insert
from kingdomino.tables import decode_event
from kingdomino.tables.events import Opened


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
        return known or bytes.fromhex(await self._database.write(_add_secret, day, secret.hex()))

    async def find_secret(self, day: str) -> bytes | None:
        """Return the secret of a day; `None` if it has none."""
        found = await self._database.scalar(_secret_query(day))
        return None if found is None else bytes.fromhex(found)

    async def add_try(self, day: str, player: str, table: str) -> str:
        """Count a table as the try of a player; return the table that counts, the first one."""
        return await self._database.write(_add_try, day, player, table)

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
        query = select(func.count().label("finished"), better.label("better")).where(done)
        (row,) = await self._database.rows(query)
        return int(row.finished), int(row.better)

    async def parts(self, day: str) -> dict[int, list[int]]:
        """Return the points of the bot's games on a day's deal, by part."""
        query = select(daily_regent.c.part, daily_regent.c.points).where(daily_regent.c.day == day)
        return {row.part: json.loads(row.points) for row in await self._database.rows(query)}

    async def add_part(self, day: str, part: int, points: list[int]) -> None:
        """Keep a part of the bot's games; one that another process wrote first stays."""
        await self._database.write(_add_part, day, part, points)

    async def kinds_of(self, tables: Sequence[str]) -> dict[str, DailyKind]:
        """Return which of some tables have a daily deal, and whether it is the counted try.

        This follows from the log: such a table has the secret of the day when it was opened.
        """
        return await self._database.read(_kinds_of, tables)

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
        return [DailyTry(*row) for row in await self._database.rows(query)]


def _secret_query(day: str) -> Any:
    return select(daily_deals.c.secret).where(daily_deals.c.day == day)


def _add_secret(connection: Connection, day: str, secret: str) -> str:
    new = insert(connection, daily_deals, {"day": day, "secret": secret})
    connection.execute(new.on_conflict_do_nothing())
    return str(connection.scalar(_secret_query(day)))


def _add_try(connection: Connection, day: str, player: str, table: str) -> str:
    values = {"day": day, "player_id": player, "table_id": table, "status": "playing"}
    connection.execute(insert(connection, daily_tries, values).on_conflict_do_nothing())
    query = select(daily_tries.c.table_id).where(_is_try(day, player))
    return str(connection.scalar(query))


def _add_part(connection: Connection, day: str, part: int, points: list[int]) -> None:
    values = {"day": day, "part": part, "points": json.dumps(points)}
    connection.execute(insert(connection, daily_regent, values).on_conflict_do_nothing())


def _is_try(day: str, player: str) -> Any:
    return and_(daily_tries.c.day == day, daily_tries.c.player_id == player)


def _kinds_of(connection: Connection, tables: Sequence[str]) -> dict[str, DailyKind]:
    first = select(entries.c.table_id, entries.c.at, entries.c.event).where(
        entries.c.number == 1, entries.c.table_id.in_(tables)
    )
    opened: dict[str, Opened] = {}
    days = set()
    for table, at, text in connection.execute(first):
        event = decode_event(text)
        if isinstance(event, Opened):
            opened[table] = event
            day = datetime.fromtimestamp(seconds(at), UTC).date()
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
