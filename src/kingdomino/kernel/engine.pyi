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
    def set_policies(self, policies: Sequence[tuple[float, bool]]) -> None: ...
    def play(
        self,
        seed: int,
        first: int,
        last: int,
        points: NDArray[np.uint16],
        ranks: NDArray[np.uint8],
        actions: NDArray[np.uint8] | None = None,
    ) -> None: ...
