"""Training data of the linear policy: turns of games, and their results by greedy rollouts."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel import Goal, SearchConfig, greedy_actions
from kingdomino.kernel.rollouts import TREE_SIZE, Rollouts
from kingdomino.rules import Game, Ruleset, View

SAMPLED = 1 / 8  # of the turns: those of one game are much alike
BLUNDERS = 0.15  # of the actions are random: the policy has to know bad turns, too
MAX_OPTIONS = 24  # per turn
ROLLOUTS = 16  # per option, all with the same deals

CONFIG = SearchConfig("greedy", Goal.POINTS, horizon=None, use_claim_tree=False)


class TurnSamples(NamedTuple):
    """Options for turns, a row each; those of one turn are adjacent."""

    turns: NDArray[np.int64]
    """A number for the turn."""
    rounds: NDArray[np.int16]
    """Its round, from 1."""
    features: NDArray[np.int16]
    """The features of the option, as `Rollouts.features` returns them."""
    points: NDArray[np.float32]
    """The mean points of the acting seat at the end."""

    @classmethod
    def joined(cls, parts: "list[TurnSamples]") -> "TurnSamples":
        """Return all samples in one."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def play(ruleset: Ruleset, seed: int) -> list[TurnSamples]:
    """Return samples of some turns of a game between greedy players that sometimes blunder."""
    rng = Random(seed)
    return [
        _sample(view, seed * 1000 + view.ply, rng)
        for view in _views(ruleset, seed, rng)
        if view.domino and view.next_line and rng.random() < SAMPLED
    ]


def _views(ruleset: Ruleset, seed: int, rng: Random) -> Iterator[View]:
    """Play a game; yield the view of the acting seat before every action."""
    game = Game.new(ruleset, seed)
    while not game.is_over:
        view = game.view(game.actor)
        yield view
        is_blunder = rng.random() < BLUNDERS
        game = game.play(rng.choice(game.legal_actions() if is_blunder else greedy_actions(view)))


def _sample(view: View, turn: int, rng: Random) -> TurnSamples:
    """Roll out some options for a turn."""
    rollouts = Rollouts(view, CONFIG, turn, None, None)
    known = {i: f for i in range(rollouts.count) if (f := rollouts.features(i)) is not None}
    chosen = sorted(rng.sample(sorted(known), min(MAX_OPTIONS, len(known))))
    visits, sums = np.zeros(rollouts.count, np.int64), np.zeros(rollouts.count)
    if chosen:
        active, tree = np.array(chosen, np.int32), np.zeros(TREE_SIZE, np.uint8)
        rollouts.run(active, 0, ROLLOUTS, 1, 0, visits, sums, tree)
    return TurnSamples(
        np.full(len(chosen), turn),
        np.full(len(chosen), view.round, np.int16),
        np.array([known[i] for i in chosen], np.int16).reshape(-1, 7),
        (sums[chosen] / ROLLOUTS).astype(np.float32),
    )
