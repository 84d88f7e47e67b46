"""Grades of turns, and accuracy."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import exp

from kingdomino.analysis.evaluation import Estimate, TurnValue
from kingdomino.rules import Ruleset


class Grade(StrEnum):
    """The grades of turns."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS = ((5.0, Grade.BLUNDER), (2.5, Grade.MISTAKE), (1.0, Grade.INACCURACY))
"""The points that a turn of a grade loses at least."""
ALMOST_BEST = 0.3
"""A turn that loses no more than this is as good as the best."""
_PRIOR_SCALE = 2.0  # points: how much less likely people are to choose a turn that loses more
_ACCURACY_BASE = 0.75
_LEAST_WEIGHT, _MOST_WEIGHT = 0.05, 1.0


def points_scale(ruleset: Ruleset) -> float:
    """Return how much a point counts: in a Mighty Duel, leads are about twice as large."""
    return 0.5 if ruleset.is_mighty_duel else 1.0


def grade_turn(loss: Estimate, *, is_best: bool, ruleset: Ruleset) -> Grade:
    """Return the grade of a turn that loses points against the best one.

    Nothing is called an error that is not above two standard errors.
    """
    scaled = loss.value * points_scale(ruleset)
    if is_best or scaled <= ALMOST_BEST:
        return Grade.BEST
    if not loss.is_significant:
        return Grade.GOOD
    return next((grade for least, grade in THRESHOLDS if scaled >= least), Grade.GOOD)


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
