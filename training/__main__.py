"""Learn anew all that the kernel has learnt, from nothing.

First the senses that canny players have, from what greedy play makes of turns; then the networks
that say what a kingdom will still make: from games of greedy players, then from games of players
that search with what was learnt before. The same seed and the same numbers give the same weights.
"""

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import numpy as np

from kingdomino.bots import Bot, make_bot
from kingdomino.bots.search import SearchBot, without_rollouts
from kingdomino.kernel.weights import network_name, sense_name
from kingdomino.rules import MiddleKingdom, Ruleset
from training import samples, sense, turns
from training.fit import Array, error, fit
from training.samples import Samples
from training.turns import Turns

LEARNT = Path(__file__).parents[1] / "src/kingdomino/kernel"
RULESETS = (
    Ruleset(players=2, deck=24),
    Ruleset(players=3, deck=36),
    Ruleset(players=4, deck=48),
    Ruleset(players=2, deck=48),
)
CHUNK = 50  # games that a process plays in one go
SPARE = 20  # of so many samples, one is kept to measure the error by
EPOCHS, RATE = 12, 2e-3

Bots = Callable[[Ruleset, int], list[Bot]]
"""Makes the players of a game with a seed, one for each seat."""
T = TypeVar("T")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--sense-games", type=int, default=6000, help="games a sense learns from")
    parser.add_argument("--greedy-games", type=int, default=4000, help="games to begin with")
    parser.add_argument("--games", type=int, default=1000, help="games of search a generation")
    parser.add_argument("--generations", type=int, default=2, help="how often search is learnt")
    parser.add_argument("--rollouts", type=int, default=100, help="what a searching player may use")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="learn just this file, such as networks/5x5-2.npy")
    parser.add_argument("--output", type=Path, default=LEARNT)
    options = parser.parse_args()
    for folder in ("senses", "networks"):
        (options.output / folder).mkdir(parents=True, exist_ok=True)
    for ruleset in RULESETS:
        for middle_kingdom in (None, MiddleKingdom.FULL_BOX):
            rules = replace(ruleset, middle_kingdom=middle_kingdom)
            if options.only in (None, f"senses/{sense_name(rules)}"):
                learn_sense(rules, options)
    for ruleset in RULESETS:
        if options.only in (None, f"networks/{network_name(ruleset)}"):
            learn_network(ruleset, options)


def learn_sense(ruleset: Ruleset, options: argparse.Namespace) -> None:
    start, name = perf_counter(), sense_name(ruleset)
    parts = spread(partial(_take_some_turns, ruleset, options.seed), options.sense_games)
    found = Turns.joined(parts)
    np.save(options.output / "senses" / name, sense.fit(found, ruleset.rounds))
    print(
        f"senses/{name}: {len(found.worths)} ways to take a turn, {perf_counter() - start:.0f} s",
        flush=True,
    )


def _take_some_turns(ruleset: Ruleset, seed: int, first: int) -> Turns:
    rules = [replace(ruleset, harmony=harmony) for harmony in (False, True)]
    games = range(seed * 1_000_000 + first, seed * 1_000_000 + first + CHUNK)
    return Turns.joined([turn for game in games for turn in turns.play(rules[game % 2], game)])


def learn_network(ruleset: Ruleset, options: argparse.Namespace) -> None:
    name = network_name(ruleset)
    known = gather(ruleset, options.greedy_games, options.seed, greedy_bots)
    weights = fit_and_tell(f"{name} greedy games", known, None, options.seed)
    searched: list[Samples] = []
    for generation in range(1, options.generations + 1):
        seed = options.seed + generation * 1_000_000
        bots = partial(search_bots, weights, options.rollouts)
        searched.append(gather(ruleset, options.games, seed, bots))
        known = Samples.joined(searched)
        weights = fit_and_tell(f"{name} generation {generation}", known, weights, seed)
    np.save(options.output / "networks" / name, weights)


def fit_and_tell(what: str, known: Samples, weights: Array | None, seed: int) -> Array:
    """Fit, and say how far off the network is on games that it did not learn from."""
    start, cut = perf_counter(), len(known.gains) // SPARE
    spare = Samples(known.signs[:cut], known.gains[:cut])
    rest = Samples(known.signs[cut:], known.gains[cut:])
    fitted = fit(rest, weights, EPOCHS, RATE if weights is None else RATE / 4, seed)
    print(
        f"networks/{what}: {len(known.gains)} kingdoms, "
        f"off by {error(spare, fitted):.2f} points of {known.gains.std():.2f}, "
        f"fitted in {perf_counter() - start:.0f} s",
        flush=True,
    )
    return fitted


def gather(ruleset: Ruleset, games: int, seed: int, bots: Bots) -> Samples:
    """The samples of many games."""
    return Samples.joined(spread(partial(_play_some, ruleset, seed, bots), games))


def spread(play_some: Callable[[int], T], games: int) -> list[T]:
    """Play games on all cores, some at a time, from the first of them on."""
    cores = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(cores) as pool:
        return list(pool.map(play_some, range(0, games, CHUNK)))


def _play_some(ruleset: Ruleset, seed: int, bots: Bots, first: int) -> Samples:
    rules = islice(samples.variants(ruleset), first, first + CHUNK)
    seeds = range(seed + first, seed + first + CHUNK)
    return Samples.joined(
        [
            samples.play(rule, game, bots(rule, game))
            for rule, game in zip(rules, seeds, strict=True)
        ]
    )


def greedy_bots(ruleset: Ruleset, seed: int) -> list[Bot]:
    return [make_bot("greedy", seed + seat) for seat in range(ruleset.players)]


def search_bots(weights: Array, rollouts: int, ruleset: Ruleset, seed: int) -> list[Bot]:
    # Many games are worth more here than the best turns.
    return [
        SearchBot(seed * 16 + seat, config=without_rollouts, rollouts=rollouts, network=weights)
        for seat in range(ruleset.players)
    ]


if __name__ == "__main__":
    main()
