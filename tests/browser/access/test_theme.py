"""The dark theme reaches what the browser draws itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor

pytestmark = pytest.mark.slow

_COLOURS = """(element) => {
  const luminance = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map((value) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const style = getComputedStyle(element);
  const [ink, paper] = [style.color, style.backgroundColor].map(luminance);
  return { paper, contrast: (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05) };
}"""


def test_dropdowns_and_scrollbars_are_dark_in_the_dark_theme(new_visitor: NewVisitor) -> None:
    ann = new_visitor(color_scheme="dark")
    ann.page.goto("/new")
    expect(ann.page.locator("html")).to_have_css("color-scheme", "dark")
    expect(ann.page.locator("html")).not_to_have_css("scrollbar-color", "auto")
    parts = [
        ann.page.get_by_role("combobox").first,
        ann.page.locator("option").first,
        ann.page.locator("optgroup").first,
        ann.page.get_by_role("textbox").first,
    ]
    for part in parts:
        colours = part.evaluate(_COLOURS)
        assert colours["paper"] < 0.1
        assert colours["contrast"] > 7
    ann.page.goto("/")
    chosen = ann.page.locator("option").first.evaluate(_COLOURS)
    assert chosen["paper"] < 0.1
    assert chosen["contrast"] > 7
