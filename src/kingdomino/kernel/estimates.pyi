from collections.abc import Sequence

from kingdomino.kernel.rollouts import Rollouts
from kingdomino.rules import Action, View

Pair = tuple[float, float]
Seats = list[tuple[Pair, Pair, Pair, Pair]]

GROUPS: int
SOLVED_ROUNDS: int

class Subject:
    def __init__(
        self,
        rollouts: Rollouts,
        calibration: Sequence[Sequence[float]],
        games_to_come: int,
        levels: Sequence[Sequence[float]] = (),
    ) -> None: ...
    def turns(self, view: View) -> list[tuple[Action, ...]]: ...

class TurnEstimator:
    count: int

    def __init__(
        self,
        subject: Subject,
        rollouts: int,
        seed: int,
        kept: Sequence[int] = (),
        is_turn_open: bool = False,
    ) -> None: ...
    def begin_stage(self) -> bool: ...
    def run_group(self, group: int) -> None: ...
    def end_stage(self) -> None: ...
    def read(
        self,
    ) -> tuple[tuple[Seats, int, bool, bool, bool], list[tuple[int, int, Seats, Pair, Pair]]]: ...
    def means(self, index: int) -> list[list[float]]: ...

class Comparison:
    def __init__(self, subject: Subject, better: int, worse: int) -> None: ...
    def parts(self, rollouts: int, seed: int) -> tuple[Pair, Pair]: ...
    def explain(
        self, placement_loss: float, claim_loss: float, games: int, seed: int
    ) -> list[dict[str, float]]: ...

class LuckEstimator:
    trees: int

    def __init__(
        self, subject: Subject, kind: int, alternatives: int, rollouts: int, seed: int
    ) -> None: ...
    def run_tree(self, tree: int) -> None: ...
    def read(self) -> Seats: ...
