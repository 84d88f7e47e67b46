"""What a network learns from: kingdoms of whole games, and what they came to."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.engine import SIGNS, Start, play_lessons
from kingdomino.rules import MiddleKingdom, Ruleset

CHUNK = 250  # games that a thread plays in one go


class Samples(NamedTuple):
    """Kingdoms, a row each."""

    signs: NDArray[np.uint8]
    """As the network sees them."""
    gains: NDArray[np.float32]
    """The points they still made."""

    @classmethod
    def joined(cls, parts: "list[Samples]") -> "Samples":
        """All of them in one."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))

    def parted(self, cut: int) -> "tuple[Samples, Samples]":
        """The first of them, and the others."""
        signs, gains = self
        return Samples(signs[:cut], gains[:cut]), Samples(signs[cut:], gains[cut:])


class Games(NamedTuple):
    """Games of a network with itself."""

    samples: Samples
    points: NDArray[np.uint16]
    """What each seat of each game made."""


def play(
    ruleset: Ruleset, games: int, weights: NDArray[np.float32], noise: float, seed: int
) -> Games:
    """Play games by a network, on all cores."""
    # The last two rounds have their end in sight; there is nothing to learn from them.
    rows = ruleset.kings * (ruleset.rounds - 1)
    signs = np.zeros((games, rows, SIGNS), np.uint8)
    gains = np.zeros((games, rows), np.float32)
    points = np.zeros((games, ruleset.players), np.uint16)
    start = Start(ruleset)

    def play_some(first: int) -> None:
        last = min(first + CHUNK, games)
        play_lessons(start, weights, noise, seed, first, last, signs, gains, points)

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for _ in pool.map(play_some, range(0, games, CHUNK)):
            pass
    return Games(Samples(signs.reshape(-1, SIGNS), gains.ravel()), points)


def variants(ruleset: Ruleset) -> Iterator[Ruleset]:
    """The ruleset with every choice of bonuses: one network knows them all."""
    for middle_kingdom in (None, MiddleKingdom.FULL_BOX):
        for harmony in (False, True):
            yield replace(ruleset, middle_kingdom=middle_kingdom, harmony=harmony)
