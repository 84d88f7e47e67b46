"""The order in which the turns of bots are chosen."""

import asyncio

import pytest

from kingdomino.rules import Game, Ruleset
from kingdomino.server.bot_queue import BotQueue, QueuedTurn
from kingdomino.tables import TurnRequest

pytestmark = pytest.mark.anyio

VIEW = Game.new(Ruleset.preset("classic", players=2), 7).view(0)


def turn(client: str, table: str, *, people: bool = False, time_up: bool = False) -> QueuedTurn:
    request = TurnRequest(table, "page", VIEW, has_people=people, is_time_up=time_up)
    return QueuedTurn(request, client, asyncio.get_running_loop().create_future())


async def order(queue: BotQueue) -> list[str]:
    return [(await queue.get()).request.table_id for _ in range(len(queue))]


async def test_clients_take_turns_however_many_tables_each_has() -> None:
    queue = BotQueue()
    for number in range(4):
        queue.put(turn("many", f"m{number}"))
    queue.put(turn("one", "o0"))
    queue.put(turn("two", "t0"))
    assert await order(queue) == ["m0", "o0", "t0", "m1", "m2", "m3"]


async def test_tables_with_people_come_before_bots_alone() -> None:
    queue = BotQueue()
    queue.put(turn("a", "bots"))
    queue.put(turn("a", "people", people=True))
    queue.put(turn("b", "late", time_up=True))
    assert await order(queue) == ["late", "people", "bots"]


async def test_a_turn_that_nobody_waits_for_is_left_out() -> None:
    queue = BotQueue()
    cancelled = turn("a", "cancelled")
    queue.put(cancelled)
    queue.put(turn("a", "next"))
    cancelled.result.cancel()
    assert (await queue.get()).request.table_id == "next"
    assert len(queue) == 0


async def test_an_empty_queue_waits_for_the_next_turn() -> None:
    queue = BotQueue()
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    queue.put(turn("a", "first"))
    assert (await waiting).request.table_id == "first"
