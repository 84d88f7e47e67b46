"""Messages between processes through Redis: a backend of litestar's channels.

For servers whose processes send more messages than PostgreSQL's NOTIFY carries. Messages are hints:
one that is lost while Redis restarts is made up for when a process next polls the log. Litestar's
own backend stops for good at the first message that fails; hence this one.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Final

from litestar.channels import ChannelsBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

_RETRY_DELAY: Final = 0.5  # seconds between tries to connect
_TIMEOUT: Final = 5.0

_logger = logging.getLogger(__name__)


class RedisChannels(ChannelsBackend):
    """PUBLISH and SUBSCRIBE on connections that are reopened when they break."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url, socket_connect_timeout=_TIMEOUT, socket_keepalive=True, health_check_interval=15
        )
        self._listener = self._redis.pubsub(ignore_subscribe_messages=True)
        self._is_subscribed = asyncio.Event()

    async def on_startup(self) -> None:
        """Do nothing: connections are opened when they are needed."""

    async def on_shutdown(self) -> None:
        """Close the connections."""
        await self._listener.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publish a message; it is dropped if Redis can't be reached."""
        try:
            async with asyncio.timeout(_TIMEOUT):
                for channel in channels:
                    await self._redis.publish(channel, data)
        except (RedisError, OSError) as error:
            _logger.warning("a message to other processes was dropped: %s", type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels, as soon as Redis can be reached."""
        while True:
            try:
                await self._listener.subscribe(*channels)
            except (RedisError, OSError) as error:
                _logger.warning("Redis can't be reached: %s", type(error).__name__)
                await asyncio.sleep(_RETRY_DELAY)
            else:
                self._is_subscribed.set()
                return

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop listening to channels."""
        await self._listener.unsubscribe(*channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield the messages that arrive."""
        await self._is_subscribed.wait()
        while True:
            try:
                message = await self._listener.get_message(timeout=None)
            except (RedisError, OSError):  # it subscribes again when it has connected again
                await asyncio.sleep(_RETRY_DELAY)
                continue
            if message is not None:
                yield message["channel"].decode(), message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: the history is in the log."""
        del channel, limit
        return []


async def check_redis(url: str) -> None:
    """Connect once. Raises `ValueError` for a URL of something else, `RedisError`, `OSError`."""
    async with Redis.from_url(url, socket_connect_timeout=_TIMEOUT) as redis:
        await redis.ping()
