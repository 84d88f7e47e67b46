"""Grades of turns, at the exact limits, and accuracy."""

from math import exp, nextafter

import pytest

from kingdomino.analysis import Estimate, Grade, SeatValue, TurnValue
from kingdomino.analysis.grades import accuracy, difficulty, grade_turn, is_decided
from kingdomino.rules import Ruleset

CLASSIC = Ruleset.preset("classic", players=2)
DUEL = Ruleset.preset("mighty-duel", players=2)
ZERO = Estimate(0.0)

BY_WIN = [
    # the win probability that is lost, the grade of a little less, and of that
    (0.04, Grade.GOOD, Grade.INACCURACY),
    (0.10, Grade.INACCURACY, Grade.MISTAKE),
    (0.20, Grade.MISTAKE, Grade.BLUNDER),
]
BY_POINTS = [
    # the points that are lost, with how much of the win, the grade of less points, and of those
    (1.0, 0.02, Grade.GOOD, Grade.INACCURACY),
    (2.5, 0.05, Grade.INACCURACY, Grade.MISTAKE),
    (5.0, 0.10, Grade.MISTAKE, Grade.BLUNDER),
]


def valued(win: float, win_loss: Estimate = ZERO, points_loss: Estimate = ZERO) -> TurnValue:
    """A turn after which its seat wins with a probability, and what it loses."""
    seats = tuple(SeatValue(Estimate(share), ZERO, ZERO, 0.0) for share in (win, 1 - win))
    return TurnValue((), seats, win_loss, points_loss, 1)


def graded(
    win: float = 0.0,
    points: float = 0.0,
    *,
    before: float = 0.6,
    error: float = 0.0,
    ruleset: Ruleset = CLASSIC,
) -> Grade:
    """Return the grade of a turn that loses win probability and points, each with an error."""
    turn = valued(before - win, Estimate(win, error), Estimate(points, error))
    return grade_turn(turn, valued(before), 0, ruleset)


@pytest.mark.parametrize(("win", "below", "reached"), BY_WIN)
def test_a_grade_begins_at_its_loss_of_the_win(win: float, below: Grade, reached: Grade) -> None:
    assert graded(nextafter(win, 0)) is below
    assert graded(win) is reached


@pytest.mark.parametrize(("points", "win", "below", "reached"), BY_POINTS)
def test_a_grade_begins_at_its_loss_of_points(
    points: float, win: float, below: Grade, reached: Grade
) -> None:
    assert graded(win, nextafter(points, 0)) is below
    assert graded(win, points) is reached


@pytest.mark.parametrize(("points", "win", "below", "reached"), BY_POINTS)
def test_in_a_mighty_duel_the_limits_of_points_are_twice_as_high(
    points: float, win: float, below: Grade, reached: Grade
) -> None:
    assert graded(win, nextafter(2 * points, 0), ruleset=DUEL) is below
    assert graded(win, 2 * points, ruleset=DUEL) is reached


@pytest.mark.parametrize(("points", "win", "below", "reached"), BY_POINTS[1:])
def test_points_make_no_mistake_that_hardly_changes_who_wins(
    points: float, win: float, below: Grade, reached: Grade
) -> None:
    assert graded(nextafter(win, 0), points) is below
    assert graded(win, points) is reached
    assert graded(0.0, 20.0) is Grade.INACCURACY


def test_a_turn_that_loses_almost_nothing_is_as_good_as_the_best() -> None:
    assert graded(0.01, 0.3) is Grade.BEST
    assert graded(0.01, nextafter(0.3, 1)) is Grade.GOOD
    assert graded(nextafter(0.01, 1), 0.3) is Grade.GOOD
    assert graded(0.01, 0.6, ruleset=DUEL) is Grade.BEST
    assert graded(-0.1, -1.0) is Grade.BEST


def test_the_best_turn_is_the_best_whatever_another_one_gives() -> None:
    best = valued(0.6, Estimate(0.0), Estimate(9.0))
    assert grade_turn(best, best, 0, CLASSIC) is Grade.BEST


def test_a_loss_within_two_standard_errors_is_no_error() -> None:
    assert graded(0.3, error=0.15) is Grade.GOOD
    assert graded(nextafter(0.3, 1), error=0.15) is Grade.BLUNDER
    assert graded(0.15, 6.0, error=3.0) is Grade.GOOD
    assert graded(0.15, nextafter(6.0, 7), error=3.0) is Grade.BLUNDER


def test_a_turn_is_decided_if_nobody_can_win_or_lose_by_it() -> None:
    low, high = 0.03, 1 - 0.03
    assert is_decided(valued(0.0), valued(low), 0)
    assert not is_decided(valued(0.0), valued(nextafter(low, 1)), 0)
    assert is_decided(valued(high), valued(1.0), 0)
    assert not is_decided(valued(nextafter(high, 0)), valued(1.0), 0)
    # The other seat has lost where this one has won.
    assert is_decided(valued(high), valued(1.0), 1)


def test_nothing_is_worse_than_an_inaccuracy_once_the_game_is_decided() -> None:
    assert graded(0.025, 9.0, before=0.03) is Grade.INACCURACY
    turn = valued(0.98, Estimate(0.12), Estimate(9.0))
    assert grade_turn(turn, valued(1.0), 0, CLASSIC) is Grade.INACCURACY


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
