"""The table through the accessibility tree: what a screen reader finds and is told."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.actions import View, best_of, cells_of, is_discard
from tests.browser.keyboard import Keyboard
from tests.browser.person import Person
from tests.browser.screens import BOT
from tests.browser.words import plain

pytestmark = pytest.mark.slow


def heard(target: Locator) -> str:
    """Return the accessibility tree below an element as text."""
    return plain(target.aria_snapshot())


def last_turn_of_others(view: View) -> list[int]:
    """Return the dominoes of the last turn of an opponent."""
    others = [line for line in view["log"] if line["seat"] not in view["your_seats"]]
    return [int(others[-1]["action"].lstrip(">").partition(":")[0])] if others else []


def test_a_whole_game_can_be_heard(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    keyboard = Keyboard(ann)
    main = ann.page.get_by_role("main")
    news = ann.page.get_by_role("status")
    placements = 0
    while not (view := ann.next_turn())["is_over"]:
        ann.wait_for_turn(view)
        if view["ply"] > 8:  # what the bot did last was announced
            (domino,) = last_turn_of_others(view)
            expect(news.last).to_contain_text(str(domino))
        if view["domino"] is not None and not is_discard(view):
            placements += 1
            # Which domino is held, and what the keys do.
            said = heard(main)
            assert plain(ann.say("held-domino", domino="")).strip() in said
            assert f" {view['domino']}:" in said
            expect(ann.board).to_have_accessible_description(ann.say("board-keys"))
            if placements < 4:
                keyboard.walk(cells_of(best_of(view["legal"]))[0])
                keyboard.press("Enter")
                # How it lies: each square with its cell; and so after a rotation.
                for _ in range(2):
                    cells = ann.held_cells()
                    words = heard(ann.page.locator("main .words"))
                    assert all(cell in words for cell in cells), words
                    keyboard.press("r")
                ann.page.keyboard.press("Escape")
        keyboard.take_turn(view)
    ann.wait_for_turn(view)


def test_a_rivals_kingdom_and_the_unseen_dominoes_can_be_read(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    view = ann.sit_at("view.round === 4 && view.domino !== null")
    cards = ann.page.get_by_role("region", name=ann.say("region-players"), exact=True)
    # The seats by name and state, with the domino that each will place.
    said = heard(cards)
    assert ann.say("you") in said
    assert ann.name_at(view, 1) in said
    line = [slot["domino"] for slot in view["current_line"]]
    for domino in line[line.index(view["domino"]) :]:
        assert f" {domino}: " in said
    rival = view["kingdoms"][1]
    cards.get_by_role("button", name=ann.name_at(view, 1)).last.click()
    table = ann.dialog.get_by_role("table").first
    said = heard(table)
    for square in rival["squares"]:
        assert plain(ann.say(f"terrain-{square['terrain']}")) in said
    filled = [cell for cell in table.get_by_role("cell").all_inner_texts() if cell]
    empty = ann.say("cell-empty")
    assert len([cell for cell in filled if cell != empty]) == len(rival["squares"]) + 1
    ann.button("close").click()
    ann.page.get_by_role("button", name=ann.say("unseen-title")).click()
    expect(ann.dialog.get_by_role("listitem")).to_have_count(len(view["unseen"]))
    coming = 24 - (48 - len(view["unseen"]))
    expect(ann.dialog).to_contain_text(ann.say("unseen-coming", coming=coming))
