import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.config import SearchConfig
from kingdomino.rules import Action, View

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
    def final_result(self, index: int, seat: int) -> tuple[int, ...]: ...
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
