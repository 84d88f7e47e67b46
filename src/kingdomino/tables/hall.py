"""The hall where all tables stand: every change to a table goes through here, and into the log.

A wish is decided on the table as this process knows it, and written under the next number of its
log. If another process has written that number first, the table is read again and the wish decided
again: so whatever is granted was allowed when it happened, with no lock between processes.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from kingdomino.notation import format_record, parse_record
from kingdomino.rules import Action, KingdominoError
from kingdomino.tables import decisions
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.event import AnyEvent, Imported
from kingdomino.tables.log import ConflictError, Entry, Log
from kingdomino.tables.setup import Setup
from kingdomino.tables.table import Table
from kingdomino.tables.token import key_of, new_table_id, new_token

_TRIES: Final = 64
_SECRET_BYTES: Final = 32

Decision = Callable[[Table], Sequence[AnyEvent]]
"""Which events follow from a wish."""


class Seated(NamedTuple):
    """Where somebody sits now."""

    table: Table
    seats: tuple[int, ...]
    token: str
    """To be kept, and shown to nobody."""


class Hall:
    """Opens tables, and changes them.

    Everything that comes from outside is checked here or below; tokens are given as they came.
    """

    def __init__(
        self,
        log: Log,
        *,
        now: Callable[[], float] = time.time,
        announce: Callable[[Table], None] = lambda _: None,
        most_remembered: int = 1000,
    ) -> None:
        self.log = log
        self._now = now
        self._announce = announce
        self._most = most_remembered
        self._known: OrderedDict[str, Table] = OrderedDict()
        # One wish at a time for a table in this process; other processes are met in the log.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> float:
        """The time that events are written down with, as exact as the log keeps it."""
        return round(self._now(), 3)

    async def open(self, setup: Setup) -> Seated:
        """Lay out a new table."""
        token = new_token()
        holder = key_of(token)
        opened = setup.opened(holder, secrets.token_bytes(_SECRET_BYTES))
        table = await self._begin(new_table_id(), opened)
        return Seated(table, table.seats_of(holder), token)

    async def bring(self, record: str) -> Table:
        """Keep a match that was played elsewhere, so that it can be looked at.

        Raises `NotationError` if the record can't be read.
        """
        text = format_record(parse_record(record), reveal_seed=True)
        return await self._begin(new_table_id(), Imported(text))

    async def table(self, name: str) -> Table:
        """A table as the log has it now.

        Raises `TableError` if there is none of this name.
        """
        known = self._known.get(name)
        if known is None:
            return self._remember(Table.of(name, await self.log.read(name)))
        return self._follow(known, await self.log.read(name, known.number))

    async def catch_up(self, name: str, number: int) -> Table:
        """A table that is known to have come to a number: read only if this process is behind."""
        known = self._known.get(name)
        return known if known is not None and known.number >= number else await self.table(name)

    async def join(
        self, name: str, token: str | None, called: str, seat: int | None, contribution: str = ""
    ) -> Seated:
        """Sit down; whoever has a seat here already keeps the token for both."""
        known = await self.table(name)
        if token is None or not known.is_token(key_of(token)):
            token = new_token()
        holder = key_of(token)
        table = await self._change(
            name, lambda table: decisions.join(table, holder, called, seat, contribution)
        )
        return Seated(table, table.seats_of(holder), token)

    async def leave(self, name: str, token: str) -> Table:
        """Get up."""
        return await self._change(name, lambda table: decisions.leave(table, key_of(token)))

    async def hand(self, name: str, token: str, seat: int, level: str) -> Table:
        """Let a bot play."""
        return await self._change(
            name, lambda table: decisions.hand(table, key_of(token), seat, level)
        )

    async def take_back(self, name: str, token: str, seat: int) -> Table:
        """Play again oneself."""
        return await self._change(
            name, lambda table: decisions.take_back(table, key_of(token), seat)
        )

    async def start(self, name: str, token: str, contribution: str = "") -> Table:
        """Deal."""
        return await self._change(
            name, lambda table: decisions.start(table, key_of(token), contribution)
        )

    async def act(
        self, name: str, token: str, ply: int, turn: str, key: str | None = None
    ) -> Table:
        """Play a turn.

        Raises `TableError`, `IllegalActionError` or `NotationError`.
        """
        holder = key_of(token)
        known = self._known.get(name)
        if known is not None and known.ply < ply:
            await self.table(name)  # the client knows more than this process
        return await self._change(name, lambda table: decisions.act(table, holder, ply, turn, key))

    async def act_for(self, name: str, ply: int, actions: tuple[Action, ...], level: str) -> Table:
        """Play the turn that a bot chose, unless somebody was faster."""
        return await self._change(name, lambda table: decisions.act_for(table, ply, actions, level))

    async def react(self, name: str, token: str, reaction: str, seat: int | None) -> Table:
        """Make a sign."""
        return await self._change(
            name, lambda table: decisions.react(table, key_of(token), reaction, seat)
        )

    async def abandon(self, name: str, token: str) -> Table:
        """End it."""
        return await self._change(name, lambda table: decisions.abandon(table, key_of(token)))

    async def rematch(self, name: str, token: str) -> Seated:
        """Go on at another table, with the same seats and tokens."""
        table = await self.table(name)
        holder = key_of(token)
        other, opened = decisions.rematch(table, holder, secrets.token_bytes(_SECRET_BYTES))
        with suppress(ConflictError):  # somebody asked first: it is the same table for all
            await self._begin(other, opened)
        await self._change(name, lambda table: decisions.rematched(table, other))
        following = await self.table(other)
        return Seated(following, following.seats_of(holder), token)

    async def _begin(self, name: str, event: AnyEvent) -> Table:
        entry = Entry(1, self.now(), event)
        table = Table.of(name, [entry])
        await self.log.append(table.summary, [entry])
        self._announce(self._remember(table))
        return table

    async def _change(self, name: str, decide: Decision) -> Table:
        async with self._locks.setdefault(name, asyncio.Lock()):
            table = self._known.get(name) or await self.table(name)
            for _ in range(_TRIES):
                try:
                    events = decide(table)
                except KingdominoError:
                    # A refusal counts only on the table as the log has it now.
                    fresh = await self.table(name)
                    if fresh.number == table.number:
                        raise
                    table = fresh
                    continue
                if not events:
                    return table
                changed, entries = self._extended(table, events)
                try:
                    await self.log.append(changed.summary, entries)
                except ConflictError:
                    table = await self.table(name)
                    continue
                self._announce(self._remember(changed))
                return changed
        raise TableError(Refusal.BUSY)

    def _extended(self, table: Table, events: Sequence[AnyEvent]) -> tuple[Table, list[Entry]]:
        # Clocks of machines differ a little; a log's own time never runs backwards.
        at = max(self.now(), table.moved_at)
        entries = [Entry(table.number + i, at, event) for i, event in enumerate(events, 1)]
        for entry in entries:
            table = table.with_entry(entry)
        return table, entries

    def _follow(self, table: Table, entries: Sequence[Entry]) -> Table:
        known = self._known.get(table.id)
        if known is not None and known.number > table.number:
            table = known  # another task was here while this one read
        for entry in entries:
            if entry.number > table.number:
                table = table.with_entry(entry)
        return self._remember(table)

    def _remember(self, table: Table) -> Table:
        known = self._known.get(table.id)
        if known is None or known.number <= table.number:
            self._known[table.id] = table
            self._known.move_to_end(table.id)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return table

    def forget(self, name: str) -> None:
        """Let go of what this process remembers of a table."""
        self._known.pop(name, None)
