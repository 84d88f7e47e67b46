"""Limits for each client address and each table."""

import math
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from time import monotonic
from typing import Any, Final

from litestar.connection import ASGIConnection

from kingdomino.server.http.problems import ServerError

_IPV6_PREFIX: Final = 64  # bits: what one subscriber of a provider gets
_MAX_KEYS: Final = 20_000  # whose rate is remembered


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the key that limits count a client by: its address; for IPv6 its /64 network."""
    host = connection.client.host if connection.client else ""
    return address_key(host)


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """Return the key of an address.

    >>> address_key("203.0.113.7"), address_key("2001:db8:1:2:3:4:5:6")
    ('203.0.113.7', '2001:db8:1:2::/64')
    >>> address_key("::ffff:203.0.113.7")
    '203.0.113.7'
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _IPV6_PREFIX), strict=False))


class RateLimit:
    """A token bucket for each key: a rate per minute, with a burst of a quarter of it."""

    def __init__(self, per_minute: int, now: Callable[[], float] = monotonic) -> None:
        self._per_second = per_minute / 60
        self._burst = max(1.0, per_minute / 4)
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Take one token. Raises `ServerError` with the seconds to wait if there is none."""
        if not self._per_second:
            return
        now = self._now()
        tokens, since = self._buckets.pop(key, (self._burst, now))
        tokens = min(self._burst, tokens + (now - since) * self._per_second)
        is_allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if is_allowed else tokens, now)
        if len(self._buckets) > _MAX_KEYS:
            self._buckets.popitem(last=False)
        if not is_allowed:
            raise ServerError("too-many", seconds=math.ceil((1 - tokens) / self._per_second))


class ConnectionLimit:
    """A maximum of simultaneous connections for each key."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._counts: dict[str, int] = {}

    def acquire(self, key: str) -> None:
        """Count a connection. Raises `ServerError` if there are too many."""
        count = self._counts.get(key, 0)
        if count >= self._maximum:
            raise ServerError("too-many", seconds=60)
        self._counts[key] = count + 1

    def release(self, key: str) -> None:
        """Count the end of a connection."""
        count = self._counts.pop(key, 1) - 1
        if count > 0:
            self._counts[key] = count
