"""`kingdomino perft`: count the ways to place dominoes one after the other."""

from collections.abc import Iterator, Sequence

import click

from kingdomino.cli.click_i18n import IntegerType, WordType, command, option
from kingdomino.cli.options import json_option
from kingdomino.cli.terminal.screen import stdout_screen, write_json
from kingdomino.locales import Texts
from kingdomino.rules import DOMINOES, Kingdom
from kingdomino.rules.ruleset import GRIDS

_DEFAULT_DEPTH = 3
_NUMBER = IntegerType(1, len(DOMINOES))


@command(
    examples={
        "kingdomino perft 48 47 46": "example-perft",
        "kingdomino perft --grid 7 --depth 4": "example-perft-grid",
    }
)
@option("--grid", type=WordType(map(str, GRIDS)), default=str(GRIDS[0]), help="option-grid")
@option("--depth", type=_NUMBER, help="option-depth")
@json_option
@click.argument("dominoes", nargs=-1, type=_NUMBER, metavar="[DOMINO]...")
@click.pass_obj
def perft(
    texts: Texts, grid: str, depth: int | None, as_json: bool, dominoes: tuple[int, ...]
) -> None:
    """Count the ways to place dominoes one after the other."""
    chosen = dominoes or tuple(sorted(DOMINOES, reverse=True))
    if depth is None:
        depth = len(dominoes) or _DEFAULT_DEPTH
    chosen = chosen[:depth]
    counts = count(Kingdom.empty(int(grid)), chosen)
    if as_json:
        write_json({"grid": int(grid), "dominoes": list(chosen), "nodes": list(counts)})
        return
    screen = stdout_screen(texts)
    for ply, (domino, nodes) in enumerate(zip(chosen, counts, strict=True), 1):
        screen.write(f"{ply:>2}  {domino:>2}  {nodes}")


def count(kingdom: Kingdom, dominoes: Sequence[int]) -> Iterator[int]:
    """Yield for each depth the number of ways to place so many dominoes, in their order.

    A domino that fits nowhere is discarded, which counts as one way (R12).

    >>> list(count(Kingdom.empty(), [48, 47]))
    [24, 540]
    """
    for depth in range(1, len(dominoes) + 1):
        yield _nodes(kingdom, dominoes[:depth])


def _nodes(kingdom: Kingdom, dominoes: Sequence[int]) -> int:
    domino, rest = DOMINOES[dominoes[0]], dominoes[1:]
    placements = kingdom.placements(domino)
    if not rest:
        return len(placements) or 1
    if not placements:
        return _nodes(kingdom.discard(domino), rest)
    return sum(_nodes(kingdom.place(place), rest) for place in placements)
