"""The analysis board: records, positions, paths and values."""

import re

import pytest
from playwright.sync_api import Locator, expect

from kingdomino import analysis
from kingdomino.notation import Record, format_position, format_record
from kingdomino.rules import Game, Ruleset
from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.local.own_table import without_server
from tests.browser.person import Person, by_mouse
from tests.browser.turns import expect_text, make_turn_by, make_turn_by_keys
from tests.engine.golden import played_match

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not analysis.is_available, reason="needs the compiled kernel"),
]


def paths(person: Person) -> Locator:
    """The list of paths."""
    region = person.page.get_by_role("region", name=person.say("board-paths"), exact=True)
    return region.get_by_role("listitem")


def best_turns(person: Person) -> Locator:
    """The rows of the best turns."""
    region = person.page.get_by_role("region", name=person.say("board-best"), exact=True)
    return region.get_by_role("list").first.get_by_role("listitem")


def test_a_finished_match_is_analysed_from_its_replay(ann: Person, finished: str) -> None:
    """To a position of the replay, a try, back, forth, a best turn, removed and brought back."""
    ann.table = finished
    turns = ann.ask("POST", "positions", {"text": record_of(ann)})["record"]
    at = 8
    ann.page.goto(f"/replay/{finished}#{turns[at]['ply']}")
    ann.link("analysis-open").click()
    expect(ann.page).to_have_url(re.compile(rf"/analysis\?table={finished}#{turns[at]['ply']}$"))
    current = ann.page.locator("[aria-current=step]")
    expect(paths(ann)).to_have_count(len(turns) + 1)
    expect(current).to_be_visible()
    expect(best_turns(ann).first).to_be_visible()
    expect(best_turns(ann).filter(has_text=ann.say("board-played"))).to_have_count(1)

    # A legal turn that was not played.
    view = ann.ask("POST", "positions", {"text": record_of(ann), "ply": turns[at]["ply"]})
    tries = [a["action"] + c["action"] for a in view["legal"] for c in view["claims"]]
    tried = next(turn for turn in tries if turn != turns[at]["turn"])
    make_turn_by(ann, by_mouse, tried)
    expect(paths(ann)).to_have_count(len(turns) + 2)
    expect(paths(ann).nth(at + 2).locator("[aria-current=step]")).to_be_visible()

    ann.button("replay-back").click()
    expect(paths(ann).nth(at).locator("[aria-current=step]")).to_be_visible()
    ann.button("replay-next").click()
    expect(paths(ann).nth(at + 1).locator("[aria-current=step]")).to_be_visible()
    expect(ann.page).to_have_url(re.compile(rf"#{turns[at + 1]['ply']}$"))
    ann.button("replay-back").click()

    paths(ann).nth(at + 2).get_by_role("button").first.click()
    ann.button("board-remove").click()
    expect(paths(ann)).to_have_count(len(turns) + 1)
    ann.button("board-restore").click()
    expect(paths(ann)).to_have_count(len(turns) + 2)

    ann.button("replay-first").click()
    ann.button("replay-last").click()
    expect(ann.heading(ann.say("board-over"))).to_be_visible()
    expect(ann.page.get_by_role("table").get_by_role("row")).to_have_count(3)


def test_a_position_is_pasted_and_played_on_by_keyboard(ann: Person) -> None:
    """Nonsense is refused with a text; values refine, can be paused, and a turn is played."""
    game = Game.new("classic/2", 7)
    for _ in range(4):
        game = game.play(game.legal_actions()[0])
    ann.page.goto("/analysis")
    keys = Keyboard(ann)
    field = ann.page.get_by_role("textbox")
    keys.reach(field)
    ann.page.keyboard.insert_text("nonsense")
    keys.reach(ann.button("board-show"))
    keys.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("board-wrong-rules"))
    field.fill(format_position(game.public))
    keys.reach(ann.button("board-show"))
    keys.press("Enter")
    expect(paths(ann)).to_have_count(1)
    expect(best_turns(ann).first).to_be_visible()
    keys.reach(ann.button("replay-pause"))
    keys.press("Enter")
    expect(ann.button("replay-play")).to_be_visible()

    turns: list[str] = []
    for number in range(1, 5):  # a whole round: then the line is dealt at random
        view = ann.ask("POST", "positions", {"text": format_position(game.public), "turns": turns})
        turns.append(view["legal"][0]["action"] + view["claims"][0]["action"])
        make_turn_by_keys(keys, turns[-1])
        expect(paths(ann)).to_have_count(number + 1)
        expect(paths(ann).nth(number).locator("[aria-current=step]")).to_be_visible()
    expect_text(ann, "board-sampled")
    keys.reach(ann.page.locator("[aria-current=step]"), "Shift+Tab")
    keys.press("ArrowLeft")
    expect(paths(ann).nth(3).locator("[aria-current=step]")).to_be_visible()
    keys.press("Home")
    expect(paths(ann).nth(0).locator("[aria-current=step]")).to_be_visible()
    keys.reach(paths(ann).nth(2).get_by_role("button"))
    keys.press("Delete")
    expect(paths(ann)).to_have_count(2)


def test_a_record_is_analysed_without_a_server(new_visitor: NewVisitor) -> None:
    """A damaged one gets a text with the place; a link to it opens the same position elsewhere."""
    ann = new_visitor(permissions=["clipboard-read", "clipboard-write"])
    without_server(ann)
    record = format_record(Record.of(played_match(Ruleset.preset("classic", 2), 7), ["Ann", "Bob"]))
    at = record.index("16:")
    damaged = record[:at] + "48:" + record[at + 3 :]
    line = record.count("\n", 0, at) + 1
    ann.page.goto("/analysis")
    ann.page.get_by_role("textbox").fill(damaged)
    ann.button("board-show").click()
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text(ann.say("board-wrong-turn"))
    expect(alert).to_contain_text(str(line))
    ann.page.get_by_role("textbox").fill(record)
    ann.button("board-show").click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(re.compile("Ann|Bob"))
    expect(best_turns(ann).first).to_be_visible()

    for _ in range(6):
        ann.button("replay-next").click()
    count = paths(ann).count()
    ann.button("copy-link").click()
    expect(ann.page.get_by_text(ann.say("copied"))).to_be_visible()
    link: str = ann.page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 600
    bob = new_visitor("de")
    without_server(bob)
    bob.page.goto(link)
    expect(paths(bob)).to_have_count(count)
    expect(paths(bob).nth(6).locator("[aria-current=step]")).to_be_visible()
    expect(best_turns(bob).first).to_be_visible()

    bob.page.goto(link[:-40])
    expect(bob.page.get_by_role("alert")).to_have_text(bob.say("board-link-damaged"))


def test_a_match_that_is_being_played_is_not_analysed(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    person.open("classic/2", {"name": "Ann"}, {"bot": "page"})
    person.page.goto(f"/analysis?table={person.table}")
    expect(person.page.get_by_role("alert")).to_have_text(person.say("board-not-over"))


def record_of(person: Person) -> str:
    """The record of the table."""
    answer = person.context.request.get(f"{person.site}/api/tables/{person.table}/record")
    text: str = answer.text()
    return text
