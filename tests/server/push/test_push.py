"""Push messages, from the turn to the browser that decrypts them."""

import json
from dataclasses import replace
from typing import Any

import pytest

from kingdomino.locales import Texts
from kingdomino.server import state
from kingdomino.server.push import runner as push_runner
from kingdomino.server.push import sender as push_sender
from kingdomino.server.settings import Settings
from tests.postgresql import Cluster
from tests.push_endpoint import PushEndpoint, Subscriber, verify
from tests.server.conftest import Player, Served, done, join, serving
from tests.server.push.push_page import (
    PATH,
    Page,
    count_kept,
    settle,
    start,
    until_anns_turn,
    wait_until_reminded,
)
from tests.waiting import wait_until


def test_a_person_who_is_away_is_told_once_a_turn(
    push_server: Served, endpoint: PushEndpoint
) -> None:
    subscriber = Subscriber(endpoint)
    ann = Page(push_server)
    ann.subscribe(subscriber)
    bob = start(ann)
    key = done(ann.client.get(PATH))["key"]
    texts = Texts("de")
    for number in range(1, 5):
        until_anns_turn(ann, bob)
        received = endpoint.wait_for(number)
        # What is no new turn is no news.
        done(bob.post("reactions", reaction="thanks"))
        settle(push_server)
        assert len(endpoint.received) == number
        claims = verify(received[-1], key, endpoint.url)
        assert claims["sub"] == "mailto:host@example.org"
        assert subscriber.decrypt(received[-1].body) == {
            "table": ann.table,
            "title": texts("alert-turn"),
            "body": texts("push-table", players="Ann, Bob"),
            "lang": "de",
            "dir": "ltr",
            "is_reminder": False,
        }
        ann.play()
    headers = endpoint.received[0].headers
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 24 * 60 * 60
    assert ann.table not in headers["topic"]
    assert len({each.headers["topic"] for each in endpoint.received}) == 1
    assert len({len(each.body) for each in endpoint.received}) == 1


def test_a_turn_in_two_requests_is_one_turn(push_server: Served, endpoint: PushEndpoint) -> None:
    ann = Page(push_server)
    ann.subscribe(Subscriber(endpoint))
    bob = start(ann)
    while not (view := ann.view())["claims"] or view["actor"] != 0:
        if view["actor"] == 0:
            ann.play()
        else:
            done(bob.play(bob.view()))
    settle(push_server)
    before = len(endpoint.received)
    turn = {"ply": view["ply"], "turn": view["legal"][0]["action"]}
    done(ann.client.post(f"{ann.path}/turns", json=turn))
    assert ann.view()["actor"] == 0
    settle(push_server)
    assert len(endpoint.received) == before


def test_whoever_sees_the_table_is_not_told(push_server: Served, endpoint: PushEndpoint) -> None:
    ann = Page(push_server)
    ann.subscribe(Subscriber(endpoint))
    bob = start(ann)
    with ann.live() as live:
        live.recv(timeout=30)
        until_anns_turn(ann, bob)
        settle(push_server)
        assert endpoint.received == []
        # A page in the background, or a phone that is locked.
        live.send(json.dumps({"type": "visible", "visible": False}))
        live.send(json.dumps({"type": "ping"}))
        while json.loads(live.recv(timeout=30))["type"] != "pong":
            pass
        ann.play()
        until_anns_turn(ann, bob)
        endpoint.wait_for(1)


def test_nobody_is_told_who_plays_with_bots_alone(
    push_server: Served, endpoint: PushEndpoint
) -> None:
    ann = Page(push_server, seats=[{"name": "Ann"}, {"bot": "squire"}])
    ann.subscribe(Subscriber(endpoint))
    done(ann.client.post(f"{ann.path}/start", json={}))
    wait_until("it is Ann's turn", lambda: ann.view()["actor"], lambda actor: actor == 0)
    settle(push_server)
    assert endpoint.received == []


def test_a_seat_that_a_bot_plays_is_not_told(push_server: Served, endpoint: PushEndpoint) -> None:
    ann = Page(push_server, rules="classic/3", seats=[{"name": "Ann"}, {}, {}])
    ann.subscribe(Subscriber(endpoint))
    with push_server.client() as client:
        seating = done(client.post(f"{ann.path}/join", json={"name": "Bob"}))
    bob = Player(push_server, seating)
    cid = join(bob, "Cid")
    done(ann.client.post(f"{ann.path}/start", json={}))
    done(ann.client.put(f"{ann.path}/seats/0/bot", json={"bot": "page"}))
    settle(push_server)
    before = len(endpoint.received)
    people = {player.seats[0]: player for player in (bob, cid)}
    for _ in range(6):
        actor = wait_until("the bot has played", lambda: bob.view()["actor"], people.__contains__)
        player = people[actor]
        done(player.play(player.view()))
    settle(push_server)
    assert len(endpoint.received) == before


