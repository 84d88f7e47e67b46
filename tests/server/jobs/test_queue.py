"""The order in which worker processes do their jobs."""

import asyncio

import pytest

from kingdomino.server.jobs.queue import Job, JobQueue, Lane

pytestmark = pytest.mark.anyio


def job(client: str, name: str, lane: Lane = Lane.BOTS_ONLY) -> Job:
    return Job(lane, client, print, (name,), asyncio.get_running_loop().create_future())


async def order(queue: JobQueue) -> list[str]:
    return [(await queue.get()).arguments[0] for _ in range(len(queue))]


async def test_clients_take_turns_however_many_tables_each_has() -> None:
    queue = JobQueue()
    for number in range(4):
        queue.put(job("many", f"m{number}"))
    queue.put(job("one", "o0"))
    queue.put(job("two", "t0"))
    assert await order(queue) == ["m0", "o0", "t0", "m1", "m2", "m3"]


async def test_lanes_are_served_in_order() -> None:
    queue = JobQueue()
    for lane in reversed(Lane):
        queue.put(job("a", lane.name, lane))
    assert await order(queue) == [lane.name for lane in Lane]


async def test_a_job_that_nobody_waits_for_is_left_out() -> None:
    queue = JobQueue()
    cancelled = job("a", "cancelled")
    queue.put(cancelled)
    queue.put(job("a", "next"))
    cancelled.result.cancel()
    assert (await queue.get()).arguments[0] == "next"
    assert len(queue) == 0


async def test_an_empty_queue_waits_for_the_next_job() -> None:
    queue = JobQueue()
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    queue.put(job("a", "first"))
    assert (await waiting).arguments[0] == "first"
