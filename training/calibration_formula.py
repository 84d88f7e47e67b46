"""The formula whose weights are fitted: the kernel computes it, in `src/analysis/values.c`."""

import numpy as np
from numpy.typing import NDArray

from kingdomino.analysis.calibration import Calibration

POINTS, LEAD, WINS = range(3)
"""The kinds of means that rollouts have."""
_SHARE_FLOOR = 0.02  # added to shares of the victory, as their logarithm is taken

Array = NDArray[np.float64]


def win_features(means: Array) -> Array:
    """Return the inputs of the win probability: by seat, log share and points."""
    players = means.shape[-2]
    shares = (means[..., WINS] + _SHARE_FLOOR) / (1 + players * _SHARE_FLOOR)
    return np.stack([np.log(shares), means[..., POINTS]], axis=-1)


def softmax(scores: Array) -> Array:
    """Return probabilities that are proportional to the exponentials of scores, by seat."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    probabilities: Array = powers / powers.sum(axis=-1, keepdims=True)
    return probabilities


def win_probabilities(means: Array, calibration: Calibration) -> Array:
    """Return the win probabilities that a calibration gives, by seat."""
    return softmax(win_features(means) @ np.array(calibration[:2]))
