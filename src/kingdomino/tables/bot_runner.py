"""Plays the turns of bots, and of people whose time is up.

The process that wrote the last entry of a table runs its next bot turn. If that process dies, the
others find the table overdue in the log. If two processes choose the same turn, the log accepts the
first.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final, Protocol

from kingdomino.rules import Action, View
from kingdomino.tables.errors import TableError
from kingdomino.tables.log import LogUnavailableError
from kingdomino.tables.moments import Moment
from kingdomino.tables.service import TableService
from kingdomino.tables.table import Table

_GRACE: Final = 10.0  # seconds after which a turn that another process should run is overdue
_SWEEP_LIMIT: Final = 200  # overdue tables that one sweep takes

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TurnRequest:
    """A turn that a bot has to choose."""

    table_id: str
    level: str
    """The name of the bot."""
    view: View
    """The game as the acting seat may see it."""
    has_people: bool
    """Whether a person plays at the table."""
    is_time_up: bool
    """Whether it is the turn of a person whose time is up."""


class TurnChooser(Protocol):
    """Chooses turns of bots without blocking the event loop."""

    async def choose_turn(self, request: TurnRequest) -> tuple[Action, ...]:
        """Return a whole turn of the acting seat."""


@dataclass(slots=True)
class _Running:
    """A task that plays turns of a table."""

    task: asyncio.Task[None]
    moment: Moment
    """The moment of the turn that is being chosen."""
    is_bots: bool
    """Whether the seat of that turn is a bot's, and not that of a person whose time is up."""

    def is_outdated(self, table: Table) -> bool:
        """Return whether the turn was taken back, or a person plays the seat again."""
        is_resumed = self.is_bots and table.acting_level is None and table.moment == self.moment
        return is_resumed or table.moment.take_backs != self.moment.take_backs


class BotRunner:
    """Schedules and plays the turns of bots."""

    def __init__(self, service: TableService, chooser: TurnChooser) -> None:
        self._service = service
        self._chooser = chooser
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: dict[str, _Running] = {}

    def schedule(self, table: Table) -> None:
        """Schedule the next turn of a table that has changed, if a bot has to play it."""
        if (timer := self._timers.pop(table.id, None)) is not None:
            timer.cancel()
        running = self._running.get(table.id)
        if running is not None and running.is_outdated(table):
            del self._running[table.id]
            running.task.cancel()
        delay = self._delay(table)
        if delay is not None:
            loop = asyncio.get_running_loop()
            is_time_up = table.acting_level is None
            self._timers[table.id] = loop.call_later(
                delay, self._start, table.id, table.moment, is_time_up
            )

    def _delay(self, table: Table) -> float | None:
        """Return the seconds until a bot has to play; `None` if none has to."""
        if table.due_at is None:
            return None
        if table.acting_level is not None or table.seconds is None:
            return 0.0
        # The wall clock may have been set back since the turn began: that makes no turn longer.
        return min(max(0.0, table.due_at - self._service.now()), table.seconds)

    async def sweep(self, grace: float = _GRACE) -> None:
        """Schedule turns that are overdue, because the process that should run them is gone."""
        overdue = await self._service.log.due(self._service.now(), grace, _SWEEP_LIMIT)
        for table_id in overdue:
            if table_id not in self._running:
                self.schedule(await self._service.table(table_id))

    async def close(self) -> None:
        """Cancel everything; turns that were not played are overdue for another process."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, table_id: str, moment: Moment, is_time_up: bool) -> None:
        self._timers.pop(table_id, None)
        if table_id not in self._running:
            task = asyncio.get_running_loop().create_task(
                self._play(table_id, moment if is_time_up else None)
            )
            self._running[table_id] = _Running(task, moment, not is_time_up)
            task.add_done_callback(lambda _: self._end(table_id, task))

    def _end(self, table_id: str, task: asyncio.Task[None]) -> None:
        running = self._running.get(table_id)
        if running is not None and running.task is task:
            del self._running[table_id]

    async def _play(self, table_id: str, overdue: Moment | None) -> None:
        """Play the turn of a person whose time is up, if there is one, then all turns of bots.

        The timer of the turn ran on a monotonic clock; what the wall clock says does not matter.
        """
        try:
            table = await self._service.table(table_id)
            while table.actor is not None and (
                table.moment == overdue or table.acting_level is not None
            ):
                request = _request(table)
                running = self._running[table_id]
                running.moment, running.is_bots = table.moment, not request.is_time_up
                turn = await self._chooser.choose_turn(request)
                table = await self._service.play_bot_turn(
                    table_id, table.moment, turn, request.level
                )
        except (TableError, LogUnavailableError) as error:
            # The next sweep will find it.
            _logger.warning("the bot's turn at table %s is delayed: %s", table_id, error)
        except Exception:
            _logger.exception("the bot's turn at table %s failed", table_id)
        else:
            # The task is still in `_running`: what `schedule` was told meanwhile had no effect.
            asyncio.get_running_loop().call_soon(self.schedule, table)


def _request(table: Table) -> TurnRequest:
    view = table.view(table.actor)
    assert view is not None
    return TurnRequest(
        table_id=table.id,
        level=table.acting_level or table.substitute,
        view=view,
        has_people=table.has_people,
        is_time_up=table.acting_level is None,
    )
