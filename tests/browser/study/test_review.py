"""The review of a match."""

import re

import pytest
from playwright.sync_api import expect

from kingdomino.analysis import Grade
from tests.browser.person import Person, by_mouse
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.slow


def test_a_finished_game_is_reviewed(ann: Person) -> None:
    """From the end to the review: turns, boards, keys, the table and another seat."""
    screen = SCREENS["review"]
    assert screen.prepare is not None
    screen.prepare(ann)
    ann.sit()
    expect(ann.link("review-open")).to_be_visible()
    screen.show(ann)
    review = ann.ask("GET", f"tables/{ann.table}/review?quality=quick")
    own = [turn for turn in review["turns"] if turn["seat"] == 0]
    turns = ann.page.locator("ol button")
    expect(turns).to_have_count(len(own))
    chosen = ann.page.locator("ol button[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    ann.page.keyboard.press("Home")
    expect(turns.first).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("ArrowRight")
    expect(turns.nth(1)).to_have_attribute("aria-pressed", "true")
    worst = max(range(len(own)), key=lambda i: float(own[i]["points_loss"]["value"]))
    turns.nth(worst).click()
    expect(ann.page.get_by_text(ann.say("coach-better"), exact=True)).to_be_visible()
    boards = ann.page.locator(".options svg[role=img]")
    expect(boards).to_have_count(2)
    # Both parts of a turn have a line if both lost points.
    parts = own[worst]["parts"]
    is_split = parts and min(part["value"] for part in parts.values()) >= 0.5
    expect(ann.page.locator("[data-part]")).to_have_count(2 if is_split else 0)
    # The played turn is among the best ones, with its value.
    values = ann.page.locator("main ol").filter(has_text=ann.say("board-played"))
    expect(values.get_by_role("listitem")).not_to_have_count(1)
    ann.button("as-table").click()
    expect(ann.page.locator("tbody tr")).to_have_count(len(review["turns"]) + 2)
    ann.button("as-table").click()
    ledger = ann.page.get_by_role("table").get_by_role("button")
    ledger.last.click()
    others = len(review["turns"]) - len(own)
    first = ledger.first.get_attribute("aria-pressed")
    expect(turns).to_have_count(len(own) if first == "true" else others)


def test_a_turn_of_a_review_is_tried_again_and_played_on(ann: Person) -> None:
    """The best turn is played as an exercise, graded and not counted; then the match goes on."""
    screen = SCREENS["review"]
    screen.reach(ann)
    review = ann.ask("GET", f"tables/{ann.table}/review?quality=quick")
    own = [turn for turn in review["turns"] if turn["seat"] == 0]
    number, turn = next(
        (number, turn)
        for number, turn in enumerate(own)
        if turn["grade"] and re.fullmatch(r"\d+:[a-m]\d.*>\d+", turn["best"]["turn"])
    )
    ann.page.locator("ol button").nth(number).click()
    ann.button("coach-try").click()
    expect(ann.page.get_by_text(ann.say("coach-try-prompt"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("coach-better"), exact=True)).to_have_count(0)
    placement, _, claim = turn["best"]["turn"].partition(">")
    ann.lay(by_mouse, placement)
    ann.place.click()
    ann.card(int(claim)).click()
    ann.button("action-claim", domino=int(claim)).click()
    graded = [ann.say("coach-tried", grade=ann.say(f"grade-{grade}")) for grade in Grade]
    expect(ann.page.get_by_text(re.compile("|".join(map(re.escape, graded))))).to_be_visible()
    assert ann.look()["hints"] == []
    ann.button("coach-try-close").click()
    ann.button("replay-continue").click()
    ann.dialog.get_by_role("button", name=ann.say("replay-continue")).click()
    ann.page.wait_for_url("**/table/*")
    reviewed, ann.table = ann.table, ann.page.url.rpartition("/")[2]
    origin = ann.look()["continued_from"]
    assert origin == {"table": reviewed, "ply": turn["ply"]}
