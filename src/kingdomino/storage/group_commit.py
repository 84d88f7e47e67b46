"""Group commit for SQLite: batches concurrent appends into one transaction.

A commit waits for the disk, and SQLite has one writer. With a commit for each turn, a slow disk
would limit a server to some hundred turns a second. So everything that arrives during a commit goes
into the next one together. Each append is acknowledged when its commit is done.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kingdomino.storage.database import Database
from kingdomino.tables import ConflictError, Entry, TableSummary

Write = Callable[[Connection, TableSummary, Sequence[Entry]], None]
"""Writes entries in a transaction; raises `ConflictError` if it has written nothing."""


class PendingWrite(NamedTuple):
    """An append that waits for its commit."""

    summary: TableSummary
    entries: Sequence[Entry]
    done: asyncio.Future[None]


class GroupCommitWriter:
    """Writes everything that is pending in one transaction."""

    def __init__(self, database: Database, write: Write) -> None:
        self._database = database
        self._write = write
        self._pending: list[PendingWrite] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, summary: TableSummary, entries: Sequence[Entry]) -> None:
        """Write entries; returns when they are on the disk.

        Raises what writing them alone would raise.
        """
        loop = asyncio.get_running_loop()
        pending = PendingWrite(summary, entries, loop.create_future())
        self._pending.append(pending)
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())
        await pending.done

    async def _run(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                errors = await self._database.write(partial(self._write_batch, batch))
            except IntegrityError:
                # One of them can't be written, and rolled back the others.
                errors = [await self._write_alone(pending) for pending in batch]
            except Exception as error:
                errors = [error] * len(batch)
            for pending, failure in zip(batch, errors, strict=True):
                if pending.done.done():
                    continue  # whoever waited was cancelled
                if failure is None:
                    pending.done.set_result(None)
                else:
                    pending.done.set_exception(failure)

    def _write_batch(
        self, batch: Sequence[PendingWrite], connection: Connection
    ) -> list[Exception | None]:
        """Write a batch; returns the conflict of each pending write that came too late."""
        errors: list[Exception | None] = []
        for pending in batch:
            try:
                self._write(connection, pending.summary, pending.entries)
            except ConflictError as error:
                errors.append(error)
            else:
                errors.append(None)
        return errors

    async def _write_alone(self, pending: PendingWrite) -> Exception | None:
        try:
            return (await self._database.write(partial(self._write_batch, [pending])))[0]
        except Exception as error:
            return error
