"""Opening a table, sitting down, getting up, and letting a bot play."""

import pytest

from kingdomino.tables import (
    DEFAULT_LEVEL,
    Refusal,
    SeatRequest,
    Status,
    TableError,
    TableService,
)
from kingdomino.tables.commands import MAX_REACTIONS
from tests.tables.conftest import play, setup, started, two_seated, view_of

pytestmark = pytest.mark.anyio


async def test_who_opens_a_table_sits_and_has_a_token(service: TableService) -> None:
    ann = await service.open(setup(players=3))
    assert ann.seats == (0,)
    assert [seat.is_open for seat in ann.table.seats] == [False, True, True]
    assert ann.table.status is Status.OPEN
    assert ann.token not in repr(ann.table)


async def test_several_people_may_share_a_screen(service: TableService) -> None:
    seats = (SeatRequest(name="Ann"), SeatRequest(name="Ben"), SeatRequest(level="random"))
    ann = await service.open(setup(players=3, seats=seats))
    assert ann.seats == (0, 1)
    await service.start(ann.table.id, ann.token)


async def test_who_opens_a_table_may_just_watch(service: TableService) -> None:
    bots = await service.open(
        setup(seats=(SeatRequest(level="random"), SeatRequest(level="greedy")))
    )
    assert bots.seats == ()
    table = await service.start(bots.table.id, bots.token)
    assert table.acting_level in ("random", "greedy")


async def test_joining_takes_the_first_open_seat(service: TableService) -> None:
    ann = await service.open(setup(players=3))
    bob = await service.join(ann.table.id, None, "Bob", None)
    assert bob.seats == (1,)
    assert bob.token != ann.token
    with pytest.raises(TableError) as error:
        await service.join(ann.table.id, None, "Cat", 1)
    assert error.value.reason is Refusal.SEAT_TAKEN
    cat = await service.join(ann.table.id, None, "Cat", 2)
    assert cat.seats == (2,)
    with pytest.raises(TableError) as error:
        await service.join(ann.table.id, None, "Dan", None)
    assert error.value.reason is Refusal.FULL


async def test_a_second_seat_is_kept_by_the_same_token(service: TableService) -> None:
    ann = await service.open(setup(players=3))
    again = await service.join(ann.table.id, ann.token, "Ben", None)
    assert (again.token, again.seats) == (ann.token, (0, 1))
    stranger = await service.join(ann.table.id, "not-a-token-of-this-table", "Cat", None)
    assert stranger.token != "not-a-token-of-this-table"


async def test_getting_up_opens_the_seat_again(service: TableService) -> None:
    ann, bob = await two_seated(service)
    table = await service.leave(ann.table.id, bob.token)
    assert table.seats[1].is_open
    with pytest.raises(TableError) as error:
        await service.leave(ann.table.id, bob.token)
    assert error.value.reason is Refusal.NO_TOKEN


async def test_once_started_a_bot_plays_for_who_gets_up(service: TableService) -> None:
    ann, bob = await started(service, substitute="random")
    table = await service.leave(ann.table.id, bob.token)
    assert (table.seats[1].name, table.seats[1].level) == ("Bob", "random")
    assert table.seats_of(None) == ()
    with pytest.raises(TableError) as error:
        await service.join(ann.table.id, None, "Cat", 1)
    assert error.value.reason is Refusal.STARTED


async def test_a_seat_is_handed_to_a_bot_and_taken_back(service: TableService) -> None:
    ann, bob = await started(service)
    table = await service.assign_bot(ann.table.id, bob.token, 1, "random")
    assert table.seats[1].level == "random"
    assert (await service.assign_bot(ann.table.id, bob.token, 1, "random")).number == table.number
    assert view_of(table).seats[1].is_held
    table = await service.resume_seat(ann.table.id, bob.token, 1)
    assert table.seats[1].level is None
    for command in (
        service.assign_bot(ann.table.id, ann.token, 1, "random"),
        service.resume_seat(ann.table.id, ann.token, 1),
    ):
        with pytest.raises(TableError) as error:
            await command
        assert error.value.reason is Refusal.NOT_YOUR_SEAT


async def test_the_host_gives_an_open_seat_to_a_bot_and_takes_it_away(
    service: TableService,
) -> None:
    ann = await service.open(setup())
    table = await service.assign_bot(ann.table.id, ann.token, 1, DEFAULT_LEVEL)
    assert not table.seats[1].is_open
    assert (await service.resume_seat(ann.table.id, ann.token, 1)).seats[1].is_open


async def test_a_game_starts_when_every_seat_is_filled_and_the_host_says_so(
    service: TableService,
) -> None:
    ann = await service.open(setup())
    with pytest.raises(TableError) as error:
        await service.start(ann.table.id, ann.token)
    assert (error.value.reason, error.value.params) == (Refusal.SEATS_OPEN, {"count": 1})
    bob = await service.join(ann.table.id, None, "Bob", None)
    with pytest.raises(TableError) as error:
        await service.start(ann.table.id, bob.token)
    assert error.value.reason is Refusal.NOT_HOST
    assert (await service.start(ann.table.id, ann.token)).status is Status.PLAYING
    with pytest.raises(TableError) as error:
        await service.start(ann.table.id, ann.token)
    assert error.value.reason is Refusal.STARTED


