"""What worker processes compute for hints, puzzles and reviews.

Names of `kingdomino.analysis` are looked up when they are used: without the compiled kernel they
raise `KernelMissingError`, which answers the request.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from kingdomino import analysis
from kingdomino.analysis import Quality
from kingdomino.notation import parse_turn
from kingdomino.rules import Action, Match, View
from kingdomino.server.jobs.worker_process import while_wanted

Turn = tuple[Action, ...]

if TYPE_CHECKING:
    from kingdomino.analysis import Decision, Evaluation, Puzzle, ReviewPart
    from kingdomino.analysis.schema import AnswerData, PuzzleSolution, ReviewedTurnData


class SeatSummary(msgspec.Struct, frozen=True):
    """What a review says of a seat, in three numbers."""

    accuracy: float | None
    """From 0 to 100; `null` if no turn had an alternative."""
    luck: float
    """The points that chance gave."""
    lost: float
    """The points that decisions lost."""


def review_turn(decision: "Decision", quality: Quality) -> "ReviewPart":
    """Compute one part of a review."""
    return analysis.review_turn(decision, analysis.ReviewBudget.of(quality))


def encode_review(
    match: Match, parts: Sequence["ReviewPart"], total: int, quality: Quality
) -> tuple[bytes, bytes]:
    """Return the review of the first turns and its summary, both as JSON."""
    review = analysis.summarise_review(match, parts, total, analysis.ReviewBudget.of(quality))
    summary = [
        SeatSummary(
            accuracy=None if seat.accuracy is None else round(seat.accuracy, 1),
            luck=round(seat.luck_points.value, 2),
            lost=round(seat.points_lost.value, 2),
        )
        for seat in review.seats
    ]
    return msgspec.json.encode(analysis.schema.review_data(review)), msgspec.json.encode(summary)


def answer_turns(
    view: View, rollouts: int, keep: Sequence[Turn] = (), seed: int = 0
) -> "AnswerData":
    """Evaluate a view and every turn in it, as long as somebody waits for it."""
    evaluation = _evaluate(view, rollouts, keep, seed)
    return analysis.schema.answer_data(view, evaluation, keep)


def solve_puzzle(puzzle: "Puzzle", rollouts: int) -> "PuzzleSolution":
    """Evaluate every turn of a puzzle, as long as somebody waits for it."""
    evaluation = _evaluate(puzzle.view(), rollouts, [parse_turn(puzzle.solution)])
    return analysis.schema.solution_data(puzzle, evaluation)


def grade_turn(match: Match, index: int, quality: Quality) -> "ReviewedTurnData":
    """Review one turn of a match, without the luck before it."""
    decision, budget = analysis.list_decisions(match)[index], analysis.ReviewBudget.of(quality)
    turn = analysis.review_turn(decision, budget, with_luck=False).turn
    return analysis.schema.reviewed_turn_data(turn)


def _evaluate(view: View, rollouts: int, keep: Sequence[Turn], seed: int = 0) -> "Evaluation":
    budget = analysis.Budget(rollouts, seed)
    *_, last = while_wanted(analysis.watch(view, budget, keep=keep))
    return last
