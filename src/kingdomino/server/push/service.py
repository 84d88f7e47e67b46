"""Push messages of one process: the store, the sender and the runner."""

import logging
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from kingdomino.server.bounds.limits import RateLimit
from kingdomino.server.http.problems import ServerError
from kingdomino.server.metrics import Metrics
from kingdomino.server.peers.channel import PeerChannel
from kingdomino.server.push.runner import PushRunner
from kingdomino.server.settings import Settings
from kingdomino.storage import Database, PushStore
from kingdomino.tables import TableService

if TYPE_CHECKING:
    from kingdomino.server.push.sender import PushSender

_CHANGES_PER_MINUTE: Final = 40  # of subscriptions, from one address
_NO_CONTACT: Final = "mailto:kingdomino@localhost"

_logger = logging.getLogger(__name__)


class PushService:
    """Sends push messages, if this server does: without packages or by a setting it does not."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        metrics: Metrics,
        service: TableService,
        peers: PeerChannel,
    ) -> None:
        self.store = PushStore(database)
        self.limit = RateLimit(_CHANGES_PER_MINUTE if settings.address_rate else 0)
        self._sender = _make_sender(settings, self.store, metrics)
        self._runner: PushRunner | None = None
        if self._sender is not None:
            runner = PushRunner(service, self.store, self._sender, peers)
            service.add_listener(lambda table, _: runner.schedule(table))
            peers.add_listener(runner.hear)
            self._runner = runner

    async def __aenter__(self) -> Self:
        if self._sender is not None:
            await self._sender.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._runner is not None:
            await self._runner.close()
        if self._sender is not None:
            await self._sender.close()

    @property
    def sender(self) -> "PushSender":
        """The sender of messages. Raises `ServerError` if this server sends none."""
        if self._sender is None:
            raise ServerError("push-off")
        return self._sender

    @property
    def public_key(self) -> str | None:
        """The key by which browsers know this server; `None` if it sends no messages."""
        return None if self._sender is None else self._sender.public_key

    async def sweep(self) -> None:
        """Remind people whose time is up soon."""
        if self._runner is not None:
            await self._runner.sweep()


def push_contact(settings: Settings) -> str:
    """Return the contact for push services: the setting, or this server by its name.

    >>> push_contact(Settings(hosts="play.example.org"))
    'https://play.example.org'
    >>> push_contact(Settings())
    'mailto:kingdomino@localhost'
    """
    if settings.push_contact:
        return settings.push_contact
    names = [name.strip() for name in settings.hosts.split(",")]
    public = [name for name in names if "." in name and "*" not in name]
    return f"https://{public[0]}" if public else _NO_CONTACT


def _make_sender(settings: Settings, store: PushStore, metrics: Metrics) -> "PushSender | None":
    if settings.push == "off":
        return None
    try:
        from kingdomino.server.push.sender import PushSender  # noqa: PLC0415 - an extra
    except ImportError as error:
        _logger.info("no push messages: %s is not installed", error.name)
        return None
    return PushSender(store, metrics, push_contact(settings), settings.push == "private")
