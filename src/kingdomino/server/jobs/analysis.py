"""What worker processes compute for hints and reviews.

Names of `kingdomino.analysis` are imported where they are used: without the compiled kernel they
raise `KernelMissingError`, which answers the request.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from kingdomino import analysis
from kingdomino.analysis import Quality
from kingdomino.rules import Action, Match, View
from kingdomino.server.jobs.worker_process import while_wanted

if TYPE_CHECKING:
    from kingdomino.analysis import Decision, ReviewPart
    from kingdomino.analysis.schema import EvaluationData, ReviewedTurnData


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
    from kingdomino.analysis.schema import review_data

    review = analysis.summarise_review(match, parts, total, analysis.ReviewBudget.of(quality))
    summary = [
        SeatSummary(
            accuracy=None if seat.accuracy is None else round(seat.accuracy, 1),
            luck=round(seat.luck_points.value, 2),
            lost=round(seat.points_lost.value, 2),
        )
        for seat in review.seats
    ]
    return msgspec.json.encode(review_data(review)), msgspec.json.encode(summary)


def evaluate(
    view: View, rollouts: int, keep: Sequence[tuple[Action, ...]] = (), seed: int = 0
) -> "EvaluationData":
    """Evaluate a view and every turn in it, as long as somebody waits for it."""
    from kingdomino.analysis.schema import evaluation_data

    *_, last = while_wanted(analysis.watch(view, analysis.Budget(rollouts, seed), keep=keep))
    return evaluation_data(view, last)


def grade_turn(match: Match, index: int, quality: Quality) -> "ReviewedTurnData":
    """Review one turn of a match, without the luck before it."""
    from kingdomino.analysis.schema import reviewed_turn_data

    decision, budget = analysis.list_decisions(match)[index], analysis.ReviewBudget.of(quality)
    return reviewed_turn_data(analysis.review_turn(decision, budget, with_luck=False).turn)
