"""Pictures of several lines, side by side where there is room."""

from collections.abc import Sequence

from rich.text import Text

GAP = 3


def side_by_side(blocks: Sequence[list[Text]], width: int, mark: str = "") -> list[Text]:
    """Put blocks next to each other, and below each other where the width ends.

    A mark, without a width of its own, goes before every piece of a line: a terminal that knows
    Hebrew would otherwise take two Hebrew headings for one text and let them change places.

    >>> one, two = [Text("a"), Text("b")], [Text("c")]
    >>> [line.plain for line in side_by_side([one, two], 10)]
    ['a   c', 'b']
    >>> [line.plain for line in side_by_side([one, two], 3)]
    ['a', 'b', '', 'c']
    """
    lines: list[Text] = []
    for shelf in _shelves(blocks, width):
        if lines:
            lines.append(Text())
        lines += _join(shelf, mark)
    return lines


def block_width(block: list[Text]) -> int:
    """The columns of the longest line."""
    return max((line.cell_len for line in block), default=0)


def _shelves(blocks: Sequence[list[Text]], width: int) -> list[list[list[Text]]]:
    shelves: list[list[list[Text]]] = []
    used = 0
    for block in blocks:
        needed = block_width(block)
        if shelves and used + GAP + needed <= width:
            shelves[-1].append(block)
            used += GAP + needed
        else:
            shelves.append([block])
            used = needed
    return shelves


def _join(shelf: list[list[Text]], mark: str) -> list[Text]:
    widths = [block_width(block) for block in shelf]
    lines = []
    for row in range(max(map(len, shelf))):
        line, start = Text(), 0
        for block, width in zip(shelf, widths, strict=True):
            if row < len(block):
                line.append(" " * (start - line.cell_len) + mark).append_text(block[row])
            start += width + GAP
        lines.append(line)
    return lines
