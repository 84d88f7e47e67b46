"""The texts of a report: the arena has none of its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from kingdomino.rules import KingdominoError

GetText = Callable[..., str]
"""Returns a message by its id, formatted with its variables."""


@dataclass(frozen=True)
class ReportTexts:
    """The texts of a report in one language."""

    language: str
    """The language code for the `lang` attribute."""
    direction: Literal["ltr", "rtl"]
    """The direction of the text."""
    html: GetText
    """Messages for HTML: variables are isolated, so that a name keeps its place in any script."""
    plot: GetText
    """Messages for plots, which can't isolate variables."""
    decimal: Callable[[str], str]
    """Returns a formatted number with the decimal separator of the language."""
    error: Callable[[KingdominoError], str]
    """Returns the message of an error."""
