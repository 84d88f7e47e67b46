"""Push subscriptions in both databases."""

from collections.abc import AsyncIterator

import pytest

from kingdomino.storage import Database, DatabaseLog, PlayerStore, PushClaim, PushStore
from kingdomino.storage import PushSubscription as Subscription
from kingdomino.tables import Status, TableService
from tests.tables.conftest import setup, started

pytestmark = pytest.mark.anyio
TOKEN = "f" * 64


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    async with Database(database_url) as database:
        yield database


def subscription(number: int, language: str = "en") -> Subscription:
    return Subscription(f"https://push.example/{number}", "p" * 87, "a" * 22, language)


async def open_table(database: Database) -> str:
    grant = await TableService(DatabaseLog(database)).open(setup())
    return grant.table.id


async def test_processes_agree_on_the_key(database: Database) -> None:
    assert await PushStore(database).ensure_key("one") == "one"
    assert await PushStore(database).ensure_key("other") == "one"


async def test_a_subscription_is_found_by_the_seat_and_deleted_with_the_player(
    database: Database,
) -> None:
    store, players = PushStore(database), PlayerStore(database)
    table, other = await open_table(database), await open_table(database)
    ann, bob = await players.add_key("a" * 64, 1.0), await players.add_key("b" * 64, 1.0)
    await players.link(ann, table, TOKEN)
    await players.link(bob, other, TOKEN)
    await store.add(ann, subscription(1), 1.0, limit=2)
    assert await store.find(table, TOKEN, 9) == [subscription(1)]
    assert await store.find(other, TOKEN, 9) == []
    assert await store.find(table, "e" * 64, 9) == []
    await store.add(ann, subscription(1, "de"), 2.0, limit=2)
    assert await store.find(table, TOKEN, 9) == [subscription(1, "de")]
    # The oldest makes room.
    await store.add(ann, subscription(2), 3.0, limit=2)
    await store.add(ann, subscription(3), 4.0, limit=2)
    assert await store.find(table, TOKEN, 9) == [subscription(3), subscription(2)]
    assert await store.find(table, TOKEN, 1) == [subscription(3)]
    # Nobody deletes those of somebody else; a push service may.
    await store.remove(bob, subscription(3).id)
    assert len(await store.find(table, TOKEN, 9)) == 2
    await store.remove(ann, subscription(3).id)
    await store.drop(subscription(2).id)
    assert await store.find(table, TOKEN, 9) == []
    # A browser that has become another player's takes its subscription along.
    await store.add(ann, subscription(4), 5.0, limit=2)
    await store.add(bob, subscription(4), 6.0, limit=2)
    assert await store.find(table, TOKEN, 9) == []
    assert await store.find(other, TOKEN, 9) == [subscription(4)]
    await players.erase(bob)
    await store.add(bob, subscription(5), 7.0, limit=2)
    await players.link(ann, other, TOKEN)
    assert await store.find(other, TOKEN, 9) == []


async def test_each_message_about_a_turn_is_claimed_once(database: Database) -> None:
    one, other = PushStore(database), PushStore(database)
    table = await open_table(database)
    announcement, reminder = PushClaim.ANNOUNCEMENT, PushClaim.REMINDER
    assert await one.claim(table, 3, announcement)
    assert not await other.claim(table, 3, announcement)
    assert await other.claim(table, 3, reminder)
    assert not await one.claim(table, 3, reminder)
    assert not await one.claim(table, 2, announcement)
    assert await one.claim(table, 5, announcement)
    assert await one.claim(table, 5, reminder)
    assert not await one.claim("nowhere", 1, announcement)


async def test_turns_are_found_whose_time_is_up_soon(database: Database) -> None:
    store, players, log = PushStore(database), PlayerStore(database), DatabaseLog(database)
    service = TableService(log, now=lambda: 1000.0)
    grant, _ = await started(service, seconds=60)
    table = grant.table.id
    ann = await players.add_key("a" * 64, 1.0)
    await players.link(ann, table, TOKEN)
    assert await store.find_due(1000.0, 2000.0, 9) == {}
    await store.add(ann, subscription(1), 1.0, limit=2)
    assert await store.find_due(1000.0, 2000.0, 9) == {table: 1060.0}
    assert await store.find_due(1060.0, 2000.0, 9) == {}
    assert await store.find_due(1000.0, 1059.0, 9) == {}
    # The links of a table go with it.
    await store.claim(table, 0, PushClaim.ANNOUNCEMENT)
    await log.prune(5000.0, Status.PLAYING)
    assert await store.find(table, TOKEN, 9) == []
