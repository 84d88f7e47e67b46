"""`kingdomino perft`: how many ways there are to lay dominoes one after the other."""

from collections.abc import Iterator, Sequence

import click

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.machine import write_json
from kingdomino.cli.screen import Screen
from kingdomino.cli.usage import LocalCommand, OneOf, Whole
from kingdomino.locales import Texts
from kingdomino.rules import DOMINOES, Kingdom

_DEFAULT_DEPTH = 3


def command(texts: Texts) -> click.Command:
    """The command in one language."""

    def run(grid: str, depth: int | None, as_json: bool, dominoes: tuple[int, ...]) -> None:
        chosen = dominoes or tuple(sorted(DOMINOES, reverse=True))
        if depth is None:
            depth = len(dominoes) or _DEFAULT_DEPTH
        chosen = chosen[:depth]
        counts = count(Kingdom.empty(int(grid)), chosen)
        if as_json:
            write_json({"grid": int(grid), "dominoes": list(chosen), "nodes": list(counts)})
            return
        screen = Screen(PlainConsole(), texts)
        for ply, (domino, nodes) in enumerate(zip(chosen, counts, strict=True), 1):
            screen.write(f"{ply:>2}  {domino:>2}  {nodes}")

    return LocalCommand(
        texts,
        "perft",
        examples=[
            ("kingdomino perft 48 47 46", "example-perft"),
            ("kingdomino perft --grid 7 --depth 4", "example-perft-grid"),
        ],
        callback=run,
        params=[
            click.Option(
                ["--grid"], type=OneOf(texts, ["5", "7"]), default="5", help=texts("option-grid")
            ),
            click.Option(["--depth"], type=Whole(texts, 1, 48), help=texts("option-depth")),
            click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
            click.Argument(["dominoes"], nargs=-1, type=Whole(texts, 1, 48), metavar="[DOMINO]..."),
        ],
    )


def count(kingdom: Kingdom, dominoes: Sequence[int]) -> Iterator[int]:
    """For each depth the number of ways to lay that many of the dominoes, in their order.

    A domino that fits nowhere is discarded, which is one way (R12).

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
