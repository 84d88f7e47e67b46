"""The rules compiled: playouts, search and stepping in C.

The kernel is built with the package if there is a C compiler that can, and needs NumPy, which comes
with the extra `kernel`. Otherwise everything else works, `is_available` is false, and other names
of this module raise `KernelMissingError`.
"""

from importlib.util import find_spec
from typing import ClassVar

from kingdomino.kernel.config import Goal, SearchConfig
from kingdomino.rules import KingdominoError

_EXTENSIONS = ("engine", "environments", "estimates", "rollouts", "states", "tiling")
is_built: bool = all(find_spec(f"kingdomino.kernel.{name}") for name in _EXTENSIONS)
"""Whether the kernel was built."""
is_available: bool = is_built and find_spec("numpy") is not None
"""Whether the kernel can be used: it was built, and NumPy is installed."""


class KernelMissingError(KingdominoError):
    """The package was installed without the kernel, or without NumPy."""

    kind = "kernel"
    messages: ClassVar[dict[str, str]] = {
        "kernel-missing": "{name} needs the compiled kernel, which was not built for want of a C "
        "compiler; install one (Debian: apt install gcc), then this package again",
        "numpy-missing": '{name} needs NumPy: pip install "kingdomino[kernel]"',
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
        reason = "numpy-missing" if is_built else "kernel-missing"
        raise KernelMissingError(reason, name=f"kingdomino.kernel.{name}")


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
    "is_built",
    "placements",
    "playouts",
    "points",
    "simulate",
]
