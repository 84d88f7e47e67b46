"""Luck: the value of each chance event to each seat, less the mean of its alternatives.

Lines and kings are dealt at the start, when a king of the opening has claimed, and at the end of a
round. The luck of such an event is the value of the view after it less the mean value over what
could have been dealt instead, all by the same estimator.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from kingdomino.analysis.calibration import analysis_subject
from kingdomino.analysis.evaluation import Estimate, check_budget, run_all
from kingdomino.kernel.estimates import LuckEstimator
from kingdomino.rules import Opening, Ruleset, View


class ChanceKind(StrEnum):
    """The kinds of chance events."""

    OPENING = "opening"
    """The first line and the first king."""
    KING = "king"
    """Another king of the opening."""
    LINE = "line"
    """A line."""


_NUMBERS = {kind: number for number, kind in enumerate(ChanceKind)}  # in the C API


class LuckBudget(NamedTuple):
    """The budget for measuring the luck of one event."""

    lines: int = 100
    """How many lines that could have been dealt are sampled."""
    rollouts: int = 256
    """Per sampled line; what was dealt gets 16 times as many."""
    seed: int = 0
    threads: int = 1


@dataclass(frozen=True, slots=True)
class LuckEvent:
    """A chance event of a game, and its value to each seat."""

    game: int
    """The index of the game in a Dynasty."""
    ply: int
    """The number of actions played in the game before it."""
    kind: ChanceKind
    dominoes: tuple[int, ...]
    """The line that was dealt; empty for a king."""
    king: int | None
    """The seat whose king was drawn; `None` for a line."""
    win: tuple[Estimate, ...]
    """Win probability gained, by seat; they sum to 0."""
    points: tuple[Estimate, ...]
    """Expected points gained, by seat."""


def chance_kind(before: View | None, after: View) -> ChanceKind | None:
    """Return the kind of chance event between two views; `None` if there was none.

    `before` is `None` at the start of a game.
    """
    if before is None:
        return ChanceKind.OPENING
    if after.round > before.round:
        return ChanceKind.LINE if after.next_line is not None else None
    if after.round == 0 and len(set(_undrawn(after))) > 1:
        return ChanceKind.KING
    return None


def measure_luck(
    kind: ChanceKind, view: View, budget: LuckBudget, *, game: int = 0, ply: int = 0
) -> LuckEvent:
    """Measure the luck of the event that led to a view."""
    check_budget(budget.threads, budget.seed)
    estimator = LuckEstimator(
        analysis_subject(view), _NUMBERS[kind], budget.lines, budget.rollouts, budget.seed
    )
    run_all(estimator.run_tree, estimator.trees, budget.threads)
    luck = estimator.read()
    line = None if kind is ChanceKind.KING else view.next_line
    return LuckEvent(
        game=game,
        ply=ply,
        kind=kind,
        dominoes=() if line is None else line.dominoes,
        king=None if kind is ChanceKind.LINE else view.king,
        win=tuple(Estimate(*win) for _, _, win, _ in luck),
        points=tuple(Estimate(*points) for points, *_ in luck),
    )


def _undrawn(view: View) -> list[int]:
    """Return the kings of the opening of which the last was drawn, itself included."""
    ruleset: Ruleset = view.ruleset
    assert view.next_line is not None
    if ruleset.opening is Opening.ABBA:
        return []
    on_line = view.next_line.kings
    return [
        seat
        for seat in range(ruleset.players)
        for _ in range(ruleset.kings_each - on_line.count(seat))
    ]
