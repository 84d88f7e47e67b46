"""Bots, and those whose time is up."""

import asyncio
from collections.abc import AsyncIterator
from typing import Self

import pytest

from kingdomino.bots import Clock, choose_turn, make_bot
from kingdomino.rules import Action
from kingdomino.storage import DatabaseLog
from kingdomino.tables import SeatRequest, Status, Table, TableService
from kingdomino.tables.bot_runner import BotRunner, TurnRequest
from tests.tables.conftest import Time, play, setup, started
from tests.waiting import SECONDS, wait_until_async

pytestmark = pytest.mark.anyio


class LocalChooser:
    """Chooses turns in this process, and can be made to fail."""

    def __init__(self) -> None:
        self.failures = 0
        self.has_failed = asyncio.Event()
        self.turns = 0

    async def choose_turn(self, request: TurnRequest) -> tuple[Action, ...]:
        await asyncio.sleep(0)  # others may run meanwhile, as with a worker process
        if self.failures:
            self.failures -= 1
            self.has_failed.set()
            raise RuntimeError("a bot failed")
        self.turns += 1
        return choose_turn(make_bot(request.level, self.turns), request.view, Clock(1.0))


class Service:
    """A service with a bot runner, and a queue of its changes."""

    def __init__(self, log: DatabaseLog, time: Time) -> None:
        self.chooser = LocalChooser()
        self.changes: asyncio.Queue[Table] = asyncio.Queue()
        self.service = TableService(log, now=time)
        self.service.add_listener(self._on_change)
        self.runner = BotRunner(self.service, self.chooser)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        # Or a turn that has just been made would still be read, on a loop that has ended.
        await self.runner.close()

    def _on_change(self, table: Table, _: object) -> None:
        self.changes.put_nowait(table)
        self.runner.schedule(table)

    async def until(self, ply: int) -> Table:
        """Wait until a table has come that far."""
        async with asyncio.timeout(SECONDS):
            while (table := await self.changes.get()).ply < ply:
                pass
        return table


@pytest.fixture
async def running(log: DatabaseLog, time: Time) -> AsyncIterator[Service]:
    async with Service(log, time) as running:
        yield running


async def test_bots_play_a_whole_match_by_themselves(running: Service) -> None:
    seats = (SeatRequest(level="random"), SeatRequest(level="greedy"))
    opened = await running.service.open(setup(seats=seats))
    await running.service.start(opened.table.id, opened.token)
    table = await running.until(48)
    assert table.status is Status.OVER
    assert {act.bot for act in table.actions} == {"random", "greedy"}


async def test_a_bot_waits_for_people_and_people_for_a_bot(running: Service) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(level="random"))
    ann = await running.service.open(setup(seats=seats))
    table = await running.service.start(ann.table.id, ann.token)
    while table.status is Status.PLAYING:
        if table.actor == 0:
            table = await play(running.service, table, ann, turns=1)
        else:
            table = await running.until(table.ply + 1)
    assert {(act.seat, act.bot) for act in table.actions} == {(0, None), (1, "random")}


async def test_when_time_is_up_a_bot_plays_that_turn_and_no_other(
    running: Service, time: Time
) -> None:
    ann, bob = await started(running.service, seconds=30, substitute="random")
    table = await play(running.service, ann.table, ann, bob, turns=5)
    before = table.ply
    time.passes(29)
    now = asyncio.get_running_loop().time()
    running.runner.schedule(table)
    (timer,) = running.runner._timers.values()
    assert timer.when() >= now + 1
    time.passes(2)
    running.runner.schedule(table)
    table = await running.until(before + 1)
    assert [act.bot for act in table.actions[before:]] == ["random"] * (table.ply - before)
    after = await running.service.table(table.id)
    assert after.acting_level is None
    assert after.due_at == time.now + 30


async def test_a_clock_runs_on_between_placing_and_claiming(running: Service, time: Time) -> None:
    ann, bob = await started(running.service, seconds=30)
    table = await play(running.service, ann.table, ann, bob, turns=4)
    began = table.turn_at
    actor = ann if table.actor in ann.seats else bob
    view = table.view(table.actor)
    assert view is not None
    time.passes(20)
    place = str(view.legal_actions()[0])
    table = await running.service.play_turn(table.id, actor.token, table.ply, place)
    assert table.turn_at == began
    time.passes(11)
    running.runner.schedule(table)
    table = await running.until(6)
    assert (table.actions[4].bot, table.actions[5].bot) == (None, table.substitute)


