"""How long does it take to find the dominoes of drawn kingdoms, or where there are none?"""

import argparse
from random import Random
from time import process_time

from measure import python_version

from kingdomino.bots import RandomBot, play_game
from kingdomino.rules import CASTLE, DOMINOES, Cell, Game, Ruleset, Square
from kingdomino.tiling import Conflict, Land, tile

BOUND = 0.05
"""Seconds that no 7×7 kingdom may take."""
_SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))

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
    around = range(-3, 4)
    free = {Cell(CASTLE.column + c, CASTLE.row + r) for c in around for r in around} - {CASTLE}
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


def seconds(lands: list[Land]) -> float:
    """Return the CPU time of one call."""
    start = process_time()
    tile(lands)
    return process_time() - start


def hardest(seed: int, steps: int) -> float:
    """Return the time of the slowest 7×7 land that hill climbing finds from a scattered one."""
    chance = Random(seed)
    squares = scattered(seed)
    slowest = seconds([Land(squares, 7)])
    for _ in range(steps):
        changed = dict(squares)
        one, other = chance.sample(sorted(changed), 2)
        changed[one], changed[other] = changed[other], changed[one]
        land = [Land(changed, 7)]
        time = min(seconds(land), seconds(land))  # other load on the machine must not count
        if time >= slowest:
            squares, slowest = changed, time
    return slowest


def report(name: str, times: list[float], base: float) -> None:
    """Print a row: the mean, the slowest, and the ratio of the slowest to the first row's."""
    mean = sum(times) / len(times)
    cells = f"{len(times):8}{1000 * mean:10.2f}{1000 * max(times):10.2f}{max(times) / base:8.1f}"
    print(f"{name:44}{cells}")


def main() -> None:
    """Print the table; fail if a kingdom took longer than the bound."""
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
    }
    print(f"{python_version()}; milliseconds of CPU time, one call each")
    print(f"{'':44}{'calls':>8}{'mean':>10}{'slowest':>10}{'ratio':>8}")
    base = 0.0
    slowest = 0.0
    for name, cases in rows.items():
        found = [isinstance(tile(lands), Conflict) for lands in cases]
        times = [seconds(lands) for lands in cases]
        base = base or max(times)
        report(f"{name}: {sum(found)} can't", times, base)
        slowest = max(slowest, *times)
    climbed = [hardest(seed, steps=20 * count // 10) for seed in range(count // 10)]
    report("the slowest 7×7 that hill climbing found", climbed, base)
    if max(slowest, *climbed) > BOUND:
        raise SystemExit(f"slower than {1000 * BOUND:.0f} ms")


if __name__ == "__main__":
    main()
