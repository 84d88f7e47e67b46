from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import Action, Bonus, Domino, Kingdom, Place, Ruleset, View

BONUS_POINTS: dict[Bonus, int]
FEATURES: int
PHASES: int

def placements(kingdom: Kingdom, domino: Domino | SupportsIndex) -> tuple[Place, ...]: ...
def points(kingdom: Kingdom) -> int: ...
def greedy_actions(view: View, looks_ahead: bool = True) -> tuple[Action, ...]: ...
def choose_greedily(view: View, visibility: float, seed: int) -> Action: ...
def dominoes() -> list[tuple[tuple[int, int], tuple[int, int], bool, bool, int]]: ...

class Position:
    players: int
    plies: int

    def __init__(self, ruleset: Ruleset, view: View | None = None) -> None: ...
    def set_policies(
        self, policies: Sequence[tuple[float, bool, float]], linear: NDArray[np.float32] | None
    ) -> None: ...
    def play(
        self,
        seed: int,
        first: int,
        points: NDArray[np.uint16],
        ranks: NDArray[np.uint8],
        actions: NDArray[np.uint8] | None = None,
        is_seeded: bool = False,
    ) -> None: ...
    def deal(self, seed: int, game: int) -> tuple[list[int], list[tuple[int, int]]]: ...

class KingdomFeatures:
    def __init__(
        self, kingdom: Kingdom, ruleset: Ruleset, pool: Sequence[int], count: int
    ) -> None: ...
    def extract(self, out: NDArray[np.uint8]) -> int: ...
    def predicted_points(self, weights: NDArray[np.float32]) -> float: ...
