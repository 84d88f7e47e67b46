"""Several browsers at one table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT

pytestmark = pytest.mark.slow


def open_for_friends(host: Person, players: int) -> str:
    """Open a table for friends from the home page; return its link."""
    host.page.goto("/")
    host.page.get_by_role("link", name=host.say("with-friends")).click()
    host.page.get_by_role("radio", name=str(players), exact=True).check()
    host.page.get_by_role("button", name=host.say("new-open"), exact=True).click()
    link = host.page.get_by_role("textbox", name=host.say("lobby-link"), exact=True)
    expect(link).to_be_visible()
    host.table = host.page.url.rpartition("/")[2]
    assert link.input_value() == host.page.url == f"{host.site}/table/{host.table}"
    return host.page.url


def sit_down(friend: Person, link: str, name: str) -> None:
    """Follow the link and take a seat."""
    friend.page.goto(link)
    friend.table = link.rpartition("/")[2]
    friend.page.get_by_role("textbox", name=friend.say("name-field"), exact=True).fill(name)
    friend.button("sit-down").click()
    leave = friend.button("leave")
    expect(leave).to_be_visible()


def begin(people: list[Person]) -> None:
    """Start the game as the host, and wait until everybody sees it."""
    people[0].button("new-start").click()
    for person in people:
        expect(person.lines).to_be_visible()


def take_turns(people: list[Person], turns: int) -> None:
    """Play turns by whoever acts; check that all see the same before each."""
    for _ in range(turns):
        view = people[0].look()
        for person in people:
            person.wait_for_view(view)
        actor = people[view["actor"]]
        for person in people:
            if person is not actor:
                expect(person.button("action-undo")).to_have_count(0)
        actor.take_turn(actor.look(), by_mouse)


def finish(people: list[Person]) -> None:
    """Play to the end; check that all see it."""
    while not (view := people[0].look())["is_over"]:
        actor = people[view["actor"]]
        actor.play_by_request(actor.look())
    for person in people:
        person.expect_standings(person.look())


@pytest.mark.parametrize("players", [2, 4])
def test_friends_meet_by_a_link_and_play_and_everybody_sees_the_same(
    new_visitor: NewVisitor, players: int
) -> None:
    names = ["Ann", "Bob", "Chiara", "Dag"][:players]
    people = [new_visitor(settings={"name": "Ann"} if name == "Ann" else {}) for name in names]
    host = people[0]
    link = open_for_friends(host, players)
    start = host.button("new-start")
    for name, friend in zip(names[1:], people[1:], strict=True):
        expect(start).to_be_disabled()
        sit_down(friend, link, name)
        expect(host.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    begin(people)
    assert [seat["name"] for seat in host.look()["seats"]] == names
    # The kings have been drawn, and everybody has begun to build.
    take_turns(people, 6)
    finish(people)


def test_a_spectator_sees_the_game_and_cannot_act(ann: Person, new_visitor: NewVisitor) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    guest = new_visitor()
    guest.sit(ann.table)
    for _ in range(4):
        view = ann.next_turn()
        guest.wait_for_view(view)
        expect(guest.button("action-undo")).to_have_count(0)
        expect(guest.lines.locator("button:enabled")).to_have_count(0)
        ann.take_turn(view, by_mouse)
    view = ann.next_turn()
    guest.wait_for_view(view)
    guest.cell("g7").click()
    expect(guest.held).to_have_count(0)
    expect(guest.board).to_be_visible()
    assert guest.look()["your_seats"] == []
    assert guest.look()["legal"] == []
    guest.button("menu").click()
    expect(guest.dialog).to_be_visible()
    expect(guest.button("leave")).to_have_count(0)
    expect(guest.button("abandon")).to_have_count(0)
    expect(guest.button("reaction-hello")).to_have_count(0)


def test_two_languages_at_one_table(new_visitor: NewVisitor) -> None:
    ann = new_visitor("en", settings={"name": "Ann"})
    ruth = new_visitor("he")
    link = open_for_friends(ann, 2)
    sit_down(ruth, link, "רות")
    expect(ann.page.get_by_text("רות", exact=True)).to_be_visible()
    people = [ann, ruth]
    begin(people)
    take_turns(people, 5)
    view = ann.look()
    actor, other = people[view["actor"]], people[1 - view["actor"]]
    expect(actor.heading(actor.say("prompt-place"))).to_be_visible()
    name = view["seats"][view["actor"]]["name"]
    expect(other.heading(other.say("prompt-they-place", player=name))).to_be_visible()


def test_a_sign_is_seen_by_the_others_in_their_language(new_visitor: NewVisitor) -> None:
    ann, ruth = new_visitor("en", settings={"name": "Ann"}), new_visitor("he")
    link = open_for_friends(ann, 2)
    sit_down(ruth, link, "Ruth")
    begin([ann, ruth])
    ann.button("menu").click()
    ann.button("reaction-hello").click()
    sign = ruth.page.get_by_role("status").filter(has_text=ruth.say("reaction-hello"))
    expect(sign).to_be_visible()
    expect(ann.dialog).to_have_count(0)


def test_a_seat_is_handed_to_a_bot_and_taken_back(new_visitor: NewVisitor) -> None:
    ann, bob = new_visitor(settings={"name": "Ann"}), new_visitor()
    link = open_for_friends(ann, 2)
    sit_down(bob, link, "Bob")
    begin([ann, bob])
    ann.button("menu").click()
    ann.button("assign-bot").click()
    resume = ann.dialog.get_by_role("button", name=ann.say("resume-seat"), exact=True)
    expect(resume).to_be_visible()
    view = bob.next_turn()
    assert view["seats"][0]["bot"] is not None
    resume.click()
    expect(ann.button("assign-bot")).to_be_visible()
    ann.button("close").click()
    while bob.look()["actor"] == 1:
        bob.play_by_request(bob.look())
    ann.take_turn(ann.next_turn(), by_mouse)


def test_whoever_leaves_leaves_the_game_to_a_bot(new_visitor: NewVisitor) -> None:
    ann, bob = new_visitor(settings={"name": "Ann"}), new_visitor()
    link = open_for_friends(ann, 2)
    sit_down(bob, link, "Bob")
    begin([ann, bob])
    bob.button("menu").click()
    bob.button("leave").click()
    bob.page.get_by_role("alertdialog").get_by_role("button", name=bob.say("leave")).click()
    expect(bob.page).to_have_url(re.compile("/$"))
    assert ann.finish_by_request()["status"] == "over"
    ann.expect_standings(ann.look())


def test_the_host_ends_the_game_for_all(new_visitor: NewVisitor) -> None:
    ann, bob = new_visitor(settings={"name": "Ann"}), new_visitor()
    link = open_for_friends(ann, 2)
    sit_down(bob, link, "Bob")
    begin([ann, bob])
    ann.button("menu").click()
    ann.button("abandon").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name=ann.say("abandon")).click()
    for person in (ann, bob):
        expect(person.page.get_by_text(person.say("end-abandoned"))).to_be_visible()
    assert bob.look()["status"] == "abandoned"


def test_a_table_that_is_not_there_is_reported_in_the_servers_words(ann: Person) -> None:
    ann.allow_errors(re.compile(r"status of 404 .*/api/tables/nothing"))
    ann.page.goto("/table/nothing")
    answer = ann.context.request.get(f"{ann.site}/api/tables/nothing")
    assert answer.status == 404
    expect(ann.heading(answer.json()["detail"])).to_be_visible()
    ann.link("to-home").click()
    expect(ann.button("play-now")).to_be_visible()
