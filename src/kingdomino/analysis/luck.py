"""Luck: the value of each chance event to each seat, less the mean of its alternatives.

Lines and kings are dealt at the start, when a king of the opening has claimed, and at the end of a
round. The luck of such an event is the value of the view after it less the mean value over what
could have been dealt instead, all by the same estimator.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NamedTuple

import numpy as np

from kingdomino.analysis.calibration import POINTS, WINS, Array, calibration_of
from kingdomino.analysis.evaluation import Estimate
from kingdomino.analysis.rollout_groups import RolloutGroups, standard_error
from kingdomino.rules import Game, Line, Opening, Ruleset, View

_OPTION = np.zeros(1, np.int32)


class ChanceKind(StrEnum):
    """The kinds of chance events."""

    OPENING = "opening"
    """The first line and the first king."""
    KING = "king"
    """Another king of the opening."""
    LINE = "line"
    """A line."""


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
    actual, errors = _value(view, budget)
    alternatives = _ALTERNATIVES[kind](view, budget)
    weights = np.array([weight for weight, _ in alternatives])
    values = np.array([_mean_value(each, budget) for _, each in alternatives])
    mean = np.average(values, axis=0, weights=weights)
    if kind is ChanceKind.LINE:
        sampling = values.std(axis=0) / len(values) ** 0.5
    else:
        sampling = np.zeros_like(mean)
    if kind is ChanceKind.OPENING and not view.earlier:
        mean[:] = mean.mean(axis=0)  # nobody has an advantage before the deal
    luck, error = actual - mean, np.hypot(errors, sampling)
    return LuckEvent(
        game=game,
        ply=ply,
        kind=kind,
        dominoes=()
        if kind is ChanceKind.KING or view.next_line is None
        else view.next_line.dominoes,
        king=None if kind is ChanceKind.LINE else view.king,
        win=_estimates(luck[:, WINS], error[:, WINS]),
        points=_estimates(luck[:, POINTS], error[:, POINTS]),
    )


def _estimates(values: Array, errors: Array) -> tuple[Estimate, ...]:
    return tuple(map(Estimate, values.tolist(), errors.tolist()))


def _value(view: View, budget: LuckBudget) -> tuple[Array, Array]:
    """Return the value of a view, by seat and kind, and its standard error."""
    groups = RolloutGroups(view, budget.seed, threads=budget.threads, is_turn_open=True)
    groups.run(_OPTION, 16 * budget.rollouts)
    calibration = calibration_of(view)
    values = calibration.values(groups.means(_OPTION))[0]
    return values, standard_error(calibration.values(groups.jackknife(_OPTION)))[0]


def _mean_value(view: View, budget: LuckBudget) -> Array:
    groups = RolloutGroups(view, budget.seed, threads=1, is_turn_open=True)
    groups.run(_OPTION, budget.rollouts)
    values: Array = calibration_of(view).values(groups.means(_OPTION))[0]
    return values


def _lines(view: View, budget: LuckBudget) -> list[tuple[float, View]]:
    """Return views with other lines. Every domino is equally often in them, or nearly so."""
    assert view.next_line is not None
    pool = sorted({*view.unseen, *view.next_line.dominoes})
    return [
        (1.0, view.evolve(next_line=Line.deal(line), unseen=frozenset(pool).difference(line)))
        for line in _deal_lines(pool, view.ruleset.line, budget)
    ]


def _deal_lines(pool: list[int], length: int, budget: LuckBudget) -> Iterator[tuple[int, ...]]:
    """Yield lines from shuffles of the pool, each dealt to its end, up to the budget's number."""
    rng, dealt = Random(budget.seed), 0
    while True:
        shuffled = rng.sample(pool, len(pool))
        for start in range(0, len(pool) - length + 1, length):
            yield tuple(shuffled[start : start + length])
            dealt += 1
            if dealt == budget.lines:
                return


def _kings(view: View, _: LuckBudget) -> list[tuple[float, View]]:
    """Return a view for each king that could have been drawn, weighted by the number of them."""
    undrawn = _undrawn(view)
    is_own = view.ruleset.opening is not Opening.DRAWER
    return [
        (undrawn.count(king), view.evolve(king=king, actor=king if is_own else view.actor))
        for king in sorted(set(undrawn))
    ]


def _openings(view: View, budget: LuckBudget) -> list[tuple[float, View]]:
    """Return the starts of other games."""
    seeds = Random(budget.seed).sample(range(1 << 32), budget.lines)
    starts = (Game.new(view.ruleset, seed).public for seed in seeds)
    return [(1.0, start.evolve(earlier=view.earlier)) for start in starts]


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


_ALTERNATIVES: dict[ChanceKind, Callable[[View, LuckBudget], list[tuple[float, View]]]] = {
    ChanceKind.OPENING: _openings,
    ChanceKind.KING: _kings,
    ChanceKind.LINE: _lines,
}
