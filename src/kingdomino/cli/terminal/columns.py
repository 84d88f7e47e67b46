"""Blocks of text in columns."""

from collections.abc import Sequence

from rich.text import Text

GAP = 3

Block = list[Text]
"""The rows of a block."""


def side_by_side(blocks: Sequence[Block], width: int, direction_mark: str = "") -> Block:
    """Put blocks next to each other, and below each other where the width ends.

    The zero-width direction mark goes before every cell: a terminal that supports Hebrew would
    otherwise join two Hebrew headings into one right-to-left run and swap them.

    >>> one, two = [Text("a"), Text("b")], [Text("c")]
    >>> [row.plain for row in side_by_side([one, two], 10)]
    ['a   c', 'b']
    >>> [row.plain for row in side_by_side([one, two], 3)]
    ['a', 'b', '', 'c']
    """
    rows: Block = []
    for group in _group(blocks, width):
        if rows:
            rows.append(Text())
        rows += _join(group, direction_mark)
    return rows


def block_width(block: Block) -> int:
    """Return the width of the longest row."""
    return max((row.cell_len for row in block), default=0)


def _group(blocks: Sequence[Block], width: int) -> list[list[Block]]:
    """Split blocks into groups that fit next to each other."""
    groups: list[list[Block]] = []
    used = 0
    for block in blocks:
        needed = block_width(block)
        if groups and used + GAP + needed <= width:
            groups[-1].append(block)
            used += GAP + needed
        else:
            groups.append([block])
            used = needed
    return groups


def _join(group: list[Block], direction_mark: str) -> Block:
    widths = [block_width(block) for block in group]
    rows = []
    for index in range(max(map(len, group))):
        row, start = Text(), 0
        for block, width in zip(group, widths, strict=True):
            if index < len(block):
                padding = " " * (start - row.cell_len)
                row.append(padding + direction_mark).append_text(block[index])
            start += width + GAP
        rows.append(row)
    return rows
