"""Who is told of a turn, with real tables and a real database."""

import pytest

from kingdomino.server.push.messages import PushMessage, person_turn
from kingdomino.server.push.runner import PushRunner
from kingdomino.storage import Database, DatabaseLog, PlayerStore, PushStore, PushSubscription
from kingdomino.tables import TableService, hash_token
from tests.tables.conftest import started
from tests.waiting import wait_until_async

pytestmark = pytest.mark.anyio


class Outbox:
    """Keeps what is to be sent."""

    def __init__(self) -> None:
        self.sent: list[PushMessage] = []

    def send(self, subscription: PushSubscription, message: PushMessage) -> None:
        del subscription
        self.sent.append(message)


class ComingBack:
    """Somebody whose page connects while the other processes are asked."""

    def __init__(self, seats: frozenset[int]) -> None:
        self._coming = seats
        self._seats = frozenset[int]()

    def visible_seats(self, table_id: str) -> frozenset[int]:
        del table_id
        return self._seats

    def ask_peers(self, table_id: str) -> bool:
        del table_id
        self._seats = self._coming
        return False


@pytest.mark.parametrize("is_back", [False, True])
async def test_whoever_comes_back_in_the_last_moment_is_not_told(
    sqlite_url: str, is_back: bool
) -> None:
    async with Database(sqlite_url) as database:
        service, store = TableService(DatabaseLog(database)), PushStore(database)
        people = await started(service)
        table = await service.table(people[0].table.id)
        turn = person_turn(table)
        assert turn is not None
        players = PlayerStore(database)
        player = await players.add_key("a" * 64, 1.0)
        await players.link(player, table.id, hash_token(people[turn.seat].token))
        await store.add(player, PushSubscription("https://push.example/1", "p", "a", "en"), 1.0, 9)
        outbox, seats = Outbox(), ComingBack(frozenset({turn.seat} if is_back else ()))
        runner = PushRunner(service, store, outbox, seats)
        runner._announce(turn)

        async def count_left() -> int:
            return len(runner._tasks)

        await wait_until_async("the turn was looked at", count_left, lambda left: left == 0)
        assert len(outbox.sent) == (0 if is_back else 1)
        await runner.close()
