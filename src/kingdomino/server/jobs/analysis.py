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
    from kingdomino.analysis import ReviewPart
    from kingdomino.analysis.schema import EvaluationData, ReviewedTurnData


class SeatSummary(msgspec.Struct, frozen=True):
    """What a review says of a seat, in three numbers."""

    accuracy: float | None
    """From 0 to 100; `null` if no turn had an alternative."""
    luck: float
    """The points that chance gave."""
    lost: float
    """The points that decisions lost."""


def count_turns(match: Match) -> int:
    """Return how many parts the review of a match has."""
    return analysis.count_turns(match)


def review_part(match: Match, index: int, quality: Quality) -> "ReviewPart":
    """Compute one part of a review."""
    return analysis.review_part(match, index, analysis.ReviewBudget.of(quality))


def encode_review(
    match: Match, parts: Sequence["ReviewPart"], quality: Quality
) -> tuple[bytes, bytes]:
    """Return the review of the first turns and its summary, both as JSON."""
    from kingdomino.analysis.schema import review_data

    review = analysis.summarise_review(match, parts, analysis.ReviewBudget.of(quality))
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

    part = analysis.review_part(match, index, analysis.ReviewBudget.of(quality), with_luck=False)
    return reviewed_turn_data(part.turn)
