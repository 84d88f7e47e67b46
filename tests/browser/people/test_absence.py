"""People at a table who are away, leave by mistake, come back, or watch."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.people.test_multiplayer import begin, open_for_friends, sit_down
from tests.browser.person import Person, by_mouse

pytestmark = pytest.mark.slow


def seated(new_visitor: NewVisitor, *names: str) -> list[Person]:
    """Let friends sit down at a table of the first, who can move their page's clock."""
    people = [new_visitor(settings={"name": name}) for name in names]
    people[0].page.clock.install()
    link = open_for_friends(people[0], len(people))
    for name, friend in zip(names[1:], people[1:], strict=True):
        friend.page.clock.install()
        sit_down(friend, link, name)
    return people


def play_until(people: list[Person], seat: int) -> None:
    """Play by request until it is the turn of a seat; bots play their own turns."""
    while (view := people[0].look())["actor"] != seat:
        if view["seats"][view["actor"]]["bot"] is None:
            actor = people[view["actor"]]
            actor.play_by_request(actor.look())


def card_of(person: Person, name: str) -> Locator:
    """Return the first card of a player, as this person sees it."""
    cards = person.page.locator('[data-line="current"] button')
    return cards.filter(has_text=name).first


def notice(person: Person, name: str, **params: object) -> Locator:
    """Return a notice in the prompt."""
    return person.page.locator(".prompt").get_by_text(person.say(name, **params))


def test_a_bot_plays_for_who_is_away_until_they_return(new_visitor: NewVisitor) -> None:
    people = seated(new_visitor, "Ann", "Bob", "Cat")
    ann, bob, cat = people
    begin(people)
    play_until(people, 1)
    bob.leave_page()
    for person in (ann, cat):
        expect(card_of(person, "Bob")).to_contain_text(person.say("status-away"))
    # Nobody is replaced for reloading a page.
    ask = ann.button("stand-in-ask", player="Bob")
    expect(ask).to_have_count(0)
    ann.page.clock.fast_forward(70_000)
    expect(card_of(ann, "Bob")).to_contain_text(ann.say("away-minutes", minutes=1))
    ask.click()
    level = ann.say("level-knight")
    for person in (ann, cat):
        expect(notice(person, "notice-stand-in", player="Bob", bot=level)).to_be_visible()
        expect(card_of(person, "Bob").locator(".mark")).to_be_visible()
    play_until(people, 2)
    cat.wait_for_view(cat.next_turn())
    bob.sit()
    bob.button("resume-seat").click()
    expect(notice(ann, "notice-resumed", player="Bob")).to_be_visible()
    play_until(people, 1)
    bob.take_turn(bob.next_turn(), by_mouse)

    # The others together replace the host.
    play_until(people, 0)
    ann.leave_page()
    for person in (bob, cat):
        expect(card_of(person, "Ann")).to_contain_text(person.say("status-away"))
        person.page.clock.fast_forward(15_000)
    bob.button("stand-in-ask", player="Ann").click()
    expect(bob.page.get_by_text(bob.say("stand-in-asked"))).to_be_visible()
    assert cat.look()["seats"][0]["bot"] is None
    cat.button("stand-in-ask", player="Ann").click()
    expect(notice(bob, "notice-stand-in", player="Ann", bot=level)).to_be_visible()
    assert cat.look()["seats"][0]["bot"] == "knight"


def test_who_leaves_is_asked_first_and_can_come_back(new_visitor: NewVisitor) -> None:
    people = seated(new_visitor, "Ann", "Bob")
    ann, bob = people
    begin(people)
    ann.button("menu").click()
    ann.button("leave").click()
    question = ann.page.get_by_role("alertdialog")
    expect(question).to_contain_text(ann.say("leave-ask"))
    expect(question.get_by_role("button", name=ann.say("stay"))).to_be_focused()
    ann.button("stay").click()
    expect(question).to_have_count(0)
    ann.button("abandon").click()
    expect(question).to_contain_text(ann.say("abandon-ask"))
    ann.button("stay").click()
    ann.button("leave").click()
    question.get_by_role("button", name=ann.say("leave")).click()
    expect(ann.page).to_have_url(re.compile("/$"))
    expect(notice(bob, "notice-host-you")).to_be_visible()
    assert bob.look()["is_host"]
    ann.page.get_by_role("link", name=re.compile(ann.say("continue-left"))).click()
    ann.button("come-back").click()
    expect(notice(bob, "notice-returned", player="Ann")).to_be_visible()
    view = ann.look()
    assert (view["your_seats"], view["left_seats"], view["is_host"]) == ([0], [], False)
    play_until(people, 0)
    ann.take_turn(ann.next_turn(), by_mouse)


def test_a_host_in_the_lobby_removes_somebody_and_hands_over(new_visitor: NewVisitor) -> None:
    ann, bob, cat = people = seated(new_visitor, "Ann", "Bob", "Cat")
    clock = ann.look()["clock"]
    assert clock["seconds"] == 120, "a table by link has a clock"
    ann.button("seat-free", player="Bob").click()
    expect(bob.button("sit-down")).to_be_visible()
    assert ann.look()["seats"][1]["is_open"]
    bob.button("sit-down").click()
    expect(ann.button("seat-free", player="Bob")).to_be_visible()
    # The host goes away: somebody else starts.
    ann.leave_page()
    expect(cat.page.get_by_text(cat.say("lobby-host-away"))).to_be_visible()
    cat.button("host-take").click()
    cat.button("new-start").click()
    for person in people[1:]:
        expect(person.lines).to_be_visible()


def test_spectators_are_counted_and_know_whom_they_see(new_visitor: NewVisitor) -> None:
    people = seated(new_visitor, "Ann", "Bob")
    ann, bob = people
    begin(people)
    guests = [new_visitor(), new_visitor()]
    for guest in guests:
        guest.sit(ann.table)
    count = ann.say("spectators", count=2)
    expect(ann.page.get_by_title(count)).to_be_visible()
    expect(guests[0].page.locator(".actions").last).to_contain_text(
        guests[0].say("spectators", count=2)
    )
    play_until(people, 1)
    shown = guests[0].say("watching-player", player="Bob")
    expect(guests[0].page.locator(".actions").last).to_contain_text(shown)
    card_of(guests[0], "Ann").click()
    shown = guests[0].say("watching-player", player="Ann")
    expect(guests[0].page.locator(".actions").last).to_contain_text(shown)
    guests[1].leave_page()
    bob.button("menu").click()
    expect(bob.dialog).to_contain_text(bob.say("spectators", count=1))


def test_a_clock_that_ran_out_says_what_the_bot_did(new_visitor: NewVisitor) -> None:
    ann, bob = new_visitor(), new_visitor()
    ann.open("classic/2", {"name": "Ann"}, {}, start=False, seconds=5)
    bob.ask("POST", f"tables/{ann.table}/join", {"name": "Bob"})
    ann.ask("POST", f"tables/{ann.table}/start", {})
    for person in (ann, bob):
        person.sit(ann.table)
    expect(ann.page.locator(".prompt .notice").first).to_be_visible()
    view = ann.look()
    first = next(each for each in view["notices"] if each["kind"] == "time-up")
    line = view["log"][first["ply"]]
    assert line["bot"] == view["clock"]["substitute"]
    other = bob if first["seat"] == 0 else ann
    name = view["seats"][first["seat"]]["name"]
    claimed = line["action"].removeprefix(">")
    turn = other.say("move-log-claim", player=name, domino=claimed)
    other.button("menu").click()
    other.button("move-log").click()
    expect(other.dialog).to_contain_text(other.say("move-log-bot", text=turn))
