"""Daily deals in both databases."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime

import pytest
from sqlalchemy import update

from kingdomino.bots import Clock, RandomBot, choose_turn
from kingdomino.notation import format_turn
from kingdomino.players import DailyKind, daily_setup, table_secret
from kingdomino.storage import DailyStore, Database, DatabaseLog, PlayerStore, rebuild_results
from kingdomino.storage.sql_schema import daily_tries
from kingdomino.tables import SeatGrant, Table, TableService
from tests.tables.conftest import Time, setup

pytestmark = pytest.mark.anyio
DAY = "2026-11-17"


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    async with Database(database_url) as database:
        yield database


async def test_processes_agree_on_the_secret_of_a_day(database: Database) -> None:
    one, other = DailyStore(database), DailyStore(database)
    assert await one.find_secret(DAY) is None
    secret = await one.ensure_secret(DAY, bytes(32))
    assert await other.ensure_secret(DAY, bytes(31) + b"x") == secret == bytes(32)
    assert await other.find_secret(DAY) == secret


async def open_try(database: Database, player: str) -> tuple[TableService, SeatGrant]:
    """Start the counted try of a player."""
    service = TableService(DatabaseLog(database))
    grant = await service.open(daily_setup(date.fromisoformat(DAY), "Ann", is_counted=True))
    assert await DailyStore(database).add_try(DAY, player, grant.table.id) == grant.table.id
    return service, grant._replace(table=await service.start(grant.table.id, grant.token))


async def play(service: TableService, grant: SeatGrant, *, turns: int = 1000) -> Table:
    """Play on, the person with the first legal turns."""
    table, bot = grant.table, RandomBot(1)
    for _ in range(turns):
        if table.actor is None:
            break
        view = table.view(table.actor)
        assert view is not None
        turn = choose_turn(bot, view, Clock(1.0))
        if table.actor == 0:
            text = format_turn(turn)
            table = await service.play_turn(table.id, grant.token, table.ply, text)
        else:
            table = await service.play_bot_turn(table.id, table.moment, turn, "page")
    return table


async def test_the_first_table_of_a_player_counts(database: Database) -> None:
    store, players = DailyStore(database), PlayerStore(database)
    ann, bob = await players.add_key("a" * 64, 1.0), await players.add_key("b" * 64, 1.0)
    assert await store.add_try(DAY, ann, "t1") == "t1"
    assert await store.add_try(DAY, ann, "t2") == "t1"
    assert await store.add_try(DAY, bob, "t3") == "t3"
    assert await store.best(DAY, 3) == []


async def test_a_try_has_its_result_as_soon_as_the_match_is_over(database: Database) -> None:
    store, players = DailyStore(database), PlayerStore(database)
    # Any number of others may be playing.
    for number in range(30):
        other = await players.add_key(f"{number:064}", 1.0)
        await store.add_try(DAY, other, f"t{number}")
    ann = await players.add_key("a" * 64, 1.0)
    service, grant = await open_try(database, ann)
    await play(service, grant, turns=10)
    playing = await store.find_try(DAY, ann)
    assert playing is not None
    assert (playing.status, playing.points) == ("playing", None)
    table = await play(service, grant._replace(table=await service.table(grant.table.id)))
    assert table.match is not None
    kingdom = table.match.game.kingdoms[0]
    done = await store.find_try(DAY, ann)
    assert done is not None
    points = kingdom.points_with_bonuses(table.ruleset)
    assert (done.status, done.points) == ("done", points)
    assert done.kingdom == ",".join(map(str, kingdom.placed))
    assert [each.player for each in await store.best(DAY, 3)] == [ann]
    assert await store.standing(DAY, points - 1) == (1, 1)
    assert await store.standing(DAY, points) == (1, 0)
    assert [each.day for each in await store.tries_of(ann, DAY)] == [DAY]
    assert await store.tries_of(ann, "2026-11-18") == []


async def test_a_try_that_is_given_up_is_void(database: Database) -> None:
    store, players = DailyStore(database), PlayerStore(database)
    ann, bob = await players.add_key("a" * 64, 1.0), await players.add_key("b" * 64, 1.0)
    service, grant = await open_try(database, ann)
    await service.abandon(grant.table.id, grant.token)
    left = await store.find_try(DAY, ann)
    # A turn of the person that a bot plays makes it void at once, whoever plays on.
    service, grant = await open_try(database, bob)
    table = grant.table
    while table.actor != 0:
        table = await play(service, grant._replace(table=table), turns=1)
    view = table.view(0)
    assert view is not None
    turn = choose_turn(RandomBot(1), view, Clock(1.0))
    table = await service.play_bot_turn(table.id, table.moment, turn, "page")
    helped = await store.find_try(DAY, bob)
    assert left is not None
    assert helped is not None
    assert (left.status, helped.status) == ("void", "void")
    await play(service, grant._replace(table=table))
    assert await store.find_try(DAY, bob) == helped


async def test_results_of_tries_are_rebuilt_from_the_log(database: Database) -> None:
    store, players = DailyStore(database), PlayerStore(database)
    ann, bob = await players.add_key("a" * 64, 1.0), await players.add_key("b" * 64, 1.0)
    service, grant = await open_try(database, ann)
    await play(service, grant)
    await store.add_try(DAY, bob, "deleted")
    done = await store.find_try(DAY, ann)
    lost = update(daily_tries).values(status="playing", points=None, kingdom=None)
    await database.write(lambda connection: connection.execute(lost))
    assert await store.find_try(DAY, ann) != done
    await rebuild_results(DatabaseLog(database))
    assert await store.find_try(DAY, ann) == done
    gone = await store.find_try(DAY, bob)
    assert gone is not None
    assert gone.status == "void"


async def test_parts_of_the_games_are_kept_once(database: Database) -> None:
    store = DailyStore(database)
    await store.add_part(DAY, 3, [40, 41])
    await store.add_part(DAY, 3, [1])
    await store.add_part(DAY, 0, [50])
    assert await store.parts(DAY) == {3: [40, 41], 0: [50]}
    assert await store.parts("2026-11-18") == {}


async def test_the_log_says_which_tables_have_a_daily_deal(database: Database) -> None:
    store = DailyStore(database)
    midnight = datetime(2026, 11, 18, tzinfo=UTC)
    time = Time()
    service = TableService(DatabaseLog(database), now=time)
    tuesday = date(2026, 11, 17)
    secret = table_secret(await store.ensure_secret(tuesday.isoformat(), bytes(32)))

    async def opened(secret: bytes | None, *, is_counted: bool) -> str:
        deal = daily_setup(tuesday, "Ann", is_counted=is_counted)
        return (await service.open(deal, secret=secret)).table.id

    time.now = midnight.timestamp() - 3600
    counted = await opened(secret, is_counted=True)
    practice = await opened(secret, is_counted=False)
    other = await opened(None, is_counted=False)
    duel = (await service.open(setup())).table.id
    # The deal of the day before, from a request that was a little late.
    time.now = midnight.timestamp() + 1
    late = await opened(secret, is_counted=False)
    assert await store.kinds_of([counted, practice, other, duel, late, "gone"]) == {
        counted: DailyKind.COUNTED,
        practice: DailyKind.PRACTICE,
        late: DailyKind.PRACTICE,
    }
    # Also where no other table leads to that day.
    assert await store.kinds_of([late]) == {late: DailyKind.PRACTICE}
    assert await store.kinds_of([]) == {}
