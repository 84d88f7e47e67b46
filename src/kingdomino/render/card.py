"""The picture of a finished game for a link to it: all kingdoms in a row, with their points."""

from collections.abc import Sequence
from typing import Final

from kingdomino.render import board
from kingdomino.render.pieces import Canvas, at
from kingdomino.render.svg import player_header, player_kingdom
from kingdomino.rules import Colour, Game, View

CARD_SIZE: Final = (1200, 630)
"""The width and height of a card in pixels: what the places that show links ask for."""

_MARGIN = 40
_GAP = 32
_HEADER = 84  # as drawn by `player_header`, before scaling


def card_svg(
    game: Game | View,
    *,
    colours: Sequence[Colour] | None = None,
    theme: str = "light",
    title: str | None = None,
) -> str:
    """Draw the kingdoms of a game in a row, with their points, on a card of `CARD_SIZE`.

    There are no names, since a server has no fonts for every script; `colours` are those of the
    seats, by default in the order of `Colour`.
    """
    canvas = Canvas(theme)
    width, height = CARD_SIZE
    count = len(game.kingdoms)
    side = game.ruleset.grid * 100 + 2 * board.FRAME
    scale = min(
        (width - 2 * _MARGIN - (count - 1) * _GAP) / count / side,
        (height - 2 * _MARGIN) / (side + _HEADER),
    )
    left = (width - count * side * scale - (count - 1) * _GAP) / 2
    top = (height - (side + _HEADER) * scale) / 2
    canvas.add(f'<rect width="{width}" height="{height}" fill="{canvas.colour("table")}"/>')
    for seat, kingdom in enumerate(game.kingdoms):
        colour = colours[seat] if colours else Colour.of_seat(seat)
        points = kingdom.points_with_bonuses(game.ruleset)
        drawn, (x, y, _, _) = player_kingdom(canvas, kingdom, colour, territories="outline")
        header = player_header(canvas, colour, points, "", side)
        column = header + at(-x, _HEADER - y, drawn)
        place = f"translate({left + seat * (side * scale + _GAP):g} {top:g})scale({scale:g})"
        canvas.add(f'<g transform="{place}">{column}</g>')
    return canvas.document((0, 0, width, height), width, title)
