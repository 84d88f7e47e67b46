"""Playing without a pointer: Tab, arrows, R, Enter, Escape."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.actions import View, best_of, cells_of, claim_of, claims_of, is_discard, turn_of
from tests.browser.person import Person

_MOST_TABS = 120  # more than there is to be reached on any page

_FOCUS = """() => {
  const element = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const place = element.getBoundingClientRect();
  return {
    isNowhere: element === document.body,
    cell: element.dataset.cell ?? null,
    isSeen: element.matches(':focus-visible') && outlineStyle !== 'none' && outlineWidth !== '0px'
      && place.width > 0 && place.bottom > 0 && place.top < innerHeight,
    html: element.outerHTML.slice(0, 160),
  };
}"""


class Keyboard:
    """The keyboard of a person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._keys = person.page.keyboard

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self._keys.press(key)

    def focus(self) -> View:
        """Return what has the focus."""
        found: View = self.person.page.evaluate(_FOCUS)
        return found

    def reach(self, target: Locator, key: str = "Tab") -> None:
        """Press Tab until a target has the focus, and check that the focus is visible."""
        expect(target).to_be_visible()
        wanted = target.element_handle()
        passed = []
        for _ in range(_MOST_TABS):
            if wanted.evaluate("element => element === document.activeElement"):
                assert self.focus()["isSeen"], f"the focus is not seen: {self.focus()['html']}"
                return
            self.press(key)
            passed.append(self.focus()["html"])
        raise AssertionError(f"{key} never comes to {target}; it passes\n" + "\n".join(passed))

    def walk(self, cell: str) -> None:
        """Go to a cell of the own kingdom by the arrow keys."""
        self.reach(self.person.board.locator('[tabindex="0"]'))
        here = self.focus()["cell"]
        across = ord(cell[0]) - ord(here[0])
        up = int(cell[1:]) - int(here[1:])
        self.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.press(*["ArrowUp" if up > 0 else "ArrowDown"] * abs(up))
        assert self.focus()["cell"] == cell
        assert self.focus()["isSeen"]

    def take_turn(self, view: View) -> str:
        """Make a turn; return what was sent."""
        person = self.person
        person.wait_for_turn(view)
        laid: set[str] = set()
        with person.page.expect_response(re.compile(r"/turns$")) as answered:
            if view["domino"] is not None and not is_discard(view):
                self.walk(cells_of(best_of(view["legal"]))[0])
                self.press("Enter")
                laid = person.held_cells()
                assert self.focus()["cell"] in laid, "the focus stays on the domino"
                self.press("Enter")
            choices = claims_of(view)
            claim = claim_of(best_of(choices)) if choices else 0
            if len(choices) > 1:
                self.reach(person.card(claim))
                self.press("Enter")
                expect(person.card(claim)).to_have_attribute("aria-pressed", "true")
            self.reach(person.confirm(view, claim))
            self.press("Enter")
        turn = turn_of(answered.value)
        assert set(cells_of(turn)) == laid, "what was sent is what was shown"
        return turn
