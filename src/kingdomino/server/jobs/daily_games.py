"""The daily deal in the background: results of tries, and the games of the Regent.

The Regent plays a day's deal many times in the seat of the person, against the same bots. It does
not search by the clock but with a fixed number of rollouts, so that the games are the same on every
machine. They are played in a worker process behind everything else, from the first time that
somebody asks for the day, and stored in parts; processes share the work by chance.
"""

import asyncio
import logging
import secrets
from datetime import date
from math import ceil
from random import shuffle
from typing import Final

from kingdomino import analysis
from kingdomino.bots import Bot, make_bot
from kingdomino.bots.search import SearchBot
from kingdomino.players import daily_levels, daily_ruleset, daily_seed, is_own_play
from kingdomino.rules import Game
from kingdomino.server.jobs.queue import Lane
from kingdomino.server.jobs.workers import Workers
from kingdomino.storage import DailyStore, DailyTry
from kingdomino.tables import Status, Table, TableError, TableService

REGENT_ROLLOUTS: Final = 400
_PART: Final = 20  # games of a part
_JOB: Final = 4  # games of a job: short, since hints wait for it
_MAX_SETTLED: Final = 20  # tries whose result is looked up at once
_SECRET_BYTES: Final = 32

_logger = logging.getLogger(__name__)


class DailyRunner:
    """The daily deals of one process."""

    def __init__(
        self, store: DailyStore, workers: Workers, service: TableService, regent_games: int
    ) -> None:
        self._store = store
        self._workers = workers
        self._service = service
        self.regent_games = regent_games
        """How many games the Regent plays of each deal."""
        self._tasks: dict[date, asyncio.Task[None]] = {}

    async def secret(self, day: date) -> bytes:
        """Return the secret of a day, drawn when it is asked for first."""
        new = secrets.token_bytes(_SECRET_BYTES)
        return await self._store.ensure_secret(day.isoformat(), new)

    async def settle(self, tries: list[DailyTry] | None, day: date) -> None:
        """Note the results of tries that are over; by default, of some of a day."""
        if tries is None:
            tries = await self._store.unsettled(day.isoformat(), _MAX_SETTLED)
        for each in tries:
            if each.status == "playing" and (done := await self._result(each)) is not None:
                await self._store.settle(done)

    async def _result(self, playing: DailyTry) -> DailyTry | None:
        try:
            table = await self._service.table(playing.table)
        except TableError:
            return playing._replace(status="void")  # the table was deleted
        return _settled(playing, table)

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
            self._tasks.pop(day, None)  # whoever asks next tries again

    async def _missing(self, day: date) -> list[int]:
        known = await self._store.parts(day.isoformat())
        missing = [part for part in range(ceil(self.regent_games / _PART)) if part not in known]
        shuffle(missing)  # processes that share a database rarely play the same part
        return missing


def _settled(playing: DailyTry, table: Table) -> DailyTry | None:
    """Return the result of a try; `None` while it is being played."""
    if table.status is Status.OVER and table.match is not None and is_own_play(table):
        kingdom = table.match.game.kingdoms[0]
        placed = ",".join(map(str, kingdom.placed))
        points = kingdom.points_with_bonuses(table.ruleset)
        return playing._replace(status="done", points=points, kingdom=placed)
    is_given_up = table.status.is_final or not is_own_play(table)
    return playing._replace(status="void") if is_given_up else None


def regent_points(secret: bytes, day: date, first: int, games: int) -> list[int]:
    """Play some of the Regent's games of a day, and return its points in each."""
    return [_play_game(secret, day, number) for number in range(first, first + games)]


def _play_game(secret: bytes, day: date, number: int) -> int:
    game = Game.new(daily_ruleset(), daily_seed(secret))
    seed = 1000 * number
    bots: list[Bot] = [SearchBot(seed, rollouts=REGENT_ROLLOUTS)]
    bots += [make_bot(level, seed + 1 + seat) for seat, level in enumerate(daily_levels(day))]
    while not game.is_over:
        assert game.actor is not None
        game = game.play(bots[game.actor].choose(game.view(game.actor)))
    return game.kingdoms[0].points_with_bonuses(game.ruleset)
