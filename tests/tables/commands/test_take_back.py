"""A turn that is taken back, when only bots play with a person."""

import asyncio

import pytest

from kingdomino.notation import format_turn, parse_record
from kingdomino.rules import Action
from kingdomino.storage import Database, DatabaseLog
from kingdomino.tables import (
    BotRunner,
    Refusal,
    SeatGrant,
    SeatRequest,
    Status,
    Table,
    TableError,
    TableService,
    TurnRequest,
    hash_token,
    verify,
)
from kingdomino.tables.commands.turns import MAX_TAKE_BACKS
from kingdomino.tables.events import TurnTakenBack
from kingdomino.tables.views.view import take_backs_data
from tests.tables.conftest import play, setup, started, view_of, whole_turn
from tests.waiting import SECONDS, wait_until_async

pytestmark = pytest.mark.anyio


async def with_bot(service: TableService, **changes: object) -> tuple[SeatGrant, Table]:
    """Ann and a bot at a table that has started; nobody plays the bot's turns."""
    seats = (SeatRequest(name="Ann"), SeatRequest(level="greedy"))
    ann = await service.open(setup(seats=seats, **changes))  # type: ignore[arg-type]
    return ann, await service.start(ann.table.id, ann.token)


async def play_turns(service: TableService, ann: SeatGrant, table: Table, turns: int) -> Table:
    """Play turns of Ann and of the bot, or to the end."""
    for _ in range(turns):
        if table.status is not Status.PLAYING:
            break
        if table.actor == 0:
            table = await play(service, table, ann, turns=1)
        else:
            view = table.view(table.actor)
            assert view is not None
            turn = whole_turn(view)
            table = await service.play_bot_turn(table.id, table.moment, turn, "greedy")
    return table


async def after_own_turn(service: TableService, **changes: object) -> tuple[SeatGrant, Table]:
    """Ann in the middle of the game, after a turn of hers and one of the bot."""
    ann, table = await with_bot(service, **changes)
    table = await play_turns(service, ann, table, 9)
    while table.last_turn(0) is None or table.actions[-1].seat == 0:
        table = await play_turns(service, ann, table, 1)
    return ann, table


async def refusal(service: TableService, table: Table, token: str, ply: int) -> Refusal:
    """Return why a turn can't be taken back."""
    with pytest.raises(TableError) as error:
        await service.take_back(table.id, token, ply)
    return error.value.reason


async def test_the_match_goes_back_to_before_the_last_own_turn(service: TableService) -> None:
    ann, table = await after_own_turn(service)
    ply = table.last_turn(0)
    assert ply is not None
    assert [event.seat for event in table.actions[ply : ply + 2]] == [0, 0]
    assert view_of(table, hash_token(ann.token)).take_back == ply
    back = await service.take_back(table.id, ann.token, ply)
    assert (back.ply, back.actor, back.actions) == (ply, 0, table.actions[:ply])
    assert table.match is not None
    assert back.match == list(table.match.positions())[ply]
    assert back.number == table.number + 1
    again = await play_turns(service, ann, back, 100)
    assert again.status is Status.OVER


async def test_the_log_keeps_everything_and_the_record_what_counts(
    service: TableService, log: DatabaseLog
) -> None:
    ann, table = await after_own_turn(service)
    for _ in range(2):
        ply = table.last_turn(0)
        assert ply is not None
        table = await service.take_back(table.id, ann.token, ply)
    taken = take_backs_data(table)
    assert [data.ply for data in taken] == [take_back.ply for take_back in table.take_backs]
    assert all(":" in data.turn and ">" in data.turn for data in taken)
    table = await play_turns(service, ann, table, 100)
    entries = await log.read(table.id)
    assert Table.from_log(table.id, entries) == table
    assert sum(isinstance(entry.event, TurnTakenBack) for entry in entries) == 2
    record = parse_record(table.record)
    assert record.tag("TakeBacks") == "2"
    assert record.match == table.match
    assert verify(record, table.commitment).is_fair


