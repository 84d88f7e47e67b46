"""Is there a better turn than the one that the search chooses?

The best few options for a turn are each played to the end many times, with the same deals, by
searching players. Half of these games select the best option and the other half measure its
value, and the other way round.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.kernel import Goal, Search, SearchConfig
from kingdomino.notation import NotationError, format_ruleset, parse_ruleset
from kingdomino.rules import Action, Deal, Game, Ruleset, View

MAX_PROGRESS = 0.75
"""The latest part of a game that a turn is taken from; near the end, little is left to decide."""
WIDTH = 6
"""How many of the best options are compared."""
ROLLOUTS_BEFORE, ROLLOUTS_AFTER = 300, 60
"""Rollouts per turn before and after the examined one."""
FLAT = SearchConfig(goal=Goal.RATIO, horizon=None, use_claim_tree=False, is_flat=True)
"""Flat Monte Carlo, as it was published."""
SELECTIONS = ("search", "flat Monte Carlo", "the games themselves")

Turn = tuple[Action, ...]


class Values(NamedTuple):
    """By selection, how much more the selected option gives than the mean of all options."""

    points: tuple[float, ...]
    leads: tuple[float, ...]
    victories: tuple[float, ...]


def examine_turn(ruleset: Ruleset, seed: int, rollouts: int, games: int) -> Values:
    """Examine a random turn of a game."""
    rng, game = Random(seed), Game.new(ruleset, seed)
    last = int(ruleset.rounds * MAX_PROGRESS)
    round_, turn = rng.randint(1, last), rng.randrange(ruleset.kings)
    while (game.round, game.public.turn) != (round_, turn):
        game = play_turn(game, ROLLOUTS_BEFORE, seed)
    options, chosen = find_options(game.view(game.actor), rollouts, seed)
    results = play_options(game, options, games, rng)
    return Values(*(selection_values(by_game, chosen) for by_game in results))


def play_turn(game: Game, rollouts: int, seed: int) -> Game:
    for action in Search(game.view(game.actor), seed=seed + game.ply).for_rollouts(rollouts).best:
        game = game.play(action)
    return game


def find_options(view: View, rollouts: int, seed: int) -> tuple[list[Turn], list[int]]:
    """Return the best options, and the indexes of those that the two searches choose."""
    search = Search(view, seed=seed).for_rollouts(rollouts)
    flat = Search(view, FLAT, seed=seed).for_rollouts(rollouts)
    best = [search.turn(i) for i in np.argsort(-search.values, kind="stable")[:WIDTH].tolist()]
    options = list(dict.fromkeys([search.best, flat.best, *best]))
    return options, [options.index(search.best), options.index(flat.best)]


def play_options(game: Game, options: list[Turn], games: int, rng: Random) -> NDArray[np.float64]:
    """Play each option to the end; return points, leads and victories, by game and option."""
    results = np.zeros((3, games, len(options)))
    seat = game.actor
    assert seat is not None, "a game that is over has no turn to examine"
    for number in range(games):
        pile = sorted(game.public.unseen)
        rng.shuffle(pile)
        for at, option in enumerate(options):
            end = Game(game.public, Deal(tuple(pile)))
            for action in option:
                end = end.play(action)
            while not end.is_over:
                end = play_turn(end, ROLLOUTS_AFTER, number)
            results[:, number, at] = result(end, seat)
    return results


def result(game: Game, seat: int) -> tuple[float, float, float]:
    """Return the points of a seat, its lead over the best other, and its share of the victory."""
    standings = game.standings()
    own = next(standing for standing in standings if standing.seat == seat)
    best = max(standing.points for standing in standings if standing.seat != seat)
    winners = sum(standing.rank == 1 for standing in standings)
    return own.points, own.points - best, (own.rank == 1) / winners


def selection_values(by_game: NDArray[np.float64], chosen: list[int]) -> tuple[float, ...]:
    """Return the values of the chosen options, then of the best one by half of the games, as the
    other half measures it; all above the mean of the options."""
    means, halves = by_game.mean(axis=0), (by_game[::2].mean(axis=0), by_game[1::2].mean(axis=0))
    best = [float(b[a.argmax()] - b.mean()) for a, b in (halves, halves[::-1])]
    return (*(float(means[option] - means.mean()) for option in chosen), sum(best) / 2)


def report(values: list[Values]) -> Iterator[str]:
    yield f"{'chosen by':>22}{'points':>18}{'lead':>18}{'victories':>20}{'ratio':>9}"
    table = np.array(values)  # by turn, measure and selection
    for at, selection in enumerate(SELECTIONS):
        ratio = table[:, 0, at].mean() / table[:, 0, 0].mean()
        yield f"{selection:>22}{row(table[:, :, at])}{ratio:>9.2f}"
    yield f"{'left to find':>22}{row(table[:, :, -1] - table[:, :, 0])}"


def row(values: NDArray[np.float64]) -> str:
    """Return points, leads and victories, each with two standard errors."""
    means, errors = values.mean(axis=0), 2 * values.std(axis=0) / np.sqrt(len(values))
    points, lead = (
        f"{mean:>+11.2f} ±{error:5.2f}" for mean, error in zip(means[:2], errors[:2], strict=True)
    )
    return f"{points}{lead}{100 * means[2]:>+11.1f} % ±{100 * errors[2]:4.1f}"


def rules_of(text: str) -> Ruleset:
    try:
        return parse_ruleset(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", type=rules_of, default="tournament/4", help="the ruleset")
    parser.add_argument("--turns", type=int, default=20, help="turns to examine")
    parser.add_argument("--games", type=int, default=60, help="games per option")
    parser.add_argument("--rollouts", type=int, default=6000, help="per examined turn")
    parser.add_argument("--quick", action="store_true", help="a few turns only")
    options = parser.parse_args()
    if not kernel.is_available:
        print("ceiling: the kernel is not built here, so there is no search to measure")
        return
    turns, games = (4, 10) if options.quick else (options.turns, options.games)
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        seeds = range(1, turns + 1)
        examine = partial(examine_turn, options.rules, rollouts=options.rollouts, games=games)
        values = list(pool.map(examine, seeds))
    rules = format_ruleset(options.rules)
    print(f"Value above the mean of the best options: {rules}, {turns} turns")
    print("\n".join(report(values)))


if __name__ == "__main__":
    main()
