"""Calibration: from the means of rollouts to win probabilities and points.

Rollouts are played by other players than those of a game, and none knows the future, so their
shares of the victory are too sure. For each family of rulesets and each round, two weights were
fitted to the results of games: the win probability of a seat is proportional to

    exp(wins · log(share + 0.02) + points · expected points)

and sums to 1 over the seats. Expected points get a shift, and their spread is that of the results.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import Ruleset, View

POINTS, LEAD, WINS = range(3)
"""The kinds of sums that rollouts have, and of values: the last is then a probability."""
SHARE_FLOOR = 0.02
"""Added to shares of the victory, as their logarithm is taken."""

_LOGISTIC = 1.8  # standard deviation of the logistic distribution with scale 1
_LEAD = 2**0.5  # standard deviation of the difference of two seats' points, in theirs

Array = NDArray[np.float64]


def family_name(ruleset: Ruleset) -> str:
    """Return the family of rulesets that share a calibration.

    >>> family_name(Ruleset.preset("tournament"))
    '5x5-4'
    """
    return f"{ruleset.grid}x{ruleset.grid}-{ruleset.players}"


def win_features(means: Array) -> Array:
    """Return the inputs of the win probability: by seat, log share and points."""
    players = means.shape[-2]
    shares = (means[..., WINS] + SHARE_FLOOR) / (1 + players * SHARE_FLOOR)
    return np.stack([np.log(shares), means[..., POINTS]], axis=-1)


def softmax(scores: Array) -> Array:
    """Return probabilities that are proportional to the exponentials of scores, by seat."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    probabilities: Array = powers / powers.sum(axis=-1, keepdims=True)
    return probabilities


@dataclass(frozen=True)
class RoundCalibration:
    """The fitted values of one round."""

    weights: tuple[float, float]
    """Of the log share of the victory, and of a point."""
    shift: float
    """Added to the expected points of each seat."""
    spread: float
    """Standard deviation of a seat's final points around the expected ones."""

    def values(self, means: Array) -> Array:
        """Return points, lead and win probability for means of rollouts, by seat."""
        values = means.copy()
        values[..., POINTS] += self.shift
        values[..., WINS] = softmax(win_features(means) @ np.array(self.weights))
        return values

    def with_games_to_come(self, games: int, spread: float) -> "RoundCalibration":
        """Return the calibration of a match with more games, whose leads have a spread.

        A logistic function with the scale s is close to the distribution of a lead with the
        standard deviation 1.8 s, and variances add up. The log share of the victory grows by about
        1/s with each point.
        """
        if not games:
            return self
        wins, points = self.weights
        slope = points + (wins * _LOGISTIC / (_LEAD * self.spread) if self.spread else 0.0)
        own = _LOGISTIC / slope
        shrink = own / hypot(own, spread * games**0.5)
        return RoundCalibration((wins * shrink, points * shrink), self.shift, self.spread)


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((files(__package__) / "calibration.json").read_text("utf-8"))
    return data


@cache
def calibration_rounds(family: str) -> tuple[RoundCalibration, ...]:
    """Return the calibration of each round of a family, from the opening on."""
    return tuple(
        RoundCalibration(tuple(row["weights"]), row["shift"], row["spread"])
        for row in _data()[family]["rounds"]
    )


def calibration_of(view: View) -> RoundCalibration:
    """Return the calibration of the round of a view."""
    rounds = calibration_rounds(family_name(view.ruleset))
    found = rounds[min(view.round, len(rounds) - 1)]
    return found.with_games_to_come(games_to_come(view), lead_spread(view.ruleset))


def games_to_come(view: View) -> int:
    """Return how many games of a Dynasty follow the one of a view."""
    return view.ruleset.games - len(view.earlier) - 1


def lead_spread(ruleset: Ruleset) -> float:
    """Return the standard deviation of the lead of a seat after a game."""
    return _LEAD * calibration_rounds(family_name(ruleset))[0].spread
