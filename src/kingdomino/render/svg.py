"""Dominoes, lines, kingdoms and games as SVG.

Every picture is one self-contained SVG text: no font, no style sheet, no file beside it.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import get_args

from kingdomino.render import board
from kingdomino.render.board import Territories
from kingdomino.render.figures import figures, figures_width
from kingdomino.render.pieces import Canvas, at, domino, emblem, king
from kingdomino.render.window import full_window, reach_window
from kingdomino.rules import Cell, Colour, Domino, Game, Kingdom, Line, View
from kingdomino.rules.pieces import domino_number

_GAP = 40
_HEADER = 84
_SLOT = 128
"""The height of a domino in a line, with room for the king on it."""


def domino_svg(
    domino_or_number: Domino | int,
    *,
    width: float | None = None,
    theme: str = "light",
    title: str | None = None,
) -> str:
    """Draw a domino.

    `width` is in pixels, `theme` `"light"` or `"dark"`, `title` a name for screen readers. All
    functions of this module have these options.
    """
    canvas = Canvas(theme)
    canvas.add(domino(canvas, domino_number(domino_or_number)))
    return canvas.document((-2, -2, 204, 108), width, title)


def line_svg(
    line: Line,
    *,
    turn: int | None = None,
    width: float | None = None,
    theme: str = "light",
    title: str | None = None,
) -> str:
    """Draw a line: its dominoes with their numbers, and the kings on them.

    `turn` is the number of kings that have finished their turn: their dominoes are gone.
    """
    canvas = Canvas(theme)
    canvas.add(_line(canvas, line, turn or 0, tuple(Colour)))
    return canvas.document((-64, -12, 280, _SLOT * len(line.dominoes)), width, title)


def kingdom_svg(
    kingdom: Kingdom,
    *,
    colour: Colour | str = Colour.PINK,
    reach: bool = False,
    legal: Domino | int | None = None,
    last: bool = False,
    territories: Territories = "outline",
    coordinates: bool = False,
    width: float | None = None,
    theme: str = "light",
    title: str | None = None,
) -> str:
    """Draw a kingdom.

    - `colour`: the player's;
    - `reach`: show every cell that one more domino can reach; otherwise, a full square;
    - `legal`: a domino, whose legal cells are marked; implies `reach`;
    - `last`: put a red border around the last placement;
    - `territories`: `"none"`, `"outline"`, `"points"` or `"full"` (with squares × crowns);
    - `coordinates`: write the letters and numbers of the cells on the frame.
    """
    canvas = Canvas(theme)
    drawn, box = player_kingdom(
        canvas,
        kingdom,
        Colour(colour),
        reach=reach,
        legal=legal,
        last=last,
        territories=territories,
        coordinates=coordinates,
    )
    canvas.add(drawn)
    return canvas.document(box, width, title)


def game_svg(
    game: Game | View,
    *,
    names: Sequence[str] | None = None,
    colours: Sequence[Colour] | None = None,
    last: bool = False,
    territories: Territories = "outline",
    coordinates: bool = False,
    width: float | None = None,
    theme: str = "light",
    title: str | None = None,
) -> str:
    """Draw the table: the kingdoms with their points, and the lines beside them.

    Names are written with the reader's fonts; without them, a player is known by the emblem.
    `colours` are those of the seats, by default in the order of `Colour`.
    """
    view = game.public if isinstance(game, Game) else game
    if names is not None and len(names) != len(view.kingdoms):
        raise ValueError(f"{len(view.kingdoms)} names are needed, not {len(names)}")
    colours = colours or [Colour.of_seat(seat) for seat in range(len(view.kingdoms))]
    canvas = Canvas(theme)
    margin = board.WIDE_FRAME if coordinates else board.FRAME
    side = view.ruleset.grid * 100 + 2 * margin
    columns = 1 if len(view.kingdoms) == 1 else 2
    right = bottom = _GAP
    for seat, kingdom in enumerate(view.kingdoms):
        x = _GAP + seat % columns * (side + _GAP)
        y = _GAP + seat // columns * (side + _HEADER + _GAP)
        name = names[seat] if names else ""
        points = kingdom.points_with_bonuses(view.ruleset)
        drawn, (left, top, _, _) = player_kingdom(
            canvas,
            kingdom,
            colours[seat],
            last=last,
            territories=territories,
            coordinates=coordinates,
        )
        canvas.add(at(x, y, player_header(canvas, colours[seat], points, name, side)))
        canvas.add(at(x - left, y + _HEADER - top, drawn))
        right, bottom = max(right, x + side + _GAP), max(bottom, y + _HEADER + side + _GAP)
    if not view.is_over:
        for line, turn in _lines(view):
            canvas.add(at(right + 64, _GAP + _HEADER, _line(canvas, line, turn, colours)))
            right += 64 + 216 + _GAP
            bottom = max(bottom, _GAP + _HEADER + _SLOT * len(line.dominoes) + _GAP)
    table = f'<rect width="{right:g}" height="{bottom:g}" fill="{canvas.colour("table")}"/>'
    canvas.insert(table)
    return canvas.document((0, 0, right, bottom), width, title)


def _lines(view: View) -> Iterable[tuple[Line, int]]:
    if view.current_line is not None:
        yield view.current_line, view.turn + view.has_placed
    if view.next_line is not None:
        yield view.next_line, 0


def _line(canvas: Canvas, line: Line, turn: int, colours: Sequence[Colour]) -> str:
    ink = canvas.colour("ink")
    drawn = []
    for index, (number, seat) in enumerate(zip(line.dominoes, line.kings, strict=True)):
        row = figures(str(number), -34, 50, 26, colour=ink)
        colour = None if seat is None else colours[seat]
        if index < turn:
            row += (
                '<rect x="8" y="6" width="184" height="88" rx="9" fill="none"'
                f' stroke="{canvas.colour("line")}" stroke-width="2" stroke-dasharray="7 6"/>'
            )
            if colour is not None:
                row += at(100, 50, emblem(canvas, colour, 24, 1.65, pen=2))
        else:
            row += domino(canvas, number)
            if colour is not None:
                row += f'<g transform="translate(100 108)scale(.95)">{king(canvas, colour)}</g>'
        drawn.append(at(0, _SLOT * index, row))
    return "".join(drawn)


def player_kingdom(
    canvas: Canvas,
    kingdom: Kingdom,
    colour: Colour,
    *,
    reach: bool = False,
    legal: Domino | int | None = None,
    last: bool = False,
    territories: Territories = "outline",
    coordinates: bool = False,
) -> tuple[str, tuple[float, float, float, float]]:
    """Draw a kingdom; return the box around it as well."""
    if territories not in get_args(Territories):
        choices = ", ".join(map(repr, get_args(Territories)))
        raise ValueError(f"territories is one of {choices}, not {territories!r}")
    window = reach_window(kingdom) if reach or legal is not None else full_window(kingdom)
    margin = board.WIDE_FRAME if coordinates else board.FRAME
    drawn = board.frame(canvas, window, colour, margin)
    if coordinates:
        drawn += board.coordinates(canvas, window, margin)
    if legal is not None:
        drawn += board.legal_cells(canvas, _legal_cells(kingdom, domino_number(legal)))
    drawn += board.land(canvas, kingdom, colour)
    scoring = [territory for territory in kingdom.territories() if territory.points]
    if territories != "none":
        drawn += board.borders(canvas, scoring)
    if last and kingdom.placed:
        place = kingdom.placed[-1]
        drawn += board.highlight(canvas, (place.first, place.second))
    if territories in ("points", "full"):
        drawn += board.labels(scoring, is_full=territories == "full")
    view, side = window.view, window.view.width * 100 + 2 * margin
    return drawn, (view.left * 100 - margin, view.top * 100 - margin, side, side)


def _legal_cells(kingdom: Kingdom, number: int) -> set[Cell]:
    places = kingdom.placements(number)
    return {cell for place in places for cell in (place.first, place.second)}


def player_header(canvas: Canvas, colour: Colour, points: int, name: str, side: float) -> str:
    """Draw the emblem, the name and the points of a player, to go above the kingdom."""
    ink, digits = canvas.colour("ink"), str(points)
    drawn = at(34, 36, emblem(canvas, colour, 31, 2.1, pen=2.6))
    right = figures_width(digits, 46) / 2 + 8
    drawn += figures(digits, side - right, 36, 46, colour=ink)
    if name:
        drawn += (
            f'<text x="82" y="53" font-size="46" font-weight="700" font-family="{_FONTS}"'
            f' fill="{ink}">{escape(name)}</text>'
        )
    return drawn


_FONTS = "Georgia, 'Noto Serif', serif"
