"""Reviews in both databases."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from kingdomino.storage import (
    Database,
    DatabaseLog,
    ReviewKey,
    ReviewStore,
    SeatSummary,
    StoredReview,
)
from tests.storage.test_database_log import begin

pytestmark = pytest.mark.anyio

KEY = ReviewKey("t1", "1.0", "normal")
PARTIAL = StoredReview('{"turns": 3}', is_complete=False, updated_at=5.25)
SEATS = (SeatSummary(81.5, 2.25, 7.0), SeatSummary(None, -2.25, 0.0))
COMPLETE = StoredReview('{"turns": 28}', is_complete=True, updated_at=9.0)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    async with Database(database_url) as database:
        await begin(DatabaseLog(database), "t1")
        yield database


async def test_a_review_grows_until_it_is_complete(database: Database) -> None:
    store = ReviewStore(database)
    assert await store.read(KEY) is None
    for review in (PARTIAL, replace(PARTIAL, content="more"), COMPLETE):
        await store.write(KEY, review)
        assert await store.read(KEY) == review
    await store.write(KEY, PARTIAL)
    assert await store.read(KEY) == COMPLETE
    assert await store.read(replace(KEY, quality="quick")) is None
    assert await store.read(replace(KEY, engine="2.0")) is None


async def test_the_latest_complete_review_has_the_summary(database: Database) -> None:
    store = ReviewStore(database)
    await store.write(KEY, replace(PARTIAL, seats=SEATS))
    assert await store.summaries(["t1", "t2"]) == {}
    await store.write(KEY, replace(COMPLETE, seats=SEATS))
    assert await store.summaries(["t1", "t2"]) == {"t1": list(SEATS)}
    newer = replace(COMPLETE, updated_at=10.0, seats=SEATS[::-1])
    await store.write(replace(KEY, engine="2.0"), newer)
    await store.write(replace(KEY, quality="quick"), replace(PARTIAL, updated_at=11.0))
    assert await store.summaries(["t1"]) == {"t1": list(SEATS[::-1])}
    assert await store.summaries([]) == {}


async def test_a_review_is_deleted_with_its_table(database: Database) -> None:
    store = ReviewStore(database)
    await store.write(KEY, COMPLETE)
    assert await DatabaseLog(database).prune(before=100.0) == 1
    assert await store.read(KEY) is None
    await store.write(KEY, COMPLETE)
    assert await store.read(KEY) is None
