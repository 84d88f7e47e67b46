"""What goes away comes back: a page, a network, a server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.actions import best_of, turn_of
from tests.browser.conftest import NewVisitor
from tests.browser.person import AWAY, Person, by_mouse
from tests.browser.screens import BOT
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow


@pytest.fixture
def mortal(pages: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of this test's own, which may be killed."""
    process = ServerProcess(
        f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log", pages=pages, bot_seconds=1
    )
    process.start()
    yield process
    process.kill()


def test_a_turn_can_be_started_again_after_a_reload(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    view = ann.sit_at("view.domino !== null")
    ann.lay(by_mouse, best_of(view["legal"]))
    ann.page.reload()
    ann.wait_for_turn(view)
    expect(ann.held).to_have_count(0)
    assert ann.look()["ply"] == view["ply"]
    ann.take_turn(view, by_mouse)


def test_a_network_that_is_gone_is_reported_quietly_and_the_turn_arrives_when_it_is_back(
    ann: Person,
) -> None:
    ann.allow_errors(AWAY)
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    view = ann.next_turn()
    ann.wait_for_turn(view)
    ann.claims.first.click()
    ann.context.set_offline(True)
    expect(ann.page.get_by_role("status").filter(has_text=ann.say("reconnecting"))).to_be_visible()
    expect(ann.claims.first).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_role("button", name=re.compile("^Claim")).click()
    expect(ann.button("action-sending")).to_be_visible()
    with ann.page.expect_response(re.compile("/turns$")) as answered:
        ann.context.set_offline(False)
    turn_of(answered.value)
    expect(ann.page.get_by_text(ann.say("reconnecting"))).to_have_count(0)
    ann.wait_for_turn(ann.next_turn())
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_game_goes_on_after_the_server_was_killed(
    new_visitor: NewVisitor, mortal: ServerProcess
) -> None:
    ann = new_visitor(site=mortal.url)
    ann.allow_errors(AWAY)
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    for _ in range(3):
        ann.take_turn(ann.next_turn(), by_mouse)
    view = ann.next_turn()
    ann.wait_for_turn(view)
    mortal.kill()
    expect(ann.page.get_by_text(ann.say("reconnecting"))).to_be_visible()
    mortal.start()
    expect(ann.page.get_by_text(ann.say("reconnecting"))).to_have_count(0)
    assert ann.look() | {"now": 0, "seats": []} == view | {"now": 0, "seats": []}
    ann.take_turn(view, by_mouse)
    view = ann.finish_by_request()
    assert view["status"] == "over"
    ann.expect_standings(view)


def test_a_turn_sent_while_the_server_is_away_arrives_once(
    new_visitor: NewVisitor, mortal: ServerProcess
) -> None:
    ann = new_visitor(site=mortal.url)
    ann.allow_errors(AWAY)
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    view = ann.next_turn()
    ann.wait_for_turn(view)
    domino = int(view["legal"][0]["action"].strip(">"))
    ann.card(domino).click()
    mortal.kill()
    ann.button("action-claim", domino=domino).click()
    expect(ann.button("action-sending")).to_be_visible()
    with ann.page.expect_response(re.compile("/turns$")) as answered:
        mortal.start()
    assert turn_of(answered.value) == f">{domino}"
    log = ann.next_turn()["log"]
    assert [line["action"] for line in log].count(f">{domino}") == 1
    ann.wait_for_turn(ann.next_turn())


def test_a_table_opened_while_the_server_is_away_comes_by_itself(
    new_visitor: NewVisitor, mortal: ServerProcess
) -> None:
    """The page is shown already when the server goes, and another table is asked for."""
    ann = new_visitor(site=mortal.url)
    ann.allow_errors(AWAY)
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    first = ann.table
    ann.open("classic/3", {"name": "Ann"}, BOT, BOT)
    mortal.kill()
    ann.page.evaluate("path => { history.pushState(null, '', path) }", f"/table/{ann.table}")
    ann.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(ann.page.get_by_text(ann.say("reconnecting"))).to_be_visible()
    mortal.start()
    ann.wait_for_turn(ann.next_turn())
    assert first != ann.table
