"""Measure the calibration on games it was not fitted to: deciles, Brier scores, pictures."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.analysis.calibration import calibration_rounds
from training.calibration_formula import WINS, win_probabilities
from training.calibration_samples import CalibrationSamples

DECILES = 10
BOOTSTRAP = 1000
TOLERANCE = 0.03

Array = NDArray[np.float64]


class Decile(NamedTuple):
    """The predictions in a tenth of the scale from 0 to 1."""

    predicted: float
    observed: float
    low: float
    high: float
    """The 95 % interval of what was observed, from whole games."""
    views: int

    @property
    def is_right(self) -> bool:
        """Whether the prediction is within 3 % or the interval."""
        is_near = abs(self.predicted - self.observed) <= TOLERANCE
        return is_near or self.low <= self.predicted <= self.high


def predict(samples: CalibrationSamples, family: str) -> Array:
    """Return the predicted win probabilities, by view and seat."""
    rounds = calibration_rounds(family)
    values = [
        win_probabilities(means, rounds[number])
        for number, means in zip(samples.rounds, samples.means, strict=True)
    ]
    return np.array(values)


def deciles(samples: CalibrationSamples, predicted: Array) -> list[Decile]:
    """Compare predictions with results, in tenths of the scale."""
    rng = np.random.default_rng(1)
    bins = np.minimum((predicted * DECILES).astype(int), DECILES - 1)
    names, game = np.unique(samples.games, return_inverse=True)
    draws = rng.multinomial(len(names), np.full(len(names), 1 / len(names)), BOOTSTRAP)
    found = []
    for decile in range(DECILES):
        inside = bins == decile
        if not inside.any():
            continue
        wins = np.bincount(game, (samples.wins * inside).sum(1), len(names))
        counts = np.bincount(game, inside.sum(1), len(names))
        shares = (draws @ wins) / np.maximum(draws @ counts, 1e-9)
        low, high = np.quantile(shares, (0.025, 0.975))
        found.append(
            Decile(
                float(predicted[inside].mean()), float(samples.wins[inside].mean()),
                float(low), float(high), int(inside.sum()),
            )
        )  # fmt: skip
    return found


def brier(predicted: Array, wins: Array) -> float:
    """Return the mean squared difference between predictions and results, over seats."""
    return float(np.square(predicted - wins).mean())


def leader_wins(samples: CalibrationSamples) -> Array:
    """Return the prediction that whoever has most points now wins."""
    is_first = samples.leads == samples.leads.max(1, keepdims=True)
    shares: Array = is_first / is_first.sum(1, keepdims=True)
    return shares


class Measured(NamedTuple):
    """How well the results of a preset are predicted."""

    name: str
    games: int
    deciles: list[Decile]
    constant: float
    """The Brier score of 1/n."""
    leader: float
    """That of whoever leads now."""
    rollouts: float
    """That of rollouts without calibration."""
    calibrated: float
    by_round: list[float]
    leader_by_round: list[float]

    def __str__(self) -> str:
        scores = (self.constant, self.leader, self.rollouts, self.calibrated)
        right = sum(decile.is_right for decile in self.deciles)
        cells = [self.name, str(self.games), *(f"{score:.3f}" for score in scores)]
        return f"| {' | '.join(cells)} | {right} of {len(self.deciles)} |"


def measure(name: str, family: str, samples: CalibrationSamples) -> Measured:
    """Compare the predictions for a preset with the results."""
    predicted, leader = predict(samples, family), leader_wins(samples)
    rounds = [samples.rounds == number for number in np.unique(samples.rounds)]
    return Measured(
        name=name,
        games=len(np.unique(samples.games)),
        deciles=deciles(samples, predicted),
        constant=brier(np.full_like(predicted, 1 / predicted.shape[1]), samples.wins),
        leader=brier(leader, samples.wins),
        rollouts=brier(samples.means[..., WINS], samples.wins),
        calibrated=brier(predicted, samples.wins),
        by_round=[brier(predicted[part], samples.wins[part]) for part in rounds],
        leader_by_round=[brier(leader[part], samples.wins[part]) for part in rounds],
    )


def report(measured: list[Measured]) -> Iterator[str]:
    """Yield the tables of `docs/research/evaluation.md`."""
    yield "| rules | games | 1/n | leader wins | rollouts | calibrated | deciles right |"
    yield "|---|---|---|---|---|---|---|"
    yield from map(str, measured)
    for each in measured:
        yield f"{each.name}, predicted, observed, interval, views:"
        for d in each.deciles:
            mark = "" if d.is_right else " *"
            yield f"| {d.predicted:.3f} | {d.observed:.3f} | {d.low:.3f} to {d.high:.3f}{mark} |"
