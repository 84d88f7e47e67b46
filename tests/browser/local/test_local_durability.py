"""What is kept of a table without a server, whatever happens to the page that shows it."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.actions import View
from tests.browser.conftest import NewVisitor
from tests.browser.local.own_table import OwnTable, play_now, without_server
from tests.browser.pages.test_offline import wait_for_precache
from tests.browser.person import AWAY, Person

pytestmark = pytest.mark.slow

_RECORD_MESSAGES = """
  window.sent = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.type === 'job') window.sent.push(JSON.stringify(message.request));
    return post.call(this, message, ...rest);
  };
"""
_THROW = "() => void setTimeout(() => { throw new Error('the worker crashes'); })"
_CRASH = re.compile("the worker crashes")


@pytest.fixture
def alone(new_visitor: NewVisitor) -> Person:
    """Return a person who reaches no server."""
    person = new_visitor(settings={"speed": "off"})
    without_server(person)
    return person


def play_until_bot_thinks(table: OwnTable) -> View:
    """Play until it is the turn of the bot; return the position then."""
    while True:
        table.take_turn(table.next_turn())
        view = table.view()
        if view["actor"] not in view["your_seats"]:
            return view


def test_a_reload_in_the_middle_of_a_thought_loses_nothing(alone: Person) -> None:
    table = play_now(alone, "regent")
    view = play_until_bot_thinks(table)
    actions = table.kept["actions"][: view["ply"]]
    alone.page.reload()
    now = table.next_turn()
    assert now["ply"] > view["ply"]
    assert table.kept["actions"][: view["ply"]] == actions
    table.play_turns(2)


def test_a_crash_of_the_worker_loses_nothing(alone: Person) -> None:
    alone.allow_errors(_CRASH)
    table = play_now(alone, "regent")
    table.play_turns(3)  # the bot has played by then: there is a worker
    view = play_until_bot_thinks(table)
    (worker,) = alone.page.workers
    worker.evaluate(_THROW)
    now = table.next_turn()
    assert now["ply"] > view["ply"]
    assert alone.page.workers != [worker], "another worker has taken over"
    table.play_turns(2)


def test_two_windows_show_the_same_table(alone: Person) -> None:
    table = play_now(alone)
    table.play_turns(2)
    other = alone.new_page()
    other.goto(alone.page.url)
    first, alone.page = alone.page, other
    table.take_turn(table.next_turn())
    alone.page = first
    table.play_turns(2)
    other.close()


def test_a_game_is_begun_and_played_without_a_network_after_one_visit(
    new_visitor: NewVisitor,
) -> None:
    ann = new_visitor("he", settings={"speed": "off"})
    ann.allow_errors(AWAY)
    ann.page.goto("/")
    expect(ann.button("play-now")).to_be_visible()
    wait_for_precache(ann)
    ann.context.set_offline(True)
    table = play_now(ann, "regent")
    table.play_turns(2)
    ann.button("coach-hint").click()
    expect(ann.page.locator("[data-option]").first).to_be_visible()
    ann.page.reload()
    table.play_turns(2)


def test_the_worker_is_sent_nothing_that_lies_face_down(alone: Person) -> None:
    alone.context.add_init_script(_RECORD_MESSAGES)
    table = play_now(alone, "regent")
    view = table.play_turns(3)
    alone.button("coach-hint").click()
    expect(alone.page.locator("[data-option]").first).to_be_visible()
    sent = [json.loads(request) for request in alone.page.evaluate("window.sent")]
    piles = [game["deal"]["pile"] for request in sent for game in request["match"]["games"]]
    assert len(piles) > 3
    assert not {domino for pile in piles for domino in pile} & set(view["unseen"])
    assert table.kept["seed"] not in json.dumps(sent)


def test_a_damaged_table_says_so_and_the_others_stay(alone: Person) -> None:
    whole = play_now(alone)
    whole.play_turns(2)
    damaged = play_now(alone)
    damaged.play_turns(2)
    damaged.damage()
    alone.page.reload()
    expect(alone.page.get_by_text(alone.say("local-damaged"))).to_be_visible()
    alone.page.goto("/")
    tables = alone.page.get_by_role("region", name=alone.say("continue"))
    expect(tables.get_by_role("link")).to_have_count(2)
    tables.locator(f'a[href="/table/{whole.id}"]').click()
    whole.play_turns(1)


def test_an_unfinished_table_is_listed_as_one_of_this_device(alone: Person) -> None:
    table = play_now(alone)
    table.play_turns(2)
    alone.page.goto("/")
    tables = alone.page.get_by_role("region", name=alone.say("continue"))
    expect(tables.get_by_role("link")).to_contain_text(alone.say("local-mark"))
    expect(tables.get_by_role("status")).to_have_count(0)
    tables.get_by_role("link").click()
    table.play_turns(1)


def test_a_table_whose_server_is_away_goes_on_here(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"speed": "off"})
    ann.allow_errors(AWAY)
    ann.open("classic/2", {"name": "Ann"}, {}, start=False)
    bob = new_visitor()
    bob.ask("POST", f"tables/{ann.table}/join", {"name": "Bob"})
    ann.ask("POST", f"tables/{ann.table}/start", {})
    ann.sit()
    online = ann.look()
    wait_for_precache(ann)
    ann.context.set_offline(True)
    ann.button("menu").click()
    ann.button("local-play-on").last.click()
    table = OwnTable(ann)
    kept = table.kept
    assert kept["continuedFrom"] == {"table": online["table"], "ply": online["ply"]}
    assert kept["seed"] is None
    line = [spot["domino"] for spot in online["next_line"]]
    assert sorted(kept["deals"][0]["pile"][: len(line)]) == line
    expect(ann.claims.first).to_be_visible()


def test_the_lessons_start_without_a_server(alone: Person) -> None:
    alone.page.goto("/learn")
    expect(alone.page.get_by_role("note")).to_be_visible()
    expect(alone.claims.first).to_be_visible()
