"""The state of one server process, and its background tasks."""

import asyncio
import gc
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from time import time
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from kingdomino.bots import offer_bots
from kingdomino.server.bounds.hosts import AllowedHosts
from kingdomino.server.bounds.limits import ConnectionLimit, RateLimit
from kingdomino.server.bounds.quotas import TableQuota
from kingdomino.server.http.player_keys import KEY_DAYS
from kingdomino.server.jobs.cards import CardCache
from kingdomino.server.jobs.daily_games import DailyRunner
from kingdomino.server.jobs.reviews import ReviewRunner
from kingdomino.server.jobs.workers import Workers
from kingdomino.server.live.subscriptions import Subscribers, Subscription, SubscriptionRegistry
from kingdomino.server.metrics import Metrics
from kingdomino.server.push.service import PushService
from kingdomino.server.settings import Settings
from kingdomino.storage import DailyStore, Database, DatabaseLog, PlayerStore, ReviewStore
from kingdomino.tables import (
    Acted,
    BotRunner,
    Entry,
    LogUnavailableError,
    Presence,
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
_MAX_BATCH: Final = 7_900  # bytes of messages sent together; a NOTIFY carries less than 8,000
_DAY: Final = 24 * 60 * 60
_ANALYSES_PER_MINUTE: Final = 120  # hints, grades and evaluations of one address
_DEVICE_LINKS_PER_MINUTE: Final = 20  # codes that one address may try
_IMPORTS_PER_MINUTE: Final = 400  # requests with matches from a file, of one address
_ANALYSES_AT_ONCE: Final = 6  # of one address, waiting or running
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
    spectators: int = 0
    """The connections to this process without a seat."""
    hidden: list[int] = []
    """Those of the seats that have no visible connection to this process."""
    asks: bool = False
    """Whether the other processes shall reply with their connected seats."""
    entries: list[Entry] = []
    """What was appended, if it was a turn: the others need not read it from the database."""


class ServerState:
    """Everything that the handlers of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        offer_bots(settings.bot.splitlines())
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.log = DatabaseLog(self.database)
        self.players = PlayerStore(self.database)
        self.daily_store = DailyStore(self.database)
        self.review_store = ReviewStore(self.database)
        self.service = TableService(self.log, on_change=self._publish)
        self.subscriptions = SubscriptionRegistry()
        self.hosts = AllowedHosts(settings.hosts)
        self.address_limit = RateLimit(settings.address_rate)
        # Apart: reading a table for the tags of its page uses up no request of the page itself.
        self.link_limit = RateLimit(settings.address_rate)
        self.table_limit = RateLimit(settings.table_rate)
        # Without a limit on requests there is none on analyses either.
        self.analysis_limit = RateLimit(_ANALYSES_PER_MINUTE if settings.address_rate else 0)
        self.cards = CardCache()
        self.push = PushService(settings, self.database, self.metrics, self.service, self)
        self.import_limit = RateLimit(_IMPORTS_PER_MINUTE if settings.address_rate else 0)
        self.device_limit = RateLimit(_DEVICE_LINKS_PER_MINUTE if settings.address_rate else 0)
        self.analyses_at_once = ConnectionLimit(_ANALYSES_AT_ONCE)
        self.socket_limit = ConnectionLimit(settings.sockets)
        self.open_tables = TableQuota(settings.open_tables, "open-tables", self.log.find_open)
        self.bot_tables = TableQuota(settings.bot_tables, "bot-tables", self.log.find_bots_only)
        backend = _channels_backend(self.database, settings.channel)
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self._outgoing: list[PeerMessage] = []
        self._clients: OrderedDict[str, str] = OrderedDict()
        self._process = secrets.token_hex(4)
        self._workers: Workers | None = None
        self._reviews: ReviewRunner | None = None
        self._daily: DailyRunner | None = None
        self._bot_runner: BotRunner | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the background tasks."""
        self.database.lock_file()
        gc.set_threshold(*_GC_THRESHOLDS)
        workers = Workers(
            self.settings.bot_workers, self.settings.bot_seconds, self.metrics, self.client_of
        )
        runner = BotRunner(self.service, workers)
        reviews = ReviewRunner(self.review_store, workers, self.service.now)
        daily = DailyRunner(self.daily_store, workers, self.service, self.settings.daily_games)
        self._daily = daily
        self._workers, self._bot_runner, self._reviews = workers, runner, reviews
        async with self.database, self.channels, self.push, asyncio.TaskGroup() as tasks:
            running = [tasks.create_task(self._poll(runner)), tasks.create_task(self._listen())]
            try:
                yield
            finally:
                for task in running:
                    task.cancel()
                reviews.close()
                daily.close()
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

    def set_visible(
        self, subscribers: Subscribers, subscription: Subscription, is_visible: bool
    ) -> None:
        """Note whether somebody can see the page of a live connection."""
        if subscription.is_visible != is_visible:
            subscription.is_visible = is_visible
            self._send_presence(subscribers)

    def visible_seats(self, table_id: str) -> frozenset[int]:
        """Return the seats that have a visible connection, as far as this process knows."""
        subscribers = self.subscriptions.get(table_id)
        return frozenset() if subscribers is None else subscribers.visible_seats

    def ask_peers(self, table_id: str) -> bool:
        """Ask the other processes who is connected to them; return whether there may be any."""
        if not self.database.is_sqlite:
            self._send(PeerMessage(self._process, table_id, asks=True))
        return not self.database.is_sqlite

    def presence(self, table_id: str) -> Presence:
        """Return who is connected to a table, as far as this process knows."""
        subscribers = self.subscriptions.get(table_id)
        return Presence() if subscribers is None else subscribers.presence()

    def set_client(self, table_id: str, client: str) -> None:
        """Remember which client opened a table, to treat clients fairly; nothing is stored."""
        self._clients[table_id] = client
        while len(self._clients) > _MAX_CLIENTS:
            self._clients.popitem(last=False)

    def client_of(self, table_id: str) -> str:
        """Return the client that opened a table; the table itself if that is not known."""
        return self._clients.get(table_id, table_id)

    @property
    def workers(self) -> Workers:
        """The worker processes; they run as long as the background tasks do."""
        assert self._workers is not None, "the server is not running"
        return self._workers

    @property
    def daily(self) -> DailyRunner:
        """The daily deals."""
        assert self._daily is not None, "the server is not running"
        return self._daily

    @property
    def reviews(self) -> ReviewRunner:
        """The reviews that are computed."""
        assert self._reviews is not None, "the server is not running"
        return self._reviews

    @property
    def worker_pids(self) -> list[int]:
        """The process ids of the bot workers."""
        return [] if self._workers is None else self._workers.pids()

    def _publish(self, table: Table, entries: Sequence[Entry]) -> None:
        """Publish a change that this process has written."""
        self.subscriptions.update(table)
        if self._bot_runner is not None:
            self._bot_runner.schedule(table)
        self.push.schedule(table)
        # A SQLite file has one server process: no peers. Processes with connections to the
        # same table know of each other; without connections here, there may be some elsewhere.
        subscribers = self.subscriptions.get(table.id)
        if not self.database.is_sqlite and (subscribers is None or subscribers.has_peers):
            # Other events have secrets, such as the seed of the shuffle; they stay in the database.
            turn = list(entries) if all(isinstance(e.event, Acted) for e in entries) else []
            self._send(PeerMessage(self._process, table.id, table.number, entries=turn))

    def _update_metrics(self) -> None:
        self.metrics.subscribed_tables.set(len(self.subscriptions))

    def _send_presence(self, subscribers: Subscribers, asks: bool = False) -> None:
        if not self.database.is_sqlite:
            table, seats = subscribers.table, sorted(subscribers.local_seats)
            hidden = sorted(subscribers.local_seats - subscribers.local_visible_seats)
            spectators = subscribers.local_spectators
            message = PeerMessage(
                self._process, table.id, table.number, seats, spectators, hidden, asks
            )
            self._send(message)

    def _send(self, message: PeerMessage) -> None:
        """Send a message, together with all others of this turn of the event loop."""
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._flush)
        self._outgoing.append(message)

    def _flush(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        for batch in _batches([msgspec.json.encode(message) for message in outgoing]):
            self.channels.publish(b"[" + b",".join(batch) + b"]", CHANNEL)

    async def _listen(self) -> None:
        """Handle messages of other processes."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for content in subscriber.iter_events():
                for message in _decode_messages(content):
                    if message.process != self._process:
                        # What is suppressed here, the next poll will find.
                        with suppress(LogUnavailableError, TableError):
                            await self._handle(message)

    async def _handle(self, message: PeerMessage) -> None:
        subscribers = self.subscriptions.get(message.table)
        seats = frozenset(message.here or ())
        visible = seats - set(message.hidden)
        self.push.hear(message.table, visible)
        if subscribers is None:
            return
        if message.number:
            self.service.receive(message.table, message.entries)
            table = await self.service.catch_up(message.table, message.number)
            self.subscriptions.update(table)
        is_behind = False
        if message.here is not None:
            subscribers.update_peer(message.process, seats, message.spectators, visible)
            # It was not told of changes before it was known here.
            is_behind = message.number < subscribers.table.number
        if message.asks or is_behind:
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
                await self.push.sweep()
                await self._clean_up(number)
                if number % _POLLS_PER_PRESENCE == 0:
                    self._send_all_presences()
            except LogUnavailableError as error:
                _logger.warning("the database can't be reached: %s", error)
            except Exception:
                _logger.exception("polling the log failed")
            await asyncio.sleep(_POLL_SECONDS)

    async def _catch_up(self) -> None:
        """Read the changes of subscribed tables that no message announced, and their deletion."""
        table_ids = self.subscriptions.table_ids()
        for first in range(0, len(table_ids), _QUERY_LIMIT):
            asked = table_ids[first : first + _QUERY_LIMIT]
            numbers = await self.log.numbers(asked)
            for table_id in set(asked) - set(numbers):
                self.subscriptions.delete(table_id)
                self.service.forget(table_id)
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
            await self.players.prune(time() - KEY_DAYS * _DAY, time() - _DAY)
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


def _channels_backend(database: Database, channel: str) -> ChannelsBackend:
    """Return what carries the messages between processes; a SQLite file has only one."""
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


def _decode_messages(content: bytes) -> list[PeerMessage]:
    """Decode messages; none if they come from another version of this program."""
    try:
        return msgspec.json.decode(content, type=list[PeerMessage])
    except msgspec.DecodeError:
        return []
