"""A person with a browser: what they see, press and type, and the errors meanwhile."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
    WebError,
    WebSocket,
    expect,
)

from tests.browser.actions import (
    View,
    best_of,
    best_turn,
    cells_of,
    claim_of,
    claims_of,
    is_discard,
    turn_of,
)
from tests.browser.words import plain, texts
from tests.waiting import SECONDS

Press = Callable[[Locator], None]

SETTINGS = "kingdomino"  # the key of the page's settings

# The browser logs a server or network that is away.
AWAY = re.compile(
    r"net::ERR_|WebSocket connection to .* failed|WebSocket is closed before|status of 50[23]"
)

# Plays in the page, with its cookie, until the match is over or a condition holds.
_PLAY = """async (table) => {
  const path = `/api/tables/${table}`;
  const best = (choices) =>
    choices.reduce((one, other) => (other.points > one.points ? other : one)).action;
  let end = Date.now() + DEADLINE;
  for (;;) {
    const view = await (await fetch(path)).json();
    if (view.is_over || (view.legal.length && (IS_ENOUGH))) return view;
    if (view.legal.length) {
      const turn = best(view.legal) + (view.claims.length ? best(view.claims) : '');
      const body = JSON.stringify({ ply: view.ply, turn });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${path}/turns`, { method: 'POST', headers, body });
      end = Date.now() + DEADLINE;
    } else if (Date.now() > end) throw new Error(`nobody plays ply ${view.ply}`);
    else await new Promise((resolve) => setTimeout(resolve, 20)); // then look again
  }
}""".replace("DEADLINE", str(1000 * SECONDS))

_SHOWN = """() => {
  const numbers = (kind, isLine) =>
    [...document.querySelectorAll(`[data-piece^="${kind}-"]`)]
      .filter((piece) => (piece.closest('[data-line]') !== null) === isLine)
      .filter((piece) => kind !== 'king' || !piece.closest('[aria-pressed="true"]')) // not sent yet
      .map((piece) => Number(piece.dataset.piece.split('-')[1]));
  const sorted = (list) => [...new Set(list)].sort((one, other) => one - other);
  return {
    placed: sorted(numbers('domino', false)),
    dealt: numbers('domino', true),
    kings: sorted(numbers('king', true)),
  };
}"""
_IS_SHOWN = f"expected => JSON.stringify(({_SHOWN})()) === JSON.stringify(expected)"


class Person:
    """A browser context with one page, whose errors are recorded."""

    def __init__(self, context: BrowserContext, site: str, language: str) -> None:
        self.context = context
        self.site = site
        self.language = language
        self.table = ""
        self.errors: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        context.on("console", self._record_message)
        context.on("weberror", self._record_exception)
        context.on("request", self._check_request)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open one more page in the same context."""
        page = self.context.new_page()
        page.on("websocket", self._check_socket)
        return page

    # Errors

    def allow_errors(self, *patterns: re.Pattern[str]) -> None:
        """Allow errors that a test provokes."""
        self._allowed += patterns

    def check(self) -> None:
        """Fail if there were errors that are not allowed."""
        errors = [w for w in self.errors if not any(f.search(w) for f in self._allowed)]
        assert not errors, "\n".join(errors)

    def _record_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} {message.location['url']}")

    def _record_exception(self, error: WebError) -> None:
        self.errors.append(f"error: {error.error.message} {error.error.stack}")

    def _check_request(self, request: Request) -> None:
        self._check_host(request.url)

    def _check_socket(self, socket: WebSocket) -> None:
        self._check_host(socket.url)

    def _check_host(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("blob", "data") and address.netloc != urlsplit(self.site).netloc:
            self.errors.append(f"a request to another host: {url}")

    # Requests with this browser's cookies

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Send a request to the API as the page does; return the answer."""
        answer = self.context.request.fetch(
            f"{self.site}/api/{path}",
            method=method,
            data=data,
            headers={"Origin": self.site},
            # As browsers do when the server closed an idle connection at that moment.
            max_retries=2,
        )
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, ply: int | None = None) -> View:
        """Return the table as this browser may see it."""
        query = "" if ply is None else f"?ply={ply}"
        view: View = self.ask("GET", f"tables/{self.table}{query}")
        return view

    def open(self, rules: str, *seats: dict[str, str], start: bool = True, **more: Any) -> str:
        """Open a table and start it; return its name."""
        opened = self.ask("POST", "tables", {"rules": rules, "seats": seats, **more})
        self.table = opened["table"]
        if start:
            self.ask("POST", f"tables/{self.table}/start", {})
        return self.table

    def play_by_request(self, view: View, turn: str | None = None) -> None:
        """Play a turn by request, by default the one with the most points."""
        turn = turn or best_turn(view)
        self.ask("POST", f"tables/{self.table}/turns", {"ply": view["ply"], "turn": turn})

    def finish_by_request(self, until: str = "false") -> View:
        """Play on by request, to the end or until a turn where a condition holds."""
        view: View = self.page.evaluate(_PLAY.replace("IS_ENOUGH", until), self.table)
        return view

    def next_turn(self) -> View:
        """Return the view when it is this browser's turn, or the match is over."""
        return self.finish_by_request(until="true")

    # Parts of the page

    def say(self, name: str, /, **params: object) -> str:
        """Return a message in this browser's language."""
        return texts(self.language)(name, **params)

    def button(self, name: str, /, *, exact: bool = True, **params: object) -> Locator:
        """Return the button with a message."""
        return self.page.get_by_role("button", name=self.say(name, **params), exact=exact)

    def link(self, name: str) -> Locator:
        """Return the link with a message."""
        return self.page.get_by_role("link", name=self.say(name), exact=True)

    def heading(self, text: str) -> Locator:
        """Return the page's heading, if it has this text."""
        return self.page.get_by_role("heading", level=1, name=text, exact=True)

    @property
    def lines(self) -> Locator:
        """Return the region of the dominoes on offer."""
        return self.page.get_by_role("region", name=self.say("region-lines"), exact=True)

    def card(self, domino: int) -> Locator:
        """Return a domino of the line on offer."""
        return self.lines.locator(f'button:has([data-piece="domino-{domino}"])')

    def hand(self, domino: int) -> Locator:
        """Return a domino of this round, on the card of its king."""
        return self.page.locator(f'[data-line="current"] [data-piece="domino-{domino}"]')

    @property
    def claims(self) -> Locator:
        """Return the dominoes that can be claimed now."""
        return self.lines.locator("button[aria-pressed]")

    @property
    def board(self) -> Locator:
        """Return the player's own board."""
        return self.page.get_by_role("grid")

    def cell(self, name: str) -> Locator:
        """Return a cell of the own board."""
        return self.board.locator(f'[data-cell="{name}"]')

    @property
    def held(self) -> Locator:
        """Return the cells under the ghost."""
        return self.board.locator('[aria-selected="true"]')

    def held_cells(self) -> set[str]:
        """Return the names of the cells under the ghost, once there are two."""
        expect(self.held).to_have_count(2)
        return set(self.held.evaluate_all("cells => cells.map((cell) => cell.dataset.cell)"))

    @property
    def place(self) -> Locator:
        """Return the button that puts the domino down."""
        return self.button("action-place", exact=False)

    def confirm(self, view: View, claim: int) -> Locator:
        """Return the button that sends the turn."""
        if claim:
            return self.button("action-claim", domino=claim)
        return self.button("action-discard" if is_discard(view) else "action-done")

    @property
    def dialog(self) -> Locator:
        """Return the open dialog."""
        return self.page.get_by_role("dialog")

    def read(self, locator: Locator) -> str:
        """Return the visible text of a locator."""
        return plain(locator.inner_text())

    def wait_for_view(self, view: View) -> None:
        """Wait until the page shows every piece where a view has it, and the points of all."""
        placed = {square["domino"] for k in view["kingdoms"] for square in k["squares"]}
        gone = placed | {domino for k in view["kingdoms"] for domino in k["discarded"]}
        dealt = [*(view["current_line"] or []), *(view["next_line"] or [])]
        expected = {
            "placed": sorted(placed),
            "dealt": [spot["domino"] for spot in dealt if spot["domino"] not in gone],
            "kings": sorted(
                spot["domino"]
                for spot in dealt
                if spot["domino"] not in gone and spot["king"] is not None
            ),
        }
        try:
            self.page.wait_for_function(_IS_SHOWN, arg=expected)
        except TimeoutError:
            assert self.page.evaluate(_SHOWN) == expected
            raise
        for kingdom in view["kingdoms"]:
            points = self.say("points", count=kingdom["points"])
            rival = self.page.locator(f'button[aria-label*="{points}"]')
            assert rival.count(), f"somebody has {plain(points)}"

    # Navigation

    def set_language(self, language: str) -> None:
        """Change the language as if in another tab."""
        self.language = language
        self.change_settings(language=language)

    def change_settings(self, **change: Any) -> None:
        """Change settings as if in another tab."""
        self.page.evaluate(
            """([key, change]) => {
              const kept = JSON.parse(localStorage.getItem(key));
              localStorage.setItem(key, JSON.stringify({ ...kept, ...change }));
              dispatchEvent(new StorageEvent('storage', { key }));
            }""",
            [SETTINGS, change],
        )

    def stop_time(self) -> None:
        """Stop the timers and animations of the page."""
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def leave_page(self) -> None:
        """Go to an address with nothing to draw, to play by request from there."""
        self.page.goto("/icon.svg")

    def sit(self, table: str = "") -> None:
        """Go to a table and wait until it is shown."""
        self.table = table or self.table
        self.page.goto(f"/table/{self.table}")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def sit_at(self, until: str) -> View:
        """Play by request until a turn where a condition holds, then go to the table."""
        self.leave_page()
        view = self.finish_by_request(until)
        self.sit()
        self.wait_for_turn(view)
        return view

    def wait_for_turn(self, view: View) -> None:
        """Wait until the page shows this turn, or the end."""
        if view["is_over"]:
            expect(self.link("replay-open")).to_be_visible()
            return
        if view["domino"] is not None:
            expect(self.hand(view["domino"])).to_be_visible()
            undo = self.button("action-undo").or_(self.button("action-take-back"))
            expect(undo).to_be_visible()
        expect(self.claims).to_have_count(len(claims_of(view)))

    def name_at(self, view: View, seat: int) -> str:
        """Return the name of a seat at a table: several of one name are numbered."""
        names = [face["name"] or self.say(f"level-{face['bot']}") for face in view["seats"]]
        name = names[seat]
        is_only = names.count(name) == 1
        return name if is_only else f"{name} {names[: seat + 1].count(name)}"

    def expect_standings(self, view: View) -> None:
        """Expect the end screen to show the standings in order, with ranks and points."""
        expect(self.link("replay-open")).to_be_visible()
        sheets = self.page.get_by_role("main").locator("[data-standing]")
        expect(sheets).to_have_count(len(view["standings"]))
        for standing, sheet in zip(view["standings"], sheets.all(), strict=True):
            seat = view["seats"][standing["seat"]]
            is_me = view["your_seats"] == [seat["seat"]]
            who = self.say("you") if is_me else self.name_at(view, seat["seat"])
            expect(sheet.get_by_role("heading")).to_have_text(who)
            said = plain(sheet.inner_text()).casefold()
            assert self.say(f"rank-{standing['rank']}").casefold() in said
            assert plain(self.say("points", count=standing["points"])).casefold() in said

    # Playing by mouse and touch

    def lay(self, press: Press, placement: str) -> set[str]:
        """Point at the first cell of a placement; return the cells under the ghost."""
        press(self.cell(cells_of(placement)[0]))
        return self.held_cells()

    def take_turn(self, view: View, press: Press) -> str:
        """Make a turn with cells, dominoes and buttons; return what was sent."""
        self.wait_for_turn(view)
        laid: set[str] = set()
        with self.page.expect_response(re.compile(r"/turns$")) as answered:
            if view["domino"] is not None and not is_discard(view):
                laid = self.lay(press, best_of(view["legal"]))
                press(self.place)
            choices = claims_of(view)
            claim = claim_of(best_of(choices)) if choices else 0
            if len(choices) > 1:
                press(self.card(claim))
            press(self.confirm(view, claim))
        turn = turn_of(answered.value)
        assert set(cells_of(turn)) == laid, "what was sent is what was shown"
        return turn

    def play_out(self, press: Press) -> View:
        """Play to the end with the page's controls; return the last view."""
        while True:
            view = self.next_turn()
            self.wait_for_turn(view)
            if view["is_over"]:
                return view
            self.take_turn(view, press)


def by_mouse(target: Locator) -> None:
    """Click."""
    target.click()


def by_touch(target: Locator) -> None:
    """Tap."""
    target.tap()
