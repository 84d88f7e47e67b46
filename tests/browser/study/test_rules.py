"""The rules page: its chapters, and a game by the reader's own rulebook."""

import re

import pytest
from playwright.sync_api import expect

from kingdomino.rules import BOOKS
from tests.browser.conftest import NewVisitor

pytestmark = pytest.mark.slow


def test_every_rulebook_says_what_it_prints_and_opens_a_table_by_it(
    new_visitor: NewVisitor,
) -> None:
    ann = new_visitor("el", settings={"level": "page"})
    ann.page.goto("/rules#books")
    chapter = ann.page.get_by_role("region", name=ann.say("guide-books"))
    rows = chapter.get_by_role("row")
    expect(rows).to_have_count(1 + len(BOOKS))
    # The book in the reader's language comes first.
    expect(rows.nth(1).get_by_role("rowheader")).to_have_text(ann.say("book-greek"))
    for name, book in BOOKS.items():
        row = rows.filter(
            has=ann.page.get_by_role("rowheader", name=ann.say(f"book-{name}"), exact=True)
        )
        is_demo = book.preset == "demo"
        expect(row).to_contain_text(ann.say(f"opening-{book.opening}"))
        expect(row).to_contain_text(
            ann.say("book-ties-crowns" if is_demo else "book-ties-territory")
        )
        expect(row).to_contain_text(
            ann.say("book-shared" if book.is_victory_shared else "book-draw")
        )
        centre = ("book-no-variants", "book-centre-box", "book-centre-kingdom")
        expect(row).to_contain_text(ann.say(centre[len(book.middle_kingdom)]))
        row.get_by_role("link").click()
        expect(ann.page).to_have_url(f"{ann.site}/new?book={name}")
        for chosen in (f"opening-{book.opening}", f"preset-{book.preset}-about"):
            about = re.compile(re.escape(ann.say(chosen)))
            expect(ann.page.get_by_role("radio", name=about)).to_be_checked()
        ann.page.go_back()
        expect(chapter).to_be_visible()
    chapter.get_by_role("link", name=ann.say("book-play-named", book=ann.say("book-greek"))).click()
    ann.button("new-start").click()
    expect(ann.page).to_have_url(re.compile("/table/[a-z0-9]+$"))
    ann.table = ann.page.url.rpartition("/")[2]
    assert ann.look()["rules"]["opening"] == "drawer"


def test_rules_read_at_a_table_do_not_lead_away_from_it(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.open("classic/2", {"name": "Ann"}, {"bot": "page"})
    ann.sit()
    ann.page.get_by_role("button", name=ann.say("menu"), exact=True).click()
    ann.dialog.get_by_role("button", name=ann.say("rules-open")).click()
    expect(ann.dialog.get_by_role("heading", name=ann.say("guide-books"))).to_be_visible()
    expect(ann.dialog.get_by_role("link")).to_have_count(0)
