"""Learn the kernel's networks anew, from nothing, by self-play.

A network plays games with itself, with a little noise; from what the kingdoms came to it learns
what they are worth, and plays better games. The first one knows nothing: it takes the points that
it sees. The same seed and the same numbers give the same networks on the same machine.
"""

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np

from kingdomino.kernel.network import network_name
from kingdomino.rules import Ruleset
from training.fit import WEIGHTS, Array, error, fit
from training.samples import Games, Samples, play, variants

NETWORKS = Path(__file__).parents[1] / "src/kingdomino/kernel/networks"
RULESETS = (
    Ruleset(players=2, deck=24),
    Ruleset(players=3, deck=36),
    Ruleset(players=4, deck=48),
    Ruleset(players=2, deck=48),
)
SPARE = 10_000  # samples of a kind of game that the error is measured by
FEWEST = 4_000  # games of a generation, so that there are samples left to learn from
MEMORY = 3  # generations whose games are learnt from
NOISE = 1.5  # points
RATE = 2e-3


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games of a generation")
    parser.add_argument("--generations", type=int, default=16, help="how often to learn and play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="learn just this network, such as 5x5-2.npy")
    parser.add_argument("--output", type=Path, default=NETWORKS)
    options = parser.parse_args()
    if options.games < FEWEST or options.generations < 1:
        parser.error(f"a network learns from {FEWEST} games or more, once at least")
    if options.only not in (None, *map(network_name, RULESETS)):
        parser.error(f"there is {', '.join(map(network_name, RULESETS))}, and no {options.only}")
    options.output.mkdir(parents=True, exist_ok=True)
    for ruleset in RULESETS:
        if options.only in (None, network_name(ruleset)):
            learn(ruleset, options)


def learn(ruleset: Ruleset, options: argparse.Namespace) -> None:
    name = network_name(ruleset)
    weights: Array | None = None
    remembered: list[Samples] = []
    for generation in range(options.generations):
        start, seed = perf_counter(), options.seed + 1_000 * generation
        played = gather(ruleset, options.games, weights, seed)
        spare, rest = (
            Samples.joined([part.samples.parted(SPARE)[i] for part in played]) for i in range(2)
        )
        points = np.concatenate([part.points for part in played])
        # What the first one played, who knew nothing, is soon not worth remembering.
        remembered = [*remembered[1 - MEMORY :], rest] if generation > 1 else [rest]
        rate = RATE * (1 - 0.9 * generation / options.generations)
        weights = fit(Samples.joined(remembered), weights, 1, rate, seed)
        np.save(options.output / name, weights)
        print(
            f"{name} {generation + 1}/{options.generations}: "
            f"{points.mean():.2f} points a kingdom, the winner's {points.max(axis=1).mean():.2f}; "
            f"foretold to {error(spare, weights):.2f} of {spare.gains.std():.2f} "
            f"in {perf_counter() - start:.0f} s",
            flush=True,
        )


def gather(ruleset: Ruleset, games: int, weights: Array | None, seed: int) -> list[Games]:
    """Games of a network with itself, with every choice of bonuses."""
    known = np.zeros(WEIGHTS, np.float32) if weights is None else weights
    rulesets = list(variants(ruleset))
    return [
        play(rules, games // len(rulesets), known, NOISE, seed * len(rulesets) + i)
        for i, rules in enumerate(rulesets)
    ]


if __name__ == "__main__":
    main()
