"""Every screen, and how to reach it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.sync_api import expect

from kingdomino import analysis
from tests.browser.actions import View, best_of, best_turn
from tests.browser.person import AWAY, Person, by_mouse
from tests.browser.turns import make_turn_by

BOT: Final = {"bot": "page"}
MIDDLE = 4  # a round when kingdoms have taken shape


class Absent:
    """A player at a table without a browser."""

    def __init__(self, site: str, table: str, name: str) -> None:
        # Loading certificates would take longer than a whole game. A connection that is kept may
        # be closed by the server while the next request is on its way.
        self._client = httpx.Client(
            base_url=f"{site}/api/tables/{table}",
            verify=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        self._client.headers["authorization"] = f"Bearer {self._post('/join', name=name)['token']}"

    def look(self) -> View:
        """Return their view."""
        view: View = self._client.get("").json()
        return view

    def play(self) -> None:
        """Play the turn with the most points."""
        view = self.look()
        self._post("/turns", ply=view["ply"], turn=best_turn(view))

    def _post(self, path: str, **data: Any) -> Any:
        answer = self._client.post(path, json=data)
        assert answer.is_success, answer.text
        return answer.json()


@dataclass(frozen=True)
class Screen:
    """A screen, and how to reach it."""

    show: Callable[[Person], None]
    """Go there; repeatable, in any language and size."""
    prepare: Callable[[Person], None] | None = None
    """What has to be done once before."""

    def reach(self, person: Person) -> None:
        """Prepare the screen and show it."""
        if self.prepare is not None:
            self.prepare(person)
        self.show(person)


def _at(path: str) -> Screen:
    def show(person: Person) -> None:
        person.page.goto(path)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()

    return Screen(show)


def _playing(rules: str, until: str) -> Callable[[Person], None]:
    """Play against bots until a turn where a condition holds."""

    def prepare(person: Person) -> None:
        bots = [BOT] * (int(rules.partition("/")[2]) - 1)
        while True:  # not every game has such a turn
            person.open(rules, {"name": "Ann"}, *bots)
            person.leave_page()
            view = person.finish_by_request(until)
            if until == "false" or not view["is_over"]:
                break

    return prepare


_in_the_middle = _playing(
    "classic/3",
    f"view.round >= {MIDDLE} && view.domino !== null && view.claims.length > 1"
    " && view.legal.every(({ action }) => !action.endsWith('--'))",
)


def _open_lobby(person: Person) -> None:
    person.open("tournament/3", {"name": "Ann"}, {}, BOT, start=False)


def _show_lobby(person: Person) -> None:
    person.sit()
    expect(person.button("lobby-close")).to_be_visible()


def _invite(person: Person) -> None:
    _open_lobby(person)
    person.context.clear_cookies()


def _show_invitation(person: Person) -> None:
    person.sit()
    expect(person.button("sit-down")).to_be_visible()


def _show_turn(person: Person) -> None:
    person.sit()
    person.wait_for_turn(person.next_turn())


def _show_placing(person: Person) -> None:
    _show_turn(person)
    person.lay(by_mouse, best_of(person.look()["legal"]))


def _show_hint(person: Person) -> None:
    _show_turn(person)
    person.button("coach-hint").click()
    expect(person.page.locator("button[data-option]").first).to_be_visible()


def _show_claiming(person: Person) -> None:
    _show_placing(person)
    person.place.click()
    person.claims.first.click()


def _wait(person: Person) -> None:
    """Play until it is somebody else's turn."""
    person.open("mighty-duel/2", {"name": "Ann"}, {}, start=False)
    bob = Absent(person.site, person.table, "Bob")
    person.ask("POST", f"tables/{person.table}/start", {})
    while (view := person.look())["round"] < MIDDLE or view["actor"] == 0:
        if view["actor"] == 0:
            person.play_by_request(view)
        else:
            bob.play()


def _show_waiting(person: Person) -> None:
    person.sit()
    expect(person.lines).to_be_visible()


