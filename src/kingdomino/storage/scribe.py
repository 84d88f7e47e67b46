"""The scribe: writes into a file for everybody who waits, in one transaction.

A commit waits for the disk, and a file has one writer. If each turn had a commit of its own, a slow
disk would let some hundred through in a second; so whatever has come in while the last commit was
on its way goes into the next one together. Each is acknowledged when that commit is done.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kingdomino.storage.database import Database
from kingdomino.tables import ConflictError, Entry, Summary

Write = Callable[[Connection, Summary, Sequence[Entry]], None]
"""Writes entries in a transaction; raises `ConflictError` if it has written nothing."""


class _Wish(NamedTuple):
    summary: Summary
    entries: Sequence[Entry]
    done: asyncio.Future[None]


class Scribe:
    """Takes what is to be written, and writes all that waits at once."""

    def __init__(self, database: Database, write: Write) -> None:
        self._database = database
        self._write = write
        self._waiting: list[_Wish] = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, summary: Summary, entries: Sequence[Entry]) -> None:
        """Write entries; returns when they are on the disk.

        Raises what writing them alone would raise.
        """
        loop = asyncio.get_running_loop()
        wish = _Wish(summary, entries, loop.create_future())
        self._waiting.append(wish)
        if self._work is None or self._work.done():
            self._work = loop.create_task(self._keep_writing())
        await wish.done

    async def _keep_writing(self) -> None:
        while self._waiting:
            wishes, self._waiting = self._waiting, []
            try:
                await self._write_together(wishes)
            except IntegrityError:
                # One of them can't be written, and took the others' transaction with it.
                for wish in wishes:
                    await self._write_alone(wish)
            except Exception as error:
                for wish in wishes:
                    _settle(wish, error)

    async def _write_together(self, wishes: Sequence[_Wish]) -> None:
        def work(connection: Connection) -> dict[int, ConflictError]:
            late = {}
            for number, wish in enumerate(wishes):
                try:
                    self._write(connection, wish.summary, wish.entries)
                except ConflictError as error:
                    late[number] = error
            return late

        late = await self._database.write(work)
        for number, wish in enumerate(wishes):
            _settle(wish, late.get(number))

    async def _write_alone(self, wish: _Wish) -> None:
        try:
            await self._database.write(
                lambda connection: self._write(connection, wish.summary, wish.entries)
            )
        except Exception as error:
            _settle(wish, error)
        else:
            _settle(wish, None)


def _settle(wish: _Wish, error: Exception | None) -> None:
    if wish.done.done():
        return  # whoever waited has gone
    if error is None:
        wish.done.set_result(None)
    else:
        wish.done.set_exception(error)
