"""Ratings of results with known strengths."""

import pytest

from kingdomino.arena import Estimate, Pairing, Result, Run, summarise
from kingdomino.arena.statistics import ratings as arena_ratings
from kingdomino.arena.statistics.ratings import comparisons
from tests.arena import synthetic
from tests.arena.conftest import make_run


def rate(run: Run, results: list[Result], resamples: int = 40) -> list[Estimate]:
    return arena_ratings.rate(run, results, resamples)


def test_known_strengths_are_recovered() -> None:
    strengths = [1000, 700, 1250, 900]
    run = make_run("greedy", "random", "random@0.1", "random@0.2", deals=400)
    ratings = rate(run, synthetic.results(run, strengths), resamples=300)
    for estimate, strength in zip(ratings, strengths, strict=True):
        assert estimate.low is not None
        assert estimate.high is not None
        assert estimate.low - 1e-6 <= estimate.value <= estimate.high + 1e-6
        assert estimate.value == pytest.approx(strength, abs=40)
    assert ratings[2].high is not None
    assert 20 < ratings[2].high - ratings[2].value < 80


@pytest.mark.parametrize("entrants", [("greedy", "random"), ("random", "greedy@0.5")])
def test_greedy_is_1000(entrants: tuple[str, str]) -> None:
    run = make_run(*entrants, deals=30)
    greedy = [entrant.name for entrant in run.entrants].index("greedy")
    assert rate(run, synthetic.results(run, [1200, 1000]))[greedy] == (1000.0, 1000.0, 1000.0)


def test_without_greedy_the_mean_is_1000() -> None:
    run = make_run("random", "random@0.1", "random@0.2", deals=30)
    ratings = rate(run, synthetic.results(run, [1300, 1000, 800]))
    assert sum(estimate.value for estimate in ratings) / 3 == pytest.approx(1000)


def test_ten_to_one_is_400() -> None:
    run = make_run("greedy", "random", deals=5500)
    pairings = list(run.pairings())
    results = [
        synthetic.result(pairing, [1, 2] if (i % 11 > 0) == (pairing.seats[0] == 1) else [2, 1])
        for i, pairing in enumerate(pairings)
    ]
    assert rate(run, results)[1].value == pytest.approx(1400, abs=1)


def test_an_unbeaten_entrant_has_a_rating() -> None:
    run = make_run("greedy", "random", deals=50)
    results = [
        synthetic.result(pairing, [1, 2] if pairing.seats[0] == 1 else [2, 1])
        for pairing in run.pairings()
    ]
    assert 1500 < rate(run, results)[1].value < 2500


def test_equal_ranks_count_half_for_both() -> None:
    run = make_run("greedy", "random", deals=10)
    results = [synthetic.result(pairing, [1, 1]) for pairing in run.pairings()]
    assert comparisons(run, results).sum(axis=0).tolist() == [[0, 10], [10, 0]]
    assert rate(run, results)[1].value == pytest.approx(1000)


def test_every_two_seats_of_different_entrants_are_compared() -> None:
    run = make_run("greedy", "random", rules="classic/4", kind="robin")
    wins = comparisons(run, [synthetic.result(Pairing(0, (1, 0, 1, 1)), [4, 2, 1, 3])])
    assert wins.tolist() == [[[0, 2], [1, 0]]]


def test_rows_are_sorted_by_rating() -> None:
    run = make_run("random", "greedy", "random@0.1", deals=30)
    results = synthetic.results(run, [700, 1000, 1400])
    rows = summarise(run, results, rate(run, results))
    assert [row.entrant.label for row in rows] == ["random@0.1", "greedy", "random"]


def test_one_deal_has_ratings_without_intervals() -> None:
    run = make_run("greedy", "random")
    assert rate(run, synthetic.results(run, [1000, 1000]))[1][1:] == (None, None)
