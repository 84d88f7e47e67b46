"""uvicorn's protocols with bounds: on the size and time of a request, on frames, on connections.

uvicorn parses whatever a client sends, as much and as slowly as it likes: a stream of ping frames,
an endless header or a thousand half-sent requests stop everybody else. Clients of this server send
small messages at a human pace, so the bounds can be tight; a connection that exceeds one is closed
or aborted.
"""

import asyncio
from collections import Counter
from time import monotonic
from typing import Any, ClassVar, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kingdomino.server.limits import address_key
from kingdomino.server.problems import MAX_BODY
from kingdomino.server.settings import Settings

MAX_HEADERS: Final = 32 * 1024
"""The size of a request line with its headers, in bytes."""
MAX_ADDRESS_CONNECTIONS: Final = 200
"""Connections at once from one address, unless it is a proxy's."""
_SHUTDOWN_SECONDS: Final = 4
_PING_SECONDS: Final = 20.0


class ConnectionCounter:
    """Counts the connections of each address."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, host: str, proxies: str) -> bool:
        """Count a connection, and return whether there are too many of this address."""
        key = address_key(host)
        self._counts[key] += 1
        is_proxy = host in {proxy.strip() for proxy in proxies.split(",")}
        return self._counts[key] > MAX_ADDRESS_CONNECTIONS and not is_proxy

    def remove(self, host: str) -> None:
        """Count the end of a connection."""
        key = address_key(host)
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


connections: Final = ConnectionCounter()


class BoundedHttpProtocol(HttpToolsProtocol):
    """HTTP with bounds on headers, on the time of a request, and on connections."""

    request_seconds: ClassVar[float] = 20.0
    """The time from the start of a connection or request to the end of that request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and start the time of its first request."""
        super().connection_made(transport)
        self._header_bytes = 0
        self._is_in_headers = True
        self._is_counted = True
        self._deadline = self.loop.call_later(self.request_seconds, self.transport.abort)
        if connections.add(self._host, str(self.config.forwarded_allow_ips or "")):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._deadline.cancel()
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, unless they exceed the size of headers."""
        if self._is_in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > MAX_HEADERS + MAX_BODY:
                self.send_400_response("The headers of the request are too large.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the time of a request."""
        self._deadline.cancel()
        self._deadline = self.loop.call_later(self.request_seconds, self.transport.abort)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Stop counting headers."""
        self._is_in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the time of a request."""
        self._deadline.cancel()
        self._header_bytes = 0
        self._is_in_headers = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; it is counted by the other protocol from now on."""
        self._deadline.cancel()
        self._uncount()
        super().handle_websocket_upgrade()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _uncount(self) -> None:
        if self._is_counted:
            self._is_counted = False
            connections.remove(self._host)


class BoundedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket with a bound on the rate of incoming bytes, whatever frames they are.

    That bounds pings and the pongs they cause, fragments, and messages alike.
    """

    burst: ClassVar[int] = MAX_HEADERS + 2 * MAX_BODY
    """Bytes that may come at once; the request that opened the connection is among them."""
    per_second: ClassVar[float] = 4 * 1024

    def connection_made(self, transport: Any) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._budget = float(self.burst)
        self._budget_at = monotonic()
        if connections.add(self._host, str(self.config.forwarded_allow_ips or "")):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        connections.remove(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, unless they exceed the rate."""
        now = monotonic()
        budget = self._budget + (now - self._budget_at) * self.per_second
        self._budget = min(float(self.burst), budget) - len(data)
        self._budget_at = now
        if self._budget < 0:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().data_received(data)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""


def uvicorn_config(app: Any, settings: Settings, **options: Any) -> uvicorn.Config:
    """Return the configuration of uvicorn for an application."""
    defaults: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "log_level": settings.log_level,
        "access_log": False,
        "forwarded_allow_ips": settings.proxies,
        "server_header": False,
        "timeout_graceful_shutdown": _SHUTDOWN_SECONDS,
        "http": BoundedHttpProtocol,
        "ws": BoundedWebSocketProtocol,
        "ws_max_size": MAX_BODY,
        "ws_per_message_deflate": False,  # it would need more memory than a whole table
        "ws_ping_interval": _PING_SECONDS,
        "ws_ping_timeout": _PING_SECONDS,
    }
    return uvicorn.Config(app, **defaults | options)
