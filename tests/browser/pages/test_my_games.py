"""*My games*: the list, the plots, and the file."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine

from kingdomino.storage.sql_schema import reviews
from tests.browser.conftest import NewVisitor
from tests.browser.person import AWAY, Person
from tests.browser.screens import BOT, SCREENS
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow


def test_games_are_kept_saved_erased_and_brought_back(ann: Person, tmp_path: Path) -> None:
    ann.page.goto("/")
    ann.link("my-games").click()
    expect(ann.page.get_by_text(ann.say("games-empty"))).to_be_visible()
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.finish_by_request()
    finished = ann.table
    ann.open("classic/2", {"name": "Ann"}, {"name": "Bob"})
    ann.page.reload()
    row = ann.page.locator(f'[data-game="{finished}"]')
    own = ann.ask("GET", f"tables/{finished}")["kingdoms"][0]["points"]
    expect(row).to_contain_text(str(own))
    expect(row).to_contain_text(ann.say("level-page"))
    running = ann.page.locator(f'a[href="/table/{ann.table}"]')
    expect(running).to_contain_text(ann.say("your-turn"))
    # One game makes a list and a kingdom, but no plot.
    expect(ann.page.get_by_role("heading", name=ann.say("games-best"))).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.say("games-head"))).to_have_count(0)
    with ann.page.expect_download() as download:
        ann.button("games-save").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert [game["table"] for game in json.loads(file.read_text())["games"]] == [finished]
    ann.button("games-erase").click()
    ann.dialog.get_by_role("button", name=ann.say("games-erase-yes"), exact=True).click()
    expect(ann.page.get_by_text(ann.say("games-empty"))).to_be_visible()
    assert ann.ask("GET", "my/games")["finished"] == []
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    ann.page.locator("input[type=file]").set_input_files(wrong)
    expect(ann.page.get_by_text(ann.say("games-bad-file"))).to_be_visible()
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(row).to_be_visible()
    row.get_by_role("link", name=ann.say("replay-title"), exact=True).click()
    expect(ann.page).to_have_url(f"{ann.site}/replay/{finished}")


def test_plots_tables_filters_and_tabs(ann: Person) -> None:
    SCREENS["games"].reach(ann)
    games = ann.page.locator("[data-game]")
    total = len(ann.ask("GET", "my/games")["finished"])
    expect(games).to_have_count(10)
    ann.button("games-older", count=total - 10).click()
    expect(games).to_have_count(total)
    # Every plot is one picture, and a table with the same data.
    head = ann.page.get_by_role("region", name=ann.say("games-head"), exact=True)
    level = ann.say("level-page")
    expect(head.get_by_role("img")).to_have_count(2)
    expect(head.locator("a.won, a.shared, a.lost, i")).to_have_count(total + 3)
    for name, rows in (("games-points", total), ("games-head", 2), ("games-terrains", 6)):
        plot = ann.page.get_by_role("region", name=ann.say(name), exact=True).first
        plot.get_by_role("button", name=ann.say("as-table"), exact=True).click()
        expect(plot.locator("tbody tr")).to_have_count(rows)
    # Filters change the list and all numbers.
    people = ann.page.get_by_text(ann.say("games-with-people"), exact=True)
    people.click()
    expect(games).to_have_count(3)
    ann.page.keyboard.press("ArrowRight")
    expect(games).to_have_count(10)
    # A phone shows one column at a time.
    ann.page.set_viewport_size({"width": 390, "height": 664})
    expect(head).to_have_count(0)
    ann.page.get_by_text(ann.say("games-tab-numbers"), exact=True).click()
    expect(games).to_have_count(0)
    head.get_by_role("button", name=level, exact=True).click()
    expect(games).to_have_count(10)
    expect(ann.page.get_by_role("combobox").last).to_have_value(":page")
    ann.page.get_by_text(ann.say("games-tab-maps"), exact=True).click()
    expect(ann.page.get_by_role("heading", name=ann.say("games-best"))).to_be_visible()


def test_daily_deals_have_a_filter_and_practice_is_marked(ann: Person) -> None:
    SCREENS["game-kinds"].reach(ann)
    games = ann.page.locator("[data-game]")
    expect(games).to_have_count(6)
    ann.page.get_by_text(ann.say("games-daily"), exact=True).click()
    expect(games).to_have_count(2)
    counted = ann.page.locator('[data-game="counted"]')
    practice = ann.page.locator('[data-game="practice"]')
    expect(counted).to_contain_text(ann.say("games-daily-one"))
    expect(counted).not_to_contain_text(ann.say("games-daily-practice"))
    expect(practice).to_contain_text(ann.say("games-daily-practice"))
    # They are games with bots all the same.
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_role("radio", checked=True)).to_have_value("bots")
    expect(games).to_have_count(3)
    ann.page.get_by_text(ann.say("games-with-people"), exact=True).click()
    expect(games).to_have_count(1)


def test_one_printed_game_is_deleted_after_a_question(ann: Person) -> None:
    SCREENS["game-kinds"].reach(ann)
    games = ann.page.locator("[data-game]")
    row = ann.page.locator('[data-game="printed1"]')
    button = row.get_by_role("button", name=ann.say("games-delete"), exact=True).first
    question = row.get_by_role("alertdialog", name=ann.say("games-delete-ask"), exact=True)
    yes = question.get_by_role("button", name=ann.say("games-delete"), exact=True)
    expect(ann.button("games-delete")).to_have_count(2)  # printed games only
    # The focus is on the way back, and returns.
    button.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.button("games-delete-no")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    expect(button).to_be_focused()
    # What was not deleted stays, with the reason.
    ann.allow_errors(AWAY)
    ann.page.route("**/api/my/games/*", lambda route: route.abort())
    button.click()
    yes.click()
    expect(row.get_by_role("alert")).not_to_be_empty()
    ann.page.unroute("**/api/my/games/*")
    yes.click()
    expect(row).to_have_count(0)
    expect(games).to_have_count(5)
    expect(ann.page.get_by_text(ann.say("games-deleted"))).to_be_visible()
    expect(ann.page.get_by_role("list", name=ann.say("games-finished"))).to_be_focused()
    assert "printed1" not in {game["table"] for game in _finished(ann)}
    # Another device was faster.
    ann.allow_errors(AWAY, re.compile("404"))
    path = f"{ann.site}/api/my/games/printed2"
    assert ann.context.request.delete(path, headers={"Origin": ann.site}).ok
    ann.button("games-delete").click()
    ann.page.get_by_role("alertdialog").get_by_role("button").last.click()
    expect(games).to_have_count(4)


def test_reviewed_games_show_accuracy_luck_and_decisions(
    ann: Person, server: ServerProcess
) -> None:
    SCREENS["games"].prepare(ann)  # type: ignore[misc]
    (own,) = [game for game in _finished(ann) if "copy" not in game["table"]]
    # Copies of the game with the ids of other tables here: those can have reviews.
    with httpx.Client(base_url=f"{server.url}/api", verify=False) as client:
        tables = [client.post("/tables", json={}).json()["table"] for _ in range(9)]
    for table in tables:
        ann.ask("POST", "my/games", {"matches": [own | {"table": table}]})
    ann.page.goto("/games")
    offer = ann.page.get_by_role("link", name=ann.say("games-review-next"), exact=True)
    expect(offer).to_have_attribute("href", re.compile("/review/"))
    plot = ann.page.get_by_role("region", name=ann.say("games-luck"), exact=True)
    expect(plot).to_have_count(0)
    for number, table in enumerate([own["table"], *tables]):
        _add_review(server, table, accuracy=70.0 + number, luck=number - 5.0)
    ann.page.reload()
    expect(plot.get_by_role("img")).to_be_visible()
    expect(offer).to_have_count(0)
    expect(plot.locator("[data-reviewed]")).to_have_count(10)
    row = ann.page.locator(f'[data-game="{own["table"]}"]')
    expect(row).to_contain_text(ann.say("games-accuracy", percent=70))
    expect(ann.page.get_by_text(ann.say("games-accuracy-last", count=10))).to_be_visible()
    button = plot.get_by_role("button", name=ann.say("as-table"), exact=True)
    button.focus()
    ann.page.keyboard.press("Enter")
    expect(plot.locator("tbody tr")).to_have_count(10)
    expect(plot.get_by_role("cell", name="70.0", exact=True)).to_be_visible()
    expect(plot.get_by_role("link").first).to_have_attribute("href", re.compile("/review/"))


def _finished(person: Person) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = person.ask("GET", "my/games")["finished"]
    return games


def _add_review(server: ServerProcess, table: str, accuracy: float, luck: float) -> None:
    """Store a summary as that of a review that was computed."""
    seats = [{"accuracy": accuracy, "luck": luck, "lost": 5 + seat} for seat in range(3)]
    engine = create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(
            reviews.insert().values(
                table_id=table,
                engine="test",
                quality="quick",
                is_complete=True,
                content="{}",
                updated_at=0,
                summary=json.dumps(seats),
            )
        )
    engine.dispose()


def test_a_mark_leads_to_its_game_and_nobody_else_sees_it(
    ann: Person, new_visitor: NewVisitor
) -> None:
    SCREENS["games"].reach(ann)
    ann.page.locator(f'[data-mark="{ann.table}"]').click()
    expect(ann.link("replay-open")).to_be_visible()
    bob = new_visitor()
    bob.page.goto("/games")
    expect(bob.page.get_by_text(bob.say("games-empty"))).to_be_visible()
