"""Grades of turns, and accuracy."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import exp
from typing import NamedTuple

from kingdomino.analysis.evaluation import TurnValue
from kingdomino.rules import Ruleset


class Grade(StrEnum):
    """The grades of turns."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class GradeLimit(NamedTuple):
    """What a turn of a grade loses at least: `win`; or `points` together with `least_win`."""

    grade: Grade
    win: float
    """Probability of winning."""
    points: float
    """Expected lead, in a Mighty Duel half of it."""
    least_win: float
    """Points alone decide nothing where the winner is known."""


LIMITS = (
    GradeLimit(Grade.BLUNDER, win=0.20, points=5.0, least_win=0.10),
    GradeLimit(Grade.MISTAKE, win=0.10, points=2.5, least_win=0.05),
    GradeLimit(Grade.INACCURACY, win=0.04, points=1.0, least_win=0.0),
)
"""The errors, the worst first."""
ALMOST_BEST = 0.3
"""A turn that loses no more points than this, and no more than `ALMOST_BEST_WIN`, is as good as the
best."""
ALMOST_BEST_WIN = 0.01
DECIDED = 0.03
"""A game is decided for a seat whose probability of winning is this close to 0 or 1."""
_PRIOR_SCALE = 2.0  # points: how much less likely people are to choose a turn that loses more
_ACCURACY_BASE = 0.75
_LEAST_WEIGHT, _MOST_WEIGHT = 0.05, 1.0


def points_scale(ruleset: Ruleset) -> float:
    """Return how much a point counts: in a Mighty Duel, leads are about twice as large."""
    return 0.5 if ruleset.is_mighty_duel else 1.0


def is_decided(turn: TurnValue, best: TurnValue, seat: int) -> bool:
    """Return whether a turn of a seat could not change whether it wins."""
    return best.seats[seat].win.value <= DECIDED or turn.seats[seat].win.value >= 1 - DECIDED


def grade_turn(turn: TurnValue, best: TurnValue, seat: int, ruleset: Ruleset) -> Grade:
    """Return the grade of a turn of a seat by what it loses against the best one.

    Nothing is called an error that is not above two standard errors, and nothing worse than an
    inaccuracy once the game is decided.
    """
    points = turn.points_loss.value * points_scale(ruleset)
    win = turn.win_loss.value
    if turn is best or (points <= ALMOST_BEST and win <= ALMOST_BEST_WIN):
        return Grade.BEST
    limits = LIMITS[-1:] if is_decided(turn, best, seat) else LIMITS
    for limit in limits:
        by_win = win >= limit.win and turn.win_loss.is_significant
        by_points = points >= limit.points and turn.points_loss.is_significant
        if by_win or (by_points and win >= limit.least_win):
            return limit.grade
    return Grade.GOOD


def difficulty(turns: Sequence[TurnValue], ruleset: Ruleset) -> float:
    """Return the points that are lost on average if a turn that loses more is chosen less often.

    The probability of a turn falls by e with every two points that it loses.
    """
    scale = points_scale(ruleset)
    losses = [max(0.0, turn.points_loss.value) * scale for turn in turns]
    priors = [exp(-loss / _PRIOR_SCALE) for loss in losses]
    return sum(p * loss for p, loss in zip(priors, losses, strict=True)) / sum(priors)


def accuracy(turns: Iterable[tuple[float, float]], ruleset: Ruleset) -> float | None:
    """Return the accuracy from 0 to 100 of turns with these losses and difficulties.

    KaTrain's formula: 100 · 0.75^L, where L is the mean loss in points, each turn weighted by its
    difficulty or a quarter of its loss, from 0.05 to 1. `None` without a turn.
    """
    total = weights = 0.0
    for points, hardness in turns:
        loss = points * points_scale(ruleset)
        weight = min(_MOST_WEIGHT, max(_LEAST_WEIGHT, hardness, loss / 4))
        total += weight * loss
        weights += weight
    return 100 * _ACCURACY_BASE ** (total / weights) if weights else None
