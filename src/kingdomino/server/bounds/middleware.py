"""ASGI middleware: an id for every request, security headers and metrics for every response."""

import logging
from time import perf_counter
from typing import Any, Final

from litestar import Litestar
from litestar.types import Message, Receive, Send

from kingdomino.server.logs import choose_request_id, request_id
from kingdomino.server.metrics import Metrics

_logger = logging.getLogger(__name__)

_CSP: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",  # includes WebSockets to this host
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

SECURITY_HEADERS: Final = {
    "content-security-policy": _CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Whoever knows the id of a table in a URL may watch it.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""No inline scripts, no frames, no content sniffing, no referrer."""

# What the API answers differs by cookie and changes with every turn.
_NO_STORE: Final = (b"cache-control", b"no-store")
_HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


class HeadersMiddleware:
    """Sets the id of a request, adds the security headers, counts requests and logs them."""

    def __init__(self, app: Litestar, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        this_id = choose_request_id(scope["headers"])
        request_id.set(this_id)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        start = perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                missing = [header for header in _HEADERS if header[0] not in present]
                if scope["path"].startswith("/api/") and b"cache-control" not in present:
                    missing.append(_NO_STORE)
                missing.append((b"x-request-id", this_id.encode()))
                message["headers"] = [*message["headers"], *missing]
                self._record(scope, message["status"], perf_counter() - start)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _record(self, scope: Any, status: int, seconds: float) -> None:
        self._metrics.requests.labels(scope["method"][:16], status).inc()
        self._metrics.seconds.observe(seconds)
        if _logger.isEnabledFor(logging.INFO):
            milliseconds = 1000 * seconds
            _logger.info("%s %s %d %.1f ms", scope["method"], scope["path"], status, milliseconds)
