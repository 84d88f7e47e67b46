"""The output of a command: a terminal or a pipe, in one language."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NoReturn

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from kingdomino.cli.terminal.columns import Block, side_by_side
from kingdomino.locales import Texts, is_right_to_left
from kingdomino.rules import Colour, Square, Terrain

_LEFT_TO_RIGHT: Final = "\u200e"
NARROWEST: Final = 40
"""The width in columns that all output fits in."""

# The palette of the printed board; every pair has a contrast ratio of at least 4.5.
_INK, _PAPER = "#2a2119", "#ffffff"
_TERRAIN_STYLES: Final = {
    Terrain.WHEAT: f"{_INK} on #e5ac33",
    Terrain.FOREST: f"{_PAPER} on #2c634b",
    Terrain.LAKE: f"{_INK} on #4e9dc6",
    Terrain.GRASSLAND: f"{_INK} on #d3e4a8",
    Terrain.SWAMP: f"{_PAPER} on #8a6983",
    Terrain.MINE: f"{_PAPER} on #36333a",
}
_COLOUR_STYLES: Final = {
    Colour.PINK: f"bold {_INK} on #d4658e",
    Colour.YELLOW: f"bold {_INK} on #e8b534",
    Colour.GREEN: f"bold {_PAPER} on #2f7a46",
    Colour.BLUE: f"bold {_PAPER} on #23508f",
}


class PlainConsole(Console):
    """A rich console that raises `BrokenPipeError`, which `kingdomino.cli.main` handles."""

    def on_broken_pipe(self) -> NoReturn:
        """Raise instead of exiting."""
        raise BrokenPipeError


@dataclass(frozen=True)
class Glyphs:
    """The symbols of a board."""

    castle: str
    crown: str
    free: str
    acts: str
    done: str
    no_king: str


_UNICODE: Final = Glyphs(castle="♜", crown="♛", free="·", acts="►", done="✓", no_king="–")
_ASCII: Final = Glyphs(castle="#", crown="*", free=".", acts=">", done="x", no_king="-")


@dataclass
class Screen:
    """A console, the texts to write on it, and the glyphs it can show."""

    console: Console
    texts: Texts
    glyphs: Glyphs = field(init=False)

    def __post_init__(self) -> None:
        self.glyphs = _UNICODE if self.is_unicode else _ASCII

    @property
    def is_unicode(self) -> bool:
        """Whether it can show more than ASCII."""
        return self.console.encoding.lower().startswith("utf")

    @property
    def direction_mark(self) -> str:
        """The mark that keeps columns in order in a right-to-left language; else empty."""
        return _LEFT_TO_RIGHT if is_right_to_left(self.texts.language) else ""

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

    def side_by_side(self, blocks: Sequence[Block]) -> Block:
        """Put blocks next to each other, as far as the screen is wide."""
        return side_by_side(blocks, self.width, self.direction_mark)

    def square(self, square: Square, width: int = 3, *, is_new: bool = False) -> Text:
        """Draw a square in two or three columns: the letter of its terrain and its crowns."""
        letter = self.texts(f"terrain-{square.terrain}-letter")
        if width == 2:
            text = f"{letter}{square.crowns or ' '}"
        elif square.crowns:
            text = f"{letter}{self.glyphs.crown}{square.crowns}"
        else:
            text = f" {letter} "
        style = _TERRAIN_STYLES[square.terrain]
        return Text(text, f"{style} bold underline" if is_new else style)

    def castle(self, colour: Colour, width: int = 3) -> Text:
        """Draw a castle in two or three columns."""
        text = f"{self.glyphs.castle} " if width == 2 else f" {self.glyphs.castle} "
        return Text(text, _COLOUR_STYLES[colour])

    def colour(self, colour: Colour) -> str:
        """Return the name of a colour."""
        return self.texts(f"colour-{colour}")

    def badge(self, colour: Colour) -> Text:
        """Draw the name of a colour on that colour."""
        return Text(f" {self.colour(colour)} ", _COLOUR_STYLES[colour])


def stdout_screen(texts: Texts) -> Screen:
    """Return the screen of standard output."""
    return Screen(PlainConsole(), texts)


def printable(text: str) -> str:
    """Remove the control characters from a text that was not written by us.

    >>> printable("Ann\x1b[2J")
    'Ann[2J'
    """
    return "".join(c for c in text if c.isprintable()).strip()


def shorten(text: str, width: int) -> str:
    """Cut a text to a width, with an ellipsis at its end.

    >>> shorten("Wilhelmina", 6)
    'Wilhe…'
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"
