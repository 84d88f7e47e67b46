"""One database, whose schema is migrated when it is opened."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from kingdomino.storage.append import Batch
from kingdomino.storage.errors import DatabaseUrlError, translate_errors, translate_open_errors
from kingdomino.storage.postgresql import PostgresBackend
from kingdomino.storage.sqlite import SqliteBackend

_NAMES: Final = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}
_MIGRATION_LOCK: Final = 0x6B696E67  # any number that no other program uses on this database

_Result = TypeVar("_Result")
_Parameters = ParamSpec("_Parameters")


class Database:
    """A SQLite file or a PostgreSQL database.

    ``async with Database("sqlite:///games.db") as database: …``
    """

    def __init__(self, url: str) -> None:
        self.url = _parse_url(url)
        self.is_sqlite = self.url.drivername == "sqlite"
        self._backend = SqliteBackend(self.url) if self.is_sqlite else PostgresBackend(self.url)
        self.append: Callable[[Batch], Awaitable[set[str]]] = self._backend.append
        """Append a batch to the log in one transaction, and return the tables that were written.

        Nothing is written for the others: they came too late. It is durable when this returns.
        Raises `LogUnavailableError`, and `ConflictError` if the whole batch was rolled back.
        """

    def lock_file(self) -> None:
        """Reserve a SQLite file for this server process, until it ends.

        Two servers on one file would not notice each other's changes. Commands that only read or
        import may use the file at the same time. Raises `DatabaseError` if another server has
        reserved it; does nothing for PostgreSQL, and where there are no file locks.
        """
        if isinstance(self._backend, SqliteBackend):
            self._backend.lock_file()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Reserve a SQLite file for the time of the block. Raises `DatabaseError`."""
        self.lock_file()
        try:
            yield
        finally:
            if isinstance(self._backend, SqliteBackend):
                self._backend.unlock_file()

    @property
    def address(self) -> str:
        """The URL for other connections, including the password: keep it out of logs."""
        return self.url.render_as_string(hide_password=False)

    async def __aenter__(self) -> Self:
        with translate_open_errors(), translate_errors():
            await self._backend.open()
            await self._backend.write(_migrate)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._backend.close()

    async def read(
        self,
        work: Callable[Concatenate[Connection, _Parameters], _Result],
        *arguments: _Parameters.args,
        **others: _Parameters.kwargs,
    ) -> _Result:
        """Run a function that reads, with a connection and arguments.

        It may run in a thread of its own, and sees what others write between its queries. Raises
        `LogUnavailableError`, and whatever the function raises.
        """
        return await self._backend.read(lambda connection: work(connection, *arguments, **others))

    async def write(
        self,
        work: Callable[Concatenate[Connection, _Parameters], _Result],
        *arguments: _Parameters.args,
        **others: _Parameters.kwargs,
    ) -> _Result:
        """Run a function in a transaction: otherwise like `read`."""
        return await self._backend.write(lambda connection: work(connection, *arguments, **others))

    async def rows(
        self, query: Executable, values: Mapping[str, Any] | None = None
    ) -> Sequence[Any]:
        """Return the rows of a query, whose parameters have these values."""
        return await self.read(lambda connection: connection.execute(query, values).all())

    async def scalar(self, query: Executable) -> Any:
        """Return the first value of the first row of a query; `None` without a row."""
        return await self.read(lambda connection: connection.scalar(query))

    async def execute(self, statement: Executable) -> int:
        """Run a statement in a transaction of its own; return how many rows it has changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def check_writable(self) -> None:
        """Write a value. Raises `LogUnavailableError` if the disk is full, or read-only."""
        if self.is_sqlite:
            # The version is not used otherwise. A value that is already there is written again.
            await self.write(
                lambda connection: connection.exec_driver_sql("PRAGMA user_version = 1")
            )
        else:
            await self.read(lambda connection: connection.execute(text("SELECT 1")))


def _parse_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseUrlError(url) from None
    if parsed.drivername not in _NAMES:
        raise DatabaseUrlError(parsed.render_as_string(hide_password=True))
    return parsed.set(drivername=_NAMES[parsed.drivername])


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
