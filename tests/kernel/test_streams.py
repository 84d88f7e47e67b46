"""A game follows from the seed and its number, and from nothing else."""

from random import Random

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.kernel.outcomes import Outcomes
from kingdomino.rules import Game, Ruleset, View
from tests.random_play import history

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

RULESETS = [
    Ruleset.preset("classic", 2),
    Ruleset.preset("tournament", 4),
    Ruleset.preset("second-edition", 3, opening="drawer"),
    Ruleset.preset("mighty-duel", opening="abba"),
]

IDS = ["classic", "tournament", "second-edition", "mighty-duel"]

GAMES = 10_000
"""More than a thread takes at once."""


def in_the_midst(ruleset: Ruleset) -> View:
    games = history(Game.new(ruleset, seed=8), Random(8))
    return games[len(games) // 2].view()


def are_same(one: Outcomes, other: Outcomes) -> bool:
    assert one.actions is not None
    assert other.actions is not None
    return (
        np.array_equal(one.points, other.points)
        and np.array_equal(one.ranks, other.ranks)
        and np.array_equal(one.actions, other.actions)
    )


def first(outcomes: Outcomes, games: int) -> Outcomes:
    assert outcomes.actions is not None
    return Outcomes(outcomes.points[:games], outcomes.ranks[:games], outcomes.actions[:games])


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_the_same_seed_makes_the_same_games(ruleset: Ruleset) -> None:
    games = [kernel.simulate(ruleset, 500, seed=1, keep_actions=True) for _ in range(2)]
    assert are_same(*games)
    view = in_the_midst(ruleset)
    playouts = [kernel.playouts(view, 500, seed=1, keep_actions=True) for _ in range(2)]
    assert are_same(*playouts)


@pytest.mark.parametrize("ruleset", RULESETS, ids=IDS)
def test_threads_change_nothing(ruleset: Ruleset) -> None:
    view = in_the_midst(ruleset)
    games = [
        kernel.simulate(ruleset, GAMES, seed=2, threads=threads, keep_actions=True)
        for threads in (1, 2, 3)
    ]
    playouts = [
        kernel.playouts(view, GAMES, seed=2, threads=threads, keep_actions=True)
        for threads in (1, 2, 3)
    ]
    for alone, *together in (games, playouts):
        assert all(are_same(alone, others) for others in together)


@pytest.mark.parametrize("count", [1, 4096, 4097])
def test_fewer_games_are_the_first_of_more(count: int) -> None:
    ruleset = RULESETS[0]
    more = kernel.simulate(ruleset, GAMES, seed=3, threads=2, keep_actions=True)
    fewer = kernel.simulate(ruleset, count, seed=3, keep_actions=True)
    assert are_same(first(more, count), fewer)


def test_keeping_the_actions_changes_no_outcome() -> None:
    ruleset = RULESETS[1]
    kept = kernel.simulate(ruleset, 1000, seed=4, keep_actions=True)
    not_kept = kernel.simulate(ruleset, 1000, seed=4)
    assert np.array_equal(kept.points, not_kept.points)
    assert np.array_equal(kept.ranks, not_kept.ranks)


@pytest.mark.parametrize("seeds", [(0, 1), (1, 2), (0, 2**64 - 1), (1, 2**63 + 1)])
def test_different_seeds_make_different_games(seeds: tuple[int, int]) -> None:
    one, other = (
        kernel.simulate(RULESETS[0], 5000, seed=seed, keep_actions=True) for seed in seeds
    )
    assert one.actions is not None
    assert other.actions is not None
    games = [{game.tobytes() for game in outcomes} for outcomes in (one.actions, other.actions)]
    assert [len(different) for different in games] == [5000, 5000]
    assert not games[0] & games[1]


def test_what_is_hidden_from_a_view_has_no_say() -> None:
    ruleset = RULESETS[1]
    game = history(Game.new(ruleset, seed=8), Random(8))[20]
    views = [game.view(), *(game.view(seat) for seat in range(ruleset.players))]
    public, *others = (kernel.playouts(view, 100, seed=5, keep_actions=True) for view in views)
    assert all(are_same(public, other) for other in others)
