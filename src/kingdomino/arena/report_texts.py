"""The texts of a report: the arena has none of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from kingdomino.rules import KingdominoError

GetText = Callable[..., str]
"""Returns a message by its id, formatted with its variables."""


@dataclass(frozen=True)
class ReportTexts:
    """The texts of a report in one language."""

    language: str
    """The language code for the `lang` attribute."""
    is_right_to_left: bool
    html: GetText
    """Messages for HTML: variables are isolated, so that a name keeps its place in any script."""
    plot: GetText
    """Messages for plots, which can't isolate variables."""
    error: Callable[[KingdominoError], str]
    """Returns the message of an error."""
