"""PNG pictures: what is on a cell is where it belongs, in its colour."""

import struct
import sys
import zlib

import pytest

from kingdomino import render
from kingdomino.render.theme import THEMES
from kingdomino.rules import Kingdom, Place
from kingdomino.rules.pieces import Cell


def pixels(png: bytes) -> tuple[int, list[bytes]]:
    """Decode a PNG file with 8 bits per channel: bytes per pixel, and the rows."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    size = {2: 3, 6: 4}[kind]
    assert depth == 8
    data, at = b"", 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        if name == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    raw, stride = zlib.decompress(data), width * size
    rows, before = [], bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        before = _unfilter(raw[start], raw[start + 1 : start + 1 + stride], before, size)
        rows.append(before)
    return size, rows


def _unfilter(kind: int, row: bytes, above: bytes, size: int) -> bytes:
    out = bytearray(row)
    for i, value in enumerate(row):
        a = out[i - size] if i >= size else 0
        b, c = above[i], above[i - size] if i >= size else 0
        estimate = a + b - c
        paeth = min((a, b, c), key=lambda x: abs(estimate - x))
        out[i] = (value + (0, a, b, (a + b) // 2, paeth)[kind]) % 256
    return bytes(out)


def colour_at(png: bytes, x: int, y: int) -> str:
    size, rows = pixels(png)
    return "#" + rows[y][x * size : x * size + 3].hex()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_shows_land_where_it_is_and_paper_where_it_is_not(theme: str) -> None:
    # One unit of the drawing is a pixel; a full 5×5 square with a frame of 20 around it.
    kingdom = Kingdom.empty().place(Place(48, Cell(6, 7), Cell(7, 7)))
    png = render.svg_to_png(render.kingdom_svg(kingdom, theme=theme, territories="none"), 540)
    sheet = THEMES[theme]["sheet"]
    # The two columns and rows that are built on are in the middle: columns 1 and 2 from the left.
    wheat = {"light": "#e5ac33", "dark": "#d3a03a"}[theme]
    assert colour_at(png, 20 + 150, 20 + 130) != sheet
    assert colour_at(png, 20 + 450, 20 + 450) == sheet
    size, rows = pixels(png)
    cell = [
        rows[y][(120 + x) * size : (120 + x) * size + 3] for y in range(125, 215) for x in range(95)
    ]
    assert cell.count(bytes.fromhex(wheat[1:])) > 500


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"kingdomino\[png\]"):
        render.svg_to_png("<svg/>")
