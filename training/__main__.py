"""Train all weights that the kernel ships with, from nothing.

First the linear policies, from greedy rollouts of turns; then the value networks: from games of
greedy players, and from games of players that search with the network before. The same seed and
the same numbers give the same weights.
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
from kingdomino.bots.search import SearchBot, quick_config
from kingdomino.kernel.weights import linear_name, network_name
from kingdomino.rules import MiddleKingdom, Ruleset
from training import kingdom_samples, linear, turn_samples
from training.kingdom_samples import KingdomSamples
from training.network import Array, error, fit
from training.turn_samples import TurnSamples

KERNEL = Path(__file__).parents[1] / "src/kingdomino/kernel"
RULESETS = (
    Ruleset(players=2, deck=24),
    Ruleset(players=3, deck=36),
    Ruleset(players=4, deck=48),
    Ruleset(players=2, deck=48),
)
CHUNK = 50  # games per task of a process
TEST_SHARE = 20  # one of so many samples is for measuring the error
EPOCHS, RATE = 12, 2e-3

Bots = Callable[[Ruleset, int], list[Bot]]
"""Makes the players of a game from its seed, one for each seat."""
T = TypeVar("T")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--linear-games", type=int, default=6000, help="games per linear policy")
    parser.add_argument("--greedy-games", type=int, default=4000, help="greedy games per network")
    parser.add_argument("--games", type=int, default=1000, help="searched games per generation")
    parser.add_argument("--generations", type=int, default=2, help="generations of searched games")
    parser.add_argument("--rollouts", type=int, default=100, help="rollouts per searched turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="train just this file, such as networks/5x5-2.npy")
    parser.add_argument("--output", type=Path, default=KERNEL)
    options = parser.parse_args()
    for folder in ("linear", "networks"):
        (options.output / folder).mkdir(parents=True, exist_ok=True)
    for ruleset in RULESETS:
        for middle_kingdom in (None, MiddleKingdom.FULL_BOX):
            rules = replace(ruleset, middle_kingdom=middle_kingdom)
            if options.only in (None, f"linear/{linear_name(rules)}"):
                train_linear(rules, options)
    for ruleset in RULESETS:
        if options.only in (None, f"networks/{network_name(ruleset)}"):
            train_network(ruleset, options)


def train_linear(ruleset: Ruleset, options: argparse.Namespace) -> None:
    start, name = perf_counter(), linear_name(ruleset)
    parts = spread(partial(_sample_turns, ruleset, options.seed), options.linear_games)
    samples = TurnSamples.joined(parts)
    np.save(options.output / "linear" / name, linear.fit(samples, ruleset.rounds))
    print(
        f"linear/{name}: {len(samples.points)} options, {perf_counter() - start:.0f} s",
        flush=True,
    )


def _sample_turns(ruleset: Ruleset, seed: int, first: int) -> TurnSamples:
    rules = [replace(ruleset, harmony=harmony) for harmony in (False, True)]
    games = range(seed * 1_000_000 + first, seed * 1_000_000 + first + CHUNK)
    return TurnSamples.joined(
        [turn for game in games for turn in turn_samples.play(rules[game % 2], game)]
    )


def train_network(ruleset: Ruleset, options: argparse.Namespace) -> None:
    name = network_name(ruleset)
    samples = gather(ruleset, options.greedy_games, options.seed, greedy_bots)
    weights = fit_and_report(f"{name} greedy games", samples, None, options.seed)
    searched: list[KingdomSamples] = []
    for generation in range(1, options.generations + 1):
        seed = options.seed + generation * 1_000_000
        bots = partial(search_bots, weights, options.rollouts)
        searched.append(gather(ruleset, options.games, seed, bots))
        samples = KingdomSamples.joined(searched)
        weights = fit_and_report(f"{name} generation {generation}", samples, weights, seed)
    np.save(options.output / "networks" / name, weights)


def fit_and_report(what: str, samples: KingdomSamples, weights: Array | None, seed: int) -> Array:
    """Fit a network, and print its error on samples that it was not fitted to."""
    start, cut = perf_counter(), len(samples.gains) // TEST_SHARE
    test = KingdomSamples(samples.features[:cut], samples.gains[:cut])
    rest = KingdomSamples(samples.features[cut:], samples.gains[cut:])
    fitted = fit(rest, weights, EPOCHS, RATE if weights is None else RATE / 4, seed)
    print(
        f"networks/{what}: {len(samples.gains)} kingdoms, "
        f"error {error(test, fitted):.2f} points of {samples.gains.std():.2f}, "
        f"fitted in {perf_counter() - start:.0f} s",
        flush=True,
    )
    return fitted


def gather(ruleset: Ruleset, games: int, seed: int, bots: Bots) -> KingdomSamples:
    """Return the samples of many games."""
    return KingdomSamples.joined(spread(partial(_sample_kingdoms, ruleset, seed, bots), games))


def spread(play_chunk: Callable[[int], T], games: int) -> list[T]:
    """Play games on all cores, in chunks; return what each chunk gave."""
    cores = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(cores) as pool:
        return list(pool.map(play_chunk, range(0, games, CHUNK)))


def _sample_kingdoms(ruleset: Ruleset, seed: int, bots: Bots, first: int) -> KingdomSamples:
    rules = islice(kingdom_samples.variants(ruleset), first, first + CHUNK)
    seeds = range(seed + first, seed + first + CHUNK)
    return KingdomSamples.joined(
        [
            kingdom_samples.play(rule, game, bots(rule, game))
            for rule, game in zip(rules, seeds, strict=True)
        ]
    )


def greedy_bots(ruleset: Ruleset, seed: int) -> list[Bot]:
    return [make_bot("greedy", seed + seat) for seat in range(ruleset.players)]


def search_bots(weights: Array, rollouts: int, ruleset: Ruleset, seed: int) -> list[Bot]:
    # For training, many games are worth more than the best turns.
    return [
        SearchBot(seed * 16 + seat, config=quick_config, rollouts=rollouts, network=weights)
        for seat in range(ruleset.players)
    ]


if __name__ == "__main__":
    main()
