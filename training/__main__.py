"""Learn the kernel's networks anew, from nothing, by self-play.

First from games of greedy players, then from games of players that search with what was learnt
before. The same seed and the same numbers give the same networks.
"""

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter

import numpy as np

from kingdomino.bots import Bot, make_bot
from kingdomino.bots.search import SearchBot, briefly
from kingdomino.kernel.network import network_name
from kingdomino.rules import Ruleset
from training.fit import Array, error, fit
from training.samples import Samples, play, variants

NETWORKS = Path(__file__).parents[1] / "src/kingdomino/kernel/networks"
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--greedy-games", type=int, default=4000, help="games to begin with")
    parser.add_argument("--games", type=int, default=1000, help="games of search a generation")
    parser.add_argument("--generations", type=int, default=2, help="how often search is learnt")
    parser.add_argument("--rollouts", type=int, default=100, help="what a searching player may use")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="learn just this network, such as 5x5-2.npy")
    parser.add_argument("--output", type=Path, default=NETWORKS)
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    for ruleset in RULESETS:
        if options.only in (None, network_name(ruleset)):
            learn(ruleset, options)


def learn(ruleset: Ruleset, options: argparse.Namespace) -> None:
    name = network_name(ruleset)
    samples = gather(ruleset, options.greedy_games, options.seed, greedy_bots)
    weights = fit_and_tell(f"{name} greedy games", samples, None, options.seed)
    searched: list[Samples] = []
    for generation in range(1, options.generations + 1):
        seed = options.seed + generation * 1_000_000
        bots = partial(search_bots, weights, options.rollouts)
        searched.append(gather(ruleset, options.games, seed, bots))
        samples = Samples.joined(searched)
        weights = fit_and_tell(f"{name} generation {generation}", samples, weights, seed)
    np.save(options.output / name, weights)


def fit_and_tell(what: str, samples: Samples, weights: Array | None, seed: int) -> Array:
    """Fit, and say how far off the network is on games that it did not learn from."""
    start, cut = perf_counter(), len(samples.gains) // SPARE
    spare = Samples(samples.signs[:cut], samples.gains[:cut])
    rest = Samples(samples.signs[cut:], samples.gains[cut:])
    fitted = fit(rest, weights, EPOCHS, RATE if weights is None else RATE / 4, seed)
    print(
        f"{what}: {len(samples.gains)} kingdoms, "
        f"off by {error(spare, fitted):.2f} points of {samples.gains.std():.2f}, "
        f"fitted in {perf_counter() - start:.0f} s",
        flush=True,
    )
    return fitted


def gather(ruleset: Ruleset, games: int, seed: int, bots: Bots) -> Samples:
    """The samples of many games, on all cores."""
    cores = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(cores) as pool:
        chunks = pool.map(partial(_play_some, ruleset, seed, bots), range(0, games, CHUNK))
        return Samples.joined(list(chunks))


def _play_some(ruleset: Ruleset, seed: int, bots: Bots, first: int) -> Samples:
    rules = islice(variants(ruleset), first, first + CHUNK)
    return Samples.joined(
        [play(rule, seed + first + i, bots(rule, seed + first + i)) for i, rule in enumerate(rules)]
    )


def greedy_bots(ruleset: Ruleset, seed: int) -> list[Bot]:
    return [make_bot("greedy", seed + seat) for seat in range(ruleset.players)]


def search_bots(weights: Array, rollouts: int, ruleset: Ruleset, seed: int) -> list[Bot]:
    # Many games are worth more here than the best turns.
    return [
        SearchBot(seed * 16 + seat, manner=briefly, rollouts=rollouts, network=weights)
        for seat in range(ruleset.players)
    ]


if __name__ == "__main__":
    main()
