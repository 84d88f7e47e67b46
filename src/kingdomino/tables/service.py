"""Every change to a table goes through the table service and into the log.

A command runs on the table as this process knows it, and its entries are appended under the next
number of the log (optimistic concurrency). If another process has written that number first, the
table is read again and the command runs again. So every accepted command was allowed when it
happened, without a lock between processes.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from kingdomino.notation import format_record, parse_record
from kingdomino.rules import Action, KingdominoError
from kingdomino.tables import commands
from kingdomino.tables.commands import Change
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import AnyEvent, Imported
from kingdomino.tables.log import ConflictError, Entry, Log
from kingdomino.tables.setup import TableSetup
from kingdomino.tables.table import Table
from kingdomino.tables.tokens import hash_token, new_table_id, new_token

_MAX_TRIES: Final = 64
_SECRET_BYTES: Final = 32

Command = Callable[[Table, float], Change]
"""A command with its arguments: from a table and the time to a change."""


class SeatGrant(NamedTuple):
    """The seats that somebody holds now, with the token that proves it."""

    table: Table
    seats: tuple[int, ...]
    token: str
    """Secret: only its owner may see it."""


class TableService:
    """Opens tables, and runs commands on them.

    All input is validated here or in the commands; tokens are passed as the client sent them.
    """

    def __init__(
        self,
        log: Log,
        *,
        now: Callable[[], float] = time.time,
        on_change: Callable[[Table], None] = lambda _: None,
        max_cached: int = 1000,
    ) -> None:
        self.log = log
        self._now = now
        self._on_change = on_change
        self._max_cached = max_cached
        self._cache: OrderedDict[str, Table] = OrderedDict()
        # One command at a time for a table in this process; other processes conflict in the log.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> float:
        """Return the time of new entries, with the precision of the log."""
        return round(self._now(), 3)

    async def open(self, setup: TableSetup) -> SeatGrant:
        """Open a table."""
        token = new_token()
        host = hash_token(token)
        opened = setup.opened(host, secrets.token_bytes(_SECRET_BYTES))
        table = await self._create(new_table_id(), opened)
        return SeatGrant(table, table.seats_of(host), token)

    async def import_record(self, record: str) -> Table:
        """Keep a match that was played elsewhere, to look at.

        Raises `NotationError` if the record can't be parsed.
        """
        text = format_record(parse_record(record), reveal_seed=True)
        return await self._create(new_table_id(), Imported(text))

    async def table(self, table_id: str) -> Table:
        """Return a table as the log has it now.

        Raises `TableError` if there is no such table.
        """
        cached = self._cache.get(table_id)
        if cached is None:
            return self._remember(Table.from_log(table_id, await self.log.read(table_id)))
        return self._apply(cached, await self.log.read(table_id, cached.number))

    async def catch_up(self, table_id: str, number: int) -> Table:
        """Return a table that has reached a number; the log is read only if this one is behind."""
        cached = self._cache.get(table_id)
        if cached is not None and cached.number >= number:
            return cached
        return await self.table(table_id)

    async def join(
        self, table_id: str, token: str | None, name: str, seat: int | None, contribution: str = ""
    ) -> SeatGrant:
        """Take a seat; whoever holds a seat here already keeps the token for both."""
        known = await self.table(table_id)
        if token is None or not known.is_known_token(hash_token(token)):
            token = new_token()
        token_hash = hash_token(token)
        table = await self._run(
            table_id,
            lambda table, at: commands.join(
                table, at, token_hash, name=name, seat=seat, contribution=contribution
            ),
        )
        return SeatGrant(table, table.seats_of(token_hash), token)

    async def leave(self, table_id: str, token: str) -> Table:
        """Give up all seats of a token."""
        token_hash = hash_token(token)
        return await self._run(table_id, lambda table, at: commands.leave(table, at, token_hash))

    async def assign_bot(self, table_id: str, token: str, seat: int, level: str) -> Table:
        """Let a bot play a seat."""
        token_hash = hash_token(token)
        return await self._run(
            table_id, lambda table, at: commands.assign_bot(table, at, token_hash, seat, level)
        )

    async def resume_seat(self, table_id: str, token: str, seat: int) -> Table:
        """Let the person of a seat play it again."""
        token_hash = hash_token(token)
        return await self._run(
            table_id, lambda table, at: commands.resume_seat(table, at, token_hash, seat)
        )

    async def start(self, table_id: str, token: str, contribution: str = "") -> Table:
        """Deal the first game."""
        token_hash = hash_token(token)
        return await self._run(
            table_id, lambda table, at: commands.start(table, at, token_hash, contribution)
        )

    async def play_turn(
        self, table_id: str, token: str, ply: int, turn: str, key: str | None = None
    ) -> Table:
        """Play a turn.

        Raises `TableError`, `IllegalActionError` or `NotationError`.
        """
        cached = self._cache.get(table_id)
        if cached is not None and len(cached.actions) < ply:
            await self.table(table_id)  # the client knows more than this process
        command = partial(
            commands.play_turn, token_hash=hash_token(token), ply=ply, turn=turn, key=key
        )
        return await self._run(table_id, command)

    async def play_bot_turn(
        self, table_id: str, ply: int, actions: tuple[Action, ...], level: str
    ) -> Table:
        """Play the turn that a bot chose, unless it was played already."""
        return await self._run(
            table_id, lambda table, at: commands.play_bot_turn(table, at, ply, actions, level)
        )

    async def react(self, table_id: str, token: str, reaction: str, seat: int | None) -> Table:
        """Send a reaction."""
        token_hash = hash_token(token)
        return await self._run(
            table_id, lambda table, at: commands.react(table, at, token_hash, reaction, seat)
        )

    async def abandon(self, table_id: str, token: str) -> Table:
        """End the match early."""
        token_hash = hash_token(token)
        return await self._run(table_id, lambda table, at: commands.abandon(table, at, token_hash))

    async def rematch(self, table_id: str, token: str) -> SeatGrant:
        """Open the rematch of a table, with the same seats and tokens."""
        table = await self.table(table_id)
        token_hash = hash_token(token)
        secret = secrets.token_bytes(_SECRET_BYTES)
        rematch, opened = commands.open_rematch(table, token_hash, secret)
        with suppress(ConflictError):  # somebody asked first: it is the same table for all
            await self._create(rematch, opened)
        await self._run(table_id, lambda table, at: commands.link_rematch(table, at, rematch))
        following = await self.table(rematch)
        return SeatGrant(following, following.seats_of(token_hash), token)

    def forget(self, table_id: str) -> None:
        """Drop a table from the cache."""
        self._cache.pop(table_id, None)

    async def _create(self, table_id: str, event: AnyEvent) -> Table:
        entry = Entry(1, self.now(), event)
        table = Table.from_log(table_id, [entry])
        await self.log.append(table.summary, [entry])
        self._on_change(self._remember(table))
        return table

    async def _run(self, table_id: str, command: Command) -> Table:
        """Run a command, append its entries to the log, and publish the table after it."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = self._cache.get(table_id) or await self.table(table_id)
            for _ in range(_MAX_TRIES):
                # Clocks of machines differ a little; the time of a log never runs backwards.
                at = max(round(self._now(), 3), table.moved_at)
                try:
                    entries, changed = command(table, at)
                except KingdominoError:
                    # An error counts only if it is one on the table as it is now.
                    current = await self.table(table_id)
                    if current.number == table.number:
                        raise
                    table = current
                    continue
                if not entries:
                    return table
                try:
                    await self.log.append(changed.summary, entries)
                except ConflictError:
                    table = await self.table(table_id)
                    continue
                self._on_change(self._remember(changed))
                return changed
        raise TableError(Refusal.BUSY)

    def _apply(self, table: Table, entries: Sequence[Entry]) -> Table:
        cached = self._cache.get(table.id)
        if cached is not None and cached.number > table.number:
            table = cached  # another task was faster while this one read
        for entry in entries:
            if entry.number > table.number:
                table = table.apply(entry)
        return self._remember(table)

    def _remember(self, table: Table) -> Table:
        cached = self._cache.get(table.id)
        if cached is None or cached.number <= table.number:
            self._cache[table.id] = table
            self._cache.move_to_end(table.id)
        while len(self._cache) > self._max_cached:
            self._cache.popitem(last=False)
        return table
