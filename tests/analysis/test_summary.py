"""What a review says of a whole match, from turns with values made by hand."""

from collections.abc import Iterable
from dataclasses import replace
from math import nextafter

import pytest

from kingdomino.analysis import (
    ChanceKind,
    Decision,
    Estimate,
    Grade,
    LuckEvent,
    Quality,
    Review,
    ReviewBudget,
    ReviewedTurn,
    ReviewPart,
    SeatValue,
    TurnValue,
    list_decisions,
    summarise_review,
)
from kingdomino.analysis.review import win_shares
from kingdomino.rules import Match
from tests.analysis.games import play_match

MATCH = play_match("classic", 2, 8, "page")
DECISIONS = list_decisions(MATCH)
ZERO = Estimate(0.0)
LEAST = 0.03  # win probability lost at a turning point


def value(win: float, loss: Estimate = ZERO) -> TurnValue:
    """A turn after which the first seat wins with a probability, and what it loses."""
    seats = tuple(SeatValue(Estimate(share), ZERO, ZERO, 0.0) for share in (win, 1 - win))
    points = replace(loss, value=100 * loss.value, error=100 * loss.error)
    return TurnValue((), seats, loss, points, 1)


def reviewed(
    decision: Decision,
    *,
    before: float = 0.5,
    after: float = 0.5,
    loss: Estimate = ZERO,
    grade: Grade | None = Grade.GOOD,
    difficulty: float = 1.0,
) -> ReviewedTurn:
    best = value(before)
    return ReviewedTurn(
        decision,
        value(after, loss),
        best,
        (),
        grade,
        difficulty,
        None,
        is_exact=False,
        before=best.seats,
    )


def luck(decision: Decision, win: float) -> LuckEvent:
    gained = (Estimate(win, 0.3), Estimate(-win, 0.3))
    return LuckEvent(0, decision.view.ply, ChanceKind.LINE, (), None, gained, gained)


def summarised(turns: Iterable[ReviewedTurn], events: dict[int, LuckEvent] | None = None) -> Review:
    parts = [
        ReviewPart(turn, (events[index],) if events and index in events else ())
        for index, turn in enumerate(turns)
    ]
    return summarise_review(MATCH, parts, len(DECISIONS), ReviewBudget.of(Quality.QUICK))


def losing(losses: dict[int, Estimate]) -> list[ReviewedTurn]:
    """All turns of the match, of which some lose win probability."""
    return [reviewed(each, loss=losses.get(each.index, ZERO)) for each in DECISIONS]


@pytest.mark.parametrize(
    ("loss", "is_turning_point"),
    [
        (Estimate(LEAST), True),
        (Estimate(nextafter(LEAST, 0)), False),
        (Estimate(0.5, 0.25), False),  # within two standard errors
        (Estimate(nextafter(0.5, 1), 0.25), True),
    ],
)
def test_a_turning_point_loses_enough_and_clearly(loss: Estimate, is_turning_point: bool) -> None:
    assert summarised(losing({5: loss})).turning_points == ((5,) if is_turning_point else ())


def test_the_three_largest_losses_are_the_turning_points_in_order_of_play() -> None:
    losses = {3: 0.2, 7: 0.1, 11: 0.4, 20: 0.3}
    review = summarised(losing({index: Estimate(loss) for index, loss in losses.items()}))
    assert review.turning_points == (3, 11, 20)


def test_the_best_turn_is_the_hardest_one_that_was_played_well() -> None:
    hard = {0: 3.0, 1: 4.0, 2: 2.0, 3: 9.0, 4: 1.0}
    turns = [
        reviewed(
            each,
            grade=Grade.GOOD if each.index in (3, *range(5, 99)) else Grade.BEST,
            difficulty=hard.get(each.index, 0.0),
        )
        for each in DECISIONS
    ]
    for seat in summarised(turns).seats:
        own = [index for index in (0, 1, 2, 4) if DECISIONS[index].seat == seat.seat]
        assert seat.best_turn == max(own, key=lambda index: hard[index])
    assert summarised([]).seats[0].best_turn is None


@pytest.mark.parametrize(
    ("difficulty", "before", "after", "is_best"),
    [(0.5, 0.5, 0.5, True), (nextafter(0.5, 0), 0.5, 0.5, False), (9.0, 0.02, 0.02, False),
     (9.0, 0.98, 0.98, False)],
)  # fmt: skip
def test_the_best_turn_is_a_choice_that_mattered(
    difficulty: float, before: float, after: float, is_best: bool
) -> None:
    first = DECISIONS[0].seat
    turn = reviewed(
        DECISIONS[0], before=before, after=after, grade=Grade.BEST, difficulty=difficulty
    )
    assert summarised([turn]).seats[first].best_turn == (0 if is_best else None)


def test_errors_are_the_seats_that_made_them() -> None:
    """Each turn of the first seat costs it a hundredth; each of the other gives it two."""
    turns = [
        reviewed(each, before=0.5, after=0.49 if each.seat == 0 else 0.52) for each in DECISIONS
    ]
    first, second = summarised(turns).seats
    count = [sum(each.seat == seat for each in DECISIONS) for seat in (0, 1)]
    assert first.ledger is not None
    assert second.ledger is not None
    assert first.ledger.own_errors == pytest.approx(0.01 * count[0])
    assert first.ledger.others_errors == pytest.approx(0.02 * count[1])
    assert second.ledger.own_errors == pytest.approx(0.02 * count[1])
    assert second.ledger.others_errors == pytest.approx(0.01 * count[0])


def test_a_turn_without_a_choice_is_no_error_and_not_counted() -> None:
    turns = losing({3: Estimate(0.2, 0.04), 7: Estimate(0.1, 0.03), 4: Estimate(-0.3)})
    turns[7] = replace(turns[7], grade=None)
    seats = summarised(turns).seats
    assert sum(seat.win_lost.value for seat in seats) == pytest.approx(0.2)
    assert sum(seat.points_lost.value for seat in seats) == pytest.approx(20)
    assert seats[turns[3].seat].win_lost.error == pytest.approx(0.04)
    assert sum(count for seat in seats for count in seat.grades.values()) == len(DECISIONS) - 1


def test_luck_is_summed_and_taken_off_the_result() -> None:
    turns = [reviewed(each) for each in DECISIONS]
    events = {index: luck(DECISIONS[index], 0.2) for index in (0, 6)}
    review = summarised(turns, events)
    first, second = review.seats
    assert (first.luck_win.value, second.luck_win.value) == pytest.approx((0.4, -0.4))
    assert first.luck_points.value == pytest.approx(0.4)
    assert first.luck_win.error == pytest.approx((2 * 0.3**2) ** 0.5)
    result = win_shares(MATCH)
    assert sorted(result) == [0, 1]
    for seat in review.seats:
        left = result[seat.seat] - seat.luck_win.value
        assert seat.adjusted_win == pytest.approx(min(1, max(0, left)))


def test_a_review_that_is_not_complete_has_no_sums() -> None:
    review = summarised([reviewed(each) for each in DECISIONS[:-1]])
    assert not review.is_complete
    assert [seat.ledger for seat in review.seats] == [None, None]


def test_a_victory_is_shared() -> None:
    assert win_shares(Match.new("classic/4", seed=1)) == (0.25,) * 4