@pytest.mark.slow
def test_somebody_is_reminded_before_the_time_is_up(
    push_settings: Settings,
    endpoint: PushEndpoint,
    fast_push: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del fast_push
    monkeypatch.setattr(state, "_POLL_SECONDS", 0.1)
    monkeypatch.setattr(push_runner, "_MIN_LEAD", 56.0)
    subscriber = Subscriber(endpoint)
    with serving(push_settings) as served:
        ann = Page(served, seconds=60)
        ann.subscribe(subscriber, "he")
        bob = start(ann)
        until_anns_turn(ann, bob)
        messages = [subscriber.decrypt(each.body) for each in endpoint.wait_for(2)]
        assert [each["is_reminder"] for each in messages] == [False, True]
        texts = Texts("he", isolating=True)
        assert [each["title"] for each in messages] == [texts("alert-turn"), texts("push-time")]
        assert {each["body"] for each in messages} == {texts("push-table", players="Ann, Bob")}
        assert {each["dir"] for each in messages} == {"rtl"}
        assert int(endpoint.received[1].headers["ttl"]) <= 60
    # Another process finds that it was done.
    with serving(push_settings) as served:
        monkeypatch.setattr(push_runner, "_MIN_LEAD", 59.0)
        wait_until_reminded(ann, served)
        settle(served)
        assert len(endpoint.received) == 2


def test_dead_subscriptions_are_dropped_and_others_retried(
    push_server: Served, endpoint: PushEndpoint
) -> None:
    ann = Page(push_server)
    for path in ("/gone", "/unknown", "/broken", "/refused", "/fine"):
        ann.subscribe(Subscriber(endpoint, path))
    endpoint.status = {"/gone": 410, "/unknown": 404, "/broken": 503, "/refused": 403}
    bob = start(ann)
    until_anns_turn(ann, bob)
    endpoint.wait_for(1, "/fine")
    settle(push_server)
    counts = {path: len(endpoint.at(path)) for path in (*endpoint.status, "/fine")}
    assert counts == {"/gone": 1, "/unknown": 1, "/broken": 4, "/refused": 1, "/fine": 1}
    assert count_kept(push_server) == 3
    metrics = push_server.state.metrics.text().decode()
    for result, count in {"sent": 1, "dropped": 2, "failed": 2}.items():
        assert f'kingdomino_push_messages_total{{result="{result}"}} {count}.0' in metrics
    # What was broken may work again.
    endpoint.status = {}
    ann.play()
    until_anns_turn(ann, bob)
    endpoint.wait_for(5, "/broken")


def test_a_push_service_that_does_not_answer_delays_nothing(
    push_settings: Settings,
    endpoint: PushEndpoint,
    fast_push: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del fast_push
    monkeypatch.setattr(push_sender, "_MAX_MESSAGES_PER_HOST", 3)
    with serving(push_settings) as served:
        ann = Page(served)
        ann.subscribe(Subscriber(endpoint))
        bob = start(ann)
        endpoint.answering.clear()
        until_anns_turn(ann, bob)
        endpoint.wait_for(1)
        sender: Any = served.state.push._sender
        runner: Any = served.state.push._runner
        for _ in range(4):
            ann.play()
            until_anns_turn(ann, bob)
            wait_until(
                "the turn was looked at",
                lambda: len(runner._timers) + len(runner._tasks),
                lambda count: count == 0,
            )
        # The whole time the first request had no answer, and the later ones were bounded.
        assert 0 < len(sender._tasks) <= 3
        assert 'result="sent"' not in served.state.metrics.text().decode()
        assert 'result="discarded"' in served.state.metrics.text().decode()


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_several_processes_send_one_message(
    push_settings: Settings,
    postgresql: Cluster,
    endpoint: PushEndpoint,
    fast_push: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del fast_push
    monkeypatch.setattr(state, "_POLL_SECONDS", 0.1)
    monkeypatch.setattr(push_runner, "_MIN_LEAD", 50.0)
    push_settings = replace(push_settings, database=postgresql.database())
    with serving(push_settings) as one, serving(push_settings) as other:
        assert done(one.client().get(PATH)) == done(other.client().get(PATH))
        ann = Page(one, seconds=60)
        ann.subscribe(Subscriber(endpoint))
        bob = start(ann)
        # Ann looks at the table through a process that Bob's turn does not reach.
        with ann.live(other.host) as live:
            live.recv(timeout=30)
            until_anns_turn(ann, bob)
            settle(one, other)
            assert endpoint.received == []
            ann.play()
        wait_until("Ann is gone", other.state.subscriptions.table_ids, lambda ids: not ids)
        until_anns_turn(ann, bob)
        with other.client(bob.token) as client:
            done(client.post(f"{ann.path}/reactions", json={"reaction": "thanks"}))
        # One message, and one reminder.
        endpoint.wait_for(2)
        wait_until_reminded(ann, one, other)
        settle(one, other)
        assert len(endpoint.received) == 2
