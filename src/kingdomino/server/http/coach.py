"""The coach over HTTP: hints and grades while one plays with bots, evaluations, reviews.

This module needs the compiled kernel; a server without it has no coach, and says so in its choices.

Everything is computed from what the acting seat saw, in a worker process. Hints and grades are for
a person who plays with bots alone; reviews are for everybody, once the match is over.
"""

from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct, field

from kingdomino.analysis import Grade, Quality
from kingdomino.analysis.grades import grade_turn as grade_of
from kingdomino.analysis.schema import EvaluationData, ReviewData, ReviewedTurnData
from kingdomino.notation import parse_position, parse_turn
from kingdomino.rules import Action, Game, Ruleset, View
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import get_caller
from kingdomino.server.http.positions import TurnText
from kingdomino.server.http.problems import PROBLEMS, ServerError
from kingdomino.server.http.schemas import Ply, RequestBody, TableId
from kingdomino.server.jobs import analysis as analysis_jobs
from kingdomino.server.jobs.requests import analyse_for
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import Refusal, Table, TableError, hash_token
from kingdomino.tables.views.view import acting_view

HINT_ROLLOUTS: Final = 24_000
MAX_ROLLOUTS: Final = 128_000
MAX_SEED: Final = 10**9
MAX_KEPT: Final = 4
_SHOWN_TURNS: Final = 8  # of which a hint has all values; of the others the loss only


class AskHint(RequestBody):
    """Ask for a hint."""

    ply: Ply
    """The ply of your turn."""


class AskGrade(RequestBody):
    """Ask how good your own turn was."""

    ply: Ply
    """The ply at which it began."""


class AskEvaluation(RequestBody):
    """Ask for the value of any position."""

    position: Annotated[str, Meta(min_length=1, max_length=4000)]
    """In notation."""
    rollouts: Annotated[int, Meta(ge=100, le=MAX_ROLLOUTS)] = HINT_ROLLOUTS
    """More give smaller errors and take longer."""
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] = 0
    """Another one gives other deals: values of several can be combined, weighted by rollouts."""
    keep: Annotated[list[TurnText], Meta(max_length=MAX_KEPT)] = field(default_factory=list)
    """Legal turns whose values are wanted in any case."""


class AnswerTurns(Struct, frozen=True):
    """An evaluation: all values of the best turns, and what every turn loses against the best."""

    evaluation: EvaluationData
    losses: dict[str, float]
    """By turn, in notation: the expected lead that it loses."""
    grades: dict[str, Grade]
    """By turn: the grades of those that have values."""


class Hint(AnswerTurns, frozen=True):
    """A hint, and how many were given at this table."""

    hints: int


@post("/tables/{table_id:str}/hint", summary="Get a hint", status_code=200, responses=PROBLEMS)
async def give_hint(request: AnyRequest, table_id: TableId, data: JSONBody[AskHint]) -> Hint:
    """Get the best turns and their values: for a person who plays with bots alone.

    Hints are counted, and the record has their number.
    """
    token, state = get_caller(request).require_token(), server_state(request)
    table = await state.service.give_hint(table_id, token, data.ply)
    evaluation = await analyse_for(
        request, analysis_jobs.evaluate, acting_view(table), HINT_ROLLOUTS
    )
    answer = _answer(evaluation, table.ruleset)
    return Hint(answer.evaluation, answer.losses, answer.grades, hints=len(table.hints))


@post("/tables/{table_id:str}/grade", summary="Grade a turn", status_code=200, responses=PROBLEMS)
async def grade_turn(
    request: AnyRequest, table_id: TableId, data: JSONBody[AskGrade]
) -> ReviewedTurnData:
    """Get the grade of a turn of your own: for a person who plays with bots alone."""
    token, state = get_caller(request).require_token(), server_state(request)
    table = await state.service.table(table_id)
    index = _own_turn(table, hash_token(token), data.ply)
    return await analyse_for(request, analysis_jobs.grade_turn, table.match, index, Quality.NORMAL)


@post("/evaluate", summary="Evaluate a position", status_code=200, responses=PROBLEMS)
async def evaluate_position(request: AnyRequest, data: JSONBody[AskEvaluation]) -> AnswerTurns:
    """Get the value of a position and of every turn in it."""
    position = parse_position(data.position)
    view = position.public if isinstance(position, Game) else position
    if view.is_over:
        raise TableError(Refusal.OVER)
    keep = [parse_turn(turn) for turn in data.keep]
    if not all(_is_whole_turn(view, turn) for turn in keep):
        raise ServerError("bad-request", because="keep: not a legal turn")
    evaluation = await analyse_for(
        request, analysis_jobs.evaluate, view, data.rollouts, keep, data.seed
    )
    return _answer(evaluation, view.ruleset, frozenset(data.keep))


@get(
    "/tables/{table_id:str}/review",
    summary="Review a match",
    responses=PROBLEMS,
    media_type="application/json",
)
async def review_match(
    request: AnyRequest,
    table_id: TableId,
    quality: Annotated[
        FromQuery[Quality], QueryParameter(description="How thorough it is.")
    ] = Quality.NORMAL,
) -> Response[ReviewData]:
    """Get the review of a match that is over, as far as it is computed; ask again for more.

    It is computed while somebody asks, and kept when it is complete.
    """
    state = server_state(request)
    table = await state.service.table(table_id)
    content = await state.reviews.get(table, quality, client_address(request))
    return Response(msgspec.Raw(content), media_type="application/json")  # type: ignore[arg-type]


def _answer(
    evaluation: EvaluationData, ruleset: Ruleset, kept: frozenset[str] = frozenset()
) -> AnswerTurns:
    # The best turn wins most often; another one may have a larger lead on average.
    losses = {value.turn: max(0.0, value.points_loss.value) for value in evaluation.turns}
    others = [value for value in evaluation.turns[_SHOWN_TURNS:] if value.turn in kept]
    evaluation.turns = evaluation.turns[:_SHOWN_TURNS] + others
    grades = {
        value.turn: grade_of(value.points_loss, is_best=number == 0, ruleset=ruleset)
        for number, value in enumerate(evaluation.turns)
    }
    return AnswerTurns(evaluation, losses, grades)


def _is_whole_turn(view: View, turn: tuple[Action, ...]) -> bool:
    """Return whether a turn is legal and complete."""
    has_claim = view.domino is not None and view.next_line is not None
    if len(turn) != 1 + has_claim or turn[0] not in view.legal_actions():
        return False
    return not has_claim or (view.next_line is not None and turn[1] in view.next_line.claims())


def _own_turn(table: Table, token_hash: str, ply: int) -> int:
    """Return the index of the turn that began at a ply, if it is the lone person's own."""
    seat = table.lone_seat
    if seat is None or seat not in table.seats_of(token_hash):
        raise TableError(Refusal.HINTS)
    starts = table.turn_starts()
    if ply not in starts or table.actions[ply].seat != seat:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    return starts.index(ply)


HANDLERS: Final = (give_hint, grade_turn, evaluate_position, review_match)
