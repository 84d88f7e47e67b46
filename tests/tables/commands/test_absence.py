"""People who are away, who leave and come back, and who is the host then."""

import pytest

from kingdomino.storage import DatabaseLog
from kingdomino.tables import (
    DEFAULT_LEVEL,
    NoticeKind,
    Refusal,
    SeatGrant,
    SeatRequest,
    Table,
    TableError,
    TableService,
    hash_token,
)
from tests.tables.conftest import Time, play, setup, started, view_of, whole_turn

pytestmark = pytest.mark.anyio


async def three_started(service: TableService) -> tuple[SeatGrant, SeatGrant, SeatGrant]:
    """Ann, the host, Bob and Cat, the first line laid out."""
    ann = await service.open(setup(players=3))
    bob = await service.join(ann.table.id, None, "Bob", None)
    cat = await service.join(ann.table.id, None, "Cat", None)
    await service.start(ann.table.id, ann.token)
    return ann, bob, cat


def kinds(table: Table) -> list[tuple[NoticeKind, int]]:
    return [(notice.kind, notice.seat) for notice in table.notices]


async def test_the_host_lets_a_bot_play_for_somebody_who_is_away(
    service: TableService, log: DatabaseLog
) -> None:
    ann, bob = await started(service, substitute="greedy")
    with pytest.raises(TableError) as error:
        await service.ask_stand_in(ann.table.id, ann.token, 1, {0, 1})
    assert error.value.reason is Refusal.PRESENT
    table = await service.ask_stand_in(ann.table.id, ann.token, 1, {0})
    assert (table.seats[1].level, table.seats[1].name) == ("greedy", "Bob")
    assert view_of(table).seats[1].is_held
    number = table.number
    assert (await service.ask_stand_in(ann.table.id, ann.token, 1, {0})).number == number
    table = await service.resume_seat(ann.table.id, bob.token, 1)
    assert table.seats[1].level is None
    assert kinds(table) == [(NoticeKind.STAND_IN, 1), (NoticeKind.RESUMED, 1)]
    assert Table.from_log(table.id, await log.read(table.id)) == table


async def test_the_others_together_let_a_bot_play_for_the_host(
    service: TableService, log: DatabaseLog
) -> None:
    ann, bob, cat = await three_started(service)
    table = await service.ask_stand_in(ann.table.id, bob.token, 0, {1, 2})
    assert table.seats[0].level is None
    assert view_of(table).seats[0].asked_by == [1]
    assert (await service.ask_stand_in(table.id, bob.token, 0, {1, 2})).number == table.number
    table = await service.ask_stand_in(ann.table.id, cat.token, 0, {1, 2})
    assert table.seats[0].level == DEFAULT_LEVEL
    assert table.seats[0].asked_by == ()
    assert Table.from_log(table.id, await log.read(table.id)) == table
    with pytest.raises(TableError) as error:
        await service.ask_stand_in(table.id, "stranger", 0, {1, 2})
    assert error.value.reason is Refusal.NO_TOKEN


async def test_only_those_who_are_there_have_to_agree(service: TableService) -> None:
    ann, bob, _ = await three_started(service)
    table = await service.ask_stand_in(ann.table.id, bob.token, 0, {1})
    assert table.seats[0].level == DEFAULT_LEVEL


async def test_who_plays_is_not_away_any_more(service: TableService) -> None:
    ann, bob, cat = await three_started(service)
    tokens = [ann, bob, cat]
    actor = (await service.table(ann.table.id)).actor
    assert actor is not None
    other = tokens[1 if actor != 1 else 2]
    if actor == 0:
        table = await service.ask_stand_in(ann.table.id, other.token, actor, {1, 2})
    else:
        table = await service.ask_stand_in(ann.table.id, other.token, actor, {0, *other.seats})
    assert table.seats[actor].asked_by == other.seats
    table = await play(service, table, *tokens, turns=1)
    assert table.seats[actor].asked_by == ()


async def test_nobody_chooses_how_strong_the_bot_of_another_is(service: TableService) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(level="greedy"), SeatRequest())
    ann = await service.open(setup(players=3, seats=seats))
    bob = await service.join(ann.table.id, None, "Bob", None)
    await service.assign_bot(ann.table.id, ann.token, 1, "random")
    await service.start(ann.table.id, ann.token)
    await service.leave(ann.table.id, bob.token)
    for seat in (1, 2):
        with pytest.raises(TableError) as error:
            await service.assign_bot(ann.table.id, ann.token, seat, "random")
        assert error.value.reason is Refusal.NOT_YOUR_SEAT


