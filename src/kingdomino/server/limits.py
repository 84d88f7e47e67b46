"""How much one address, or one table, may ask for."""

import math
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from kingdomino.server.problems import ServerError

_REMEMBERED: Final = 20_000  # names whose rate is remembered


class Rate:
    """So many a minute for each name, with a burst of a quarter of them."""

    def __init__(self, a_minute: int, now: Callable[[], float] = monotonic) -> None:
        self._a_second = a_minute / 60
        self._burst = max(1.0, a_minute / 4)
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one. Raises `ServerError` with the seconds to wait if it is too many."""
        if not self._a_second:
            return
        now = self._now()
        left, since = self._left.pop(name, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._a_second)
        is_enough = left >= 1
        self._left[name] = (left - 1 if is_enough else left, now)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        if not is_enough:
            raise ServerError("too-many", seconds=math.ceil((1 - left) / self._a_second))


class Crowd:
    """How many are here at once for each name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: dict[str, int] = {}

    def enter(self, name: str) -> None:
        """Count one in. Raises `ServerError` if it is full."""
        here = self._here.get(name, 0)
        if here >= self._most:
            raise ServerError("too-many", seconds=60)
        self._here[name] = here + 1

    def leave(self, name: str) -> None:
        """Count one out."""
        here = self._here.pop(name, 1) - 1
        if here > 0:
            self._here[name] = here
