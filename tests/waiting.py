"""Wait for what is to be seen.

A test that sleeps is slow on a fast machine and fails on a slow one. Where there is an event, such
as a line of a program or a message of a connection, tests wait for that. Everything else is looked
at again and again, until it is as it should be.

>>> numbers = iter([1, 2, 3])
>>> wait_until("a number is large", lambda: next(numbers), lambda number: number > 2)
3
>>> wait_until("it is over", lambda: None, seconds=0)
Traceback (most recent call last):
AssertionError: waited 0 s until it is over; last seen: None
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeVar

SECONDS: Final = 60.0
"""How long something may take on a slow, busy machine."""

_SHORTEST: Final = 0.002  # seconds between the first two looks
_LONGEST: Final = 0.05  # between later ones: looking must not slow down what is waited for

Seen = TypeVar("Seen")


def wait_until(
    what: str,
    look: Callable[[], Seen],
    is_reached: Callable[[Seen], object] = bool,
    *,
    seconds: float = SECONDS,
) -> Seen:
    """Look until a condition holds; return what was seen then.

    `what` completes "waited until …". Raises `AssertionError` if it takes longer than `seconds`.
    """
    pauses = _pauses(seconds)
    while not is_reached(seen := look()):
        time.sleep(_next_pause(pauses, what, seen, seconds))
    return seen


async def wait_until_async(
    what: str,
    look: Callable[[], Awaitable[Seen]],
    is_reached: Callable[[Seen], object] = bool,
    *,
    seconds: float = SECONDS,
) -> Seen:
    """Do the same as `wait_until`, without blocking the event loop."""
    pauses = _pauses(seconds)
    while not is_reached(seen := await look()):
        await asyncio.sleep(_next_pause(pauses, what, seen, seconds))
    return seen


def _pauses(seconds: float) -> Iterator[float]:
    """Yield the pauses between looks until the time is up."""
    end, pause = time.monotonic() + seconds, _SHORTEST
    while time.monotonic() < end:
        yield pause
        pause = min(1.5 * pause, _LONGEST)


def _next_pause(pauses: Iterator[float], what: str, seen: object, seconds: float) -> float:
    pause = next(pauses, None)
    assert pause is not None, f"waited {seconds:g} s until {what}; last seen: {seen!r}"
    return pause
