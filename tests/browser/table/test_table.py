"""The layout of the table: a whole turn on one screen, at every size and in every language."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.actions import best_of
from tests.browser.conftest import NewVisitor
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT
from tests.sizes import LAYOUT_LANGUAGES

pytestmark = pytest.mark.slow

DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (1180, 820), (1024, 768)]
TABLETS = [(820, 1180), (820, 1106), (768, 1024), (810, 1010), (744, 1063)]
PHONES = [(360, 640), (375, 667), (390, 664), (393, 727), (412, 732), (430, 780), (320, 568)]
SIDEWAYS = [(844, 390), (732, 412), (667, 375), (640, 360)]
SIZES = [*DESKS, *TABLETS, *PHONES, *SIDEWAYS]
MIN_CELL = 34  # pixels, for a finger
SMALLEST = {(320, 568), (640, 360)}  # where the largest kingdoms have smaller cells

_MEASURE = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame(); // the layout follows the size of the window
  const found = [];
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const page = document.scrollingElement;
  if (page.scrollHeight > height) found.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > width) found.push(`the page is ${page.scrollWidth} wide`);
  const name = (element) =>
    element.getAttribute('aria-label') ?? (element.innerText || element.className);
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const table = document.querySelector('main');
  const parts = [...table.querySelectorAll('button, h1, [role="grid"]')].filter(isShown);
  for (const part of parts) {
    if (part.closest('[role="region"]') || part.closest('.handles')) continue; // the log scrolls
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const isInside = left >= -0.5 && top >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5;
    if (!isInside) found.push(`not on the screen: ${name(part)}`);
    if (part.localName !== 'button') continue;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCell = part.getAttribute('role') === 'gridcell';
    const isUnderHandle = isCell && hit?.closest('.handles');
    if (!part.contains(hit) && !isUnderHandle) found.push(`covered: ${name(part)}`);
  }
  for (const box of table.querySelectorAll('.prompt, .actions, .lesson, .line, .cards')) {
    const outer = box.getBoundingClientRect();
    for (const element of box.querySelectorAll('h1, p, button, li')) {
      if (!isShown(element) || element.closest('.slot')) continue;
      const inner = element.getBoundingClientRect();
      if (inner.height <= 1) continue;
      if (inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2) {
        found.push(`sticks out of its block: ${name(element)}`);
      }
    }
  }
  for (const element of table.querySelectorAll('.lesson [role="note"]')) {
    if (element.scrollHeight > element.clientHeight + 1 && element.clientHeight) {
      found.push(`has to be scrolled: ${name(element)}`);
    }
  }
  const cell = table.querySelector('[role="gridcell"]').getBoundingClientRect().width;
  return { found, cell };
}"""

