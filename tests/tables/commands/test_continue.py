"""Playing on from a position of a match that is over."""

import pytest

from kingdomino.notation import parse_record
from kingdomino.storage import DatabaseLog
from kingdomino.tables import (
    Origin,
    Refusal,
    SeatGrant,
    Status,
    Table,
    TableError,
    TableService,
    hash_token,
    verify,
)
from tests.tables.commands.test_take_back import play_turns
from tests.tables.conftest import play, started, view_of

pytestmark = pytest.mark.anyio


async def finished(service: TableService, **changes: object) -> Table:
    """A match that Ann and Bob have finished."""
    ann, bob = await started(service, **changes)
    return await play(service, ann.table, ann, bob)


async def go_on(service: TableService, table: Table, ply: int, seat: int = 0) -> SeatGrant:
    return await service.continue_match(table.id, ply=ply, seat=seat, name="Eve", level="greedy")


async def test_a_new_table_stands_where_the_match_was(
    service: TableService, log: DatabaseLog
) -> None:
    source = await finished(service)
    assert source.match is not None
    eve = await go_on(service, source, 20, seat=1)
    table = eve.table
    assert (table.status, table.ply, eve.seats) == (Status.PLAYING, 20, (1,))
    assert table.match == list(source.match.positions())[20]
    assert [(seat.name, seat.level) for seat in table.seats] == [("", "greedy"), ("Eve", None)]
    assert table.continued_from == Origin(source.id, 20)
    assert [event.action for event in table.actions] == [
        event.action for event in source.actions[:20]
    ]
    assert Table.from_log(table.id, await log.read(table.id)) == table
    assert await service.table(source.id) == source, "the match that is over stays as it was"


async def test_the_rest_of_the_deal_comes_and_stays_hidden_until_the_end(
    service: TableService,
) -> None:
    source = await finished(service)
    eve = await go_on(service, source, 20)
    view = view_of(eve.table, hash_token(eve.token))
    assert (view.shuffle.seed, view.shuffle.secret, view.shuffle.commitment) == (None, None, "")
    assert "Seed" not in eve.table.record
    table = await play_turns(service, eve, eve.table, 100)
    assert table.status is Status.OVER
    assert source.match is not None
    assert table.match is not None
    assert table.match.games[0].origin == source.match.games[0].origin


async def test_the_record_says_where_it_came_from_and_claims_no_fair_shuffle(
    service: TableService,
) -> None:
    source = await finished(service)
    eve = await go_on(service, source, 20)
    table = await play_turns(service, eve, eve.table, 100)
    record = parse_record(table.record)
    assert record.tag("ContinuedFrom") == f"{source.id} 20"
    assert record.match == table.match
    verdict = verify(record)
    assert not verdict.is_fair
    assert verdict.missing == ("Commitment", "Contributions", "Secret")


async def test_turns_of_the_match_before_can_not_be_taken_back(service: TableService) -> None:
    source = await finished(service)
    ply = next(p for p in range(20, 40) if source.at(p).actor == 0)
    eve = await go_on(service, source, ply)
    assert view_of(eve.table, hash_token(eve.token)).take_back is None
    table = await play_turns(service, eve, eve.table, 1)
    assert view_of(table, hash_token(eve.token)).take_back == ply
    assert (await service.take_back(table.id, eve.token, ply)).ply == ply


async def test_a_dynasty_is_played_on_to_its_third_game(service: TableService) -> None:
    source = await finished(service, preset="dynasty")
    eve = await go_on(service, source, 60)
    table = await play_turns(service, eve, eve.table, 200)
    assert table.match is not None
    assert source.match is not None
    origins = [game.origin for game in table.match.games]
    assert origins == [game.origin for game in source.match.games]


async def test_only_a_match_that_is_over_is_played_on(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=9)
    for status, refusal in ((Status.PLAYING, Refusal.NOT_OVER), (Status.OVER, Refusal.OVER)):
        if status is Status.OVER:
            table = await play(service, table, ann, bob)
        with pytest.raises(TableError) as error:
            await go_on(service, table, table.ply)
        assert error.value.reason is refusal


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ply": 49}, Refusal.STALE),
        ({"ply": -1}, Refusal.STALE),
        ({"seat": 2}, Refusal.NO_SUCH_SEAT),
        ({"name": " "}, Refusal.NAME),
        ({"level": "nobody"}, Refusal.LEVEL),
    ],
)
async def test_a_position_that_is_not_there_is_refused(
    service: TableService, change: dict[str, object], reason: Refusal
) -> None:
    source = await finished(service)
    request: dict[str, object] = {"ply": 9, "seat": 0, "name": "Eve", "level": "greedy"}
    with pytest.raises(TableError) as error:
        await service.continue_match(source.id, **request | change)  # type: ignore[arg-type]
    assert error.value.reason is reason


async def test_a_match_whose_deal_is_not_known_can_not_be_played_on(service: TableService) -> None:
    source = await finished(service)
    lines = source.record.splitlines()
    without = "\n".join(line for line in lines if not line.startswith("[Seed"))
    imported = await service.import_record(without)
    with pytest.raises(TableError) as error:
        await go_on(service, imported, 9)
    assert error.value.reason is Refusal.UNKNOWN_DEAL
    known = await service.import_record("\n".join(lines))
    assert (await go_on(service, known, 9)).table.ply == 9
