"""How many messages between server processes do NOTIFY and Redis carry, and how soon?

    python benchmarks/channel.py                 2,000 messages a second, 10 seconds
    python benchmarks/channel.py --quick         2 seconds
    python benchmarks/channel.py --listeners 8   to as many other processes

One backend publishes what one server process would send for so many turns a second; the others
listen, all in this process, on loopback. Each rate is measured with one turn in a message and with
ten, which is what a server sends when ten turns are committed together. PostgreSQL waits for its
disk. Without PostgreSQL or Redis, that part is left out.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from litestar.channels import ChannelsBackend

sys.path.insert(0, str(Path(__file__).parents[1]))
from kingdomino.server.peers.postgres import PostgresChannels
from kingdomino.server.peers.redis import RedisChannels
from tests.postgresql import running
from tests.redis_server import running_redis

CHANNEL = "kingdomino"
BATCHES = (1, 10)


class Measured(NamedTuple):
    """The result of one run."""

    sent: float
    """Turns a second that were published."""
    received: float
    """The part of them that every listener has received."""
    latencies: list[float]
    """Seconds until a listener had a message."""
    cpu: float
    """Seconds of CPU time of this process, all listeners included, per turn."""


@asynccontextmanager
async def started(backend: ChannelsBackend) -> AsyncIterator[ChannelsBackend]:
    await backend.on_startup()
    await backend.subscribe([CHANNEL])
    try:
        yield backend
    finally:
        await backend.on_shutdown()


async def listen(backend: ChannelsBackend, latencies: list[float]) -> None:
    async for _, content in backend.stream_events():
        now = time.perf_counter()
        latencies.extend([now - sent for sent, _ in json.loads(content)])


async def measure(
    create: Callable[[], ChannelsBackend], listeners: int, rate: float, batch: int, seconds: float
) -> Measured:
    """Publish at a rate, and wait a second for what is still on its way."""
    latencies: list[float] = []
    async with AsyncExitStack() as stack:
        publisher = await stack.enter_async_context(started(create()))
        others = [await stack.enter_async_context(started(create())) for _ in range(listeners)]
        tasks = [asyncio.create_task(listen(other, latencies)) for other in others]
        await publisher.publish(b"[]", [CHANNEL])
        cpu, begin, sent = time.process_time(), time.perf_counter(), 0
        while (now := time.perf_counter()) < begin + seconds:
            if sent >= (now - begin) * rate:
                await asyncio.sleep(batch / rate)
                continue
            messages = [(now, f"table-{i:07}") for i in range(batch)]
            await publisher.publish(json.dumps(messages).encode(), [CHANNEL])
            sent += batch
        lasted = time.perf_counter() - begin
        await asyncio.sleep(1)
        cpu = time.process_time() - cpu
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return Measured(sent / lasted, len(latencies) / (sent * listeners), latencies, cpu / sent)


def report(name: str, batch: int, found: Measured) -> None:
    ordered = sorted(found.latencies) or [float("nan")]
    p50, p99 = (1000 * ordered[int(q * (len(ordered) - 1))] for q in (0.5, 0.99))
    print(
        f"{name:<8}{batch:>12}{found.sent:>12,.0f}{100 * found.received:>11.1f} %"
        f"{p50:>10.1f}{p99:>10.1f}{1e6 * found.cpu:>12.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=2000, help="turns a second")
    parser.add_argument("--listeners", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    seconds = 2 if options.quick else options.seconds
    print(f"{options.rate:,.0f} turns a second to {options.listeners} other processes")
    print(
        f"{'':8}{'in a message':>12}{'a second':>12}{'received':>13}"
        f"{'p50 ms':>10}{'p99 ms':>10}{'µs CPU each':>12}"
    )
    with ExitStack() as stack:
        for name, create in start_servers(stack):
            for batch in BATCHES:
                run = measure(create, options.listeners, options.rate, batch, seconds)
                report(name, batch, asyncio.run(run))


def start_servers(stack: ExitStack) -> Iterator[tuple[str, Callable[[], ChannelsBackend]]]:
    """Start what is installed here."""
    with suppress(pytest.skip.Exception):
        cluster = stack.enter_context(running(fsync=True))
        yield "NOTIFY", partial(PostgresChannels, cluster.database())
    with suppress(pytest.skip.Exception):
        redis = stack.enter_context(running_redis())
        yield "Redis", partial(RedisChannels, redis.url)


if __name__ == "__main__":
    main()
