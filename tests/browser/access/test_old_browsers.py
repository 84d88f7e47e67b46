"""Browsers that lack what the kernel in the page needs."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor

pytestmark = pytest.mark.slow


def test_without_webassembly_the_page_says_so_and_the_rules_are_there(
    new_visitor: NewVisitor,
) -> None:
    ann = new_visitor("de")
    ann.context.add_init_script("delete globalThis.WebAssembly")
    for screen in ("/score", "/puzzles"):
        ann.page.goto(screen)
        expect(ann.heading(ann.say("no-engine"))).to_be_visible()
    ann.page.goto("/rules")
    expect(ann.heading(ann.say("guide-title"))).to_be_visible()
    ann.page.goto("/")
    expect(ann.button("play-now")).to_be_visible()


def test_without_simd_the_other_build_is_loaded(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.context.add_init_script("WebAssembly.validate = () => false")
    with ann.page.expect_response("**/assets/kingdomino-basic-*.wasm") as answer:
        ann.page.goto("/score")
    assert answer.value.headers["content-type"] == "application/wasm"
    expect(ann.heading(ann.say("score-open"))).to_be_visible()
