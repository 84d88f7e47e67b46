"""Bots, and those whose time is up."""

import asyncio
from collections.abc import AsyncIterator
from typing import Self

import pytest

from kingdomino.rules import Action, View
from kingdomino.storage import DatabaseLog
from kingdomino.tables import Hall, Stage, Table, Wish
from kingdomino.tables.steward import Steward, choose_turn
from tests.tables.conftest import Time, play, setup, started

pytestmark = pytest.mark.anyio


class Here:
    """Thinks in this process, and can be made to fail."""

    def __init__(self) -> None:
        self.failures = 0
        self.turns = 0

    async def think(self, level: str, view: View) -> tuple[Action, ...]:
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise RuntimeError("a bot fell over")
        self.turns += 1
        return choose_turn(level, view, 1.0, self.turns)


class Room:
    """A hall with a steward, and the tables as they come along."""

    def __init__(self, log: DatabaseLog, time: Time) -> None:
        self.thinker = Here()
        self.changes: asyncio.Queue[Table] = asyncio.Queue()
        self.hall = Hall(log, now=time, announce=self._hear)
        self.steward = Steward(self.hall, self.thinker)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        # Or a turn that has just been made would still be read, on a loop that has ended.
        await self.steward.close()

    def _hear(self, table: Table) -> None:
        self.changes.put_nowait(table)
        self.steward.notice(table)

    async def until(self, ply: int) -> Table:
        """Wait until a table has come that far."""
        async with asyncio.timeout(20):
            while (table := await self.changes.get()).ply < ply:
                pass
        return table


@pytest.fixture
async def room(log: DatabaseLog, time: Time) -> AsyncIterator[Room]:
    async with Room(log, time) as room:
        yield room


async def test_bots_play_a_whole_match_by_themselves(room: Room) -> None:
    wishes = (Wish(level="random"), Wish(level="greedy"))
    opened = await room.hall.open(setup(wishes=wishes))
    await room.hall.start(opened.table.id, opened.token)
    table = await room.until(48)
    assert table.stage is Stage.OVER
    assert {act.by for act in table.acts} == {"random", "greedy"}


async def test_a_bot_waits_for_people_and_people_for_a_bot(room: Room) -> None:
    wishes = (Wish(name="Ann"), Wish(level="random"))
    ann = await room.hall.open(setup(wishes=wishes))
    table = await room.hall.start(ann.table.id, ann.token)
    while table.stage is Stage.PLAYING:
        if table.actor == 0:
            table = await play(room.hall, table, ann, turns=1)
        else:
            table = await room.until(table.ply + 1)
    assert {(act.seat, act.by) for act in table.acts} == {(0, None), (1, "random")}


async def test_when_time_is_up_a_bot_plays_that_turn_and_no_other(room: Room, time: Time) -> None:
    ann, bob = await started(room.hall, seconds=30, substitute="random")
    table = await play(room.hall, ann.table, ann, bob, turns=5)
    before = table.ply
    time.passes(29)
    room.steward.notice(table)
    await asyncio.sleep(0)
    assert (await room.hall.table(table.id)).ply == before
    time.passes(2)
    room.steward.notice(table)
    table = await room.until(before + 1)
    assert [act.by for act in table.acts[before:]] == ["random"] * (table.ply - before)
    after = await room.hall.table(table.id)
    assert after.level_at_turn is None
    assert after.due_at == time.now + 30


async def test_a_clock_runs_on_between_placing_and_claiming(room: Room, time: Time) -> None:
    ann, bob = await started(room.hall, seconds=30)
    table = await play(room.hall, ann.table, ann, bob, turns=4)
    began = table.turn_at
    actor = ann if table.actor in ann.seats else bob
    view = table.view(table.actor)
    assert view is not None
    time.passes(20)
    place = str(view.legal_actions()[0])
    table = await room.hall.act(table.id, actor.token, table.ply, place)
    assert table.turn_at == began
    time.passes(11)
    room.steward.notice(table)
    table = await room.until(6)
    assert (table.acts[4].by, table.acts[5].by) == (None, table.substitute)


async def test_a_seat_handed_over_is_played_at_once(room: Room) -> None:
    ann, bob = await started(room.hall)
    table = await room.hall.table(ann.table.id)
    actor = ann if table.actor in ann.seats else bob
    await room.hall.hand(table.id, actor.token, actor.seats[0], "random")
    assert (await room.until(1)).acts[0].by == "random"


async def test_what_a_process_left_undone_is_found_by_another(log: DatabaseLog, time: Time) -> None:
    silent = Hall(log, now=time)  # as if it had been killed after its last write
    wishes = (Wish(level="random"), Wish(level="greedy"))
    opened = await silent.open(setup(wishes=wishes))
    await silent.start(opened.table.id, opened.token)
    room = Room(log, time)
    await room.steward.sweep()
    assert (await silent.table(opened.table.id)).ply == 0  # its own process may still be thinking
    time.passes(11)
    await room.steward.sweep()
    assert (await room.until(48)).stage is Stage.OVER


async def test_a_turn_that_failed_is_made_again(
    room: Room, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    room.thinker.failures = 1
    wishes = (Wish(level="random"), Wish(level="greedy"))
    opened = await room.hall.open(setup(wishes=wishes))
    table = await room.hall.start(opened.table.id, opened.token)
    while room.thinker.failures:
        await asyncio.sleep(0)
    assert "a bot's turn failed" in caplog.text
    time.passes(11)
    await room.steward.sweep()
    assert (await room.until(48)).stage is Stage.OVER
    assert table.ply == 0


async def test_two_stewards_play_each_turn_once(log: DatabaseLog, time: Time) -> None:
    wishes = (Wish(level="random"), Wish(level="random"))
    async with Room(log, time) as one, Room(log, time) as two, asyncio.timeout(20):
        opened = await one.hall.open(setup(wishes=wishes))
        table = await one.hall.start(opened.table.id, opened.token)
        two.steward.notice(table)
        while (table := await one.hall.table(table.id)).stage is Stage.PLAYING:
            await asyncio.sleep(0.01)
    assert [(act.game, act.ply) for act in table.acts] == [(0, ply) for ply in range(48)]


async def test_closing_stops_what_was_going_on(room: Room) -> None:
    ann, bob = await started(room.hall, seconds=30)
    await play(room.hall, ann.table, ann, bob, turns=2)
    await room.steward.close()
