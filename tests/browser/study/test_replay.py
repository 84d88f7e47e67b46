"""The replay of a match: its log, its address, its speed, and playing on from it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import BOT

pytestmark = pytest.mark.slow


def finish(person: Person, rules: str = "classic/2", **more: str) -> None:
    """Open a table with bots and play it to the end."""
    bots = [BOT] * (int(rules.partition("/")[2]) - 1)
    person.open(rules, {"name": "Ann", **more}, *bots)
    person.leave_page()
    person.finish_by_request()


def test_the_log_leads_to_every_position_and_the_address_keeps_it(ann: Person) -> None:
    finish(ann)
    ann.page.goto(f"/replay/{ann.table}")
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    log = ann.page.get_by_role("region", name=ann.say("move-log"))
    moves = log.get_by_role("button")
    expect(moves.first).to_be_visible()
    moves.nth(3).click()
    ply = slider.input_value()
    assert int(ply) > 40
    expect(moves.nth(3)).to_have_attribute("aria-current", "step")
    # The domino that was placed last is marked on one board.
    log_before = ann.look(int(ply))["log"]
    placed = [line for line in log_before if re.search(r":\w", line["action"])][-1]
    marked = ann.page.locator("main section[data-last=true]")
    expect(marked).to_have_count(1)
    name = ann.say("you") if placed["seat"] == 0 else ann.name_at(ann.look(), placed["seat"])
    expect(marked.get_by_role("heading")).to_contain_text(name)
    expect(ann.page).to_have_url(re.compile(f"/replay/{ann.table}#{ply}$"))
    ann.page.reload()
    expect(slider).to_have_value(ply)
    ann.page.evaluate("location.hash = '#7'")
    expect(slider).to_have_value("7")


def test_a_replay_plays_at_the_chosen_speed(ann: Person) -> None:
    finish(ann)
    ann.page.goto(f"/replay/{ann.table}#44")
    ann.page.get_by_label(ann.say("replay-speed")).select_option("4")
    ann.button("replay-play").click()
    expect(ann.page.get_by_role("slider")).to_have_value("48")
    expect(ann.button("replay-play")).to_be_visible()


def test_a_finished_game_is_played_on_from_any_position(ann: Person) -> None:
    finish(ann, "classic/3")
    source = ann.table
    ann.page.goto(f"/replay/{source}#30")
    ann.button("replay-continue").click()
    ann.dialog.get_by_role("radio").nth(1).check()
    ann.dialog.get_by_role("combobox").select_option("page")
    ann.dialog.get_by_role("button", name=ann.say("replay-continue")).click()
    ann.page.wait_for_url(re.compile("/table/"))
    ann.table = ann.page.url.rpartition("/")[2]
    assert ann.table != source
    view = ann.next_turn()
    assert view["your_seats"] == [1]
    assert view["continued_from"] == {"table": source, "ply": 30}
    ann.wait_for_turn(view)
    ann.finish_by_request()
    ann.button("share").click()
    ann.button("verify-open").click()
    expect(ann.dialog).to_contain_text(ann.say("verify-continued", ply=30))
    expect(ann.dialog.get_by_text(ann.say("verify-fair"))).to_have_count(0)
    ann.link("verify-continued-open").click()
    expect(ann.page.get_by_role("slider")).to_have_value("30")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (390, 664)], ids=str)
def test_four_kingdoms_are_on_one_screen_and_live_is_no_replay(
    new_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    ann = new_visitor(viewport={"width": size[0], "height": size[1]})
    ann.open("classic/4", {"name": "Ann"}, BOT, BOT, BOT)
    view = ann.sit_at("view.round === 3")
    ann.page.goto(f"/replay/{ann.table}")
    expect(ann.heading(ann.say("replay-live"))).to_be_visible()
    boards = ann.page.locator("main section[data-last]").get_by_role("img")
    expect(boards).to_have_count(4)
    for board in boards.all():
        box = board.bounding_box()
        assert box is not None
        assert box["width"] > 120
        assert box["y"] + box["height"] <= size[1]
        assert box["x"] + box["width"] <= size[0]
    assert ann.name_at(view, 1) in ann.page.title()
    assert ann.say("replay-live") in ann.page.title()
    # A spectator of the table itself reads who plays.
    ann.context.clear_cookies()
    ann.sit()
    assert ann.say("replay-live") in ann.page.title()
