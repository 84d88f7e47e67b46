"""Sends push messages: encrypted for one browser, signed by this server.

Each message is a task of its own with a timeout, and their number is bounded, so that a push
service that is slow or down delays nothing else. Importing this needs packages of the extra
`server`.
"""

import asyncio
import base64
import logging
import socket
from contextlib import suppress
from time import time
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from kingdomino.server.http.problems import ServerError
from kingdomino.server.metrics import Metrics
from kingdomino.server.push.endpoints import is_endpoint, is_public
from kingdomino.server.push.messages import PushMessage
from kingdomino.storage import PushStore, PushSubscription
from kingdomino.tables import LogUnavailableError

_TIMEOUT: Final = 10.0  # seconds for one request
_RETRY_DELAYS: Final = (2.0, 10.0, 30.0)  # seconds before each further try
_MAX_RETRY_AFTER: Final = 60  # seconds that a push service may ask to wait
_MAX_MESSAGES: Final = 500  # that are being sent at once
_MAX_MESSAGES_PER_HOST: Final = 100
_MAX_CONNECTIONS_PER_HOST: Final = 20
_BLOCK: Final = 512  # bytes: messages are padded to a multiple, so that lengths say nothing
_SIGNED_SECONDS: Final = 12 * 60 * 60  # a signature is valid for at most a day
_MAX_SIGNED: Final = 1000  # push services whose signature is remembered
_GONE: Final = (404, 410)

_logger = logging.getLogger(__name__)


class PushSender:
    """Sends messages to push services, and drops subscriptions that they no longer know."""

    def __init__(
        self, store: PushStore, metrics: Metrics, contact: str, allow_private: bool
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._contact = contact
        self._allow_private = allow_private
        self._vapid = Vapid02()
        self._session: aiohttp.ClientSession | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._pending: dict[str, int] = {}
        self._signed: dict[str, tuple[float, str]] = {}

    async def open(self) -> None:
        """Read the key of this server, which the first process makes, and open a session."""
        self._vapid = Vapid02.from_raw((await self._store.ensure_key(_new_key())).encode())
        self._vapid.conf["no-strict"] = True  # it knows few forms of contacts
        resolver = ThreadedResolver() if self._allow_private else PublicResolver()
        connector = aiohttp.TCPConnector(
            resolver=resolver,
            limit=_MAX_MESSAGES,
            limit_per_host=_MAX_CONNECTIONS_PER_HOST,
            use_dns_cache=False,
        )
        # Proxies of the environment would resolve names themselves; cookies are not wanted.
        self._session = aiohttp.ClientSession(
            connector=connector,
            timeout=aiohttp.ClientTimeout(total=_TIMEOUT),
            cookie_jar=aiohttp.DummyCookieJar(),
            trust_env=False,
        )

    async def close(self) -> None:
        """Drop the pending messages, and close all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    @property
    def public_key(self) -> str:
        """The key by which browsers know this server, in base64url."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _base64url(point)

    def check(self, subscription: PushSubscription) -> None:
        """Raise `ServerError` if no message could be sent to a subscription."""
        try:
            point, secret = _decode(subscription.p256dh), _decode(subscription.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise ServerError("push-subscription") from None
        if len(secret) != 16 or not is_endpoint(subscription.endpoint, self._allow_private):
            raise ServerError("push-subscription")

    def send(self, subscription: PushSubscription, message: PushMessage) -> None:
        """Send a message in the background; if too many are being sent, not at all."""
        host = urlsplit(subscription.endpoint).netloc
        is_full = len(self._tasks) >= _MAX_MESSAGES
        if is_full or self._pending.get(host, 0) >= _MAX_MESSAGES_PER_HOST:
            self._count("discarded")
            return
        self._pending[host] = self._pending.get(host, 0) + 1
        task = asyncio.get_running_loop().create_task(self._deliver(host, subscription, message))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._finish(done, host))

    def _finish(self, task: asyncio.Task[None], host: str) -> None:
        self._tasks.discard(task)
        self._pending[host] -= 1
        if not self._pending[host]:
            del self._pending[host]
        if not task.cancelled() and (error := task.exception()) is not None:
            self._count("failed")
            _logger.error("a push message to %s failed", host, exc_info=error)

    async def _deliver(
        self, host: str, subscription: PushSubscription, message: PushMessage
    ) -> None:
        """Try to send a message until the push service takes it, or there is no hope."""
        status: int | None = None
        for delay in (*_RETRY_DELAYS, None):
            status, wait = await self._post(subscription, message)
            if status is not None and status < 300:
                self._count("sent")
                return
            if status in _GONE:
                await self._drop(subscription)
                return
            may_work_later = status is None or status == 429 or status >= 500
            if delay is None or not may_work_later:
                break
            await asyncio.sleep(max(delay, wait))
        self._count("failed")
        _logger.warning("%s does not take a push message: %s", host, status or "no answer")

    async def _post(
        self, subscription: PushSubscription, message: PushMessage
    ) -> tuple[int | None, float]:
        """Return the status of one try, `None` without an answer, and how long to wait."""
        assert self._session is not None, "the sender is not open"
        headers = {
            "Authorization": self._authorization(subscription.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.seconds),
            "Topic": message.topic,
            "Urgency": "high",
        }
        body = _encrypt(subscription, message.content)
        with suppress(aiohttp.ClientError, TimeoutError, OSError, ValueError):
            async with self._session.post(
                subscription.endpoint, data=body, headers=headers, allow_redirects=False
            ) as response:
                return response.status, _retry_after(response.headers.get("Retry-After", ""))
        return None, 0.0

    async def _drop(self, subscription: PushSubscription) -> None:
        """Forget a subscription; if the database fails now, the next message finds it again."""
        self._count("dropped")
        with suppress(LogUnavailableError):
            await self._store.drop(subscription.id)

    def _authorization(self, endpoint: str) -> str:
        """Return the signature for a push service; it can be used again for hours."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, header = self._signed.get(audience, (0.0, ""))
        if until < time() + _SIGNED_SECONDS / 2:
            until = time() + _SIGNED_SECONDS
            claims = {"aud": audience, "exp": int(until), "sub": self._contact}
            header = self._vapid.sign(claims)["Authorization"]
            if len(self._signed) >= _MAX_SIGNED:
                self._signed.clear()
            self._signed[audience] = (until, header)
        return header

    def _count(self, result: str) -> None:
        self._metrics.push_messages.labels(result).inc()


class PublicResolver(AbstractResolver):
    """Resolves names to public addresses alone."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the public addresses of a name. Raises `OSError` if there is none."""
        found = await self._resolver.resolve(host, port, family)
        public = [each for each in found if is_public(each["host"])]
        if not public:
            raise OSError(None, f"{host} has no public address")
        return public

    async def close(self) -> None:
        """Close the resolver."""
        await self._resolver.close()


def _encrypt(subscription: PushSubscription, content: bytes) -> bytes:
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    # JSON may end with blanks.
    padded = content.ljust(-(-len(content) // _BLOCK) * _BLOCK)
    body: bytes = pusher.encode(padded, "aes128gcm")["body"]
    return body


def _new_key() -> str:
    """Return a new private key: 32 bytes in base64url."""
    numbers: Any = ec.generate_private_key(ec.SECP256R1()).private_numbers()
    return _base64url(numbers.private_value.to_bytes(32, "big"))


def _retry_after(text: str) -> float:
    """Return the seconds of a `Retry-After`, up to a bound; dates are ignored."""
    is_number = text.isascii() and text.isdecimal() and len(text) < 10
    return float(min(int(text), _MAX_RETRY_AFTER)) if is_number else 0.0


def _base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
