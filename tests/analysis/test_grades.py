"""Grades of turns, at the exact limits, and accuracy."""

from math import exp, nextafter

import pytest

from kingdomino.analysis import Estimate, Grade, TurnValue
from kingdomino.analysis.grades import accuracy, difficulty, grade_turn
from kingdomino.rules import Ruleset

CLASSIC = Ruleset.preset("classic", players=2)
DUEL = Ruleset.preset("mighty-duel", players=2)

LIMITS = [
    # the loss in points, the grade of a turn that loses a little less, and of one that loses that
    (1.0, Grade.GOOD, Grade.INACCURACY),
    (2.5, Grade.INACCURACY, Grade.MISTAKE),
    (5.0, Grade.MISTAKE, Grade.BLUNDER),
]


def graded(loss: float, error: float = 0.0, ruleset: Ruleset = CLASSIC) -> Grade:
    return grade_turn(Estimate(loss, error), is_best=False, ruleset=ruleset)


@pytest.mark.parametrize(("loss", "below", "reached"), LIMITS)
def test_a_grade_begins_at_its_limit(loss: float, below: Grade, reached: Grade) -> None:
    assert graded(nextafter(loss, 0)) is below
    assert graded(loss) is reached


@pytest.mark.parametrize(("loss", "below", "reached"), LIMITS)
def test_in_a_mighty_duel_the_limits_are_twice_as_high(
    loss: float, below: Grade, reached: Grade
) -> None:
    assert graded(nextafter(2 * loss, 0), ruleset=DUEL) is below
    assert graded(2 * loss, ruleset=DUEL) is reached


def test_a_turn_that_loses_almost_nothing_is_as_good_as_the_best() -> None:
    assert graded(0.3) is Grade.BEST
    assert graded(nextafter(0.3, 1)) is Grade.GOOD
    assert graded(0.6, ruleset=DUEL) is Grade.BEST
    assert graded(-1.0) is Grade.BEST


def test_the_best_turn_is_the_best_whatever_it_loses_in_points() -> None:
    assert grade_turn(Estimate(9.0), is_best=True, ruleset=CLASSIC) is Grade.BEST


def test_a_loss_within_two_standard_errors_is_no_error() -> None:
    assert graded(6.0, error=3.0) is Grade.GOOD
    assert graded(nextafter(6.0, 7), error=3.0) is Grade.BLUNDER


def test_accuracy_falls_by_a_quarter_with_every_point() -> None:
    assert accuracy([], CLASSIC) is None
    assert accuracy([(0.0, 0.0)], CLASSIC) == 100
    assert accuracy([(1.0, 1.0)], CLASSIC) == pytest.approx(75)
    assert accuracy([(2.0, 1.0)], CLASSIC) == pytest.approx(75**2 / 100)
    assert accuracy([(2.0, 1.0)], DUEL) == pytest.approx(75)


@pytest.mark.parametrize(
    ("loss", "hardness", "weight"),
    [(0.4, 0.5, 0.5), (0.0, 0.0, 0.05), (0.0, 0.05, 0.05), (2.0, 0.0, 0.5), (8.0, 0.0, 1.0),
     (0.0, 3.0, 1.0)],
)  # fmt: skip
def test_a_turn_weighs_as_much_as_it_is_hard_or_a_quarter_of_its_loss(
    loss: float, hardness: float, weight: float
) -> None:
    found = accuracy([(loss, hardness), (0.0, 1.0)], CLASSIC)
    assert found == pytest.approx(100 * 0.75 ** (weight * loss / (weight + 1)))
    found = accuracy([(loss, hardness), (4.0, 1.0)], CLASSIC)
    assert found == pytest.approx(100 * 0.75 ** ((weight * loss + 4) / (weight + 1)))


def test_difficulty_is_the_mean_loss_of_turns_chosen_less_often_the_more_they_lose() -> None:
    turns = [TurnValue((), (), Estimate(0.0), Estimate(loss), 1) for loss in (-1.0, 2.0, 4.0)]
    mean = (2 * exp(-1) + 4 * exp(-2)) / (1 + exp(-1) + exp(-2))
    assert difficulty(turns, CLASSIC) == pytest.approx(mean)
    assert difficulty(turns[:1], CLASSIC) == 0
    scaled = (exp(-0.5) + 2 * exp(-1)) / (1 + exp(-0.5) + exp(-1))
    assert difficulty(turns, DUEL) == pytest.approx(scaled)
