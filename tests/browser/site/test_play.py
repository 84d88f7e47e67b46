"""What one person can do on the static site: all of it, and without a network after one visit."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.local.own_table import OwnTable, expect_end, play_now
from tests.browser.pages.test_offline import precached, wait_until_kept
from tests.browser.person import AWAY, by_mouse
from tests.browser.study.test_puzzles import shown_puzzle
from tests.browser.turns import make_turn_by

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]


def test_a_game_against_the_strongest_bot_with_a_hint_and_its_review(
    new_visitor: NewVisitor,
) -> None:
    ann = new_visitor()
    table = play_now(ann, "regent")
    table.play_turns(2)
    ann.button("coach-hint").click()
    expect(ann.page.locator("[data-option]").first).to_be_visible()
    ann.page.reload()
    table.play_turns()
    expect_end(table)
    ann.link("review-open").click()
    expect(ann.page.get_by_role("progressbar")).to_have_count(0, timeout=90_000)
    expect(ann.page.locator("ol button").first).to_be_visible()


def test_ten_puzzles_are_solved(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.page.goto("./#/puzzles")
    number = ""
    for _ in range(10):
        number, puzzle = shown_puzzle(ann, number)
        make_turn_by(ann, by_mouse, puzzle.solution)
        expect(ann.heading(ann.say("puzzle-right"))).to_be_visible()
        ann.button("puzzle-next").click()


def test_the_deal_of_the_day_is_played_and_kept(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.page.goto("./#/daily")
    expect(ann.page.get_by_text(ann.say("daily-about-date"))).to_be_visible()
    ann.button("daily-play").click()
    view = OwnTable(ann).play_turns()
    ann.page.goto("./#/daily")
    points = next(each["points"] for each in view["standings"] if each["seat"] == 0)
    expect(ann.page.locator(".deal h2")).to_have_text(ann.say("points", count=points))


def test_a_pad_is_counted(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.page.goto("./#/score")
    ann.page.locator("[data-cell=c4]").click()
    ann.button("score-result").click()
    expect(ann.page.get_by_role("alert").or_(ann.page.locator("table")).first).to_be_visible()


def test_a_game_in_a_link_opens_for_somebody_else(new_visitor: NewVisitor) -> None:
    ann = new_visitor(permissions=["clipboard-read", "clipboard-write"])
    table = play_now(ann)
    table.play_turns()
    ann.page.goto(f"./#/analysis?table={table.id}")
    ann.button("copy-link").click()
    expect(ann.page.get_by_text(ann.say("copied"))).to_be_visible()
    link: str = ann.page.evaluate("navigator.clipboard.readText()")
    assert "/games/kingdomino/#/analysis#g=" in link
    bob = new_visitor("de")
    bob.page.goto(link)
    expect(bob.page.locator("[aria-current=step]").first).to_be_visible()


def test_after_one_visit_it_starts_and_plays_without_a_network(
    new_visitor: NewVisitor, site_files: Path
) -> None:
    ann = new_visitor("he")
    ann.allow_errors(AWAY)
    ann.page.goto("./")
    expect(ann.button("play-now")).to_be_visible()
    script = (site_files / "service-worker.js").read_text("utf-8")
    files = precached(script, ann.language)
    wait_until_kept(ann, {file: (site_files / file).stat().st_size for file in files})
    ann.context.set_offline(True)
    table = play_now(ann, "regent")
    table.play_turns(3)
    ann.page.reload()
    table.play_turns(1)