async def test_the_same_dominoes_come_again(service: TableService) -> None:
    ann, table = await with_bot(service)
    while table.match is None or table.match.game.round < 3:
        table = await play_turns(service, ann, table, 1)
    lines = [match.game.lines for match in table.match.positions()]
    while (ply := table.last_turn(0)) is not None:
        table = await service.take_back(table.id, ann.token, ply)
    assert all(event.seat == 1 for event in table.actions)
    table = await play_turns(service, ann, table, 12)
    assert table.match is not None
    assert next(table.match.positions()).game.lines == lines[0]
    first_dealt = {line.dominoes for match in table.match.positions() for line in match.game.lines}
    assert {line.dominoes for line in lines[4]} <= first_dealt


async def test_a_claim_or_a_placement_alone_is_a_turn_too(service: TableService) -> None:
    ann, table = await with_bot(service)
    while table.last_turn(0) is None:
        table = await play_turns(service, ann, table, 1)
    table = await service.take_back(table.id, ann.token, table.ply - 1)  # a claim of the opening
    assert (table.actor, table.last_turn(0)) == (0, None)
    table = await play_turns(service, ann, table, 4)
    while table.actor != 0 or not table.view(0).domino:  # type: ignore[union-attr]
        table = await play_turns(service, ann, table, 1)
    place = format_turn(whole_turn(table.view(0))[:1])  # type: ignore[arg-type]
    ply = table.ply
    await service.play_turn(table.id, ann.token, ply, place)
    assert (await service.take_back(table.id, ann.token, ply)).ply == ply


async def test_a_turn_can_be_taken_back_across_games_of_a_dynasty(service: TableService) -> None:
    ann, table = await with_bot(service, preset="dynasty")
    while table.match is None or len(table.match.games) == 1:
        table = await play_turns(service, ann, table, 1)
    ply = table.last_turn(0)
    assert ply is not None
    back = await service.take_back(table.id, ann.token, ply)
    assert back.match is not None
    assert (len(back.match.games), back.actor) == (1, 0)
    again = await play_turns(service, ann, back, 4)
    assert again.match is not None
    assert again.match.games[1].origin == table.match.games[1].origin


async def test_the_same_request_twice_takes_one_turn_back(service: TableService) -> None:
    ann, table = await after_own_turn(service)
    ply = table.last_turn(0)
    assert ply is not None
    once = await service.take_back(table.id, ann.token, ply)
    assert await service.take_back(table.id, ann.token, ply) == once
    assert await refusal(service, table, ann.token, ply + 2) is Refusal.STALE


async def test_a_turn_that_was_taken_back_is_not_played_by_a_late_repetition(
    service: TableService,
) -> None:
    ann, table = await with_bot(service)
    while table.actor != 0:
        table = await play_turns(service, ann, table, 1)
    ply = table.ply
    turn = format_turn(whole_turn(table.view(0)))  # type: ignore[arg-type]
    await service.play_turn(table.id, ann.token, ply, turn, key="k")
    await service.take_back(table.id, ann.token, ply)
    with pytest.raises(TableError) as error:
        await service.play_turn(table.id, ann.token, ply, turn, key="k")
    assert error.value.reason is Refusal.KEY_REUSED


async def test_only_who_plays_with_bots_alone_takes_turns_back(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=6)
    ply = table.last_turn(0)
    assert ply is not None
    for person in (ann, bob):
        assert view_of(table, hash_token(person.token)).take_back is None
        assert await refusal(service, table, person.token, ply) is Refusal.NOT_ALONE
    # Bob may return at any time.
    await service.assign_bot(table.id, bob.token, 1, "greedy")
    assert await refusal(service, table, ann.token, ply) is Refusal.NOT_ALONE
    await service.leave(table.id, bob.token)
    assert (await service.take_back(table.id, ann.token, ply)).ply == ply


