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
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Concatenate, Final, NamedTuple, ParamSpec
from weakref import WeakValueDictionary

from msgspec.structs import replace

from kingdomino.notation import format_record, parse_record
from kingdomino.rules import Action, KingdominoError
from kingdomino.tables.commands import devices as device_commands
from kingdomino.tables.commands import rematch
from kingdomino.tables.commands import seats as seat_commands
from kingdomino.tables.commands import turns as commands
from kingdomino.tables.commands.change import Change
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import AnyEvent, Imported, Opened
from kingdomino.tables.log import ConflictError, Entry, Log
from kingdomino.tables.moments import Moment
from kingdomino.tables.setup import TableSetup
from kingdomino.tables.table import Table
from kingdomino.tables.tokens import (
    derive_table_id,
    derive_token,
    hash_token,
    new_code,
    new_table_id,
    new_token,
)

_MAX_TRIES: Final = 64
_SECRET_BYTES: Final = 32

_Params = ParamSpec("_Params")
Command = Callable[[Table, float], Change]
"""A command with its arguments: from a table and the time to a change."""
OnChange = Callable[[Table, Sequence[Entry]], None]
"""Called with a table and the entries of its last change, once they are durable."""


class SeatGrant(NamedTuple):
    """The seats of a token, after a command that has granted them."""

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
        max_cached: int = 1000,
    ) -> None:
        self.log = log
        self._now = now
        self._listeners: list[OnChange] = []
        self._max_cached = max_cached
        self._cache: OrderedDict[str, Table] = OrderedDict()
        # One command at a time for a table in this process; other processes conflict in the log.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def add_listener(self, on_change: OnChange) -> None:
        """Call a function after every change that this process writes."""
        self._listeners.append(on_change)

    def now(self) -> float:
        """Return the time of new entries, with the precision of the log."""
        return round(self._now(), 3)

    async def open(
        self, setup: TableSetup, key: str | None = None, *, secret: bytes | None = None
    ) -> SeatGrant:
        """Open a table; a request that is sent again with the same key opens it once.

        The table draws a secret of its own, unless one is given.
        """
        token = new_token() if key is None else derive_token(key, "open")
        table_id = new_table_id() if key is None else derive_table_id(key)
        host = hash_token(token)
        opened = setup.opened(host, secret or secrets.token_bytes(_SECRET_BYTES))
        try:
            table = await self._create(table_id, opened)
        except ConflictError:
            table = await self.table(table_id)
            first = (await self.log.read(table_id))[0].event
            if not isinstance(first, Opened) or replace(first, secret=opened.secret) != opened:
                raise TableError(Refusal.KEY_REUSED) from None
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
        # The last known entry is read again: if it is gone, the table was deleted.
        entries = await self.log.read(table_id, cached.number - 1)
        if not entries:
            self.forget(table_id)
            raise TableError(Refusal.NO_SUCH_TABLE, table=table_id)
        return self._apply(cached, entries)

    async def catch_up(self, table_id: str, number: int) -> Table:
        """Return a table that has reached a number; the log is read only if this one is behind."""
        cached = self._cache.get(table_id)
        if cached is not None and cached.number >= number:
            return cached
        return await self.table(table_id)

    def receive(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Apply entries that another process has appended, if they follow those known here."""
        cached = self._cache.get(table_id)
        if cached is not None and entries and cached.number >= entries[0].number - 1:
            self._apply(cached, entries)

    async def join(
        self,
        table_id: str,
        token: str | None,
        name: str,
        seat: int | None,
        contribution: str = "",
        *,
        key: str | None = None,
    ) -> SeatGrant:
        """Take a seat; whoever holds a seat here already keeps the token for both.

        A request that is sent again with the same key takes one seat.
        """
        known = await self.table(table_id)
        if token is None or not known.is_known_token(hash_token(token)):
            token = new_token() if key is None else derive_token(key, table_id)
        key_hash = None if key is None else hash_token(key)
        table = await self._run_as(
            table_id,
            token,
            seat_commands.join,
            name=name,
            seat=seat,
            contribution=contribution,
            key_hash=key_hash,
        )
        return SeatGrant(table, table.seats_of(hash_token(token)), token)

    async def leave(self, table_id: str, token: str, online: Collection[int] = ()) -> Table:
        """Give up all seats of a token; `online` are the seats that are connected."""
        return await self._run_as(table_id, token, seat_commands.leave, online)

    async def assign_bot(self, table_id: str, token: str, seat: int, level: str) -> Table:
        """Let a bot play a seat."""
        return await self._run_as(table_id, token, seat_commands.assign_bot, seat, level)

    async def resume_seat(self, table_id: str, token: str, seat: int) -> Table:
        """Let the person of a seat play it again."""
        return await self._run_as(table_id, token, seat_commands.resume_seat, seat)

    async def choose_colour(self, table_id: str, token: str, seat: int, colour: str) -> Table:
        """Choose the colour of a seat."""
        return await self._run_as(table_id, token, seat_commands.choose_colour, seat, colour)

    async def ask_stand_in(
        self, table_id: str, token: str, seat: int, online: Collection[int]
    ) -> Table:
        """Ask that a bot plays for a person who is not connected."""
        return await self._run_as(table_id, token, seat_commands.ask_stand_in, seat, online)

    async def take_host(self, table_id: str, token: str, online: Collection[int]) -> Table:
        """Become the host in place of one who is not connected."""
        return await self._run_as(table_id, token, seat_commands.take_host, online)

    async def free_seat(self, table_id: str, token: str, seat: int) -> Table:
        """Open the seat of another person again, as the host, before the start."""
        return await self._run_as(table_id, token, seat_commands.free_seat, seat)

    async def make_device_link(self, table_id: str, token: str, stays: bool) -> tuple[Table, str]:
        """Make a link to continue on another device; return the table and the code of the link."""
        code = new_code()
        command = partial(
            device_commands.make_device_link,
            token_hash=hash_token(token),
            code_hash=hash_token(code),
            stays=stays,
        )
        return await self._run(table_id, command), code

    async def revoke_device_link(self, table_id: str, token: str) -> Table:
        """Make the link to continue on another device void."""
        command = partial(device_commands.revoke_device_link, token_hash=hash_token(token))
        return await self._run(table_id, command)

    async def redeem_device_link(
        self, table_id: str, code: str, *, own_token: str | None = None, key: str | None = None
    ) -> SeatGrant:
        """Continue on this device; a request that is sent again with the same key does so once."""
        token = new_token() if key is None else derive_token(key, f"device {table_id}")
        command = partial(
            device_commands.redeem_device_link,
            code_hash=hash_token(code),
            token_hash=hash_token(token),
            own_hash=None if own_token is None else hash_token(own_token),
        )
        table = await self._run(table_id, command)
        return SeatGrant(table, table.seats_of(hash_token(token)), token)

    async def start(self, table_id: str, token: str, contribution: str = "") -> Table:
        """Deal the first game."""
        return await self._run_as(table_id, token, commands.start, contribution)

    async def play_turn(
        self, table_id: str, token: str, ply: int, turn: str, key: str | None = None
    ) -> Table:
        """Play a turn.

        Raises `TableError`, `IllegalActionError` or `NotationError`.
        """
        token_hash = hash_token(token)  # the command finds its seats: no holder is needed
        command = partial(commands.play_turn, token_hash=token_hash, ply=ply, turn=turn, key=key)
        return await self._run(table_id, command)

    async def play_bot_turn(
        self, table_id: str, moment: Moment, actions: tuple[Action, ...], level: str
    ) -> Table:
        """Play the turn that a bot chose, unless the table has moved on."""
        return await self._run(
            table_id, lambda table, at: commands.play_bot_turn(table, at, moment, actions, level)
        )

    async def take_back(self, table_id: str, token: str, ply: int) -> Table:
        """Take back the last turn of a person who plays with bots alone."""
        return await self._run_as(table_id, token, commands.take_back, ply)

    async def give_hint(self, table_id: str, token: str, ply: int) -> Table:
        """Count a hint for the turn at a ply."""
        return await self._run_as(table_id, token, commands.give_hint, ply)

    async def react(self, table_id: str, token: str, reaction: str, seat: int | None) -> Table:
        """Send a reaction."""
        return await self._run_as(table_id, token, commands.react, reaction, seat)

    async def abandon(self, table_id: str, token: str) -> Table:
        """End the match early."""
        return await self._run_as(table_id, token, commands.abandon)

    async def rematch(
        self,
        table_id: str,
        token: str,
        proposal: rematch.Proposal | None = None,
        contribution: str = "",
    ) -> SeatGrant:
        """Propose another match, or agree to it; once all agree it is opened and started.

        The grant is that of the new table if it is open, otherwise that of this one.
        """
        token_hash = hash_token(token)
        table = await self.table(table_id)
        if table.rematch is None:
            table = await self._run_as(
                table_id,
                token,
                rematch.ask_rematch,
                proposal=proposal or rematch.Proposal(),
                secret=secrets.token_bytes(_SECRET_BYTES),
                contribution=contribution,
            )
            if rematch.is_agreed(table):
                table = await self._open_rematch(table)
        elif table.devices.holder_of(token_hash) != table.host and not table.seats_of(token_hash):
            raise TableError(Refusal.NO_TOKEN)
        if table.rematch is not None:
            table = await self.table(table.rematch)
        return SeatGrant(table, table.seats_of(token_hash), token)

    async def _open_rematch(self, table: Table) -> Table:
        table_id, events = rematch.opening_events(table)
        with suppress(ConflictError):  # another process was faster: it is the same table
            await self._create(table_id, *events)
        command = partial(rematch.link_rematch, rematch=table_id)
        return await self._run(table.id, command)

    async def decline_rematch(self, table_id: str, token: str) -> Table:
        """Say no to another match."""
        return await self._run_as(table_id, token, rematch.decline_rematch)

    async def continue_match(
        self, table_id: str, *, ply: int, seat: int, name: str, level: str
    ) -> SeatGrant:
        """Open a table to play on from a position of a match that is over, against bots."""
        table = await self.table(table_id)
        token = new_token()
        token_hash = hash_token(token)
        event = commands.continue_match(
            table, token_hash, ply=ply, seat=seat, name=name, level=level
        )
        return SeatGrant(await self._create(new_table_id(), event), (seat,), token)

    def forget(self, table_id: str) -> None:
        """Drop a table from the cache."""
        self._cache.pop(table_id, None)

    async def _create(self, table_id: str, *events: AnyEvent) -> Table:
        entries = [Entry(number, self.now(), event) for number, event in enumerate(events, 1)]
        table = Table.from_log(table_id, entries)
        await self.log.append(table, entries)
        return self._publish(table, entries)

    async def _run_as(
        self,
        table_id: str,
        token: str,
        command: Callable[Concatenate[Table, float, str, _Params], Change],
        *args: _Params.args,
        **params: _Params.kwargs,
    ) -> Table:
        """Run a command of the person that a token stands for."""
        token_hash = hash_token(token)

        def run(table: Table, at: float) -> Change:
            return command(table, at, table.devices.holder_of(token_hash), *args, **params)

        return await self._run(table_id, run)

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
                    await self.log.append(changed, entries)
                except ConflictError:
                    table = await self.table(table_id)
                    continue
                return self._publish(changed, entries)
        raise TableError(Refusal.BUSY)

    def _publish(self, table: Table, entries: Sequence[Entry]) -> Table:
        self._remember(table)
        for on_change in self._listeners:
            on_change(table, entries)
        return table

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
