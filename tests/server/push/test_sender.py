"""The sender alone, with a real push service and a real database."""

from collections.abc import AsyncIterator
from itertools import pairwise

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


def subscribe(endpoint: PushEndpoint) -> PushSubscription:
    return PushSubscription(**Subscriber(endpoint).subscription(language="en"))


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
    monkeypatch.setattr(push_sender, "_RETRY_DELAYS", (0.0,))
    monkeypatch.setattr(push_sender, "_MAX_RETRY_AFTER", 0.1)
    subscription = subscribe(endpoint)
    path = "/ann"
    endpoint.status[path], endpoint.retry_after[path] = 429, "3600"
    sender.send(subscription, MESSAGE)
    await wait_until_sent(sender)
    assert all(after.at - before.at >= 0.1 for before, after in pairwise(endpoint.received))
    assert len(endpoint.received) == 2
