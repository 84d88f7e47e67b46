"""How much one address, or one table, may ask for; and what happens to the rest."""

import json
from contextlib import ExitStack

import pytest

from kingdomino.server.bounds import limits
from kingdomino.server.bounds.limits import ConnectionLimit, RateLimit, address_key
from kingdomino.server.http.problems import ServerError
from kingdomino.server.settings import Settings
from tests.server.conftest import Served, done, open_table, refused, serving, started
from tests.server.live.test_connection import receive, send
from tests.tables.conftest import Time


def test_a_rate_lets_a_burst_through_and_then_so_many_a_minute() -> None:
    time = Time()
    rate = RateLimit(60, now=time)
    for _ in range(15):
        rate.take("a")
    with pytest.raises(ServerError) as error:
        rate.take("a")
    assert error.value.params == {"seconds": 1}
    rate.take("b")
    time.passes(1)
    rate.take("a")
    with pytest.raises(ServerError):
        rate.take("a")


def test_of_too_many_clients_those_are_forgotten_who_asked_longest_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "_MAX_KEYS", 2)
    rate = RateLimit(4, now=Time())  # one request at once
    for key in ("a", "b", "c"):
        rate.take(key)
    for key in ("b", "c"):
        with pytest.raises(ServerError):
            rate.take(key)
    rate.take("a")


def test_no_rate_is_no_limit() -> None:
    rate = RateLimit(0)
    for _ in range(10_000):
        rate.take("a")


def test_a_closed_connection_makes_room_for_another() -> None:
    limit = ConnectionLimit(2)
    limit.acquire("a")
    limit.acquire("a")
    with pytest.raises(ServerError):
        limit.acquire("a")
    limit.acquire("b")
    limit.release("a")
    limit.acquire("a")


def test_one_live_connection_may_ask_for_so_much_at_once(server: Served) -> None:
    ann = open_table(server)
    with server.live(ann.table) as socket:
        for _ in range(70):
            send(socket, type="ping")
        assert receive(socket, "problem")["problem"]["code"] == "server-too-many"
    assert ann.view()["table"] == ann.table


@pytest.mark.slow
def test_a_flood_at_one_table_stops_nobody_elsewhere(sqlite_url: str) -> None:
    settings = Settings(database=sqlite_url, address_rate=0, table_rate=60, sockets=3)
    with serving(settings) as served:
        (ann, _), (other, _) = started(served), started(served)
        late = [ann.post("reactions", reaction="hello") for _ in range(20)][-1]
        refused(late, 429, "server-too-many")
        assert int(late.headers["retry-after"]) >= 1
        done(other.post("reactions", reaction="hello"))
        with served.live(ann.table) as socket:
            for _ in range(100):
                send(socket, type="ping")
            assert receive(socket, "problem")["problem"]["code"] == "server-too-many"
        with ExitStack() as stack:
            sockets = [stack.enter_context(served.live(ann.table)) for _ in range(5)]
            first = [json.loads(socket.recv(timeout=30)) for socket in sockets]
        codes = [message["problem"]["code"] for message in first if message["type"] == "problem"]
        assert set(codes) == {"server-too-many"}
        assert 1 <= len(codes) <= 3


def test_a_flood_from_one_address_is_stopped(sqlite_url: str) -> None:
    with serving(Settings(database=sqlite_url, address_rate=60)) as served:
        client = served.client()
        answers = [client.get("/api/choices") for _ in range(20)]
        assert answers[0].status_code == 200
        refused(answers[-1], 429, "server-too-many")
        elsewhere = client.get("/api/choices", headers={"x-forwarded-for": "192.0.2.7"})
        assert elsewhere.status_code == 200  # a proxy on this machine is believed


def test_addresses_of_one_ipv6_network_are_one_client() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key("not an address") == "not an address"


def test_requests_for_unknown_paths_are_counted(sqlite_url: str) -> None:
    settings = Settings(database=sqlite_url, address_rate=40)
    with serving(settings) as served:
        client = served.client()
        statuses = [client.get(f"/nothing/{number}").status_code for number in range(12)]
    assert statuses[0] == 404
    assert statuses[-1] == 429


def test_one_address_has_a_quota_of_tables_that_are_not_started(sqlite_url: str) -> None:
    settings = Settings(database=sqlite_url, open_tables=3)
    with serving(settings) as served:
        client = served.client()
        seats = {"seats": [{"name": "Ann"}, {"bot": "page"}]}
        ann, *_ = [open_table(served, *seats["seats"]) for _ in range(3)]
        late = client.post("/api/tables", json=seats)
        refused(late, 429, "server-open-tables")
        assert int(late.headers["retry-after"]) >= 1
        elsewhere = client.post("/api/tables", json=seats, headers={"x-forwarded-for": "192.0.2.7"})
        done(elsewhere)
        done(ann.post("start"))  # a table that is started no longer counts
        done(client.post("/api/tables", json=seats))
        refused(client.post("/api/tables", json=seats), 429, "server-open-tables")


def test_one_address_has_a_quota_of_tables_of_bots_alone(sqlite_url: str) -> None:
    settings = Settings(database=sqlite_url, bot_tables=2, bot_seconds=60)
    bots = [{"bot": "regent"}, {"bot": "regent"}]
    with serving(settings) as served:
        first, left, third = (
            open_table(served, *bots),
            open_table(served, {"name": "Ann"}, {"bot": "regent"}),
            open_table(served, *bots),
        )
        done(first.post("start"))
        done(left.post("start"))
        done(left.post("leave"))  # never refused, but the table counts from now on
        refused(third.post("start"), 429, "server-bot-tables")
        done(open_table(served, {"name": "Ann"}, {"bot": "regent"}).post("start"))
        done(first.post("abandon"))
        done(third.post("start"))
