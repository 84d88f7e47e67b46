"""The scene at the end of a game that counts the points."""

import pytest
from playwright.sync_api import expect

from tests.browser.actions import View
from tests.browser.conftest import NewVisitor
from tests.browser.screens import BOT

pytestmark = pytest.mark.slow


def test_a_game_that_ends_is_counted_terrain_by_terrain(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"name": "Ann", "speed": "calm"})
    ann.open("tournament/2", {"name": "Ann"}, BOT)
    ann.sit()
    view = ann.finish_by_request()
    ann.button("counting-skip").click()
    ann.expect_standings(view)
    expect(ann.heading(ann.say("heading-over"))).to_have_count(0)
    # Again, step by step: by a key, and by a tap anywhere.
    ann.stop_time()
    ann.button("counting-again").click()
    for seat in (0, 1):
        name = ann.say("kingdom-of", player=ann.say("you") if seat == 0 else ann.name_at(view, 1))
        board = ann.page.get_by_role("main").get_by_role("img", name=name)
        expect(board).to_be_in_viewport(ratio=1)
    for step, terrain in enumerate(terrains_by_points(view)):
        name = ann.say("counting-now", terrain=ann.say(f"terrain-{terrain}"))
        expect(ann.heading(name)).to_be_visible()
        own = ann.say("points", count=terrain_points(view, 0, terrain))
        expect(ann.page.get_by_role("status")).to_contain_text(f"{ann.say('you')}: {own}")
        if step % 2:
            ann.page.keyboard.press("Space")
        else:
            ann.page.mouse.click(700, 600)
    if any(kingdom["bonuses"] for kingdom in view["kingdoms"]):
        expect(ann.heading(ann.say("counting-bonuses"))).to_be_visible()
        ann.page.keyboard.press("Escape")
    elif view["standings"][0]["points"] == view["standings"][1]["points"]:
        ann.page.keyboard.press("Escape")  # a tie-break has a step of its own
    ann.expect_standings(view)


def terrain_points(view: View, seat: int, terrain: str) -> int:
    """Return the points of a seat's territories of a terrain."""
    territories = view["kingdoms"][seat]["territories"]
    return sum(each["points"] for each in territories if each["terrain"] == terrain)


def terrains_by_points(view: View) -> list[str]:
    """Return the terrains that made points, the most first."""
    totals = {
        terrain: sum(terrain_points(view, seat, terrain) for seat in range(len(view["seats"])))
        for terrain in ("wheat", "forest", "lake", "grassland", "swamp", "mine")
    }
    made = [terrain for terrain in totals if totals[terrain]]
    return sorted(made, key=lambda terrain: -totals[terrain])


def test_nothing_is_counted_without_motion(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"speed": "normal"}, reduced_motion="reduce")
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    ann.expect_standings(ann.finish_by_request())
    expect(ann.button("counting-again")).to_have_count(0)
