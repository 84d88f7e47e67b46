"""A PostgreSQL database: a pool of connections, and one that appends to the log."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from kingdomino.storage.append import POSTGRESQL, Batch
from kingdomino.storage.errors import translate_append_errors, translate_errors

_CONNECTIONS: Final = 10
_TIMEOUT: Final = 5.0  # seconds to wait for a connection, or for a batch to be written

_Result = TypeVar("_Result")


class PostgresBackend:
    """Reads and writes one database."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            connect_args={"timeout": _TIMEOUT},
            pool_timeout=_TIMEOUT,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
        )
        # A read is one query: it needs no transaction, which would be two more round trips.
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer: AsyncConnection | None = None
        self._driver: Any = None
        """The connection of asyncpg, which has no type hints, below that of SQLAlchemy."""

    async def open(self) -> None:
        """Do nothing: connections are opened when they are needed."""

    async def close(self) -> None:
        """Close all connections."""
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    async def read(self, work: Callable[[Connection], _Result]) -> _Result:
        """Run a function with a connection."""
        with translate_errors():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """Run a function in a transaction."""
        with translate_errors():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def append(self, batch: Batch) -> set[str]:
        """Append a batch: see `Database.append`. One append at a time."""
        with translate_errors(), translate_append_errors():
            if self._writer is None:
                self._writer = await self._engine.connect()
                raw = await self._writer.get_raw_connection()
                self._driver = raw.driver_connection
            try:
                rows = await self._driver.fetch(POSTGRESQL, *batch, timeout=_TIMEOUT)
            except BaseException:
                await self._close_writer()
                raise
        return {row["id"] for row in rows}

    async def _close_writer(self) -> None:
        """Close the connection that failed; the next append opens another."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.invalidate()
            await writer.close()
