"""Whole games against a bot: by mouse, by touch, by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.actions import is_discard
from tests.browser.bad_play import worst_turn
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.person import Person, by_mouse, by_touch
from tests.browser.screens import BOT


@pytest.mark.slow
def test_a_whole_game_by_mouse(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    view = ann.play_out(by_mouse)
    assert view["status"] == "over"
    ann.expect_standings(view)


@pytest.mark.slow
def test_a_whole_game_by_touch(new_visitor: NewVisitor) -> None:
    ann = new_visitor(**PHONE)
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    view = ann.play_out(by_touch)
    assert view["status"] == "over"
    ann.expect_standings(view)


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    keyboard = Keyboard(ann)
    while not (view := ann.next_turn())["is_over"]:
        ann.wait_for_turn(view)
        keyboard.take_turn(view)
        ann.wait_for_turn(ann.next_turn())
        assert not keyboard.focus()["isNowhere"], f"after a turn the focus is kept: {ann.look()}"
    ann.expect_standings(view)
    keyboard.reach(ann.button("rematch"))


@pytest.mark.slow
def test_a_domino_that_fits_nowhere_is_discarded(ann: Person) -> None:
    for _ in range(8):  # nearly every kingdom that is built so badly ends with a discard
        ann.open("classic/2", {"name": "Ann"}, BOT)
        ann.leave_page()
        while not (view := ann.next_turn())["is_over"] and not is_discard(view):
            ann.play_by_request(view, worst_turn(view))
        if not view["is_over"]:
            break
    ann.sit()
    domino = view["domino"]
    ann.wait_for_turn(view)
    expect(ann.heading(ann.say("prompt-fits-nowhere", domino=domino))).to_be_visible()
    expect(ann.place).to_have_count(0)
    turn = ann.take_turn(view, by_mouse)
    assert turn.startswith(f"{domino}:--")
    assert domino in ann.look()["kingdoms"][view["actor"]]["discarded"]
    if view["next_line"] is None:  # the last round: the end, which has no log, may follow at once
        ann.expect_standings(ann.play_out(by_mouse))
    else:
        line = ann.say("move-log-discard", player=ann.say("you"), domino=domino)
        expect(ann.page.get_by_role("listitem").filter(has_text=line)).to_be_visible()
