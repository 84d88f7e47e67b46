"""The coach at the table, for who plays with bots alone."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from kingdomino.analysis import Grade
from tests.browser.actions import View
from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import BOT
from tests.browser.table.test_table import measure

pytestmark = pytest.mark.slow

MIDDLE = "view.domino !== null && view.claims.length > 1 && view.round >= 4"
SIZES = [(1280, 720), (1024, 768), (820, 1106), (390, 664), (320, 568), (844, 390), (640, 360)]


def option(person: Person, number: int) -> Locator:
    """Return the button of one of the best turns."""
    return person.page.locator(f'button[data-option="{number}"]')


def grade_mark(person: Person) -> Locator:
    """Return the button with the grade of the last own turn."""
    names = [person.say("coach-last-turn", grade=person.say(f"grade-{grade}")) for grade in Grade]
    pattern = re.compile("|".join(map(re.escape, names)))
    return person.page.get_by_role("button", name=pattern)


def cells_of(turn: str) -> set[str]:
    """Return the cells that a turn covers.

    >>> sorted(cells_of("13:g8h8>28"))
    ['g8', 'h8']
    """
    return set(re.findall(r"[a-m]\d+", turn.partition(">")[0]))


def ask_hint(person: Person, view: View) -> list[View]:
    """Return the values of the best turns, as the server gives them to the page."""
    answer = person.ask("POST", f"tables/{person.table}/hint", {"ply": view["ply"]})
    turns: list[View] = answer["evaluation"]["turns"]
    return turns


def test_a_hint_shows_the_best_turn_says_why_and_is_counted(ann: Person) -> None:
    """By keyboard: the hint, an alternative, study, the turn, and the number at the end."""
    page = ann.page
    ann.open("classic/2", {"name": "Ann"}, BOT)
    view = ann.sit_at(MIDDLE)
    best, second = ask_hint(ann, view)[:2]
    page.keyboard.press("h")
    expect(ann.button("coach-hint")).to_have_attribute("aria-pressed", "true")
    expect(option(ann, 1)).to_have_attribute("aria-pressed", "true")
    # The best turn is held over the board and its claim is chosen, but nothing is sent.
    placed, _, claimed = best["turn"].partition(">")
    assert ann.held_cells() == cells_of(placed)
    chosen = page.locator('[data-line="next"] button[aria-pressed=true]')
    expect(chosen.locator(f'[data-piece="domino-{claimed}"]')).to_have_count(1)
    assert ann.look()["ply"] == view["ply"]
    # Screen readers hear the turn.
    status = page.get_by_role("status").filter(has_text=re.compile(rf"\b{claimed}\b"))
    expect(status).not_to_have_count(0)
    # Reasons may name a cell: the board shows letters and numbers while the hint is open.
    letters = page.locator("main svg .coordinates text")
    expect(letters).not_to_have_count(0)
    # An alternative is held in its place, with what it costs.
    option(ann, 2).press("Enter")
    assert ann.held_cells() == cells_of(second["turn"])
    expect(option(ann, 2)).to_have_accessible_name(
        re.compile(f"± {second['points_loss']['error']:.1f}")
    )
    # Study: every legal cell has a value, also for screen readers, and every free domino.
    page.keyboard.press("s")
    legal = set().union(*(cells_of(choice["action"]) for choice in view["legal"]))
    studied = page.locator("[data-study]")
    expect(studied).to_have_count(len(legal))
    best_cell = min(cells_of(placed) - cells_of(second["turn"]), default=None)
    if best_cell is not None:
        expect(ann.cell(best_cell)).to_have_accessible_name(re.compile(ann.say("coach-best-turn")))
    page.keyboard.press("s")
    expect(studied).to_have_count(0)
    # The hint is closed, and the turn played with the buttons of any turn.
    option(ann, 1).press("Enter")
    page.keyboard.press("h")
    expect(option(ann, 1)).to_have_count(0)
    expect(letters).to_have_count(0)
    ann.place.press("Enter")
    with page.expect_response(re.compile(r"/turns$")):
        ann.confirm(view, int(claimed)).press("Enter")
    assert ann.look()["log"][view["ply"]]["action"] == placed
    ann.leave_page()
    ann.finish_by_request()
    ann.sit()
    expect(page.get_by_text(ann.say("end-hints", count=1))).to_be_visible()


def test_with_the_coach_a_mark_says_how_good_each_own_turn_was(ann: Person) -> None:
    """From the form of a new table, through the first turn, to what would have been better."""
    page = ann.page
    page.goto("/new?with=friends")
    coach = page.get_by_role("checkbox", name=ann.say("new-coach"))
    expect(ann.button("new-open")).to_be_visible()
    expect(coach).to_have_count(0)  # it is for who plays with bots alone
    page.goto("/new?with=bots")
    coach.check()
    ann.button("new-start").click()
    page.wait_for_url("**/table/*")
    ann.table = page.url.rpartition("/")[2]
    view = ann.next_turn()
    ann.wait_for_turn(view)
    claim = view["legal"][-1]["action"]
    mark = grade_mark(ann)
    expect(mark).to_have_count(0)
    ann.card(int(claim[1:])).click()
    ann.confirm(view, int(claim[1:])).click()
    expect(mark).to_be_visible()
    ann.next_turn()
    graded = ann.ask("POST", f"tables/{ann.table}/grade", {"ply": view["ply"]})
    grade = ann.say(f"grade-{graded['grade']}")
    expect(page.get_by_role("button", name=ann.say("coach-last-turn", grade=grade))).to_be_visible()
    page.reload()
    mark.click()
    boards = 1 if graded["grade"] == "best" else 2
    expect(ann.dialog.get_by_role("img")).to_have_count(boards)
    page.keyboard.press("Escape")
    ann.change_settings(coach=False)
    expect(mark).to_have_count(0)


def test_there_are_no_hints_between_people(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, {"name": "Bob"})
    ann.sit_at("true")
    expect(ann.button("menu-reactions")).to_be_visible()
    expect(ann.button("coach-hint")).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert ann.look()["hints"] == []


def test_a_hint_is_on_one_screen_with_nothing_to_scroll_and_nothing_covered(
    new_visitor: NewVisitor,
) -> None:
    person = new_visitor(viewport=ViewportSize(width=1280, height=720), settings={"coach": True})
    person.open("classic/4", {"name": "Anastasia"}, BOT, BOT, BOT)
    person.sit_at(MIDDLE)
    expect(grade_mark(person)).to_be_visible()
    wrong = [f"graded: {line}" for line in measure(person, SIZES)]
    person.set_language("en")
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.button("coach-hint").click()
    expect(option(person, 2)).to_be_visible()
    option(person, 1).press("s")
    expect(person.page.locator("[data-study]").first).to_be_visible()
    wrong += measure(person, SIZES)
    assert not wrong, "\n".join(wrong)
