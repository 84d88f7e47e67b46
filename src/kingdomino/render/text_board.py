"""Kingdoms and lines as rows of text, for `print` and for the terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.render.rows import Block, Row, Span
from kingdomino.rules import CASTLE, DOMINOES, Cell, Colour, Kingdom, Line, Square, Terrain
from kingdomino.rules.pieces import COLUMN_LETTERS

ROW_LABEL_WIDTH: Final = 3
"""The columns that a row's number and a space take."""


@dataclass(frozen=True)
class Glyphs:
    """The symbols of a board."""

    castle: str
    crown: str
    free: str
    acts: str
    done: str
    no_king: str


UNICODE: Final = Glyphs(castle="♜", crown="♛", free="·", acts="►", done="✓", no_king="–")
ASCII: Final = Glyphs(castle="#", crown="*", free=".", acts=">", done="x", no_king="-")


@dataclass(frozen=True)
class Lettering:
    """The symbols of a drawing and the letters of the terrains, which depend on the language."""

    glyphs: Glyphs
    terrains: Mapping[Terrain, str]
    cell_width: int = 3
    """The columns that a square takes: two or three."""
    gap: str = " "
    """The separator of the squares of a row, which tells crowns apart without colours."""

    def square(self, square: Square, *, is_new: bool = False) -> Span:
        """Draw a square: the letter of its terrain and its crowns."""
        letter = self.terrains[square.terrain]
        if self.cell_width == 2:
            text = f"{letter}{square.crowns or ' '}"
        elif square.crowns:
            text = f"{letter}{self.glyphs.crown}{square.crowns}"
        else:
            text = f" {letter} "
        return Span(text, f"{square.terrain} new" if is_new else square.terrain)

    def castle(self, colour: Colour) -> Span:
        """Draw a castle."""
        return Span(self._padded(self.glyphs.castle).text, colour)

    def free(self) -> Span:
        """Draw a free cell in reach."""
        return self._padded(self.glyphs.free)

    def _padded(self, text: str) -> Span:
        return Span(text.center(3) if self.cell_width == 3 else text.ljust(2), "dim")

    def kingdom(
        self,
        kingdom: Kingdom,
        colour: Colour,
        new: Sequence[Cell] = (),
        *,
        area: tuple[range, range] | None = None,
        over: Mapping[Cell, Span] | None = None,
    ) -> Block:
        """Draw the squares of a kingdom and the free cells in reach, with coordinates.

        - `new`: cells in a style of their own;
        - `area`: the columns and rows to draw, if not those of `shown_cells`;
        - `over`: what is drawn instead of a cell.
        """
        squares, reach = kingdom.squares, set(kingdom.reach)
        columns, rows = area or shown_cells(kingdom)

        def cell(at: Cell) -> Span:
            if over and at in over:
                return over[at]
            if at == CASTLE:
                return self.castle(colour)
            if at in squares:
                return self.square(squares[at], is_new=at in new)
            return self.free() if at in reach else self._padded("")

        letters = [self._padded(COLUMN_LETTERS[column]) for column in columns]
        return [
            self._row("", letters),
            *(self._row(str(row + 1), [cell(Cell(c, row)) for c in columns]) for row in rows),
        ]

    def _row(self, label: str, cells: list[Span]) -> Row:
        row = [Span(f"{label:>2} ", "dim")]
        for index, cell in enumerate(cells):
            row += [Span(self.gap), cell] if index and self.gap else [cell]
        return row

    def domino(self, number: int) -> Row:
        """Draw a domino of a line: its number and its two squares, without a gap between them."""
        domino = DOMINOES[number]
        return [
            Span(f"{number:>2} ", "bold"),
            self.square(domino.first),
            self.square(domino.second),
        ]

    def line(self, line: Line, kings: Sequence[Row], turn: int | None = None) -> Block:
        """Draw the dominoes of a line with the kings on them, as drawn for each seat.

        `turn` is the number of kings that have finished their turn.
        """
        rows = []
        for index, (number, king) in enumerate(zip(line.dominoes, line.kings, strict=True)):
            row = [Span(f"{self._turn_glyph(index, turn)} "), *self.domino(number), Span("  ")]
            row += [Span(self.glyphs.no_king, "dim")] if king is None else kings[king]
            if turn is not None and index < turn:
                row = [Span(span.text, f"{span.style} dim") for span in row]
            rows.append(row)
        return rows

    def _turn_glyph(self, index: int, turn: int | None) -> str:
        if turn is None or index > turn:
            return " "
        return self.glyphs.acts if index == turn else self.glyphs.done


def shown_cells(kingdom: Kingdom) -> tuple[range, range]:
    """Return the columns and the rows to draw: those of squares, and of free cells in reach."""
    shown = [CASTLE, *kingdom.squares, *kingdom.reach]
    columns = range(min(c.column for c in shown), max(c.column for c in shown) + 1)
    rows = range(max(c.row for c in shown), min(c.row for c in shown) - 1, -1)
    return columns, rows


def widest_area(grid: int) -> tuple[range, range]:
    """Return the columns and the rows that a kingdom of a size can ever reach.

    >>> widest_area(5)
    (range(2, 11), range(10, 1, -1))
    """
    low, high = CASTLE.column - grid + 1, CASTLE.column + grid - 1
    return range(low, high + 1), range(high, low - 1, -1)


def last_cells(kingdom: Kingdom) -> tuple[Cell, ...]:
    """Return the cells of the last placement; none if there is none."""
    placed = kingdom.placed
    return (placed[-1].first, placed[-1].second) if placed else ()
