"""The state of one server process, and its background tasks."""

import asyncio
import gc
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from time import time
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from kingdomino.server.bot_workers import BotWorkers
from kingdomino.server.limits import ConnectionLimit, RateLimit
from kingdomino.server.metrics import Metrics
from kingdomino.server.postgres_channel import PostgresChannels
from kingdomino.server.settings import Settings
from kingdomino.server.subscriptions import Subscribers, Subscription, SubscriptionRegistry
from kingdomino.storage import Database, DatabaseLog
from kingdomino.tables import (
    BotRunner,
    LogUnavailableError,
    Status,
    Table,
    TableError,
    TableService,
)

CHANNEL: Final = "kingdomino"
_POLL_SECONDS: Final = 5.0
_POLLS_PER_PRUNE: Final = 720
_POLLS_PER_PRESENCE: Final = 3
_POLLS_PER_GC: Final = 12
_QUERY_LIMIT: Final = 500  # tables in one query
_DAY: Final = 24 * 60 * 60
_MAX_CLIENTS: Final = 100_000  # tables whose opener is remembered
# With hundreds of tables in memory, a full garbage collection takes a third of a second, in which
# everybody waits. By default Python does one whenever a quarter of the objects is new, which is
# every few seconds. Only closed connections leave garbage, so once a minute is enough.
_GC_THRESHOLDS: Final = (2_000, 20, 1_000_000)

AnyRequest = Request[Any, Any, Any]

_logger = logging.getLogger(__name__)


class PeerMessage(msgspec.Struct, omit_defaults=True):
    """A message about a table to the other server processes."""

    process: str
    table: str
    number: int = 0
    """The number of its last entry."""
    here: list[int] | None = None
    """The seats that are connected to this process."""
    asks: bool = False
    """Whether the other processes shall reply with their connected seats."""


