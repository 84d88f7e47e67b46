"""Who listens to which table, in this process and, as far as is known, in the others."""

import asyncio
from collections import deque
from time import monotonic
from typing import Final

import msgspec

from kingdomino.server.view import face
from kingdomino.tables import Table, sight

_FORGOTTEN: Final = 45.0  # seconds after which a process that says nothing counts as gone
_UNSENT: Final = 32  # answers that may wait for a slow reader

_encoder = msgspec.json.Encoder()


class Listener:
    """A live connection: what it has been told, and a bell to wake it.

    It keeps no messages: what it has not been told follows from how far it has come, so a slow
    reader costs nothing.
    """

    def __init__(self, holder: str | None, ply: int, wants_views: bool) -> None:
        self.holder = holder
        self.wants_views = wants_views
        self.ply = ply
        """It has been told of all actions before this one."""
        self._told: object = None
        self.move_at = -1
        """The ply that it was last asked to play at."""
        self.answers: deque[bytes] = deque(maxlen=_UNSENT)
        """What it is to hear beside the news."""
        self.bell = asyncio.Event()

    def hears(self, state: object) -> bool:
        """Whether this is news beside the actions; from now on it is not."""
        is_new = self._told != state
        self._told = state
        return is_new

    def answer(self, message: bytes) -> None:
        """Let it hear something that is meant for it alone."""
        self.answers.append(message)
        self.bell.set()


class Room:
    """The listeners of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        """As this process knows it."""
        self.listeners: set[Listener] = set()
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self._face: tuple[object, bytes] = (None, b"")

    @property
    def here(self) -> frozenset[int]:
        """The seats that listen in this process."""
        holders = {listener.holder for listener in self.listeners} - {None}
        return frozenset(i for i, s in enumerate(self.table.seats) if s.holder in holders)

    @property
    def online(self) -> frozenset[int]:
        """The seats that listen anywhere."""
        since = monotonic() - _FORGOTTEN
        return self.here.union(*(seats for seats, at in self._elsewhere.values() if at > since))

    def heard_of(self, process: str, seats: frozenset[int]) -> None:
        """Another process tells who listens there."""
        before = self.online
        self._elsewhere[process] = (seats, monotonic())
        if self.online != before:
            self.wake()

    def wake(self) -> None:
        """Let everybody see what is new."""
        for listener in self.listeners:
            listener.bell.set()

    def face(self) -> bytes:
        """What everybody may know, as JSON: made once for all who listen."""
        key = (self.table.number, self.online)
        if self._face[0] != key:
            content = _encoder.encode(face(sight(self.table, None), self.online))
            self._face = (key, content)
        return self._face[1]


class Rooms:
    """All tables that somebody listens to in this process."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def names(self) -> list[str]:
        """The tables."""
        return list(self._rooms)

    def get(self, name: str) -> Room | None:
        """The room of a table; `None` if nobody listens."""
        return self._rooms.get(name)

    def enter(self, table: Table, listener: Listener) -> Room:
        """Begin to listen."""
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table)
        room.listeners.add(listener)
        self.hear(table)
        room.wake()
        return room

    def leave(self, room: Room, listener: Listener) -> None:
        """Listen no more."""
        room.listeners.discard(listener)
        if room.listeners:
            room.wake()
        else:
            self._rooms.pop(room.table.id, None)

    def hear(self, table: Table) -> None:
        """A table has changed; what is older than what is known changes nothing."""
        room = self._rooms.get(table.id)
        if room is not None and table.number > room.table.number:
            room.table = table
            room.wake()
