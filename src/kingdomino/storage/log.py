"""The log of all tables, in a database."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kingdomino.storage.database import Database
from kingdomino.storage.group_commit import GroupCommitWriter
from kingdomino.storage.schema import entries, tables
from kingdomino.tables import (
    Acted,
    ConflictError,
    Entry,
    Status,
    TableSummary,
    decode_event,
    encode_event,
)


class DatabaseLog:
    """Implements `kingdomino.tables.Log` on a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # PostgreSQL groups commits by itself.
        self._writer = GroupCommitWriter(database, _write) if database.is_sqlite else None

    async def append(self, summary: TableSummary, new: Sequence[Entry]) -> None:
        """Write entries, all or none: see `kingdomino.tables.Log.append`."""
        try:
            if self._writer is not None:
                await self._writer.append(summary, new)
            else:
                await self.database.write(lambda connection: _write(connection, summary, new))
        except IntegrityError as error:
            raise ConflictError(summary.table) from error

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table with a higher number, in order."""
        query = (
            select(entries.c.number, entries.c.at, entries.c.event)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(number, at / 1000, decode_event(event)) for number, at, event in rows]

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        """Return the last number of each of these tables that exists."""
        query = select(tables.c.id, tables.c.number).where(tables.c.id.in_(names))
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: row.number for row in rows}

    async def due(self, now: float, grace: float, limit: int) -> list[str]:
        """Return tables where a bot should have played: see `kingdomino.tables.Log.due`."""
        earliest, latest = _milliseconds(now - grace), _milliseconds(now + grace)
        is_bots_turn = tables.c.due_at == 0
        is_forgotten = or_(tables.c.moved_at < earliest, tables.c.moved_at > latest)
        is_time_up = and_(tables.c.due_at > 0, tables.c.due_at < earliest)
        query = (
            select(tables.c.id)
            .where(or_(is_time_up, and_(is_bots_turn, is_forgotten)))
            .order_by(tables.c.moved_at)
            .limit(limit)
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def list_tables(
        self, status: Status | None = None, is_public: bool | None = None, limit: int = 100
    ) -> list[TableSummary]:
        """Return tables, the most recently changed first."""
        query = select(tables).order_by(tables.c.moved_at.desc(), tables.c.id).limit(limit)
        if status is not None:
            query = query.where(tables.c.status == status.value)
        if is_public is not None:
            query = query.where(tables.c.is_public == is_public)
        async with self.database.reading() as connection:
            return [_summary(row) for row in await connection.execute(query)]

    async def prune(self, before: float, status: Status | None = None) -> int:
        """Delete the tables without an event since a time, and return how many.

        With a status, only tables of that status.
        """
        old = delete(tables).where(tables.c.moved_at < _milliseconds(before))
        if status is not None:
            old = old.where(tables.c.status == status.value)
        async with self.database.writing() as connection:
            return (await connection.execute(old)).rowcount

    async def count(self) -> dict[Status, int]:
        """Return the number of tables of each status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        async with self.database.reading() as connection:
            counts = {Status(status): count for status, count in await connection.execute(query)}
        return {status: counts.get(status, 0) for status in Status}


def _write(connection: Connection, summary: TableSummary, new: Sequence[Entry]) -> None:
    """Write entries in a transaction.

    Raises `ConflictError` if it came too late and nothing was written, and `IntegrityError` if the
    transaction has to be rolled back.
    """
    before = new[0].number - 1
    row = _table_row(summary)
    if before:
        current = update(tables).where(tables.c.id == summary.table, tables.c.number == before)
        if connection.execute(current.values(row)).rowcount != 1:
            raise ConflictError(summary.table)
    else:
        connection.execute(insert(tables).values(row))
    rows = []
    for entry in new:
        action = entry.event if isinstance(entry.event, Acted) else None
        rows.append(
            {
                "table_id": summary.table,
                "number": entry.number,
                "at": _milliseconds(entry.at),
                "event": encode_event(entry.event),
                "game": action.game if action else None,
                "ply": action.ply if action else None,
            }
        )
    connection.execute(insert(entries), rows)


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


def _table_row(summary: TableSummary) -> dict[str, Any]:
    return {
        "id": summary.table,
        "number": summary.number,
        "status": summary.status.value,
        "rules": summary.rules,
        "players": json.dumps(summary.players),
        "is_public": summary.is_public,
        "opened_at": _milliseconds(summary.opened_at),
        "moved_at": _milliseconds(summary.moved_at),
        "due_at": None if summary.due_at is None else _milliseconds(summary.due_at),
    }


def _summary(row: Row[Any]) -> TableSummary:
    return TableSummary(
        table=row.id,
        status=Status(row.status),
        rules=row.rules,
        players=tuple(json.loads(row.players)),
        is_public=row.is_public,
        opened_at=row.opened_at / 1000,
        moved_at=row.moved_at / 1000,
        due_at=None if row.due_at is None else row.due_at / 1000,
        number=row.number,
    )
