"""A domino that is dragged onto the board, by mouse and by finger."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.actions import cells_of, claim_of, turn_of
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.table.test_turn import middle, start_placing

pytestmark = pytest.mark.slow


def drag(person: Person, start: Locator, end: Locator) -> None:
    """Drag by mouse."""
    person.page.mouse.move(*middle(start))
    person.page.mouse.down()
    person.page.mouse.move(*middle(end), steps=6)
    person.page.mouse.up()


def test_a_domino_is_dragged_from_the_line_onto_the_board_and_on_to_another_cell(
    ann: Person,
) -> None:
    view = start_placing(ann)
    drag(ann, ann.hand(view["domino"]), ann.cell("e7"))
    assert ann.held_cells() == {"e7", "f7"}, "its first square is where the pointer was"
    drag(ann, ann.cell("e7"), ann.cell("h8"))
    assert ann.held_cells() == {"h8", "i8"}
    drag(ann, ann.cell("i8"), ann.cell("i6"))
    assert ann.held_cells() == {"h6", "i6"}, "it is held at the square it was taken by"


def test_a_domino_that_is_dragged_stays_inside_the_board(ann: Person) -> None:
    view = start_placing(ann)
    drag(ann, ann.hand(view["domino"]), ann.cell("i7"))
    assert ann.held_cells() == {"h7", "i7"}, "its second square would be outside"
    drag(ann, ann.cell("h7"), ann.button("menu"))
    assert ann.held_cells() == {"h9", "i9"}


def test_a_domino_that_was_dragged_is_placed(ann: Person) -> None:
    view = start_placing(ann)
    wanted = next(c["action"] for c in view["legal"] if is_to_the_right(c["action"]))
    drag(ann, ann.hand(view["domino"]), ann.cell(cells_of(wanted)[0]))
    assert ann.held_cells() == set(cells_of(wanted))
    expect(ann.place).to_be_enabled()
    ann.place.click()
    claim = claim_of(view["claims"][0]["action"])
    with ann.page.expect_response(re.compile("/turns$")) as answered:
        if len(view["claims"]) > 1:
            ann.card(claim).click()
        ann.button("action-claim", domino=claim).click()
    assert turn_of(answered.value) == f"{wanted}>{claim}"


def is_to_the_right(action: str) -> bool:
    """Whether the second square is on the right of the first."""
    first, second = cells_of(action)
    return first[1:] == second[1:] and ord(second[0]) == ord(first[0]) + 1


def test_a_finger_drags_a_domino(new_visitor: NewVisitor) -> None:
    ann = new_visitor(**PHONE)
    view = start_placing(ann)
    finger = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        data = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        finger.send("Input.dispatchTouchEvent", data)

    start, end = middle(ann.hand(view["domino"])), middle(ann.cell("h8"))
    touch("touchStart", start)
    for step in range(1, 7):
        way = [a + (b - a) * step / 6 for a, b in zip(start, end, strict=True)]
        touch("touchMove", (way[0], way[1]))
    touch("touchEnd")
    assert ann.held_cells() == {"h8", "i8"}
    assert ann.page.evaluate("scrollY") == 0, "the page stays where it is"
