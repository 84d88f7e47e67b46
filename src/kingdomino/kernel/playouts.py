"""Many games at once."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from kingdomino.kernel.engine import Position
from kingdomino.kernel.outcomes import LOG_ENTRY, Deals, GameSource, Outcomes, SimulatedGames
from kingdomino.kernel.policies import read_policies
from kingdomino.kernel.weights import load_linear
from kingdomino.rules import Ruleset, View

_BATCH = 4096  # games that a thread plays before it takes more


def playouts(
    view: View,
    games: int,
    policy: str | Sequence[str] = "random",
    *,
    seed: int = 0,
    threads: int = 1,
    keep_actions: bool = False,
) -> Outcomes:
    """Play games from a view to the end, with a new shuffle of what is unseen for each.

    The policy is one for all seats, or one for each:

    - `random`: every legal action is equally likely;
    - `greedy-placement`: each domino is placed where it makes most points at once, unless that is
      unsafe; claims are random, except for the first two of a kingdom;
    - `greedy`: as `kingdomino.bots.GreedyBot` plays;
    - `linear`: as greedy, with learnt weights for what the points in sight do not show;
    - `linear:0.5`: half of a seat's turns are linear and the others greedy;
    - `mixed:0.25`: a quarter of a seat's turns are greedy and the others random.

    Game *i* depends on the seed and *i* alone, whatever the number of threads. Raises `ValueError`
    if the game is over, or for a number or a policy that is out of range.
    """
    if view.is_over:
        raise ValueError("the game is over: there is nothing to play out")
    position = Position(view.ruleset, view)
    _set_policies(position, view.ruleset, policy)
    return _play(position, games, seed, threads, keep_actions, is_seeded=False)


def simulate(
    ruleset: Ruleset,
    games: int,
    policy: str | Sequence[str] = "random",
    *,
    seed: int = 0,
    threads: int = 1,
    keep_actions: bool = False,
    deals: Deals = "fast",
) -> SimulatedGames:
    """Play whole games, each with its own deal; otherwise as `playouts`.

    With the deals `fast`, the kernel's own generator shuffles; with `seeded`, game *i* has the deal
    of `Game.new(ruleset, seed + i)`.
    """
    if deals not in ("fast", "seeded"):
        raise ValueError(f"deals of games are fast or seeded, not {deals!r}")
    position = Position(ruleset)
    _set_policies(position, ruleset, policy)
    is_seeded = deals == "seeded"
    played = _play(position, games, seed, threads, keep_actions, is_seeded=is_seeded)
    source = GameSource(ruleset, position, seed, deals)
    return SimulatedGames(played.points, played.ranks, played.actions, source=source)


def _set_policies(position: Position, ruleset: Ruleset, policy: str | Sequence[str]) -> None:
    position.set_policies(read_policies(policy, ruleset.players), load_linear(ruleset))


def _play(
    position: Position,
    games: int,
    seed: int,
    threads: int,
    keep_actions: bool,
    *,
    is_seeded: bool,
) -> Outcomes:
    if games < 0 or threads < 1 or not 0 <= seed < 1 << 64:
        raise ValueError("games count from 0, threads from 1, and a seed is from 0 to 2**64 - 1")
    points = np.zeros((games, position.players), np.uint16)
    ranks = np.zeros((games, position.players), np.uint8)
    actions = np.zeros((games, position.plies, LOG_ENTRY), np.uint8) if keep_actions else None

    def play(first: int) -> None:
        rows = slice(first, first + _BATCH)
        log = None if actions is None else actions[rows]
        position.play(seed, first, points[rows], ranks[rows], log, is_seeded)

    batches = range(0, games, _BATCH)
    if threads == 1:
        for first in batches:
            play(first)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, batches))
    return Outcomes(points, ranks, actions)
