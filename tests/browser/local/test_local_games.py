"""Whole games without a server: against bots, at one screen, their review and what follows."""

import re

import pytest
from playwright.sync_api import Request, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import NewVisitor
from tests.browser.local.own_table import API, OwnTable, expect_end, play_now, without_server
from tests.browser.person import Person, by_touch
from tests.waiting import wait_until

pytestmark = pytest.mark.slow


@pytest.fixture
def alone(new_visitor: NewVisitor) -> Person:
    """Return a person who reaches no server."""
    person = new_visitor(settings={"speed": "off"})
    without_server(person)
    return person


def answered(person: Person) -> list[str]:
    """Return the addresses of requests to the API that are answered from now on."""
    addresses: list[str] = []

    def add(request: Request) -> None:
        if API.search(request.url):
            addresses.append(request.url)

    person.context.on("requestfinished", add)
    return addresses


def test_a_whole_game_against_a_bot_is_played_and_reviewed(alone: Person) -> None:
    requests = answered(alone)
    table = play_now(alone)
    table.play_turns()
    expect_end(table)
    about = alone.say("local-about")
    expect(alone.page.get_by_text(about)).to_be_visible()
    alone.link("review-open").click()
    turns = alone.page.locator("ol button")
    own = [start for start in table.kept["actions"] if start["seat"] == 0]
    expect(turns.first).to_be_visible()
    expect(alone.page.get_by_role("progressbar")).to_have_count(0, timeout=90_000)
    assert 0 < turns.count() <= len(own)
    alone.button("coach-try").click()
    expect(alone.page.get_by_text(alone.say("coach-try-prompt"))).to_be_visible()
    alone.link("replay-title").click()
    alone.page.keyboard.press("End")
    alone.page.keyboard.press("ArrowLeft")
    alone.button("replay-continue").click()
    alone.dialog.get_by_role("button", name=alone.say("replay-continue")).click()
    again = OwnTable(alone)
    assert again.id != table.id
    assert again.kept["continuedFrom"]["table"] == table.id
    again.play_turns()
    expect_end(again)
    alone.page.goto("/games")
    row = alone.page.locator(f'[data-game="{table.id}"]')
    expect(row).to_contain_text(alone.say("local-mark"))
    expect(alone.page.locator(f'[data-game="{again.id}"]')).to_be_visible()
    row.get_by_role("link", name=alone.say("review-open")).click()
    expect(turns.first).to_be_visible()
    assert requests == []


def test_three_people_play_at_one_screen(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"speed": "off"}, **PHONE)
    without_server(ann)
    requests = answered(ann)
    ann.page.goto("/new?with=screen")
    ann.page.get_by_role("radio", name="3", exact=True).check(force=True)
    ann.button("new-start").click()
    table = OwnTable(ann)
    assert [seat["level"] for seat in table.kept["seats"]] == [None] * 3
    table.play_turns(press=by_touch)
    expect_end(table)
    assert requests == []


def test_a_dynasty_is_played_against_three_levels(alone: Person) -> None:
    alone.page.goto("/new")
    alone.page.get_by_role("radio", name=re.compile(alone.say("preset-dynasty"))).check()
    alone.button("new-start").click()
    table = OwnTable(alone)
    assert table.kept["rules"].startswith("dynasty/2")
    while table.kept["game"] == 1:
        table.take_turn(table.next_turn())
    alone.page.keyboard.press("Escape")  # the summary of the first game
    table.play_turns(2)
    assert table.kept["game"] == 2


def test_bots_alone_are_watched_as_a_replay(alone: Person) -> None:
    alone.page.goto("/watch")
    alone.button("watch-start").click()
    alone.page.wait_for_url("**/replay/local-*")
    expect(alone.page.get_by_role("heading", level=1)).to_be_visible()
    expect(alone.heading(alone.say("replay-title"))).to_be_visible()


def test_there_is_a_rematch_with_other_bots(alone: Person) -> None:
    table = play_now(alone)
    table.play_turns(2)
    alone.button("menu").click()
    alone.button("local-abandon").click()
    alone.dialog.get_by_role("button", name=alone.say("local-abandon")).last.click()
    expect(alone.link("replay-open")).to_be_visible()
    alone.button("rematch-change").click()
    seats = alone.dialog.get_by_role("combobox")
    seats.nth(2).select_option("squire")
    alone.button("rematch-propose").click()
    alone.page.wait_for_url(lambda url: table.id not in url)
    rematch = OwnTable(alone)
    assert rematch.kept["rematchOf"] == table.id
    assert [seat["level"] for seat in rematch.kept["seats"]] == [None, "squire"]
    rematch.play_turns(2)


def test_a_turn_is_taken_back_and_a_hint_is_counted(alone: Person) -> None:
    table = play_now(alone)
    view = table.play_turns(3)
    alone.button("action-take-back").click()
    wait_until("the turn is taken back", lambda: len(table.kept["takeBacks"]) == 1)
    back = table.next_turn()
    assert back["ply"] < view["ply"]
    alone.button("coach-hint").click()
    wait_until("the hint is counted", lambda: table.kept["hints"] == [back["ply"]])
    expect(alone.page.locator("[data-option]").first).to_be_visible()
    alone.page.reload()  # the hint has chosen a turn
    table.play_turns(2)
