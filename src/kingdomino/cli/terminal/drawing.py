"""Kingdoms, lines and the whole table as text."""

from collections.abc import Sequence

from rich.text import Text

from kingdomino.cli.terminal.screen import Screen, shorten
from kingdomino.rules import CASTLE, DOMINOES, Cell, Colour, Kingdom, Line, Place, Terrain, View
from kingdomino.rules.pieces import COLUMN_LETTERS

_ROW_LABEL_WIDTH = 3  # a row's number and a space
_NAME_WIDTH = 14


def show_table(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Write the whole table: the heading, the kingdoms and the lines."""
    screen.write("", heading(screen, view))
    if view.round > 0:
        screen.write("")
        screen.write_unwrapped(draw_kingdoms(screen, view, names))
    if not view.is_over:
        screen.write("")
        screen.write_unwrapped(screen.side_by_side(draw_lines(screen, view, names)))


def heading(screen: Screen, view: View) -> Text:
    """Return the round, the opening or the end as a heading."""
    if view.is_over:
        text = screen.texts("heading-over")
    elif view.round == 0:
        text = screen.texts("heading-opening")
    else:
        text = screen.texts("heading-round", round=view.round, rounds=view.ruleset.rounds)
    return Text(text, "bold reverse")


def draw_kingdoms(
    screen: Screen, view: View, names: Sequence[str], seats: Sequence[int] | None = None
) -> list[Text]:
    """Draw the kingdoms of some seats, by default of all, with names and points above them."""
    chosen = range(len(view.kingdoms)) if seats is None else seats
    return screen.side_by_side([_titled_kingdom(screen, view, names, seat) for seat in chosen])


def _titled_kingdom(screen: Screen, view: View, names: Sequence[str], seat: int) -> list[Text]:
    kingdom, colour = view.kingdoms[seat], Colour.of_seat(seat)
    points = kingdom.points_with_bonuses(view.ruleset)
    title = Text().append(f"{shorten(names[seat], _NAME_WIDTH)} ", "bold")
    title.append_text(screen.badge(colour))
    title.append(f" {screen.texts('points', count=points)}")
    return [title, *draw_kingdom(screen, kingdom, colour, _last_cells(view, seat))]


def _last_cells(view: View, seat: int) -> tuple[Cell, ...]:
    placed: tuple[Place, ...] = view.kingdoms[seat].placed
    return (placed[-1].first, placed[-1].second) if placed else ()


def draw_kingdom(
    screen: Screen, kingdom: Kingdom, colour: Colour, new: tuple[Cell, ...] = ()
) -> list[Text]:
    """Draw the squares of a kingdom and the free cells in reach, with coordinates.

    The cells in `new` are underlined.
    """
    squares, reach = kingdom.squares, set(kingdom.reach)
    shown = [CASTLE, *squares, *reach]
    columns = range(min(c.column for c in shown), max(c.column for c in shown) + 1)
    rows = range(max(c.row for c in shown), min(c.row for c in shown) - 1, -1)
    width = 3 if _ROW_LABEL_WIDTH + 3 * len(columns) <= screen.width else 2
    # Without colours a gap separates squares with crowns, where there is room for it.
    has_gaps = not screen.has_colours and _ROW_LABEL_WIDTH + 4 * len(columns) <= screen.width
    gap = " " if has_gaps else ""

    def glyph(text: str) -> Text:
        return Text(text.center(3) if width == 3 else text.ljust(2), "dim")

    def cell(at: Cell) -> Text:
        if at == CASTLE:
            return screen.castle(colour, width)
        if at in squares:
            return screen.square(squares[at], width, is_new=at in new)
        return glyph(screen.glyphs.free if at in reach else "")

    return [
        _row("", [glyph(COLUMN_LETTERS[column]) for column in columns], gap),
        *(_row(str(row + 1), [cell(Cell(c, row)) for c in columns], gap) for row in rows),
    ]


def _row(label: str, cells: list[Text], gap: str) -> Text:
    row = Text().append(f"{label:>2} ", "dim")
    return row.append_text(Text(gap).join(cells))


def draw_lines(screen: Screen, view: View, names: Sequence[str]) -> list[list[Text]]:
    """Draw a block for each line on the table: this round's, then the next."""
    blocks = []
    if view.current_line is not None:
        blocks.append(_line_block(screen, "line-current", view.current_line, names, view.turn))
    if view.next_line is not None:
        blocks.append(_line_block(screen, "line-next", view.next_line, names, None))
    return blocks


def _line_block(
    screen: Screen, title: str, line: Line, names: Sequence[str], turn: int | None
) -> list[Text]:
    rows = [Text(screen.texts(title), "bold")]
    for index, (number, king) in enumerate(zip(line.dominoes, line.kings, strict=True)):
        row = Text(f"{_turn_glyph(screen, index, turn)} ")
        row.append_text(draw_domino(screen, number))
        row.append("  ")
        if king is None:
            row.append(screen.glyphs.no_king, "dim")
        else:
            row.append_text(draw_king(screen, names, king))
        if turn is not None and index < turn:
            row.stylize("dim")
        rows.append(row)
    return rows


def _turn_glyph(screen: Screen, index: int, turn: int | None) -> str:
    if turn is None or index > turn:
        return " "
    return screen.glyphs.acts if index == turn else screen.glyphs.done


def draw_domino(screen: Screen, number: int) -> Text:
    """Draw a domino of a line: its number and its two squares, without a gap between them."""
    domino = DOMINOES[number]
    drawn = Text().append(f"{number:>2} ", "bold")
    drawn.append_text(screen.square(domino.first))
    return drawn.append_text(screen.square(domino.second))


def draw_king(screen: Screen, names: Sequence[str], seat: int) -> Text:
    """Draw a king on a domino: its owner's name and colour."""
    name = Text(f"{shorten(names[seat], _NAME_WIDTH)} ")
    return name.append_text(screen.badge(Colour.of_seat(seat)))


def terrain_legend(screen: Screen) -> str:
    """Return the letters of the terrains with their names, on one line."""
    return " · ".join(
        f"{screen.texts(f'terrain-{terrain}-letter')} {screen.texts(f'terrain-{terrain}')}"
        for terrain in Terrain
    )


def show_legend(screen: Screen) -> None:
    """Write what the letters and glyphs of a board mean."""
    texts, glyphs = screen.texts, screen.glyphs
    rows = [(texts(f"terrain-{t}-letter"), texts(f"terrain-{t}")) for t in Terrain]
    rows += [
        (f"{rows[0][0]}{glyphs.crown}2", texts("legend-crowns", count=2)),
        (glyphs.castle, texts("castle")),
        (glyphs.free, texts("legend-free")),
        (glyphs.acts, texts("legend-acts")),
        (glyphs.done, texts("legend-done")),
    ]
    screen.write("", *(f" {glyph:<3}  {meaning}" for glyph, meaning in rows))
