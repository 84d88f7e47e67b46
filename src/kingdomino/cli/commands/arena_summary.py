"""The summary of a run of the arena, as tables and as JSON."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from kingdomino.arena.bootstrap import Estimate
from kingdomino.arena.columns import CONDUCT, RATING, STRENGTH, Cell, Column
from kingdomino.arena.run import Run
from kingdomino.arena.summary import Row
from kingdomino.cli.terminal.screen import Screen, printable
from kingdomino.locales import error_message
from kingdomino.notation import format_ruleset

_MAX_FORFEITS = 10  # that are listed
_NARROWEST_LABEL = 10
_GAP = 2


def show_summary(screen: Screen, run: Run, deals: int, rows: Sequence[Row]) -> None:
    """Write the tables, and the games that were forfeited."""
    texts = screen.texts
    has_ratings = any(row.rating is not None for row in rows)
    rules = format_ruleset(run.ruleset)
    screen.write("", texts("arena-settings", rules=rules, deals=deals, seed=run.seed))
    _show_columns(screen, rows, [RATING, *STRENGTH] if has_ratings else STRENGTH)
    screen.write_message("arena-legend")
    _show_columns(screen, rows, CONDUCT)
    _show_forfeits(screen, rows)


def _show_columns(screen: Screen, rows: Sequence[Row], columns: Sequence[Column]) -> None:
    """Write a table; if it is too wide, a paragraph for each entrant."""
    table = _table(screen, rows, columns)
    if sum((column.width or _NARROWEST_LABEL) + _GAP for column in table.columns) <= screen.width:
        screen.console.print(table)
        return
    for row in rows:
        screen.write("", Text(printable(row.entrant.label), "bold"))
        for column in columns:
            cell = column.cell(row)
            value = f"{cell.value} ({cell.below})" if cell.below else cell.value
            screen.write(f"{screen.texts(column.message)}: {_encodable(screen, value)}")
    screen.write("")


def _table(screen: Screen, rows: Sequence[Row], columns: Sequence[Column]) -> Table:
    texts, mark = screen.texts, screen.direction_mark
    style = box.SIMPLE_HEAD if screen.is_unicode else box.ASCII
    table = Table(box=style, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(mark + texts("column-entrant"), overflow="fold", min_width=_NARROWEST_LABEL)
    for column in columns:
        heading = texts(column.message)
        cells = [_cell(screen, column.cell(row)) for row in rows]
        # Headings are wrapped between words; numbers are not wrapped.
        pieces = [*heading.split(), *(part for cell in cells for part in cell.plain.split("\n"))]
        width = max(map(cell_len, pieces))
        table.add_column(mark + heading, justify="right", width=width)
    for row in rows:
        cells = [_cell(screen, column.cell(row)) for column in columns]
        table.add_row(Text(mark + printable(row.entrant.label)), *cells)
    return table


def _cell(screen: Screen, cell: Cell) -> Text:
    text = Text(_encodable(screen, cell.value), no_wrap=True)
    if cell.below:
        text.append(f"\n{_encodable(screen, cell.below)}", "dim")
    return text


def _encodable(screen: Screen, text: str) -> str:
    return text if screen.is_unicode else text.replace("…", "..")


def _show_forfeits(screen: Screen, rows: Iterable[Row]) -> None:
    forfeits = [(row.entrant.label, forfeit) for row in rows for forfeit in row.forfeits]
    for label, forfeit in forfeits[:_MAX_FORFEITS]:
        screen.write_message(
            "arena-forfeit",
            entrant=printable(label),
            deal=forfeit.deal,
            seat=forfeit.seat,
            action=forfeit.ply + 1,
            fault=printable(error_message(screen.texts, forfeit.fault)),
        )
    more = len(forfeits) - _MAX_FORFEITS
    if more > 0:
        screen.write_message("arena-more-forfeits", count=more)


def summary_json(run: Run, rows: Sequence[Row]) -> dict[str, Any]:
    """Return the summary as JSON values."""
    return {"run": run.to_json(), "entrants": [_row_json(row) for row in rows]}


def _row_json(row: Row) -> dict[str, Any]:
    data: dict[str, Any] = {
        key: value._asdict() if isinstance(value, Estimate) else value
        for key, value in row._asdict().items()
    }
    data["entrant"] = row.entrant.label
    data["blunders"] = [
        {"deal": f.deal, "seat": f.seat, "ply": f.ply, **f.fault.to_json()}
        for f in data.pop("forfeits")
    ]
    return data
