"""Somebody with a browser: what they see, press and type, and what must not go wrong meanwhile."""

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
    Response,
    TimeoutError,
    WebError,
    WebSocket,
    expect,
)

from tests.browser.words import plain, texts

View = dict[str, Any]
Press = Callable[[Locator], None]

SETTINGS = "kingdomino"  # where the page keeps what somebody chose

# The page asks the server why a domino does not fit, and is told so with 422.
ASKING = re.compile(r"status of 422 .*/preview\?turn=")
# A server or a network that is away is told in the console by the browser itself.
AWAY = re.compile(
    r"net::ERR_|WebSocket connection to .* failed|WebSocket is closed before|status of 50[23]"
)

# Plays in the page, with its cookie, until the match is over or a turn is to be looked at.
_PLAY = """async (table) => {
  const path = `/api/tables/${table}`;
  const best = (choices) =>
    choices.reduce((one, other) => (other.points > one.points ? other : one)).action;
  for (;;) {
    const view = await (await fetch(path)).json();
    if (view.over || (view.legal.length && (IS_ENOUGH))) return view;
    if (view.legal.length) {
      const turn = best(view.legal) + (view.claims.length ? best(view.claims) : '');
      const body = JSON.stringify({ ply: view.ply, turn });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${path}/turns`, { method: 'POST', headers, body });
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""

_SHOWN = """(region) => {
  const lines = document.querySelector(`[aria-label="${region}"]`);
  const numbers = (kind, isLine) =>
    [...document.querySelectorAll(`[data-piece^="${kind}-"]`)]
      .filter((piece) => lines.contains(piece) === isLine)
      .filter((piece) => kind !== 'king' || !piece.closest('[aria-pressed="true"]')) // not sent yet
      .map((piece) => Number(piece.dataset.piece.split('-')[1]));
  const sorted = (list) => [...new Set(list)].sort((one, other) => one - other);
  return {
    placed: sorted(numbers('domino', false)),
    dealt: numbers('domino', true),
    kings: sorted(numbers('king', true)),
  };
}"""
_IS_SHOWN = f"""([region, expected]) =>
  JSON.stringify(({_SHOWN})(region)) === JSON.stringify(expected)"""


class Person:
    """A browser context of its own, with one page, and a watch over both."""

    def __init__(self, context: BrowserContext, site: str, language: str) -> None:
        self.context = context
        self.site = site
        self.language = language
        self.table = ""
        self.wrongs: list[str] = []
        self._forgiven = [ASKING]
        context.on("console", self._hear)
        context.on("weberror", self._stumble)
        context.on("request", self._follow)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """One more page of the same browser."""
        page = self.context.new_page()
        page.on("websocket", self._connect)
        return page

    # What must not happen

    def forgive(self, *patterns: re.Pattern[str]) -> None:
        """Say that this goes wrong on purpose."""
        self._forgiven += patterns

    def check(self) -> None:
        """Nothing went wrong that nobody looked at."""
        wrongs = [w for w in self.wrongs if not any(f.search(w) for f in self._forgiven)]
        assert not wrongs, "\n".join(wrongs)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrongs.append(f"{message.type}: {message.text} {message.location['url']}")

    def _stumble(self, error: WebError) -> None:
        self.wrongs.append(f"error: {error.error.message} {error.error.stack}")

    def _follow(self, request: Request) -> None:
        self._stay(request.url)

    def _connect(self, socket: WebSocket) -> None:
        self._stay(socket.url)

    def _stay(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("blob", "data") and address.netloc != urlsplit(self.site).netloc:
            self.wrongs.append(f"a request to another host: {url}")

    # Asking the server, with this browser's cookies

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """Ask the API as the page does; what it answers."""
        answer = self.context.request.fetch(
            f"{self.site}/api/{path}", method=method, data=data, headers={"Origin": self.site}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, ply: int | None = None) -> View:
        """The table as this browser may know it."""
        query = "" if ply is None else f"?ply={ply}"
        view: View = self.ask("GET", f"tables/{self.table}{query}")
        return view

    def open(self, rules: str, *seats: dict[str, str], start: bool = True, **more: Any) -> str:
        """Open a table, and let it begin; its name."""
        opened = self.ask("POST", "tables", {"rules": rules, "seats": seats, **more})
        self.table = opened["table"]
        if start:
            self.ask("POST", f"tables/{self.table}/start", {})
        return self.table

    def play_by_request(self, view: View, turn: str | None = None) -> None:
        """Play a turn without the page's controls: the one that makes most."""
        turn = turn or best_turn(view)
        self.ask("POST", f"tables/{self.table}/turns", {"ply": view["ply"], "turn": turn})

    def finish_by_request(self, until: str = "false") -> View:
        """Play on without the page's controls, to the end or until a turn where this holds."""
        view: View = self.page.evaluate(_PLAY.replace("IS_ENOUGH", until), self.table)
        return view

    def await_turn(self) -> View:
        """The view when it is this browser's turn, or the match is over."""
        return self.finish_by_request(until="true")

    # What is on the page

    def say(self, name: str, /, **params: object) -> str:
        """A text in this browser's language."""
        return texts(self.language)(name, **params)

    def button(self, name: str, /, *, exact: bool = True, **params: object) -> Locator:
        """The button with a text."""
        return self.page.get_by_role("button", name=self.say(name, **params), exact=exact)

    def link(self, name: str) -> Locator:
        """The link with a text."""
        return self.page.get_by_role("link", name=self.say(name), exact=True)

    def heading(self, text: str) -> Locator:
        """The heading of the page, with a text."""
        return self.page.get_by_role("heading", level=1, name=text, exact=True)

    @property
    def lines(self) -> Locator:
        """Where the dominoes lie that were dealt."""
        return self.page.get_by_role("region", name=self.say("region-lines"), exact=True)

    def card(self, domino: int) -> Locator:
        """A domino of the lines."""
        return self.lines.locator(f'button:has([data-piece="domino-{domino}"])')

    @property
    def claims(self) -> Locator:
        """The dominoes that can be claimed now."""
        return self.lines.locator("button[aria-pressed]")

    @property
    def board(self) -> Locator:
        """The own kingdom."""
        return self.page.get_by_role("grid")

    def cell(self, name: str) -> Locator:
        """A cell of the own kingdom."""
        return self.board.locator(f'[data-cell="{name}"]')

    @property
    def held(self) -> Locator:
        """The cells where the domino lies that is being placed."""
        return self.board.locator('[aria-selected="true"]')

    def held_cells(self) -> set[str]:
        """Their names, once there are two."""
        expect(self.held).to_have_count(2)
        return set(self.held.evaluate_all("cells => cells.map((cell) => cell.dataset.cell)"))

    @property
    def place(self) -> Locator:
        """Lays the domino down."""
        return self.button("action-place", exact=False)

    @property
    def dialog(self) -> Locator:
        """What lies over the page."""
        return self.page.get_by_role("dialog")

    def read(self, locator: Locator) -> str:
        """A text as it is read."""
        return plain(locator.inner_text())

    def await_same(self, view: View) -> None:
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
            self.page.wait_for_function(_IS_SHOWN, arg=[self.say("region-lines"), expected])
        except TimeoutError:
            assert self.page.evaluate(_SHOWN, self.say("region-lines")) == expected
            raise
        for kingdom in view["kingdoms"]:
            points = self.say("points", count=kingdom["points"])
            rival = self.page.locator(f'button[aria-label*="{points}"]')
            assert rival.count(), f"somebody has {plain(points)}"

    # Going somewhere

    def speak(self, language: str) -> None:
        """Choose a language as if in another tab: what is shown here is in it at once."""
        self.language = language
        self.page.evaluate(
            """([key, language]) => {
              const kept = JSON.parse(localStorage.getItem(key));
              localStorage.setItem(key, JSON.stringify({ ...kept, language }));
              dispatchEvent(new StorageEvent('storage', { key }));
            }""",
            [SETTINGS, language],
        )

    def rest(self) -> None:
        """Go where there is next to nothing to draw, to play on from there by request."""
        self.page.goto("/icon.svg")

    def sit(self, table: str = "") -> None:
        """Go to a table, and wait until it is shown."""
        self.table = table or self.table
        self.page.goto(f"/table/{self.table}")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def sit_at(self, until: str) -> View:
        """Play on out of sight of the page until a turn where this holds, and sit down to it."""
        self.rest()
        view = self.finish_by_request(until)
        self.sit()
        self.await_shown(view)
        return view

    def await_shown(self, view: View) -> None:
        """Wait until the page shows this turn of this browser's, or the end."""
        if view["over"]:
            expect(self.link("replay-open")).to_be_visible()
            return
        if view["domino"] is not None:
            expect(self.card(view["domino"])).to_be_enabled()
        expect(self.claims).to_have_count(len(claims_of(view)))

    def name_at(self, view: View, seat: int) -> str:
        """What a seat is called at a table: those of one name are numbered."""
        names = [face["name"] or self.say(f"level-{face['bot']}") for face in view["seats"]]
        name = names[seat]
        is_only = names.count(name) == 1
        return name if is_only else f"{name} {names[: seat + 1].count(name)}"

    def sees_standings(self, view: View) -> None:
        """The end screen says what the API says: in this order, with these ranks and points."""
        expect(self.link("replay-open")).to_be_visible()
        table = self.page.get_by_role("table")
        sheets = self.page.get_by_role("main").locator("section", has=table)
        expect(sheets).to_have_count(len(view["standings"]))
        for standing, sheet in zip(view["standings"], sheets.all(), strict=True):
            seat = view["seats"][standing["seat"]]
            is_me = view["yours"] == [seat["seat"]]
            who = self.say("you") if is_me else self.name_at(view, seat["seat"])
            expect(sheet.get_by_role("heading")).to_have_text(who)
            said = plain(sheet.inner_text()).casefold()
            assert self.say(f"rank-{standing['rank']}").casefold() in said
            assert plain(self.say("points", count=standing["points"])).casefold() in said

    # Playing by pointing

    def lay(self, press: Press, placement: str) -> set[str]:
        """Point at where a placement begins; where the domino lies then."""
        press(self.cell(cells_of(placement)[0]))
        return self.held_cells()

    def take_turn(self, view: View, press: Press) -> str:
        """Make a turn by pointing at cells, dominoes and buttons; the turn that was sent."""
        self.await_shown(view)
        laid: set[str] = set()
        with self.page.expect_response(re.compile(r"/turns$")) as answered:
            if view["domino"] is not None and not is_discard(view):
                laid = self.lay(press, best_of(view["legal"]))
                press(self.place)
            choices = claims_of(view)
            if len(choices) > 1:
                claim = claim_of(best_of(choices))
                press(self.card(claim))
                press(self.button("action-claim", domino=claim))
            elif is_discard(view) or not laid:
                name = "action-claim" if choices else "action-discard"
                press(self.button(name, domino=claim_of(choices[0]["action"]) if choices else 0))
        turn = turn_of(answered.value)
        assert set(cells_of(turn)) == laid, "what was sent is what was shown"
        return turn

    def play_out(self, press: Press) -> View:
        """Play to the end by pointing; the last view."""
        while True:
            view = self.await_turn()
            self.await_shown(view)
            if view["over"]:
                return view
            self.take_turn(view, press)


