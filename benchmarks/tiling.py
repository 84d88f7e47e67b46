"""How long does it take to find the dominoes of drawn kingdoms, or where there are none?

`tile` is the search in C with the kingdoms that Python makes of its result; `reference` is the
search in Python that the tests compare it with.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from measure import python_version

sys.path.insert(0, str(Path(__file__).parents[1]))

from kingdomino.bots import RandomBot, play_game
from kingdomino.kernel.tiling import MAX_STEPS, UNDECIDED, Tiling
from kingdomino.rules import CASTLE, DOMINOES, Cell, Game, Ruleset, Square
from kingdomino.tiling import Conflict, Land, tile
from tests.kernel.test_tiling import rows as kernel_squares
from tests.tiling import reference
from tests.tiling.lands import FACES

BOUND = 0.05
"""Seconds that no lands may take."""
_SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))

AROUND = {
    Cell(CASTLE.column + column, CASTLE.row + row)
    for column in range(-3, 4)
    for row in range(-3, 4)
} - {CASTLE}
"""The cells of a full 7×7 land."""

Squares = dict[Cell, Square]


def finished(ruleset: Ruleset, seed: int) -> list[Land]:
    """Return the lands of a random game."""
    game = play_game([RandomBot(seed)] * ruleset.players, Game.new(ruleset, seed))
    return [Land.of(kingdom) for kingdom in game.kingdoms]


def swapped(lands: list[Land], seed: int) -> list[Land]:
    """Return lands with two squares of each exchanged."""
    chance = Random(seed)
    result = []
    for land in lands:
        squares = dict(land.squares)
        one, other = chance.sample(sorted(squares), 2)
        squares[one], squares[other] = squares[other], squares[one]
        result.append(Land(squares, land.grid))
    return result


def scattered(seed: int) -> Squares:
    """Return a full 7×7 land of random dominoes, which mostly breaks the rule of connection."""
    chance = Random(seed)
    free = set(AROUND)
    numbers = chance.sample(sorted(DOMINOES), len(DOMINOES))
    squares: Squares = {}
    while free:
        cell = min(sorted(free), key=lambda each: (len(neighbours(each, free)), chance.random()))
        options = neighbours(cell, free)
        if not options:
            return scattered(seed + 1_000_003)
        other = chance.choice(options)
        domino = DOMINOES[numbers.pop()]
        squares[cell], squares[other] = domino.first, domino.second
        free -= {cell, other}
    return squares


def neighbours(cell: Cell, free: set[Cell]) -> list[Cell]:
    """Return the free cells beside a cell."""
    around = ((cell.column + column, cell.row + row) for column, row in _SIDES)
    return [Cell(*each) for each in around if each in free]


def patterned(seed: int) -> Squares:
    """Return a checkerboard, stripes or blocks of two squares, as many as the dominoes have."""
    chance = Random(seed)
    one, other = chance.sample(FACES, 2)
    is_other: Callable[[Cell], int] = chance.choice(
        [
            lambda c: (c.column + c.row) % 2,
            lambda c: c.row % 2,
            lambda c: (c.column + c.row) // 2 % 2,
        ]
    )
    left = {face: _count(face) for face in FACES}
    squares: Squares = {}
    for cell in sorted(AROUND):
        face = other if is_other(cell) else one
        if not left[face]:
            face = max(FACES, key=lambda each: left[each])
        left[face] -= 1
        squares[cell] = face
    return squares


def _count(face: Square) -> int:
    return sum((domino.first, domino.second).count(face) for domino in DOMINOES.values())


def hardest(seed: int, lands: int, changes: int) -> list[Land]:
    """Return the 7×7 lands that need most steps of all that hill climbing meets, from a game on."""
    chance = Random(seed)
    duel = Ruleset.preset("mighty-duel")
    now = [dict(land.squares) for land in finished(duel, seed)[:lands]]
    most = -1
    for _ in range(changes):
        new = [dict(squares) for squares in now]
        for _ in range(chance.randrange(1, 4)):
            one, other = chance.choice(new), chance.choice(new)
            here, there = chance.choice(sorted(one)), chance.choice(sorted(other))
            match chance.randrange(8):
                case 0 if len(one) > 10:
                    del one[here]
                case 1:
                    one[here] = other[there]
                case _:
                    one[here], other[there] = other[there], one[here]
        steps = Tiling(kernel_squares([Land(squares, 7) for squares in new])).steps
        if steps >= most:
            now, most = new, steps
    return [Land(squares, 7) for squares in now]


def seconds(call: Callable[[Sequence[Land]], object], lands: list[Land]) -> float:
    """Return the CPU time of a call: the shorter of two, as other load must not count."""
    times = []
    for _ in range(2):
        start = process_time()
        call(lands)
        times.append(process_time() - start)
    return min(times)


def report(name: str, cases: list[list[Land]]) -> float:
    """Print a row: median and slowest of both searches, and the steps; return the slowest in C."""
    conflicts = sum(isinstance(tile(lands), Conflict) for lands in cases)
    found = [Tiling(kernel_squares(lands)) for lands in cases]
    assert all(tiling.status != UNDECIDED for tiling in found)
    kernel = [seconds(tile, lands) for lands in cases]
    python = [seconds(reference.tile, lands) for lands in cases]
    cells = "".join(f"{1000 * f(times):10.2f}" for times in (kernel, python) for f in (median, max))
    most = max(tiling.steps for tiling in found)
    label = f"{name}: {conflicts} can't"
    print(f"{label:48}{len(cases):6}{cells}{most:8}")
    return max(kernel)


def main() -> None:
    """Print the table; fail if lands took longer than the bound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer kingdoms")
    count = 20 if parser.parse_args().quick else 200
    duel, four = Ruleset.preset("mighty-duel"), Ruleset.preset("classic", players=4)
    rows = {
        "one 7×7 of a game": [finished(duel, seed)[:1] for seed in range(count)],
        "two 7×7, all 48 dominoes": [finished(duel, seed) for seed in range(count)],
        "four 5×5, all 48 dominoes": [finished(four, seed) for seed in range(count)],
        "one 7×7, two squares exchanged": [
            swapped(finished(duel, seed)[:1], seed) for seed in range(count)
        ],
        "two 7×7, two squares exchanged in each": [
            swapped(finished(duel, seed), seed) for seed in range(count)
        ],
        "one 7×7 of scattered dominoes": [[Land(scattered(seed), 7)] for seed in range(count)],
        "one 7×7 with a pattern": [[Land(patterned(seed), 7)] for seed in range(count)],
        "hill climbing, one 7×7": [hardest(seed, 1, 50 * count) for seed in range(count // 10)],
        "hill climbing, two 7×7": [hardest(seed, 2, 50 * count) for seed in range(count // 10)],
    }
    print(f"{python_version()}; milliseconds of CPU time; at most {MAX_STEPS} steps")
    print(f"{'':54}{'tile':>10}{'slowest':>10}{'reference':>10}{'slowest':>10}{'steps':>8}")
    slowest = max(report(name, cases) for name, cases in rows.items())
    if slowest > BOUND:
        raise SystemExit(f"slower than {1000 * BOUND:.0f} ms")


if __name__ == "__main__":
    main()
