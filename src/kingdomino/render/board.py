"""A kingdom on its sheet: the frame, the land and the marks on it."""

from collections.abc import Iterable
from typing import Literal

from kingdomino.render.art import ink
from kingdomino.render.figures import figures
from kingdomino.render.outline import centroid_cell, outline, top_left
from kingdomino.render.pieces import Canvas, at, castle, placed_domino
from kingdomino.render.theme import PAPER, PEN
from kingdomino.render.window import Rectangle, Window
from kingdomino.rules import CASTLE, Cell, Colour, Kingdom, Territory
from kingdomino.rules.pieces import COLUMN_LETTERS

FRAME = 20
"""The width of the frame, in hundredths of a cell."""
WIDE_FRAME = 36
"""The same with coordinates on it."""

Territories = Literal["none", "outline", "points", "full"]
"""How territories that score are marked: not, by their outline, with their points, or with the
points and the numbers of squares and crowns that make them."""


def frame(canvas: Canvas, window: Window, colour: Colour, width: int) -> str:
    """Draw the frame of a map in its player's ink. A side that is still open is dashed (R11)."""
    view, land = _scaled(window.view), _scaled(window.buildable)
    sheet = (
        f'<rect x="{view.left - width:g}" y="{view.top - width:g}"'
        f' width="{view.width + 2 * width:g}" height="{view.height + 2 * width:g}" rx="6"'
        f' fill="{canvas.colour("sheet")}"/>'
    )
    return (
        sheet
        + _bands(window, view, colour, width)
        + _out_of_reach(canvas, view, land)
        + _edges(canvas, window, view, width)
        + _graticule(canvas, window.buildable)
    )


def coordinates(canvas: Canvas, window: Window, width: int) -> str:
    """Draw the letters and numbers of the columns and rows on the frame."""
    view, land = window.view, window.buildable
    ink_, sheet = canvas.colour("ink"), canvas.colour("sheet")
    size, middle = width * 0.5, width / 2
    columns = range(round(land.left), round(land.right))
    rows = range(round(land.top), round(land.bottom))
    letters = [
        figures(letter, x * 100 + 50, view.bottom * 100 + middle, size, colour=ink_, halo=sheet)
        for x in columns
        if (letter := COLUMN_LETTERS[x : x + 1])
    ]
    numbers = [
        figures(str(-y), view.left * 100 - middle, y * 100 + 50, size, colour=ink_, halo=sheet)
        for y in rows
        if 0 < -y <= len(COLUMN_LETTERS)
    ]
    return "".join(letters + numbers)


def legal_cells(canvas: Canvas, cells: Iterable[Cell]) -> str:
    """Mark cells where a square may be put."""
    legal, wash = canvas.colour("legal"), canvas.colour("legal-wash")
    mark = (
        f'<rect x="6" y="6" width="88" height="88" rx="8" fill="{wash}"/>'
        f'<rect x="8" y="8" width="84" height="84" rx="7" fill="none" stroke="{legal}"'
        ' stroke-width="2.8" stroke-dasharray="8 7" stroke-linecap="round"/>'
        f'<path d="M50 42l8 8-8 8-8-8z" fill="{legal}"/>'
    )
    return "".join(at(*top_left(cell), mark) for cell in sorted(cells))


def land(canvas: Canvas, kingdom: Kingdom, colour: Colour) -> str:
    """Draw the castle and the dominoes."""
    dominoes = [
        at(*top_left(place.first), placed_domino(canvas, place)) for place in kingdom.placed
    ]
    return at(*top_left(CASTLE), castle(canvas, colour)) + "".join(dominoes)


def highlight(canvas: Canvas, cells: Iterable[Cell]) -> str:
    """Draw a red border around some cells."""
    path = outline(cells)
    card, rubric = canvas.colour("card"), canvas.colour("rubric")
    line = f'd="{path}" stroke-linejoin="round"'
    return (
        f'<path {line} fill="none" stroke="{card}" stroke-width="13"/>'
        f'<path {line} fill="none" stroke="{rubric}" stroke-width="7"/>'
    )


def borders(canvas: Canvas, territories: Iterable[Territory]) -> str:
    """Draw the borders of territories."""
    drawn = []
    for territory in territories:
        line = f'd="{outline(territory.cells)}" fill="none" stroke-linejoin="round"'
        drawn.append(
            f'<path {line} stroke="{canvas.colour("card")}" stroke-width="10"/>'
            f'<path {line} stroke="{PEN}" stroke-width="4.8"/>'
        )
    return "".join(drawn)