def by_mouse(target: Locator) -> None:
    """Click."""
    target.click()


def by_touch(target: Locator) -> None:
    """Tap."""
    target.tap()


def turn_of(answer: Response) -> str:
    """The turn that was sent, if it was played."""
    assert answer.ok, answer.text()
    sent: Any = answer.request.post_data_json
    turn: str = sent["turn"]
    return turn


def cells_of(turn: str) -> list[str]:
    """The cells of a placement.

    >>> cells_of("13:g8h8>28"), cells_of("13:--"), cells_of(">28")
    (['g8', 'h8'], [], [])
    """
    return re.findall(r"[a-m]\d+", turn.split(">", maxsplit=1)[0].partition(":")[2])


def claim_of(action: str) -> int:
    """The domino of a claim."""
    return int(action.partition(">")[2])


def claims_of(view: View) -> list[View]:
    """What can be claimed with this turn."""
    choices: list[View] = view["legal"] if view["domino"] is None else view["claims"]
    return choices


def is_discard(view: View) -> bool:
    """Whether the domino fits nowhere."""
    return any(choice["action"].endswith(":--") for choice in view["legal"])


def best_of(choices: list[View]) -> str:
    """The action that makes most."""
    action: str = max(choices, key=lambda choice: int(choice["points"]))["action"]
    return action


def best_turn(view: View) -> str:
    """The turn that makes most, with a claim if there is one."""
    claim = best_of(view["claims"]) if view["claims"] else ""
    return best_of(view["legal"]) + claim
