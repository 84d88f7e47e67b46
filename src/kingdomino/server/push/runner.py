"""Decides when push messages are sent: once a turn, and once before the time of a turn is up.

Only to people who are not at the table: no live connection of theirs is visible. The process that
wrote the change looks after a moment, in which a page may reconnect, and asks the other processes
who is connected to them. Turns whose time is up soon are found in the database, so that a process
that died leaves none out. Whichever process writes a message down first sends it.
"""

import asyncio
import logging
import math
from collections.abc import Coroutine
from typing import Any, Final, NamedTuple, Protocol

from kingdomino.server.push.messages import PersonTurn, PushMessage, person_turn, turn_message
from kingdomino.storage import PushClaim, PushStore, PushSubscription
from kingdomino.tables import LogUnavailableError, Table, TableError, TableService

GRACE: Final = 3.0
"""Seconds after the beginning of a turn in which somebody may come back."""
_REPLY_SECONDS: Final = 1.0  # that other processes have to say who is connected to them
_MAX_TASKS: Final = 500
_MAX_BROWSERS: Final = 20  # that get a message about one turn
_SWEEP_LIMIT: Final = 200  # tables in one sweep
_MIN_CLOCK: Final = 30  # seconds; nobody is reminded of a shorter one
_MIN_LEAD: Final = 15.0
_MAX_LEAD: Final = 60 * 60.0

_logger = logging.getLogger(__name__)


class Sender(Protocol):
    """Sends messages in the background."""

    def send(self, subscription: PushSubscription, message: PushMessage) -> None:
        """Send a message, now or never."""


class VisibleSeats(Protocol):
    """Knows which seats of a table have a visible live connection."""

    def visible_seats(self, table_id: str) -> frozenset[int]:
        """Return the seats that this process knows to be visible."""

    def ask_peers(self, table_id: str) -> bool:
        """Ask the other processes; return whether there may be any."""


class _Timer(NamedTuple):
    handle: asyncio.TimerHandle
    turn: PersonTurn


class PushRunner:
    """Sends messages about the turns of people."""

    def __init__(
        self, service: TableService, store: PushStore, sender: Sender, seats: VisibleSeats
    ) -> None:
        self._service = service
        self._store = store
        self._sender = sender
        self._seats = seats
        self._timers: dict[str, _Timer] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._visible_elsewhere: dict[str, set[int]] = {}
        self._reminders: dict[str, tuple[float, float]] = {}
        """When the time of each table is up, and when to remind of that."""

    def schedule(self, table: Table) -> None:
        """Look at a table that has changed after a moment, if it is the turn of a person."""
        turn = person_turn(table)
        known = self._timers.get(table.id)
        if known is not None and known.turn != turn:
            self._timers.pop(table.id).handle.cancel()
            known = None
        if turn is not None and known is None:
            handle = asyncio.get_running_loop().call_later(GRACE, self._announce, turn)
            self._timers[table.id] = _Timer(handle, turn)

    def hear(self, table_id: str, visible: frozenset[int]) -> None:
        """Set the seats with visible connections to another process."""
        if table_id in self._visible_elsewhere:
            self._visible_elsewhere[table_id] |= visible

    async def sweep(self) -> None:
        """Remind people whose time is up soon."""
        now = self._service.now()
        due = await self._store.find_due(now, now + _MAX_LEAD, _SWEEP_LIMIT)
        self._reminders = {table: at for table, at in self._reminders.items() if table in due}
        for table_id, due_at in due.items():
            if self._reminders.get(table_id, (0.0, 0.0))[0] != due_at:
                await self._plan_reminder(table_id, due_at)
            if self._reminders[table_id][1] <= now:
                self._run(self._remind(table_id))

    async def close(self) -> None:
        """Stop, without sending the pending messages."""
        for timer in self._timers.values():
            timer.handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _announce(self, turn: PersonTurn) -> None:
        self._timers.pop(turn.table, None)
        # Mostly somebody is there: no task for that.
        if turn.seat not in self._seats.visible_seats(turn.table):
            self._run(self._tell(turn, PushClaim.ANNOUNCEMENT))

    async def _plan_reminder(self, table_id: str, due_at: float) -> None:
        """Plan the reminder of a turn: when a quarter of its time is left, within bounds."""
        remind_at = math.inf
        table = await self._find(table_id)
        if table is not None and table.seconds is not None and table.seconds >= _MIN_CLOCK:
            remind_at = due_at - min(max(table.seconds / 4, _MIN_LEAD), _MAX_LEAD)
        self._reminders[table_id] = (due_at, remind_at)

    async def _remind(self, table_id: str) -> None:
        table = await self._find(table_id)
        turn = None if table is None else person_turn(table)
        if turn is not None and await self._tell(turn, PushClaim.REMINDER):
            due_at, _ = self._reminders.get(table_id, (0.0, 0.0))
            self._reminders[table_id] = (due_at, math.inf)

    async def _tell(self, turn: PersonTurn, claim: PushClaim) -> bool:
        """Send a message about a turn to an absent person; return whether no retry is needed."""
        if turn.seat in self._seats.visible_seats(turn.table):
            return False
        found = await self._store.find(turn.table, turn.token_hash, _MAX_BROWSERS)
        if not found:
            return True
        if await self._is_visible_elsewhere(turn):
            return False
        table = await self._find(turn.table)
        is_over = table is None or person_turn(table) != turn
        if is_over or turn.seat in self._seats.visible_seats(turn.table):
            return False
        assert table is not None
        if await self._store.claim(turn.table, turn.number, claim):
            now = self._service.now()
            for subscription in found:
                self._sender.send(subscription, turn_message(table, subscription, claim, now))
        return True

    async def _is_visible_elsewhere(self, turn: PersonTurn) -> bool:
        if not self._seats.ask_peers(turn.table):
            return False
        heard = self._visible_elsewhere.setdefault(turn.table, set())
        await asyncio.sleep(_REPLY_SECONDS)
        self._visible_elsewhere.pop(turn.table, None)
        return turn.seat in heard

    async def _find(self, table_id: str) -> Table | None:
        try:
            return await self._service.table(table_id)
        except TableError:
            return None  # deleted meanwhile

    def _run(self, work: Coroutine[Any, Any, object]) -> None:
        if len(self._tasks) >= _MAX_TASKS:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, LogUnavailableError):
            _logger.warning("a push message is not sent: %s", error)
        else:
            _logger.error("a push message is not sent", exc_info=error)
