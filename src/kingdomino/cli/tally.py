"""The summary of a run of the arena: tables for people, JSON for programs."""

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
from kingdomino.cli.screen import Screen, printable
from kingdomino.locales import explain
from kingdomino.notation import format_ruleset

_BLUNDERS_TOLD = 10
_NARROWEST_LABEL = 10
_GAP = 2


def show_tally(screen: Screen, run: Run, deals: int, lines: Sequence[Row]) -> None:
    """Write the tables, and what was lost by fault."""
    texts = screen.texts
    has_ratings = any(line.rating is not None for line in lines)
    rules = format_ruleset(run.ruleset)
    screen.write("", texts("arena-settings", rules=rules, deals=deals, seed=run.seed))
    _show_columns(screen, lines, [RATING, *STRENGTH] if has_ratings else STRENGTH)
    screen.say("arena-legend")
    _show_columns(screen, lines, CONDUCT)
    _show_blunders(screen, lines)


def _show_columns(screen: Screen, lines: Sequence[Row], columns: Sequence[Column]) -> None:
    """Write a table; where that is too wide, a paragraph for each entrant."""
    table = _table(screen, lines, columns)
    if sum((column.width or _NARROWEST_LABEL) + _GAP for column in table.columns) <= screen.width:
        screen.console.print(table)
        return
    for line in lines:
        screen.write("", Text(printable(line.entrant.label), "bold"))
        for column in columns:
            cell = column.cell(line)
            below = f" ({cell.below})" if cell.below else ""
            screen.write(f"{screen.texts(column.message)}: {_sign(screen, cell.value + below)}")
    screen.write("")


def _table(screen: Screen, lines: Sequence[Row], columns: Sequence[Column]) -> Table:
    texts, mark = screen.texts, screen.column_mark
    style = box.SIMPLE_HEAD if screen.is_unicode else box.ASCII
    table = Table(box=style, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(mark + texts("column-entrant"), overflow="fold", min_width=_NARROWEST_LABEL)
    for column in columns:
        heading = texts(column.message)
        cells = [_cell(screen, column.cell(line)) for line in lines]
        # Numbers are never broken; a heading is, between words.
        pieces = [*heading.split(), *(part for cell in cells for part in cell.plain.split("\n"))]
        width = max(map(cell_len, pieces))
        table.add_column(mark + heading, justify="right", width=width)
    for line in lines:
        cells = [_cell(screen, column.cell(line)) for column in columns]
        table.add_row(Text(mark + printable(line.entrant.label)), *cells)
    return table


def _cell(screen: Screen, cell: Cell) -> Text:
    told = Text(_sign(screen, cell.value), no_wrap=True)
    if cell.below:
        told.append(f"\n{_sign(screen, cell.below)}", "dim")
    return told


def _sign(screen: Screen, text: str) -> str:
    return text if screen.is_unicode else text.replace("…", "..")


def _show_blunders(screen: Screen, lines: Iterable[Row]) -> None:
    told = [(line.entrant.label, blunder) for line in lines for blunder in line.forfeits]
    for label, blunder in told[:_BLUNDERS_TOLD]:
        screen.say(
            "arena-forfeit",
            entrant=printable(label),
            deal=blunder.deal,
            seat=blunder.seat,
            action=blunder.ply + 1,
            fault=printable(explain(screen.texts, blunder.fault)),
        )
    if len(told) > _BLUNDERS_TOLD:
        screen.say("arena-more-forfeits", count=len(told) - _BLUNDERS_TOLD)


def tally_json(run: Run, lines: Sequence[Row]) -> dict[str, Any]:
    """The summary for programs."""
    return {"run": run.to_json(), "entrants": [_line_json(line) for line in lines]}


def _line_json(line: Row) -> dict[str, Any]:
    told: dict[str, Any] = {"entrant": line.entrant.label, **line._asdict()}
    told["entrant"] = line.entrant.label
    for key, value in told.items():
        if isinstance(value, Estimate):
            told[key] = value._asdict()
    del told["forfeits"]
    told["blunders"] = [
        {"deal": b.deal, "seat": b.seat, "ply": b.ply, **b.fault.to_json()} for b in line.forfeits
    ]
    return told
