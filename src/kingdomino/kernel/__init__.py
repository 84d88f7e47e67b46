"""The same rules, compiled.

The kernel is built with the package where there is a C compiler. Where there is none, everything
else works, `is_available` is false, and asking for anything else here raises `KernelMissingError`.
"""

from importlib.util import find_spec
from typing import ClassVar

from kingdomino.kernel.manner import Goal, Manner
from kingdomino.rules import KingdominoError

is_available: bool = find_spec("kingdomino.kernel.engine") is not None
"""Whether the kernel was built."""


class KernelMissingError(KingdominoError):
    """The package was installed without a C compiler."""

    kind = "kernel"
    messages: ClassVar[dict[str, str]] = {
        "kernel-missing": "{name} needs the compiled kernel, which was not built for want of a C "
        "compiler; install one (Debian: apt install gcc), then this package again",
    }


if is_available:
    from kingdomino.kernel.engine import greedy_actions, placements, points
    from kingdomino.kernel.outcomes import Outcomes
    from kingdomino.kernel.playouts import playouts, simulate
    from kingdomino.kernel.search import Search
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        raise KernelMissingError("kernel-missing", name=f"kingdomino.kernel.{name}")


__all__ = [
    "Goal",
    "KernelMissingError",
    "Manner",
    "Outcomes",
    "Search",
    "greedy_actions",
    "is_available",
    "placements",
    "playouts",
    "points",
    "simulate",
]
