"""Inserts that both databases know, but that SQLAlchemy has for each of them alone."""

from collections.abc import Mapping
from typing import Any, cast

from sqlalchemy import ColumnElement, Connection, Select, Table, literal, select
from sqlalchemy.dialects import postgresql, sqlite


def insert(
    connection: Connection,
    table: Table,
    values: Mapping[str, Any],
    condition: ColumnElement[bool] | None = None,
) -> postgresql.Insert:
    """Return a statement that inserts a row, if a condition holds; it has `on_conflict_…`.

    With a condition, a row is left out if what it refers to was deleted meanwhile.
    """
    if condition is None:
        return _insert(connection, table).values(values)
    row = [literal(value, table.c[name].type).label(name) for name, value in values.items()]
    return insert_from(connection, table, select(*row).where(condition))


def insert_from(connection: Connection, table: Table, rows: Select[Any]) -> postgresql.Insert:
    """Return a statement that inserts the rows of a query."""
    return _insert(connection, table).from_select([c.name for c in rows.selected_columns], rows)


def replace(statement: postgresql.Insert, *names: str) -> dict[str, ColumnElement[Any]]:
    """Return the assignments of an update on a conflict: some columns get their new values."""
    return {name: statement.excluded[name] for name in names}


def _insert(connection: Connection, table: Table) -> postgresql.Insert:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return cast("postgresql.Insert", dialect.insert(table))
