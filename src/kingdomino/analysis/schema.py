"""The JSON of evaluations and reviews, as types: plain dataclasses, as in `notation.schema`.

Turns are in notation, `13:g8h8>28`; seats count from 0, games from 1.
"""

from dataclasses import dataclass
from importlib.metadata import version

from kingdomino.analysis.evaluation import Estimate, Evaluation, SeatValue, TurnValue
from kingdomino.analysis.grades import Grade
from kingdomino.analysis.luck import ChanceKind
from kingdomino.analysis.reasons import Hint, Reason, ReasonKind, make_hint
from kingdomino.analysis.review import Ledger, Review, SeatReview
from kingdomino.analysis.turn_review import ReviewedTurn
from kingdomino.notation import format_ruleset, format_turn
from kingdomino.rules import View


@dataclass(slots=True)
class TurnValueData:
    """A turn, what each seat can expect after it, and what it loses against the best one."""

    turn: str
    seats: list[SeatValue]
    win_loss: Estimate
    points_loss: Estimate
    rollouts: int


@dataclass(slots=True)
class ReasonData:
    """A measured difference between two turns; its message is `reason-KIND`."""

    kind: ReasonKind
    params: dict[str, int | str]
    """Numbers; a `terrain`, a `cell`, or the `seat` of a rival."""


@dataclass(slots=True)
class HintData:
    """The best turn, why it is the best, and what the next ones cost."""

    best: TurnValueData
    reasons: list[ReasonData]
    alternatives: list[TurnValueData]


@dataclass(slots=True)
class EvaluationData:
    """The value of a view, as far as it has been computed."""

    seat: int
    turns: list[TurnValueData]
    """The best first."""
    reasons: list[ReasonData]
    """Why the best turn is better than others; empty if none is clearly worse."""
    rollouts: int
    is_exact: bool
    is_settled: bool
    is_complete: bool


@dataclass(slots=True)
class ReviewedTurnData:
    """A turn of a match, and the best one in its place."""

    game: int
    ply: int
    """The number of actions played in the game before it."""
    round: int
    seat: int
    king: int | None
    grade: Grade | None
    """`null` if only one turn was legal."""
    win_loss: Estimate
    points_loss: Estimate
    difficulty: float
    reasons: list[ReasonData]
    is_exact: bool
    played: TurnValueData
    best: TurnValueData
    alternatives: list[TurnValueData]


@dataclass(slots=True)
class LuckData:
    """What chance gave each seat."""

    game: int
    ply: int
    kind: ChanceKind
    dominoes: list[int]
    king: int | None
    win: list[Estimate]
    points: list[Estimate]


@dataclass(slots=True)
class SeatReviewData:
    """The review of a seat."""

    seat: int
    accuracy: float | None
    grades: dict[Grade, int]
    luck_win: Estimate
    luck_points: Estimate
    win_lost: Estimate
    points_lost: Estimate
    ledger: Ledger | None
    adjusted_win: float | None
    best_turn: int | None
    """The index of its best turn."""


@dataclass(slots=True)
class ReviewData:
    """The review of a match, as far as it has come."""

    engine: str
    """The version that made it."""
    rules: str
    seats: list[SeatReviewData]
    turns: list[ReviewedTurnData]
    luck: list[LuckData]
    turning_points: list[int]
    """Indexes of turns."""
    total: int
    """How many turns there are to review."""
    is_complete: bool


def turn_value_data(value: TurnValue) -> TurnValueData:
    """Convert the value of a turn."""
    return TurnValueData(
        turn=format_turn(value.turn),
        seats=list(value.seats),
        win_loss=value.win_loss,
        points_loss=value.points_loss,
        rollouts=value.rollouts,
    )


def reason_data(reason: Reason) -> ReasonData:
    """Convert a reason."""
    return ReasonData(reason.kind, dict(reason.params))


def hint_data(hint: Hint) -> HintData:
    """Convert a hint."""
    return HintData(
        best=turn_value_data(hint.best),
        reasons=[reason_data(reason) for reason in hint.reasons],
        alternatives=[turn_value_data(value) for value in hint.alternatives],
    )


def evaluation_data(view: View, evaluation: Evaluation) -> EvaluationData:
    """Convert the evaluation of a view."""
    return EvaluationData(
        seat=evaluation.seat,
        turns=[turn_value_data(value) for value in evaluation.turns],
        reasons=[reason_data(reason) for reason in make_hint(view, evaluation).reasons],
        rollouts=evaluation.rollouts,
        is_exact=evaluation.is_exact,
        is_settled=evaluation.is_settled,
        is_complete=evaluation.is_complete,
    )


def review_data(review: Review) -> ReviewData:
    """Convert a review."""
    return ReviewData(
        engine=version("kingdomino"),
        rules=format_ruleset(review.match.ruleset),
        seats=[_seat_data(seat) for seat in review.seats],
        turns=[reviewed_turn_data(turn) for turn in review.turns],
        luck=[
            LuckData(
                game=event.game + 1,
                ply=event.ply,
                kind=event.kind,
                dominoes=list(event.dominoes),
                king=event.king,
                win=list(event.win),
                points=list(event.points),
            )
            for event in review.luck
        ],
        turning_points=list(review.turning_points),
        total=review.total,
        is_complete=review.is_complete,
    )


def reviewed_turn_data(turn: ReviewedTurn) -> ReviewedTurnData:
    """Convert a reviewed turn."""
    view = turn.decision.view
    return ReviewedTurnData(
        game=turn.decision.game + 1,
        ply=view.ply,
        round=view.round,
        seat=turn.seat,
        king=view.king,
        grade=turn.grade,
        win_loss=turn.win_loss,
        points_loss=turn.points_loss,
        difficulty=turn.difficulty,
        reasons=[reason_data(reason) for reason in turn.reasons],
        is_exact=turn.is_exact,
        played=turn_value_data(turn.played),
        best=turn_value_data(turn.best),
        alternatives=[turn_value_data(value) for value in turn.alternatives],
    )


def _seat_data(seat: SeatReview) -> SeatReviewData:
    return SeatReviewData(
        seat=seat.seat,
        accuracy=seat.accuracy,
        grades=dict(seat.grades),
        luck_win=seat.luck_win,
        luck_points=seat.luck_points,
        win_lost=seat.win_lost,
        points_lost=seat.points_lost,
        ledger=seat.ledger,
        adjusted_win=seat.adjusted_win,
        best_turn=seat.best_turn,
    )
