"""Messages between processes: a backend of litestar's channels over PostgreSQL.

Messages are hints: a message that is lost while the database restarts is made up for when a process
next polls the log. Litestar's own backend opens a connection for every message and stops for good
at the first one that fails; hence this one.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsBackend

_RETRY_DELAY: Final = 0.5  # seconds between tries to connect
_TIMEOUT: Final = 5.0

_logger = logging.getLogger(__name__)

Connection = Any
"""A connection of asyncpg, which has no type hints."""


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY on connections that are reopened when they break."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._channels: set[str] = set()
        self._listener: Connection | None = None
        self._publisher: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect, and keep the connection open."""
        await self._listen()
        self._task = asyncio.get_running_loop().create_task(self._reconnect())

    async def on_shutdown(self) -> None:
        """Close the connections."""
        if self._task is not None:
            self._task.cancel()
        for connection in (self._listener, self._publisher):
            if connection is not None:
                connection.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publish a message; it is dropped if the database can't be reached."""
        try:
            async with asyncio.timeout(_TIMEOUT):
                if self._publisher is None or self._publisher.is_closed():
                    # A hint need not be on the disk: that would cost as much as a turn.
                    self._publisher = await asyncpg.connect(
                        self._address, server_settings={"synchronous_commit": "off"}
                    )
                for channel in channels:
                    text = data.decode()
                    await self._publisher.execute("SELECT pg_notify($1, $2)", channel, text)
        except Exception as error:  # any error would end litestar's worker for good
            _logger.warning("a message to other processes was dropped: %s", type(error).__name__)
            if self._publisher is not None:
                self._publisher.terminate()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels."""
        new = set(channels) - self._channels
        self._channels |= new
        if self._listener is not None and not self._listener.is_closed():
            for channel in new:
                await self._listener.add_listener(channel, self._receive)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop listening to channels."""
        for channel in set(channels) & self._channels:
            self._channels.discard(channel)
            if self._listener is not None and not self._listener.is_closed():
                await self._listener.remove_listener(channel, self._receive)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield the messages that arrive."""
        while True:
            yield await self._received.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: the history is in the log."""
        del channel, limit
        return []

    async def _listen(self) -> None:
        listener = await asyncpg.connect(self._address, timeout=_TIMEOUT)
        for channel in self._channels:
            await listener.add_listener(channel, self._receive)
        self._listener = listener

    async def _reconnect(self) -> None:
        while True:
            await asyncio.sleep(_RETRY_DELAY)
            if self._listener is not None and not self._listener.is_closed():
                continue
            try:
                await self._listen()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                continue
            _logger.warning("reconnected to the database")

    def _receive(self, connection: object, pid: int, channel: str, payload: object) -> None:
        del connection, pid
        self._received.put_nowait((channel, str(payload).encode()))
