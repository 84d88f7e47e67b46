"""A table of a browser, as the browser keeps it: what tests know of it beside what is shown."""

import re
from typing import Any, Final

from playwright.sync_api import Route, expect

from kingdomino.notation import parse_action, parse_ruleset
from kingdomino.rules import Match
from tests.browser.actions import View, best_of, claim_of, claims_of, is_discard
from tests.browser.person import AWAY, Person, Press, by_mouse
from tests.engine.golden import state_json
from tests.waiting import wait_until

API: Final = re.compile(r"/api/")
MOST_TURNS: Final = 60

_READ = """(id) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('kingdomino-tables');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('tables').objectStore('tables').get(id);
    reading.onsuccess = () => { opening.result.close(); resolve(reading.result); };
  };
})"""

_WRITE = """(table) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('kingdomino-tables');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('tables', 'readwrite');
    writing.objectStore('tables').put(table);
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""


def without_server(person: Person) -> None:
    """Let every request to the API fail, as if the server were away."""
    person.allow_errors(AWAY)
    person.context.route(API, _abort)


def _abort(route: Route) -> None:
    route.abort()


class OwnTable:
    """A table of a browser, and the person who plays at it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.wait_for_url("**/table/local-*")
        self.id = person.table = person.page.url.rpartition("/")[2]

    @property
    def kept(self) -> dict[str, Any]:
        """The table as the browser keeps it."""
        table: dict[str, Any] = self.person.page.evaluate(_READ, self.id)
        return table

    def damage(self) -> None:
        """Keep a table whose actions are not legal."""
        table = self.kept
        table["actions"] = [{"game": 1, "seat": 0, "action": ">49", "level": None}]
        self.person.page.evaluate(_WRITE, table)

    def view(self) -> View:
        """Return the position as Python derives it: the page's engine has no part in it."""
        table = self.kept
        match = Match.new(parse_ruleset(table["rules"]), bytes.fromhex(table["seed"]))
        for action in table["actions"]:
            match = match.play(parse_action(action["action"]))
        people = [seat for seat, each in enumerate(table["seats"]) if each["level"] is None]
        return {
            **state_json(match),
            "ply": len(table["actions"]),
            "is_over": table["status"] != "playing",
            "seats": [
                {**seat, "seat": number, "bot": seat["level"]}
                for number, seat in enumerate(table["seats"])
            ],
            "your_seats": people,
        }

    def next_turn(self) -> View:
        """Wait until a person has to play, or the match is over; return the view then."""

        def is_there(view: View) -> bool:
            return bool(view["is_over"] or view["actor"] in view["your_seats"])

        view = wait_until("a person plays", self.view, is_there)
        self.person.wait_for_turn(view)
        return view

    def take_turn(self, view: View, press: Press = by_mouse) -> None:
        """Make the turn with the most points with cells, dominoes and buttons."""
        person = self.person
        if view["domino"] is not None and not is_discard(view):
            person.lay(press, best_of(view["legal"]))
            press(person.place)
        choices = claims_of(view)
        claim = claim_of(best_of(choices)) if choices else 0
        if len(choices) > 1:
            press(person.card(claim))
        press(person.confirm(view, claim))
        wait_until("the turn is kept", lambda: len(self.kept["actions"]) > view["ply"])

    def play_turns(self, turns: int = MOST_TURNS, press: Press = by_mouse) -> View:
        """Play so many turns, or to the end; return the view of the next one."""
        for _ in range(turns):
            view = self.next_turn()
            if view["is_over"]:
                return view
            self.take_turn(view, press)
        return self.next_turn()


def play_now(person: Person, level: str = "page") -> OwnTable:
    """Start a game against one bot from the start page."""
    person.page.goto("./")
    person.page.get_by_label(person.say("play-now-level")).select_option(level)
    person.button("play-now").click()
    return OwnTable(person)


def expect_end(table: OwnTable) -> None:
    """Expect the end screen with the standings of the match."""
    view = table.view()
    assert view["is_over"]
    expect(table.person.link("replay-open")).to_be_visible()
    table.person.expect_standings(view)
