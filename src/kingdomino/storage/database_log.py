"""The log of all tables, in a database."""

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, Row, and_, bindparam, delete, func, or_, select

from kingdomino.players import daily_result, match_result
from kingdomino.storage.append import Append
from kingdomino.storage.database import Database
from kingdomino.storage.group_commit import GroupCommitWriter
from kingdomino.storage.sql_schema import entries, milliseconds, seconds, tables
from kingdomino.tables import Acted, Entry, Status, Table, TableSummary, decode_event

# Built once: building it takes as long as running it.
_READ: Final = (
    select(entries.c.number, entries.c.at, entries.c.event)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)


class DatabaseLog:
    """Implements `kingdomino.tables.Log` on a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = GroupCommitWriter(database.append)

    async def append(self, table: Table, entries: Sequence[Entry]) -> None:
        """Write entries and the results that follow from them, all or none.

        See `kingdomino.tables.Log.append`.
        """
        is_turn = any(isinstance(entry.event, Acted) for entry in entries)
        is_end = is_turn and table.status is Status.OVER  # after the end nobody acts any more
        result = match_result(table) if is_end else None
        daily = daily_result(table) if table.is_counted else None
        await self._writer.append(Append(table, entries, result, daily))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table with a higher number, in order."""
        values = {"table": table, "after": after}
        rows = await self.database.rows(_READ, values)
        return [Entry(row.number, seconds(row.at), decode_event(row.event)) for row in rows]

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        """Return the last number of each of these tables that exists."""
        return {row.id: row.number for row in await self._rows(names, tables.c.number)}

    async def find_open(self, names: Sequence[str]) -> set[str]:
        """Return which of these tables are not started."""
        rows = await self._rows(names, tables.c.status)
        return {row.id for row in rows if row.status == Status.OPEN}

    async def find_bots_only(self, names: Sequence[str]) -> set[str]:
        """Return at which of these tables bots play among themselves."""
        rows = await self._rows(names, tables.c.status, tables.c.players)
        return {
            row.id
            for row in rows
            if row.status == Status.PLAYING
            and all(player.startswith(":") for player in json.loads(row.players))
        }

    async def due(self, now: float, grace: float, limit: int) -> list[str]:
        """Return tables where a bot should have played: see `kingdomino.tables.Log.due`."""
        earliest, latest = milliseconds(now - grace), milliseconds(now + grace)
        is_bots_turn = tables.c.due_at == 0
        is_forgotten = or_(tables.c.moved_at < earliest, tables.c.moved_at > latest)
        is_time_up = and_(tables.c.due_at > 0, tables.c.due_at < earliest)
        query = (
            select(tables.c.id)
            .where(or_(is_time_up, and_(is_bots_turn, is_forgotten)))
            .order_by(tables.c.moved_at)
            .limit(limit)
        )
        return [row.id for row in await self.database.rows(query)]

    async def list_tables(
        self, status: Status | None = None, is_public: bool | None = None, limit: int = 100
    ) -> list[TableSummary]:
        """Return tables, the most recently changed first."""
        query = select(tables).order_by(tables.c.moved_at.desc(), tables.c.id).limit(limit)
        if status is not None:
            query = query.where(tables.c.status == status.value)
        if is_public is not None:
            query = query.where(tables.c.is_public == is_public)
        return [_summary(row) for row in await self.database.rows(query)]

    async def prune(self, before: float, status: Status | None = None) -> int:
        """Delete the tables without an event since a time, and return how many.

        With a status, only tables of that status.
        """
        old = delete(tables).where(tables.c.moved_at < milliseconds(before))
        if status is not None:
            old = old.where(tables.c.status == status.value)
        return await self.database.execute(old)

    async def _rows(self, names: Sequence[str], *columns: Column[Any]) -> Sequence[Row[Any]]:
        query = select(tables.c.id, *columns).where(tables.c.id.in_(names))
        return await self.database.rows(query)

    async def count(self) -> dict[Status, int]:
        """Return the number of tables of each status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        counts = {Status(status): count for status, count in await self.database.rows(query)}
        return {status: counts.get(status, 0) for status in Status}


def _summary(row: Row[Any]) -> TableSummary:
    return TableSummary(
        table=row.id,
        status=Status(row.status),
        rules=row.rules,
        players=tuple(json.loads(row.players)),
        is_public=row.is_public,
        opened_at=seconds(row.opened_at),
        moved_at=seconds(row.moved_at),
        due_at=None if row.due_at is None else seconds(row.due_at),
        number=row.number,
    )
