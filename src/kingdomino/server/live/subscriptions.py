"""The live connections of each table, in this process and, as far as is known, in the others."""

import asyncio
from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from time import monotonic, time
from typing import Final, NamedTuple

from kingdomino.tables import Presence, Table, TableView, spectator_view
from kingdomino.tables.views.data import DealtData, TableState
from kingdomino.tables.views.view import MAX_SPECTATORS, spectator_state

_PEER_TIMEOUT: Final = 45.0  # seconds after which a process that sends nothing counts as gone
_PRESENCE_SECONDS: Final = 5.0  # for which it is valid if no change is known
_MAX_REPLIES: Final = 32  # replies that may wait for a slow reader


@dataclass(slots=True, kw_only=True)
class ViewMessage(TableView):
    """The `view` message of a live connection: the whole table after a change."""

    type: str = "view"


class Wants(StrEnum):
    """What a connection is sent beside the turns: the values of the parameter `views`."""

    CHANGES = "no"
    """What has changed, and its legal actions."""
    VIEWS = "yes"
    """The whole view after each change."""
    LOG = "log"
    """What a view is derived from."""


class Subscription:
    """A live connection: how much of the table it has been sent, and an event to wake it.

    It queues no messages about the table: what it has not been sent is derived from the state of
    the table, so a slow reader costs no memory.
    """

    def __init__(self, token_hash: str | None, ply: int, wants: Wants) -> None:
        self.token_hash = token_hash
        self.wants = wants
        self.is_visible = True
        """Whether somebody can see the page; a client that does not say so counts as seen."""
        self.ply = ply
        """All actions before this one have been sent."""
        self.prompted_ply = -1
        """The ply at which it was last sent its legal actions."""
        self.sent_deals: list[DealtData] = []
        self.sent_state: TableState | None = None
        """With `Wants.LOG`: what it was last sent."""
        self._take_backs = 0
        self.replies: deque[bytes] = deque(maxlen=_MAX_REPLIES)
        """Messages for this connection alone."""
        self.wakeup = asyncio.Event()
        self._sent: object = None

    def is_news(self, state: object) -> bool:
        """Return whether a state differs from the last one passed here."""
        is_new = self._sent != state
        self._sent = state
        return is_new

    def take_back(self, table: Table) -> bool:
        """Forget actions that were sent and taken back; return whether there are any."""
        missed = table.take_backs[self._take_backs :]
        self._take_backs = len(table.take_backs)
        left = min((taken.ply for taken in missed), default=self.ply)
        if left >= self.ply:
            return False
        self.ply = left
        self.prompted_ply = -1
        return True

    def reply(self, message: bytes) -> None:
        """Send a message to this connection alone."""
        self.replies.append(message)
        self.wakeup.set()


class _Peer(NamedTuple):
    """The connections to another process."""

    seats: frozenset[int]
    spectators: int
    visible: frozenset[int]
    """The connected seats with a visible connection."""
    at: float
    """When it said so, on the monotonic clock."""


