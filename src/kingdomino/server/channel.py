"""How processes tell each other what happened: litestar's channels over PostgreSQL.

The log is the truth, and this only says where to look: what gets lost here while a database
restarts is found when a process next looks into the log. Litestar's own backend connects anew for
every message and stops for good at the first one that fails; hence this one.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsBackend

_PAUSE: Final = 0.5  # seconds between tries to connect
_PATIENCE: Final = 5.0

_logger = logging.getLogger(__name__)

Connection = Any
"""asyncpg's; it comes without types."""


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY on connections that are made again when they break."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._channels: set[str] = set()
        self._listener: Connection | None = None
        self._speaker: Connection | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect, and stay connected."""
        await self._listen()
        self._keeper = asyncio.get_running_loop().create_task(self._keep_listening())

    async def on_shutdown(self) -> None:
        """Hang up."""
        if self._keeper is not None:
            self._keeper.cancel()
        for connection in (self._listener, self._speaker):
            if connection is not None:
                connection.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody; a database that is away hears nothing, and nobody waits for it."""
        try:
            async with asyncio.timeout(_PATIENCE):
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await asyncpg.connect(self._address)
                for channel in channels:
                    text = data.decode()
                    await self._speaker.execute("SELECT pg_notify($1, $2)", channel, text)
        except Exception as error:  # whatever it is: litestar's worker would never publish again
            _logger.warning("other processes were not told: %s", type(error).__name__)
            if self._speaker is not None:
                self._speaker.terminate()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels."""
        new = set(channels) - self._channels
        self._channels |= new
        if self._listener is not None and not self._listener.is_closed():
            for channel in new:
                await self._listener.add_listener(channel, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop listening to channels."""
        for channel in set(channels) & self._channels:
            self._channels.discard(channel)
            if self._listener is not None and not self._listener.is_closed():
                await self._listener.remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Everything heard."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """None: the log has it."""
        del channel, limit
        return []

    async def _listen(self) -> None:
        listener = await asyncpg.connect(self._address, timeout=_PATIENCE)
        for channel in self._channels:
            await listener.add_listener(channel, self._hear)
        self._listener = listener

    async def _keep_listening(self) -> None:
        while True:
            await asyncio.sleep(_PAUSE)
            if self._listener is not None and not self._listener.is_closed():
                continue
            try:
                await self._listen()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                continue
            _logger.warning("listening to the database again")

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        del connection, pid
        self._heard.put_nowait((channel, str(payload).encode()))
