"""The daily deal in the browser: before, while and after the try that counts."""

import base64
import re
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from sqlalchemy import create_engine

from kingdomino import analysis
from kingdomino.notation import parse_record
from kingdomino.players import daily_levels, daily_ruleset
from kingdomino.rules import Game
from kingdomino.storage.sql_schema import daily_tries
from tests.browser.conftest import NewVisitor
from tests.browser.keyboard import Keyboard
from tests.browser.local.own_table import OwnTable, without_server
from tests.browser.turns import expect_text, make_turn_by_keys
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_deal_of_the_day_is_played_once_counted_and_shared(
    new_visitor: NewVisitor, language: str
) -> None:
    ann = new_visitor(language)
    ann.page.goto("/")
    ann.link("daily-open").click()
    expect(ann.page).to_have_url(f"{ann.site}/daily")
    # The first line, without a king on it, and who plays.
    daily = ann.ask("GET", "daily")
    line = ann.page.get_by_role("img", name=re.compile(r"^[0-9]+$"))
    for domino in daily["line"]["dominoes"]:
        expect(line.and_(ann.page.get_by_label(str(domino), exact=True))).to_be_visible()
    for level in daily["levels"]:
        expect(ann.page.locator(".seats")).to_contain_text(ann.say(f"level-{level}"))
    opener = ann.page.locator(".seats li").nth(daily["line"]["opener"])
    expect(opener).to_contain_text(ann.say("daily-opener"))
    ann.button("daily-play").click()
    expect(ann.page).to_have_url(re.compile("/table/[a-z0-9]+$"))
    ann.table = ann.page.url.rpartition("/")[2]

    # It goes on where it was left.
    ann.page.goto("/daily")
    ann.button("daily-continue").click()
    expect(ann.page).to_have_url(f"{ann.site}/table/{ann.table}")
    ann.leave_page()
    ann.finish_by_request("false")

    ann.page.goto("/daily")
    expect(ann.button("daily-practice")).to_be_visible()
    points = ann.ask("GET", "daily")["own"]["kingdom"]["points"]
    result = ann.page.locator(".deal h2")
    expect(result).to_contain_text(str(points))
    today = ann.page.locator("td.now")
    expect(today).to_contain_text(str(points))
    daily = ann.ask("GET", "daily")
    domino = daily["line"]["dominoes"][daily["line"]["kings"].index(0)]
    expect(ann.page.get_by_label(f"{domino}: {ann.say('you')}", exact=True)).to_be_visible()
    expect(ann.page.locator(".seats li").first).to_contain_text(str(points))
    plot = ann.page.locator(".sheet").first
    expect(plot.get_by_role("img")).to_be_visible()
    plot.get_by_role("button").click()
    expect(plot.get_by_role("table")).to_be_visible()
    expect(ann.page.locator("pre")).to_contain_text(ann.say("title"))
    # The picture is shown before it is shared: the same one, light in the dark too.
    ann.page.emulate_media(color_scheme="dark")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    card = ann.page.get_by_role("img", name=ann.say("daily-card"), exact=True)
    expect(card).to_be_visible()
    shown = _pixels(card)
    assert (shown["width"], shown["height"]) == (1200, 630)
    assert min(shown["corner"]) > 200
    assert shown["ink"] > 500, "the title is drawn, in every script"
    with ann.page.expect_download() as saved:
        ann.button("daily-save").click()
    assert saved.value.suggested_filename == "kingdomino.png"
    assert saved.value.path().read_bytes() == base64.b64decode(shown["png"].partition(",")[2])
    ann.page.get_by_text(ann.say("daily-check"), exact=True).click()
    commitment = ann.ask("GET", "daily")["commitment"]
    expect(ann.page.get_by_text(commitment)).to_be_visible()


def test_without_a_server_the_deal_follows_from_the_date(new_visitor: NewVisitor) -> None:
    """It is played at a table of this browser, kept with its record, and played for practice."""
    ann = new_visitor()
    without_server(ann)
    ann.page.goto("/daily")
    today = datetime.now(UTC).date()
    seed = sha256(f"kingdomino daily {today}".encode()).digest()
    expect(ann.page.get_by_text(ann.say("daily-about-date"))).to_be_visible()
    for domino in Game.new(daily_ruleset(), seed).lines[0].dominoes:
        expect(ann.page.get_by_label(str(domino), exact=True)).to_be_visible()
    for level in daily_levels(today):
        expect(ann.page.locator(".seats")).to_contain_text(ann.say(f"level-{level}"))

    ann.button("daily-play").click()
    table = OwnTable(ann)
    assert table.kept["seed"] == seed.hex()
    view = table.play_turns(1)
    ann.page.goto("/daily")
    ann.button("daily-continue").click()
    ann.page.wait_for_url(f"**/table/{table.id}")
    view = table.play_turns()
    assert view["is_over"]

    ann.page.goto("/daily")
    points = next(each["points"] for each in view["standings"] if each["seat"] == 0)
    expect(ann.page.locator(".deal h2")).to_have_text(ann.say("points", count=points))
    expect(ann.page.locator("td.now")).to_contain_text(str(points))
    expect_text(ann, "daily-streak", count=1)
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('kingdomino-daily'))")
    assert parse_record(kept[str(today)]["result"]["record"]).match.games[0].is_over
    ann.button("daily-practice").click()
    ann.page.wait_for_url("**/table/local-*")
    assert OwnTable(ann).id != table.id


