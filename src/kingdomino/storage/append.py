"""The statements that append to the log; each takes its rows as one JSON array.

Every turn runs them, so they go to the driver as text, once for all appends of a batch. The row of
a table changes only if its number is still the expected one, and entries are inserted only for
tables whose row was written: the statements return these.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql

from kingdomino.notation import format_ruleset
from kingdomino.players import DailyResult, MatchResult, encode_result
from kingdomino.storage.sql_schema import daily_tries, entries, milliseconds, results, tables
from kingdomino.tables import Acted, Entry, Table, encode_event

_CHANGING: Final = ("number", "stage", "players", "moved_at", "due_at")
"""The columns of a table that an entry can change."""
_TRY_COLUMNS: Final = ("table_id", "status", "points", "kingdom")


class Append(NamedTuple):
    """The entries to append to one table, and the results that follow from them."""

    table: Table
    """The table after it."""
    entries: Sequence[Entry]
    result: MatchResult | None = None
    """The result of the match, if the entries end it."""
    daily: DailyResult | None = None
    """The result of a counted try at a daily deal, if it is known now."""


class TableRow(msgspec.Struct, frozen=True):
    """A row of `tables`, and the number that it has to have before."""

    before: int
    id: str
    number: int
    stage: str
    rules: str
    players: str
    is_public: bool
    opened_at: int
    moved_at: int
    due_at: int | None


class EntryRow(msgspec.Struct):
    """A row of `entries`."""

    table_id: str
    number: int
    at: int
    event: str
    game: int | None = None
    ply: int | None = None
    take_backs: int = 0


class ResultRow(msgspec.Struct, frozen=True):
    """A row of `results`."""

    table_id: str
    ended_at: int
    content: str


class DailyTryRow(msgspec.Struct, frozen=True):
    """The columns of `daily_tries` that the end of a try changes."""

    table_id: str
    status: str
    points: int | None
    kingdom: str | None


class Batch(NamedTuple):
    """The rows of one transaction, each an array in JSON: the parameters of the statements."""

    opened: str
    """New rows of `tables`."""
    changed: str
    """Rows of `tables` to update."""
    entries: str
    results: str
    """New rows of `results`."""
    tries: str
    """Rows of `daily_tries` to update."""


_encoder: Final = msgspec.json.Encoder()


def encode_batch(appends: Iterable[Append]) -> Batch:
    """Encode the rows of several appends.

    Rows are sorted by table, so that two processes lock them in the same order.
    """
    opened: list[TableRow] = []
    changed: list[TableRow] = []
    rows: list[EntryRow] = []
    ended: list[ResultRow] = []
    tries: list[DailyTryRow] = []
    for table, new, result, daily in sorted(appends, key=lambda append: append.table.id):
        before = new[0].number - 1
        (changed if before else opened).append(_table_row(before, table))
        rows.extend([_entry_row(table.id, entry) for entry in new])
        if result is not None:
            ended.append(result_row(table.id, new[-1].at, result))
        if daily is not None:
            tries.append(DailyTryRow(table.id, *daily))
    parts = (opened, changed, rows, ended, tries)
    return Batch(*(_encoder.encode(part).decode() for part in parts))


def result_row(table: str, ended_at: float, result: MatchResult) -> ResultRow:
    """Return the row of a result."""
    return ResultRow(table, milliseconds(ended_at), encode_result(result))


def _table_row(before: int, table: Table) -> TableRow:
    players = [f":{seat.level}" if seat.level else seat.name for seat in table.seats]
    due_at = table.due_at
    return TableRow(
        before=before,
        id=table.id,
        number=table.number,
        stage=table.status.value,
        rules=format_ruleset(table.ruleset),
        players=_encoder.encode(players).decode(),
        is_public=table.is_public,
        opened_at=milliseconds(table.opened_at),
        moved_at=milliseconds(table.moved_at),
        due_at=None if due_at is None else milliseconds(due_at),
    )


def _entry_row(table: str, entry: Entry) -> EntryRow:
    event, at = entry.event, milliseconds(entry.at)
    row = EntryRow(table, entry.number, at, encode_event(event))
    if isinstance(event, Acted):
        row.game, row.ply, row.take_backs = event.game, event.ply, event.take_backs
    return row


def _open(source: str) -> str:
    names = ", ".join(_names(tables))
    return (
        f"INSERT INTO tables ({names}) SELECT {names} FROM {source} AS new WHERE true"
        " ON CONFLICT DO NOTHING RETURNING id"
    )


def _change(source: str) -> str:
    changes = ", ".join(f"{name} = new.{name}" for name in _CHANGING)
    return (
        f"UPDATE tables SET {changes} FROM {source} AS new"
        " WHERE tables.id = new.id AND tables.number = new.before RETURNING tables.id"
    )


def _add(source: str, written: str) -> str:
    names = ", ".join(_names(entries))
    return (
        f"INSERT INTO entries ({names}) SELECT {names} FROM {source} AS new"
        f" WHERE new.table_id IN ({written})"
    )


def _end(source: str, written: str) -> str:
    names = ", ".join(_names(results))
    # A row is there already if the results were computed again from the log meanwhile.
    return (
        f"INSERT INTO results ({names}) SELECT {names} FROM {source} AS new"
        f" WHERE new.table_id IN ({written}) ON CONFLICT DO NOTHING"
    )


def _settle(source: str, written: str) -> str:
    changes = ", ".join(f"{name} = new.{name}" for name in _TRY_COLUMNS[1:])
    # Whatever comes after the end of a try does not change its result.
    return (
        f"UPDATE daily_tries SET {changes} FROM {source} AS new"
        " WHERE daily_tries.table_id = new.table_id AND daily_tries.status = 'playing'"
        f" AND new.table_id IN ({written})"
    )


def _names(table: SqlTable) -> list[str]:
    return [column.name for column in table.columns]


def _sqlite_source(*names: str) -> str:
    values = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in names)
    return f"(SELECT {values} FROM json_each(?))"


def _postgresql_source(parameter: int, *definitions: str) -> str:
    columns = ", ".join(definitions)
    return f"(SELECT * FROM json_to_recordset(${parameter}) AS row({columns}))"


def _definitions(table: SqlTable, names: Sequence[str] = ()) -> list[str]:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    return [
        f"{column.name} {column.type.compile(dialect)}"
        for column in table.columns
        if not names or column.name in names
    ]


_TRY_TYPES: Final = _definitions(daily_tries, _TRY_COLUMNS)

SQLITE: Final = Batch(
    opened=_open(_sqlite_source(*_names(tables))),
    changed=_change(_sqlite_source("before", *_names(tables))),
    # The second parameter is what the other two returned, as an array in JSON.
    entries=_add(_sqlite_source(*_names(entries)), "SELECT value FROM json_each(?)"),
    results=_end(_sqlite_source(*_names(results)), "SELECT value FROM json_each(?)"),
    tries=_settle(_sqlite_source(*_TRY_COLUMNS), "SELECT value FROM json_each(?)"),
)
"""A statement for each part of a batch, to be run in one transaction."""

POSTGRESQL: Final = (
    f"WITH opened AS ({_open(_postgresql_source(1, *_definitions(tables)))}),"
    f" changed AS ({_change(_postgresql_source(2, 'before INTEGER', *_definitions(tables)))}),"
    " written AS (SELECT id FROM opened UNION ALL SELECT id FROM changed),"
    f" added AS ({_add(_postgresql_source(3, *_definitions(entries)), 'SELECT id FROM written')}),"
    f" ended AS ({_end(_postgresql_source(4, *_definitions(results)), 'SELECT id FROM written')}),"
    f" settled AS ({_settle(_postgresql_source(5, *_TRY_TYPES), 'SELECT id FROM written')})"
    " SELECT id FROM written"
)
"""One statement for a whole batch: one round trip, and a transaction of its own."""
