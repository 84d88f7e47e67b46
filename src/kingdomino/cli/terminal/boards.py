"""Kingdoms, lines and the whole table on a screen."""

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from kingdomino.cli.terminal.screen import Screen, shorten
from kingdomino.render.rows import Block, Row, Span
from kingdomino.render.text_board import ROW_LABEL_WIDTH, Lettering, last_cells, shown_cells
from kingdomino.rules import Colour, Kingdom, Square, Terrain, View

_NAME_WIDTH = 14


def show_table(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Write the whole table: the heading, the kingdoms and the lines."""
    screen.write_unwrapped(draw_table(screen, view, names))


def draw_table(screen: Screen, view: View, names: Sequence[str]) -> list[Text]:
    """Draw the whole table: the heading, the kingdoms and the lines."""
    rows = [Text(), heading(screen, view)]
    if view.round > 0:
        rows += [Text(), *draw_kingdoms(screen, view, names)]
    if not view.is_over:
        rows += [Text(), *screen.side_by_side(_lines(screen, view, names))]
    return rows


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


def _titled_kingdom(screen: Screen, view: View, names: Sequence[str], seat: int) -> Block:
    kingdom, colour = view.kingdoms[seat], Colour.of_seat(seat)
    points = kingdom.points_with_bonuses(view.ruleset)
    title = [
        Span(f"{shorten(names[seat], _NAME_WIDTH)} ", "bold"),
        screen.badge(colour),
        Span(f" {screen.texts('points', count=points)}"),
    ]
    lettering = _lettering_for(screen, kingdom)
    return [title, *lettering.kingdom(kingdom, colour, last_cells(kingdom))]


def _lettering_for(screen: Screen, kingdom: Kingdom) -> Lettering:
    """Return how a kingdom is drawn: narrower if it would be wider than the screen."""
    columns = len(shown_cells(kingdom)[0])
    width = 3 if ROW_LABEL_WIDTH + 3 * columns <= screen.width else 2
    # Without colours a gap separates squares with crowns, where there is room for it.
    has_gaps = not screen.has_colours and ROW_LABEL_WIDTH + 4 * columns <= screen.width
    return replace(screen.lettering, cell_width=width, gap=" " if has_gaps else "")


def _lines(screen: Screen, view: View, names: Sequence[str]) -> list[Block]:
    """Draw a block for each line on the table: this round's, then the next."""
    kings = [_king(screen, names, seat) for seat in range(len(names))]
    blocks: list[Block] = []
    if view.current_line is not None:
        rows = screen.lettering.line(view.current_line, kings, view.turn)
        blocks.append([[Span(screen.texts("line-current"), "bold")], *rows])
    if view.next_line is not None:
        rows = screen.lettering.line(view.next_line, kings)
        blocks.append([[Span(screen.texts("line-next"), "bold")], *rows])
    return blocks


def draw_square(screen: Screen, square: Square) -> Text:
    """Draw a square of a domino."""
    return screen.text([screen.lettering.square(square)])


def draw_domino(screen: Screen, number: int) -> Text:
    """Draw a domino of a line: its number and its two squares, without a gap between them."""
    return screen.text(screen.lettering.domino(number))


def draw_king(screen: Screen, names: Sequence[str], seat: int) -> Text:
    """Draw a king on a domino: its owner's name and colour."""
    return screen.text(_king(screen, names, seat))


def _king(screen: Screen, names: Sequence[str], seat: int) -> Row:
    return [Span(f"{shorten(names[seat], _NAME_WIDTH)} "), screen.badge(Colour.of_seat(seat))]


def terrain_legend(screen: Screen) -> str:
    """Return the letters of the terrains with their names, on one line."""
    return " · ".join(
        f"{screen.texts(f'terrain-{terrain}-letter')} {screen.texts(f'terrain-{terrain}')}"
        for terrain in Terrain
    )


def show_legend(screen: Screen) -> None:
    """Write the legend of the letters and glyphs of a board."""
    screen.write("", *(f" {glyph:<3}  {meaning}" for glyph, meaning in legend(screen)))


def legend(screen: Screen) -> list[tuple[str, str]]:
    """Return the letters and glyphs of a board, each with its meaning."""
    texts, glyphs = screen.texts, screen.lettering.glyphs
    rows = [(texts(f"terrain-{t}-letter"), texts(f"terrain-{t}")) for t in Terrain]
    return rows + [
        (f"{rows[0][0]}{glyphs.crown}2", texts("legend-crowns", count=2)),
        (glyphs.castle, texts("castle")),
        (glyphs.free, texts("legend-free")),
        (glyphs.acts, texts("legend-acts")),
        (glyphs.done, texts("legend-done")),
    ]