async def test_who_left_comes_back_while_the_bot_plays(
    service: TableService, log: DatabaseLog
) -> None:
    ann, bob = await started(service)
    table = await service.leave(ann.table.id, bob.token)
    assert table.seats_of(hash_token(bob.token)) == ()
    view = view_of(table, hash_token(bob.token))
    assert (view.your_seats, view.left_seats, view.seats[1].is_left) == ([], [1], True)
    with pytest.raises(TableError) as error:
        await service.resume_seat(ann.table.id, ann.token, 1)
    assert error.value.reason is Refusal.NOT_YOUR_SEAT
    table = await service.resume_seat(ann.table.id, bob.token, 1)
    assert (table.seats_of(hash_token(bob.token)), table.seats[1].level) == ((1,), None)
    assert kinds(table) == [(NoticeKind.LEFT, 1), (NoticeKind.RETURNED, 1)]
    assert Table.from_log(table.id, await log.read(table.id)) == table


async def test_nobody_comes_back_once_a_turn_was_taken_back(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=6)
    await service.leave(table.id, bob.token)
    ply = table.last_turn(0)
    assert ply is not None
    table = await service.take_back(table.id, ann.token, ply)
    assert view_of(table, hash_token(bob.token)).left_seats == []
    with pytest.raises(TableError) as error:
        await service.resume_seat(table.id, bob.token, 1)
    assert error.value.reason is Refusal.NOT_YOUR_SEAT


async def test_whoever_leaves_is_waited_for_no_longer(service: TableService) -> None:
    ann, bob, _ = await three_started(service)
    table = await service.ask_stand_in(ann.table.id, bob.token, 0, {1, 2})
    assert view_of(table).seats[0].asked_by == [1]
    table = await service.leave(ann.table.id, ann.token)
    assert view_of(table).seats[0].asked_by == []


async def test_nobody_comes_back_once_a_hint_was_given(service: TableService) -> None:
    ann, bob = await started(service)
    table = await service.table(ann.table.id)
    while table.actor != 0:
        table = await play(service, table, ann, bob, turns=1)
    await service.leave(table.id, bob.token)
    table = await service.give_hint(table.id, ann.token, table.ply)
    assert view_of(table, hash_token(bob.token)).left_seats == []
    with pytest.raises(TableError) as error:
        await service.resume_seat(table.id, bob.token, 1)
    assert error.value.reason is Refusal.NOT_YOUR_SEAT


async def test_when_the_host_leaves_another_person_is_the_host(
    service: TableService, log: DatabaseLog
) -> None:
    ann, _, cat = await three_started(service)
    table = await service.leave(ann.table.id, ann.token, {2})
    assert table.host == hash_token(cat.token), "who is there, before who is not"
    assert kinds(table)[-1] == (NoticeKind.HOST, 2)
    assert Table.from_log(table.id, await log.read(table.id)) == table
    table = await service.leave(ann.table.id, cat.token)
    assert [seat.is_host for seat in view_of(table).seats] == [False, True, False]


async def test_before_the_start_as_well(service: TableService) -> None:
    ann = await service.open(setup())
    bob = await service.join(ann.table.id, None, "Bob", None)
    table = await service.leave(ann.table.id, ann.token)
    assert table.host == hash_token(bob.token)
    assert table.seats[0].is_open
    # The last one stays the host, and can come back or close the table.
    table = await service.leave(ann.table.id, bob.token)
    assert table.host == hash_token(bob.token)


async def test_a_host_who_is_away_is_replaced(service: TableService) -> None:
    ann, bob = await started(service)
    with pytest.raises(TableError) as error:
        await service.take_host(ann.table.id, bob.token, {0, 1})
    assert error.value.reason is Refusal.PRESENT
    table = await service.take_host(ann.table.id, bob.token, {1})
    assert table.host == hash_token(bob.token)
    assert (await service.take_host(ann.table.id, bob.token, {1})).number == table.number


async def test_the_host_frees_a_seat_before_the_start(service: TableService) -> None:
    ann = await service.open(setup(players=3))
    bob = await service.join(ann.table.id, None, "Bob", None)
    with pytest.raises(TableError) as error:
        await service.free_seat(ann.table.id, bob.token, 0)
    assert error.value.reason is Refusal.NOT_HOST
    table = await service.free_seat(ann.table.id, ann.token, 1)
    assert table.seats[1].is_open
    assert (await service.free_seat(ann.table.id, ann.token, 1)).number == table.number
    with pytest.raises(TableError) as error:
        await service.free_seat(ann.table.id, ann.token, 0)
    assert error.value.reason is Refusal.PRESENT


async def test_a_clock_that_ran_out_is_told_once_a_turn(
    service: TableService, log: DatabaseLog, time: Time
) -> None:
    ann, bob = await started(service, seconds=30)
    table = await play(service, ann.table, ann, bob, turns=4)
    view = table.view(table.actor)
    assert view is not None
    time.passes(31)
    actor, ply = table.actor, table.ply
    table = await service.play_bot_turn(table.id, table.moment, whole_turn(view), "greedy")
    assert table.ply == ply + 2
    notice = table.notices[-1]
    assert (notice.kind, notice.seat, notice.ply) == (NoticeKind.TIME_UP, actor, ply)
    assert notice.level == "greedy"
    assert len(table.notices) == 1
    assert Table.from_log(table.id, await log.read(table.id)) == table
