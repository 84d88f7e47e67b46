"""The sequential test: its decisions, its error rates and its order of deals."""

import numpy as np
import pytest

from kingdomino.arena import Decision, Result, SequentialTest, Sprt, SprtError, parse_sprt
from kingdomino.arena.statistics.sprt import MIN_DEALS, expected_share
from tests.arena import synthetic
from tests.arena.conftest import make_run
from tests.sizes import size

DEALS = 1500


def run_test(sprt: Sprt, results: list[Result]) -> SequentialTest:
    test = SequentialTest(sprt, players=2)
    for result in results:
        test.add(result)
    return test


def decisions(difference: float, sprt: Sprt, runs: int) -> list[SequentialTest]:
    """Return tests of matches whose hero is stronger by a known difference."""
    run = make_run("random", "greedy", deals=DEALS)
    return [
        run_test(sprt, synthetic.results(run, [difference, 0.0], seed=seed)) for seed in range(runs)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("difference", "wrong"), [(0.0, Decision.HIGH), (60.0, Decision.LOW)])
def test_a_wrong_decision_is_about_as_rare_as_the_risk(difference: float, wrong: Decision) -> None:
    tests = decisions(difference, Sprt(0, 60, risk=0.1), runs=size(30, 200))
    share = sum(test.decision is wrong for test in tests) / len(tests)
    # Three standard errors above the risk.
    assert share <= 0.1 + 3 * np.sqrt(0.09 / len(tests))
    assert all(test.decision is not Decision.NONE for test in tests)


def test_a_clear_result_needs_few_deals() -> None:
    run = make_run("random", "greedy", deals=200)
    strong = run_test(Sprt(0, 20), synthetic.results(run, [600.0, 0.0]))
    assert strong.decision is Decision.HIGH
    assert MIN_DEALS <= strong.deals < 100
    weak = run_test(Sprt(0, 20), synthetic.results(run, [-600.0, 0.0]))
    assert weak.decision is Decision.LOW
    assert weak.ratio <= -weak.sprt.bound


def test_the_order_in_which_games_end_does_not_matter() -> None:
    run = make_run("random", "greedy", deals=300)
    results = synthetic.results(run, [100.0, 0.0])
    shuffled = [results[i] for i in np.random.default_rng(1).permutation(len(results))]
    one, other = run_test(Sprt(0, 30), results), run_test(Sprt(0, 30), shuffled)
    assert one.decision is Decision.HIGH
    assert (one.decision, one.deals, one.ratio) == (other.decision, other.deals, other.ratio)


def test_a_deal_counts_when_it_has_been_played_from_every_seat() -> None:
    run = make_run("random", "greedy", deals=1)
    first, second = synthetic.results(run, [0.0, 0.0])
    test = SequentialTest(Sprt(0, 20), players=2)
    test.add(first)
    assert test.deals == 0
    test.add(second)
    assert test.deals == 1


def test_equal_players_share_the_victory() -> None:
    assert [expected_share(0, players) for players in (2, 3, 4)] == [1 / 2, 1 / 3, 1 / 4]
    assert expected_share(400, 2) == pytest.approx(10 / 11)


@pytest.mark.parametrize("text", ["", "20", "20:0", "0:x", "nan:1", "0:5000"])
def test_bounds_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(SprtError) as error:
        parse_sprt(text)
    assert error.value.reason == "bounds"


@pytest.mark.parametrize("risk", ["0", "0.5", "x", "-1"])
def test_a_risk_that_makes_no_sense_is_refused(risk: str) -> None:
    with pytest.raises(SprtError) as error:
        parse_sprt("0:20", risk)
    assert error.value.reason == "risk"
