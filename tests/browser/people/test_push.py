"""Push messages in the browser: turning them on, the notification, and the way to the table.

Chromium has no push service here, so `PushManager` gives a subscription at a push service on
loopback. The server sends to it for real, and what arrives is delivered to the service worker.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Response, Worker, expect

from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import Absent
from tests.browser.words import plain
from tests.push_endpoint import PushEndpoint, Subscriber, push_endpoint
from tests.server.process import ServerProcess
from tests.waiting import wait_until

pytestmark = pytest.mark.slow

_PUSH_MANAGER = """
  const kept = SUBSCRIPTION;
  const subscription = {
    endpoint: kept.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: kept.endpoint, keys: { p256dh: kept.p256dh, auth: kept.auth } }),
    unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; },
  };
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new TypeError('options');
    localStorage.setItem('subscribed', applicationServerKey);
    return subscription;
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('subscribed') ? subscription : null;
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.hide = (hidden) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
"""
# Chromium loses most notifications that are shown while `getNotifications` looks for them, so that
# can't be how a test waits for one.
_COUNT_SHOWN = """() => {
  self.finished = 0;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = async (...given) => {
    await show(...given);
    self.finished += 1;
  };
}"""
_SHOWN = """async () => (await registration.getNotifications())
  .map(({ tag, title, body, lang }) => ({ tag, title, body, lang }))"""
# A test can't click outside the page, and only a click may open a window.
_CLICK = """async () => {
  const opened = [];
  clients.openWindow = async (url) => void opened.push(url);
  const [notification] = await registration.getNotifications();
  const pending = [];
  const event = new NotificationEvent('notificationclick', { notification });
  event.waitUntil = (promise) => pending.push(promise);
  self.dispatchEvent(event);
  await Promise.all(pending);
  return opened;
}"""


@pytest.fixture(scope="module")
def browser(windowed_browser: Browser) -> Browser:
    """Return a browser that can show notifications."""
    return windowed_browser


@pytest.fixture
def endpoint() -> Iterator[PushEndpoint]:
    with push_endpoint() as found:
        yield found


@pytest.fixture
def push_server(
    pages: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[ServerProcess]:
    """A server that sends to loopback too."""
    push = getattr(request, "param", "private")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    process = ServerProcess(database, tmp_path / "log", pages=pages, push=push)
    process.start()
    yield process
    process.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()


def _switch(person: Person) -> Locator:
    return person.dialog.get_by_label(person.say("setting-push"), exact=True)


def _open_menu(person: Person) -> None:
    person.button("menu").click()
    label = person.say("setting-notifications")
    expect(person.dialog.get_by_label(label, exact=True)).to_be_visible()


def _turn_on(person: Person) -> None:
    """Turn messages on, and wait until the server has the subscription."""
    with person.page.expect_response(_is_subscribed):
        _switch(person).click()
    expect(_switch(person)).to_be_enabled()
    expect(_switch(person)).to_be_checked()


def _is_subscribed(answer: Response) -> bool:
    return answer.url.endswith("/api/my/push") and answer.request.method == "POST"


def _worker(person: Person) -> Worker:
    person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    (worker,) = person.context.service_workers
    worker.evaluate(_COUNT_SHOWN)
    return worker


def _deliver(person: Person, message: dict[str, Any]) -> None:
    """Give a message to the service worker, as the browser's push service would."""
    devtools = person.context.new_cdp_session(person.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    # Asking the page for anything lets the event in.
    wait_until("it is registered", lambda: person.page.evaluate("0") or found)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.site, "registrationId": found[0], "data": json.dumps(message)},
    )
    devtools.detach()


def _show(person: Person, worker: Worker, message: dict[str, Any]) -> None:
    """Deliver a message and wait until it is shown."""
    before = worker.evaluate("self.finished")
    _deliver(person, message)
    wait_until(
        "the message is shown",
        lambda: worker.evaluate("self.finished"),
        lambda finished: finished > before,
    )


def _shown(worker: Worker) -> list[dict[str, str]]:
    shown: list[dict[str, str]] = worker.evaluate(_SHOWN)
    return shown


def _pass_turns(ann: Person, bob: Absent) -> None:
    """Play until it is Ann's turn, after one of Bob's."""
    while (view := ann.look())["actor"] == 0:
        ann.play_by_request(view)
    while ann.look()["actor"] != 0:
        bob.play()


