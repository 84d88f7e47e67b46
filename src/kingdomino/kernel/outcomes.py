"""What many games came to."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import Action, Claim, Discard, Place
from kingdomino.rules.pieces import CELLS

_DISCARDED, _CLAIMED = 254, 255


class Outcomes(NamedTuple):
    """The ends of many games, a row each."""

    points: NDArray[np.uint16]
    """By game and seat, bonuses included."""
    ranks: NDArray[np.uint8]
    """By game and seat; 1 for every winner of a shared victory (R14)."""
    actions: NDArray[np.uint8] | None = None
    """By game and ply, if they were kept; `steps` reads them."""

    def win_shares(self) -> NDArray[np.float64]:
        """How much of each game each seat won: a shared victory is split."""
        is_first = self.ranks == 1
        shares: NDArray[np.float64] = is_first / is_first.sum(axis=1, keepdims=True)
        return shares

    def steps(self, game: int) -> list[tuple[int, Action]]:
        """The actions of a game, each with the seat whose king it is.

        Raises `ValueError` if actions were not kept.
        """
        if self.actions is None:
            raise ValueError("the actions of these games were not kept")
        return [_step(*map(int, row)) for row in self.actions[game]]


def _step(king: int, domino: int, first: int, second: int) -> tuple[int, Action]:
    if first == _CLAIMED:
        return king, Claim(domino)
    if first == _DISCARDED:
        return king, Discard(domino)
    return king, Place(domino, CELLS[first], CELLS[second])
