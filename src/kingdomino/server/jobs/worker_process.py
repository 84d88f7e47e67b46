"""The code inside a worker process: its start, its end, and jobs that are given up."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from ctypes import c_uint64
from typing import Any, TypeVar

_Item = TypeVar("_Item")


class _Process:
    """The state of this process."""

    abandoned: c_uint64 | None = None
    """The number of the last job that was given up, written by the server."""
    job = 0
    """The number of the job that runs."""


_process = _Process()


class AbandonedError(Exception):
    """A job that was given up: no request waits for its result."""


def initialize(niceness: int, abandoned: c_uint64) -> None:
    """Lower the priority below the server's, and leave Ctrl-C to the server."""
    _process.abandoned = abandoned
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def run_job(number: int, function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a function for the job of that number."""
    _process.job = number
    return function(*arguments)


def while_wanted(items: Iterable[_Item]) -> Iterator[_Item]:
    """Yield the items until the job is given up. Raises `AbandonedError` then."""
    for item in items:
        if _process.abandoned is not None and _process.abandoned.value == _process.job:
            raise AbandonedError
        yield item


def _exit_with_parent() -> None:
    """End this process when the server does, however it ended: `kill -9` runs no clean-up."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
