"""Reviews, computed turn by turn in a real worker process."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib.metadata import version
from typing import Any

import msgspec
import pytest

from kingdomino import analysis
from kingdomino.analysis import Quality
from kingdomino.server.http.problems import ServerError
from kingdomino.server.jobs import reviews
from kingdomino.server.jobs.reviews import ReviewRunner
from kingdomino.server.jobs.workers import Workers
from kingdomino.server.metrics import Metrics
from kingdomino.storage import Database, DatabaseLog, ReviewKey, ReviewStore, StoredReview
from kingdomino.tables import Refusal, Table, TableError, TableService
from tests.tables.conftest import play, started
from tests.waiting import wait_until_async

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not analysis.is_available, reason="needs the compiled kernel"),
]

TURNS = 3  # of a match that was abandoned then: quick to review


@pytest.fixture
async def database(sqlite_url: str) -> AsyncIterator[Database]:
    async with Database(sqlite_url) as database:
        yield database


@pytest.fixture
def service(database: Database) -> TableService:
    return TableService(DatabaseLog(database))


@asynccontextmanager
async def reviewing(
    database: Database, service: TableService
) -> AsyncIterator[tuple[ReviewRunner, Workers]]:
    workers = Workers(1, 1.0, Metrics())
    runner = ReviewRunner(ReviewStore(database), workers, service.now)
    try:
        yield runner, workers
    finally:
        runner.close()
        workers.close()


@pytest.fixture
async def runner(database: Database, service: TableService) -> AsyncIterator[ReviewRunner]:
    async with reviewing(database, service) as (runner, _):
        yield runner


async def abandoned(service: TableService, turns: int = TURNS) -> Table:
    """A match that was abandoned after some turns."""
    ann, bob = await started(service)
    table = await play(service, await service.table(ann.table.id), ann, bob, turns=turns)
    return await service.abandon(table.id, ann.token)


async def ask(runner: ReviewRunner, table: Table, client: str = "ann", skip: int = 0) -> Any:
    return msgspec.json.decode(await runner.get(table, Quality.QUICK, client, skip))


async def ask_until_complete(runner: ReviewRunner, table: Table) -> list[Any]:
    """Ask for what is missing until nothing is; return the answers."""
    answers: list[Any] = []

    async def ask_again() -> Any:
        count = sum(len(answer["turns"]) for answer in answers)
        answers.append(await ask(runner, table, skip=count))
        return answers[-1]

    await wait_until_async("the review is complete", ask_again, lambda each: each["is_complete"])
    return answers


async def test_answers_with_what_is_missing_make_the_review_of_the_library(
    runner: ReviewRunner,
    service: TableService,
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews, "_WRITE_SECONDS", 1e9)  # until it is complete
    table = await abandoned(service)
    assert table.match is not None
    answers = await ask_until_complete(runner, table)
    review = analysis.schema.review_data(analysis.review(table.match, Quality.QUICK))
    whole = msgspec.to_builtins(review)
    grown = answers[-1] | {
        name: [each for answer in answers for each in answer[name]] for name in ("turns", "luck")
    }
    assert grown == whole
    assert answers[0]["turns"] == []
    # What another process answers later comes from the database.
    async with reviewing(database, service) as (other, workers):
        assert await ask(other, table) == whole
        rest = await ask(other, table, skip=1)
        assert rest["turns"] == whole["turns"][1:]
        assert rest["luck"] == [each for each in whole["luck"] if each["ply"] > 0]
        assert 0 < len(rest["luck"]) < len(whole["luck"])
        assert await ask(other, table, skip=99) == whole | {"turns": [], "luck": []}
        assert workers.pids() == []
    (seats,) = (await ReviewStore(database).summaries([table.id])).values()
    for summary, seat in zip(seats, review.seats, strict=True):
        assert summary.luck == pytest.approx(seat.luck_points.value, abs=0.005)
        assert summary.lost == pytest.approx(seat.points_lost.value, abs=0.005)
        assert summary.accuracy == pytest.approx(seat.accuracy, abs=0.05)


async def test_a_client_has_two_reviews_computed_at_once(
    runner: ReviewRunner, service: TableService
) -> None:
    tables = [await abandoned(service) for _ in range(3)]
    for table in tables[:2]:
        await ask(runner, table)
    with pytest.raises(ServerError) as error:
        await ask(runner, tables[2])
    assert error.value.reason == "too-many"
    for table in tables[:2]:
        await ask(runner, table)
    await ask(runner, tables[2], client="bob")
    await ask(runner, tables[2])  # is computed already


async def test_a_review_that_nobody_asks_for_pauses(
    runner: ReviewRunner, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await abandoned(service) for _ in range(3)]
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "_PATIENCE", -1.0)
        await ask(runner, tables[0])
        await asyncio.sleep(0)
    for table in tables[1:]:
        await ask(runner, table)
    with pytest.raises(ServerError, match="too many"):
        await ask(runner, tables[0])  # would be the third
    # Whoever asks for a paused review goes on with it.
    await wait_until_async(
        "a turn is reviewed",
        lambda: ask(runner, tables[0], client="bob"),
        lambda review: review["turns"],
    )


async def test_a_review_that_another_process_computes_is_left_to_it(
    runner: ReviewRunner, service: TableService, database: Database
) -> None:
    table = await abandoned(service)
    assert table.match is not None
    begun = analysis.schema.review_data(next(analysis.watch_review(table.match, Quality.QUICK)))
    other = msgspec.json.encode(replace(begun, rules="of another process")).decode()
    key, store = ReviewKey(table.id, version("kingdomino"), "quick"), ReviewStore(database)
    given_up = 15  # seconds after which it has not written
    for age, rules in [
        (0, "of another process"),
        (given_up - 1, "of another process"),
        (given_up + 1, begun.rules),
    ]:
        await store.write(key, StoredReview(other, False, service.now() - age))
        assert (await ask(runner, table))["rules"] == rules


async def test_a_review_is_of_a_match_that_is_over(
    runner: ReviewRunner, service: TableService
) -> None:
    ann, _ = await started(service)
    with pytest.raises(TableError) as error:
        await ask(runner, await service.table(ann.table.id))
    assert error.value.reason == Refusal.NOT_OVER


@pytest.mark.slow
async def test_the_reviews_of_two_clients_take_turns(
    runner: ReviewRunner, service: TableService
) -> None:
    first, second = [await abandoned(service) for _ in range(2)]
    await ask(runner, first, client="ann")
    await ask(runner, second, client="bob")
    await wait_until_async(
        "the review of Ann is complete",
        lambda: ask(runner, first, client="ann"),
        lambda review: review["is_complete"],
    )
    assert len((await ask(runner, second, client="bob"))["turns"]) >= TURNS - 1


@pytest.mark.slow
async def test_a_review_survives_a_killed_worker_and_is_stored_as_it_grows(
    database: Database, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "_WRITE_SECONDS", 0.0)
    table = await abandoned(service)
    key, store = ReviewKey(table.id, version("kingdomino"), "quick"), ReviewStore(database)
    async with reviewing(database, service) as (runner, workers):
        await ask(runner, table)
        stored = await wait_until_async("it is stored", lambda: store.read(key))
        assert stored is not None
        assert len(msgspec.json.decode(stored.content)["turns"]) == 1
        for pid in workers.pids():
            os.kill(pid, signal.SIGKILL)
        answers = await ask_until_complete(runner, table)
    assert sum(len(answer["turns"]) for answer in answers) == TURNS
