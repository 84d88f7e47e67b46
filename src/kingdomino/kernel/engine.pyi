from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import Action, Kingdom, Place, Ruleset, View

def placements(kingdom: Kingdom, number: int) -> tuple[Place, ...]: ...
def points(kingdom: Kingdom) -> int: ...
def greedy_actions(view: View, looks_ahead: bool = True) -> tuple[Action, ...]: ...

class Start:
    players: int
    plies: int

    def __init__(self, ruleset: Ruleset, view: View | None = None) -> None: ...
    def set_policies(
        self, policies: Sequence[tuple[float, bool, float]], sense: NDArray[np.float32] | None
    ) -> None: ...
    def play(
        self,
        seed: int,
        first: int,
        last: int,
        points: NDArray[np.uint16],
        ranks: NDArray[np.uint8],
        actions: NDArray[np.uint8] | None = None,
    ) -> None: ...

TREE_SIZE: int
SIGNS: int
PHASES: int

class Outlook:
    def __init__(
        self, kingdom: Kingdom, ruleset: Ruleset, pool: Sequence[int], left: int
    ) -> None: ...
    def signs(self, out: NDArray[np.uint8]) -> int: ...
    def prospect(self, weights: NDArray[np.float32]) -> float: ...

class Rollouts:
    count: int

    def __init__(
        self,
        view: View,
        policies: Sequence[tuple[float, bool, float]],
        sense: NDArray[np.float32] | None,
        weights: NDArray[np.float32] | None,
        goal: int,
        horizon: int,
        blend: float,
        has_tree: bool,
        is_uniform: bool,
        swing: float,
        curiosity: float,
        seed: int,
    ) -> None: ...
    def turn(self, view: View, index: int) -> tuple[Action, ...]: ...
    def portrait(self, index: int) -> tuple[int, ...] | None: ...
    def end(self, index: int) -> tuple[int, ...]: ...
    def run(
        self,
        alive: NDArray[np.int32],
        first: int,
        last: int,
        step: int,
        deadline: float,
        visits: NDArray[np.int64],
        worths: NDArray[np.float64],
        tree: NDArray[np.uint8],
    ) -> int: ...
