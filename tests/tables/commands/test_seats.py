"""Opening a table, sitting down, getting up, and letting a bot play."""

import pytest

from kingdomino.players import decode_result, encode_result, match_result
from kingdomino.storage import DatabaseLog
from kingdomino.tables import (
    DEFAULT_LEVEL,
    Refusal,
    SeatRequest,
    Status,
    Table,
    TableError,
    TableService,
)
from kingdomino.tables.commands.turns import MAX_REACTIONS
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
        "∶duke",
        "꞉duke",
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


async def test_reactions_are_few_and_known(service: TableService) -> None:
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


async def test_a_table_is_opened_once_however_often_it_is_asked_for(
    service: TableService, log: DatabaseLog
) -> None:
    key = "k" * 22
    first = await service.open(setup(), key)
    second = await service.open(setup(), key)
    assert (second.table, second.token) == (first.table, first.token)
    assert key not in first.token
    with pytest.raises(TableError) as error:
        await service.open(setup(players=3), key)
    assert error.value.reason is Refusal.KEY_REUSED
    assert (await service.open(setup(), "l" * 22)).table.id != first.table.id
    assert len(await log.read(first.table.id)) == 1


async def test_a_seat_is_taken_once_however_often_it_is_asked_for(service: TableService) -> None:
    ann = await service.open(setup(players=4))
    key = "k" * 22
    # The answer was lost, and with it the token.
    first = await service.join(ann.table.id, None, "Bob", None, "b0b", key=key)
    second = await service.join(ann.table.id, None, "Bob", None, "other", key=key)
    assert (first.seats, first.token) == (second.seats, second.token) == ((1,), first.token)
    assert second.table.seats[1].contribution == "b0b"
    # A second seat has another key; whoever holds one seat keeps the token.
    more = await service.join(ann.table.id, first.token, "Cat", None, "", key="l" * 22)
    again = await service.join(ann.table.id, first.token, "Cat", None, "", key="l" * 22)
    assert more.seats == again.seats == (1, 2)
    await service.join(ann.table.id, None, "Dan", None)
    await service.start(ann.table.id, ann.token)
    late = await service.join(ann.table.id, None, "Bob", None, "", key=key)
    assert late.seats == (1, 2), "also after the start"


async def test_a_colour_is_chosen_where_it_is_free(service: TableService, log: DatabaseLog) -> None:
    ann = await service.open(setup(players=3))
    bob = await service.join(ann.table.id, None, "Bob", None)
    table = await service.choose_colour(ann.table.id, ann.token, 0, "blue")
    assert view_of(table).seats[0].colour == "blue"
    table = await service.choose_colour(ann.table.id, bob.token, 1, "green")
    assert [seat.colour for seat in view_of(table).seats] == ["blue", "green", "yellow"]
    assert (await service.choose_colour(table.id, bob.token, 1, "green")).number == table.number
    for token, seat, colour, reason in (
        (ann.token, 0, "green", Refusal.COLOUR_TAKEN),
        (ann.token, 1, "pink", Refusal.NOT_YOUR_SEAT),
        (ann.token, 0, "mauve", Refusal.COLOUR),
    ):
        with pytest.raises(TableError) as error:
            await service.choose_colour(table.id, token, seat, colour)
        assert error.value.reason is reason
    assert Table.from_log(table.id, await log.read(table.id)) == table


async def test_a_table_is_opened_with_colours(service: TableService) -> None:
    seats = (SeatRequest(name="Ann", colour="yellow"), SeatRequest())
    ann = await service.open(setup(seats=seats))
    assert [seat.colour for seat in view_of(ann.table).seats] == ["yellow", "pink"]
    same = (SeatRequest(name="Ann", colour="blue"), SeatRequest(level="random", colour="blue"))
    with pytest.raises(TableError) as error:
        await service.open(setup(seats=same))
    assert error.value.reason is Refusal.COLOUR_TAKEN


async def test_chosen_colours_stay_with_the_match(service: TableService, log: DatabaseLog) -> None:
    seats = (SeatRequest(name="Ann", colour="green"), SeatRequest(name="Bob", colour="pink"))
    ann = await service.open(setup(seats=seats))
    await service.start(ann.table.id, ann.token)
    table = await play(service, ann.table, ann)
    result = match_result(table)
    assert result is not None
    assert [seat.colour for seat in result.seats] == ["green", "pink"]
    assert decode_result(encode_result(result)) == result
    # The letters of a record are those of the seats; a tag has the colours.
    assert '[Pink "Ann"]\n[Yellow "Bob"]' in table.record
    assert '[Colours "green pink"]' in table.record
    imported = await service.import_record(table.record)
    assert imported.colours == table.colours
    assert imported.record.count("Colours") == 1
    assert Table.from_log(imported.id, await log.read(imported.id)) == imported
    on = await service.continue_match(table.id, ply=8, seat=0, name="Cat", level="random")
    assert on.table.colours == table.colours


async def test_usual_colours_are_not_in_a_record(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob)
    assert "Colours" not in table.record
    result = match_result(table)
    assert result is not None
    assert "colour" not in encode_result(result)
