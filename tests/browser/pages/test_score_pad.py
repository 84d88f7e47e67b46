"""The score pad: kingdoms of a printed game, counted and checked in the browser."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kingdomino.rules import Terrain
from kingdomino.tiling import parse_drawing
from tests.browser.conftest import NewVisitor
from tests.browser.pages.test_offline import wait_for_precache
from tests.browser.person import AWAY, Person

pytestmark = pytest.mark.slow

TERRAINS = list(map(str, Terrain))
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f"[role=gridcell][data-cell={name}]")


def choose(person: Person, group: str, index: int) -> None:
    radios = person.page.get_by_role("radiogroup", name=person.say(group))
    radios.get_by_role("radio").nth(index).click()


def paint(person: Person, terrain: str, crowns: int, *names: str) -> None:
    choose(person, "score-brush", TERRAINS.index(terrain))
    choose(person, "score-crowns", crowns)
    for name in names:
        cell(person, name).click()


def tab(person: Person, seat: int) -> Locator:
    """The button that shows a player's kingdom, with its points."""
    group = person.page.get_by_role("group", name=person.say("score-kingdoms"))
    return group.get_by_role("button").nth(seat)


def test_painted_kingdoms_are_counted_and_checked(new_visitor: NewVisitor) -> None:
    ann = new_visitor(**PHONE)
    ann.page.goto("/")
    ann.link("score-open").click()
    expect(ann.heading(ann.say("score-open"))).to_be_visible()

    # Points grow with every tap; the same brush takes a square back.
    paint(ann, "lake", 1, "c4")
    paint(ann, "lake", 0, "b4", "a4")
    expect(tab(ann, 0)).to_have_text("3")
    cell(ann, "a4").click()
    expect(tab(ann, 0)).to_have_text("2")
    ann.button("action-undo").click()
    expect(tab(ann, 0)).to_have_text("3")

    # A second mine with three crowns is one too many: both squares are marked.
    paint(ann, "mine", 3, "e1")
    expect(cell(ann, "e1")).to_have_attribute("aria-invalid", "false")
    paint(ann, "mine", 3, "e5")
    warning = ann.page.locator(".problem")
    expect(warning).to_contain_text("48")
    for name in ("e1", "e5"):
        expect(cell(ann, name)).to_have_attribute("aria-invalid", "true")
        expect(cell(ann, name)).to_have_attribute(
            "aria-describedby", re.compile(warning.get_attribute("id") or "?")
        )
    ann.button("score-erase").click()
    cell(ann, "e5").click()
    expect(warning).to_have_count(0)


def test_dominoes_laid_by_number_the_result_and_earlier_pads(new_visitor: NewVisitor) -> None:
    ann = new_visitor(**PHONE)
    ann.page.goto("/score")
    paint(ann, "lake", 1, "c4")
    paint(ann, "lake", 0, "b4", "a4")
    pink, yellow = ann.say("colour-pink"), ann.say("colour-yellow")

    # The domino lies where it makes the most points, and is used up.
    tab(ann, 1).click()
    ann.button("score-by-number").click()
    for digit in "20":
        ann.page.get_by_role("button", name=digit, exact=True).click()
    cell(ann, "c4").click()
    ann.button("score-lay").click()
    expect(tab(ann, 1)).to_have_text("1")
    for digit in "20":
        ann.page.get_by_role("button", name=digit, exact=True).click()
    used = ann.say("score-number-used", domino=20, player=yellow)
    expect(ann.page.get_by_role("status").filter(has_text=used)).to_be_visible()
    expect(ann.button("score-lay")).to_be_disabled()

    # Everything is still there after the page was closed.
    ann.page.goto("/")
    ann.page.goto("/score")
    expect(tab(ann, 1)).to_have_text("1")

    ann.button("score-result").click()
    winner = ann.page.get_by_role("heading", name=ann.say("end-winner", player=pink))
    expect(winner).to_be_visible()
    decided = ann.page.get_by_role("table", name=ann.say("decided-title"))
    expect(decided).to_contain_text(ann.say("criterion-crowns"))
    ann.button("share").click()
    with ann.page.expect_download() as saved:
        ann.button("share-image").click()
    assert saved.value.suggested_filename == "kingdomino.png"
    with ann.page.expect_download() as saved:
        ann.button("score-text-save").click()
    drawing = parse_drawing(saved.value.path().read_bytes())
    assert [standing.points for standing in drawing.standings()] == [3, 1]
    ann.page.keyboard.press("Escape")
    ann.button("score-new").click()
    expect(tab(ann, 1)).to_have_text("–")
    ann.button("score-settings").click()
    earlier = ann.dialog.get_by_role("button", name=ann.say("preset-classic"))
    earlier.first.click()
    expect(tab(ann, 1)).to_have_text("1")


