"""Everything that lies on the table, as text."""

from collections.abc import Sequence

from rich.text import Text

from kingdomino.cli.board import draw_kingdom
from kingdomino.cli.lines import draw_lines
from kingdomino.cli.screen import Screen, shortened
from kingdomino.rules import Cell, Colour, Place, Terrain, View

_NAME_WIDTH = 14


def heading(screen: Screen, view: View) -> Text:
    """Where the game stands."""
    if view.is_over:
        told = screen.texts("heading-over")
    elif view.round == 0:
        told = screen.texts("heading-opening")
    else:
        told = screen.texts("heading-round", round=view.round, rounds=view.ruleset.rounds)
    return Text(told, "bold reverse")


def draw_kingdoms(
    screen: Screen, view: View, names: Sequence[str], seats: Sequence[int] | None = None
) -> list[Text]:
    """The kingdoms of some seats, of all unless told, with names and points above them."""
    chosen = range(len(view.kingdoms)) if seats is None else seats
    return screen.side_by_side([_kingdom_block(screen, view, names, seat) for seat in chosen])


def show_table(screen: Screen, view: View, names: Sequence[str]) -> None:
    """Write the whole table: where the game stands, the kingdoms, the lines."""
    screen.write("", heading(screen, view))
    if view.round > 0:
        screen.write("")
        screen.draw(draw_kingdoms(screen, view, names))
    if not view.is_over:
        blocks = draw_lines(screen, view, names)
        screen.write("")
        screen.draw(screen.side_by_side(blocks))


def legend_line(screen: Screen) -> str:
    """What the letters on the squares mean, in short."""
    return " · ".join(
        f"{screen.texts(f'terrain-{terrain}-letter')} {screen.texts(f'terrain-{terrain}')}"
        for terrain in Terrain
    )


def show_legend(screen: Screen) -> None:
    """Write what the letters and marks of a board mean."""
    texts, signs = screen.texts, screen.signs
    rows = [(texts(f"terrain-{t}-letter"), texts(f"terrain-{t}")) for t in Terrain]
    rows += [
        (f"{rows[0][0]}{signs.crown}2", texts("legend-crowns", count=2)),
        (signs.castle, texts("castle")),
        (signs.free, texts("legend-free")),
        (signs.acts, texts("legend-acts")),
        (signs.done, texts("legend-done")),
    ]
    screen.write("", *(f" {sign:<3}  {meaning}" for sign, meaning in rows))


def _kingdom_block(screen: Screen, view: View, names: Sequence[str], seat: int) -> list[Text]:
    kingdom, colour = view.kingdoms[seat], Colour.of_seat(seat)
    points = kingdom.score(view.ruleset).points
    title = Text().append(f"{shortened(names[seat], _NAME_WIDTH)} ", "bold")
    title.append_text(screen.badge(colour))
    title.append(f" {screen.texts('points', count=points)}")
    return [title, *draw_kingdom(screen, kingdom, colour, _last_cells(view, seat))]


def _last_cells(view: View, seat: int) -> tuple[Cell, ...]:
    placed: tuple[Place, ...] = view.kingdoms[seat].placed
    return (placed[-1].first, placed[-1].second) if placed else ()
