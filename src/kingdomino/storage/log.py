"""The log of all tables in a database."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingdomino.storage.database import Database
from kingdomino.storage.schema import entries, tables
from kingdomino.storage.scribe import Scribe
from kingdomino.tables import (
    Acted,
    ConflictError,
    Entry,
    Stage,
    Summary,
    read_event,
    write_event,
)


class DatabaseLog:
    """A `kingdomino.tables.Log` in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # PostgreSQL puts commits together by itself.
        self._scribe = Scribe(database, _write) if database.is_sqlite else None

    async def append(self, summary: Summary, new: Sequence[Entry]) -> None:
        """Write entries, all or none: see `kingdomino.tables.Log.append`."""
        try:
            if self._scribe is not None:
                await self._scribe.append(summary, new)
            else:
                await self.database.write(lambda connection: _write(connection, summary, new))
        except IntegrityError as error:
            raise ConflictError(summary.table) from error

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with a higher number, in order."""
        query = (
            select(entries.c.number, entries.c.at, entries.c.event)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(number, at / 1000, read_event(event)) for number, at, event in rows]

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        """The last number of each of these tables that exists."""
        query = select(tables.c.id, tables.c.number).where(tables.c.id.in_(names))
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: row.number for row in rows}

    async def due(self, before: float, most: int) -> list[str]:
        """Tables where a bot should have played before that time, the longest overdue first."""
        query = (
            select(tables.c.id)
            .where(tables.c.due_at < _milliseconds(before))
            .order_by(tables.c.due_at)
            .limit(most)
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def listed(
        self, stage: Stage | None = None, is_public: bool | None = None, most: int = 100
    ) -> list[Summary]:
        """Tables, those where something happened last first."""
        query = select(tables).order_by(tables.c.moved_at.desc(), tables.c.id).limit(most)
        if stage is not None:
            query = query.where(tables.c.stage == stage.value)
        if is_public is not None:
            query = query.where(tables.c.is_public == is_public)
        async with self.database.reading() as connection:
            return [_summary(row) for row in await connection.execute(query)]

    async def prune(self, before: float) -> int:
        """Remove the tables where nothing has happened since a time; tells how many."""
        old = delete(tables).where(tables.c.moved_at < _milliseconds(before))
        async with self.database.writing() as connection:
            return (await connection.execute(old)).rowcount

    async def count(self) -> dict[Stage, int]:
        """How many tables there are at each stage."""
        query = select(tables.c.stage, func.count()).group_by(tables.c.stage)
        async with self.database.reading() as connection:
            found = {Stage(stage): count for stage, count in await connection.execute(query)}
        return {stage: found.get(stage, 0) for stage in Stage}


def _write(connection: Connection, summary: Summary, new: Sequence[Entry]) -> None:
    """Write entries in a transaction.

    Raises `ConflictError` if it is too late and nothing was written, and `IntegrityError` if the
    transaction has to be given up.
    """
    before = new[0].number - 1
    row = _table_row(summary)
    if before:
        there = update(tables).where(tables.c.id == summary.table, tables.c.number == before)
        if connection.execute(there.values(row)).rowcount != 1:
            raise ConflictError(summary.table)
    else:
        connection.execute(insert(tables).values(row))
    connection.execute(insert(entries), [_entry_row(summary.table, e) for e in new])


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


def _table_row(summary: Summary) -> dict[str, Any]:
    return {
        "id": summary.table,
        "number": summary.number,
        "stage": summary.stage.value,
        "rules": summary.rules,
        "players": json.dumps(summary.players),
        "is_public": summary.is_public,
        "opened_at": _milliseconds(summary.opened_at),
        "moved_at": _milliseconds(summary.moved_at),
        "due_at": None if summary.due_at is None else _milliseconds(summary.due_at),
    }


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    act = entry.event if isinstance(entry.event, Acted) else None
    return {
        "table_id": table,
        "number": entry.number,
        "at": _milliseconds(entry.at),
        "event": write_event(entry.event),
        "game": act.game if act else None,
        "ply": act.ply if act else None,
    }


def _summary(row: Row[Any]) -> Summary:
    return Summary(
        table=row.id,
        stage=Stage(row.stage),
        rules=row.rules,
        players=tuple(json.loads(row.players)),
        is_public=row.is_public,
        opened_at=row.opened_at / 1000,
        moved_at=row.moved_at / 1000,
        due_at=None if row.due_at is None else row.due_at / 1000,
        number=row.number,
    )
