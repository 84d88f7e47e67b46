"""Push subscriptions: who may have one, where, for how long, and what stays secret."""

import sys
from dataclasses import replace
from hashlib import sha256

import pytest

from kingdomino.server.http.push_subscriptions import MAX_BROWSERS
from kingdomino.server.push.sender import PublicResolver
from kingdomino.server.settings import Settings
from tests.push_endpoint import PushEndpoint, Subscriber, verify
from tests.server.conftest import Player, Served, done, refused, serving
from tests.server.push.push_page import PATH, Page, count_kept, rows, settle, start, until_anns_turn


def test_the_key_outlives_a_restart_and_never_leaves(
    push_settings: Settings, endpoint: PushEndpoint, fast_push: None
) -> None:
    del fast_push
    subscriber = Subscriber(endpoint)
    with serving(push_settings) as served:
        ann = Page(served)
        ann.subscribe(subscriber)
        bob = start(ann)
        key = done(ann.client.get(PATH))["key"]
        ((private,),) = rows(served, "SELECT private_key FROM push_keys")
        secret = (private, subscriber.url, *subscriber.subscription().values())
        paths = [PATH, ann.path, "/api/my/games", "/api/tables", f"{ann.path}/history", "/metrics"]
        texts = [client.get(path).text for client in (ann.client, bob.client) for path in paths]
        with ann.live() as live:
            texts.append(str(live.recv(timeout=30)))
        assert not [each for each in secret for text in texts if each in text]
        settle(served)
        before = len(endpoint.received)
    with serving(push_settings) as served:
        assert done(served.client().get(PATH))["key"] == key
        # The subscription is still good, for the same key.
        ann.move(served)
        bob = Player(served, {"table": ann.table, "seats": [1], "token": bob.token})
        until_anns_turn(ann, bob)
        ann.play()
        until_anns_turn(ann, bob)
        verify(endpoint.wait_for(before + 1)[-1], key, endpoint.url)


def test_a_subscription_ends_with_the_player_or_on_request(
    push_server: Served, endpoint: PushEndpoint
) -> None:
    ann, eve = Page(push_server), Page(push_server)
    subscriber = Subscriber(endpoint)
    found = ann.subscribe(subscriber)
    assert found == sha256(subscriber.url.encode()).hexdigest()
    assert eve.client.delete(f"{PATH}/{found}").status_code == 204
    assert count_kept(push_server) == 1
    assert ann.client.delete(f"{PATH}/{found}").status_code == 204
    assert count_kept(push_server) == 0
    ann.subscribe(subscriber)
    assert ann.client.delete("/api/my/games").status_code == 204
    assert count_kept(push_server) == 0
    for number in range(MAX_BROWSERS + 2):
        eve.subscribe(Subscriber(endpoint, f"/{number}"))
    assert count_kept(push_server) == MAX_BROWSERS


def test_only_public_addresses_are_taken(push_settings: Settings, endpoint: PushEndpoint) -> None:
    subscriber = Subscriber(endpoint)
    good = subscriber.subscription(endpoint="https://push.example.org/abc")
    with serving(replace(push_settings, push="on")) as served:
        client = served.client(origin=served.url)
        done(client.post(PATH, json=good))
        for url in (
            endpoint.url,
            "http://push.example.org/abc",
            "https://127.0.0.1/abc",
            "https://2130706433/abc",
            "https://[::1]/abc",
            "https://localhost/abc",
            "https://me@push.example.org/abc",
            "https://push.example.org:99999/abc",
            "file:///etc/passwd",
        ):
            response = client.post(PATH, json={**good, "endpoint": url})
            refused(response, 422, "server-push-subscription")
        # A point that is not on the curve.
        response = client.post(PATH, json={**good, "p256dh": "A" * 87})
        refused(response, 422, "server-push-subscription")
        for bad in ({"p256dh": "x"}, {"auth": "x"}, {"endpoint": "https://a.b/" + "x" * 2000}):
            refused(client.post(PATH, json={**good, **bad}), 400, "server-bad-request")
        elsewhere = served.client(origin="https://evil.example")
        refused(elsewhere.post(PATH, json=good), 403, "server-origin")


def test_changes_of_one_address_are_limited(
    push_settings: Settings, endpoint: PushEndpoint
) -> None:
    with serving(replace(push_settings, address_rate=600)) as served:
        client, body = served.client(origin=served.url), Subscriber(endpoint).subscription()
        responses = [client.post(PATH, json=body) for _ in range(20)]
        refused(responses[-1], 429, "server-too-many")


@pytest.mark.anyio
async def test_names_of_private_addresses_are_not_connected_to() -> None:
    resolver = PublicResolver()
    with pytest.raises(OSError, match="public"):
        await resolver.resolve("localhost", 443)
    await resolver.close()


@pytest.mark.parametrize("reason", ["setting", "package"])
def test_a_server_without_push_offers_none(
    push_settings: Settings, endpoint: PushEndpoint, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    if reason == "setting":
        push_settings = replace(push_settings, push="off")
    else:
        monkeypatch.delitem(sys.modules, "kingdomino.server.push.sender")
        monkeypatch.setitem(sys.modules, "pywebpush", None)
    with serving(push_settings) as served:
        ann = Page(served)
        assert done(ann.client.get(PATH)) == {"key": None}
        response = ann.client.post(PATH, json=Subscriber(endpoint).subscription())
        refused(response, 404, "server-push-off")
        bob = start(ann)
        until_anns_turn(ann, bob)
        ann.play()