class Subscribers:
    """The subscriptions of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        """The table as this process knows it."""
        self.subscriptions: set[Subscription] = set()
        self.is_deleted = False
        """Whether the table was deleted: its connections have to be closed."""
        self._peers: dict[str, _Peer] = {}
        self._since = time()
        self._seen: frozenset[int] = frozenset()
        self._away_since: dict[int, float] = {}
        self._presence: tuple[float, Presence] | None = None
        self._view: tuple[object, ViewMessage] | None = None
        self._state: tuple[object, TableState] | None = None

    @property
    def local_seats(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return self._seats_of({each.token_hash for each in self.subscriptions})

    @property
    def local_visible_seats(self) -> frozenset[int]:
        """The seats that have a visible connection to this process."""
        return self._seats_of({each.token_hash for each in self.subscriptions if each.is_visible})

    def _seats_of(self, hashes: set[str | None]) -> frozenset[int]:
        return frozenset().union(*(self.table.seats_of(each) for each in hashes))

    @property
    def visible_seats(self) -> frozenset[int]:
        """The seats that have a visible connection to any process."""
        return self.local_visible_seats.union(*(peer.visible for peer in self._known_peers()))

    @property
    def online(self) -> frozenset[int]:
        """The seats that are connected to any process."""
        return self.local_seats.union(*(peer.seats for peer in self._known_peers()))

    @property
    def has_peers(self) -> bool:
        """Whether another process has connections to this table, as far as is known."""
        return bool(self._known_peers())

    @property
    def local_spectators(self) -> int:
        """How many connections to this process have no seat."""
        return sum(not self.table.seats_of(each.token_hash) for each in self.subscriptions)

    @property
    def spectators(self) -> int:
        """How many connections to any process have no seat, up to a number."""
        count = self.local_spectators + sum(peer.spectators for peer in self._known_peers())
        return min(count, MAX_SPECTATORS)

    def presence(self) -> Presence:
        """Return the seats that are connected to any process, and since when others are not.

        Computed once until connections or seats change, and again after some seconds, since other
        processes may have ended.
        """
        if self._presence is None or monotonic() > self._presence[0] + _PRESENCE_SECONDS:
            self._presence = (monotonic(), self._track_presence())
        return self._presence[1]

    def _track_presence(self) -> Presence:
        online = self.online
        for seat in range(len(self.table.seats)):
            if seat in online:
                self._away_since.pop(seat, None)
            elif self.table.seats[seat].token_hash is not None:
                # Whoever was not seen yet is away for as long as somebody could have noticed.
                away_since = self._since if seat not in self._seen else time()
                self._away_since.setdefault(seat, round(away_since, 3))
        self._seen |= online
        return Presence(online, dict(self._away_since), self.spectators)

    def _known_peers(self) -> list["_Peer"]:
        """Return the other processes that were heard of lately."""
        since = monotonic() - _PEER_TIMEOUT
        return [peer for peer in self._peers.values() if peer.at > since]

    def update_peer(
        self, process: str, seats: frozenset[int], spectators: int, visible: frozenset[int]
    ) -> None:
        """Set the connections of another process."""
        before = (self.online, self.spectators)
        self._peers[process] = _Peer(seats, spectators, visible, monotonic())
        if (self.online, self.spectators) != before:
            self.wake()

    def update(self, table: Table) -> None:
        """Replace the table, and wake every subscription."""
        has_same_people = table.seats is self.table.seats and table.devices is self.table.devices
        self.table = table
        self._wake(self._presence if has_same_people else None)

    def wake(self) -> None:
        """Wake every subscription, after connections or processes have changed."""
        self._wake(None)

    def _wake(self, presence: tuple[float, Presence] | None) -> None:
        self._presence = presence
        for subscription in self.subscriptions:
            subscription.wakeup.set()

    def spectator_view(self, now: float) -> ViewMessage:
        """Return the view of a spectator; built once for all subscriptions of a change."""
        presence = self.presence()
        key = (self.table.number, presence)
        if self._view is None or self._view[0] != key:
            self._view = (key, spectator_view(ViewMessage, self.table, presence, now))
        return self._view[1]

    def spectator_state(self, now: float) -> TableState:
        """Return the state for a spectator; built once for all subscriptions of a change."""
        presence = self.presence()
        key = (self.table.number, presence)
        if self._state is None or self._state[0] != key:
            self._state = (key, spectator_state(self.table, presence, now))
        return self._state[1]


class SubscriptionRegistry:
    """The subscribers of all tables with a connection to this process."""

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
        elif self._subscribers.get(subscribers.table.id) is subscribers:
            del self._subscribers[subscribers.table.id]

    def delete(self, table_id: str) -> None:
        """Close the connections to a table that was deleted."""
        subscribers = self._subscribers.pop(table_id, None)
        if subscribers is not None:
            subscribers.is_deleted = True
            subscribers.wake()

    def update(self, table: Table) -> None:
        """Publish a table that has changed; an older state than the known one is ignored."""
        subscribers = self._subscribers.get(table.id)
        if subscribers is not None and table.number > subscribers.table.number:
            subscribers.update(table)
