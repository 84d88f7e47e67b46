"""How a report speaks: the arena has no texts of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from kingdomino.rules import KingdominoError

Say = Callable[..., str]
"""A message by its name, filled with its variables."""


@dataclass(frozen=True)
class Voice:
    """The reader's language."""

    language: str
    """Its code, as a page names it."""
    is_right_to_left: bool
    say: Say
    """For pages: variables are isolated, so that a name keeps its place in any script."""
    draw: Say
    """For pictures, which have no way to isolate."""
    explain: Callable[[KingdominoError], str]
    """An error in a sentence."""
