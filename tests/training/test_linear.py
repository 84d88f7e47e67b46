"""Training a linear policy finds what makes one option for a turn better than another."""

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.rules import Ruleset

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.kernel.engine import PHASES
    from training.linear import fit
    from training.turn_samples import MAX_OPTIONS, TurnSamples, play

ROUNDS = 6


def made_up(count: int = 4000, options: int = 10) -> "TurnSamples":
    """Turns of the fourth round: two points for each that is gained, three for the number 7, and
    one for an open cell at either end of the domino; besides, some turns are better than others."""
    rng = np.random.default_rng(1)
    limits = [10, 10, 48, 4, 5, 5, 1024]
    features = np.stack([rng.integers(0, limit, count * options) for limit in limits], axis=1)
    features[:, 2] += 1
    gain, number, around = features[:, 0], features[:, 2], features[:, 6]
    luck = np.repeat(rng.normal(0, 30, count), options)
    points = 2 * gain + 3 * (number == 7) + (around >> 4 & 1) + (around >> 5 & 1) + luck
    rows = np.full(count * options, 4, np.int16)
    turns = np.repeat(np.arange(count), options)
    return TurnSamples(turns, rows, features.astype(np.int16), points.astype(np.float32))


@pytest.mark.slow
def test_the_policy_learns_the_rule_behind_its_samples() -> None:
    weights = fit(made_up(), ROUNDS).reshape(PHASES, -1)
    phase = weights[PHASES * 3 // ROUNDS]
    numbers, surroundings = phase[2:50], phase[103:]
    assert phase[0] == pytest.approx(2, abs=0.1)
    assert phase[1] == pytest.approx(0, abs=0.1)
    assert numbers[6] - numbers.mean() == pytest.approx(3, abs=0.3)
    ends = np.arange(len(surroundings)) >> 4 & 3
    both, neither = surroundings[ends == 3].mean(), surroundings[ends == 0].mean()
    assert both - neither == pytest.approx(2, abs=0.5)
    assert surroundings[0b01_0000] == surroundings[0b10_0000]  # mirror images
    assert not weights[0].any()  # nothing was seen of it


@pytest.mark.slow
def test_the_turns_of_a_game_are_compared() -> None:
    ruleset = Ruleset.preset("tournament", 4)
    turns = TurnSamples.joined([turn for seed in range(3) for turn in play(ruleset, seed)])
    _, counts = np.unique(turns.turns, return_counts=True)
    assert counts.max() == MAX_OPTIONS
    assert set(turns.rounds) <= set(range(1, ruleset.rounds))
    assert turns.features.shape == (len(turns.points), 7)
    again = TurnSamples.joined([turn for seed in range(3) for turn in play(ruleset, seed)])
    assert again.points.tolist() == turns.points.tolist()
