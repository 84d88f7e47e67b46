"""What moves, and for whom nothing does."""

from typing import Any

import pytest

from tests.browser.conftest import Welcome
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


def moves(person: Person) -> int:
    """How many pieces were carried somewhere while a bot played against somebody."""
    person.context.add_init_script(_COUNT)
    person.open("classic/3", {"name": "Ann"}, BOT, BOT)
    person.page.goto("/")
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