class ServerState:
    """Everything that the handlers of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.log = DatabaseLog(self.database)
        self.service = TableService(self.log, on_change=self._publish)
        self.subscriptions = SubscriptionRegistry()
        self.address_limit = RateLimit(settings.address_rate)
        self.table_limit = RateLimit(settings.table_rate)
        self.socket_limit = ConnectionLimit(settings.sockets)
        self.channels = ChannelsPlugin(
            MemoryChannelsBackend()
            if self.database.is_sqlite
            else PostgresChannels(self.database.address),
            channels=[CHANNEL],
        )
        self._clients: OrderedDict[str, str] = OrderedDict()
        self._process = secrets.token_hex(4)
        self._workers: BotWorkers | None = None
        self._bot_runner: BotRunner | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the background tasks."""
        self.database.lock_file()
        gc.set_threshold(*_GC_THRESHOLDS)
        workers = BotWorkers(
            self.settings.bot_workers, self.settings.bot_seconds, self.metrics, self.client_of
        )
        runner = BotRunner(self.service, workers)
        self._workers, self._bot_runner = workers, runner
        async with self.database, self.channels, asyncio.TaskGroup() as tasks:
            running = [tasks.create_task(self._poll(runner)), tasks.create_task(self._listen())]
            try:
                yield
            finally:
                for task in running:
                    task.cancel()
                await runner.close()
                workers.close()

    def subscribe(self, table: Table, subscription: Subscription) -> Subscribers:
        """Add a live connection to a table."""
        is_new = self.subscriptions.get(table.id) is None
        subscribers = self.subscriptions.add(table, subscription)
        self._update_metrics()
        self._send_presence(subscribers, asks=is_new)
        return subscribers

    def unsubscribe(self, subscribers: Subscribers, subscription: Subscription) -> None:
        """Remove a live connection."""
        self.subscriptions.remove(subscribers, subscription)
        self._update_metrics()
        self._send_presence(subscribers)
        if not subscribers.subscriptions and subscribers.table.status.is_final:
            self.service.forget(subscribers.table.id)

    def set_client(self, table_id: str, client: str) -> None:
        """Remember which client opened a table, to treat clients fairly; nothing is stored."""
        self._clients[table_id] = client
        while len(self._clients) > _MAX_CLIENTS:
            self._clients.popitem(last=False)

    def client_of(self, table_id: str) -> str:
        """Return the client that opened a table; the table itself if that is not known."""
        return self._clients.get(table_id, table_id)

    @property
    def worker_pids(self) -> list[int]:
        """The process ids of the bot workers."""
        return [] if self._workers is None else self._workers.pids()

    def _publish(self, table: Table) -> None:
        """Publish a change that this process has written."""
        self.subscriptions.update(table)
        if self._bot_runner is not None:
            self._bot_runner.schedule(table)
        # A SQLite file has one server process: there are no peers.
        if not self.database.is_sqlite:
            self._send(PeerMessage(self._process, table.id, number=table.number))

    def _update_metrics(self) -> None:
        self.metrics.subscribed_tables.set(len(self.subscriptions))

    def _send_presence(self, subscribers: Subscribers, asks: bool = False) -> None:
        if not self.database.is_sqlite:
            seats = sorted(subscribers.local_seats)
            self._send(PeerMessage(self._process, subscribers.table.id, here=seats, asks=asks))

    def _send(self, message: PeerMessage) -> None:
        self.channels.publish(msgspec.json.encode(message), CHANNEL)

    async def _listen(self) -> None:
        """Handle messages of other processes."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for content in subscriber.iter_events():
                message = msgspec.json.decode(content, type=PeerMessage)
                if message.process != self._process:
                    with suppress(LogUnavailableError, TableError):  # the next poll will find it
                        await self._handle(message)

    async def _handle(self, message: PeerMessage) -> None:
        subscribers = self.subscriptions.get(message.table)
        if subscribers is None:
            return
        if message.number:
            table = await self.service.catch_up(message.table, message.number)
            self.subscriptions.update(table)
        if message.here is not None:
            subscribers.update_peer(message.process, frozenset(message.here))
        if message.asks:
            self._send_presence(subscribers)

    async def _poll(self, runner: BotRunner) -> None:
        """Poll the log for changes that were missed, turns that are overdue and old tables."""
        for number in count():
            try:
                if number == 0:
                    # What an earlier process left undone does not wait for the grace period.
                    await runner.sweep(0.0)
                else:
                    await runner.sweep()
                await self._catch_up()
                await self._clean_up(number)
                if number % _POLLS_PER_PRESENCE == 0:
                    self._send_all_presences()
            except LogUnavailableError as error:
                _logger.warning("the database can't be reached: %s", error)
            except Exception:
                _logger.exception("polling the log failed")
            await asyncio.sleep(_POLL_SECONDS)

    async def _catch_up(self) -> None:
        """Read the changes of subscribed tables that no message announced."""
        table_ids = self.subscriptions.table_ids()
        for first in range(0, len(table_ids), _QUERY_LIMIT):
            numbers = await self.log.numbers(table_ids[first : first + _QUERY_LIMIT])
            for table_id, number in numbers.items():
                subscribers = self.subscriptions.get(table_id)
                if subscribers is not None and subscribers.table.number < number:
                    self.subscriptions.update(await self.service.catch_up(table_id, number))

    async def _clean_up(self, number: int) -> None:
        if number % _POLLS_PER_PRUNE == 0:
            if self.settings.keep_days:
                await self.log.prune(time() - self.settings.keep_days * _DAY)
            if self.settings.open_days:
                await self.log.prune(time() - self.settings.open_days * _DAY, Status.OPEN)
        if number % _POLLS_PER_GC == 0:
            gc.collect()

    def _send_all_presences(self) -> None:
        for table_id in self.subscriptions.table_ids():
            if (subscribers := self.subscriptions.get(table_id)) is not None:
                self._send_presence(subscribers)


def server_state(request: AnyRequest) -> ServerState:
    """Return the state of the process that handles a request."""
    state: ServerState = request.app.state.server
    return state
