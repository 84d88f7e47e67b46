"""uvicorn's protocols with bounds: on the size and time of a request, on frames, on connections.

uvicorn parses whatever a client sends, as much and as slowly as it likes: a stream of ping frames,
an endless header or a thousand half-sent requests stop everybody else. Clients of this server send
small messages at a human pace, so the bounds can be tight; a connection that exceeds one is closed
or aborted.
"""

import asyncio
from time import monotonic
from typing import Any, ClassVar, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kingdomino.server.bounds.limits import ConnectionLimit, address_key
from kingdomino.server.http.problems import MAX_BODY, ServerError
from kingdomino.server.logs import log_config
from kingdomino.server.settings import Settings

MAX_HEADERS: Final = 32 * 1024
"""The size of a request line with its headers, in bytes."""
MAX_URL: Final = 8 * 1024
"""The size of a URL, in bytes."""
MAX_ADDRESS_CONNECTIONS: Final = 200
"""Connections at once from one address, unless it is a proxy's."""
_SHUTDOWN_SECONDS: Final = 4
_PING_SECONDS: Final = 20.0


# For a live connection while the server ends: a proxy tries the next server.
_UNAVAILABLE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n"
    b"retry-after: 1\r\n\r\n"
)

connections: Final = ConnectionLimit(MAX_ADDRESS_CONNECTIONS)


class _LimitedConnection:
    """Mixin: counts a connection for its address, unless that is a proxy's."""

    config: uvicorn.Config
    client: tuple[str, int] | None
    transport: asyncio.Transport
    _address: str | None = None
    """The address that it is counted for."""

    def _acquire(self) -> None:
        """Count the connection; abort it if its address has too many."""
        host = self.client[0] if self.client else ""
        proxies = str(self.config.forwarded_allow_ips or "").split(",")
        if host in [proxy.strip() for proxy in proxies]:
            return
        try:
            connections.acquire(address_key(host))
        except ServerError:
            self.transport.abort()
        else:
            self._address = address_key(host)

    def _release(self) -> None:
        """Count the end of the connection."""
        if self._address is not None:
            connections.release(self._address)
            self._address = None


class BoundedHttpProtocol(_LimitedConnection, HttpToolsProtocol):
    """HTTP with bounds on headers, on the time of a request, and on connections."""

    request_seconds: ClassVar[float] = 20.0
    """The time from the start of a connection or request to the end of that request."""
    drain_seconds: ClassVar[float] = 1.0
    """The time in which a request may still arrive when the server ends."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and start the time of its first request."""
        super().connection_made(transport)
        self._header_bytes = 0
        self._is_in_headers = True
        self._is_draining = False
        self._deadline = self.loop.call_later(self.request_seconds, self.transport.abort)
        self._acquire()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._deadline.cancel()
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, unless they exceed the size of headers."""
        if self._is_in_headers:
            self._header_bytes += len(data)
            # A body may come in the same piece as the headers.
            if self._header_bytes > MAX_HEADERS + MAX_BODY:
                self.send_400_response("The headers of the request are too large.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the time of a request."""
        self._deadline.cancel()
        self._deadline = self.loop.call_later(self.request_seconds, self.transport.abort)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take a part of the URL. Raises `ValueError`, which is answered with 400, if too long."""
        super().on_url(url)
        if len(self.url) > MAX_URL:
            raise ValueError("the URL is too long")

    def on_headers_complete(self) -> None:
        """Stop counting headers."""
        self._is_in_headers = False
        super().on_headers_complete()
        if self._is_draining:
            self._end_after_response()

    def on_message_complete(self) -> None:
        """Stop the time of a request."""
        self._deadline.cancel()
        self._header_bytes = 0
        self._is_in_headers = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which counts it from now on."""
        if self._is_draining:
            self.transport.write(_UNAVAILABLE)
            self.transport.close()
            return
        self._deadline.cancel()
        self._release()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """Answer the request that is handled, or on its way, and close the connection after it."""
        self._is_draining = True
        self._end_after_response()
        self.loop.call_later(self.drain_seconds, self._close_if_idle)

    def _end_after_response(self) -> None:
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None:
            cycle.keep_alive = False

    def _close_if_idle(self) -> None:
        cycle: Any = self.cycle
        is_answered = cycle is None or cycle.response_complete
        if is_answered and not self._header_bytes:
            self.transport.close()


class BoundedWebSocketProtocol(_LimitedConnection, WebSocketsSansIOProtocol):
    """WebSocket with bounds: on the rate of incoming bytes, and on the time of a slow reader.

    The rate counts bytes of any frame: that bounds pings and the pongs they cause, fragments, and
    messages alike.
    """

    burst: ClassVar[int] = MAX_HEADERS + 2 * MAX_BODY
    """Bytes that may come at once; the request that opened the connection is among them."""
    per_second: ClassVar[float] = 4 * 1024
    close_seconds: ClassVar[float] = 10.0
    """The time to read what was sent, once the application is done with the connection."""
    read_seconds: ClassVar[float] = 20.0
    """The time to read what was sent, while the buffer is full and the application waits."""
    _abort: asyncio.TimerHandle | None = None
    _read_deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._budget = float(self.burst)
        self._budget_at = monotonic()
        self._acquire()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        for timer in (self._abort, self._read_deadline):
            if timer is not None:
                timer.cancel()
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the time of a slow reader: a fast one needs no timer."""
        super().pause_writing()
        self._read_deadline = self.loop.call_later(self.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the time of a slow reader."""
        if self._read_deadline is not None:
            self._read_deadline.cancel()
        super().resume_writing()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Give a client that doesn't read a last time to do so: `close` would wait forever."""
        super().on_task_complete(task)
        self._abort = self.loop.call_later(self.close_seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Abort the connection of a client that answers no ping."""
        self.pong_timer = None
        self.transport.abort()

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


def uvicorn_config(app: Any, settings: Settings, **options: Any) -> uvicorn.Config:
    """Return the configuration of uvicorn for an application."""
    defaults: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "log_config": log_config(settings),
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
