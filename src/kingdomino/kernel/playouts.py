"""Many games at once."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from kingdomino.kernel.engine import Start
from kingdomino.kernel.outcomes import Outcomes
from kingdomino.kernel.policies import read_policies
from kingdomino.kernel.weights import load_sense
from kingdomino.rules import Ruleset, View

_BATCH = 4096  # games that a thread plays before it takes more
_LOGGED = 4


def playouts(
    view: View,
    games: int,
    policy: str | Sequence[str] = "random",
    *,
    seed: int = 0,
    threads: int = 1,
    keep_actions: bool = False,
) -> Outcomes:
    """Play games from a view to the end, what is unseen shuffled anew for each.

    The policy is one for all, or one for each seat:

    - `random`: every legal action is as likely as every other;
    - `greedy-placement`: each domino goes where it makes most points at once, unless that is
      unsound, and claims are random, but for the first two of a kingdom;
    - `greedy`: as `kingdomino.bots.GreedyBot` plays;
    - `canny`: as greedy, with a learnt sense of what comes after the points in sight;
    - `canny:0.5`: of a seat's turns, half are canny and the rest are greedy;
    - `mixed:0.25`: of a seat's turns, a quarter are greedy and the rest are random.

    Game *i* depends on the seed and *i* alone, whatever the number of threads. Raises `ValueError`
    if the game is over, or for a number or a policy that makes no sense.
    """
    if view.is_over:
        raise ValueError("the game is over: there is nothing to play out")
    return _play(
        view.ruleset, Start(view.ruleset, view), games, policy, seed, threads, keep_actions
    )


def simulate(
    ruleset: Ruleset,
    games: int,
    policy: str | Sequence[str] = "random",
    *,
    seed: int = 0,
    threads: int = 1,
    keep_actions: bool = False,
) -> Outcomes:
    """Play whole games, each with a deal of its own; otherwise as `playouts`."""
    return _play(ruleset, Start(ruleset), games, policy, seed, threads, keep_actions)


def _play(  # noqa: PLR0917
    ruleset: Ruleset,
    start: Start,
    games: int,
    policy: str | Sequence[str],
    seed: int,
    threads: int,
    keep_actions: bool,
) -> Outcomes:
    policies = read_policies(policy, ruleset.players)
    start.set_policies(policies, load_sense(ruleset))
    if games < 0 or threads < 1 or not 0 <= seed < 1 << 64:
        raise ValueError("games count from 0, threads from 1, and a seed is from 0 to 2**64 - 1")
    points = np.zeros((games, start.players), np.uint16)
    ranks = np.zeros((games, start.players), np.uint8)
    actions = np.zeros((games, start.plies, _LOGGED), np.uint8) if keep_actions else None

    def play(first: int) -> None:
        start.play(seed, first, min(first + _BATCH, games), points, ranks, actions)

    batches = range(0, games, _BATCH)
    if threads == 1:
        for first in batches:
            play(first)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, batches))
    return Outcomes(points, ranks, actions)
