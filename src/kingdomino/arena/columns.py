"""The columns of a summary, shared by the terminal and the report."""

from collections.abc import Callable
from typing import Final, NamedTuple

from kingdomino.arena.bootstrap import Estimate
from kingdomino.arena.summary import Row


class Cell(NamedTuple):
    """A formatted number, with its interval below it."""

    value: str
    below: str = ""


class Column(NamedTuple):
    """A quantity, with the id of its heading."""

    message: str
    cell: Callable[[Row], Cell]


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


def _estimate(estimate: Estimate | None, to_text: Callable[[float], str]) -> Cell:
    if estimate is None:
        return Cell("")
    if estimate.low is None or estimate.high is None:
        return Cell(to_text(estimate.value))
    return Cell(to_text(estimate.value), f"{to_text(estimate.low)}…{to_text(estimate.high)}")


RATING: Final = Column("column-rating", lambda row: _estimate(row.rating, _whole))
STRENGTH: Final = (
    Column("column-games", lambda row: Cell(str(row.games))),
    Column("column-share", lambda row: _estimate(row.share, percent)),
    Column("column-margin", lambda row: _estimate(row.margin, _signed)),
    Column("column-points", lambda row: _estimate(row.points, _one_digit)),
    Column("column-rank", lambda row: _estimate(row.rank, _two_digits)),
)
"""The results of the entrants."""
CONDUCT: Final = (
    Column("column-allowed", lambda row: Cell(f"{row.entrant.seconds:g}")),
    Column("column-seconds", lambda row: Cell(f"{row.seconds:.4f}")),
    Column("column-longest", lambda row: Cell(f"{row.longest:.4f}")),
    Column("column-overruns", lambda row: Cell(percent(row.overruns))),
    Column("column-faults", lambda row: Cell(str(len(row.forfeits)))),
)
"""Their use of time, and the games that they forfeited."""