async def test_a_seat_handed_over_is_played_at_once(running: Service) -> None:
    ann, bob = await started(running.service)
    table = await running.service.table(ann.table.id)
    actor = ann if table.actor in ann.seats else bob
    await running.service.assign_bot(table.id, actor.token, actor.seats[0], "random")
    assert (await running.until(1)).actions[0].bot == "random"


async def test_what_a_process_left_undone_is_found_by_another(log: DatabaseLog, time: Time) -> None:
    silent = TableService(log, now=time)  # as if it had been killed after its last write
    seats = (SeatRequest(level="random"), SeatRequest(level="greedy"))
    opened = await silent.open(setup(seats=seats))
    await silent.start(opened.table.id, opened.token)
    running = Service(log, time)
    await running.runner.sweep()
    assert (await silent.table(opened.table.id)).ply == 0  # its own process may still be thinking
    time.passes(11)
    await running.runner.sweep()
    assert (await running.until(48)).status is Status.OVER


async def test_a_turn_that_failed_is_made_again(
    running: Service, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    running.chooser.failures = 1
    seats = (SeatRequest(level="random"), SeatRequest(level="greedy"))
    opened = await running.service.open(setup(seats=seats))
    table = await running.service.start(opened.table.id, opened.token)
    async with asyncio.timeout(SECONDS):
        await running.chooser.has_failed.wait()
    assert f"turn at table {table.id} failed" in caplog.text
    time.passes(11)
    await running.runner.sweep()
    assert (await running.until(48)).status is Status.OVER
    assert table.ply == 0


async def test_two_runners_play_each_turn_once(log: DatabaseLog, time: Time) -> None:
    seats = (SeatRequest(level="random"), SeatRequest(level="random"))
    async with (
        Service(log, time) as one,
        Service(log, time) as two,
        asyncio.timeout(SECONDS),
    ):
        opened = await one.service.open(setup(seats=seats))
        table = await one.service.start(opened.table.id, opened.token)
        two.runner.schedule(table)
        table = await wait_until_async(
            "the match is over",
            lambda: one.service.table(table.id),
            lambda table: table.status is not Status.PLAYING,
        )
    assert [(act.game, act.ply) for act in table.actions] == [(0, ply) for ply in range(48)]


async def test_closing_stops_what_was_going_on(running: Service) -> None:
    ann, bob = await started(running.service, seconds=30)
    await play(running.service, ann.table, ann, bob, turns=2)
    await running.runner.close()


async def test_a_clock_that_jumps_ahead_and_back_stops_no_bot(running: Service, time: Time) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(level="random"))
    ann = await running.service.open(setup(seats=seats))
    time.passes(24 * 60 * 60)
    table = await running.service.start(ann.table.id, ann.token)
    time.passes(-24 * 60 * 60)
    while table.status is Status.PLAYING:
        if table.actor == 0:
            table = await play(running.service, table, ann, turns=1)
        else:
            table = await running.until(table.ply + 1)


async def test_a_clock_that_was_set_back_makes_no_turn_longer(running: Service, time: Time) -> None:
    ann, _ = await started(running.service, seconds=30)
    table = await running.service.table(ann.table.id)
    time.passes(-24 * 60 * 60)
    running.runner.schedule(table)
    (timer,) = running.runner._timers.values()
    assert timer.when() - asyncio.get_running_loop().time() <= 30


async def test_a_bots_turn_of_the_future_is_found(log: DatabaseLog, time: Time) -> None:
    silent = TableService(log, now=time)
    seats = (SeatRequest(level="random"), SeatRequest(level="greedy"))
    opened = await silent.open(setup(seats=seats))
    await silent.start(opened.table.id, opened.token)
    time.passes(-24 * 60 * 60)
    async with Service(log, time) as running:
        await running.runner.sweep()
        assert (await running.until(48)).status is Status.OVER
