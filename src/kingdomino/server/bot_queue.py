"""The order in which the turns of bots are chosen.

Whoever opens many tables of strong bots must not make everybody else wait. So turns wait in lanes:
first those of people whose time is up, then those at tables with people, then those of bots among
themselves. Within a lane the clients that opened the tables take turns, however many tables each
has, and the tables of a client are served in the order they came.
"""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from enum import IntEnum
from time import monotonic

from kingdomino.rules import Action
from kingdomino.tables import TurnRequest


class Lane(IntEnum):
    """The priority of a turn; lower is served first."""

    TIME_UP = 0
    PEOPLE = 1
    BOTS_ONLY = 2


@dataclass(eq=False)
class QueuedTurn:
    """A turn that waits to be chosen."""

    request: TurnRequest
    client: str
    """The client that opened the table; the table itself where that is not known."""
    result: asyncio.Future[tuple[Action, ...]]
    queued_at: float = field(default_factory=monotonic)

    @property
    def lane(self) -> Lane:
        """The lane that it waits in."""
        if self.request.is_time_up:
            return Lane.TIME_UP
        return Lane.PEOPLE if self.request.has_people else Lane.BOTS_ONLY


class BotQueue:
    """Turns in lanes; within a lane, one queue for each client, served in turn."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, OrderedDict[str, deque[QueuedTurn]]] = {
            lane: OrderedDict() for lane in Lane
        }
        self._length = 0
        self._is_filled = asyncio.Event()

    def __len__(self) -> int:
        return self._length

    def put(self, turn: QueuedTurn) -> None:
        """Add a turn."""
        self._lanes[turn.lane].setdefault(turn.client, deque()).append(turn)
        self._length += 1
        self._is_filled.set()

    async def get(self) -> QueuedTurn:
        """Remove the next turn; waits until there is one that somebody still waits for."""
        while True:
            turn = self._pop()
            if turn is None:
                self._is_filled.clear()
                await self._is_filled.wait()
            elif not turn.result.done():
                return turn

    def _pop(self) -> QueuedTurn | None:
        for lane in self._lanes.values():
            if lane:
                client, turns = lane.popitem(last=False)
                turn = turns.popleft()
                self._length -= 1
                if turns:
                    lane[client] = turns  # behind all other clients
                return turn
        return None
