"""The parts of the screen as rows of text, without widgets."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from kingdomino.cli.screen.state import GameState
from kingdomino.cli.screen.turn_model import Claiming, HeldDomino, Placing
from kingdomino.cli.terminal.boards import heading
from kingdomino.cli.terminal.descriptions import signed
from kingdomino.cli.terminal.screen import Screen, shorten
from kingdomino.render.rows import Block, Row, Span
from kingdomino.render.text_board import ROW_LABEL_WIDTH, Lettering, last_cells, widest_area
from kingdomino.rules import DOMINOES, Cell, Claim, Colour, Line, View, preview_claim

_WIDE_GRID: Final = 7  # its squares have no gap between them, as the lines are beside it
# Green and red, which no terrain has; without colours reversed and struck out.
_FITS: Final = "bold reverse #8dff4f on #102000"
_REFUSED: Final = "bold strike #ffffff on #a5341d"
_LINE_NAME: Final = 16


def board_lettering(screen: Screen, grid: int) -> Lettering:
    """Return the lettering of a board: without colours, with gaps if they fit."""
    has_gaps = not screen.has_colours and grid < _WIDE_GRID
    return replace(screen.lettering, gap=" " if has_gaps else "")


def board_width(screen: Screen, grid: int) -> int:
    """Return the columns that a board takes."""
    columns, _ = widest_area(grid)
    return ROW_LABEL_WIDTH + _pitch(screen, grid) * len(columns)


def cell_at(screen: Screen, grid: int, x: int, y: int) -> Cell | None:
    """Return the cell that is drawn at a column and a row of the board, if there is one."""
    columns, rows = widest_area(grid)
    column, row = (x - ROW_LABEL_WIDTH) // _pitch(screen, grid), y - 1
    if 0 <= column < len(columns) and 0 <= row < len(rows):
        return Cell(columns[column], rows[row])
    return None


def _pitch(screen: Screen, grid: int) -> int:
    lettering = board_lettering(screen, grid)
    return lettering.cell_width + len(lettering.gap)


def draw_board(state: GameState) -> Text:
    """Draw the kingdom that is looked at, with the domino that is held over it."""
    kingdom, colour = state.view.kingdoms[state.viewed], Colour.of_seat(state.viewed)
    lettering = board_lettering(state.screen, kingdom.grid)
    over: dict[Cell, Span] = {}
    if isinstance(state.turn, Placing) and not state.is_looking_away:
        style = _REFUSED if state.turn.preview is None else _FITS
        over = _held_squares(lettering, state.turn.held, style)
    area = widest_area(kingdom.grid)
    block = lettering.kingdom(kingdom, colour, last_cells(kingdom), area=area, over=over)
    return _joined(state.screen, block)


def _held_squares(lettering: Lettering, held: HeldDomino, style: str) -> dict[Cell, Span]:
    domino = DOMINOES[held.domino]
    squares = zip(held.cells, (domino.first, domino.second), strict=True)
    return {cell: Span(lettering.square(square).text, style) for cell, square in squares}


def draw_lines(state: GameState) -> Text:
    """Draw this round's line and the next."""
    view, screen = state.view, state.screen
    kings = [_king(name, seat) for seat, name in enumerate(state.saved.names)]
    block: Block = []
    if view.current_line is not None and not view.is_over:
        rows = screen.lettering.line(view.current_line, kings, view.turn)
        block += [[Span(screen.texts("line-current"), "bold")], *rows, []]
    if view.next_line is not None:
        block.append([Span(screen.texts("line-next"), "bold")])
        block += _claims(state, view, view.next_line, kings)
    return _joined(screen, block)


def claim_rows(view: View) -> dict[int, int]:
    """Return the domino on each row of `draw_lines` that belongs to the next line."""
    line = view.next_line
    if line is None:
        return {}
    above = 0 if view.current_line is None else len(view.current_line.dominoes) + 2
    return {above + 1 + index: domino for index, domino in enumerate(line.dominoes)}


def _claims(state: GameState, view: View, line: Line, kings: Sequence[Row]) -> Block:
    """Draw the next line; for a person who claims, with the points of each domino."""
    rows = state.screen.lettering.line(line, kings)
    if not isinstance(state.turn, Claiming) or view.king is None:
        return rows
    kingdom, glyphs = view.kingdoms[view.king], state.screen.lettering.glyphs
    for row, domino in zip(rows, line.dominoes, strict=True):
        if domino in state.turn.dominoes:
            preview = preview_claim(kingdom, Claim(domino), view.ruleset)
            row[-1] = Span(signed(preview.gain) if preview.fits else glyphs.no_king)
        if domino == state.turn.domino:
            row[0] = Span(f"{glyphs.acts} ", "bold")
            row[1] = Span(f"{domino:>2}", "bold reverse")
            row.insert(2, Span(" "))
    return rows


def _king(name: str, seat: int) -> Row:
    return [Span(f" {shorten(name, _LINE_NAME)} ", Colour.of_seat(seat))]


def draw_heading(state: GameState) -> Text:
    """Draw the round, and the game of a Dynasty."""
    texts, match = state.texts, state.saved.match
    text = heading(state.screen, state.view)
    if match.ruleset.is_dynasty:
        game = texts("heading-game", game=len(match.games), games=match.ruleset.games)
        text.append(f" · {game}")
    return Text(state.screen.direction_mark).append_text(text)


def draw_players(state: GameState, width: int) -> Text:
    """Draw each player's name and points; brackets are around the one whose kingdom is shown."""
    screen, view = state.screen, state.view
    share = width // len(state.saved.names)
    row: Row = []
    for seat, name in enumerate(state.saved.names):
        points = str(view.kingdoms[seat].points_with_bonuses(view.ruleset))
        left, right = "[]" if seat == state.viewed else "  "
        acts = screen.lettering.glyphs.acts if seat == view.actor else " "
        # Around the name: the mark, two brackets, three spaces and the points.
        label = f" {shorten(name, share - len(points) - 6)} {points} "
        row += [
            Span(f"{screen.direction_mark}{acts}{left}", "bold"),
            Span(label, Colour.of_seat(seat)),
            Span(right, "bold"),
        ]
    return screen.text(row)


def draw_keys(state: GameState, keys: Sequence[tuple[str, str]], width: int) -> Text:
    """Draw the keys with their descriptions, the most important first, as many as fit."""
    text = Text(state.screen.direction_mark)
    for key, meaning in keys:
        shown = Text("  " if text.cell_len else "").append(key, "bold").append(f" {meaning}")
        if text.cell_len + shown.cell_len > width:
            break
        text.append_text(shown)
    return text


def draw_events(state: GameState, width: int, height: int) -> Text:
    """Draw the latest events, one in a row, the newest at the bottom."""
    mark = state.screen.direction_mark
    shown = state.events[-height:] if height else []
    return Text("\n".join(mark + shorten(event, width) for event in shown), "dim")


def _joined(screen: Screen, block: Block) -> Text:
    """Return the rows of a block as one text, each after the mark that keeps it in its place."""
    rows = [Text(screen.direction_mark).append_text(screen.text(row)) for row in block]
    return Text("\n", no_wrap=True).join(rows)
