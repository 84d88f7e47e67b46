"""The doorway: what every request passes on its way in, and every answer on its way out."""

from time import perf_counter
from typing import Any

from litestar import Litestar
from litestar.types import Message, Receive, Send

from kingdomino.server.headers import SECURITY_HEADERS
from kingdomino.server.metrics import Metrics

_HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


class Doorway:
    """Counts requests, and adds the headers that browsers keep to."""

    def __init__(self, app: Litestar, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                new = [header for header in _HEADERS if header[0] not in there]
                message["headers"] = [*message["headers"], *new]
                self._metrics.requests.labels(scope["method"][:16], message["status"]).inc()
                self._metrics.seconds.observe(perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_on)