_POSITIONS = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame(); // the layout follows the size of the window
  const names =
    ['[role="grid"]', '[data-line="next"]', '[data-line="current"]', '.prompt', '.actions'];
  return Object.fromEntries(
    names.map((name) => {
      const { x, y, width, height } = document.querySelector(`main ${name}`)
        .getBoundingClientRect();
      return [name, [x, y, width, height].map(Math.round)];
    }),
  );
}"""


def situations(person: Person, rules: str, until: str) -> Iterator[str]:
    """Go through a turn: yields before placing, with a ghost, and with a claim chosen."""
    players = int(rules.rpartition("/")[2])
    person.open(rules, {"name": "Anastasia"}, *[BOT] * (players - 1))
    view = person.sit_at(until)
    yield "begin"
    person.lay(by_mouse, best_of(view["legal"]))
    yield "placing"
    person.place.click()
    person.claims.last.click()
    yield "claiming"


def measure(person: Person, sizes: list[tuple[int, int]]) -> list[str]:
    """Return what is wrong at each size in the languages of layouts."""
    wrong = []
    for language in LAYOUT_LANGUAGES:
        person.set_language(language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            result: dict[str, Any] = person.page.evaluate(_MEASURE)
            wrong += [f"{width}×{height} {language}: {line}" for line in result["found"]]
            if result["cell"] < MIN_CELL and (width, height) not in SMALLEST:
                wrong.append(f"{width}×{height}: cells of {result['cell']:.0f} pixels")
    return wrong


MIDDLE = "view.domino !== null && view.claims.length > 1 && view.round >= 4"


@pytest.mark.parametrize(
    ("rules", "until"),
    [
        ("classic/2", MIDDLE),
        ("classic/4", MIDDLE),
        ("mighty-duel/2", "view.domino !== null && view.claims.length > 1 && view.round >= 2"),
        ("mighty-duel/2", "view.domino !== null && view.claims.length > 1 && view.round >= 9"),
    ],
)
def test_a_whole_turn_is_on_one_screen_with_nothing_to_scroll_and_nothing_covered(
    new_visitor: NewVisitor, rules: str, until: str
) -> None:
    person = new_visitor(viewport=ViewportSize(width=1280, height=720))
    wrong = []
    for situation in situations(person, rules, until):
        language, size = person.language, person.page.viewport_size
        wrong += [f"{situation}: {line}" for line in measure(person, SIZES)]
        person.set_language(language)
        assert size is not None
        person.page.set_viewport_size(size)
    assert not wrong, "\n".join(wrong)


def test_the_tutorial_is_on_one_screen_too(new_visitor: NewVisitor) -> None:
    person = new_visitor(viewport=ViewportSize(width=1280, height=720))
    person.page.goto("/learn")
    expect(person.page.get_by_role("note")).to_be_visible()
    expect(person.claims.first).to_be_visible()
    wrong = measure(person, SIZES)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "el", "de"])
def test_nothing_moves_within_a_turn(new_visitor: NewVisitor, language: str) -> None:
    person = new_visitor(language)
    positions: list[dict[tuple[int, int], Any]] = []
    for _ in situations(person, "classic/4", MIDDLE):
        positions.append({})
        for size in [(1280, 720), (820, 1106), (390, 664), (320, 568), (844, 390), (1440, 900)]:
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            positions[-1][size] = person.page.evaluate(_POSITIONS)
    assert positions == [positions[0]] * 3


def large_text(person: Person) -> None:
    """Double the text size, as a browser's settings do."""
    person.page.evaluate("document.documentElement.style.fontSize = '200%'")
    person.page.evaluate("dispatchEvent(new Event('resize'))")


@pytest.mark.parametrize("size", [(1280, 720), (820, 1180), (390, 664), (844, 390)])
def test_everything_can_be_reached_with_text_of_twice_the_size(
    new_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    person = new_visitor(viewport=ViewportSize(width=size[0], height=size[1]))
    for step in situations(person, "classic/4", MIDDLE):
        if step == "begin":
            large_text(person)
    page = person.page
    assert page.evaluate("document.scrollingElement.scrollWidth") <= size[0]
    reach: list[Callable[[], None]] = [
        person.button("menu").click,
        person.button("close").click,
        person.cell("g7").scroll_into_view_if_needed,
        person.button("action-undo").click,
    ]
    for action in reach:
        action()
    expect(person.button("action-choose")).to_be_visible()


def test_tags_cover_no_crowns(new_visitor: NewVisitor) -> None:
    """Tags stay in the lower two thirds of a square; crowns are in the upper third."""
    person = new_visitor()
    for step in situations(person, "classic/4", MIDDLE):
        if step == "placing":
            ghost = person.page.locator("main svg .ghost")
            tag = ghost.locator(".tag").bounding_box()
            whole = ghost.bounding_box()
            cell = person.board.get_by_role("gridcell").first.bounding_box()
            assert tag is not None
            assert whole is not None
            assert cell is not None
            assert tag["y"] - whole["y"] > cell["height"] / 2
    for value in person.lines.locator(".value").all():
        tag = value.bounding_box()
        slot = value.locator("..").bounding_box()
        assert tag is not None
        assert slot is not None
        assert tag["y"] - slot["y"] > slot["height"] / 3
        assert tag["y"] + tag["height"] <= slot["y"] + slot["height"] + 2
