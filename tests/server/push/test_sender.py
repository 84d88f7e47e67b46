"""The sender alone, with a real push service and a real database."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from kingdomino.server.metrics import Metrics
from kingdomino.server.push import sender as push_sender
from kingdomino.server.push.messages import PushMessage
from kingdomino.server.push.sender import PushSender
from kingdomino.storage import Database, PushStore, PushSubscription
from tests.push_endpoint import PushEndpoint, Subscriber
from tests.waiting import wait_until_async

pytestmark = pytest.mark.anyio

MESSAGE = PushMessage(b"{}", "topic", 60)


@pytest.fixture
async def sender(sqlite_url: str) -> AsyncIterator[PushSender]:
    async with Database(sqlite_url) as database:
        sender = PushSender(PushStore(database), Metrics(), "mailto:host@example.org", True)
        await sender.open()
        yield sender
        await sender.close()


def subscribe(endpoint: PushEndpoint, path: str = "/ann") -> PushSubscription:
    return PushSubscription(**Subscriber(endpoint, path).subscription(language="en"))


async def wait_until_sent(sender: PushSender) -> None:
    async def count_left() -> int:
        return len(sender._tasks)

    await wait_until_async("everything is sent", count_left, lambda left: left == 0)


async def test_a_message_that_was_sent_makes_room_for_the_next(
    sender: PushSender, endpoint: PushEndpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_sender, "_MAX_MESSAGES_PER_HOST", 1)
    subscription = subscribe(endpoint)
    for count in (1, 2):
        sender.send(subscription, MESSAGE)
        sender.send(subscription, MESSAGE)  # one too many
        await wait_until_sent(sender)
        assert len(endpoint.received) == count


async def test_a_push_service_says_how_long_to_wait(
    sender: PushSender, endpoint: PushEndpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_sender, "_RETRY_DELAYS", (0.0, 0.0, 0.0))
    endpoint.status = {"/patient": 429, "/broken": 503}
    endpoint.retry_after["/patient"] = "3600"
    sender.send(subscribe(endpoint, "/patient"), MESSAGE)
    await asyncio.to_thread(endpoint.wait_for, 1, "/patient")
    # Meanwhile, another message is tried again and again.
    sender.send(subscribe(endpoint, "/broken"), MESSAGE)
    await asyncio.to_thread(endpoint.wait_for, 4, "/broken")
    assert len(endpoint.at("/patient")) == 1
