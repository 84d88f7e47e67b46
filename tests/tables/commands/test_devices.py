"""Continuing on another device: a link that works once, and who has the seats then."""

import asyncio
from collections.abc import Awaitable

import pytest

from kingdomino.storage import DatabaseLog
from kingdomino.tables import (
    Refusal,
    SeatGrant,
    SeatRequest,
    Status,
    Table,
    TableError,
    TableService,
    hash_token,
)
from kingdomino.tables.commands.devices import LINK_SECONDS, MAX_DEVICE_LINKS
from kingdomino.tables.commands.rematch import Proposal
from kingdomino.tables.events import RematchSeat
from tests.tables.conftest import Time, play, setup, started, two_seated, view_of

pytestmark = pytest.mark.anyio

KEY = "k" * 22


async def refusal(request: Awaitable[object]) -> Refusal:
    with pytest.raises(TableError) as error:
        await request
    return error.value.reason


async def move(service: TableService, person: SeatGrant, stays: bool = False) -> SeatGrant:
    """Continue on another device."""
    _, code = await service.make_device_link(person.table.id, person.token, stays)
    return await service.redeem_device_link(person.table.id, code)


async def test_the_seat_moves_and_the_first_device_watches(
    service: TableService, log: DatabaseLog
) -> None:
    ann, bob = await started(service)
    phone = await move(service, ann)
    table = phone.table
    assert phone.seats == (0,)
    assert table.seats_of(hash_token(ann.token)) == ()
    before, after = view_of(table, hash_token(ann.token)), view_of(table, hash_token(phone.token))
    assert (before.your_seats, before.is_host, before.is_moved) == ([], False, True)
    assert (after.your_seats, after.is_host, after.is_moved) == ([0], True, False)
    assert await refusal(service.abandon(table.id, ann.token)) is Refusal.NOT_HOST
    assert await refusal(service.leave(table.id, ann.token)) is Refusal.NO_TOKEN
    table = await play(service, table, phone, bob)
    assert table.status is Status.OVER
    assert Table.from_log(table.id, await log.read(table.id)) == table
    codes = [str(entry.event) for entry in await log.read(table.id)]
    assert not any(phone.token in text or ann.token in text for text in codes)


async def test_both_devices_may_stay(service: TableService, log: DatabaseLog) -> None:
    ann, bob = await started(service)
    phone = await move(service, ann, stays=True)
    table = phone.table
    for token in (ann.token, phone.token):
        view = view_of(table, hash_token(token))
        assert (view.your_seats, view.is_host, view.is_moved) == ([0], True, False)
    table = await service.assign_bot(table.id, phone.token, 0, "greedy")
    table = await service.resume_seat(table.id, ann.token, 0)
    table = await play(service, table, phone, bob, turns=4)
    table = await play(service, table, ann, bob)
    # They stay together in the rematch.
    await service.rematch(table.id, bob.token)
    again = await service.rematch(table.id, phone.token)
    assert (again.table.rematch_of, again.seats) == (table.id, (0,))
    assert again.table.seats_of(hash_token(ann.token)) == (0,)
    again_table = await play(service, again.table, phone, bob)
    assert Table.from_log(again_table.id, await log.read(again_table.id)) == again_table


async def test_devices_of_whoever_is_left_out_of_a_rematch_are_unknown_there(
    service: TableService,
) -> None:
    ann, bob = await started(service)
    phones = [await move(service, person, stays=True) for person in (ann, bob)]
    await service.abandon(ann.table.id, ann.token)
    proposal = Proposal(seats=(RematchSeat(seat=0), RematchSeat(level="random")))
    table = (await service.rematch(ann.table.id, ann.token, proposal)).table
    assert table.rematch_of == ann.table.id
    assert list(table.devices.others) == [hash_token(phones[0].token)]


async def test_a_further_device_moves_on_and_the_first_stays(service: TableService) -> None:
    ann, _ = await started(service)
    phone = await move(service, ann, stays=True)
    tablet = await move(service, phone)
    table = tablet.table
    hashes = [hash_token(each.token) for each in (ann, phone, tablet)]
    assert [table.seats_of(each) for each in hashes] == [(0,), (), (0,)]
    # Then the first one moves, and the others keep what they have.
    laptop = await move(service, ann)
    hashes.append(hash_token(laptop.token))
    assert [laptop.table.seats_of(each) for each in hashes] == [(), (), (0,), (0,)]
    assert [view_of(laptop.table, each).is_moved for each in hashes] == [True, True, False, False]


async def test_all_seats_of_a_device_move_together_also_before_the_start(
    service: TableService,
) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(name="Bob"), SeatRequest())
    ann = await service.open(setup(players=3, seats=seats))
    cat = await service.join(ann.table.id, None, "Cat", None)
    phone = await move(service, ann)
    assert phone.seats == (0, 1)
    assert await refusal(service.start(ann.table.id, ann.token)) is Refusal.NOT_HOST
    table = await service.start(ann.table.id, phone.token)
    assert (await play(service, table, phone, cat)).status is Status.OVER


