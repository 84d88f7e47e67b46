"""Group commit: batches concurrent appends into one transaction.

A commit waits for the disk. With a commit for each turn, a slow disk would limit a server to some
hundred turns a second. So everything that arrives during a commit goes into the next one together.
Each append is acknowledged when its commit is done.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from kingdomino.storage.append import Append, Batch, encode_batch
from kingdomino.tables import ConflictError

Write = Callable[[Batch], Awaitable[set[str]]]
"""Writes a batch in one transaction, and returns the tables that were written.

Raises `ConflictError` if it was rolled back, because one of its entries exists already.
"""


class PendingWrite(NamedTuple):
    """An append that waits for its commit."""

    content: Append
    done: asyncio.Future[None]


class GroupCommitWriter:
    """Writes all pending appends in one transaction."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._pending: list[PendingWrite] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, content: Append) -> None:
        """Write an append; returns when it is on the disk.

        Raises what writing them alone would raise.
        """
        loop = asyncio.get_running_loop()
        pending = PendingWrite(content, loop.create_future())
        self._pending.append(pending)
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())
        await pending.done

    async def _run(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                errors = await self._write_batch(batch)
            except ConflictError:
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

    async def _write_batch(self, batch: Sequence[PendingWrite]) -> list[Exception | None]:
        """Write a batch; returns the conflict of each pending write that came too late."""
        written = await self._write(encode_batch([pending.content for pending in batch]))
        return [
            None if table in written else ConflictError(table)
            for table in [pending.content.table.id for pending in batch]
        ]

    async def _write_alone(self, pending: PendingWrite) -> Exception | None:
        try:
            return (await self._write_batch([pending]))[0]
        except Exception as error:
            return error
