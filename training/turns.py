"""What a sense learns from: turns of whole games, and what greedy play makes of them."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel import Goal, greedy_actions
from kingdomino.kernel.engine import TREE_SIZE, Rollouts
from kingdomino.kernel.policies import read_policies
from kingdomino.rules import Game, Ruleset, View

LOOKED_AT = 1 / 8  # of the turns: those of one game are much alike
BLUNDERS = 0.15  # of the actions: a sense has to know what is bad, too
MOST = 24  # of the ways to take a turn
ROLLOUTS = 16  # of each of them, all with the same cards


class Turns(NamedTuple):
    """Ways to take a turn, a row each; those of one turn stand together."""

    turns: NDArray[np.int64]
    """Which turn it is."""
    rounds: NDArray[np.int16]
    """In which round, from 1."""
    portraits: NDArray[np.int16]
    """What a sense knows of it, as `Rollouts.portrait` tells."""
    worths: NDArray[np.float32]
    """The points that its seat came to."""

    @classmethod
    def joined(cls, parts: "list[Turns]") -> "Turns":
        """All of them in one."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def play(ruleset: Ruleset, seed: int) -> list[Turns]:
    """Some turns of a game between greedy players that blunder from time to time."""
    chance = Random(seed)
    return [
        _look_at(view, seed * 1000 + view.ply, chance)
        for view in _views(ruleset, seed, chance)
        if view.domino and view.next_line and chance.random() < LOOKED_AT
    ]


def _views(ruleset: Ruleset, seed: int, chance: Random) -> Iterator[View]:
    """A game as those at turn see it."""
    game = Game.new(ruleset, seed)
    while not game.is_over:
        view = game.view(game.actor)
        yield view
        is_blunder = chance.random() < BLUNDERS
        game = game.play(
            chance.choice(game.legal_actions() if is_blunder else greedy_actions(view))
        )


def _look_at(view: View, turn: int, chance: Random) -> Turns:
    """Roll out some ways to take a turn."""
    policies = read_policies("greedy", view.ruleset.players)
    rollouts = Rollouts(
        view, policies, None, None, Goal.POINTS, 0, 0.0, False, False, 1.0, 0.0, turn
    )
    known = {i: p for i in range(rollouts.count) if (p := rollouts.portrait(i)) is not None}
    chosen = sorted(chance.sample(sorted(known), min(MOST, len(known))))
    visits, worths = np.zeros(rollouts.count, np.int64), np.zeros(rollouts.count)
    if chosen:
        alive, tree = np.array(chosen, np.int32), np.zeros(TREE_SIZE, np.uint8)
        rollouts.run(alive, 0, ROLLOUTS, 1, 0, visits, worths, tree)
    return Turns(
        np.full(len(chosen), turn),
        np.full(len(chosen), view.round, np.int16),
        np.array([known[i] for i in chosen], np.int16).reshape(-1, 7),
        (worths[chosen] / ROLLOUTS).astype(np.float32),
    )
