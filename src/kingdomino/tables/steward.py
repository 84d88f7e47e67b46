"""The steward: plays for bots, and for those whose time is up.

Whichever process wrote the last entry of a table sees to its next one. Should it die, the others
find the table overdue in the log. Should two think about one turn, the log takes the first.
"""

import asyncio
import logging
from typing import Final, Protocol

from kingdomino.bots import Clock, make_bot
from kingdomino.rules import Action, Deal, Game, View
from kingdomino.tables.errors import TableError
from kingdomino.tables.hall import Hall
from kingdomino.tables.log import LogUnavailableError
from kingdomino.tables.table import Table

_GRACE: Final = 10.0  # seconds after which another process's turn counts as forgotten
_AT_ONCE: Final = 200  # overdue tables that one sweep takes up

_logger = logging.getLogger(__name__)


class Thinker(Protocol):
    """Where bots think: somewhere that holds up nobody else."""

    async def think(self, level: str, view: View) -> tuple[Action, ...]:
        """A whole turn of the seat that acts, chosen by the bot of this name."""


def choose_turn(level: str, view: View, seconds: float, seed: int) -> tuple[Action, ...]:
    """The turn that a bot chooses; all that it is told is the view.

    >>> from kingdomino.rules import Ruleset
    >>> view = Game.new(Ruleset.preset("classic", players=2), seed=7).view()
    >>> choose_turn("greedy", view, seconds=1.0, seed=1)
    (Claim(domino=21),)
    """
    bot = make_bot(level, seed)
    clock = Clock(seconds)
    first = bot.choose(view, clock)
    if view.domino is None or view.next_line is None:
        return (first,)
    # Nothing is dealt between a placement and its claim, so no deal is needed.
    after = Game(view, Deal(())).play(first)
    return first, bot.choose(after.view(view.actor), clock)


class Steward:
    """Notices tables that wait for a bot, and plays when it is time."""

    def __init__(self, hall: Hall, thinker: Thinker) -> None:
        self._hall = hall
        self._thinker = thinker
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def notice(self, table: Table) -> None:
        """See to the next turn of a table that has changed, if a bot will have to play it."""
        if (timer := self._timers.pop(table.id, None)) is not None:
            timer.cancel()
        if table.due_at is None:
            return
        wait = max(0.0, table.due_at - self._hall.now())
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(wait, self._begin, table.id)

    async def sweep(self, grace: float = _GRACE) -> None:
        """Take up what has been overdue for some time: whoever should have seen to it is gone."""
        overdue = await self._hall.log.due(self._hall.now() - grace, _AT_ONCE)
        for name in overdue:
            if name not in self._thinking:
                self.notice(await self._hall.table(name))

    async def close(self) -> None:
        """Stop; whatever is left undone is overdue for somebody else."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, name: str) -> None:
        self._timers.pop(name, None)
        if name not in self._thinking:
            task = asyncio.get_running_loop().create_task(self._play(name))
            self._thinking[name] = task
            task.add_done_callback(lambda _: self._thinking.pop(name, None))

    async def _play(self, name: str) -> None:
        """Play turn after turn for as long as it is a bot's turn."""
        try:
            table = await self._hall.table(name)
            while table.due_at is not None and table.due_at <= self._hall.now():
                level = table.level_at_turn or table.substitute
                view = table.view(table.actor)
                assert view is not None
                turn = await self._thinker.think(level, view)
                table = await self._hall.act_for(name, table.ply, turn, level)
        except (TableError, LogUnavailableError) as error:
            _logger.warning("a bot's turn waits: %s", error)  # a sweep will find it
        except Exception:
            _logger.exception("a bot's turn failed")
        else:
            self._later(table)

    def _later(self, table: Table) -> None:
        # The task is still in `_thinking`, so what `notice` heard meanwhile came to nothing.
        asyncio.get_running_loop().call_soon(self.notice, table)
