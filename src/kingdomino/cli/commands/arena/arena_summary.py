"""The summary of a run of the arena, as tables and as JSON."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from kingdomino.arena.report.columns import CONDUCT, RATING, STRENGTH, Column, RowT, TableCell
from kingdomino.arena.run import Run
from kingdomino.arena.statistics.bootstrap import Estimate
from kingdomino.arena.statistics.sprt import SequentialTest
from kingdomino.arena.statistics.summary import Row
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
    show_columns(screen, rows, [RATING, *STRENGTH] if has_ratings else STRENGTH)
    screen.write_message("arena-legend")
    show_columns(screen, rows, CONDUCT)
    _show_forfeits(screen, rows)


def show_columns(screen: Screen, rows: Sequence[RowT], columns: Sequence[Column[RowT]]) -> None:
    """Write a table; if it is too wide, a paragraph for each entrant."""
    table = _table(screen, rows, columns)
    if sum((column.width or _NARROWEST_LABEL) + _GAP for column in table.columns) <= screen.width:
        screen.console.print(table)
        return
    for row in rows:
        screen.write("", Text(printable(row.entrant.label), "bold"))
        for column in columns:
            cell = _localised(screen, column.cell(row))
            value = f"{cell.value} ({cell.below})" if cell.below else cell.value
            screen.write(f"{screen.texts(column.message)}: {value}")
    screen.write("")


def _table(screen: Screen, rows: Sequence[RowT], columns: Sequence[Column[RowT]]) -> Table:
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


def _cell(screen: Screen, cell: TableCell) -> Text:
    value, below = _localised(screen, cell)
    text = Text(value, no_wrap=True)
    if below:
        text.append(f"\n{below}", "dim")
    return text


def show_test(screen: Screen, run: Run, test: SequentialTest) -> None:
    """Write the decision of a sequential test, and its numbers."""
    hero, rival = (printable(entrant.label) for entrant in run.entrants)
    screen.write_message(
        "arena-sprt",
        decision=test.decision.value,
        hero=hero,
        rival=rival,
        low=f"{test.sprt.low:+g}",
        high=f"{test.sprt.high:+g}",
    )
    screen.write_message(
        "arena-sprt-numbers",
        deals=test.deals,
        ratio=screen.texts.decimal(f"{test.ratio:.2f}"),
        bound=screen.texts.decimal(f"{test.sprt.bound:.2f}"),
    )


def _localised(screen: Screen, cell: TableCell) -> TableCell:
    """Return a cell as the language writes numbers, in characters that the screen can show."""
    localised = cell.map(screen.texts.decimal)
    return localised if screen.is_unicode else localised.map(lambda text: text.replace("…", ".."))


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


def summary_json(run: Run, rows: Sequence[Row], test: SequentialTest | None) -> dict[str, Any]:
    """Return the summary as JSON values."""
    data = {"run": run.to_json(), "entrants": [_row_json(row) for row in rows]}
    return data if test is None else {**data, "sprt": _test_json(test)}


def _test_json(test: SequentialTest) -> dict[str, Any]:
    return {
        **test.sprt._asdict(),
        "decision": test.decision.value,
        "deals": test.deals,
        "ratio": test.ratio,
        "bound": test.sprt.bound,
    }


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
