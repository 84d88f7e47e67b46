"""Taking back a turn that was sent, when only bots play with a person."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT, Absent

pytestmark = pytest.mark.slow

TAKE_BACK = re.compile("/take-back$")


def test_a_turn_that_was_sent_is_taken_back_by_button_and_by_key(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    before = ann.sit_at("view.round > 1 && view.domino !== null")
    sent = ann.take_turn(before, by_mouse)
    ann.wait_for_turn(ann.next_turn())
    ann.button("action-take-back").click()
    ann.wait_for_turn(before)
    ann.wait_for_view(before)
    log = ann.page.get_by_role("region", name=ann.say("move-log"))
    expect(log).to_contain_text(ann.say("move-log-take-back", player=ann.say("you"), turn=sent))
    # The same turn can be sent again, and be taken back by key.
    assert ann.take_turn(before, by_mouse) == sent
    ann.wait_for_turn(ann.next_turn())
    with ann.page.expect_response(TAKE_BACK):
        Keyboard(ann).press("u")
    ann.wait_for_turn(before)
    assert [taken["turn"] for taken in ann.look()["take_backs"]] == [sent, sent]
    assert ann.finish_by_request()["is_over"]
    record = ann.context.request.get(f"{ann.site}/api/tables/{ann.table}/record").text()
    assert '[TakeBacks "2"]' in record
    expect(ann.button("action-take-back")).to_have_count(0)


def test_the_last_turn_can_be_taken_back_while_a_bot_is_thinking(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, {"bot": "regent"})
    while True:  # until Ann has played and the bot, which thinks for a second, is next
        before = ann.sit_at("true")
        ann.take_turn(before, by_mouse)
        with ann.page.expect_response(TAKE_BACK):
            ann.button("action-take-back").click()
        view = ann.look()
        assert (view["ply"], view["actor"]) == (before["ply"], 0)
        ann.wait_for_turn(before)
        ann.play_by_request(view)
        if view["next_line"] and len(view["log"]) > 2:
            break


def test_among_people_nothing_that_was_sent_can_be_taken_back(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.open("classic/2", {"name": "Ann"}, {}, start=False)
    bob = Absent(ann.site, ann.table, "Bob")
    ann.ask("POST", f"tables/{ann.table}/start", {})
    while (view := ann.look())["actor"] != 0 or view["domino"] is None:
        if view["actor"] == 0:
            ann.play_by_request(view)
        else:
            bob.play()
    ann.sit()
    ann.wait_for_turn(view)
    expect(ann.button("action-undo")).to_be_disabled()
    expect(ann.button("action-take-back")).to_have_count(0)
