"""How much of the difference that playouts see between turns shows in the results of games?

Searching players mostly play their best turn, and sometimes a random one of their six best. The
cost of a random turn is measured twice: by greedy playouts right after it, and by the results.
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
"""Rounds that are reported together, without the last two, in which little is left to predict."""
SHARE, WIDTH = 0.15, 6
"""The share of random turns, and from how many of the best they are chosen."""
PLAYOUTS = 96


class Turn(NamedTuple):
    """A turn, its predicted points and its actual points."""

    round: int
    is_random: bool
    predicted: float
    points: float


def play(game_seed: int, rollouts: int) -> list[Turn]:
    """Play a game between searching players; return its turns."""
    rng, game = Random(game_seed), Game.new(RULESET, game_seed)
    turns: list[tuple[int, Turn]] = []
    while not game.is_over:
        view = game.view(game.actor)
        is_random = rng.random() < SHARE
        for action in choose(view, rollouts, rng if is_random else None):
            game = game.play(action)
        if view.actor is not None and PARTS[0][0] <= view.round <= PARTS[-1][1]:
            outcomes = kernel.playouts(game.public, PLAYOUTS, "greedy", seed=game_seed)
            predicted = float(outcomes.points[:, view.actor].mean())
            turns.append((view.actor, Turn(view.round, is_random, predicted, 0)))
    ends = [kingdom.score(RULESET).points for kingdom in game.kingdoms]
    return [turn._replace(points=ends[seat]) for seat, turn in turns]


def choose(view: View, rollouts: int, rng: Random | None) -> tuple[Action, ...]:
    """Return the best turn, or with `rng` a random one of the best."""
    search = kernel.Search(view, seed=view.ply).for_rollouts(rollouts)
    if rng is None or view.round == RULESET.rounds:
        return search.best
    best = np.argsort(-search.values, kind="stable")[:WIDTH]
    return search.turn(int(rng.choice(best.tolist())))


def cost(values: NDArray[np.float64], is_random: NDArray[np.bool_]) -> tuple[float, float]:
    """Return the mean cost of a random turn, and twice its standard error."""
    random, others = values[is_random], values[~is_random]
    errors = [float(part.std() / np.sqrt(len(part))) for part in (random, others)]
    return float(others.mean() - random.mean()), 2 * hypot(*errors)


def report(turns: list[Turn]) -> Iterator[str]:
    yield f"{'rounds':>10}{'random':>9}{'by playouts':>18}{'by results':>18}{'ratio':>9}"
    rounds, random, predicted, points = (np.array(column) for column in zip(*turns, strict=True))
    for first, last in (*PARTS, (PARTS[0][0], PARTS[-1][1])):
        part = (rounds >= first) & (rounds <= last)
        by_playouts, playouts_error = cost(predicted[part], random[part])
        by_results, results_error = cost(points[part].astype(float), random[part])
        yield (
            f"{f'{first} to {last}':>10}{random[part].sum():>9}"
            f"{by_playouts:>11.2f} ±{playouts_error:5.2f}{by_results:>11.2f} ±{results_error:5.2f}"
            f"{by_results / by_playouts:>9.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=300, help="per turn")
    parser.add_argument("--quick", action="store_true", help="a few games only")
    options = parser.parse_args()
    if not kernel.is_available:
        print("judgement: the kernel is not built here, so there is no search to measure")
        return
    games = 20 if options.quick else options.games
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        played = pool.map(play, range(games), [options.rollouts] * games, chunksize=4)
        turns = [turn for game in played for turn in game]
    print(f"Cost of a random turn in points: tournament/4, {games} games")
    print("\n".join(report(turns)))


if __name__ == "__main__":
    main()
