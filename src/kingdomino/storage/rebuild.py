"""Computes the results of finished matches and daily tries again, from the log."""

from typing import Final

import msgspec
from sqlalchemy import Connection, exists, select, update

from kingdomino.players import DailyResult, daily_result, match_result
from kingdomino.storage.append import ResultRow, result_row
from kingdomino.storage.database_log import DatabaseLog
from kingdomino.storage.sql_schema import daily_tries, results, tables
from kingdomino.storage.statements import insert, replace
from kingdomino.tables import Acted, Status, Table

_PAGE: Final = 200  # tables in one transaction


async def rebuild_results(log: DatabaseLog) -> int:
    """Replace the result of every finished match, and return how many there are.

    A server may run meanwhile. Results of matches that ended elsewhere or without people are none.
    Daily tries that have ended get their results too.
    """
    await _rebuild_tries(log)
    count, after = 0, ""
    while names := await _over_after(log, after):
        rows = [row for name in names if (row := await _result_of(log, name)) is not None]
        await log.database.write(_write, rows)
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
    return [row.id for row in await log.database.rows(query)]


async def _result_of(log: DatabaseLog, name: str) -> ResultRow | None:
    entries = await log.read(name)
    if not entries:
        return None  # deleted meanwhile
    result = match_result(Table.from_log(name, entries))
    ends = [entry.at for entry in entries if isinstance(entry.event, Acted)]
    return None if result is None else result_row(name, ends[-1], result)


async def _rebuild_tries(log: DatabaseLog) -> None:
    query = select(daily_tries.c.table_id).where(daily_tries.c.status == "playing")
    for (name,) in await log.database.rows(query):
        entries = await log.read(name)
        # A table that was deleted can't be finished any more.
        result = daily_result(Table.from_log(name, entries)) if entries else DailyResult("void")
        if result is not None:
            change = (
                update(daily_tries)
                .where(daily_tries.c.table_id == name, daily_tries.c.status == "playing")
                .values(**result._asdict())
            )
            await log.database.execute(change)


def _write(connection: Connection, rows: list[ResultRow]) -> None:
    for row in rows:
        is_here = exists().where(tables.c.id == row.table_id)
        new = insert(connection, results, msgspec.structs.asdict(row), is_here)
        connection.execute(
            new.on_conflict_do_update(
                index_elements=["table_id"], set_=replace(new, "ended_at", "content")
            )
        )
