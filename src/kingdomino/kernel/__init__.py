"""The rules compiled: playouts, search and stepping in C.

The kernel is built with the package if there is a C compiler that can. Otherwise everything else
works, `is_available` is false, and other names of this module raise `KernelMissingError`.
"""

from importlib.util import find_spec
from typing import ClassVar

from kingdomino.kernel.config import Goal, SearchConfig
from kingdomino.rules import KingdominoError

is_available: bool = all(
    find_spec(f"kingdomino.kernel.{module}") for module in ("engine", "rollouts", "states")
)
"""Whether the kernel was built."""


class KernelMissingError(KingdominoError):
    """The package was installed without the kernel."""

    kind = "kernel"
    messages: ClassVar[dict[str, str]] = {
        "kernel-missing": "{name} needs the compiled kernel, which was not built for want of a C "
        "compiler; install one (Debian: apt install gcc), then this package again",
    }


if is_available:
    from kingdomino.kernel.engine import greedy_actions, placements, points
    from kingdomino.kernel.outcomes import ActionArrays, ActionKind, Outcomes, SimulatedGames
    from kingdomino.kernel.playouts import playouts, simulate
    from kingdomino.kernel.search import Search
    from kingdomino.kernel.states import States
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        raise KernelMissingError("kernel-missing", name=f"kingdomino.kernel.{name}")


__all__ = [
    "ActionArrays",
    "ActionKind",
    "Goal",
    "KernelMissingError",
    "Outcomes",
    "Search",
    "SearchConfig",
    "SimulatedGames",
    "States",
    "greedy_actions",
    "is_available",
    "placements",
    "playouts",
    "points",
    "simulate",
]
