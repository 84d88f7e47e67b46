"""Lessons tell what kingdoms came to, and who learns from them plays better."""

from dataclasses import replace

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.rules import Ruleset

pytestmark = [
    pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler"),
    pytest.mark.slow,
]

if kernel.is_available:
    from kingdomino.kernel.engine import SIGNS, Start, play_lessons
    from kingdomino.kernel.network import load_network, network_name
    from training.fit import REALM_SIGNS, WEIGHTS, fit
    from training.samples import play, variants

RULESETS = [Ruleset.preset("tournament", players) for players in (2, 3, 4)]
RULESETS.append(Ruleset.preset("mighty-duel"))
rulesets = pytest.mark.parametrize("ruleset", RULESETS, ids=str)


@rulesets
def test_what_a_kingdom_had_and_what_it_made_is_what_it_came_to(ruleset: Ruleset) -> None:
    games = 20
    played = play(ruleset, games, load_network(network_name(ruleset)), 1.5, seed=3)
    gains = played.samples.gains.reshape(games, -1)
    realm = played.samples.signs[:, -REALM_SIGNS:].reshape(games, -1, REALM_SIGNS)
    halves, left, claimed = realm[:, :, 12], realm[:, :, 0], realm[:, :, 16]
    for game in range(games):
        ends = played.points[game].astype(int)
        had = [end - gains[game] for end in ends]
        assert (np.stack(had) // 2 == halves[game]).any(axis=0).all()
    assert (left >= claimed).all()
    assert (claimed >= 1).all(), "every turn of these ends with a claim"
    assert left.max() == ruleset.kings_each * ruleset.rounds


def test_a_game_is_the_same_whoever_plays_the_others() -> None:
    ruleset = RULESETS[2]
    weights, rows = np.zeros(WEIGHTS, np.float32), ruleset.kings * (ruleset.rounds - 1)
    start = Start(ruleset)
    found = []
    for parts in ([(0, 8)], [(4, 8), (0, 3), (3, 4)]):
        signs = np.zeros((8, rows, SIGNS), np.uint8)
        gains, points = np.zeros((8, rows), np.float32), np.zeros((8, 4), np.uint16)
        for first, last in parts:
            play_lessons(start, weights, 1.5, 9, first, last, signs, gains, points)
        found.append((signs.tolist(), gains.tolist(), points.tolist()))
    assert found[0] == found[1]


@rulesets
def test_who_learns_plays_better(ruleset: Ruleset) -> None:
    nothing = np.zeros(WEIGHTS, np.float32)
    novices = play(ruleset, 2000, nothing, 1.5, seed=1)
    learnt = fit(novices.samples, None, epochs=30, rate=5e-3, seed=1)
    students = play(ruleset, 200, learnt, 1.5, seed=2)
    assert students.points.mean() > 1.1 * novices.points.mean()


def test_every_choice_of_bonuses_is_learnt() -> None:
    kinds = {(rules.middle_kingdom is None, rules.harmony) for rules in variants(RULESETS[0])}
    assert len(kinds) == 4
    assert {replace(rules, middle_kingdom=None, harmony=False) for rules in variants(RULESETS[0])}
