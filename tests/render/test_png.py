"""PNG pictures: what is on a cell is where it belongs, in its colour."""

import sys
from io import BytesIO

import pytest
from PIL import Image

from kingdomino import render
from kingdomino.render.theme import THEMES
from kingdomino.rules import Kingdom, Place
from kingdomino.rules.pieces import Cell


def picture(png: bytes) -> Image.Image:
    """Decode a PNG file."""
    return Image.open(BytesIO(png)).convert("RGB")


def hex_at(image: Image.Image, x: int, y: int) -> str:
    """Return the colour of a pixel as in a style sheet."""
    return "#" + bytes(image.crop((x, y, x + 1, y + 1)).tobytes()).hex()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_shows_land_where_it_is_and_paper_where_it_is_not(theme: str) -> None:
    # One unit of the drawing is a pixel; a full 5×5 square with a frame of 20 around it.
    kingdom = Kingdom.empty().place(Place(48, Cell(6, 7), Cell(7, 7)))
    svg = render.kingdom_svg(kingdom, theme=theme, territories="none")
    image = picture(render.svg_to_png(svg, 540))
    sheet = THEMES[theme]["sheet"]
    # The two columns and rows that are built on are in the middle: columns 1 and 2 from the left.
    wheat = {"light": "#e5ac33", "dark": "#d3a03a"}[theme]
    assert hex_at(image, 20 + 150, 20 + 130) != sheet
    assert hex_at(image, 20 + 450, 20 + 450) == sheet
    cell = image.crop((120, 125, 215, 215)).tobytes()
    pixels = [cell[at : at + 3] for at in range(0, len(cell), 3)]
    assert pixels.count(bytes.fromhex(wheat[1:])) > 500


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"kingdomino\[png\]"):
        render.svg_to_png("<svg/>")
