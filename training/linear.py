"""Fit a linear policy to turns by ridge regression, separately for each phase of a game.

Only differences between the options for one turn are fitted: each is compared with the mean of its
turn.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.engine import PHASES
from training.turn_samples import TurnSamples

DOMINOES, SLOTS, MAX_GRID, CELLS = 48, 4, 7, 10
RIDGE = 30.0  # regularises weights with few samples

_AROUND = [*product((-1,), range(-1, 3)), (0, -1), (0, 2), *product((1,), range(-1, 3))]
"""The cells around a domino on (0, 0) and (0, 1), in the order of the kernel's bits."""

Array = NDArray[np.float64]


def fit(samples: TurnSamples, rounds: int) -> NDArray[np.float32]:
    """Return the weights in the layout of `KdLinearPolicy` in `kingdomino.h`."""
    phases = PHASES * (samples.rounds.astype(int) - 1) // rounds
    weights = np.zeros((PHASES, 2 + DOMINOES + SLOTS + MAX_GRID**2 + 2**CELLS), np.float32)
    for phase in np.unique(phases):
        weights[phase] = _fit_phase(TurnSamples(*(column[phases == phase] for column in samples)))
    return weights.ravel()


def _fit_phase(samples: TurnSamples) -> Array:
    x = _less_mean(_one_hot(samples.features), samples.turns)
    y = _less_mean(samples.points[:, None].astype(float), samples.turns)[:, 0]
    weights = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    plain, by_kind = weights[: -len(_KINDS)], weights[-len(_KINDS) :]
    return np.concatenate([plain, by_kind[_KIND_OF]])


def _one_hot(features: NDArray[np.int16]) -> Array:
    """Return a column per weight; surroundings that are mirror images share one."""
    gain, claim_gain, domino, slot, longer, shorter, around = features.astype(int).T
    return np.concatenate(
        [
            np.stack([gain, claim_gain], axis=1),
            np.eye(DOMINOES)[domino - 1],
            np.eye(SLOTS)[slot],
            np.eye(MAX_GRID**2)[longer * MAX_GRID + shorter],
            np.eye(len(_KINDS))[_KIND_OF[around]],
        ],
        axis=1,
    )


def _less_mean(rows: Array, turns: NDArray[np.int64]) -> Array:
    _, first, turn, count = np.unique(
        turns, return_index=True, return_inverse=True, return_counts=True
    )
    means: Array = (np.add.reduceat(rows, first) / count[:, None])[turn]
    return rows - means


def _smallest_mirror(around: int) -> int:
    """Return the smallest of some surroundings and their mirror images, as numbers."""
    images = []
    for flip_side, flip_end in product((False, True), repeat=2):
        image = 0
        for bit, (side, along) in enumerate(_AROUND):
            mirror = (-side if flip_side else side, 1 - along if flip_end else along)
            image |= (around >> _AROUND.index(mirror) & 1) << bit
        images.append(image)
    return min(images)


_KINDS, _KIND_OF = np.unique([_smallest_mirror(i) for i in range(2**CELLS)], return_inverse=True)
"""Surroundings up to mirror images, and the index of each in that list."""
