"""The calibration of the analysis: fitting and measuring it."""

import numpy as np
import pytest
from numpy.typing import NDArray

from kingdomino import kernel

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.analysis.calibration import (
        LEVELS,
        analysis_subject,
        calibration_of,
        calibration_rounds,
        family_name,
        level_costs,
    )
    from kingdomino.kernel.estimates import GROUPS, TurnEstimator
    from kingdomino.rules import Ruleset
    from tests.analysis.games import play_game
    from training.calibration import fit_weights
    from training.calibration_formula import softmax, win_probabilities
    from training.calibration_levels import (
        LevelSamples,
        fit_levels,
        level_probabilities,
        turns_to_come,
    )
    from training.calibration_levels import play as play_levels
    from training.calibration_report import brier, deciles, leader_wins
    from training.calibration_samples import CalibrationSamples, play

VIEWS = 4000
Array = NDArray[np.float64]


def results(probabilities: Array, rng: np.random.Generator) -> Array:
    """Draw a winner for each row."""
    winners = [rng.choice(len(row), p=row) for row in probabilities]
    return np.eye(probabilities.shape[1])[winners]


def test_the_weights_of_known_results_are_found() -> None:
    rng = np.random.default_rng(1)
    features = rng.normal(size=(VIEWS, 3, 2)) * (1, 10)
    wins = results(softmax(features @ np.array([0.7, 0.15])), rng)
    found = fit_weights(features, wins, np.ones(VIEWS))
    assert found == pytest.approx([0.7, 0.15], rel=0.15)


@pytest.mark.slow
def test_right_predictions_are_right_in_every_decile_and_wrong_ones_are_not() -> None:
    rng = np.random.default_rng(2)
    first = rng.uniform(size=VIEWS)
    predicted = np.stack([first, 1 - first], axis=1)
    wins = results(predicted, rng)
    nothing = np.zeros((VIEWS, 2), int)
    samples = CalibrationSamples(
        np.arange(VIEWS), np.zeros(VIEWS, int), np.zeros((VIEWS, 2, 3)), nothing, nothing, wins
    )
    assert all(decile.is_right for decile in deciles(samples, predicted))
    sure = np.where(predicted > 0.5, 0.99, 0.01)
    assert not all(decile.is_right for decile in deciles(samples, sure))
    assert brier(predicted, wins) < brier(sure, wins)


def test_a_game_gives_one_view_of_each_round_but_the_last() -> None:
    ruleset = Ruleset.preset("classic", players=2)
    samples = play(ruleset, "duke", 5)
    assert samples.rounds.tolist() == list(range(ruleset.rounds))
    assert samples.wins.sum(axis=1) == pytest.approx(1)
    assert samples.means.shape == (ruleset.rounds, 2, 3)
    assert leader_wins(samples).sum(axis=1) == pytest.approx(1)


def test_what_is_fitted_is_what_the_kernel_computes() -> None:
    game = play_game(Ruleset.preset("tournament", players=4), 5, plies=20)
    view = game.view(game.actor)
    estimator = TurnEstimator(analysis_subject(view), 64, 1, is_turn_open=True)
    while estimator.begin_stage():
        for group in range(GROUPS):
            estimator.run_group(group)
        estimator.end_stage()
    _, [(_, rollouts, seats, _, _)] = estimator.read()
    means = np.array(estimator.means(0))
    calibration = calibration_of(view)
    assert rollouts == 64
    expected = win_probabilities(means, calibration)
    assert [win for _, _, (win, _), _ in seats] == pytest.approx(expected)
    assert [points for (points, _), *_ in seats] == pytest.approx(means[:, 0] + calibration.shift)


def test_costs_of_levels_are_what_the_kernel_computes() -> None:
    ruleset = Ruleset.preset("tournament", players=4)
    game = play_game(ruleset, 5, plies=20)
    view = game.view(game.actor)
    levels = ("page", None, "squire", "regent")
    estimator = TurnEstimator(analysis_subject(view, levels), 64, 1, is_turn_open=True)
    while estimator.begin_stage():
        for group in range(GROUPS):
            estimator.run_group(group)
        estimator.end_stage()
    _, [(_, _, seats, _, _)] = estimator.read()
    family = family_name(ruleset)
    rounds, costs = calibration_rounds(family), level_costs(family)
    nothing = np.zeros((1, 4))
    data = LevelSamples(
        CalibrationSamples(
            np.zeros(1, int), np.array([view.round]), np.array([estimator.means(0)]),
            nothing.astype(int), nothing.astype(int), nothing,
        ),
        np.array([[LEVELS.index(level or "duke") for level in levels]]),
        np.array([turns_to_come(view)]),
    )  # fmt: skip
    lead, variance = (np.array(column) for column in zip(*map(costs.get, LEVELS), strict=True))
    expected = level_probabilities(data, rounds, lead, variance)[0]
    assert [win for *_, (win, _) in seats] == pytest.approx(expected)
    assert expected[0] < seats[0][2][0]
    assert expected[3] > seats[3][2][0]


def test_a_turn_to_come_is_counted_until_it_is_played() -> None:
    ruleset = Ruleset.preset("classic", players=2)
    views = [game.public for game in play_game(ruleset, 5).history()]
    turns = [turns_to_come(view) for view in views if not view.has_placed and not view.is_over]
    assert turns[0] == [12, 12]
    assert [sum(each) for each in turns[4:]] == list(range(24, 0, -1))


@pytest.mark.slow
def test_the_costs_of_known_levels_are_found() -> None:
    rng = np.random.default_rng(3)
    ruleset = Ruleset.preset("classic", players=2)
    played = LevelSamples.joined([play_levels(ruleset, seed) for seed in range(40)])
    rounds = calibration_rounds(family_name(ruleset))
    lead, variance = np.array([2.0, 1.0, 0.5, 0.0, -0.3]), np.zeros(5)
    repeated = LevelSamples.joined([played] * 12)
    drawn = results(level_probabilities(repeated, rounds, lead, variance), rng)
    games = np.arange(len(drawn))
    samples = repeated.samples._replace(wins=drawn, games=games)
    found = fit_levels(repeated._replace(samples=samples), rounds)
    assert [cost["lead"] for cost in found.values()] == pytest.approx(lead, abs=0.4)
