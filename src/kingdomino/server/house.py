"""The house: what one process of a server is made of, and how its parts hang together."""

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from time import time
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from kingdomino.server.channel import PostgresChannels
from kingdomino.server.limits import Crowd, Rate
from kingdomino.server.metrics import Metrics
from kingdomino.server.rooms import Listener, Room, Rooms
from kingdomino.server.settings import Settings
from kingdomino.server.thinkers import Thinkers
from kingdomino.storage import Database, DatabaseLog
from kingdomino.tables import Hall, LogUnavailableError, Table, TableError
from kingdomino.tables.steward import Steward

CHANNEL: Final = "kingdomino"
_BEAT: Final = 5.0  # seconds between looks into the log
_BEATS_TO_PRUNE: Final = 720
_BEATS_TO_PRESENCE: Final = 3
_AT_ONCE: Final = 500  # tables asked for in one query
_DAY: Final = 24 * 60 * 60
_BEATS_TO_TIDY: Final = 12
# With hundreds of tables in memory, looking through all objects for garbage takes a third of a
# second, in which everybody waits. Python does it whenever a quarter of them is new, which is every
# few seconds; but only closed connections leave any, so once in a minute is enough.
_GARBAGE: Final = (2_000, 20, 1_000_000)

AnyRequest = Request[Any, Any, Any]

_logger = logging.getLogger(__name__)


class Whisper(msgspec.Struct, omit_defaults=True):
    """What processes tell each other about a table."""

    process: str
    table: str
    number: int = 0
    """It has come that far."""
    here: list[int] | None = None
    """These seats listen here."""
    asks: bool = False
    """Who listens elsewhere?"""


class House:
    """One process of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.log = DatabaseLog(self.database)
        self.hall = Hall(self.log, announce=self._announce)
        self.rooms = Rooms()
        self.addresses = Rate(settings.address_rate)
        self.changes = Rate(settings.table_rate)
        self.crowd = Crowd(settings.sockets)
        self.channels = ChannelsPlugin(
            MemoryChannelsBackend()
            if self.database.is_sqlite
            else PostgresChannels(self.database.address),
            channels=[CHANNEL],
        )
        self._process = secrets.token_hex(4)
        self._thinkers: Thinkers | None = None
        self._steward: Steward | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first request to the last."""
        gc.set_threshold(*_GARBAGE)
        thinkers = Thinkers(self.settings.thinkers, self.settings.bot_seconds, self.metrics)
        self._thinkers, self._steward = thinkers, Steward(self.hall, thinkers)
        async with self.database, self.channels, asyncio.TaskGroup() as tasks:
            running = [tasks.create_task(self._beat()), tasks.create_task(self._listen())]
            try:
                yield
            finally:
                for task in running:
                    task.cancel()
                await self._steward.close()
                thinkers.close()

    def enter(self, table: Table, listener: Listener) -> Room:
        """Begin to listen to a table."""
        is_new = self.rooms.get(table.id) is None
        room = self.rooms.enter(table, listener)
        self._count()
        self._tell_presence(room, asks=is_new)
        return room

    def leave(self, room: Room, listener: Listener) -> None:
        """Listen no more."""
        self.rooms.leave(room, listener)
        self._count()
        self._tell_presence(room)
        if not room.listeners and room.table.stage.is_final:
            self.hall.forget(room.table.id)  # whoever looks again finds it in the log

    @property
    def thinker_pids(self) -> list[int]:
        """The processes that bots think in."""
        return [] if self._thinkers is None else self._thinkers.pids()

    def _announce(self, table: Table) -> None:
        """This process has changed a table."""
        self.rooms.hear(table)
        if self._steward is not None:
            self._steward.notice(table)
        self._whisper(Whisper(self._process, table.id, number=table.number))

    def _count(self) -> None:
        self.metrics.rooms.set(len(self.rooms))

    def _tell_presence(self, room: Room, asks: bool = False) -> None:
        here = sorted(room.here)
        self._whisper(Whisper(self._process, room.table.id, here=here, asks=asks))

    def _whisper(self, whisper: Whisper) -> None:
        # A file has one process: nobody else is there to be told.
        if not self.database.is_sqlite:
            self.channels.publish(msgspec.json.encode(whisper), CHANNEL)

    async def _listen(self) -> None:
        """Hear what other processes have changed."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                whisper = msgspec.json.decode(message, type=Whisper)
                if whisper.process != self._process:
                    with suppress(LogUnavailableError, TableError):  # the next beat will find it
                        await self._heed(whisper)

    async def _heed(self, whisper: Whisper) -> None:
        room = self.rooms.get(whisper.table)
        if room is None:
            return
        if whisper.number:
            self.rooms.hear(await self.hall.catch_up(whisper.table, whisper.number))
        if whisper.here is not None:
            room.heard_of(whisper.process, frozenset(whisper.here))
        if whisper.asks:
            self._tell_presence(room)

    async def _beat(self) -> None:
        """Look into the log from time to time: for what was missed, overdue, or too old."""
        for number in count():
            try:
                # What the process before this one left undone is not waited for.
                await (self._steward.sweep() if number else self._steward.sweep(0.0))  # type: ignore[union-attr]
                await self._look_after_rooms()
                if self.settings.keep_days and number % _BEATS_TO_PRUNE == 0:
                    await self.log.prune(time() - self.settings.keep_days * _DAY)
                if number % _BEATS_TO_TIDY == 0:
                    gc.collect()
                if number % _BEATS_TO_PRESENCE == 0:
                    for name in self.rooms.names():
                        if (room := self.rooms.get(name)) is not None:
                            self._tell_presence(room)
            except LogUnavailableError as error:
                _logger.warning("the database is away: %s", error)
            except Exception:
                _logger.exception("looking into the log failed")
            await asyncio.sleep(_BEAT)

    async def _look_after_rooms(self) -> None:
        names = self.rooms.names()
        for first in range(0, len(names), _AT_ONCE):
            numbers = await self.log.numbers(names[first : first + _AT_ONCE])
            for name, number in numbers.items():
                room = self.rooms.get(name)
                if room is not None and room.table.number < number:
                    self.rooms.hear(await self.hall.catch_up(name, number))


def house_of(request: AnyRequest) -> House:
    """The house that a request has come to."""
    house: House = request.app.state.house
    return house
