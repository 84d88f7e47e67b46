"""The columns of a summary, shared by the terminal and the report."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from kingdomino.arena.entrant import Entrant
from kingdomino.arena.statistics.bootstrap import Estimate
from kingdomino.arena.statistics.ladder import LadderRow
from kingdomino.arena.statistics.summary import Row


class TableCell(NamedTuple):
    """A formatted number, with its interval below it."""

    value: str
    below: str = ""

    def map(self, change: Callable[[str], str]) -> "TableCell":
        """Return the cell with both texts changed."""
        return TableCell(change(self.value), change(self.below))


class EntrantRow(Protocol):
    """A row of a table about entrants."""

    @property
    def entrant(self) -> Entrant:
        """The entrant of the row."""
        ...


RowT = TypeVar("RowT", bound=EntrantRow)


class Column(NamedTuple, Generic[RowT]):
    """A quantity, with the id of its heading."""

    message: str
    cell: Callable[[RowT], TableCell]


def percent(share: float) -> str:
    """Format a share as a percentage.

    >>> percent(0.5)
    '50.0'
    """
    return f"{100 * share:.1f}"


def _signed(value: float) -> str:
    return f"{value:+.1f}"


def _one_digit(value: float) -> str:
    return f"{value:.1f}"


def _two_digits(value: float) -> str:
    return f"{value:.2f}"


def _whole(value: float) -> str:
    return f"{value:.0f}"


def _estimate(estimate: Estimate | None, to_text: Callable[[float], str]) -> TableCell:
    if estimate is None:
        return TableCell("")
    if estimate.low is None or estimate.high is None:
        return TableCell(to_text(estimate.value))
    return TableCell(to_text(estimate.value), f"{to_text(estimate.low)}…{to_text(estimate.high)}")


RATING: Final = Column[Row]("column-rating", lambda row: _estimate(row.rating, _whole))
STRENGTH: Final = (
    Column[Row]("column-games", lambda row: TableCell(str(row.games))),
    Column[Row]("column-share", lambda row: _estimate(row.share, percent)),
    Column[Row]("column-margin", lambda row: _estimate(row.margin, _signed)),
    Column[Row]("column-points", lambda row: _estimate(row.points, _one_digit)),
    Column[Row]("column-rank", lambda row: _estimate(row.rank, _two_digits)),
)
"""The results of the entrants."""
CONDUCT: Final = (
    Column[Row]("column-allowed", lambda row: TableCell(f"{row.entrant.seconds:g}")),
    Column[Row]("column-seconds", lambda row: TableCell(f"{row.seconds:.4f}")),
    Column[Row]("column-longest", lambda row: TableCell(f"{row.longest:.4f}")),
    Column[Row]("column-overruns", lambda row: TableCell(percent(row.overruns))),
    Column[Row]("column-faults", lambda row: TableCell(str(len(row.forfeits)))),
)
"""Their use of time, and the games that they forfeited."""
LADDER: Final = (
    Column[LadderRow]("column-rating", lambda row: _estimate(row.rating, _whole)),
    Column[LadderRow]("column-games", lambda row: TableCell(str(row.games))),
    Column[LadderRow]("column-runs", lambda row: TableCell(str(row.runs))),
)
"""The ratings over many runs."""
