"""Rows of styled text, and blocks of them in columns."""

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import category, east_asian_width

GAP = 3


class Span(NamedTuple):
    """Some text in one style; styles are words, which a terminal turns into colours."""

    text: str
    style: str = ""


Row = list[Span]
"""The spans of a row, from left to right."""
Block = list[Row]
"""The rows of a block."""


def text_width(text: str) -> int:
    """Return how many columns of a terminal a text takes.

    >>> text_width("abc"), text_width("王"), text_width("a\\u200e")
    (3, 2, 1)
    """
    return sum(_character_width(character) for character in text)


def _character_width(character: str) -> int:
    if category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if east_asian_width(character) in {"W", "F"} else 1


def row_width(row: Row) -> int:
    """Return the width of a row."""
    return sum(text_width(span.text) for span in row)


def plain(row: Row) -> str:
    """Return a row without styles, and without spaces at its end."""
    return "".join(span.text for span in row).rstrip()


def side_by_side(blocks: Sequence[Block], width: int, direction_mark: str = "") -> Block:
    """Put blocks next to each other, and below each other where the width ends.

    The zero-width direction mark goes before every cell: a terminal that supports Hebrew would
    otherwise join two Hebrew headings into one right-to-left run and swap them.

    >>> one, two = [[Span("a")], [Span("b")]], [[Span("c")]]
    >>> [plain(row) for row in side_by_side([one, two], 10)]
    ['a   c', 'b']
    >>> [plain(row) for row in side_by_side([one, two], 3)]
    ['a', 'b', '', 'c']
    """
    rows: Block = []
    for group in _group(blocks, width):
        if rows:
            rows.append([])
        rows += _join(group, direction_mark)
    return rows


def _block_width(block: Block) -> int:
    return max(map(row_width, block), default=0)


def _group(blocks: Sequence[Block], width: int) -> list[list[Block]]:
    """Split blocks into groups that fit next to each other."""
    groups: list[list[Block]] = []
    used = 0
    for block in blocks:
        needed = _block_width(block)
        if groups and used + GAP + needed <= width:
            groups[-1].append(block)
            used += GAP + needed
        else:
            groups.append([block])
            used = needed
    return groups


def _join(group: list[Block], direction_mark: str) -> Block:
    widths = [_block_width(block) for block in group]
    rows = []
    for index in range(max(map(len, group))):
        row: Row = []
        start = 0
        for block, width in zip(group, widths, strict=True):
            if index < len(block):
                padding = " " * (start - row_width(row))
                row += [Span(padding + direction_mark), *block[index]]
            start += width + GAP
        rows.append(row)
    return rows
