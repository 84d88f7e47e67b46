"""A kingdom as text."""

from rich.text import Text

from kingdomino.cli.screen import Screen
from kingdomino.rules import CASTLE, Cell, Colour, Kingdom
from kingdomino.rules.pieces import COLUMN_LETTERS

_MARGIN = 3  # a row's number and a space


def draw_kingdom(
    screen: Screen, kingdom: Kingdom, colour: Colour, new: tuple[Cell, ...] = ()
) -> list[Text]:
    """A kingdom with its coordinates: what is built, and what is still in reach.

    The cells in `new` are underlined: the domino that was laid last.
    """
    squares, reach = kingdom.squares, set(kingdom.reach)
    shown = [CASTLE, *squares, *reach]
    columns = range(min(c.column for c in shown), max(c.column for c in shown) + 1)
    rows = range(max(c.row for c in shown), min(c.row for c in shown) - 1, -1)
    width = 3 if _MARGIN + 3 * len(columns) <= screen.width else 2
    # Without colours a blank keeps crowned squares apart, where there is room for it.
    has_gaps = not screen.has_colours and _MARGIN + 4 * len(columns) <= screen.width
    gap = " " if has_gaps else ""

    def sign(text: str) -> Text:
        return Text(text.center(3) if width == 3 else text.ljust(2), "dim")

    def cell(at: Cell) -> Text:
        if at == CASTLE:
            return screen.castle(colour, width)
        if at in squares:
            return screen.square(squares[at], width, is_new=at in new)
        return sign(screen.signs.free if at in reach else "")

    return [
        _row("", [sign(COLUMN_LETTERS[column]) for column in columns], gap),
        *(_row(str(row + 1), [cell(Cell(c, row)) for c in columns], gap) for row in rows),
    ]


def _row(label: str, cells: list[Text], gap: str) -> Text:
    row = Text().append(f"{label:>2} ", "dim")
    return row.append_text(Text(gap).join(cells))
