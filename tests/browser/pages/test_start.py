"""From the start to a table, and what a browser remembers."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.person import AWAY, SETTINGS, Person, by_mouse
from tests.browser.screens import BOT, SCREENS
from tests.browser.words import plain


def table_of(person: Person) -> str:
    """The table whose page is shown."""
    expect(person.page).to_have_url(re.compile("/table/[a-z0-9]+$"))
    return person.page.url.rpartition("/")[2]


def test_one_click_starts_a_game_against_a_bot(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"name": "Ann", "level": "page"})
    ann.page.goto("/")
    ann.button("play-now").click()
    expect(ann.lines).to_be_visible()
    ann.table = table_of(ann)
    view = ann.next_turn()
    assert [(seat["name"], seat["bot"]) for seat in view["seats"]] == [("Ann", None), ("", "page")]
    ann.take_turn(view, by_mouse)


@pytest.mark.slow
def test_every_page_is_reached_from_the_start_and_leads_back(ann: Person) -> None:
    ann.page.goto("/")
    for name, path in (("learn", "/learn"), ("rules-open", "/rules"), ("watch", "/watch")):
        ann.link(name).click()
        expect(ann.page).to_have_url(ann.site + path)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        ann.page.go_back()
        expect(ann.button("play-now")).to_be_visible()
    ann.page.go_forward()
    expect(ann.page).to_have_url(ann.site + "/watch")


# Goes back to the start in the very moment in which a page begins to connect to its table.
_LEAVE_AT_ONCE = """
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener('close', () => { document.body.dataset.hasHungUp = 'yes' });
    queueMicrotask(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }
};
"""


@pytest.mark.slow
def test_a_table_left_before_it_is_connected_hangs_up_in_silence(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.page.add_init_script(_LEAVE_AT_ONCE)
    ann.page.goto(f"/table/{ann.table}")
    expect(ann.button("play-now")).to_be_visible()
    expect(ann.page.locator("body")).to_have_attribute("data-has-hung-up", "yes")


@pytest.mark.slow
def test_the_first_game_is_started_by_keyboard_alone(ann: Person) -> None:
    ann.page.goto("/")
    keyboard = Keyboard(ann)
    keyboard.reach(ann.button("play-now"))
    keyboard.press("Enter")
    expect(ann.lines).to_be_visible()


@pytest.mark.slow
def test_a_new_table_has_the_rules_that_were_chosen(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"level": "page"})
    ann.page.goto("/new")
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.page.get_by_role("radio", name=re.compile(ann.say("preset-dynasty"))).check()
    ann.page.get_by_role("switch", name=re.compile(ann.say("bonus-harmony"))).check()
    ann.page.get_by_role("radio", name=ann.say("opening-drawer")).check()
    ann.page.get_by_role("combobox", name=ann.say("new-clock")).select_option(
        ann.say("clock-minutes", count=5)
    )
    ann.page.get_by_role("textbox", name=ann.say("name-field"), exact=True).fill("Zoë")
    ann.button("new-start").click()
    expect(ann.lines).to_be_visible()
    ann.table = table_of(ann)
    view = ann.look()
    rules = view["rules"]
    assert (rules["players"], rules["games"], rules["harmony"]) == (3, 3, True)
    assert rules["opening"] == "drawer"
    assert view["clock"]["seconds"] == 300
    assert [seat["name"] or seat["bot"] for seat in view["seats"]] == ["Zoë", "page", "page"]
    expect(ann.page.get_by_role("timer")).to_be_visible()


@pytest.mark.slow
def test_the_start_page_has_its_own_opponents(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"name": "Ann", "level": "squire"})
    ann.page.goto("/new")
    who = ann.page.get_by_role(
        "combobox", name=ann.say("seat-who", number=2, colour=ann.say("colour-yellow"))
    )
    who.select_option("regent")
    expect(ann.page.get_by_text(ann.say("level-regent-about"))).to_be_visible()
    ann.page.goto("/")
    level = ann.page.get_by_role("combobox", name=ann.say("play-now-level"))
    expect(level).to_have_value("squire")
    expect(level).to_have_accessible_description(ann.say("level-squire-about"))
    level.select_option("page")
    expect(level).to_have_accessible_description(ann.say("level-page-about"))
    count = ann.page.get_by_role("group", name=ann.say("play-now-opponents"))
    count.get_by_role("radio", name="3", exact=True).check()
    ann.button("play-now").click()
    expect(ann.lines).to_be_visible()
    ann.table = table_of(ann)
    assert [seat["bot"] for seat in ann.look()["seats"]] == [None, "page", "page", "page"]


@pytest.mark.slow
def test_rules_that_were_changed_are_no_longer_called_by_the_preset(ann: Person) -> None:
    ann.page.goto("/new")

    def preset(name: str) -> Locator:
        title = re.escape(ann.say(f"preset-{name}"))
        return ann.page.get_by_role("radio", name=re.compile(f"^{title}"))

    changed = ann.page.get_by_role("radio", name=re.compile(ann.say("rules-changed")))
    summary = ann.page.locator("form p", has_text=ann.say("rules-opening-owner"))
    expect(changed).to_be_disabled()
    preset("tournament").check()
    expect(summary).to_contain_text(
        ann.say("rules-middle-kingdom-full-box", bonus=ann.say("bonus-middle-kingdom"))
    )
    ann.page.get_by_role("switch", name=re.compile(ann.say("bonus-harmony"))).uncheck()
    expect(changed).to_be_checked()
    expect(summary).to_contain_text(ann.say("rules-changed"))
    expect(summary).not_to_contain_text(ann.say("preset-tournament"))
    ann.page.get_by_role("radio", name=ann.say("middle-kingdom-symmetric")).check()
    expect(summary).to_contain_text(
        ann.say("rules-middle-kingdom-symmetric", bonus=ann.say("bonus-middle-kingdom"))
    )
    ann.page.get_by_role("switch", name=re.compile(ann.say("bonus-middle-kingdom"))).uncheck()
    expect(preset("classic")).to_be_checked()
    ann.page.get_by_role("switch", name=re.compile(ann.say("preset-dynasty"))).check()
    expect(preset("dynasty")).to_be_checked()
    ann.page.get_by_role("radio", name=ann.say("opening-drawer")).check()
    expect(preset("dynasty")).to_be_checked()
    expect(ann.page.locator("form p", has_text=ann.say("rules-opening-drawer"))).to_be_visible()


@pytest.mark.slow
def test_what_is_not_available_says_why(ann: Person) -> None:
    ann.page.goto("/new")
    why = plain(ann.say("only-for", players=ann.say("players", count=2)))
    for_two = [
        ann.page.get_by_role("radio", name=re.compile(ann.say("preset-mighty-duel"))),
        ann.page.get_by_role("radio", name=re.compile(ann.say("preset-demo"))),
        ann.page.get_by_role("switch", name=re.compile(ann.say("preset-mighty-duel"))),
        ann.page.get_by_role("radio", name=re.compile(ann.say("opening-abba"))),
    ]
    for choice in for_two:
        expect(choice).to_be_enabled()
    for_two[0].check()
    ann.page.get_by_role("radio", name="3", exact=True).check()
    for choice in for_two:
        expect(choice).to_be_disabled()
        assert why in plain(choice.locator("xpath=ancestor::label").inner_text())
    classic = ann.page.get_by_role("radio", name=re.compile(ann.say("preset-classic-about")))
    expect(classic).to_be_checked()


@pytest.mark.slow
def test_open_public_tables_are_on_the_start_page(ann: Person, new_visitor: NewVisitor) -> None:
    ann.open("classic/3", {"name": "Anneliese"}, {}, BOT, start=False, is_public=True)
    bob = new_visitor(settings={"name": "Bob"})
    bob.page.goto("/")
    tables = bob.page.get_by_role("region", name=bob.say("open-tables"))
    table = tables.get_by_role("link", name=re.compile("Anneliese"))
    expect(table).to_contain_text(bob.say("sit-down"))
    table.click()
    assert table_of(bob) == ann.table
    bob.button("sit-down").click()
    expect(bob.button("leave")).to_be_visible()
    # A table of one's own is not offered; with no other, one for everybody can be opened.
    ann.ask("POST", f"tables/{ann.table}/abandon")
    bob.page.goto("/")
    tables.get_by_role("link", name=bob.say("open-tables-none")).click()
    everybody = bob.page.get_by_role("radio", name=bob.say("visible-all"))
    expect(everybody).to_be_checked()


@pytest.mark.slow
def test_every_preset_can_be_chosen(ann: Person) -> None:
    ann.page.goto("/new")
    for preset in ann.ask("GET", "choices")["presets"]:
        choice = ann.page.get_by_role("radio", name=re.compile(ann.say(f"preset-{preset}-about")))
        choice.check()
        expect(choice).to_be_checked()


@pytest.mark.slow
def test_people_at_one_screen_start_from_the_start_page(ann: Person) -> None:
    ann.page.goto("/")
    ann.page.get_by_role("link", name=ann.say("on-this-screen")).click()
    ann.page.get_by_role("textbox", name=ann.say("name-field"), exact=True).fill("Ann")
    ann.page.get_by_role("textbox", name=ann.say("seat-name", number=2)).fill("Bob")
    ann.button("new-start").click()
    expect(ann.lines).to_be_visible()
    ann.table = table_of(ann)
    view = ann.look()
    assert view["your_seats"] == [0, 1]
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob"]


@pytest.mark.slow
def test_a_public_table_is_found_and_watched(ann: Person, new_visitor: NewVisitor) -> None:
    ann.open("classic/2", {"name": "Anneliese"}, BOT, is_public=True)
    guest = new_visitor()
    guest.page.goto("/watch")
    guest.page.get_by_role("link", name=re.compile("Anneliese")).first.click()
    expect(guest.lines).to_be_visible()
    assert table_of(guest) == ann.table
    expect(guest.button("action-undo")).to_have_count(0)


@pytest.mark.slow
def test_bots_play_for_whoever_watches(new_visitor: NewVisitor) -> None:
    guest = new_visitor(settings={"level": "page"})
    guest.page.goto("/watch")
    guest.button("watch-start").click()
    expect(guest.page).to_have_url(re.compile("/replay/[a-z0-9]+"))
    found = re.search("/replay/([a-z0-9]+)", guest.page.url)
    assert found
    guest.table = found[1]
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value(re.compile("[3-9]"))  # it plays by itself
    guest.next_turn()
    expect(slider).to_have_attribute("max", str(guest.look()["ply"]))


@pytest.mark.slow
def test_an_unfinished_game_is_taken_up_again_from_the_start_page(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    ann.wait_for_turn(ann.next_turn())
    ann.page.goto("/")
    games = ann.page.get_by_role("region", name=ann.say("continue"))
    game = games.get_by_role("link").filter(has_text=ann.say("your-turn"))
    expect(game).to_be_visible()
    game.click()
    assert table_of(ann) == ann.table
    ann.take_turn(ann.next_turn(), by_mouse)


@pytest.mark.slow
def test_a_name_is_kept(ann: Person) -> None:
    ann.page.goto("/")
    ann.page.get_by_role("button", name=ann.say("name-change")).click()
    ann.page.get_by_role("textbox", name=ann.say("name-field")).fill("Ségolène")
    ann.button("name-keep").click()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=re.compile("Ségolène"))).to_be_visible()


@pytest.mark.slow
def test_settings_work_at_once_and_are_kept(ann: Person) -> None:
    ann.page.goto("/")
    page = ann.page.locator("html")
    ann.button("settings-open").click()
    ann.page.get_by_role("combobox", name=ann.say("setting-theme")).select_option("dark")
    expect(page).to_have_attribute("data-theme", "dark")
    ann.page.get_by_role("checkbox", name=ann.say("setting-contrast")).check()
    expect(page).to_have_attribute("data-contrast", "more")
    ann.page.get_by_role("combobox", name=ann.say("setting-language")).select_option("el")
    expect(page).to_have_attribute("lang", "el")
    ann.language = "el"
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    ann.page.reload()
    expect(ann.button("play-now")).to_be_visible()
    for name, value in (("data-theme", "dark"), ("data-contrast", "more"), ("lang", "el")):
        expect(page).to_have_attribute(name, value)


@pytest.mark.slow
def test_the_focus_comes_back_from_a_dialog(ann: Person) -> None:
    SCREENS["opening"].reach(ann)
    keyboard = Keyboard(ann)
    menu = ann.button("menu")
    keyboard.reach(menu)
    keyboard.press("Enter")
    expect(ann.dialog).to_be_visible()
    inside = "document.activeElement.closest('dialog') !== null"
    for _ in range(30):
        keyboard.press("Tab")
        is_out = ann.page.evaluate("document.activeElement === document.body")
        assert is_out or ann.page.evaluate(inside), "Tab does not go behind the dialog"
    keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    expect(menu).to_be_focused()


@pytest.mark.slow
def test_the_page_opens_without_a_network_once_it_was_seen(ann: Person) -> None:
    ann.allow_errors(AWAY)
    ann.page.goto("/")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    ann.page.reload()
    expect(ann.button("play-now")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.button("play-now")).to_be_visible()
    # Whoever waits for others needs the server; a game against bots does not.
    ann.page.goto("/new?with=friends")
    ann.button("new-open").click()
    expect(ann.page.get_by_text(ann.say("server-away"))).to_be_visible()
    ann.page.goto("/")
    ann.button("play-now").click()
    expect(ann.lines).to_be_visible()


@pytest.mark.slow
def test_a_learner_is_led_through_a_real_game(ann: Person) -> None:
    ann.page.goto("/learn")
    card = ann.page.get_by_role("note")
    expect(card).to_contain_text(ann.say("lesson-step", step=1, steps=8))
    kept = ann.page.evaluate("key => JSON.parse(localStorage.getItem(key)).tables", SETTINGS)
    ann.table = kept[0]
    for step in (1, 2, 3):
        while True:
            view = ann.next_turn()
            placed = len(view["kingdoms"][view["actor"]]["placed"])
            if (view["round"] > 0) + placed + 1 > step:
                break
            ann.take_turn(view, by_mouse)
        expect(card).to_contain_text(ann.say("lesson-step", step=step + 1, steps=8))
    ann.page.reload()
    expect(card).to_contain_text(ann.say("lesson-step", step=4, steps=8))
    ann.button("lesson-leave").click()
    assert table_of(ann) == ann.table
    expect(card).to_have_count(0)
    expect(ann.lines).to_be_visible()
