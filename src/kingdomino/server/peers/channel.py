"""Messages between the server processes on one database.

Messages are hints: each process also polls the log. A SQLite file has one server process, so that
there is nobody to tell anything.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from kingdomino.server.live.subscriptions import Subscribers, SubscriptionRegistry
from kingdomino.storage import Database
from kingdomino.tables import (
    Acted,
    Entry,
    LogUnavailableError,
    Table,
    TableError,
    TableService,
)

CHANNEL: Final = "kingdomino"
_MAX_BATCH: Final = 7_900  # bytes of messages sent together; a NOTIFY carries less than 8,000

OnVisible = Callable[[str, frozenset[int]], None]
"""Called with a table and the seats that are visible to another process."""


class PeerMessage(msgspec.Struct, omit_defaults=True):
    """A message about a table to the other server processes."""

    process: str
    table: str
    number: int = 0
    """The number of its last entry."""
    here: list[int] | None = None
    """The seats that are connected to this process."""
    spectators: int = 0
    """The connections to this process without a seat."""
    hidden: list[int] = []
    """The connected seats without a visible connection to this process."""
    asks: bool = False
    """Whether the other processes shall reply with their connected seats."""
    entries: list[Entry] = []
    """The entries of a turn: the others need not read them from the database."""


class PeerChannel:
    """Sends changes and connections to the other processes, and applies theirs."""

    def __init__(
        self,
        database: Database,
        channel: str,
        service: TableService,
        subscriptions: SubscriptionRegistry,
    ) -> None:
        self._has_peers = not database.is_sqlite
        self._channels = ChannelsPlugin(_backend(database, channel), channels=[CHANNEL])
        self._service = service
        self._subscriptions = subscriptions
        self._process = secrets.token_hex(4)
        self._outgoing: list[PeerMessage] = []
        self._on_visible: list[OnVisible] = []

    async def __aenter__(self) -> Self:
        await self._channels.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._channels.__aexit__(kind, error, trace)

    def add_listener(self, on_visible: OnVisible) -> None:
        """Call a function whenever another process says which seats are visible to it."""
        self._on_visible.append(on_visible)

    def announce(self, table: Table, entries: Sequence[Entry]) -> None:
        """Announce a change that this process has written."""
        if not self._has_peers:
            return
        # Processes with connections to the same table know of each other; without connections
        # here, there may be some elsewhere.
        subscribers = self._subscriptions.get(table.id)
        if subscribers is None or subscribers.has_peers:
            # Other events have secrets, such as the seed of the shuffle; they stay in the database.
            turn = list(entries) if all(isinstance(e.event, Acted) for e in entries) else []
            self._send(PeerMessage(self._process, table.id, table.number, entries=turn))

    def announce_presence(self, subscribers: Subscribers, asks: bool = False) -> None:
        """Announce who is connected to this process, and ask the others for the same."""
        if self._has_peers:
            table, seats = subscribers.table, sorted(subscribers.local_seats)
            hidden = sorted(subscribers.local_seats - subscribers.local_visible_seats)
            spectators = subscribers.local_spectators
            self._send(
                PeerMessage(self._process, table.id, table.number, seats, spectators, hidden, asks)
            )

    def announce_all(self) -> None:
        """Announce who is connected to any table, so that the others know that this one runs."""
        for table_id in self._subscriptions.table_ids():
            if (subscribers := self._subscriptions.get(table_id)) is not None:
                self.announce_presence(subscribers)

    def visible_seats(self, table_id: str) -> frozenset[int]:
        """Return the seats that have a visible connection, as far as this process knows."""
        subscribers = self._subscriptions.get(table_id)
        return frozenset() if subscribers is None else subscribers.visible_seats

    def ask_peers(self, table_id: str) -> bool:
        """Ask the other processes who is connected to them; return whether there may be any."""
        if self._has_peers:
            self._send(PeerMessage(self._process, table_id, asks=True))
        return self._has_peers

    async def listen(self) -> None:
        """Handle the messages of other processes, for ever."""
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for content in subscriber.iter_events():
                for message in _decode(content):
                    if message.process != self._process:
                        # What is suppressed here, the next poll will find.
                        with suppress(LogUnavailableError, TableError):
                            await self._handle(message)

    async def _handle(self, message: PeerMessage) -> None:
        seats = frozenset(message.here or ())
        visible = seats - set(message.hidden)
        for on_visible in self._on_visible:
            on_visible(message.table, visible)
        subscribers = self._subscriptions.get(message.table)
        if subscribers is None:
            return
        if message.number:
            self._service.receive(message.table, message.entries)
            table = await self._service.catch_up(message.table, message.number)
            self._subscriptions.update(table)
        is_behind = False
        if message.here is not None:
            subscribers.update_peer(message.process, seats, message.spectators, visible)
            # It was not told of changes before it was known here.
            is_behind = message.number < subscribers.table.number
        if message.asks or is_behind:
            self.announce_presence(subscribers)

    def _send(self, message: PeerMessage) -> None:
        """Send a message, together with all others of this turn of the event loop."""
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outgoing.append(message)

    def _flush(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        for batch in _batches([msgspec.json.encode(message) for message in outgoing]):
            self._channels.publish(b"[" + b",".join(batch) + b"]", CHANNEL)


def _backend(database: Database, channel: str) -> ChannelsBackend:
    """Return the transport of the messages: PostgreSQL, or the Redis server of a setting."""
    if database.is_sqlite:
        return MemoryChannelsBackend()
    # Each needs a package of an extra.
    if not channel:
        from kingdomino.server.peers.postgres import PostgresChannels  # noqa: PLC0415

        return PostgresChannels(database.address)
    from kingdomino.server.peers.redis import RedisChannels  # noqa: PLC0415

    return RedisChannels(channel)


def _batches(messages: Sequence[bytes]) -> Iterator[list[bytes]]:
    """Yield messages in batches that fit into one NOTIFY."""
    batch: list[bytes] = []
    size = 0
    for message in messages:
        if batch and size + len(message) > _MAX_BATCH:
            yield batch
            batch, size = [], 0
        batch.append(message)
        size += len(message) + 1
    if batch:
        yield batch


def _decode(content: bytes) -> list[PeerMessage]:
    """Decode messages; none if they come from another version of this program."""
    try:
        return msgspec.json.decode(content, type=list[PeerMessage])
    except msgspec.DecodeError:
        return []
