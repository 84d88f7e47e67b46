"""Dominoes, lines, kingdoms and games as plain text, for `print`."""

from collections.abc import Sequence
from typing import Final

from kingdomino.render.rows import Block, Row, Span, plain, side_by_side
from kingdomino.render.text_board import ASCII, UNICODE, Lettering
from kingdomino.rules import Colour, Domino, Game, Kingdom, Line, Terrain, View

_TERRAINS: Final = {terrain: terrain[0].upper() for terrain in Terrain}
_UNICODE: Final = Lettering(UNICODE, _TERRAINS)
_ASCII: Final = Lettering(ASCII, _TERRAINS)
_WIDTH: Final = 100


def domino_text(domino: Domino, *, ascii: bool = False) -> str:
    """Draw a domino in one row.

    >>> from kingdomino import DOMINOES
    >>> domino_text(DOMINOES[48])
    '48  W M♛3'
    """
    return plain(_lettering(ascii).domino(domino.number))


def line_text(line: Line, *, ascii: bool = False) -> str:
    """Draw a line: a row for each domino, with the colour of the king on it.

    >>> from kingdomino import Line
    >>> print(line_text(Line.deal([4, 28]).claimed(28, by=1)))
       4  F  F   –
      28 F♛1 L   yellow
    """
    kings = [[Span(colour)] for colour in Colour]
    return _joined(_lettering(ascii).line(line, kings))


def kingdom_text(kingdom: Kingdom, *, ascii: bool = False) -> str:
    """Draw a kingdom: a letter for the terrain of each square, and its crowns.

    `ascii` leaves out every character that is not ASCII.

    >>> from kingdomino import Kingdom, parse_action
    >>> print(kingdom_text(Kingdom.empty().place(parse_action("48:g8h8"))))
        d   e   f   g   h   i   j   k
    11  ·   ·   ·   ·   ·   ·   ·   ·
    10  ·   ·   ·   ·   ·   ·   ·   ·
     9  ·   ·   ·   ·   ·   ·   ·   ·
     8  ·   ·   ·   W  M♛3  ·   ·   ·
     7  ·   ·   ·   ♜   ·   ·   ·   ·
     6  ·   ·   ·   ·   ·   ·   ·   ·
     5  ·   ·   ·   ·   ·   ·   ·   ·
     4  ·   ·   ·   ·   ·   ·   ·   ·
    """
    return _joined(_lettering(ascii).kingdom(kingdom, Colour.PINK))


def game_text(game: Game | View, *, names: Sequence[str] | None = None, ascii: bool = False) -> str:
    """Draw the table: the round, the kingdoms with their points, and the lines."""
    view = game.public if isinstance(game, Game) else game
    lettering = _lettering(ascii)
    labels = [str(colour) for colour in Colour] if names is None else list(names)
    blocks: list[Block] = []
    for seat, kingdom in enumerate(view.kingdoms):
        points = kingdom.points_with_bonuses(view.ruleset)
        title = f"{labels[seat]} {points} point{'' if points == 1 else 's'}"
        blocks.append([[Span(title)], *lettering.kingdom(kingdom, Colour.of_seat(seat))])
    rows: Block = [[Span(_heading(view))], []]
    if view.round > 0:
        rows += [*side_by_side(blocks, _WIDTH), []]
    kings: list[Row] = [[Span(label)] for label in labels]
    if not view.is_over:
        rows += side_by_side(_lines(view, lettering, kings), _WIDTH)
    return _joined(rows).rstrip()


def _lines(view: View, lettering: Lettering, kings: Sequence[Row]) -> list[Block]:
    blocks: list[Block] = []
    if view.current_line is not None:
        rows = lettering.line(view.current_line, kings, view.turn)
        blocks.append([[Span("To place now")], *rows])
    if view.next_line is not None:
        blocks.append([[Span("To claim")], *lettering.line(view.next_line, kings)])
    return blocks


def _heading(view: View) -> str:
    if view.is_over:
        return "The game is over"
    return f"Round {view.round} of {view.ruleset.rounds}" if view.round else "The opening"


def _lettering(is_ascii: bool) -> Lettering:
    return _ASCII if is_ascii else _UNICODE


def _joined(block: Block) -> str:
    return "\n".join(map(plain, block))
