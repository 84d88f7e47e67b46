"""Making an exact turn on the page, in a puzzle or on the analysis board."""

from collections.abc import Callable

from playwright.sync_api import expect

from kingdomino.rules import DOMINOES, Square
from tests.browser.actions import cells_of, claim_of
from tests.browser.keyboard import Keyboard
from tests.browser.person import Person, Press

_MOST_TURNS = 9  # a domino has at most eight placements over a cell


def make_turn_by(person: Person, press: Press, turn: str) -> None:
    """Make a turn with cells, dominoes and buttons."""
    action, _, claim = turn.partition(">")
    if cells_of(action):  # a discard needs no cell
        press(person.cell(cells_of(action)[0]))
        _turn_until_held(person, action, lambda: press(person.button("action-turn")))
        press(person.place)
    if claim:
        if person.claims.count() > 1:
            press(person.card(int(claim)))
        press(person.button("action-claim", domino=claim_of(turn)))


def make_turn_by_keys(keys: Keyboard, turn: str) -> None:
    """Make a turn with the keyboard alone."""
    person = keys.person
    action, _, claim = turn.partition(">")
    if cells_of(action):
        keys.walk(cells_of(action)[0])
        keys.press("Enter")
        _turn_until_held(person, action, lambda: keys.press("r"))
        keys.press("Enter")
    if claim:
        if person.claims.count() > 1:
            keys.reach(person.card(int(claim)))
            keys.press("Enter")
        keys.reach(person.button("action-claim", domino=claim_of(turn)))
        keys.press("Enter")


def _turn_until_held(person: Person, action: str, rotate: Callable[[], None]) -> None:
    """Turn the domino until it lies as an action says."""
    first, second = cells_of(action)
    domino = DOMINOES[int(action.partition(":")[0])]
    what = _square(person, domino.first)
    for _ in range(_MOST_TURNS):
        label = person.cell(first).get_attribute("aria-label") or ""
        if person.held_cells() == {first, second} and f"{what}." in label:
            return
        rotate()
    raise AssertionError(f"the domino never lies as {action}")


def _square(person: Person, square: Square) -> str:
    """A square in words, as the label of a cell has it."""
    terrain = person.say(f"terrain-{square.terrain}")
    if not square.crowns:
        return terrain
    crowns = person.say("crowns", count=square.crowns)
    return person.say("square-with-crowns", terrain=terrain, crowns=crowns)


def expect_text(person: Person, name: str, **params: object) -> None:
    """Expect a message to be seen."""
    expect(person.page.get_by_text(person.say(name, **params)).first).to_be_visible()
