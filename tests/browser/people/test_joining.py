"""Sitting down when an answer is lost, in one's own colour."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewVisitor
from tests.browser.people.test_multiplayer import open_for_friends
from tests.browser.person import AWAY, Person

pytestmark = pytest.mark.slow


def lose_first_answer(person: Person, path: str) -> list[str]:
    """Let the server do a request, and lose its first answer; return the keys that were sent."""
    keys: list[str] = []

    def handle(route: Route) -> None:
        sent = route.request.post_data_json
        if route.request.method != "POST":
            route.continue_()
            return
        assert sent is not None
        keys.append(sent["key"])
        if len(keys) > 1:
            route.continue_()
            return
        # Done as the page would, but the page gets neither answer nor cookie.
        headers = {"Origin": person.site, "Content-Type": "application/json"}
        answer = person.context.request.post(route.request.url, data=sent, headers=headers)
        assert answer.ok, answer.text()
        person.context.clear_cookies()
        route.abort("connectionreset")

    person.page.route(re.compile(path), handle)
    person.allow_errors(AWAY)
    return keys


def test_a_lost_answer_makes_no_dead_seat(new_visitor: NewVisitor) -> None:
    ann, bob = new_visitor(settings={"name": "Ann"}), new_visitor()
    opened = lose_first_answer(ann, r"/api/tables$")
    link = open_for_friends(ann, 3)
    assert len(opened) == 2
    assert opened[0] == opened[1]
    assert ann.look()["is_host"]

    bob.table = ann.table
    bob.page.goto(link)
    joined = lose_first_answer(bob, r"/join$")
    bob.page.get_by_role("textbox", name=bob.say("name-field"), exact=True).fill("Bob")
    bob.button("sit-down").click()
    expect(bob.button("leave")).to_be_visible()
    assert joined[0] == joined[1]
    view = bob.look()
    assert view["your_seats"] == [1]
    assert [seat["is_open"] for seat in view["seats"]] == [False, False, True]

    # Each chooses a colour; what another person has is not free.
    ann.page.get_by_role("radio", name=ann.say("colour-blue"), exact=True).check()
    taken = bob.page.get_by_role("radio", name=bob.say("colour-blue"), exact=True)
    expect(taken).to_be_disabled()
    bob.page.get_by_role("radio", name=bob.say("colour-green"), exact=True).check()
    expect(ann.page.get_by_role("radio", name=ann.say("colour-green"), exact=True)).to_be_disabled()
    assert [seat["colour"] for seat in ann.look()["seats"]] == ["blue", "green", "yellow"]
