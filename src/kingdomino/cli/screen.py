"""What a command writes on: a terminal or a pipe, in one language."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from kingdomino.cli.blocks import side_by_side
from kingdomino.locales import Texts, is_right_to_left
from kingdomino.rules import Colour, Square, Terrain

_LEFT_TO_RIGHT: Final = "\u200e"
NARROWEST: Final = 40
"""Columns that everything fits in."""

# The palette of the printed board; every pair has a contrast of 4.5 or more.
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


@dataclass(frozen=True)
class Signs:
    """The marks of a board, by what the terminal can show."""

    castle: str
    crown: str
    free: str
    acts: str
    done: str
    nobody: str


_UNICODE: Final = Signs(castle="♜", crown="♛", free="·", acts="►", done="✓", nobody="–")
_ASCII: Final = Signs(castle="#", crown="*", free=".", acts=">", done="x", nobody="-")


@dataclass
class Screen:
    """A console, the texts to say on it, and the marks it can show."""

    console: Console
    texts: Texts
    signs: Signs = field(init=False)

    def __post_init__(self) -> None:
        self.signs = _UNICODE if self.is_unicode else _ASCII

    @property
    def is_unicode(self) -> bool:
        """Whether it can show more than ASCII."""
        return self.console.encoding.lower().startswith("utf")

    @property
    def column_mark(self) -> str:
        """What keeps columns in their order where the language is written from right to left."""
        return _LEFT_TO_RIGHT if is_right_to_left(self.texts.language) else ""

    @property
    def width(self) -> int:
        """Columns to write in."""
        return max(self.console.width, NARROWEST)

    @property
    def has_colours(self) -> bool:
        """Whether squares can be told apart by their colours, too."""
        return self.console.color_system is not None and not self.console.no_color

    def say(self, name: str, **params: object) -> None:
        """Write a message."""
        self.write(self.texts(name, **params))

    def say_unbroken(self, name: str, **params: object) -> None:
        """Write a message with a name in it that a person may want to copy."""
        self.draw([Text(self.texts(name, **params))])

    def write(self, *lines: Text | str) -> None:
        """Write lines as they are, broken between words where they are too long."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False, emoji=False, soft_wrap=False)

    def draw(self, lines: list[Text]) -> None:
        """Write lines that must not be broken."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def side_by_side(self, blocks: Sequence[list[Text]]) -> list[Text]:
        """Blocks of lines next to each other, as far as the screen is wide."""
        return side_by_side(blocks, self.width, self.column_mark)

    def square(self, square: Square, width: int = 3, *, is_new: bool = False) -> Text:
        """A square in two or three columns: its terrain's letter, and its crowns if it has any."""
        letter = self.texts(f"terrain-{square.terrain}-letter")
        if width == 2:
            told = f"{letter}{square.crowns or ' '}"
        elif square.crowns:
            told = f"{letter}{self.signs.crown}{square.crowns}"
        else:
            told = f" {letter} "
        style = _TERRAIN_STYLES[square.terrain]
        return Text(told, f"{style} bold underline" if is_new else style)

    def castle(self, colour: Colour, width: int = 3) -> Text:
        """A castle in two or three columns."""
        sign = f"{self.signs.castle} " if width == 2 else f" {self.signs.castle} "
        return Text(sign, _COLOUR_STYLES[colour])

    def colour(self, colour: Colour) -> str:
        """The word for a colour."""
        return self.texts(f"colour-{colour}")

    def badge(self, colour: Colour) -> Text:
        """The word for a colour, on that colour."""
        return Text(f" {self.colour(colour)} ", _COLOUR_STYLES[colour])


def printable(text: str) -> str:
    """A text from outside without what would steer a terminal.

    >>> printable("Ann\x1b[2J")
    'Ann[2J'
    """
    return "".join(c for c in text if c.isprintable()).strip()


def shortened(text: str, width: int) -> str:
    """A text cut to some columns, with a mark where it was cut.

    >>> shortened("Wilhelmina", 6)
    'Wilhe…'
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"