async def test_two_people_at_one_screen_are_two(service: TableService) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(name="Bob"))
    both = await service.open(setup(seats=seats))
    await service.start(both.table.id, both.token)
    table = await play(service, both.table, both, turns=3)
    ply = table.ply - 1
    assert await refusal(service, table, both.token, ply) is Refusal.NOT_ALONE


async def test_there_has_to_be_a_turn_of_a_match_that_goes_on(service: TableService) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(level="greedy"))
    ann = await service.open(setup(seats=seats))
    assert await refusal(service, ann.table, ann.token, 0) is Refusal.NOT_STARTED
    table = await service.start(ann.table.id, ann.token)
    assert await refusal(service, table, "nobody", 0) is Refusal.NO_TOKEN
    if table.actor == 0:
        assert await refusal(service, table, ann.token, 0) is Refusal.NO_TURN
    table = await play_turns(service, ann, table, 100)
    ply = table.last_turn(0)
    assert ply is not None
    assert view_of(table, hash_token(ann.token)).take_back is None
    assert await refusal(service, table, ann.token, ply) is Refusal.OVER


async def test_the_number_of_take_backs_is_limited(service: TableService) -> None:
    ann, table = await with_bot(service)
    while table.actor != 0:
        table = await play_turns(service, ann, table, 1)
    for _ in range(MAX_TAKE_BACKS):
        played = await play(service, table, ann, turns=1)
        table = await service.take_back(table.id, ann.token, table.ply)
    played = await play(service, table, ann, turns=1)
    assert view_of(played, hash_token(ann.token)).take_back is None
    assert await refusal(service, played, ann.token, table.ply) is Refusal.TAKE_BACKS


class SlowChooser:
    """Chooses the first legal turn, when a test lets it."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.answers = 0

    async def choose_turn(self, request: TurnRequest) -> tuple[Action, ...]:
        self.asked.set()
        await self.may_answer.wait()
        self.answers += 1
        return whole_turn(request.view)


async def test_a_bot_that_is_choosing_is_stopped(log: DatabaseLog) -> None:
    chooser = SlowChooser()
    runner: BotRunner
    service = TableService(log)
    service.add_listener(lambda changed, _: runner.schedule(changed))
    runner = BotRunner(service, chooser)
    ann, table = await with_bot(service)

    async def anns_turn() -> Table:
        return await wait_until_async(
            "it is Ann's turn", lambda: service.table(table.id), lambda table: table.actor == 0
        )

    async with asyncio.timeout(SECONDS):
        while table.last_turn(0) is None or table.actor == 0:
            chooser.may_answer.set()
            table = await anns_turn()
            chooser.may_answer.clear()
            chooser.asked.clear()
            ply = table.ply
            table = await play(service, table, ann, turns=1)
        await chooser.asked.wait()
        back = await service.take_back(table.id, ann.token, ply)
        chooser.may_answer.set()
        # The bot answers to what is played now, and not to what was taken back.
        table = await play(service, back, ann, turns=1)
        table = await anns_turn()
    turns = [event for event in table.actions if event.seat == 1 and ">" in event.action]
    assert chooser.answers == len(turns)
    await runner.close()


async def test_the_turn_of_a_bot_in_another_process_comes_too_late(
    database_url: str,
) -> None:
    async with Database(database_url) as one, Database(database_url) as two:
        here, there = TableService(DatabaseLog(one)), TableService(DatabaseLog(two))
        ann, table = await with_bot(here)
        while table.last_turn(0) is None or table.actor == 0:
            table = await play_turns(here, ann, table, 1)
        chosen = whole_turn(table.view(1))  # type: ignore[arg-type]
        moment = table.moment
        ply = table.last_turn(0)
        assert ply is not None
        await there.table(table.id)
        table = await here.take_back(table.id, ann.token, ply)
        assert await there.play_bot_turn(table.id, moment, chosen, "greedy") == table
        # The same plies are played again, by either process.
        for service in (there, here, there, here):
            table = await play_turns(service, ann, await service.table(table.id), 1)
        assert Table.from_log(table.id, await here.log.read(table.id)) == table
