import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.engine import Position

REWARDS: dict[str, int]
KINGDOM_PLANES: int

def scalars(players: int) -> int: ...
def action_count(position: Position) -> int: ...

class Environments:
    count: int

    def __init__(
        self,
        position: Position,
        reward: str,
        auto_reset: bool,
        played: int,
        seeds: NDArray[np.uint64],
        actions: NDArray[np.uint16],
        planes: NDArray[np.uint8],
        scalars: NDArray[np.int16],
        masks: NDArray[np.uint8],
        actors: NDArray[np.uint8],
        rewards: NDArray[np.float32],
        dones: NDArray[np.uint8],
        points: NDArray[np.uint16],
        ranks: NDArray[np.uint8],
    ) -> None: ...
    def reset(self, first: int, count: int) -> None: ...
    def step(self, first: int, count: int) -> None: ...
    def find_illegal(self) -> int: ...
    def observe(
        self, game: int, seat: int, planes: NDArray[np.uint8], scalars: NDArray[np.int16]
    ) -> None: ...
    def sample_actions(self, seed: int, stream: int, actions: NDArray[np.uint16]) -> None: ...
