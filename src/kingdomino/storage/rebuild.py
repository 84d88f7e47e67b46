"""Computes the results of finished matches and daily tries again, from the log."""

from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable, select, text, update

from kingdomino.players import DailyResult, daily_result, match_result
from kingdomino.storage.append import ResultRow, result_row
from kingdomino.storage.database_log import DatabaseLog
from kingdomino.storage.sql_schema import daily_tries, tables
from kingdomino.tables import Acted, Status, Table

_PAGE: Final = 200  # tables in one transaction
_REPLACE: Final = text(
    "INSERT INTO results (table_id, ended_at, content)"
    " SELECT id, :ended_at, :content FROM tables WHERE id = :table_id"
    " ON CONFLICT (table_id) DO UPDATE"
    " SET ended_at = excluded.ended_at, content = excluded.content"
)


async def rebuild_results(log: DatabaseLog) -> int:
    """Replace the result of every finished match, and return how many there are.

    A server may run meanwhile. Results of matches that ended elsewhere or without people are none.
    Daily tries that have ended get their results too.
    """
    await _rebuild_tries(log)
    count, after = 0, ""
    while names := await _over_after(log, after):
        rows = [row for name in names if (row := await _result_of(log, name)) is not None]
        await log.database.write(partial(_replace, rows=rows))
        count += len(rows)
        after = names[-1]
    return count


async def _over_after(log: DatabaseLog, after: str) -> list[str]:
    query = (
        select(tables.c.id)
        .where(tables.c.status == Status.OVER.value, tables.c.id > after)
        .order_by(tables.c.id)
        .limit(_PAGE)
    )
    return await log.database.read(lambda connection: list(connection.execute(query).scalars()))


async def _result_of(log: DatabaseLog, name: str) -> ResultRow | None:
    entries = await log.read(name)
    if not entries:
        return None  # deleted meanwhile
    result = match_result(Table.from_log(name, entries))
    ends = [entry.at for entry in entries if isinstance(entry.event, Acted)]
    return None if result is None else result_row(name, ends[-1], result)


async def _rebuild_tries(log: DatabaseLog) -> None:
    query = select(daily_tries.c.table_id).where(daily_tries.c.status == "playing")
    names = await log.database.read(lambda connection: list(connection.execute(query).scalars()))
    for name in names:
        entries = await log.read(name)
        # A table that was deleted can't be finished any more.
        result = daily_result(Table.from_log(name, entries)) if entries else DailyResult("void")
        if result is not None:
            change = (
                update(daily_tries)
                .where(daily_tries.c.table_id == name, daily_tries.c.status == "playing")
                .values(**result._asdict())
            )
            await log.database.write(partial(_execute, statement=change))


def _execute(connection: Connection, statement: Executable) -> None:
    connection.execute(statement)


def _replace(connection: Connection, rows: list[ResultRow]) -> None:
    if rows:
        connection.execute(_REPLACE, [msgspec.structs.asdict(row) for row in rows])
