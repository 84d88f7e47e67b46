"""Fit a sense to turns: ridge regression, for each phase of a game by itself.

What is learnt is how the ways to take one turn differ: each is compared with the mean of its turn.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.engine import PHASES
from training.turns import Turns

DOMINOES, SLOTS, LONGEST, CELLS = 48, 4, 7, 10
RIDGE = 30.0  # holds down what was seldom seen

_AROUND = [*product((-1,), range(-1, 3)), (0, -1), (0, 2), *product((1,), range(-1, 3))]
"""The cells around a domino on (0, 0) and (0, 1), in the order of the kernel's bits."""

Array = NDArray[np.float64]


def fit(turns: Turns, rounds: int) -> NDArray[np.float32]:
    """The weights of a sense, as the kernel reads them."""
    phases = PHASES * (turns.rounds.astype(int) - 1) // rounds
    weights = np.zeros((PHASES, 2 + DOMINOES + SLOTS + LONGEST**2 + 2**CELLS), np.float32)
    for phase in np.unique(phases):
        weights[phase] = _fit_phase(Turns(*(column[phases == phase] for column in turns)))
    return weights.ravel()


def _fit_phase(turns: Turns) -> Array:
    signs = _less_mean(_signs(turns.portraits), turns.turns)
    worths = _less_mean(turns.worths[:, None].astype(float), turns.turns)[:, 0]
    found = np.linalg.solve(signs.T @ signs + RIDGE * np.eye(signs.shape[1]), signs.T @ worths)
    plain = found[: -len(_KINDS)]
    return np.concatenate([plain, found[-len(_KINDS) :][_KIND_OF]])


def _signs(portraits: NDArray[np.int16]) -> Array:
    """A column for every weight; surroundings that are mirror images of each other have one."""
    gain, claimed, number, slot, longer, shorter, around = portraits.astype(int).T
    return np.concatenate(
        [
            np.stack([gain, claimed], axis=1),
            np.eye(DOMINOES)[number - 1],
            np.eye(SLOTS)[slot],
            np.eye(LONGEST**2)[longer * LONGEST + shorter],
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


def _least_mirror(around: int) -> int:
    """Of surroundings and their mirror images, those with the lowest bits."""
    images = []
    for flip_side, flip_end in product((False, True), repeat=2):
        image = 0
        for bit, (side, along) in enumerate(_AROUND):
            mirror = (-side if flip_side else side, 1 - along if flip_end else along)
            image |= (around >> _AROUND.index(mirror) & 1) << bit
        images.append(image)
    return min(images)


_KINDS, _KIND_OF = np.unique([_least_mirror(i) for i in range(2**CELLS)], return_inverse=True)
"""The kinds of surroundings, and which of them each is."""
