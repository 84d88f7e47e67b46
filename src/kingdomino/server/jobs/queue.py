"""The order in which worker processes do their jobs: turns of bots, hints and reviews.

Whoever opens many tables of strong bots must not make everybody else wait. So jobs wait in lanes:
first the turns of people whose time is up, then turns at tables with people, then those of bots
among themselves; hints come before reviews, and
reviews before work that nobody waits for. Within a lane the clients take turns, however many
jobs each has, and the jobs of a client are done in the order they came.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from time import monotonic
from typing import Any


class Lane(IntEnum):
    """The priority of a job; lower is served first."""

    TIME_UP = 0
    PEOPLE = 1
    BOTS_ONLY = 2
    HINT = 3
    REVIEW = 4
    BACKGROUND = 5


@dataclass(eq=False)
class Job:
    """A function that is to be called in a worker process."""

    lane: Lane
    client: str
    """The client whose jobs take turns with those of others in the lane."""
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    result: asyncio.Future[Any]
    queued_at: float = field(default_factory=monotonic)


class JobQueue:
    """Jobs in lanes; within a lane, one queue for each client, served in turn."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, OrderedDict[str, deque[Job]]] = {
            lane: OrderedDict() for lane in Lane
        }
        self._length = 0
        self._is_filled = asyncio.Event()

    def __len__(self) -> int:
        return self._length

    def put(self, job: Job) -> None:
        """Add a job."""
        self._lanes[job.lane].setdefault(job.client, deque()).append(job)
        self._length += 1
        self._is_filled.set()

    async def get(self) -> Job:
        """Remove and return the next job that was not given up; waits until there is one."""
        while True:
            job = self._pop()
            if job is None:
                self._is_filled.clear()
                await self._is_filled.wait()
            elif not job.result.done():
                return job

    def _pop(self) -> Job | None:
        for lane in self._lanes.values():
            if lane:
                client, jobs = lane.popitem(last=False)
                job = jobs.popleft()
                self._length -= 1
                if jobs:
                    lane[client] = jobs  # behind all other clients
                return job
        return None
