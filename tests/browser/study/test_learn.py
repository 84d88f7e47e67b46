"""The tutorial: it points at what it talks about, reacts, and fits on a phone."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.actions import View, best_of, claim_of, claims_of, is_discard
from tests.browser.conftest import NewVisitor
from tests.browser.person import SETTINGS, Person, by_mouse, by_touch
from tests.sizes import LAYOUT_LANGUAGES

pytestmark = pytest.mark.slow

STEPS = 8
SMALLEST: ViewportSize = {"width": 320, "height": 568}
SMALL: ViewportSize = {"width": 360, "height": 640}

# What is not whole in the window, and what the lesson cuts off.
_OUTSIDE = """() => {
  const found = [];
  const note = document.querySelector('[role="note"]');
  if (note.scrollHeight > note.clientHeight + 1) found.push(`cut off: ${note.innerText}`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) found.push('the page scrolls');
  const parts = { lesson: note, board: document.querySelector('[role="grid"]') };
  const controls = document.querySelectorAll('main button:not([role="gridcell"])');
  for (const [index, control] of controls.entries()) parts[`control ${index}`] = control;
  for (const [name, part] of Object.entries(parts)) {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${name} is outside: ${part.innerText || part.ariaLabel}`);
  }
  const { left, top, right, bottom } = note.getBoundingClientRect();
  for (const [x, y] of [[left + 9, top + 5], [right - 9, bottom - 5], [right - 20, top + 20]]) {
    const hit = document.elementFromPoint(x, y);
    if (!note.contains(hit)) found.push(`the lesson is under ${hit?.outerHTML.slice(0, 100)}`);
  }
  return found;
}"""


def start_lesson(person: Person) -> Locator:
    """Open the tutorial; return its card."""
    person.page.goto("/learn")
    card = person.page.get_by_role("note")
    expect(card).to_be_visible()
    tables = person.page.evaluate("key => JSON.parse(localStorage.getItem(key)).tables", SETTINGS)
    person.table = tables[0]
    return card


def step_of(view: View) -> int:
    """The step that a view belongs to, from 1."""
    kingdom = view["kingdoms"][view["your_seats"][0]]
    turns = len(kingdom["placed"]) + len(kingdom["discarded"])
    return 1 if view["round"] == 0 else 2 + turns


def next_step(person: Person, step: int) -> View:
    """Play by request until a turn of a step, and wait until the page shows it."""
    while step_of(view := person.next_turn()) < step:
        person.play_by_request(view)
    person.wait_for_turn(view)
    return view


def highlighted_cells(person: Person) -> set[str]:
    """The cells that are highlighted on the board."""
    cells = "data-highlighted-cells"
    parent = person.board.locator(f"xpath=ancestor::*[.//*[@{cells}]][1]")
    return set((parent.locator(f"[{cells}]").first.get_attribute(cells) or "").split())


def highlighted_dominoes(person: Person) -> set[int]:
    """The dominoes that are highlighted in the line or on the cards."""
    pieces = person.page.locator('[data-highlighted] [data-piece^="domino-"]')
    names = pieces.evaluate_all("all => all.map((piece) => piece.dataset.piece)")
    return {int(name.removeprefix("domino-")) for name in names}


def test_the_lessons_point_at_what_they_talk_about_and_react_to_what_is_done(ann: Person) -> None:
    card = start_lesson(ann)
    view = next_step(ann, 1)
    free = sorted(claim_of(choice["action"]) for choice in claims_of(view))
    expect(card).to_contain_text(ann.say("lesson-claim"))
    assert free[0] in highlighted_dominoes(ann)
    ann.claims.last.click()
    assert highlighted_dominoes(ann) == {free[-1]}

    view = next_step(ann, 2)
    assert highlighted_dominoes(ann) == {view["domino"]}
    ann.lay(by_mouse, best_of(view["legal"]))
    expect(card).to_contain_text(ann.say("lesson-now-touching"))
    assert highlighted_cells(ann) == {"g7"}

    view = next_step(ann, 6)
    kingdom = view["kingdoms"][view["actor"]]
    expect(card).to_contain_text(ann.say("lesson-grow"))
    most = max(territory["crowns"] for territory in kingdom["territories"])
    if most:
        richest = [set(t["cells"]) for t in kingdom["territories"] if t["crowns"] == most]
        assert highlighted_cells(ann) in richest
    expect(card).not_to_contain_text(ann.say("lesson-now-best-here"))
    if not is_discard(view) and max(choice["gain"] for choice in view["legal"]):
        ann.lay(by_mouse, max(view["legal"], key=lambda choice: int(choice["gain"]))["action"])
        expect(card).to_contain_text(ann.say("lesson-now-best-here"))
    for step, title in ((7, "lesson-early"), (8, "lesson-room")):
        next_step(ann, step)
        expect(card).to_contain_text(ann.say(title))
        expect(card).to_contain_text(ann.say("lesson-step", step=step, steps=STEPS))
    next_step(ann, 9)
    expect(card).to_contain_text(ann.say("lesson-done"))
    assert not highlighted_dominoes(ann)


def test_a_whole_lesson_is_on_one_screen_of_a_phone(
    new_visitor: NewVisitor,
) -> None:
    person = new_visitor(viewport=SMALLEST, has_touch=True, is_mobile=True)
    card = start_lesson(person)
    found: list[str] = []

    def look(step: int) -> None:
        for language in LAYOUT_LANGUAGES:
            person.set_language(language)
            person.page.locator(f'html[lang="{language}"]').wait_for()
            found.extend(f"{step} {language}: {line}" for line in person.page.evaluate(_OUTSIDE))
        person.page.set_viewport_size(SMALL)
        found.extend(f"{step}, wider: {line}" for line in person.page.evaluate(_OUTSIDE))
        person.page.set_viewport_size(SMALLEST)

    for step in range(1, STEPS + 1):
        view = next_step(person, step)
        expect(card).to_contain_text(f"{step}/{STEPS}")
        look(step)
        while card.locator("b").count():  # the explanations, one after the other
            card.get_by_role("button").tap()
            look(step)
        if view["domino"] is not None and not is_discard(view):
            person.lay(by_touch, best_of(view["legal"]))
            look(step)
    next_step(person, STEPS + 1)
    look(STEPS + 1)
    assert not found, "\n".join(found)
