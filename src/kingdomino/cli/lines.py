"""The lines of dominoes on the table, as text."""

from collections.abc import Sequence

from rich.text import Text

from kingdomino.cli.screen import Screen, shortened
from kingdomino.rules import DOMINOES, Colour, Line, View

_NAME_WIDTH = 14


def draw_domino(screen: Screen, number: int) -> Text:
    """A domino as it lies in a line: its number and its two squares.

    The squares touch: they are the two halves of one piece.
    """
    domino = DOMINOES[number]
    drawn = Text().append(f"{number:>2} ", "bold")
    drawn.append_text(screen.square(domino.first))
    return drawn.append_text(screen.square(domino.second))


def draw_king(screen: Screen, names: Sequence[str], seat: int) -> Text:
    """A king on a domino: its owner's name and colour."""
    name = Text(f"{shortened(names[seat], _NAME_WIDTH)} ")
    return name.append_text(screen.badge(Colour.of_seat(seat)))


def draw_lines(screen: Screen, view: View, names: Sequence[str]) -> list[list[Text]]:
    """A block for each line on the table: this round's with the king at turn, then the next."""
    blocks = []
    if view.current_line is not None:
        blocks.append(_block(screen, "line-current", view.current_line, names, view.turn))
    if view.next_line is not None:
        blocks.append(_block(screen, "line-next", view.next_line, names, None))
    return blocks


def _block(
    screen: Screen, title: str, line: Line, names: Sequence[str], turn: int | None
) -> list[Text]:
    lines = [Text(screen.texts(title), "bold")]
    for index, (number, king) in enumerate(zip(line.dominoes, line.kings, strict=True)):
        row = Text(f"{_mark(screen, index, turn)} ")
        row.append_text(draw_domino(screen, number))
        row.append("  ")
        if king is None:
            row.append(screen.signs.nobody, "dim")
        else:
            row.append_text(draw_king(screen, names, king))
        if turn is not None and index < turn:
            row.stylize("dim")
        lines.append(row)
    return lines


def _mark(screen: Screen, index: int, turn: int | None) -> str:
    if turn is None or index > turn:
        return " "
    return screen.signs.acts if index == turn else screen.signs.done
