"""Every language, one of them from right to left."""

import pytest
from playwright.sync_api import Locator, expect

from kingdomino.locales import LANGUAGES
from tests.browser.actions import best_of
from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.person import Person, by_mouse
from tests.browser.screens import BOT


def left_of(target: Locator) -> float:
    """Return the left edge of an element on the screen."""
    box = target.bounding_box()
    assert box is not None
    return box["x"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language(new_visitor: NewVisitor, language: str) -> None:
    person = new_visitor(
        language, locale=f"{language}-{language.upper()}", settings={"language": ""}
    )
    person.page.goto("/")
    expect(person.button("play-now")).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    direction = LANGUAGES[language].direction
    expect(person.page.locator("html")).to_have_attribute("dir", direction)


@pytest.mark.slow
def test_a_game_in_hebrew_from_the_start_to_the_end(new_visitor: NewVisitor) -> None:
    ruth = new_visitor("he", settings={"name": "רות", "level": "page"})
    ruth.page.goto("/")
    ruth.button("play-now").click()
    expect(ruth.lines).to_be_visible()
    ruth.table = ruth.page.url.rpartition("/")[2]
    assert ruth.look()["seats"][0]["name"] == "רות"
    ruth.take_turn(ruth.next_turn(), by_mouse)
    view = ruth.finish_by_request(until="view.domino !== null")
    ruth.wait_for_turn(view)

    assert left_of(ruth.lines) < left_of(ruth.board), "the page is mirrored"
    assert left_of(ruth.cell("f7")) < left_of(ruth.cell("g7")), "the map is not"
    keyboard = Keyboard(ruth)
    keyboard.walk("h7")
    keyboard.press("ArrowLeft")
    assert keyboard.focus()["cell"] == "g7"

    ruth.take_turn(view, by_mouse)
    ruth.expect_standings(ruth.finish_by_request())


@pytest.mark.slow
def test_the_language_changes_in_the_middle_of_a_turn_and_the_domino_stays(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    view = ann.sit_at("view.domino !== null && view.claims.length > 1")
    laid = ann.lay(by_mouse, best_of(view["legal"]))
    for language in ("he", "ru"):
        ann.button("menu").click()
        ann.page.get_by_role("combobox", name=ann.say("setting-language")).select_option(language)
        ann.language = language
        expect(ann.dialog.get_by_role("heading")).to_have_text(ann.say("menu"))
        ann.button("close").click()
        expect(ann.heading(ann.say("prompt-place"))).to_be_visible()
        assert ann.held_cells() == laid
        expect(ann.place).to_be_enabled()
    ann.place.click()
    ann.page.reload()
    expect(ann.heading(ann.say("prompt-place"))).to_be_visible()
    ann.take_turn(view, by_mouse)


@pytest.mark.slow
def test_what_is_chosen_in_one_tab_counts_in_the_other(ann: Person) -> None:
    ann.page.goto("/")
    tab = ann.context.new_page()
    tab.goto("/")
    tab.get_by_role("button", name="Română", exact=True).click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "ro")
    # This tab must not overwrite the other tab's setting.
    ann.page.get_by_role("button", name="English", exact=True).click()
    expect(tab.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.slow
def test_a_domino_that_does_not_fit_is_explained_in_the_readers_language(
    new_visitor: NewVisitor,
) -> None:
    ivan = new_visitor("bg")
    ivan.open("classic/2", {"name": "Иван"}, BOT)
    ivan.sit_at("view.domino !== null")
    ivan.cell("g7").click()
    expect(ivan.page.get_by_text(ivan.say("refusal-occupied"), exact=True)).to_be_visible()
