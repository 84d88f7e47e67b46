"""What moves, and for whom nothing does."""

from typing import Any

import pytest

from tests.browser.conftest import Welcome
from tests.browser.person import Person, best_of, by_mouse
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
# The board has kept its place for a quarter of a second.
_IS_STILL = """() => {
  const place = JSON.stringify(document.querySelector('[role="grid"]').getBoundingClientRect());
  const now = performance.now();
  if (window.placeBefore !== place) [window.placeBefore, window.stillSince] = [place, now];
  return now - window.stillSince > 250;
}"""


def moves(person: Person) -> int:
    """How many pieces were carried somewhere while a bot played against somebody."""
    person.context.add_init_script(_COUNT)
    person.open("classic/3", {"name": "Ann"}, BOT, BOT)
    person.rest()
    person.finish_by_request(until="view.round === 2")
    person.sit()
    for _ in range(2):
        view = person.await_turn()
        person.await_same(view)
        person.take_turn(view, by_mouse)
    person.await_same(person.await_turn())
    count: int = person.page.evaluate("window.moves")
    return count


@pytest.mark.parametrize("speed", ["quick", "normal"])
def test_pieces_are_carried_to_their_place_and_end_where_they_belong(
    welcome: Welcome, speed: str
) -> None:
    assert moves(welcome(settings={"speed": speed})) > 0


@pytest.mark.parametrize(
    "wishes",
    [{"settings": {"speed": "off"}}, {"settings": {"speed": "normal"}, "reduced_motion": "reduce"}],
    ids=["off", "reduced-motion"],
)
def test_nothing_moves_for_whoever_wants_no_motion(
    welcome: Welcome, wishes: dict[str, Any]
) -> None:
    assert moves(welcome(**wishes)) == 0


def test_nothing_trembles_once_a_domino_lies(welcome: Welcome) -> None:
    ann = welcome(settings={"speed": "normal"})
    # With the first domino, the part of the plane that is in reach becomes smaller.
    ann.open("classic/4", {"name": "Ann"}, BOT, BOT, BOT)
    view = ann.sit_at("view.domino !== null && view.claims.length > 1")
    ann.lay(by_mouse, best_of(view["legal"]))
    ann.place.click()
    ann.page.wait_for_function(_IS_STILL, timeout=5_000)
