"""Pieces as SVG: squares of 100 × 100 units, dominoes, castles and kings."""

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Final, NamedTuple

from kingdomino.render.art import definitions, drawing_id, ink
from kingdomino.render.theme import PEN, THEMES, check_theme, shade
from kingdomino.rules import DOMINOES, Colour, Place, Terrain

# The drawings of a terrain's squares in turn: plain ones often, landmarks rarely.
SEQUENCE: Final = {
    Terrain.WHEAT: "0010201",
    Terrain.FOREST: "010021",
    Terrain.LAKE: "303132",
    Terrain.GRASSLAND: "101201",
    Terrain.SWAMP: "0120100102",
    Terrain.MINE: "012",
}


class SquareDrawing(NamedTuple):
    """The drawing of one square of a domino."""

    name: str
    is_mirrored: bool
    crowns: int


@cache
def square_drawings() -> Mapping[int, tuple[SquareDrawing, SquareDrawing]]:
    """Return the drawings of each domino's squares: each of the 96 squares always has the same."""
    counts = dict.fromkeys(Terrain, 0)
    drawings: dict[int, tuple[SquareDrawing, SquareDrawing]] = {}
    for number, domino in DOMINOES.items():
        pair = []
        for square in (domino.first, domino.second):
            count, sequence = counts[square.terrain], SEQUENCE[square.terrain]
            counts[square.terrain] += 1
            name = square.terrain + sequence[count % len(sequence)]
            pair.append(SquareDrawing(name, count * 5 % 3 % 2 == 1, square.crowns))
        drawings[number] = (pair[0], pair[1])
    return drawings


class Canvas:
    """A picture being drawn: its theme, its elements and the drawings that they use."""

    def __init__(self, theme: str) -> None:
        check_theme(theme)
        self.theme = theme
        self._elements: list[str] = []
        self._used: set[str] = set()

    def add(self, *elements: str) -> None:
        """Add elements on top of the others."""
        self._elements += elements

    def insert(self, *elements: str) -> None:
        """Add elements below the others."""
        self._elements[:0] = elements

    def colour(self, name: str) -> str:
        """Return a colour of the theme."""
        return THEMES[self.theme][name]

    def url(self, name: str) -> str:
        """Return the reference to a clip path or a pattern."""
        return f"url(#{self._reference(name)})"

    def use(self, name: str, attributes: str = "", colour: Colour | None = None) -> str:
        """Return an element that shows a drawing."""
        return f'<use href="#{self._reference(name, colour)}" {attributes}/>'

    def _reference(self, name: str, colour: Colour | None = None) -> str:
        name = drawing_id(name, self.theme, colour)
        self._used.add(name)
        return name

    def document(
        self, box: tuple[float, float, float, float], width: float | None, title: str | None
    ) -> str:
        """Return the whole picture; the box is the part of the plane that it shows."""
        left, top, columns, rows = box
        pixels = columns * 0.6 if width is None else width
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{pixels:g}"'
            f' height="{pixels * rows / columns:g}"'
            f' viewBox="{left:g} {top:g} {columns:g} {rows:g}">'
            + (f"<title>{escape(title)}</title>" if title else "")
            + f"<defs>{definitions(self._used, self.theme)}</defs>"
            + "".join(self._elements)
            + "</svg>"
        )


def at(x: float, y: float, content: str) -> str:
    """Return some elements moved to a place."""
    return f'<g transform="translate({x:g} {y:g})">{content}</g>'


def domino(canvas: Canvas, number: int, second: tuple[int, int] = (100, 0)) -> str:
    """Draw a domino; the second square lies to the right, unless told otherwise.

    The first square's corner is at the origin. A card: its shadow, its paper edge, two squares, the
    stitched seam, a keyline. Squares are never turned: a turned domino shows upright squares.
    """
    dx, dy = second
    left, top = min(0, dx), min(0, dy)
    width, height = 100 + abs(dx), 100 + abs(dy)
    squares = square_drawings()[number]
    faces = at(-left, -top, square(canvas, squares[0]))
    faces += at(dx - left, dy - top, square(canvas, squares[1]))
    clip = canvas.url("cV" if dx == 0 else "cH")
    seam = "M4 100H96" if dx == 0 else "M100 4V96"
    card = canvas.colour("card")
    return at(
        left,
        top,
        _card(canvas, width, height)
        + f'<g clip-path="{clip}">{faces}</g>'
        + f'<path d="{seam}" stroke="{card}" stroke-width="2" stroke-dasharray="5 4"/>'
        + _keyline(width, height, 0.55),
    )


def placed_domino(canvas: Canvas, place: Place) -> str:
    """Draw a domino as it lies on the board, from the corner of its first square."""
    columns = place.second.column - place.first.column
    rows = place.second.row - place.first.row
    return domino(canvas, place.domino, (columns * 100, -rows * 100))


def square(canvas: Canvas, drawing: SquareDrawing) -> str:
    """Draw one square of a domino, with its crowns."""
    size = 'width="100" height="100"'
    mirror = ' transform="matrix(-1 0 0 1 100 0)"' if drawing.is_mirrored else ""
    land = canvas.use(drawing.name, size + mirror)
    return land + (canvas.use(f"crown{drawing.crowns}", size) if drawing.crowns else "")


def castle(canvas: Canvas, colour: Colour) -> str:
    """Draw a castle on its square."""
    tower = canvas.use("castle", 'width="100" height="100"', colour)
    shield = at(50, 63, emblem(canvas, colour, 10, 0.75, pen=2))
    return (
        _card(canvas, 100, 100)
        + f'<g clip-path="{canvas.url("cS")}">{tower}{shield}</g>'
        + _keyline(100, 100, 0.6)
    )


def king(canvas: Canvas, colour: Colour) -> str:
    """Draw a king, 60 × 84 units; the origin is at its foot."""
    figure = canvas.use("king", 'x="-30" y="-78" width="60" height="84"', colour)
    return figure + _emblem(canvas, colour, "translate(-1 -19)scale(.95)")


def emblem(
    canvas: Canvas, colour: Colour, radius: float = 12.5, scale: float = 0.86, pen: float = 1.2
) -> str:
    """Draw the emblem of a colour on a disc, around the origin."""
    fill = ink(colour, "p")
    disc = f'<circle r="{radius:g}" fill="{fill}" stroke="{PEN}" stroke-width="{pen:g}"/>'
    return disc + _emblem(canvas, colour, f"scale({scale:g})")


def _emblem(canvas: Canvas, colour: Colour, transform: str) -> str:
    fill = ink(colour, "o")
    return canvas.use(f"em-{colour}", f'fill="{fill}" transform="{transform}"')


def _card(canvas: Canvas, width: int, height: int) -> str:
    dark, card = shade(canvas.theme), canvas.colour("card")
    return (
        f'<rect x="1" y="4" width="{width - 2}" height="{height - 2}" rx="9" fill="{dark}"'
        f' fill-opacity=".3"/>'
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="9" fill="{card}"/>'
    )


def _keyline(width: int, height: int, opacity: float) -> str:
    return (
        f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="7" fill="none"'
        f' stroke="{PEN}" stroke-opacity="{opacity:g}" stroke-width="1.5"/>'
    )
