"""Every screen, in every size and language: accessible, whole, and nothing covered.

A screen is visited once for all its checks, since reaching it takes longer than looking at it.
"""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from kingdomino.locales import LANGUAGES
from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import SCREENS
from tests.sizes import AXE_LANGUAGES

pytestmark = pytest.mark.slow

NARROW: ViewportSize = {"width": 320, "height": 640}
SMALL: dict[str, ViewportSize] = {
    "1440×900 at 200 %": {"width": 720, "height": 450},
    "a phone on its side": {"width": 844, "height": 390},
    "a phone": {"width": 390, "height": 844},
}

# Hidden drawings have hundreds of elements and nothing to check.
_READ = {"exclude": [["svg[aria-hidden='true']"], ["#drawings"]]}

_CUT = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame(); // the layout follows the size of the window
  const found = [];
  // A name on a card may be shortened: the label of the card has all of it.
  const isShortened = (element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' &&
    element.closest('button')?.getAttribute('aria-label')?.includes(element.innerText);
  const room = document.documentElement.clientWidth;
  const name = (element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ` +
    (element.innerText ?? '').trim().slice(0, 60);
  const isIn = (element, ...values) => values.includes(getComputedStyle(element).overflowX);
  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (isIn(at, 'auto', 'scroll')) return true;
    }
    return false;
  };
  const brush = document.createElement('canvas').getContext('2d');
  const isTooLong = (element, text) => {
    const style = getComputedStyle(element);
    brush.font = style.font;
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return brush.measureText(text).width > element.clientWidth - padding + 1;
  };
  const width = document.documentElement.scrollWidth;
  if (width > room) found.push(`the page is ${width} wide`);
  for (const element of document.querySelectorAll('body *')) {
    if (element.ownerSVGElement || !element.checkVisibility({ visibilityProperty: true })) continue;
    const place = element.getBoundingClientRect();
    if (place.width <= 1 || place.height <= 1) continue; // only for those who listen
    const sticks = place.left < -0.5 || place.right > room + 0.5;
    if (sticks && !scrolls(element)) {
      const [left, right] = [place.left, place.right].map(Math.round);
      found.push(`sticks out, ${left} to ${right}: ${name(element)}`);
    }
    if (element.localName === 'select') {
      const text = element.selectedOptions[0]?.text ?? '';
      if (isTooLong(element, text)) found.push(`cut off: select “${text}”`);
    } else if (element.localName === 'input') {
      if (element.placeholder && isTooLong(element, element.placeholder)) {
        found.push(`cut off: placeholder “${element.placeholder}”`);
      }
    } else if ((element.innerText ?? '').trim()) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
      const isWider = element.scrollWidth > element.clientWidth + 1;
      if (hides(overflowX) && isWider && !isShortened(element)) {
        found.push(`cut off across: ${name(element)}`);
      }
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) {
        found.push(`cut off below: ${name(element)}`);
      }
    }
  }
  return found;
}"""

_COVERED = """() => {
  const found = [];
  const whole = document.querySelector('dialog[open]') ?? document;
  for (const control of whole.querySelectorAll('button, a[href], select, input')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const place = control.getBoundingClientRect();
    if (place.width <= 1 || place.height <= 1) continue;
    const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
    const hit = document.elementFromPoint(x, y);
    const own = control.closest('label') ?? control;
    // The handles of a domino stand over the cells beside it.
    if (!hit || (!own.contains(hit) && !hit.closest('.handles'))) {
      const label = control.getAttribute('aria-label') ?? control.innerText;
      found.push(`${control.localName} “${label}” is under ${hit?.outerHTML.slice(0, 120)}`);
    }
  }
  scrollTo(0, 0);
  return found;
}"""


def violations(person: Person, **options: Any) -> list[str]:
    """Return the violations that axe finds, one line each."""
    options["resultTypes"] = ["violations"]
    answer = Axe().run(person.page, context=_READ, options=options).response
    found: list[dict[str, Any]] = answer["violations"]
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['target']} {node['html'][:200]}"
        f" {node['any'][0]['message'] if node['any'] else ''}"
        for rule in found
        for node in rule["nodes"][:3]
    ]


def cut_off(person: Person) -> list[str]:
    """Return texts that are cut off and elements that overflow the screen."""
    found: list[str] = person.page.evaluate(_CUT)
    return found


def covered(person: Person) -> list[str]:
    """Return controls that are covered by something else."""
    found: list[str] = person.page.evaluate(_COVERED)
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_accessible_and_whole_in_every_theme_size_and_language(
    new_visitor: NewVisitor, screen: str
) -> None:
    person = new_visitor(color_scheme="light")
    SCREENS[screen].reach(person)
    found = [f"by day: {line}" for line in violations(person)]
    person.page.emulate_media(color_scheme="dark")
    person.page.locator('html[data-theme="dark"]').wait_for()
    found += [f"by night: {line}" for line in violations(person, runOnly=["color-contrast"])]
    for name, size in SMALL.items():
        person.page.set_viewport_size(size)
        found += [f"{name}: {line}" for line in cut_off(person) + covered(person)]
    person.page.set_viewport_size(NARROW)
    for language in LANGUAGES:
        person.set_language(language)
        person.page.locator(f'html[lang="{language}"]').wait_for()
        lines = cut_off(person)
        if language in AXE_LANGUAGES:  # the colours are the same in all of them
            lines += violations(person, rules={"color-contrast": {"enabled": False}})
        found += [f"{language}: {line}" for line in lines]
    assert not found, "\n".join(found)


def test_the_button_that_places_is_in_sight_beside_the_whole_board(
    new_visitor: NewVisitor,
) -> None:
    person = new_visitor()
    SCREENS["placing"].reach(person)
    for size in ((1440, 900), (1280, 720), (820, 1180), (1180, 820), (390, 844), (844, 390)):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.evaluate("scrollTo(0, 0)")
        expect(person.place).to_be_in_viewport(ratio=1)
        expect(person.board).to_be_in_viewport(ratio=0.95)
        expect(person.page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
