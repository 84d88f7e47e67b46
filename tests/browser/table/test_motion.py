"""Animations, and that they can be switched off."""

from typing import Any

import pytest

from tests.browser.actions import best_of
from tests.browser.conftest import NewVisitor
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT

pytestmark = pytest.mark.slow

_COUNT = """
  window.moves = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moves += 1;
    return animate.apply(this, how);
  };
"""
# The board has not moved for a quarter of a second.
_IS_STILL = """() => {
  const place = JSON.stringify(document.querySelector('[role="grid"]').getBoundingClientRect());
  const now = performance.now();
  if (window.placeBefore !== place) [window.placeBefore, window.stillSince] = [place, now];
  return now - window.stillSince > 250;
}"""


def moves(person: Person) -> int:
    """Return how many pieces were animated while a bot played."""
    person.context.add_init_script(_COUNT)
    person.open("classic/3", {"name": "Ann"}, BOT, BOT)
    person.leave_page()
    person.finish_by_request(until="view.round === 2")
    person.sit()
    for _ in range(2):
        view = person.next_turn()
        person.wait_for_view(view)
        person.take_turn(view, by_mouse)
    person.wait_for_view(person.next_turn())
    count: int = person.page.evaluate("window.moves")
    return count


@pytest.mark.parametrize("speed", ["quick", "normal"])
def test_pieces_are_carried_to_their_place_and_end_where_they_belong(
    new_visitor: NewVisitor, speed: str
) -> None:
    assert moves(new_visitor(settings={"speed": speed})) > 0


@pytest.mark.parametrize(
    "options",
    [{"settings": {"speed": "off"}}, {"settings": {"speed": "normal"}, "reduced_motion": "reduce"}],
    ids=["off", "reduced-motion"],
)
def test_nothing_moves_for_whoever_wants_no_motion(
    new_visitor: NewVisitor, options: dict[str, Any]
) -> None:
    assert moves(new_visitor(**options)) == 0


def test_nothing_trembles_once_a_domino_lies(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"speed": "normal"})
    # With the first domino, the part of the plane that is in reach becomes smaller.
    ann.open("classic/4", {"name": "Ann"}, BOT, BOT, BOT)
    view = ann.sit_at("view.domino !== null && view.claims.length > 1")
    ann.lay(by_mouse, best_of(view["legal"]))
    ann.place.click()
    ann.page.wait_for_function(_IS_STILL)
