"""How much of what playouts see between the turns of a search comes true?

Searching players make most turns as they think best, and some as any of the six best: whims. What
a whim costs is told twice: by greedy playouts right after it, and by how the games end.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import hypot
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.rules import Action, Game, Ruleset, View

RULESET = Ruleset.preset("tournament", players=4)
PARTS = ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10))
"""Rounds that are told together; the last two are known too well to foretell anything."""
SHARE, WIDTH = 0.15, 6
"""Of all turns, how many are whims, and among how many of the best."""
PLAYOUTS = 96


class Turn(NamedTuple):
    """A turn, and what came of it."""

    round: int
    is_whim: bool
    foretold: float
    points: float


def play(game_seed: int, rollouts: int) -> list[Turn]:
    """A game between players that search, each turn of it looked at."""
    chance, game = Random(game_seed), Game.new(RULESET, game_seed)
    turns: list[tuple[int, Turn]] = []
    while not game.is_over:
        view = game.view(game.actor)
        is_whim = chance.random() < SHARE
        for action in choose(view, rollouts, chance if is_whim else None):
            game = game.play(action)
        if view.actor is not None and PARTS[0][0] <= view.round <= PARTS[-1][1]:
            outcomes = kernel.playouts(game.public, PLAYOUTS, "greedy", seed=game_seed)
            foretold = float(outcomes.points[:, view.actor].mean())
            turns.append((view.actor, Turn(view.round, is_whim, foretold, 0)))
    ends = [kingdom.score(RULESET).points for kingdom in game.kingdoms]
    return [turn._replace(points=ends[seat]) for seat, turn in turns]


def choose(view: View, rollouts: int, whim: Random | None) -> tuple[Action, ...]:
    """The best turn, or any of the best."""
    search = kernel.Search(view, seed=view.ply).for_rollouts(rollouts)
    if whim is None or view.round == RULESET.rounds:
        return search.best
    best = np.argsort(-search.values, kind="stable")[:WIDTH]
    return search.turn(int(whim.choice(best.tolist())))


def cost(values: NDArray[np.float64], is_whim: NDArray[np.bool_]) -> tuple[float, float]:
    """What whims cost on average, and twice its standard error."""
    whims, others = values[is_whim], values[~is_whim]
    errors = [float(part.std() / np.sqrt(len(part))) for part in (whims, others)]
    return float(others.mean() - whims.mean()), 2 * hypot(*errors)


def report(turns: list[Turn]) -> Iterator[str]:
    yield f"{'rounds':>10}{'whims':>9}{'playouts say':>18}{'it cost':>18}{'ratio':>9}"
    rounds, whims, foretold, points = (np.array(column) for column in zip(*turns, strict=True))
    for first, last in (*PARTS, (PARTS[0][0], PARTS[-1][1])):
        part = (rounds >= first) & (rounds <= last)
        said, said_error = cost(foretold[part], whims[part])
        true, true_error = cost(points[part].astype(float), whims[part])
        yield (
            f"{f'{first} to {last}':>10}{whims[part].sum():>9}"
            f"{said:>11.2f} ±{said_error:5.2f}{true:>11.2f} ±{true_error:5.2f}{true / said:>9.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=300, help="of each turn")
    parser.add_argument("--quick", action="store_true", help="a few games: less exact")
    options = parser.parse_args()
    if not kernel.is_available:
        print("the kernel was not built: there is no search")
        return
    games = 20 if options.quick else options.games
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        played = pool.map(play, range(games), [options.rollouts] * games, chunksize=4)
        turns = [turn for game in played for turn in game]
    print(f"What a whim costs in points: tournament/4, {games} games")
    print("\n".join(report(turns)))


if __name__ == "__main__":
    main()