def _show_menu(person: Person) -> None:
    _show_turn(person)
    person.button("menu").click()
    expect(person.dialog).to_be_visible()


def _show_kingdom(person: Person) -> None:
    _show_turn(person)
    cards = person.page.get_by_role("region", name=person.say("region-players"), exact=True)
    cards.get_by_role("button").last.click()
    expect(person.dialog).to_be_visible()


def _show_handover(person: Person) -> None:
    person.open("classic/2", {"name": "Ann"}, {"name": "Bob"})
    _show_turn(person)
    person.change_settings(passDevice=True)
    person.finish_by_request(until=f"view.actor !== {person.look()['actor']}")
    expect(person.dialog).to_be_visible()


def _show_interlude(person: Person) -> None:
    person.open("dynasty/2", {"name": "Ann"}, BOT)
    person.sit()
    person.finish_by_request(until="view.game === 2")
    expect(person.dialog).to_be_visible()


def _show_end(person: Person) -> None:
    person.sit()
    expect(person.link("replay-open")).to_be_visible()
    expect(person.page.locator("[data-lead]").first).to_be_visible()  # the history was fetched


def _show_verdict(person: Person) -> None:
    _show_end(person)
    person.button("share").click()
    person.button("verify-open").click()
    expect(person.dialog.get_by_text(person.say("verify-fair"))).to_be_visible()


def _show_share(person: Person) -> None:
    _show_end(person)
    person.button("share").click()
    expect(person.button("record-copy")).to_be_visible()


