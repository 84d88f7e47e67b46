"""The columns of a summary: the same in a terminal and in a report."""

from collections.abc import Callable
from typing import Final, NamedTuple

from kingdomino.arena.bootstrap import Estimate
from kingdomino.arena.summary import Line


class Cell(NamedTuple):
    """A number as people read it, and below it its interval, or another number."""

    value: str
    below: str = ""


class Column(NamedTuple):
    """A quantity, by the name of the message that is its heading."""

    message: str
    cell: Callable[[Line], Cell]


def percent(share: float) -> str:
    """A share, as people read it.

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


def _estimate(estimate: Estimate | None, told: Callable[[float], str]) -> Cell:
    if estimate is None:
        return Cell("")
    if estimate.low is None or estimate.high is None:
        return Cell(told(estimate.value))
    return Cell(told(estimate.value), f"{told(estimate.low)}…{told(estimate.high)}")


RATING: Final = Column("column-rating", lambda line: _estimate(line.rating, _whole))
STRENGTH: Final = (
    Column("column-games", lambda line: Cell(str(line.games))),
    Column("column-share", lambda line: _estimate(line.share, percent)),
    Column("column-margin", lambda line: _estimate(line.margin, _signed)),
    Column("column-points", lambda line: _estimate(line.points, _one_digit)),
    Column("column-rank", lambda line: _estimate(line.rank, _two_digits)),
)
"""How well the entrants played."""
CONDUCT: Final = (
    Column("column-allowed", lambda line: Cell(f"{line.entrant.seconds:g}")),
    Column("column-seconds", lambda line: Cell(f"{line.seconds:.4f}")),
    Column("column-longest", lambda line: Cell(f"{line.longest:.4f}")),
    Column("column-overruns", lambda line: Cell(percent(line.overruns))),
    Column("column-faults", lambda line: Cell(str(len(line.blunders)))),
)
"""How they used their time, and whether they kept to the rules."""
