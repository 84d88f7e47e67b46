"""The state of one server process, and its background tasks."""

import asyncio
import gc
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from time import time
from typing import Any, Final

from litestar import Request

from kingdomino.bots import offer_bots
from kingdomino.server.bounds.hosts import AllowedHosts
from kingdomino.server.bounds.limits import ConnectionLimit, RateLimit
from kingdomino.server.bounds.quotas import TableQuota
from kingdomino.server.http.credentials import KEY_DAYS
from kingdomino.server.jobs.cards import CardCache
from kingdomino.server.jobs.daily_games import DailyRunner
from kingdomino.server.jobs.reviews import ReviewRunner
from kingdomino.server.jobs.workers import Workers
from kingdomino.server.live.subscriptions import Subscribers, Subscription, SubscriptionRegistry
from kingdomino.server.metrics import Metrics
from kingdomino.server.peers.channel import PeerChannel
from kingdomino.server.push.service import PushService
from kingdomino.server.settings import Settings
from kingdomino.storage import DailyStore, Database, DatabaseLog, PlayerStore, ReviewStore
from kingdomino.tables import (
    BotRunner,
    LogUnavailableError,
    Presence,
    Status,
    Table,
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


class ServerState:
    """The shared state of the handlers of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        offer_bots(settings.bot.splitlines())
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.log = DatabaseLog(self.database)
        self.players = PlayerStore(self.database)
        self.daily_store = DailyStore(self.database)
        self.review_store = ReviewStore(self.database)
        self.service = TableService(self.log)
        self.subscriptions = SubscriptionRegistry()
        self.peers = PeerChannel(self.database, settings.channel, self.service, self.subscriptions)
        self.hosts = AllowedHosts(settings.hosts)
        self.address_limit = RateLimit(settings.address_rate)
        # Apart: reading a table for the tags of its page uses up no request of the page itself.
        self.link_limit = RateLimit(settings.address_rate)
        self.table_limit = RateLimit(settings.table_rate)
        # Without a limit on requests there is none on analyses either.
        self.analysis_limit = RateLimit(_ANALYSES_PER_MINUTE if settings.address_rate else 0)
        self.cards = CardCache()
        self.push = PushService(settings, self.database, self.metrics, self.service, self.peers)
        self.import_limit = RateLimit(_IMPORTS_PER_MINUTE if settings.address_rate else 0)
        self.device_limit = RateLimit(_DEVICE_LINKS_PER_MINUTE if settings.address_rate else 0)
        self.analyses_at_once = ConnectionLimit(_ANALYSES_AT_ONCE)
        self.socket_limit = ConnectionLimit(settings.sockets)
        self.open_tables = TableQuota(settings.open_tables, "open-tables", self.log.find_open)
        self.bot_tables = TableQuota(settings.bot_tables, "bot-tables", self.log.find_bots_only)
        self._clients: OrderedDict[str, str] = OrderedDict()
        self._workers: Workers | None = None
        self._reviews: ReviewRunner | None = None
        self._daily: DailyRunner | None = None

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
        daily = DailyRunner(self.daily_store, workers, self.service.now, self.settings.daily_games)
        self._workers, self._reviews, self._daily = workers, reviews, daily
        self.service.add_listener(lambda table, _: self.subscriptions.update(table))
        self.service.add_listener(lambda table, _: runner.schedule(table))
        self.service.add_listener(self.peers.announce)
        async with self.database, self.peers, self.push, asyncio.TaskGroup() as tasks:
            with suppress(LogUnavailableError):  # the polls try again
                await daily.prepare()
            running = [
                tasks.create_task(self._poll(runner)),
                tasks.create_task(self.peers.listen()),
            ]
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
        self.peers.announce_presence(subscribers, asks=is_new)
        return subscribers

    def unsubscribe(self, subscribers: Subscribers, subscription: Subscription) -> None:
        """Remove a live connection."""
        self.subscriptions.remove(subscribers, subscription)
        self._update_metrics()
        self.peers.announce_presence(subscribers)
        if not subscribers.subscriptions and subscribers.table.status.is_final:
            self.service.forget(subscribers.table.id)

    def set_visible(
        self, subscribers: Subscribers, subscription: Subscription, is_visible: bool
    ) -> None:
        """Set whether the page of a live connection is visible."""
        if subscription.is_visible != is_visible:
            subscription.is_visible = is_visible
            self.peers.announce_presence(subscribers)

    def presence(self, table_id: str) -> Presence:
        """Return the presence at a table, as far as this process knows."""
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

    def _update_metrics(self) -> None:
        self.metrics.subscribed_tables.set(len(self.subscriptions))

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
                await self.daily.prepare()
                await self._clean_up(number)
                if number % _POLLS_PER_PRESENCE == 0:
                    self.peers.announce_all()
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


def server_state(request: AnyRequest) -> ServerState:
    """Return the state of the process that handles a request."""
    state: ServerState = request.app.state.server
    return state