async def test_a_seat_that_was_left_moves_too(service: TableService) -> None:
    ann, bob = await started(service)
    await service.leave(ann.table.id, bob.token)
    phone = await move(service, bob)
    assert phone.seats == ()
    assert view_of(phone.table, hash_token(phone.token)).left_seats == [1]
    table = await service.resume_seat(ann.table.id, phone.token, 1)
    assert table.seats_of(hash_token(phone.token)) == (1,)


async def test_a_link_works_once_and_only_while_it_is_valid(
    service: TableService, time: Time
) -> None:
    ann, bob = await started(service)
    table_id = ann.table.id

    async def redeem(code: str) -> Refusal:
        return await refusal(service.redeem_device_link(table_id, code))

    _, first = await service.make_device_link(table_id, ann.token, stays=True)
    table, second = await service.make_device_link(table_id, ann.token, stays=True)
    until = view_of(table, hash_token(ann.token)).device_link
    assert until == table.moved_at + LINK_SECONDS
    assert view_of(table, hash_token(bob.token)).device_link is None
    assert await redeem(first) is Refusal.DEVICE_LINK
    table = await service.revoke_device_link(table_id, ann.token)
    assert view_of(table, hash_token(ann.token)).device_link is None
    assert await redeem(second) is Refusal.DEVICE_LINK
    number = table.number
    assert (await service.revoke_device_link(table_id, ann.token)).number == number

    _, late = await service.make_device_link(table_id, ann.token, stays=True)
    time.passes(LINK_SECONDS)
    assert await redeem(late) is Refusal.DEVICE_LINK
    _, code = await service.make_device_link(table_id, ann.token, stays=True)
    time.passes(LINK_SECONDS - 1)
    await service.redeem_device_link(table_id, code)
    assert await redeem(code) is Refusal.DEVICE_LINK
    assert await redeem("guess") is Refusal.DEVICE_LINK


async def test_of_two_devices_one_gets_the_seat(log: DatabaseLog, service: TableService) -> None:
    ann, _ = await started(service)
    _, code = await service.make_device_link(ann.table.id, ann.token, stays=False)
    # Each in a process of its own.
    services = [TableService(log, now=lambda: 1_800_000_001.0) for _ in range(5)]
    for each in services:
        await each.table(ann.table.id)
    answers = await asyncio.gather(
        *(each.redeem_device_link(ann.table.id, code) for each in services),
        return_exceptions=True,
    )
    grants = [answer for answer in answers if isinstance(answer, SeatGrant)]
    refusals = [answer.reason for answer in answers if isinstance(answer, TableError)]
    assert (len(grants), refusals) == (1, [Refusal.DEVICE_LINK] * 4)
    assert (await service.table(ann.table.id)).seats_of(hash_token(grants[0].token)) == (0,)


async def test_an_answer_that_was_lost_is_given_again(service: TableService) -> None:
    ann, _ = await started(service)
    _, code = await service.make_device_link(ann.table.id, ann.token, stays=False)
    first = await service.redeem_device_link(ann.table.id, code, key=KEY)
    again = await service.redeem_device_link(ann.table.id, code, key=KEY)
    assert again == first
    other = service.redeem_device_link(ann.table.id, code, key=KEY + "x")
    assert await refusal(other) is Refusal.DEVICE_LINK
    # The device passes the seat on, and gets it back under another token only.
    tablet = await move(service, first)
    _, code = await service.make_device_link(ann.table.id, tablet.token, stays=False)
    back = service.redeem_device_link(ann.table.id, code, key=KEY)
    assert await refusal(back) is Refusal.KEY_REUSED
    phone = await service.redeem_device_link(ann.table.id, code)
    assert phone.seats == (0,)


async def test_who_can_not_make_or_redeem_a_link(service: TableService) -> None:
    ann, bob = await two_seated(service)
    table_id = ann.table.id
    stranger = service.make_device_link(table_id, "stranger", stays=False)
    assert await refusal(stranger) is Refusal.NO_TOKEN
    assert await refusal(service.revoke_device_link(table_id, "stranger")) is Refusal.NO_TOKEN
    _, code = await service.make_device_link(table_id, bob.token, stays=False)
    # A device that has a seat would lose it.
    for token in (ann.token, bob.token):
        own = service.redeem_device_link(table_id, code, own_token=token)
        assert await refusal(own) is Refusal.DEVICE_SEATED
    # Nothing is left to give.
    await service.leave(table_id, bob.token)
    assert await refusal(service.redeem_device_link(table_id, code)) is Refusal.DEVICE_LINK

    for _ in range(MAX_DEVICE_LINKS):
        _, code = await service.make_device_link(table_id, ann.token, stays=False)
    more = service.make_device_link(table_id, ann.token, stays=False)
    assert await refusal(more) is Refusal.DEVICE_LINKS
    # The results of a match that is over name its players.
    await service.abandon(table_id, ann.token)
    assert await refusal(service.redeem_device_link(table_id, code)) is Refusal.OVER
    over = service.make_device_link(table_id, ann.token, stays=False)
    assert await refusal(over) is Refusal.OVER
