"""Is there a better turn to be found than the one that a search finds?

Now and then a turn of a game is looked at: the best few ways to take it are each played to the end
many times, with the same cards, by players that search. Half of these games say which way is the
best, the other half what that one is worth; and the other way round.
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

PASSED = 0.75
"""How much of a game may have passed where it is looked at; the last turns are known too well."""
WIDTH = 6
"""How many of the best ways are played on from."""
ROLLOUTS_BEFORE, ROLLOUTS_AFTER = 300, 60
"""What a turn takes in the game that leads to the one that is looked at, and after it."""
FLAT = SearchConfig(goal=Goal.RATIO, horizon=None, use_claim_tree=False, is_flat=True)
"""Flat Monte Carlo, as it was published."""
PLAYERS = ("search", "flat Monte Carlo", "the games themselves")

Turn = tuple[Action, ...]


class Findings(NamedTuple):
    """What was found out about a turn: what each player's way is worth more than any of them."""

    points: tuple[float, ...]
    leads: tuple[float, ...]
    victories: tuple[float, ...]


def look(ruleset: Ruleset, seed: int, rollouts: int, games: int) -> Findings:
    """Look at a turn of a game."""
    chance, game = Random(seed), Game.new(ruleset, seed)
    last = int(ruleset.rounds * PASSED)
    round_, turn = chance.randint(1, last), chance.randrange(ruleset.kings)
    while (game.round, game.public.turn) != (round_, turn):
        game = play_turn(game, ROLLOUTS_BEFORE, seed)
    ways, chosen = find_ways(game.view(game.actor), rollouts, seed)
    return Findings(*(worths(found, chosen) for found in play_on(game, ways, games, chance)))


def play_turn(game: Game, rollouts: int, seed: int) -> Game:
    for action in Search(game.view(game.actor), seed=seed + game.ply).for_rollouts(rollouts).best:
        game = game.play(action)
    return game


def find_ways(view: View, rollouts: int, seed: int) -> tuple[list[Turn], list[int]]:
    """The best ways to take a turn, and which of them two players choose."""
    search = Search(view, seed=seed).for_rollouts(rollouts)
    flat = Search(view, FLAT, seed=seed).for_rollouts(rollouts)
    best = [search.turn(i) for i in np.argsort(-search.values, kind="stable")[:WIDTH].tolist()]
    ways = list(dict.fromkeys([search.best, flat.best, *best]))
    return ways, [ways.index(search.best), ways.index(flat.best)]


def play_on(game: Game, ways: list[Turn], games: int, chance: Random) -> NDArray[np.float64]:
    """What each way leads to for its seat, game by game: points, the lead over the best other, and
    the share of the victory."""
    found = np.zeros((3, games, len(ways)))
    seat = game.actor
    assert seat is not None, "a game that is over has no turn to look at"
    for number in range(games):
        pile = sorted(game.public.unseen)
        chance.shuffle(pile)
        for at, way in enumerate(ways):
            end = Game(game.public, Deal(tuple(pile)))
            for action in way:
                end = end.play(action)
            while not end.is_over:
                end = play_turn(end, ROLLOUTS_AFTER, number)
            found[:, number, at] = result(end, seat)
    return found


def result(game: Game, seat: int) -> tuple[float, float, float]:
    """The points of a seat, its lead, and its share of the victory."""
    standings = game.standings()
    own = next(standing for standing in standings if standing.seat == seat)
    best = max(standing.points for standing in standings if standing.seat != seat)
    winners = sum(standing.rank == 1 for standing in standings)
    return own.points, own.points - best, (own.rank == 1) / winners


def worths(found: NDArray[np.float64], chosen: list[int]) -> tuple[float, ...]:
    """What is worth more than any of the ways: those that were chosen, then the best by half of
    the games, told by the other half."""
    means, halves = found.mean(axis=0), (found[::2].mean(axis=0), found[1::2].mean(axis=0))
    best = [float(b[a.argmax()] - b.mean()) for a, b in (halves, halves[::-1])]
    return (*(float(means[way] - means.mean()) for way in chosen), sum(best) / 2)


def report(findings: list[Findings]) -> Iterator[str]:
    yield f"{'chosen by':>22}{'points':>18}{'lead':>18}{'victories':>20}{'ratio':>9}"
    table = np.array(findings)  # by turn, by what is counted, by who chooses
    for at, player in enumerate(PLAYERS):
        ratio = table[:, 0, at].mean() / table[:, 0, 0].mean()
        yield f"{player:>22}{told(table[:, :, at])}{ratio:>9.2f}"
    yield f"{'left to find':>22}{told(table[:, :, -1] - table[:, :, 0])}"


def told(worths: NDArray[np.float64]) -> str:
    """Points, leads and victories, each with two standard errors."""
    means, errors = worths.mean(axis=0), 2 * worths.std(axis=0) / np.sqrt(len(worths))
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
    parser.add_argument("--rules", type=rules_of, default="tournament/4", help="to play by")
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
        look_at = partial(look, options.rules, rollouts=options.rollouts, games=games)
        found = list(pool.map(look_at, seeds))
    rules = format_ruleset(options.rules)
    print(f"What a turn is worth more than any of the best: {rules}, {turns} turns")
    print("\n".join(report(found)))


if __name__ == "__main__":
    main()