def _show_replay(person: Person) -> None:
    person.page.goto(f"/replay/{person.table}")
    slider = person.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill(str(person.look()["ply"] * 2 // 3))
    kingdoms = person.page.locator("main section[data-last]")
    expect(kingdoms.locator('[data-piece^="domino-"]').first).to_be_visible()


def _show_review(person: Person) -> None:
    person.page.goto(f"/review/{person.table}?quality=quick")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(person.page.locator("main progress")).to_have_count(0, timeout=120_000)


def _show_puzzle(person: Person) -> None:
    person.page.goto("/puzzles?number=20")
    expect(person.heading(person.say("puzzle-prompt"))).to_be_visible()


def _show_solution(person: Person) -> None:
    puzzle = analysis.load_puzzles()[19]
    _show_puzzle(person)
    make_turn_by(person, by_mouse, puzzle.other)
    person.button("puzzle-show").click()
    expect(person.heading(person.say("puzzle-solution"))).to_be_visible()


def _show_analysis(person: Person) -> None:
    person.page.goto(f"/analysis?table={person.table}#22")
    values = person.page.get_by_role("region", name=person.say("board-best"), exact=True)
    expect(values.get_by_role("listitem").first).to_be_visible()


def _show_learn(person: Person) -> None:
    person.page.goto("/learn")
    expect(person.page.get_by_role("note")).to_be_visible()


def _show_own_table(person: Person) -> None:
    """Show the menu of a table that is kept in the browser: none can be opened on the server."""
    person.allow_errors(AWAY)
    person.page.route("**/api/tables", lambda route: route.abort())
    person.page.goto("/")
    person.button("play-now").click()
    person.button("menu").click()
    expect(person.dialog.get_by_text(person.say("local-about"))).to_be_visible()


def _show_settings(person: Person) -> None:
    person.page.goto("/")
    person.button("settings-open").click()
    expect(person.dialog).to_be_visible()


def _keep_games(person: Person) -> None:
    """Keep enough games for plots: one that was played, and copies of it from a file."""
    _playing("tournament/3", "false")(person)
    (game,) = person.ask("GET", "my/games")["finished"]
    own, bot, other = game["seats"]
    with_friend = [own, bot | {"name": "Ilan", "bot": None}, other]
    copies = [
        game
        | {"table": f"copy{number}", "ended_at": game["ended_at"] - number * 40_000}
        | {"seats": with_friend if number % 4 == 0 else game["seats"]}
        for number in range(1, 13)
    ]
    for first in range(0, len(copies), 6):
        person.ask("POST", "my/games", {"matches": copies[first : first + 6]})


def _keep_all_kinds(person: Person) -> None:
    """Keep one game of each kind; those at daily deals and with people come from a file."""
    _playing("classic/4", "false")(person)
    (game,) = person.ask("GET", "my/games")["finished"]
    own, *bots = game["seats"]
    copies: dict[str, dict[str, Any]] = {
        "counted": {"daily": "counted"},
        "practice": {"daily": "practice"},
        "friend": {"seats": [own, bots[0] | {"name": "Ilan", "bot": None}, *bots[1:]]},
    }
    for number, (table, change) in enumerate(copies.items(), 1):
        match = game | {"table": table, "ended_at": game["ended_at"] - number * 40_000} | change
        person.ask("POST", "my/games", {"matches": [match]})
    printed = {"rules": "classic/2", "seat": 0, "names": ["Ann", "Ilan"]}
    kingdoms = [[["13:i7j7", "2:h7h8", "1:g8g9"], ["48:g8h8"]]]
    for game_id in ("printed1", "printed2"):
        person.ask("PUT", f"my/games/{game_id}", printed | {"games": kingdoms})


def _finish_daily(person: Person) -> None:
    person.leave_page()
    person.table = person.ask("POST", "daily/play", {"name": "Ann"})["table"]
    person.finish_by_request()


def _show_daily_result(person: Person) -> None:
    person.page.goto("/daily")
    card = person.page.get_by_role("img", name=person.say("daily-card"), exact=True)
    expect(card).to_be_visible()


def _show_games(person: Person) -> None:
    person.page.goto("/games")
    expect(person.page.locator("[data-game]").first).to_be_visible()


def _show_nowhere(person: Person) -> None:
    """Show an unknown address."""
    person.page.goto("/")
    person.page.evaluate("history.pushState(null, '', '/nothing/here')")
    person.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(person.heading(person.say("not-found"))).to_be_visible()


SCREENS: Final = {
    "home": _at("/"),
    "new": _at("/new?with=friends"),
    "watch": _at("/watch"),
    "score": _at("/score"),
    "daily": _at("/daily"),
    "daily-result": Screen(_show_daily_result, _finish_daily),
    "rules": _at("/rules"),
    "learn": Screen(_show_learn),
    "settings": Screen(_show_settings),
    "lobby": Screen(_show_lobby, _open_lobby),
    "invited": Screen(_show_invitation, _invite),
    "opening": Screen(_show_turn, _playing("classic/4", "true")),
    "placing": Screen(_show_placing, _in_the_middle),
    "hint": Screen(_show_hint, _in_the_middle),
    "claiming": Screen(_show_claiming, _in_the_middle),
    "waiting": Screen(_show_waiting, _wait),
    "menu": Screen(_show_menu, _in_the_middle),
    "own-table": Screen(_show_own_table),
    "kingdom": Screen(_show_kingdom, _in_the_middle),
    "handover": Screen(_show_handover),
    "interlude": Screen(_show_interlude),
    "end": Screen(_show_end, _playing("tournament/3", "false")),
    "duel-end": Screen(_show_end, _playing("classic/2", "false")),
    "dynasty-end": Screen(_show_end, _playing("dynasty/2", "false")),
    "share": Screen(_show_share, _playing("classic/2", "false")),
    "verdict": Screen(_show_verdict, _playing("classic/2", "false")),
    "replay": Screen(_show_replay, _playing("classic/4", "false")),
    "review": Screen(_show_review, _playing("classic/2", "false")),
    "puzzle": Screen(_show_puzzle),
    "solution": Screen(_show_solution),
    "analysis": Screen(_show_analysis, _playing("classic/2", "false")),
    "paste": _at("/analysis"),
    "games": Screen(_show_games, _keep_games),
    "game-kinds": Screen(_show_games, _keep_all_kinds),
    "no-games": _at("/games"),
    "not-found": Screen(_show_nowhere),
}
"""By name, in the order in which a visitor may see them."""
