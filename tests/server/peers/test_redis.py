"""Messages between processes through Redis."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from redis import Redis

from kingdomino.cli.commands.serve import check_settings
from kingdomino.cli.errors import CommandError
from kingdomino.locales import Texts
from kingdomino.server.peers.channel import PeerMessage
from kingdomino.server.peers.redis import RedisChannels
from kingdomino.server.settings import Settings
from kingdomino.tables import Acted
from tests.ports import free_port
from tests.postgresql import Cluster
from tests.redis_server import RedisServer, running_redis
from tests.server.conftest import messages, play_out, serving, started
from tests.waiting import wait_until_async

CHANNEL = "kingdomino"


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with running_redis() as server:
        yield server


@pytest.mark.anyio
async def test_a_message_reaches_everybody_even_after_redis_was_gone(redis: RedisServer) -> None:
    peers = [RedisChannels(redis.url) for _ in range(3)]
    for peer in peers:
        await peer.on_startup()
        await peer.subscribe([CHANNEL])
    streams = [peer.stream_events() for peer in peers]
    received = [asyncio.ensure_future(anext(stream)) for stream in streams]
    await peers[0].publish(b"one", [CHANNEL])
    assert await asyncio.gather(*received) == [(CHANNEL, b"one")] * 3
    received = [asyncio.ensure_future(anext(stream)) for stream in streams]
    redis.stop()
    await peers[0].publish(b"lost", [CHANNEL])
    redis.start()

    # Nobody knows when the others have connected again: send until all have one.
    async def send_again() -> bool:
        await peers[0].publish(b"two", [CHANNEL])
        return all(future.done() for future in received)

    await wait_until_async("everybody has a message", send_again)
    assert await asyncio.gather(*received) == [(CHANNEL, b"two")] * 3
    for peer in peers:
        await peer.on_shutdown()


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_two_processes_play_one_table_through_redis(
    postgresql: Cluster, redis: RedisServer
) -> None:
    settings = Settings(database=postgresql.database(), channel=redis.url, address_rate=0)
    with serving(settings) as one, serving(settings) as other:
        ann, bob = started(one)
        with other.live(bob.table, bob.token, "?after=0") as listening:
            view = play_out(ann, bob, turns=3)
            assert messages(listening, "turn", view["ply"])[-1]["ply"] == view["ply"]


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_only_processes_that_share_a_table_are_told_of_its_turns(
    postgresql: Cluster, redis: RedisServer
) -> None:
    settings = Settings(database=postgresql.database(), channel=redis.url, address_rate=0)
    with (
        Redis.from_url(redis.url) as client,
        client.pubsub(ignore_subscribe_messages=True) as channel,
        serving(settings) as one,
        serving(settings) as other,
    ):
        channel.subscribe(CHANNEL)
        ann, bob = started(one)
        with one.live(ann.table, ann.token, "?after=0") as own:
            own.recv(timeout=30)
            alone = play_out(ann, bob, turns=3)
            messages(own, "turn", alone["ply"])
            with other.live(bob.table, bob.token, "?after=0") as listening:
                messages(listening, "turn", alone["ply"])
                subscribers = one.state.subscriptions.get(ann.table)
                assert subscribers is not None
                while not subscribers.has_peers:
                    own.recv(timeout=30)  # that Bob is online
                shared = play_out(ann, bob, turns=3)
                messages(listening, "turn", shared["ply"])
        client.publish(CHANNEL, b"end")
        told = [message for message in received(channel) if message.here is None]
    numbers = {message.number for message in told if message.table == ann.table}
    assert shared["number"] in numbers
    assert alone["number"] not in numbers
    # Turns are sent with the message; what may be secret stays in the database.
    sent = [entry for message in told for entry in message.entries]
    assert sent
    assert all(isinstance(entry.event, Acted) for entry in sent)


def received(channel: Any) -> Iterator[PeerMessage]:
    """All messages before the end."""
    for message in channel.listen():
        if message["data"] == b"end":
            return
        yield from msgspec.json.decode(message["data"], type=list[PeerMessage])


@pytest.mark.parametrize("url", ["http://localhost", "redis://127.0.0.1:{port}/0"])
def test_a_channel_that_is_none_is_refused(tmp_path: Path, url: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = Settings(database=database, channel=url.format(port=free_port()))
    with pytest.raises(CommandError):
        check_settings(settings, Texts("en"))
