"""The output of a command: a terminal or a pipe, in one language."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NoReturn

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from kingdomino.locales import LANGUAGES, Texts
from kingdomino.render.rows import Block, Row, Span, side_by_side
from kingdomino.render.text_board import ASCII, UNICODE, Lettering
from kingdomino.rules import Colour, Terrain

_LEFT_TO_RIGHT: Final = "\u200e"
_NO_BREAK_SPACE: Final = "\u00a0"
NARROWEST: Final = 40
"""The width in columns that all output fits in."""

# The palette of the printed board; every pair has a contrast ratio of at least 4.5.
_INK, _PAPER = "#2a2119", "#ffffff"
# How the styles of `render.drawing` look; other words are styles of rich.
_STYLES: Final = {
    Terrain.WHEAT: f"{_INK} on #e5ac33",
    Terrain.FOREST: f"{_PAPER} on #2c634b",
    Terrain.LAKE: f"{_INK} on #4e9dc6",
    Terrain.GRASSLAND: f"{_INK} on #d3e4a8",
    Terrain.SWAMP: f"{_PAPER} on #8a6983",
    Terrain.MINE: f"{_PAPER} on #36333a",
    Colour.PINK: f"bold {_INK} on #d4658e",
    Colour.YELLOW: f"bold {_INK} on #e8b534",
    Colour.GREEN: f"bold {_PAPER} on #2f7a46",
    Colour.BLUE: f"bold {_PAPER} on #23508f",
    "new": "bold underline",
}


class PlainConsole(Console):
    """A rich console that raises `BrokenPipeError`, which `kingdomino.cli.main` handles."""

    def on_broken_pipe(self) -> NoReturn:
        """Raise instead of exiting."""
        raise BrokenPipeError


@dataclass
class Screen:
    """A console, the texts to write on it, and the letters and glyphs it can show."""

    console: Console
    texts: Texts
    lettering: Lettering = field(init=False)

    def __post_init__(self) -> None:
        letters = {terrain: self.texts(f"terrain-{terrain}-letter") for terrain in Terrain}
        self.lettering = Lettering(UNICODE if self.is_unicode else ASCII, letters)

    @property
    def is_unicode(self) -> bool:
        """Whether it can show more than ASCII."""
        return self.console.encoding.lower().startswith("utf")

    @property
    def direction_mark(self) -> str:
        """The mark that keeps columns in order in a right-to-left language; else empty."""
        return _LEFT_TO_RIGHT if LANGUAGES[self.texts.language].direction == "rtl" else ""

    @property
    def width(self) -> int:
        """The width in columns."""
        return max(self.console.width, NARROWEST)

    @property
    def has_colours(self) -> bool:
        """Whether squares are shown in colours."""
        return self.console.color_system is not None and not self.console.no_color

    def write_message(self, name: str, **params: object) -> None:
        """Write the message of an id."""
        self.write(self.texts(name, **params))

    def write_unwrapped_message(self, name: str, **params: object) -> None:
        """Write the message of an id on one row, so that a path in it can be copied."""
        self.write_unwrapped([Text(self.texts(name, **params))])

    def write(self, *rows: Text | str) -> None:
        """Write rows, wrapped between words."""
        for row in rows:
            self.console.print(row, markup=False, highlight=False, emoji=False, soft_wrap=False)

    def write_unwrapped(self, rows: list[Text]) -> None:
        """Write rows that must not be wrapped."""
        for row in rows:
            self.console.print(row, soft_wrap=True)

    def text(self, row: Row) -> Text:
        """Return a row in the colours of this screen."""
        text = Text()
        for span in row:
            text.append(span.text, " ".join(_STYLES.get(word, word) for word in span.style.split()))
        return text

    def side_by_side(self, blocks: Sequence[Block]) -> list[Text]:
        """Put blocks next to each other, as many as fit the width of the screen."""
        return [self.text(row) for row in side_by_side(blocks, self.width, self.direction_mark)]

    def colour(self, colour: Colour) -> str:
        """Return the name of a colour."""
        return self.texts(f"colour-{colour}")

    def badge(self, colour: Colour) -> Span:
        """Draw the name of a colour on that colour."""
        return Span(f" {self.colour(colour)} ", colour)


def stdout_screen(texts: Texts) -> Screen:
    """Return the screen of standard output."""
    return Screen(PlainConsole(), texts)


def write_json(value: object) -> None:
    """Write a value to standard output, as JSON in the schema of `kingdomino.notation.schema`."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def printable(text: str) -> str:
    """Remove the control characters from a text that was not written by us.

    A no-break space stays: French has it before a colon.

    >>> printable("Ann\x1b[2J")
    'Ann[2J'
    """
    return "".join(c for c in text if c.isprintable() or c == _NO_BREAK_SPACE).strip()


def shorten(text: str, width: int) -> str:
    """Cut a text to a width, with an ellipsis at its end.

    >>> shorten("Wilhelmina", 6)
    'Wilhe…'
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"
