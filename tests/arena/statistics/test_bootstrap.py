"""Intervals of samples with a known distribution."""

import numpy as np
import pytest

from kingdomino.arena.statistics.bootstrap import RESAMPLES, mean, weights


def test_a_mean_is_that_of_all_observations() -> None:
    sums, counts = np.array([1.0, 4.0, 1.0]), np.array([2.0, 2.0, 2.0])
    estimate = mean(sums, counts, seed=1)
    assert estimate.value == 1.0
    assert estimate.low is not None
    assert estimate.high is not None
    assert 0.5 <= estimate.low < 1.0 < estimate.high <= 2.0


def test_the_interval_is_as_wide_as_theory_says() -> None:
    rng = np.random.default_rng(1)
    sample = rng.normal(50, 10, size=400)
    estimate = mean(sample, np.ones(400), seed=1)
    expected = 1.96 * sample.std() / np.sqrt(400)
    assert estimate.low == pytest.approx(sample.mean() - expected, abs=0.1)
    assert estimate.high == pytest.approx(sample.mean() + expected, abs=0.1)


def test_the_interval_covers_the_mean_in_95_of_100_runs() -> None:
    rng = np.random.default_rng(2)
    covered, runs = 0, 300
    for seed in range(runs):
        sample = rng.binomial(1, 0.7, size=60).astype(float)
        estimate = mean(sample, np.ones(60), seed, resamples=300)
        assert estimate.low is not None
        assert estimate.high is not None
        covered += estimate.low <= 0.7 <= estimate.high
    assert 0.91 <= covered / runs <= 0.98


def test_games_of_one_deal_are_correlated() -> None:
    """Four games that always end alike carry no more information than one of them."""
    rng = np.random.default_rng(3)
    deals = rng.normal(size=100)
    one = mean(deals, np.ones(100), seed=1)
    four = mean(4 * deals, np.full(100, 4.0), seed=1)
    assert one == pytest.approx(four)


def test_luck_that_cancels_out_within_a_deal_does_not_widen_the_interval() -> None:
    """Every deal is won from one seat and lost from the other: exactly one half."""
    estimate = mean(np.ones(50), np.full(50, 2.0), seed=1)
    assert estimate == (0.5, 0.5, 0.5)


def test_the_same_seed_makes_the_same_interval() -> None:
    sample = np.random.default_rng(4).normal(size=30)
    assert mean(sample, np.ones(30), seed=5) == mean(sample, np.ones(30), seed=5)
    assert mean(sample, np.ones(30), seed=5) != mean(sample, np.ones(30), seed=6)


def test_one_deal_has_no_interval() -> None:
    assert mean(np.array([3.0]), np.array([2.0]), seed=1) == (1.5, None, None)


def test_every_resample_has_as_many_deals_as_there_are() -> None:
    batches = list(weights(7, seed=1))
    assert sum(len(batch) for batch in batches) == RESAMPLES
    assert all((batch.sum(axis=1) == 7).all() for batch in batches)


def test_many_deals_are_drawn_in_batches() -> None:
    batches = list(weights(50_000, seed=1, resamples=100))
    assert len(batches) > 1
    assert sum(len(batch) for batch in batches) == 100


def test_a_deal_without_an_observation_is_skipped() -> None:
    estimate = mean(np.array([1.0, 0.0, 3.0]), np.array([1.0, 0.0, 1.0]), seed=1)
    assert estimate == (2.0, 1.0, 3.0)
