"""The colours of a picture: those of the web page's themes."""

from collections.abc import Mapping
from typing import Final

_LIGHT: Final = {
    "table": "#ebdfc8",
    "sheet": "#f8f1e1",
    "card": "#fffaee",
    "ink": "#2a2119",
    "line": "#8a7556",
    "hair": "#cdbd9f",
    "rubric": "#a5341d",
    "legal": "#8a5a10",
    "legal-wash": "#f7e6b8",
    "cloth": "#8e2f1e",
    "foil": "#f1cf86",
}
_DARK: Final = {
    "table": "#171b24",
    "sheet": "#212732",
    "card": "#d8cbaf",
    "ink": "#f2e7d0",
    "line": "#8b8573",
    "hair": "#3d4350",
    "rubric": "#f09a76",
    "legal": "#f6c66a",
    "legal-wash": "#4a4232",
    "cloth": "#7c2b1b",
    "foil": "#e3bf78",
    # Bright inks of the terrains are dimmed.
    "wheat": "#d3a03a",
    "wheat-d": "#b98322",
    "wheat-c": "#ebd48c",
    "grassland": "#bccf92",
    "grassland-d": "#a6bd74",
    "grassland-c": "#f1ebd8",
    "lake": "#4a96be",
    "lake-c": "#dcebe8",
    "swamp": "#82627c",
}

THEMES: Final[Mapping[str, Mapping[str, str]]] = {"light": _LIGHT, "dark": _DARK}
"""For each theme the colours that the drawings name, as the variables of the page's style."""

PEN: Final = "#2a2119"
"""The colour of the lines on a piece, in every theme."""
PAPER: Final = "#fffaee"
"""The colour of the labels with points, in every theme."""


def shade(theme: str) -> str:
    """Return the colour of shadows."""
    return "#000" if theme == "dark" else PEN


def check_theme(theme: str) -> None:
    """Raise `ValueError` for a theme that does not exist."""
    if theme not in THEMES:
        raise ValueError(f"a theme is {' or '.join(THEMES)}, not {theme!r}")
