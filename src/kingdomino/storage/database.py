"""Connections to SQLite or PostgreSQL, and the migration of their schema."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, ClassVar, Final, Self, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kingdomino.rules import KingdominoError
from kingdomino.tables import LogUnavailableError

if sys.platform != "win32":
    import fcntl

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_CONNECTIONS: Final = 10
_TIMEOUT: Final = 5.0  # seconds to wait for a connection, or for another writer of a file
_RETRY_DELAY: Final = 0.01  # seconds between tries of what SQLite does not wait for
_MIGRATION_LOCK: Final = 0x6B696E67  # any number that no other program uses on this database
_SQLITE_TRANSIENT: Final = ("database is locked", "database or disk is full", "disk I/O error")
"""Messages of SQLite for what may be over soon."""

_Result = TypeVar("_Result")


class DatabaseUrlError(ValueError):
    """A URL that is neither `sqlite:///file` nor `postgresql://…`."""


class DatabaseError(KingdominoError):
    """A database that can be reached but not used."""

    kind = "database"
    messages: ClassVar[dict[str, str]] = {
        "in-use": "another server uses the database {file}",
        "newer": "the database was written by a newer version of this program",
        "unusable": "the database can't be used: {because}",
    }


class Database:
    """Connections to one database, whose schema is migrated when it is opened.

    ``async with Database("sqlite:///games.db") as database: …``
    """

    def __init__(self, url: str) -> None:
        self.url = _parse_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = _engine(self.url)
        # SQLite has one writer at a time. It runs in a thread of its own, which costs half as much
        # as switching threads for every statement.
        self._sync_engine = _sync_engine(self.url) if self.is_sqlite else None
        self._writer = ThreadPoolExecutor(1, "kingdomino-writer")
        self._lock: BinaryIO | None = None

    def lock_file(self) -> None:
        """Reserve a SQLite file for this server process, until it ends.

        Two servers on one file would not notice each other's changes. Commands that only read or
        import may use the file at the same time. Raises `DatabaseError` if another server has
        reserved it; does nothing for PostgreSQL, and where there are no file locks.
        """
        if sys.platform == "win32" or not self.is_sqlite or not self.url.database:
            return
        path = Path(self.url.database)
        with _translate_open_errors():
            _create_file(path)
            lock = path.with_name(f"{path.name}-lock").open("ab")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise DatabaseError("in-use", file=path) from None
        self._lock = lock

    @property
    def address(self) -> str:
        """The URL for other connections, including the password: keep it out of logs."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def __aenter__(self) -> Self:
        with _translate_open_errors(), translate_errors():
            if self.is_sqlite and self.url.database:
                _create_file(Path(self.url.database))
            if self._sync_engine is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._writer, _enable_wal, self._sync_engine)
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._writer.shutdown()
        if self._lock is not None:
            self._lock.close()
        if self._sync_engine is not None:
            self._sync_engine.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. Raises `LogUnavailableError`."""
        with translate_errors():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. Raises `LogUnavailableError`."""
        with translate_errors():
            async with self.engine.begin() as connection:
                yield connection

    async def check_writable(self) -> None:
        """Write something. Raises `LogUnavailableError` if the disk is full, or read-only."""
        if self.is_sqlite:
            # The version is not used otherwise. A value that is already there is written again.
            await self.write(
                lambda connection: connection.exec_driver_sql("PRAGMA user_version = 1")
            )
        else:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """Run a function in a transaction, with a synchronous connection.

        For SQLite it runs in the writer's thread. Raises `LogUnavailableError`, and whatever the
        function raises.
        """
        if self._sync_engine is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._writer, self._write_sync, work)
        async with self.writing() as connection:
            return await connection.run_sync(work)

    def _write_sync(self, work: Callable[[Connection], _Result]) -> _Result:
        assert self._sync_engine is not None
        with translate_errors(), self._sync_engine.begin() as connection:
            return work(connection)


@contextmanager
def _translate_open_errors() -> Iterator[None]:
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
        if error.connection_invalidated or _is_transient(error):
            raise LogUnavailableError(type(error.orig).__name__) from error
        raise


def _is_transient(error: DBAPIError) -> bool:
    """Return whether a database is starting, stopping, out of connections, locked or full."""
    code = str(getattr(error.orig, "sqlstate", None) or "")
    # Error classes of PostgreSQL: connection, resources, operator, system.
    is_postgresql = code[:2] in {"08", "53", "57", "58"}
    return is_postgresql or any(text in str(error.orig) for text in _SQLITE_TRANSIENT)


def _parse_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseUrlError(url) from None
    if parsed.drivername not in _DRIVERS:
        raise DatabaseUrlError(parsed.render_as_string(hide_password=True))
    return parsed.set(drivername=_DRIVERS[parsed.drivername])


def _engine(url: URL) -> AsyncEngine:
    settings: dict[str, Any] = {"pool_timeout": _TIMEOUT, "hide_parameters": True}
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, connect_args={"timeout": _TIMEOUT}, **settings)
        event.listen(engine.sync_engine, "connect", _configure_sqlite)
        return engine
    settings |= {"pool_size": _CONNECTIONS, "max_overflow": 0}
    return create_async_engine(url, connect_args={"timeout": _TIMEOUT}, **settings)


def _sync_engine(url: URL) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"), connect_args={"timeout": _TIMEOUT}, hide_parameters=True
    )
    event.listen(engine, "connect", _configure_sqlite)
    return engine


def _create_file(path: Path) -> None:
    """Create a database file that only its owner can read, unless it exists.

    SQLite gives the files of the write-ahead log the same permissions.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _enable_wal(engine: Engine) -> None:
    """Turn on the write-ahead log of a file, which is persistent.

    If two processes do this at once, SQLite fails in one of them immediately, without waiting for
    the busy timeout.
    """
    deadline = time.monotonic() + _TIMEOUT
    while True:
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except DBAPIError as error:
            if not _is_transient(error) or time.monotonic() > deadline:
                raise
        time.sleep(_RETRY_DELAY)


def _configure_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: a commit is on the disk before it is acknowledged, so it survives a power cut.
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Migrate the schema; processes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        # Held until the transaction ends.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
    else:
        # The first write takes the lock of the file: take it before reading the schema version.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", "kingdomino.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
