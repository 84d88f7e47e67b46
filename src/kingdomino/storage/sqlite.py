"""A SQLite file: one thread that writes, and two that read.

SQLite has one writer at a time. A thread that runs a whole transaction costs a fraction of
switching threads for every statement.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec
from sqlalchemy import Connection, PoolProxiedConnection, create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import DBAPIError

from kingdomino.storage.append import SQLITE, Batch
from kingdomino.storage.errors import (
    DatabaseError,
    is_transient,
    translate_append_errors,
    translate_errors,
    translate_open_errors,
)

if sys.platform != "win32":
    import fcntl

_READERS: Final = 2
_TIMEOUT: Final = 5.0  # seconds to wait for another writer of the file
_RETRY_DELAY: Final = 0.01  # seconds between tries of what SQLite does not wait for

_Result = TypeVar("_Result")

_encoder: Final = msgspec.json.Encoder()


class SqliteBackend:
    """Reads and writes one file."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url)
        self._path = Path(url.database) if url.database else None
        self._writer = ThreadPoolExecutor(1, "kingdomino-writer")
        self._readers = ThreadPoolExecutor(_READERS, "kingdomino-reader")
        self._connection: PoolProxiedConnection | None = None
        """The connection that appends; used by the thread that writes alone."""
        self._lock: BinaryIO | None = None

    def lock_file(self) -> None:
        """Reserve the file for this server process: see `Database.lock_file`."""
        if sys.platform == "win32" or self._path is None:
            return
        with translate_open_errors():
            _create_file(self._path)
            lock = self._path.with_name(f"{self._path.name}-lock").open("ab")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise DatabaseError("in-use", file=self._path) from None
        self._lock = lock

    def unlock_file(self) -> None:
        """Let other servers use the file."""
        if self._lock is not None:
            self._lock.close()

    async def open(self) -> None:
        """Create the file, unless it exists, and turn on its write-ahead log."""
        if self._path is not None:
            _create_file(self._path)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writer, _enable_wal, self._engine)

    async def close(self) -> None:
        """Close all connections."""
        self._writer.shutdown()
        self._readers.shutdown()
        self._close_connection()
        self.unlock_file()
        self._engine.dispose()

    async def read(self, work: Callable[[Connection], _Result]) -> _Result:
        """Run a function with a connection, in a thread that reads."""

        def run() -> _Result:
            with translate_errors(), self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """Run a function in a transaction, in the thread that writes."""

        def run() -> _Result:
            with translate_errors(), self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def append(self, batch: Batch) -> set[str]:
        """Append a batch: see `Database.append`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._append, batch)

    def _append(self, batch: Batch) -> set[str]:
        with translate_append_errors():
            try:
                if self._connection is None:
                    # It is kept: taking it from the pool costs half as much as the statements.
                    self._connection = self._engine.raw_connection()
                return _write_batch(self._connection, batch)
            except BaseException:
                self._close_connection()
                raise

    def _close_connection(self) -> None:
        """Give the connection back to the pool, which rolls back what is not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _write_batch(connection: PoolProxiedConnection, batch: Batch) -> set[str]:
    """Write a batch in one transaction, and return the tables that were written."""
    cursor = connection.cursor()
    cursor.execute("BEGIN IMMEDIATE")
    written: set[str] = set()
    for statement, rows in ((SQLITE.opened, batch.opened), (SQLITE.changed, batch.changed)):
        if rows != "[]":
            cursor.execute(statement, (rows,))
            written.update([row[0] for row in cursor.fetchall()])
    names = _encoder.encode(written).decode()
    cursor.execute(SQLITE.entries, (batch.entries, names))
    if batch.results != "[]":
        cursor.execute(SQLITE.results, (batch.results, names))
    if batch.tries != "[]":
        cursor.execute(SQLITE.tries, (batch.tries, names))
    connection.commit()
    cursor.close()
    return written


def _engine(url: URL) -> Engine:
    engine = create_engine(
        url,
        connect_args={"timeout": _TIMEOUT},
        pool_timeout=_TIMEOUT,
        hide_parameters=True,
    )
    event.listen(engine, "connect", _configure)
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
            if not is_transient(error.orig) or time.monotonic() > deadline:
                raise
        time.sleep(_RETRY_DELAY)


def _configure(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: a commit is on the disk before it is acknowledged, so it survives a power cut.
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
