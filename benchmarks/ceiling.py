"""Is there a better turn to be found than the one that a search finds?

Now and then a turn of a game is looked at: the best few ways to take it are each played to the end
many times, with the same cards, by players that search. Half of these games say which way is the
best, the other half what that one is worth; and the other way round.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.kernel import Goal, Manner, Search
from kingdomino.rules import Action, Deal, Game, Ruleset, View

RULESET = Ruleset.preset("tournament", players=4)
ROUNDS = (1, 9)
"""From when to when turns are looked at; the last ones are known too well."""
WIDTH = 6
"""How many of the best ways are played on from."""
ROLLOUTS_BEFORE, ROLLOUTS_AFTER = 300, 60
"""What a turn takes in the game that leads to the one that is looked at, and after it."""
FLAT = Manner(goal=Goal.RATIO, horizon=None, has_tree=False, is_uniform=True)
"""Flat Monte Carlo, as it was published."""
PLAYERS = ("search", "flat Monte Carlo", "the games themselves")

Turn = tuple[Action, ...]


class Findings(NamedTuple):
    """What was found out about a turn: what each player's way is worth more than any of them."""

    points: tuple[float, ...]
    victories: tuple[float, ...]


def look(seed: int, rollouts: int, games: int) -> Findings:
    """Look at a turn of a game."""
    chance, game = Random(seed), Game.new(RULESET, seed)
    round_, turn = chance.randint(*ROUNDS), chance.randrange(RULESET.kings)
    while (game.round, game.table.turn) != (round_, turn):
        game = play_turn(game, ROLLOUTS_BEFORE, seed)
    ways, chosen = find_ways(game.view(game.actor), rollouts, seed)
    points, victories = play_on(game, ways, games, chance)
    return Findings(worths(points, chosen), worths(victories, chosen))


def play_turn(game: Game, rollouts: int, seed: int) -> Game:
    for action in Search(game.view(game.actor), seed=seed + game.ply).for_rollouts(rollouts).best:
        game = game.play(action)
    return game


def find_ways(view: View, rollouts: int, seed: int) -> tuple[list[Turn], list[int]]:
    """The best ways to take a turn, and which of them two players choose."""
    search = Search(view, seed=seed).for_rollouts(rollouts)
    flat = Search(view, FLAT, seed=seed).for_rollouts(rollouts)
    best = [search.turn(i) for i in np.argsort(-search.worths, kind="stable")[:WIDTH].tolist()]
    ways = list(dict.fromkeys([search.best, flat.best, *best]))
    return ways, [ways.index(search.best), ways.index(flat.best)]


def play_on(
    game: Game, ways: list[Turn], games: int, chance: Random
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What each way leads to for its seat, game by game: points, and the share of the victory."""
    found = np.zeros((2, games, len(ways)))
    seat = game.actor
    for number in range(games):
        pile = sorted(game.table.unseen)
        chance.shuffle(pile)
        for at, way in enumerate(ways):
            end = Game(game.table, Deal(tuple(pile)))
            for action in way:
                end = end.play(action)
            while not end.is_over:
                end = play_turn(end, ROLLOUTS_AFTER, number)
            standings = end.standings()
            own = next(standing for standing in standings if standing.seat == seat)
            winners = sum(standing.rank == 1 for standing in standings)
            found[:, number, at] = own.points, (own.rank == 1) / winners
    return found[0], found[1]


def worths(found: NDArray[np.float64], chosen: list[int]) -> tuple[float, ...]:
    """What is worth more than any of the ways: those that were chosen, then the best by half of
    the games, told by the other half."""
    means, halves = found.mean(axis=0), (found[::2].mean(axis=0), found[1::2].mean(axis=0))
    best = [float(b[a.argmax()] - b.mean()) for a, b in (halves, halves[::-1])]
    return (*(float(means[way] - means.mean()) for way in chosen), sum(best) / 2)


def report(findings: list[Findings]) -> Iterator[str]:
    yield f"{'chosen by':>22}{'points':>18}{'victories':>20}{'ratio':>9}"
    points, victories = (np.array(column) for column in zip(*findings, strict=True))
    errors = [2 * part.std(axis=0) / np.sqrt(len(part)) for part in (points, victories)]
    for at, player in enumerate(PLAYERS):
        yield (
            f"{player:>22}{points[:, at].mean():>+11.2f} ±{errors[0][at]:5.2f}"
            f"{100 * victories[:, at].mean():>+11.1f} % ±{100 * errors[1][at]:4.1f}"
            f"{points[:, at].mean() / points[:, 0].mean():>9.2f}"
        )
    more = points[:, -1] - points[:, 0]
    won = 100 * (victories[:, -1] - victories[:, 0])
    error, won_error = (2 * part.std() / np.sqrt(len(part)) for part in (more, won))
    yield (
        f"left to find in a turn: {more.mean():+.2f} ± {error:.2f} points, "
        f"{won.mean():+.1f} ± {won_error:.1f} % of a victory"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=20, help="how many to look at")
    parser.add_argument("--games", type=int, default=60, help="to play on from each way")
    parser.add_argument("--rollouts", type=int, default=6000, help="of the turns looked at")
    parser.add_argument("--quick", action="store_true", help="a few turns: less exact")
    options = parser.parse_args()
    if not kernel.is_available:
        print("the kernel was not built: there is no search")
        return
    turns, games = (4, 10) if options.quick else (options.turns, options.games)
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        seeds = range(1, turns + 1)
        found = list(pool.map(look, seeds, [options.rollouts] * turns, [games] * turns))
    print(f"What a turn is worth more than any of the best: tournament/4, {turns} turns")
    print("\n".join(report(found)))


if __name__ == "__main__":
    main()
