from typing import Any

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.config import SearchConfig
from kingdomino.rules import Action, Ruleset, View

TREE_SIZE: int

class Rollouts:
    count: int

    def __init__(
        self,
        view: View,
        config: SearchConfig,
        seed: int,
        linear: NDArray[np.float32] | None,
        network: NDArray[np.float32] | None,
    ) -> None: ...
    def turn(self, view: View, index: int) -> tuple[Action, ...]: ...
    def features(self, index: int) -> tuple[int, ...] | None: ...
    def run(
        self,
        active: NDArray[np.int32],
        first: int,
        last: int,
        step: int,
        deadline: float,
        visits: NDArray[np.int64],
        values: NDArray[np.float64],
        tree: NDArray[np.uint8],
    ) -> int: ...

class TurnSearch:
    def __init__(self, rollouts: Rollouts, threads: int) -> None: ...
    def plan(self, rollouts: int, seconds: float) -> None: ...
    def begin_stage(self) -> bool: ...
    def run(self, thread: int, slice: float) -> bool: ...
    def end_stage(self) -> None: ...
    def best(self) -> int: ...
    def read(self, visits: NDArray[np.int64], values: NDArray[np.float64]) -> None: ...

def best_config(ruleset: Ruleset, round: int, games: int) -> dict[str, Any]: ...
