"""Every way to play, to its end screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.actions import View
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "rules",
    [
        "classic/3",
        "classic/4",
        "mighty-duel/2",
        "tournament/2",
        "tournament/4",
        "demo/2",
        "second-edition/3",
        "classic/2+opening=drawer",
        "classic/2+opening=abba",
    ],
)
def test_a_game_comes_to_its_end_screen(ann: Person, rules: str) -> None:
    players = int(rules.partition("/")[2][0])
    ann.open(rules, {"name": "Ann"}, *[BOT] * (players - 1))
    ann.sit()
    # Some turns by the page's own controls, of each kind; the leave_page is quick.
    ann.take_turn(ann.next_turn(), by_mouse)
    view = ann.finish_by_request(until="view.domino !== null")
    ann.take_turn(view, by_mouse)
    view = ann.finish_by_request()
    assert view["status"] == "over"
    ann.expect_standings(view)
    for bonus in {bonus["bonus"] for k in view["kingdoms"] for bonus in k["bonuses"]}:
        row = ann.page.get_by_role("rowheader", name=ann.say(f"bonus-{bonus}"))
        expect(row.first).to_be_visible()


def totals(view: View, games: int) -> list[list[int]]:
    """Points of each game and their sum, the best first."""
    rows = [
        [score["points"] for score in standing["games"][:games]] for standing in view["standings"]
    ]
    return sorted(([*row, sum(row)] for row in rows), key=lambda row: -row[-1])


def test_a_dynasty_counts_up_between_its_games(ann: Person) -> None:
    ann.open("dynasty/2", {"name": "Ann"}, BOT)
    ann.sit()
    for game in (2, 3):
        view = ann.finish_by_request(until=f"view.game === {game}")
        expect(ann.dialog).to_be_visible()
        expect(ann.dialog.get_by_role("heading")).to_have_text(
            ann.say("game-summary-title", game=game - 1, games=3)
        )
        rows = [
            [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
            for row in ann.dialog.get_by_role("row").all()
        ]
        assert rows == totals(view, game - 1)
        go_on = ann.button("game-summary-go", game=game)
        expect(go_on).to_be_focused()
        go_on.press("Enter")
        expect(ann.dialog).to_have_count(0)
        expect(ann.page.get_by_text(ann.say("heading-game", game=game, games=3))).to_be_visible()
        by_seat = sorted(view["standings"], key=lambda standing: int(standing["seat"]))
        for standing in by_seat:
            who = ann.say("you") if standing["seat"] == 0 else ann.say("level-page")
            running = ann.say("dynasty-running", points=standing["points"])
            expect(ann.page.get_by_role("listitem").filter(has_text=who)).to_contain_text([running])
        ann.take_turn(ann.next_turn(), by_mouse)
    view = ann.finish_by_request()
    ann.expect_standings(view)
    for standing in view["standings"]:
        assert standing["points"] == sum(score["points"] for score in standing["games"])
    kingdoms = ann.ask("GET", f"tables/{ann.table}/kingdoms")["games"]
    totals_shown = [0, 0]
    for number in (1, 2, 3):
        name = ann.say("heading-game", game=number, games=3)
        ann.page.get_by_role("button", name=re.compile(re.escape(name))).click()
        placed = sum(len(kingdom["placed"]) for kingdom in kingdoms[number - 1])
        pieces = ann.page.get_by_role("main").locator('[data-piece^="domino-"]')
        expect(pieces).to_have_count(placed)
        row = ann.page.get_by_role("row").filter(
            has=ann.page.get_by_role("rowheader", name=name, exact=True)
        )
        points = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        assert points == [each["games"][number - 1]["points"] for each in view["standings"]]
        totals_shown = [total + more for total, more in zip(totals_shown, points, strict=True)]
    assert totals_shown == [standing["points"] for standing in view["standings"]]


def test_people_at_one_screen_pass_it_on(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, {"name": "Bob"})
    ann.sit()
    before = ann.next_turn()["actor"]
    passed = 0
    for number in range(12):
        view = ann.next_turn()
        if number == 4:
            ann.wait_for_turn(view)
            ann.change_settings(passDevice=True)
        if view["actor"] != before and number > 4:
            passed += 1
            name = view["seats"][view["actor"]]["name"]
            expect(ann.dialog.get_by_role("heading")).to_have_text(
                ann.say("pass-device", player=name)
            )
            ann.button("pass-device-ready").click()
        expect(ann.dialog).to_have_count(0)
        expect(ann.board).to_have_accessible_name(
            ann.say("kingdom-of", player=view["seats"][view["actor"]]["name"])
        )
        ann.take_turn(view, by_mouse)
        before = view["actor"]
    assert passed > 1
    ann.expect_standings(ann.finish_by_request())