def test_a_result_is_kept_in_my_games(new_visitor: NewVisitor) -> None:
    ann = new_visitor("de")
    ann.page.goto("/score")
    paint(ann, "lake", 1, "c4")
    ann.button("score-result").click()
    # One square is no domino.
    ann.button("score-keep").click()
    expect(ann.dialog.get_by_text(ann.say("score-keep-not"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.button("score-correct").click()
    paint(ann, "forest", 0, "b4")
    tab(ann, 1).click()
    paint(ann, "wheat", 0, "c4", "c5")
    ann.button("score-result").click()

    # By keyboard: the second kingdom is hers, then she corrects that.
    keep = ann.button("score-keep")
    for key, points in (("ArrowDown", 0), ("Space", 1)):
        keep.focus()
        ann.page.keyboard.press("Enter")
        ann.dialog.get_by_role("radio").and_(ann.page.locator(":checked")).focus()
        ann.page.keyboard.press(key)
        ann.button("score-keep-yes").focus()
        ann.page.keyboard.press("Enter")
        expect(ann.dialog.get_by_text(ann.say("score-kept"))).to_be_visible()
        (kept,) = ann.ask("GET", "my/games")["finished"]
        assert kept["seats"][kept["seat"]]["points"] == points
        if points:
            ann.dialog.get_by_role("link", name=ann.say("my-games"), exact=True).click()
        else:
            ann.page.keyboard.press("Escape")
            # Closed, it is hidden at once, but it could be opened again only when it is gone.
            expect(ann.page.locator("dialog")).to_have_count(0)
    row = ann.page.locator("[data-game]")
    expect(row).to_contain_text(ann.say("games-printed-one"))
    expect(row).to_contain_text(ann.say("games-won"))
    expect(row.get_by_role("link")).to_have_count(0)
    ann.page.get_by_text(ann.say("games-with-people"), exact=True).click()
    expect(row).to_have_count(0)
    ann.page.get_by_text(ann.say("games-printed"), exact=True).click()
    expect(row).to_have_count(1)


def test_the_text_of_a_pad_is_a_pad_again(new_visitor: NewVisitor, tmp_path: Path) -> None:
    ann = new_visitor()
    ann.page.goto("/score")
    paint(ann, "lake", 1, "c4")
    paint(ann, "forest", 0, "b4")
    ann.button("score-result").click()
    ann.button("share").click()
    with ann.page.expect_download() as saved:
        ann.button("score-text-save").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    ann.page.keyboard.press("Escape")
    ann.button("score-new").click()
    expect(tab(ann, 0)).to_have_text("–")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("W W W")
    ann.button("score-settings").click()
    ann.dialog.locator("input[type=file]").set_input_files(wrong)
    expect(ann.dialog.get_by_text(ann.say("score-bad-file"))).to_be_visible()
    ann.dialog.locator("input[type=file]").set_input_files(file)
    expect(ann.dialog).to_have_count(0)
    expect(tab(ann, 0)).to_have_text("1")
    expect(tab(ann, 1)).to_have_text("–")


def test_it_works_by_keyboard_without_a_network_and_for_a_dynasty_of_four(
    new_visitor: NewVisitor,
) -> None:
    ann = new_visitor("he")
    ann.allow_errors(AWAY)
    ann.page.goto("/score")
    expect(ann.heading(ann.say("score-open"))).to_be_visible()
    wait_for_precache(ann)
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.heading(ann.say("score-open"))).to_be_visible()

    ann.button("score-settings").click()
    ann.dialog.get_by_role("radio", name="4", exact=True).check(force=True)
    ann.dialog.get_by_role("switch", name=re.compile(ann.say("preset-dynasty"))).check()
    ann.dialog.get_by_role("switch", name=re.compile(ann.say("bonus-harmony"))).check()
    ann.page.keyboard.press("Escape")
    expect(tab(ann, 3)).to_have_text("–")

    # The grid is one stop of the Tab key; its keys paint, erase and take back.
    choose(ann, "score-brush", TERRAINS.index("forest"))
    choose(ann, "score-crowns", 1)
    cell(ann, "a1").focus()
    for key in ("ArrowRight", "ArrowUp", "Enter"):
        ann.page.keyboard.press(key)
    expect(cell(ann, "b2")).to_be_focused()
    forest = re.compile(ann.say("terrain-forest"))
    expect(cell(ann, "b2")).to_have_accessible_name(forest)
    ann.page.keyboard.press("Delete")
    expect(cell(ann, "b2")).not_to_have_accessible_name(forest)
    ann.page.keyboard.press("Control+z")
    expect(tab(ann, 0)).to_have_text("1")
    ann.page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(tab(ann, 0)).to_have_text("–")

    # Kings and dominoes by chance.
    ann.button("score-at-table").click()
    for _ in range(4):
        ann.button("score-kings-draw").click()
    expect(ann.button("score-kings-draw")).to_be_disabled()
    colours = [ann.say(f"colour-{name}") for name in ("pink", "yellow", "green", "blue")]
    drawn = ann.dialog.locator(".king").all_inner_texts()
    assert sorted(text.split(".")[1].strip() for text in drawn) == sorted(colours)
    ann.button("score-pile-next").click()
    numbers = [int(text) for text in ann.dialog.locator(".line b").all_inner_texts()]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == 4
    ann.dialog.get_by_role("button", name=ann.say("rules-open")).click()
    expect(ann.dialog.get_by_role("heading", name=ann.say("guide-books"))).to_be_visible()
