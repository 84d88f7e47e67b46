"""A database: SQLite in a file, or PostgreSQL by its address."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kingdomino.tables import LogUnavailableError

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_CONNECTIONS: Final = 10
_PATIENCE: Final = 5.0  # seconds to wait for a connection, or for the other writer of a file
_PAUSE: Final = 0.01  # seconds before trying again what does not wait by itself
_MIGRATION_LOCK: Final = 0x6B696E67  # any number that no other program on this database uses


_Result = TypeVar("_Result")


class DatabaseUrlError(ValueError):
    """An address that is neither `sqlite:///file` nor `postgresql://…`."""


class Database:
    """Connections to one database, its schema brought up to date when it is opened.

    ``async with Database("sqlite:///games.db") as database: …``
    """

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.engine: AsyncEngine = _engine(self.url)
        # A file has one writer at a time. It has a thread of its own, which is half the work of
        # going to and fro between threads with every statement.
        self._file = _file_engine(self.url) if self.is_sqlite else None
        self._writer = ThreadPoolExecutor(1, "kingdomino-writer")

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def address(self) -> str:
        """Its address for other connections, password included: not for a log."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def __aenter__(self) -> Self:
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        with available():
            if self._file is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._writer, _write_ahead, self._file)
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
        if self._file is not None:
            self._file.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with. Raises `LogUnavailableError` if there is none."""
        with available():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all that is written in it, or nothing.

        Raises `LogUnavailableError` if there is none to be had.
        """
        with available():
            async with self.engine.begin() as connection:
                yield connection

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """Do some work in a transaction, with a connection that waits: in a thread, for a file.

        Raises `LogUnavailableError`, and whatever the work raises.
        """
        if self._file is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._writer, self._write_file, work)
        async with self.writing() as connection:
            return await connection.run_sync(work)

    def _write_file(self, work: Callable[[Connection], _Result]) -> _Result:
        assert self._file is not None
        with available(), self._file.begin() as connection:
            return work(connection)


@contextmanager
def available() -> Iterator[None]:
    """Tell apart that the database can't be reached from all else that can go wrong."""
    try:
        yield
    except (OSError, TimeoutError, PoolTimeoutError) as error:
        raise LogUnavailableError(type(error).__name__) from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_passing(error):
            raise LogUnavailableError(type(error.orig).__name__) from error
        raise


def _is_passing(error: DBAPIError) -> bool:
    """Whether a database says that it is starting, stopping, full of clients, or locked."""
    code = str(getattr(error.orig, "sqlstate", None) or "")
    # Classes of PostgreSQL: connection, resources, operator, system. SQLite: a busy file.
    return code[:2] in {"08", "53", "57", "58"} or "database is locked" in str(error.orig)


def _checked(url: str) -> URL:
    try:
        found = make_url(url)
    except ArgumentError:
        raise DatabaseUrlError(url) from None
    if found.drivername not in _DRIVERS:
        raise DatabaseUrlError(found.render_as_string(hide_password=True))
    return found.set(drivername=_DRIVERS[found.drivername])


def _engine(url: URL) -> AsyncEngine:
    settings: dict[str, Any] = {"pool_timeout": _PATIENCE, "hide_parameters": True}
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, connect_args={"timeout": _PATIENCE}, **settings)
        event.listen(engine.sync_engine, "connect", _configure_sqlite)
        return engine
    settings |= {"pool_size": _CONNECTIONS, "max_overflow": 0}
    return create_async_engine(url, connect_args={"timeout": _PATIENCE}, **settings)


def _file_engine(url: URL) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"), connect_args={"timeout": _PATIENCE}, hide_parameters=True
    )
    event.listen(engine, "connect", _configure_sqlite)
    return engine


def _write_ahead(engine: Engine) -> None:
    """Have a file keep a write-ahead log; it remembers that.

    Of two that set this at once SQLite lets neither wait, as it does with all else: it tells one
    of them straight away that the file is locked.
    """
    deadline = time.monotonic() + _PATIENCE
    while True:
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except DBAPIError as error:
            if not _is_passing(error) or time.monotonic() > deadline:
                raise
        time.sleep(_PAUSE)


def _configure_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: a commit is on the disk before it is acknowledged, power cuts included.
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date; processes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        # Held until the transaction ends.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
    else:
        # The first write takes the file's lock: take it before looking what is there.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", "kingdomino.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
