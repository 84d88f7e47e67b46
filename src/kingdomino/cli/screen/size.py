"""Whether the game can fill the terminal."""

import importlib.util
import os
import shutil
import sys
from typing import Final

from kingdomino.cli.terminal.screen import Screen

WIDTH: Final = 80
HEIGHT: Final = 24
"""The smallest terminal that the whole game fits in."""


def size_text(columns: int, rows: int) -> str:
    """Format the size of a terminal.

    >>> size_text(80, 24)
    '80×24'
    """
    return f"{columns}×{rows}"


def can_fill_terminal(screen: Screen) -> bool:
    """Return whether the game can be played on the whole terminal.

    Says why not, where a person would expect it.
    """
    streams = (sys.stdin, sys.stdout, sys.stderr)
    # Textual reads from standard input and writes to standard error.
    if not all(stream.isatty() for stream in streams) or not screen.is_unicode:
        return False
    if os.environ.get("TERM", "") == "dumb":
        return False
    if importlib.util.find_spec("textual") is None:
        screen.write_message("screen-no-textual")
        return False
    columns, rows = shutil.get_terminal_size()
    if columns < WIDTH or rows < HEIGHT:
        size, wanted = size_text(columns, rows), size_text(WIDTH, HEIGHT)
        screen.write_message("screen-too-small", size=size, wanted=wanted)
        return False
    return True
