from collections.abc import Sequence

LANDS: int
MAX_STEPS: int
TILED: int
NO_SUCH_SQUARE: int
TOO_MANY: int
NO_PARTNER: int
NOT_ENOUGH: int
UNREACHABLE: int
UNDECIDED: int
INVALID_SQUARES: int

class Tiling:
    status: int
    placements: list[tuple[int, int, int, int]]
    squares: list[int]
    dominoes: list[int]
    steps: int

    def __init__(self, squares: Sequence[tuple[int, ...]], max_steps: int = ...) -> None: ...
