"""The site works from any folder of any host, without a server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kingdomino.server.bounds.middleware import SECURITY_HEADERS
from tests.browser.conftest import NewVisitor

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]

# Each screen and a message that it shows.
_SCREENS = {
    "": "play-now",
    "#/new": "new-title",
    "#/rules": "guide-title",
    "#/score": "score-open",
    "#/analysis": "board-show",
}


@pytest.mark.parametrize("address", _SCREENS)
def test_a_screen_opens_by_its_address(new_visitor: NewVisitor, address: str) -> None:
    ann = new_visitor()
    ann.page.goto(f"./{address}")
    expect(ann.page.get_by_text(ann.say(_SCREENS[address])).first).to_be_visible()


def test_links_lead_from_screen_to_screen_and_back(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.page.goto("./")
    ann.link("rules-open").click()
    expect(ann.heading(ann.say("guide-title"))).to_be_visible()
    assert ann.page.url.endswith("/games/kingdomino/#/rules")
    ann.page.reload()
    expect(ann.heading(ann.say("guide-title"))).to_be_visible()
    ann.page.go_back()
    expect(ann.button("play-now")).to_be_visible()


def test_a_chapter_of_the_rules_has_a_link(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.page.goto("./#/rules#points")
    chapter = ann.page.locator("#points")
    expect(chapter).to_be_in_viewport()


def test_the_policy_is_that_of_our_server(site_files: Path) -> None:
    page = (site_files / "index.html").read_text("utf-8").replace("&#39;", "'")
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    # A page can't say who may frame it.
    sent = SECURITY_HEADERS["content-security-policy"].removesuffix("; frame-ancestors 'none'")
    assert policy == sent
    assert "'wasm-unsafe-eval'" in policy
    assert "'unsafe-eval'" not in policy


def test_nothing_refers_to_the_root_of_the_host(site_files: Path) -> None:
    page = (site_files / "index.html").read_text("utf-8")
    assert re.findall(r'(?:href|src)="/', page) == []
    for name in ("manifest.webmanifest", "service-worker.js"):
        text = (site_files / name).read_text("utf-8")
        assert re.findall(r"""["'`]/(?:assets|icon|table)""", text) == ["`/table"] * text.count(
            "`/table"
        )
