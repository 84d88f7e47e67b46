"""The daily deal in the background: secrets of the coming days, and the games of the Regent.

The Regent plays a day's deal many times in the seat of the person, against the same bots: in a
worker process behind everything else, from the first time that somebody plays it. The games are
stored in parts; processes share the work by chance.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from math import ceil
from random import shuffle
from typing import Final

from kingdomino import analysis
from kingdomino.players import regent_points
from kingdomino.server.jobs.queue import Lane
from kingdomino.server.jobs.workers import Workers
from kingdomino.storage import DailyStore
from kingdomino.tables import LogUnavailableError

_DAYS_AHEAD: Final = 2  # days whose secret is drawn beforehand: tomorrow's is promised today
_PART: Final = 20  # games of a part
_JOB: Final = 4  # games of a job: short, since hints wait for it
_SECRET_BYTES: Final = 32

_logger = logging.getLogger(__name__)


class DailyRunner:
    """The daily deals of one process."""

    def __init__(
        self, store: DailyStore, workers: Workers, now: Callable[[], float], regent_games: int
    ) -> None:
        self._store = store
        self._workers = workers
        self._now = now
        self.regent_games = regent_games
        """How many games the Regent plays of each deal."""
        self._prepared: date | None = None
        self._tasks: dict[date, asyncio.Task[None]] = {}

    def today(self) -> date:
        """Return the day whose deal is played now; days are those of UTC."""
        return datetime.fromtimestamp(self._now(), UTC).date()

    async def prepare(self) -> None:
        """Draw the secrets of today and of the next days, once a day."""
        today = self.today()
        if self._prepared != today:
            for ahead in range(_DAYS_AHEAD + 1):
                day = (today + timedelta(days=ahead)).isoformat()
                await self._store.ensure_secret(day, secrets.token_bytes(_SECRET_BYTES))
            self._prepared = today

    async def secret(self, day: date) -> bytes:
        """Return the secret of a day. Raises `LogUnavailableError` if it is not drawn yet."""
        secret = await self._store.find_secret(day.isoformat())
        if secret is None:  # the clock has jumped: the next poll draws it
            raise LogUnavailableError(f"the deal of {day} is not ready")
        return secret

    def play_regent(self, day: date, secret: bytes) -> None:
        """Let the Regent play a day's deal, unless it does or has done so."""
        if analysis.is_available and day not in self._tasks:
            for old in [other for other in self._tasks if other < day]:
                self._tasks.pop(old).cancel()
            task = asyncio.get_running_loop().create_task(self._play_parts(day, secret))
            self._tasks[day] = task

    def close(self) -> None:
        """Stop playing."""
        for task in self._tasks.values():
            task.cancel()

    async def _play_parts(self, day: date, secret: bytes) -> None:
        try:
            while missing := await self._missing(day):
                part = missing[0]
                points: list[int] = []
                end = min((part + 1) * _PART, self.regent_games)
                for first in range(part * _PART, end, _JOB):
                    games = min(_JOB, end - first)
                    points += await self._workers.analyse(
                        Lane.BACKGROUND, "daily", regent_points, secret, day, first, games
                    )
                await self._store.add_part(day.isoformat(), part, points)
        except Exception:
            _logger.exception("the games of the daily deal failed")
            self._tasks.pop(day, None)  # whoever plays next tries again

    async def _missing(self, day: date) -> list[int]:
        known = await self._store.parts(day.isoformat())
        missing = [part for part in range(ceil(self.regent_games / _PART)) if part not in known]
        shuffle(missing)  # processes that share a database rarely play the same part
        return missing
