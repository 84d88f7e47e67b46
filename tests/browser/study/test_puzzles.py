"""Puzzles: by pointer and by keyboard, right and wrong, with hints and without."""

import re

import pytest
from playwright.sync_api import expect

from kingdomino import analysis
from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.local.own_table import without_server
from tests.browser.person import Person, by_mouse, by_touch
from tests.browser.turns import expect_text, make_turn_by, make_turn_by_keys

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not analysis.is_available, reason="needs the compiled kernel"),
]


def shown_puzzle(person: Person, after: str = "") -> tuple[str, analysis.Puzzle]:
    """The number of the puzzle in the address, and the puzzle."""
    expect(person.page).to_have_url(re.compile(rf"number=(?!{after or 'none'}\b)\d+"))
    found = re.search(r"number=(\d+)", person.page.url)
    assert found is not None
    expect(person.heading(person.say("puzzle-prompt"))).to_be_visible()
    return found[1], analysis.load_puzzles()[int(found[1]) - 1]


def test_puzzle_after_puzzle_with_a_streak(ann: Person) -> None:
    """From the home page: a puzzle is solved, then one with hints, then one is missed."""
    ann.page.goto("/")
    ann.link("puzzles-open").click()
    number, puzzle = shown_puzzle(ann)
    make_turn_by(ann, by_mouse, puzzle.solution)
    expect(ann.heading(ann.say("puzzle-right"))).to_be_visible()
    expect_text(ann, "puzzle-first-try")
    expect_text(ann, "puzzle-streak", count=1)
    expect(ann.page.get_by_role("region", name=ann.say("puzzle-solution"))).to_be_visible()

    ann.button("puzzle-next").click()
    number, puzzle = shown_puzzle(ann, number)
    ann.button("puzzle-hint").click()
    expect_text(ann, "puzzle-hint-place")
    expect(ann.page.locator("[data-highlighted-cells]")).to_have_count(1)
    ann.button("puzzle-hint").click()
    expect_text(ann, "puzzle-hint-claim", domino=int(puzzle.solution.partition(">")[2]))
    expect(ann.button("puzzle-hint")).to_be_disabled()
    make_turn_by(ann, by_mouse, puzzle.solution)
    expect_text(ann, "puzzle-right-hinted")
    expect_text(ann, "puzzle-streak", count=1)

    ann.button("puzzle-next").click()
    number, puzzle = shown_puzzle(ann, number)
    make_turn_by(ann, by_mouse, puzzle.other)
    expect(ann.heading(ann.say("puzzle-not-it"))).to_be_visible()
    expect_text(ann, "puzzle-streak", count=0)
    ann.button("puzzle-again").click()
    make_turn_by(ann, by_mouse, puzzle.other)
    ann.button("puzzle-show").click()
    expect(ann.heading(ann.say("puzzle-solution"))).to_be_visible()
    rows = ann.page.get_by_role("region", name=ann.say("puzzle-solution")).get_by_role("listitem")
    expect(rows.filter(has_text=ann.say("puzzle-yours"))).to_have_count(1)

    # What was solved is remembered; what was shown comes again.
    ann.page.goto("/puzzles")
    assert shown_puzzle(ann)[0] == number
    expect_text(ann, "puzzle-solved", solved=2, total=len(analysis.load_puzzles()))


def test_ten_puzzles_are_solved_without_a_server(ann: Person) -> None:
    without_server(ann)
    ann.page.goto("/puzzles")
    number = ""
    for solved in range(1, 11):
        number, puzzle = shown_puzzle(ann, number)
        make_turn_by(ann, by_mouse, puzzle.solution)
        expect(ann.heading(ann.say("puzzle-right"))).to_be_visible()
        expect_text(ann, "puzzle-streak", count=solved)
        ann.button("puzzle-next").click()


def test_puzzles_of_a_theme_by_keyboard_until_none_is_left(ann: Person) -> None:
    themes = {p.theme for p in analysis.load_puzzles()}
    theme = min(themes, key=[p.theme for p in analysis.load_puzzles()].count)
    items = ann.ask("GET", "puzzles")
    solved = [item["id"] for item in items if item["theme"] == theme][1:]
    ann.page.goto("/")
    ann.page.evaluate(
        "solved => localStorage.setItem('kingdomino-puzzles', JSON.stringify({ solved }))", solved
    )
    ann.page.goto("/puzzles")
    shown_puzzle(ann)
    ann.page.get_by_role("combobox").select_option(theme)
    expect(ann.page).to_have_url(re.compile(f"theme={theme}"))
    _, puzzle = shown_puzzle(ann)
    keys = Keyboard(ann)
    make_turn_by_keys(keys, puzzle.solution)
    expect(ann.heading(ann.say("puzzle-right"))).to_be_visible()
    keys.reach(ann.button("puzzle-next"))
    keys.press("Enter")
    expect(ann.heading(ann.say("puzzle-none-left"))).to_be_visible()
    keys.reach(ann.button("puzzle-restart"))
    keys.press("Enter")
    shown_puzzle(ann)
    expect_text(ann, "puzzle-solved", solved=0, total=len(solved) + 1)


def test_a_puzzle_fits_a_phone_and_is_solved_by_touch(new_visitor: NewVisitor) -> None:
    person = new_visitor(
        "he", viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True
    )
    person.page.goto("/puzzles?number=7")
    _, puzzle = shown_puzzle(person)
    expect(person.board).to_be_in_viewport(ratio=0.9)
    expect(person.place).to_be_in_viewport(ratio=1)
    make_turn_by(person, by_touch, puzzle.solution)
    expect(person.heading(person.say("puzzle-right"))).to_be_visible()
    expect(person.button("puzzle-next")).to_be_in_viewport(ratio=1)
