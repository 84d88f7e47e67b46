"""The live connections of each table, in this process and, as far as is known, in the others."""

import asyncio
from collections import deque
from dataclasses import dataclass
from time import monotonic
from typing import Final

from kingdomino.tables import Table, TableView, spectator_view

_PEER_TIMEOUT: Final = 45.0  # seconds after which a process that sends nothing counts as gone
_MAX_REPLIES: Final = 32  # replies that may wait for a slow reader


@dataclass(slots=True, kw_only=True)
class ViewMessage(TableView):
    """The `view` message of a live connection: the whole table after a change."""

    type: str = "view"


class Subscription:
    """A live connection: how much of the table it has been sent, and an event to wake it.

    It queues no messages about the table: what it has not been sent is derived from the state of
    the table, so a slow reader costs no memory.
    """

    def __init__(self, token_hash: str | None, ply: int, wants_views: bool) -> None:
        self.token_hash = token_hash
        self.wants_views = wants_views
        self.ply = ply
        """All actions before this one have been sent."""
        self.prompted_ply = -1
        """The ply at which it was last sent its legal actions."""
        self.replies: deque[bytes] = deque(maxlen=_MAX_REPLIES)
        """Messages for this connection alone."""
        self.wakeup = asyncio.Event()
        self._sent: object = None

    def is_news(self, state: object) -> bool:
        """Return whether a state differs from the last one passed here."""
        is_new = self._sent != state
        self._sent = state
        return is_new

    def reply(self, message: bytes) -> None:
        """Send a message to this connection alone."""
        self.replies.append(message)
        self.wakeup.set()


class Subscribers:
    """The subscriptions of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        """The table as this process knows it."""
        self.subscriptions: set[Subscription] = set()
        self._peers: dict[str, tuple[frozenset[int], float]] = {}
        self._view: tuple[object, ViewMessage] | None = None

    @property
    def local_seats(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        hashes = {subscription.token_hash for subscription in self.subscriptions} - {None}
        return frozenset(i for i, s in enumerate(self.table.seats) if s.token_hash in hashes)

    @property
    def online(self) -> frozenset[int]:
        """The seats that are connected to any process."""
        since = monotonic() - _PEER_TIMEOUT
        return self.local_seats.union(*(seats for seats, at in self._peers.values() if at > since))

    def update_peer(self, process: str, seats: frozenset[int]) -> None:
        """Set the seats that are connected to another process."""
        before = self.online
        self._peers[process] = (seats, monotonic())
        if self.online != before:
            self.wake()

    def wake(self) -> None:
        """Let every subscription send what is new."""
        for subscription in self.subscriptions:
            subscription.wakeup.set()

    def spectator_view(self, now: float) -> ViewMessage:
        """Return what a spectator may see; built once for all subscriptions of a change."""
        key = (self.table.number, self.online)
        if self._view is None or self._view[0] != key:
            self._view = (key, spectator_view(ViewMessage, self.table, self.online, now))
        return self._view[1]


class SubscriptionRegistry:
    """The subscribers of all tables that somebody is connected to in this process."""

    def __init__(self) -> None:
        self._subscribers: dict[str, Subscribers] = {}

    def __len__(self) -> int:
        return len(self._subscribers)

    def table_ids(self) -> list[str]:
        """Return the tables that have subscribers."""
        return list(self._subscribers)

    def get(self, table_id: str) -> Subscribers | None:
        """Return the subscribers of a table; `None` if there are none."""
        return self._subscribers.get(table_id)

    def add(self, table: Table, subscription: Subscription) -> Subscribers:
        """Add a subscription to a table."""
        subscribers = self._subscribers.get(table.id)
        if subscribers is None:
            subscribers = self._subscribers[table.id] = Subscribers(table)
        subscribers.subscriptions.add(subscription)
        self.update(table)
        subscribers.wake()
        return subscribers

    def remove(self, subscribers: Subscribers, subscription: Subscription) -> None:
        """Remove a subscription."""
        subscribers.subscriptions.discard(subscription)
        if subscribers.subscriptions:
            subscribers.wake()
        else:
            self._subscribers.pop(subscribers.table.id, None)

    def update(self, table: Table) -> None:
        """Publish a table that has changed; an older state than the known one is ignored."""
        subscribers = self._subscribers.get(table.id)
        if subscribers is not None and table.number > subscribers.table.number:
            subscribers.table = table
            subscribers.wake()
