"""Continuing on another device: the dialog, the link, and the game on both."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from kingdomino.locales import explain
from kingdomino.tables import Refusal, TableError
from tests.browser.access.test_screens import violations
from tests.browser.conftest import NewVisitor
from tests.browser.people.test_multiplayer import begin, open_for_friends, sit_down
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT
from tests.browser.words import texts

pytestmark = pytest.mark.slow

REFUSED = re.compile("status of 409")


def make_link(person: Person, stays: bool = False) -> str:
    """Make a link in the dialog, which is left open."""
    person.button("device-continue").click()
    choice = person.say("device-stays" if stays else "device-watches")
    person.dialog.get_by_role("radio", name=choice).check()
    make = person.button("device-make").or_(person.button("device-new"))
    make.click()
    link = person.dialog.get_by_role("textbox", name=person.say("device-link"), exact=True)
    return link.input_value()


def sent_by(page: Page) -> list[Request]:
    """Collect the requests of a page."""
    requests: list[Request] = []
    page.on("request", lambda sent: requests.append(sent))  # noqa: PLW0108 - not a built-in
    return requests


def arrive(phone: Person, link: str, message: str = "device-arrive-games") -> None:
    """Open a link and continue here."""
    phone.table = re.search("/table/([a-z0-9]+)#", link)[1]  # type: ignore[index]
    phone.page.goto(link)
    expect(phone.heading(phone.say("device-arrive"))).to_be_visible()
    expect(phone.page.get_by_text(phone.say(message))).to_be_visible()
    phone.button("device-here").click()


def test_a_game_is_played_on_at_another_device(new_visitor: NewVisitor) -> None:
    laptop, phone = new_visitor(), new_visitor("he", viewport={"width": 390, "height": 664})
    laptop.open("classic/2", {"name": "Ann"}, BOT)
    laptop.sit()
    laptop.take_turn(laptop.next_turn(), by_mouse)
    laptop.button("menu").click()
    link = make_link(laptop)
    assert violations(laptop) == []
    requests = sent_by(phone.page)
    arrive(phone, link)
    # The laptop is told at once.
    expect(laptop.dialog.get_by_text(laptop.say("device-moved"))).to_be_visible()
    laptop.page.keyboard.press("Escape")
    expect(laptop.page.locator(".prompt").get_by_text(laptop.say("device-moved"))).to_be_visible()
    expect(laptop.claims).to_have_count(0)

    expect(phone.lines).to_be_visible()
    assert "#" not in phone.page.url
    for _ in range(2):
        phone.take_turn(phone.next_turn(), by_mouse)
    view = phone.next_turn()  # the bot has played
    laptop.wait_for_view(view)
    assert (view["your_seats"], laptop.look()["your_seats"]) == ([0], [])
    # The code was sent once, in a body.
    code = link.partition("=")[2]
    bodies = [request for request in requests if code in (request.post_data or "")]
    assert [request.method for request in bodies] == ["POST"]
    for request in requests:
        headers: dict[str, Any] = request.all_headers()
        assert code not in request.url.partition("#")[0]
        assert code not in str(headers)
    # The list of games is the same, and the laptop does not offer to continue.
    games = [person.ask("GET", "my/games")["unfinished"] for person in (laptop, phone)]
    assert [[game["table"] for game in each] for each in games] == [[phone.table]] * 2
    for person, count in ((laptop, 0), (phone, 1)):
        person.page.goto("/")
        expect(person.page.get_by_role("main")).to_be_visible()
        continued = person.page.get_by_role("region", name=person.say("continue"), exact=True)
        expect(continued).to_have_count(count)


def test_a_link_works_once_and_both_devices_may_stay(new_visitor: NewVisitor) -> None:
    laptop, phone, tablet = new_visitor(), new_visitor(), new_visitor()
    laptop.open("classic/2", {"name": "Ann"}, {"name": "Bob"})
    # A game of the phone's own.
    phone.open("classic/2", {"name": "Ann"}, BOT)
    laptop.sit()
    laptop.button("menu").click()
    cancelled = make_link(laptop)
    laptop.dialog.get_by_role("button", name=laptop.say("device-cancel"), exact=True).click()
    expect(laptop.dialog).to_have_count(0)
    laptop.button("menu").click()
    link = make_link(laptop, stays=True)
    arrive(phone, link, "device-arrive-merge")
    expect(laptop.dialog.get_by_text(laptop.say("device-used"))).to_be_visible()
    laptop.page.keyboard.press("Escape")
    expect(phone.lines).to_be_visible()
    phone.take_turn(phone.next_turn(), by_mouse)
    laptop.take_turn(laptop.next_turn(), by_mouse)
    phone.wait_for_view(laptop.next_turn())
    assert len(laptop.ask("GET", "my/games")["unfinished"]) == 2

    tablet.allow_errors(REFUSED)
    refusal = explain(texts("en"), TableError(Refusal.DEVICE_LINK))
    for used in (link, cancelled):
        arrive(tablet, used)
        alert = tablet.page.get_by_role("alert")
        expect(alert).to_have_text(refusal)
    assert violations(tablet) == []
    tablet.button("device-watch").click()
    expect(tablet.lines).to_be_visible()
    assert tablet.look()["your_seats"] == []


def test_the_host_goes_to_another_device_before_the_start(new_visitor: NewVisitor) -> None:
    ann, bob, phone = new_visitor(settings={"name": "Ann"}), new_visitor(), new_visitor()
    table = open_for_friends(ann, 2)
    sit_down(bob, table, "Bob")
    link = make_link(ann)
    # A link whose dialog was closed can still be cancelled.
    ann.page.keyboard.press("Escape")
    ann.button("device-continue").click()
    expect(ann.dialog.get_by_role("button", name=ann.say("device-cancel"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    arrive(phone, link)
    expect(phone.button("new-start")).to_be_enabled()
    expect(ann.page.get_by_text(ann.say("device-moved"))).to_be_visible()
    expect(ann.button("new-start")).to_have_count(0)
    begin([phone, bob])
    expect(ann.lines).to_be_visible()