def test_the_puzzle_of_the_day_opens_and_is_marked_as_solved(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.page.goto("/daily")
    number = ann.ask("GET", "daily")["puzzle"]
    card = ann.page.get_by_role("region", name=ann.say("daily-puzzle"), exact=True)
    solve = card.get_by_role("link", name=ann.say("daily-puzzle-solve"), exact=True)
    solve.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page).to_have_url(f"{ann.site}/puzzles?number={number}")
    expect(ann.heading(ann.say("puzzle-prompt"))).to_be_visible()
    make_turn_by_keys(Keyboard(ann), analysis.load_puzzles()[number - 1].solution)
    expect(ann.heading(ann.say("puzzle-right"))).to_be_visible()
    ann.page.goto("/daily")
    expect(card.get_by_text(ann.say("daily-puzzle-solved"))).to_be_visible()
    expect(card).to_contain_text(ann.say("puzzle-streak", count=1))


def test_the_calendar_goes_back_to_the_first_day(
    new_visitor: NewVisitor, server: ServerProcess
) -> None:
    ann = new_visitor(locale="en-GB")
    ann.page.goto("/daily")
    today = date.fromisoformat(ann.ask("GET", "daily")["day"])
    ann.ask("POST", "daily/play", {"name": "Ann"})
    first = (today.replace(day=1) - timedelta(days=1)).replace(day=1)
    _add_day(server, ann.ask("GET", "daily")["own"]["table"], first)
    ann.page.reload()
    calendar = ann.page.get_by_role("table").last
    expect(calendar.get_by_role("columnheader").first).to_have_text("Mon")
    earlier = ann.page.get_by_role("button", name=_prefix(ann.say("daily-earlier", month="")))
    later = ann.page.get_by_role("button", name=_prefix(ann.say("daily-later", month="")))
    title = ann.page.get_by_role("heading", name=f"{today:%B %Y}")
    expect(title).to_be_visible()
    expect(later).to_have_attribute("aria-disabled", "true")
    earlier.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", name=f"{first:%B %Y}")).to_be_visible()
    played = calendar.locator("td.played")
    expect(played).to_have_count(1)
    expect(played).to_contain_text(ann.say("points", count=41))
    # Nothing is stored before; the button keeps the focus.
    ann.page.keyboard.press("Enter")
    expect(earlier).to_be_focused()
    expect(earlier).to_have_attribute("aria-disabled", "true")
    expect(ann.page.get_by_role("heading", name=f"{first:%B %Y}")).to_be_visible()
    later.press("Enter")
    expect(title).to_be_visible()
    expect(calendar.locator("[aria-current=date]")).to_contain_text(str(today.day))
    # A phone shows the week, and the month behind a button.
    ann.page.set_viewport_size({"width": 390, "height": 664})
    expect(calendar.locator("tbody tr")).to_have_count(1)
    ann.button("daily-whole-month").click()
    expect(title).to_be_visible()


def _pixels(image: Locator) -> dict[str, Any]:
    """Return the size of a card, its corner, how many pixels of its title are dark, and a PNG."""
    pixels: dict[str, Any] = image.evaluate(
        """async (image) => {
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
          const context = canvas.getContext('2d', { willReadFrequently: true });
          context.drawImage(image, 0, 0);
          const [red, green, blue] = context.getImageData(4, 4, 1, 1).data;
          const title = context.getImageData(640, 60, 500, 80).data;
          const ink = title.filter((value, index) => index % 4 === 0 && value < 100).length;
          const { width, height } = canvas;
          return { width, height, ink, corner: [red, green, blue], png: canvas.toDataURL() };
        }"""
    )
    return pixels


def _prefix(text: str) -> re.Pattern[str]:
    # Without the isolated month.
    return re.compile(f"^{re.escape(text.partition(chr(0x2068))[0].strip())}")


def _add_day(server: ServerProcess, table: str, day: date) -> None:
    """Let the player of today's table have finished the deal of an earlier day."""
    engine = create_engine(server.database)
    columns = daily_tries.c
    with engine.begin() as connection:
        row = connection.execute(daily_tries.select().where(columns.table_id == table)).one()
        values = {"day": day.isoformat(), "table_id": "gone", "status": "done", "points": 41}
        connection.execute(
            daily_tries.insert().values(
                {"player_id": row.player_id, "kingdom": "48:g8h8", **values}
            )
        )
    engine.dispose()
