"""Limits for each client address and each table."""

import math
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from kingdomino.server.problems import ServerError

_MAX_KEYS: Final = 20_000  # whose rate is remembered


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