def test_a_message_leads_to_the_table_and_goes_with_the_turn(
    push_server: ServerProcess, new_visitor: NewVisitor, endpoint: PushEndpoint
) -> None:
    subscriber = Subscriber(endpoint)
    ann = new_visitor(site=push_server.url, permissions=["notifications"])
    script = _PUSH_MANAGER.replace("SUBSCRIPTION", json.dumps(subscriber.subscription()))
    ann.context.add_init_script(script)
    ann.open("classic/2", {"name": "Ann"}, {}, start=False)
    bob = Absent(ann.site, ann.table, "Bob")
    ann.ask("POST", f"tables/{ann.table}/start", {})
    ann.sit()
    expect(ann.lines).to_be_visible()
    worker = _worker(ann)
    _open_menu(ann)
    expect(_switch(ann)).not_to_be_checked()
    _turn_on(ann)
    # The page says when nobody looks at it.
    _pass_turns(ann, bob)
    ann.page.evaluate("hide(true)")
    _pass_turns(ann, bob)
    message = subscriber.decrypt(endpoint.wait_for(1)[0].body)
    assert message["title"] == ann.say("alert-turn")
    # The page was left. What came in the background stands for what comes now.
    ann.page.goto("/rules")
    _show(ann, worker, message)
    (notification,) = _shown(worker)
    assert notification == {
        "tag": f"turn {ann.table}",
        "title": ann.say("alert-turn"),
        "body": plain(ann.say("push-table", players="Ann, Bob")),
        "lang": "en",
    }
    url = f"{ann.site}/table/{ann.table}"
    assert worker.evaluate(_CLICK) == [url]
    assert _shown(worker) == []
    # A reminder stays until the turn is played, or the table is looked at.
    _show(ann, worker, {**message, "is_reminder": True})
    ann.page.goto(url)
    expect(ann.lines).to_be_visible()
    wait_until("no message is shown", lambda: _shown(worker), lambda shown: not shown)
    # Whoever looks at the table needs no notification of it, but of another table.
    _deliver(ann, message)
    _show(ann, worker, {**message, "table": "other"})
    assert [each["tag"] for each in _shown(worker)] == ["turn other"]
    worker.evaluate(_CLICK)
    ann.page.evaluate("hide(true)")
    ann.page.evaluate(
        "url => navigator.serviceWorker.ready.then((worker) => worker.showNotification('turn',"
        " { tag: `turn ${url.split('/').pop()}` }))",
        url,
    )
    assert [each["title"] for each in _shown(worker)] == ["turn"]
    ann.play_by_request(ann.look())
    while ann.look()["actor"] == 0:
        ann.play_by_request(ann.look())
    wait_until("no message is shown", lambda: _shown(worker), lambda shown: not shown)


def test_messages_follow_the_language_and_end_on_request(
    push_server: ServerProcess, new_visitor: NewVisitor, endpoint: PushEndpoint
) -> None:
    subscriber = Subscriber(endpoint)
    ann = new_visitor(site=push_server.url, permissions=["notifications"])
    script = _PUSH_MANAGER.replace("SUBSCRIPTION", json.dumps(subscriber.subscription()))
    ann.context.add_init_script(script)
    ann.open("classic/2", {"name": "Ann"}, {}, start=False)
    bob = Absent(ann.site, ann.table, "Bob")
    ann.ask("POST", f"tables/{ann.table}/start", {})
    ann.sit()
    _worker(ann)
    _open_menu(ann)
    _turn_on(ann)
    # The page says its language when it changes.
    with ann.page.expect_response(_is_subscribed):
        ann.set_language("he")
    ann.page.goto("/rules")
    _pass_turns(ann, bob)
    message = subscriber.decrypt(endpoint.wait_for(1)[0].body)
    assert (message["lang"], message["title"]) == ("he", ann.say("alert-turn"))
    ann.page.goto(f"/table/{ann.table}")
    _open_menu(ann)
    expect(_switch(ann)).to_be_checked()
    with ann.page.expect_response(lambda answer: answer.request.method == "DELETE") as answer:
        _switch(ann).click()
    assert answer.value.status == 204
    expect(_switch(ann)).not_to_be_checked()
    assert ann.page.evaluate("localStorage.getItem('subscribed')") is None
    # They end with My games, too.
    _turn_on(ann)
    ann.page.goto("/games")
    ann.button("games-erase").click()
    ann.dialog.get_by_role("button", name=ann.say("games-erase-yes"), exact=True).click()
    ann.page.wait_for_function("() => localStorage.getItem('subscribed') === null")


def test_the_page_says_why_there_are_no_messages(new_visitor: NewVisitor) -> None:
    refusing = new_visitor()
    refusing.page.goto("/rules")
    _open_menu(refusing)
    _switch(refusing).click()
    expect(refusing.dialog.get_by_text(refusing.say("notifications-refused"))).to_be_visible()
    expect(_switch(refusing)).not_to_be_checked()
    # This browser has no push service.
    offline = new_visitor(permissions=["notifications"])
    offline.allow_errors(re.compile("."))
    offline.page.goto("/rules")
    _worker(offline)
    _open_menu(offline)
    _switch(offline).click()
    expect(offline.dialog.get_by_text(offline.say("push-failed"))).to_be_visible()
    expect(_switch(offline)).not_to_be_checked()
    for script, reason in (
        ("delete window.PushManager", "push-unsupported"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "push-insecure"),
    ):
        person = new_visitor()
        person.context.add_init_script(script)
        person.page.goto("/rules")
        _open_menu(person)
        expect(person.dialog.get_by_text(person.say(reason))).to_be_visible()
        expect(_switch(person)).to_have_count(0)


@pytest.mark.parametrize("push_server", ["off"], indirect=True)
def test_nothing_is_offered_that_the_server_does_not_do(
    push_server: ServerProcess, new_visitor: NewVisitor
) -> None:
    ann = new_visitor(site=push_server.url)
    ann.page.goto("/rules")
    with ann.page.expect_response(lambda answer: answer.url.endswith("/api/my/push")):
        _open_menu(ann)
    expect(_switch(ann)).to_have_count(0)
