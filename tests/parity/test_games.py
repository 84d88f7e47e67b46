"""Whole games of the kernel are games of the rules, and end as they do there."""

from collections.abc import Sequence
from itertools import islice

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.rules import Bonus, Discard, MiddleKingdom, Ruleset, TieBreak
from tests.parity.replay import VARIANTS, assert_same_game, settings

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

A_FEW = 2
MANY = 40

NOT_RANDOM = ("greedy-placement", "greedy", "mixed:0.5")


def assert_parity(name: str, players: int, games: int, policy: str = "random") -> None:
    for seed, ruleset in enumerate(settings(name, players)):
        outcomes = kernel.simulate(ruleset, games, policy, seed=seed, keep_actions=True)
        for i in range(games):
            assert_same_game(ruleset, outcomes, i)


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_games_are_those_of_the_rules(name: str, players: int) -> None:
    assert_parity(name, players, A_FEW)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_many_games_are_those_of_the_rules(name: str, players: int) -> None:
    assert_parity(name, players, MANY)


@pytest.mark.parametrize("policy", NOT_RANDOM)
@pytest.mark.parametrize(("name", "players"), [("classic", 2), ("second-edition", 3)])
def test_a_policy_keeps_to_the_rules(name: str, players: int, policy: str) -> None:
    assert_parity(name, players, A_FEW, policy)


@pytest.mark.slow
@pytest.mark.parametrize("policy", NOT_RANDOM)
@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_a_policy_keeps_to_the_rules_in_many_games(name: str, players: int, policy: str) -> None:
    assert_parity(name, players, MANY // 4, policy)


# What decides is rare in games played at random, so it is looked for.

LADDERS: list[tuple[TieBreak, ...]] = [
    (),
    (TieBreak.TERRITORY,),
    (TieBreak.CROWNS,),
    (TieBreak.TERRITORY, TieBreak.CROWNS),
    (TieBreak.CROWNS, TieBreak.TERRITORY),
]


@pytest.mark.parametrize("criteria", LADDERS, ids=lambda criteria: "-".join(criteria) or "none")
@pytest.mark.parametrize(
    ("name", "players"), [("classic", 2), ("classic", 3), ("classic", 4), ("mighty-duel", 2)]
)
def test_ties_are_broken_alike(name: str, players: int, criteria: Sequence[TieBreak]) -> None:
    ruleset = Ruleset.preset(name, players, tie_breaks=criteria)
    outcomes = kernel.simulate(ruleset, 4000, seed=14, keep_actions=True)
    in_order = np.sort(outcomes.points, axis=1)
    tied = np.flatnonzero((in_order[:, 1:] == in_order[:, :-1]).any(axis=1))[:60]
    deciding = {
        standing.decided_by
        for i in tied
        for standing in assert_same_game(ruleset, outcomes, int(i)).standings()
    }
    assert len(tied) == 60
    assert deciding.issuperset(criteria)  # else this has shown nothing


@pytest.mark.parametrize(
    ("name", "players"), [("classic", 2), ("classic", 3), ("classic", 4), ("mighty-duel", 2)]
)
def test_harmony_is_earned_alike(name: str, players: int) -> None:
    ruleset = Ruleset.preset(name, players, harmony=True)
    outcomes = kernel.simulate(ruleset, 2000, seed=15, keep_actions=True)
    assert outcomes.actions is not None
    discarding = 254  # in the place of a cell
    has_seat_discarded = [
        ((outcomes.actions[:, :, 0] == seat) & (outcomes.actions[:, :, 2] == discarding)).any(
            axis=1
        )
        for seat in range(players)
    ]
    undiscarded = np.flatnonzero(~np.array(has_seat_discarded).all(axis=0))[:20]
    for i in undiscarded:
        game = assert_same_game(ruleset, outcomes, int(i))
        earned = [Bonus.HARMONY in standing.bonuses for standing in game.standings()]
        assert any(earned)
    assert len(undiscarded) >= 10


@pytest.mark.parametrize("name", ["classic", "mighty-duel"])
@pytest.mark.parametrize("reading", MiddleKingdom)
def test_the_castle_is_in_the_middle_of_the_same_kingdoms(
    name: str, reading: MiddleKingdom
) -> None:
    ruleset = Ruleset.preset(name, 2, middle_kingdom=reading)
    outcomes = kernel.simulate(ruleset, 200, seed=16, keep_actions=True)
    games = [assert_same_game(ruleset, outcomes, i) for i in range(200)]
    bonuses = [standing.bonuses for game in games for standing in game.standings()]
    assert {(), (Bonus.MIDDLE_KINGDOM,)} == set(bonuses)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_fits_nowhere_is_discarded(players: int) -> None:
    ruleset = Ruleset.preset("classic", players)
    outcomes = kernel.simulate(ruleset, 500, seed=18, keep_actions=True)
    with_discards = (
        i for i in range(500) if any(isinstance(action, Discard) for _, action in outcomes.steps(i))
    )
    games = [assert_same_game(ruleset, outcomes, i) for i in islice(with_discards, 30)]
    assert len(games) == 30
    assert all(any(kingdom.discarded for kingdom in game.kingdoms) for game in games)
