"""Daily deals in both databases."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime

import pytest

from kingdomino.players import DailyKind, daily_setup, table_secret
from kingdomino.storage import DailyStore, Database, DatabaseLog, PlayerStore
from kingdomino.tables import TableService
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


async def test_the_first_table_of_a_player_counts_and_its_result_stays(database: Database) -> None:
    store, players = DailyStore(database), PlayerStore(database)
    ann, bob = await players.add_key("a" * 64, 1.0), await players.add_key("b" * 64, 1.0)
    assert await store.add_try(DAY, ann, "t1") == "t1"
    assert await store.add_try(DAY, ann, "t2") == "t1"
    assert await store.add_try(DAY, bob, "t3") == "t3"
    playing = await store.find_try(DAY, ann)
    assert playing is not None
    assert {each.table for each in await store.unsettled(DAY, 10)} == {"t1", "t3"}
    await store.settle(playing._replace(status="done", points=40, kingdom="48:g8h8"))
    await store.settle(playing._replace(status="void"))
    assert [(each.player, each.points) for each in await store.best(DAY, 3)] == [(ann, 40)]
    assert await store.standing(DAY, 39) == (1, 1)
    assert await store.standing(DAY, 40) == (1, 0)
    assert [each.day for each in await store.tries_of(ann, DAY)] == [DAY]
    assert await store.tries_of(ann, "2026-11-18") == []


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
    assert await store.kinds_of([]) == {}