async def test_the_host_can_end_it(service: TableService) -> None:
    ann, bob = await started(service)
    with pytest.raises(TableError):
        await service.abandon(ann.table.id, bob.token)
    table = await service.abandon(ann.table.id, ann.token)
    assert table.status is Status.ABANDONED
    assert table.actor is None
    for command in (
        service.abandon(ann.table.id, ann.token),
        service.play_turn(ann.table.id, ann.token, 0, ">1"),
        service.leave(ann.table.id, ann.token),
        service.assign_bot(ann.table.id, ann.token, 0, "random"),
        service.join(ann.table.id, None, "Cat", None),
    ):
        with pytest.raises(TableError) as error:
            await command
        assert error.value.reason is Refusal.OVER


async def test_a_rematch_keeps_seats_and_tokens_for_all(service: TableService) -> None:
    ann, bob = await started(service)
    with pytest.raises(TableError) as error:
        await service.rematch(ann.table.id, ann.token)
    assert error.value.reason is Refusal.NOT_OVER
    await play(service, ann.table, ann, bob)
    first = await service.rematch(ann.table.id, bob.token)
    second = await service.rematch(ann.table.id, ann.token)
    assert first.table.id == second.table.id
    assert (first.seats, second.seats) == ((1,), (0,))
    assert (await service.table(ann.table.id)).rematch == first.table.id
    assert first.table.rematch_of == ann.table.id
    assert first.table.commitment != ann.table.commitment
    table = await service.start(first.table.id, bob.token)  # who asked first is the host
    assert (await play(service, table, ann, bob)).status is Status.OVER
    with pytest.raises(TableError) as error:
        await service.rematch(ann.table.id, "a-stranger")
    assert error.value.reason is Refusal.NO_TOKEN


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb",
        "a\x00b",
        "\u202eabc",
        ":regent",
        "：duke",
        "\u3164",
        "\u200d",
        "\u2800 ",
    ],
)
async def test_names_that_can_not_be_shown_are_refused(service: TableService, name: str) -> None:
    ann = await service.open(setup())
    with pytest.raises(TableError) as error:
        await service.join(ann.table.id, None, name, None)
    assert error.value.reason is Refusal.NAME


@pytest.mark.parametrize(
    "name", ["Ωρίων", "יעל", "Д'Артаньян", "<b>Bob</b>", "x" * 24, "می\u200cخواهم", "👩\u200d🌾"]
)
async def test_names_of_all_kinds_are_kept_as_they_are(service: TableService, name: str) -> None:
    ann = await service.open(setup())
    bob = await service.join(ann.table.id, None, f" {name} ", None)
    assert bob.table.seats[1].name == name


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": (SeatRequest(name="Ann"),)}, Refusal.SEATS),
        ({"seats": (SeatRequest(name="Ann"), SeatRequest(level="clever"))}, Refusal.LEVEL),
        ({"substitute": "clever"}, Refusal.LEVEL),
        ({"seconds": 4}, Refusal.CLOCK),
        ({"seconds": 10**9}, Refusal.CLOCK),
    ],
)
async def test_a_table_that_makes_no_sense_is_not_opened(
    service: TableService, changes: dict[str, object], reason: Refusal
) -> None:
    with pytest.raises(TableError) as error:
        await service.open(setup(**changes))  # type: ignore[arg-type]
    assert error.value.reason is reason


async def test_what_is_not_there_is_refused(service: TableService) -> None:
    ann = await service.open(setup())
    with pytest.raises(TableError) as error:
        await service.table("nowhere")
    assert error.value.reason is Refusal.NO_SUCH_TABLE
    for seat in (-1, 2):
        for command in (
            service.join(ann.table.id, None, "Bob", seat),
            service.assign_bot(ann.table.id, ann.token, seat, "random"),
            service.resume_seat(ann.table.id, ann.token, seat),
        ):
            with pytest.raises(TableError) as error:
                await command
            assert error.value.reason is Refusal.NO_SUCH_SEAT


async def test_signs_are_few_and_known(service: TableService) -> None:
    ann, bob = await two_seated(service)
    table = await service.react(ann.table.id, bob.token, "well-played", None)
    assert [(sign.seat, sign.reaction) for _, sign in table.reactions] == [(1, "well-played")]
    for token, reaction, seat, reason in (
        (ann.token, "spam", None, Refusal.REACTION),
        (ann.token, "hello", 1, Refusal.NOT_YOUR_SEAT),
        ("stranger", "hello", None, Refusal.NO_TOKEN),
    ):
        with pytest.raises(TableError) as error:
            await service.react(ann.table.id, token, reaction, seat)
        assert error.value.reason is reason
    for _ in range(MAX_REACTIONS):
        await service.react(ann.table.id, ann.token, "hello", None)
    with pytest.raises(TableError) as error:
        await service.react(ann.table.id, ann.token, "hello", None)
    assert error.value.reason is Refusal.REACTIONS
