"""Errors of a database, and the translation of its drivers' errors."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from kingdomino.rules import KingdominoError
from kingdomino.tables import ConflictError, LogUnavailableError

_Errors = tuple[type[Exception], ...]

try:
    import asyncpg  # type: ignore[import-untyped]
except ModuleNotFoundError:  # without the extra `server` there are no errors of PostgreSQL
    _CONFLICT: _Errors = (sqlite3.IntegrityError,)
    _CLOSED: _Errors = ()
    _INTERFACE: _Errors = ()
    _DRIVER: _Errors = (sqlite3.Error,)
else:
    # A deadlock: another process writes the same tables.
    _CONFLICT = (
        sqlite3.IntegrityError,
        asyncpg.IntegrityConstraintViolationError,
        asyncpg.DeadlockDetectedError,
    )
    # The server closed the connection unasked.
    _CLOSED = (asyncpg.InternalClientError,)
    _INTERFACE = (asyncpg.InterfaceError,)
    _DRIVER = (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)

_SQLITE_TRANSIENT: Final = ("database is locked", "database or disk is full", "disk I/O error")
"""Messages of SQLite for what may be over soon."""


class DatabaseUrlError(ValueError):
    """A URL that is neither `sqlite:///file` nor `postgresql://…`."""


class DatabaseError(KingdominoError):
    """A database that can be reached but not used."""

    kind = "database"
    messages: ClassVar[dict[str, str]] = {
        "in-use": "another server uses the database {file}",
        "newer": "the database was written by a newer version of this program",
        "unusable": "the database can’t be used: {because}",
        "not-file": "this is for SQLite files; PostgreSQL has pg_dump and pg_restore",
        "same-file": "{file} is the database itself",
    }


@contextmanager
def translate_open_errors() -> Iterator[None]:
    """Convert the errors of opening a database that can't be used to `DatabaseError`."""
    try:
        yield
    except CommandError as error:  # of alembic: it does not know the version of the schema
        raise DatabaseError("newer") from error
    except DBAPIError as error:
        raise DatabaseError("unusable", because=str(error.orig)) from error
    except (PermissionError, IsADirectoryError, NotADirectoryError) as error:
        raise DatabaseError("unusable", because=error.strerror) from error


@contextmanager
def translate_errors() -> Iterator[None]:
    """Convert errors of an unreachable database to `LogUnavailableError`."""
    try:
        yield
    except (PermissionError, IsADirectoryError, NotADirectoryError):
        raise
    except (OSError, TimeoutError, PoolTimeoutError) as error:
        raise LogUnavailableError(type(error).__name__) from error
    except DBAPIError as error:
        if error.connection_invalidated or is_transient(error.orig):
            raise LogUnavailableError(type(error.orig).__name__) from error
        raise


@contextmanager
def translate_append_errors() -> Iterator[None]:
    """Convert errors of a driver, which SQLAlchemy has not wrapped, while a batch is written.

    Raises `ConflictError` if the batch was rolled back, and `LogUnavailableError`.
    """
    try:
        yield
    except _CONFLICT as error:
        raise ConflictError from error
    except _CLOSED as error:
        raise LogUnavailableError(type(error).__name__) from error
    except _DRIVER as error:
        if is_transient(error):
            raise LogUnavailableError(type(error).__name__) from error
        raise


def is_transient(error: BaseException | None) -> bool:
    """Return whether a database is starting, stopping, closed, out of connections, locked or full.

    It takes an error of a driver.
    """
    code = str(getattr(error, "sqlstate", None) or "")
    # Error classes of PostgreSQL: connection, resources, operator, system.
    is_postgresql = code[:2] in {"08", "53", "57", "58"}
    is_closed = isinstance(error, _INTERFACE) and "closed" in str(error)
    return is_postgresql or is_closed or any(text in str(error) for text in _SQLITE_TRANSIENT)
