"""A turn while it is being made: laying, turning, dragging, taking back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.actions import View, best_of, cells_of, claim_of, turn_of
from tests.browser.bad_play import placement_with_hole
from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT

pytestmark = pytest.mark.slow


def start_placing(person: Person, rules: str = "classic/2") -> View:
    """A table where it is this person's turn to place, shown."""
    person.open(rules, {"name": "Ann"}, BOT)
    return person.sit_at("view.domino !== null")


def middle(target: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def free_cells(view: View) -> list[str]:
    """Two cells where a placement is, the first one first."""
    return cells_of(best_of(view["legal"]))


def turnings(person: Person, turn: Callable[[], None]) -> list[frozenset[str]]:
    """How the domino lies after each of eight turns."""
    lies = []
    for _ in range(8):
        turn()
        lies.append(frozenset(person.held_cells()))
    return lies


def test_the_button_the_wheel_and_r_turn_the_domino_through_all_ways_that_fit(ann: Person) -> None:
    view = start_placing(ann)
    cell = free_cells(view)[0]
    # Round the cell under the domino's first square.
    fitting = {
        frozenset(cells_of(choice["action"]))
        for choice in view["legal"]
        if cell in cells_of(choice["action"])
    }
    assert len(fitting) > 1
    ann.lay(by_mouse, best_of(view["legal"]))
    by_button = turnings(ann, ann.button("action-turn").click)
    assert set(by_button) <= fitting
    assert len(set(by_button)) > 1
    expect(ann.place).to_be_enabled()

    ann.page.mouse.move(*middle(ann.held.first))
    scrolled = ann.page.evaluate("scrollY")
    by_wheel = turnings(ann, lambda: ann.page.mouse.wheel(0, 100))
    assert by_wheel == by_button, "the wheel turns as the button does"
    assert ann.page.evaluate("scrollY") == scrolled, "and does not scroll the page"

    keyboard = Keyboard(ann)
    ann.held.first.focus()
    by_key = turnings(ann, lambda: keyboard.press("r"))
    assert by_key == by_button


def test_a_second_click_on_the_domino_places_it_and_a_third_takes_it_up(ann: Person) -> None:
    view = start_placing(ann)
    laid = ann.lay(by_mouse, best_of(view["legal"]))
    cell = ann.cell(free_cells(view)[0])
    cell.click()
    expect(ann.place).to_have_count(0)
    expect(ann.heading(ann.say("prompt-claim"))).to_be_visible()
    cell.click()
    expect(ann.place).to_be_enabled()
    assert ann.held_cells() == laid
    assert ann.look()["ply"] == view["ply"], "nothing of this was sent"


def test_undo_takes_back_the_claim_then_the_laying_then_the_domino(ann: Person) -> None:
    view = start_placing(ann)
    undo = ann.button("action-undo")
    take_back = ann.button("action-take-back")
    expect(take_back).to_be_enabled()  # nothing of this turn, but the one before
    laid = ann.lay(by_mouse, best_of(view["legal"]))
    ann.place.click()
    card = ann.claims.first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    undo.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    assert ann.held_cells() == laid
    expect(ann.button("action-choose")).to_be_disabled()
    undo.click()
    expect(ann.place).to_be_enabled()
    assert ann.held_cells() == laid
    undo.click()
    expect(ann.held).to_have_count(0)
    expect(take_back).to_be_enabled()
    assert ann.look()["ply"] == view["ply"], "nothing of this was sent"


def test_escape_takes_back_too(ann: Person) -> None:
    view = start_placing(ann)
    keyboard = Keyboard(ann)
    keyboard.walk(free_cells(view)[0])
    keyboard.press("Enter")
    ann.held_cells()
    keyboard.press("Escape")
    expect(ann.held).to_have_count(0)
    assert keyboard.focus()["cell"] is not None


def test_where_a_domino_does_not_fit_the_page_says_why(ann: Person) -> None:
    view = start_placing(ann)
    ann.cell("g7").click()  # the castle
    assert ann.held_cells() == {"g7", "h7"}
    expect(ann.place).to_be_disabled()
    refusal = ann.say("refusal-occupied")
    expect(ann.page.get_by_text(refusal, exact=True)).to_be_visible()
    expect(ann.cell("h7")).to_have_accessible_name(re.compile(ann.say("ghost-does-not-fit")))
    ann.lay(by_mouse, best_of(view["legal"]))
    expect(ann.page.get_by_text(refusal, exact=True)).to_have_count(0)
    expect(ann.place).to_be_enabled()


# Nothing has been asked for the third part of a second.
_IS_QUIET = """() => {
  const count = performance.getEntriesByType('resource').length;
  const now = performance.now();
  if (window.countBefore !== count) [window.countBefore, window.quietSince] = [count, now];
  return now - window.quietSince > 333;
}"""


def test_nothing_is_asked_for_from_holding_to_claiming(ann: Person) -> None:
    view = start_placing(ann)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.lay(by_mouse, best_of(view["legal"]))
    ann.place.click()
    ann.claims.first.click()
    ann.page.wait_for_function(_IS_QUIET)
    assert asked == []


def test_the_promise_of_a_placement_is_what_it_makes(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    view = ann.sit_at("view.domino !== null && view.legal.some(({ gain }) => gain > 0)")
    seat, before = view["actor"], view["kingdoms"][view["actor"]]["points"]
    ann.lay(by_mouse, best_of(view["legal"]))
    promised = int(re.sub(r"\D", "", ann.place.inner_text()))
    assert promised > 0
    ann.place.click()
    claim = claim_of(best_of(view["claims"])) if view["claims"] else 0
    if len(view["claims"]) > 1:
        ann.card(claim).click()
    with ann.page.expect_response(re.compile("/turns$")):
        ann.confirm(view, claim).click()
    assert ann.look()["kingdoms"][seat]["points"] == before + promised


def test_marks_where_a_domino_fits_can_be_switched_off(new_visitor: NewVisitor) -> None:
    for marks in (True, False):
        ann = new_visitor(settings={"marks": marks})
        view = start_placing(ann)
        drawn = ann.page.locator('main svg rect[stroke="var(--legal)"]')
        fitting = {cell for choice in view["legal"] for cell in cells_of(choice["action"])}
        expect(drawn).to_have_count(len(fitting) if marks else 0)


def test_the_domino_follows_the_mouse_and_extends_towards_the_edge_that_is_near(
    ann: Person,
) -> None:
    view = start_placing(ann)
    cell = next(
        cell
        for cell in sorted({cell for c in view["legal"] for cell in cells_of(c["action"])})
        if len(neighbours(view, cell)) > 1
    )
    box = ann.cell(cell).bounding_box()
    assert box is not None
    shown = ann.page.locator("main svg .ghost")
    expect(shown).to_have_count(0)
    for other in neighbours(view, cell):
        across, up = ord(other[0]) - ord(cell[0]), int(other[1:]) - int(cell[1:])
        ann.page.mouse.move(
            box["x"] + box["width"] * (0.5 + 0.35 * across),
            box["y"] + box["height"] * (0.5 - 0.35 * up),
        )
        expect(shown).to_have_count(1)
        ann.page.mouse.down()
        ann.page.mouse.up()
        assert ann.held_cells() == {cell, other}
        ann.button("action-undo").click()
        expect(ann.held).to_have_count(0)


def neighbours(view: View, cell: str) -> list[str]:
    """Return the cells that placements over a cell extend to."""
    pairs = [cells_of(choice["action"]) for choice in view["legal"]]
    return sorted({a if b == cell else b for a, b in pairs if cell in (a, b)})


def test_the_handles_on_the_domino_turn_and_place_it(ann: Person) -> None:
    view = start_placing(ann)
    laid = ann.lay(by_mouse, best_of(view["legal"]))
    handles = ann.page.locator(".handles button")
    handles.first.click()
    assert ann.held_cells() != laid
    handles.last.click()
    expect(ann.heading(ann.say("prompt-claim"))).to_be_visible()
    expect(handles).to_have_count(0)


def test_placing_never_sends_a_turn_even_if_one_domino_is_left_to_claim(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    view = ann.sit_at("view.domino !== null && view.claims.length === 1")
    claim = claim_of(view["claims"][0]["action"])
    ann.lay(by_mouse, best_of(view["legal"]))
    ann.place.click()
    expect(ann.button("action-claim", domino=claim)).to_be_enabled()
    assert ann.look()["ply"] == view["ply"]
    ann.button("action-undo").click()
    expect(ann.place).to_be_enabled()
    ann.place.click()
    with ann.page.expect_response(re.compile("/turns$")):
        ann.button("action-claim", domino=claim).click()


def test_two_clicks_make_a_turn_for_whoever_wants_no_confirmation(
    new_visitor: NewVisitor,
) -> None:
    ann = new_visitor(settings={"oneClick": True})
    view = start_placing(ann)
    claim = claim_of(best_of(view["claims"]))
    with ann.page.expect_response(re.compile("/turns$")) as answered:
        ann.cell(free_cells(view)[0]).click()
        ann.card(claim).click()
    assert turn_of(answered.value).endswith(f">{claim}")


def test_clicking_a_domino_of_the_line_again_claims_it(ann: Person) -> None:
    view = start_placing(ann)
    ann.lay(by_mouse, best_of(view["legal"]))
    ann.place.click()
    card = ann.claims.first
    card.click()
    assert ann.look()["ply"] == view["ply"]
    with ann.page.expect_response(re.compile("/turns$")):
        card.click()


def test_keys_choose_confirm_and_take_back_without_the_focus_on_the_board(ann: Person) -> None:
    view = start_placing(ann)
    keyboard = Keyboard(ann)
    ann.lay(by_mouse, best_of(view["legal"]))
    before = ann.held_cells()
    ann.page.evaluate("document.activeElement.blur()")
    keyboard.press("r")
    assert ann.held_cells() != before
    keyboard.press("Enter")
    first = [slot["domino"] for slot in view["next_line"]].index(
        claim_of(view["claims"][0]["action"])
    )
    ann.page.evaluate("document.activeElement.blur()")
    keyboard.press(str(first + 1))
    expect(ann.claims.first).to_have_attribute("aria-pressed", "true")
    keyboard.press("u")
    expect(ann.claims.first).to_have_attribute("aria-pressed", "false")


def test_the_question_mark_opens_the_rules_over_the_table(ann: Person) -> None:
    start_placing(ann)
    ann.button("rules-open").click()
    expect(ann.dialog.get_by_role("heading", name=ann.say("guide-turn"))).to_be_visible()
    assert "/table/" in ann.page.url
    ann.button("close").click()
    expect(ann.dialog).to_have_count(0)


def test_coordinates_and_the_values_of_dominoes_are_options(new_visitor: NewVisitor) -> None:
    for is_on in (True, False):
        ann = new_visitor(settings={"coordinates": is_on, "values": is_on})
        view = start_placing(ann)
        letters = ann.page.locator("main svg .coordinates text")
        expect(letters).to_have_count(10 if is_on else 0)
        ann.lay(by_mouse, best_of(view["legal"]))
        ann.place.click()
        expect(ann.lines.locator(".value")).to_have_count(len(view["claims"]) if is_on else 0)


def test_a_placement_that_leaves_a_hole_is_warned_about_before_it_is_sent(ann: Person) -> None:
    action = None
    for _ in range(8):  # nearly every game has such a placement
        ann.open("classic/2", {"name": "Ann"}, BOT)
        ann.leave_page()
        while not (view := ann.next_turn())["is_over"]:
            action = placement_with_hole(view) if view["domino"] is not None else None
            if action:
                break
            ann.play_by_request(view)
        if action:
            break
    assert action
    ann.sit()
    ann.wait_for_turn(view)
    ann.cell(cells_of(action)[0]).click()
    for _ in range(8):
        if ann.held_cells() == set(cells_of(action)):
            break
        ann.button("action-turn").click()
    assert ann.held_cells() == set(cells_of(action))
    texts = [ann.say("warn-hole"), ann.say("warn-domino", domino=0).partition("0")[0]]
    warning = ann.page.locator("main .words p")
    expect(warning).to_have_text(re.compile("|".join(map(re.escape, filter(None, texts)))))
    assert ann.look()["ply"] == view["ply"]


# Points on dominoes, and the crowns that they cover.
TAGS_AND_COVERED_CROWNS = """() => {
  const rects = (selector) => [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0);
  const tags = rects('[data-line] .value > *, .ghost .tag');
  const covered = rects('.ghost use[href^="#crown"], [data-line] use[href^="#crown"]')
    .filter((crown) => tags.some((tag) =>
      tag.left < crown.right - 1 && crown.left < tag.right - 1 &&
      tag.top < crown.bottom - 1 && crown.top < tag.bottom - 1));
  return [tags.length, covered.length];
}"""


@pytest.mark.parametrize("size", [(360, 640), (820, 1106), (1280, 720)])
def test_points_never_cover_crowns_and_are_explained(
    new_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    width, height = size
    ann = new_visitor(viewport={"width": width, "height": height})
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit_at("view.domino === null")
    legend = "hint-values" if width < 700 else "legend-best"
    expect(ann.page.get_by_text(ann.say(legend)).first).to_be_visible()
    seen = 0
    for _ in range(5):
        view = ann.next_turn()
        ann.wait_for_turn(view)
        if view["domino"] is not None:
            for choice in view["legal"][::5]:
                ann.lay(by_mouse, choice["action"])
                tags, covered = ann.page.evaluate(TAGS_AND_COVERED_CROWNS)
                assert covered == 0, f"{choice['action']} at {size}"
                seen += tags
                Keyboard(ann).press("Escape")
        ann.take_turn(view, by_mouse)
    assert seen
