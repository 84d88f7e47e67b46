"""The JSON of evaluations and reviews, as types: plain dataclasses, as in `notation.schema`.

Turns are in notation, `13:g8h8>28`; seats count from 0, games from 1.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from typing import Any

from kingdomino.analysis.evaluation import Estimate, Evaluation, SeatValue, Turn, TurnValue
from kingdomino.analysis.grades import Grade, grade_turn
from kingdomino.analysis.luck import ChanceKind
from kingdomino.analysis.puzzles import Puzzle
from kingdomino.analysis.reasons import Hint, LossParts, Part, Reason, ReasonKind, make_hint
from kingdomino.analysis.review import Review, SeatReview
from kingdomino.analysis.turn_review import ReviewedTurn
from kingdomino.notation import format_ruleset, format_turn, parse_turn
from kingdomino.rules import View

SHOWN_TURNS = 8
"""The best turns, of which an answer has all values; of the others it has the loss only."""


@dataclass(slots=True)
class TurnValueData:
    """A turn, the value of each seat after it, and its loss against the best turn."""

    turn: str
    seats: list[SeatValue]
    win_loss: Estimate
    points_loss: Estimate
    rollouts: int


@dataclass(slots=True)
class ReasonData:
    """A measured difference between two turns; its message is `reason-KIND`."""

    kind: ReasonKind
    part: Part
    """The part of the turn that it is about."""
    params: dict[str, int | str]
    """Numbers; a `terrain`, a `bonus`, a `cell`, or the `seat` of a rival."""
    explained: float
    """Points that it explains of what the other turn loses with that part."""


@dataclass(slots=True)
class EvaluationData:
    """The value of a view; it may be incomplete."""

    seat: int
    turns: list[TurnValueData]
    """The best first."""
    compared: str | None
    """The turn that the reasons compare the best one with; `null` if none is clearly worse."""
    parts: LossParts | None
    """What that turn loses with its placement and with its claim."""
    reasons: list[ReasonData]
    """Why the best turn is better than that; at most three."""
    rollouts: int
    is_exact: bool
    is_settled: bool
    is_complete: bool


@dataclass(slots=True)
class AnswerData:
    """An evaluation: all values of the best turns, and the loss of every turn."""

    evaluation: EvaluationData
    losses: dict[str, float]
    """By turn, in notation: the expected lead that it loses."""
    grades: dict[str, Grade]
    """By turn: the grades of those that have values."""


@dataclass(slots=True)
class PuzzleTurn:
    """A legal turn of a puzzle, and its value."""

    turn: str
    lead: Estimate
    """The expected lead at the end."""
    loss: Estimate
    """What it loses against the solution."""
    is_right: bool
    """Whether it is the solution, or not worse within the error."""


@dataclass(slots=True)
class PuzzleSolution:
    """The best turn of a puzzle, why it is the best, and the value of every turn."""

    solution: str
    compared: str
    """The next best turn, which the reasons compare it with."""
    reasons: list[ReasonData]
    turns: list[PuzzleTurn]
    """The best first."""


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
    is_decided: bool
    """Whether it could not change whether the seat wins."""
    parts: LossParts | None
    """What it lost with its placement and with its claim; `null` if it lost nothing."""
    reasons: list[ReasonData]
    """Why the best turn is better; or, if it was played, why it is better than the next."""
    is_exact: bool
    played: TurnValueData
    best: TurnValueData
    alternatives: list[TurnValueData]


@dataclass(slots=True)
class LuckData:
    """A chance event, and the luck of each seat in it."""

    game: int
    ply: int
    kind: ChanceKind
    dominoes: list[int]
    king: int | None
    win: list[Estimate]
    points: list[Estimate]


@dataclass(slots=True)
class ReviewData:
    """The review of a match; it may be incomplete."""

    engine: str
    """The version that made it."""
    rules: str
    seats: list[SeatReview]
    turns: list[ReviewedTurnData]
    luck: list[LuckData]
    turning_points: list[int]
    """Indexes of turns."""
    total: int
    """How many turns there are to review."""
    is_complete: bool


def hint_json(hint: Hint) -> dict[str, Any]:
    """Return a hint as JSON values."""
    return {
        "best": asdict(_turn_value(hint.best)),
        "compared": None if hint.compared is None else format_turn(hint.compared.turn),
        "parts": None if hint.explanation is None else asdict(hint.explanation.parts),
        "reasons": [asdict(reason) for reason in _reasons(hint.reasons)],
        "alternatives": [asdict(value) for value in _turn_values(hint.alternatives)],
    }


def answer_data(view: View, evaluation: Evaluation, keep: Sequence[Turn] = ()) -> AnswerData:
    """Convert the evaluation of a view, with the values of the best turns and those in `keep`."""
    hint = make_hint(view, evaluation)
    kept = [*keep] if hint.compared is None else [*keep, hint.compared.turn]
    others = (value for value in evaluation.turns[SHOWN_TURNS:] if value.turn in kept)
    shown = [*evaluation.turns[:SHOWN_TURNS], *others]
    best, seat = evaluation.best, evaluation.seat
    data = EvaluationData(
        seat=seat,
        turns=_turn_values(shown),
        compared=None if hint.compared is None else format_turn(hint.compared.turn),
        parts=None if hint.explanation is None else hint.explanation.parts,
        reasons=_reasons(hint.reasons),
        rollouts=evaluation.rollouts,
        is_exact=evaluation.is_exact,
        is_settled=evaluation.is_settled,
        is_complete=evaluation.is_complete,
    )
    return AnswerData(
        data,
        # The best turn wins most often; another one may have a larger lead on average.
        losses={
            format_turn(value.turn): max(0.0, value.points_loss.value) for value in evaluation.turns
        },
        grades={
            format_turn(value.turn): grade_turn(value, best, seat, view.ruleset) for value in shown
        },
    )


def solution_data(puzzle: Puzzle, evaluation: Evaluation) -> PuzzleSolution:
    """Convert the evaluation of a puzzle; losses are against its solution."""
    solution = evaluation.find(parse_turn(puzzle.solution))
    assert solution is not None
    turns = [_puzzle_turn(value, solution, evaluation.seat) for value in evaluation.turns]
    turns.sort(key=lambda turn: (turn.turn != puzzle.solution, turn.loss.value))
    reasons = _reasons(puzzle.explain(evaluation).reasons)
    return PuzzleSolution(puzzle.solution, puzzle.other, reasons, turns)


def _puzzle_turn(value: TurnValue, solution: TurnValue, seat: int) -> PuzzleTurn:
    points = value.points_loss.value - solution.points_loss.value
    loss = Estimate(points, value.points_loss.error)
    # Turns that were dropped early have errors too large to say anything.
    is_level = value.rollouts >= solution.rollouts and loss.value <= loss.error
    is_right = value is solution or is_level
    return PuzzleTurn(format_turn(value.turn), value.seats[seat].lead, loss, is_right)


def review_data(review: Review) -> ReviewData:
    """Convert a review."""
    return ReviewData(
        engine=version("kingdomino"),
        rules=format_ruleset(review.match.ruleset),
        seats=list(review.seats),
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


def skip_turns(review: ReviewData, count: int) -> ReviewData:
    """Return a review without its first turns, and without the luck before them."""
    turns = review.turns[count:]
    first = (turns[0].game, turns[0].ply) if turns else None
    luck = [] if first is None else [e for e in review.luck if (e.game, e.ply) >= first]
    return replace(review, turns=turns, luck=luck)


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
        is_decided=turn.is_decided,
        parts=turn.parts,
        reasons=_reasons(turn.reasons),
        is_exact=turn.is_exact,
        played=_turn_value(turn.played),
        best=_turn_value(turn.best),
        alternatives=_turn_values(turn.alternatives),
    )


def _turn_values(values: Iterable[TurnValue]) -> list[TurnValueData]:
    return [_turn_value(value) for value in values]


def _turn_value(value: TurnValue) -> TurnValueData:
    return TurnValueData(
        turn=format_turn(value.turn),
        seats=list(value.seats),
        win_loss=value.win_loss,
        points_loss=value.points_loss,
        rollouts=value.rollouts,
    )


def _reasons(reasons: Iterable[Reason]) -> list[ReasonData]:
    return [
        ReasonData(reason.kind, reason.part, dict(reason.params), round(reason.explained, 2))
        for reason in reasons
    ]