def labels(territories: Iterable[Territory], *, is_full: bool) -> str:
    """Write the points of territories on them, with squares × crowns below if asked."""
    drawn = []
    for territory in territories:
        x, y = top_left(centroid_cell(territory.cells))
        points = str(territory.points)
        card = (
            f'<rect x="-38" y="-28" width="76" height="56" rx="9" fill="{PAPER}"'
            f' stroke="{PEN}" stroke-width="3"/>'
        )
        if is_full:
            product = f"{territory.squares} × {territory.crowns}"
            card += figures(points, 0, -8, 22, colour=PEN) + figures(product, 0, 16, 12, colour=PEN)
        else:
            card += figures(points, 0, 0, 30, colour=PEN)
        drawn.append(at(x + 50, y + 66, card))
    return "".join(drawn)


def _scaled(box: Rectangle) -> Rectangle:
    return Rectangle(*(side * 100 for side in box))


def _bands(window: Window, view: Rectangle, colour: Colour, width: int) -> str:
    """The coloured bands of the frame, and its corners."""
    middle, band = width / 2, width - 7
    main, deep = ink(colour, "p"), ink(colour, "q")
    sides = (
        (window.is_height_open, f"M{view.left:g} {view.top - middle:g}H{view.right:g}"),
        (window.is_width_open, f"M{view.right + middle:g} {view.top:g}V{view.bottom:g}"),
        (window.is_height_open, f"M{view.right:g} {view.bottom + middle:g}H{view.left:g}"),
        (window.is_width_open, f"M{view.left - middle:g} {view.bottom:g}V{view.top:g}"),
    )
    drawn = [
        f'<path d="{path}" fill="none" stroke="{main}"'
        f' stroke-width="{band * 0.45 if is_open else band:g}"'
        f' stroke-dasharray="{"25 75" if is_open else "50 50"}"/>'
        for is_open, path in sides
    ]
    corners = [
        (x, y) for x in (view.left - width, view.right) for y in (view.top - width, view.bottom)
    ]
    drawn += [
        f'<rect x="{x + 3.5:g}" y="{y + 3.5:g}" width="{band}" height="{band}" fill="{deep}"/>'
        for x, y in corners
    ]
    return "".join(drawn)


def _out_of_reach(canvas: Canvas, view: Rectangle, land: Rectangle) -> str:
    """Hatch the cells that can't be built on, beside and above the land."""
    if land.width >= view.width and land.height >= view.height:
        return ""
    inner = f"M{land.left:g} {land.top:g}V{land.bottom:g}H{land.right:g}V{land.top:g}Z"
    outer = f"M{view.left:g} {view.top:g}H{view.right:g}V{view.bottom:g}H{view.left:g}Z"
    return (
        f'<path d="{outer}{inner}" fill="{canvas.url("out-of-reach")}" fill-rule="evenodd"/>'
        f'<path d="{inner}" fill="none" stroke="{canvas.colour("ink")}" stroke-width="2"/>'
    )


def _edges(canvas: Canvas, window: Window, view: Rectangle, width: int) -> str:
    """The two lines around the view, at both sides of the band."""
    drawn = []
    for by in (2, width - 1.25):
        left, top = view.left - by, view.top - by
        right, bottom = view.right + by, view.bottom + by
        sides = (
            (window.is_height_open, f"M{left:g} {top:g}H{right:g}"),
            (window.is_width_open, f"M{right:g} {top:g}V{bottom:g}"),
            (window.is_height_open, f"M{right:g} {bottom:g}H{left:g}"),
            (window.is_width_open, f"M{left:g} {bottom:g}V{top:g}"),
        )
        for is_open, path in sides:
            dashes = ' stroke-dasharray="14 12"' if is_open else ""
            drawn.append(
                f'<path d="{path}" fill="none" stroke="{canvas.colour("ink")}" stroke-width="2.5"'
                f' stroke-linecap="square"{dashes}/>'
            )
    return "".join(drawn)


def _graticule(canvas: Canvas, land: Rectangle) -> str:
    """Dotted lines between the cells, and small crosses where they meet."""
    box = _scaled(land)
    columns = [box.left + 100 * index for index in range(1, round(land.width))]
    rows = [box.top + 100 * index for index in range(1, round(land.height))]
    lines = "".join(f"M{x:g} {box.top:g}V{box.bottom:g}" for x in columns)
    lines += "".join(f"M{box.left:g} {y:g}H{box.right:g}" for y in rows)
    crosses = "".join(f"M{x - 7:g} {y:g}h14M{x:g} {y - 7:g}v14" for x in columns for y in rows)
    hair, line = canvas.colour("hair"), canvas.colour("line")
    return (
        f'<path d="{lines}" stroke="{hair}" stroke-width="2" stroke-dasharray="2 8"'
        f' stroke-linecap="round"/><path d="{crosses}" stroke="{line}" stroke-width="2"/>'
    )
