"""The coach over HTTP: hints and grades while one plays with bots, evaluations, reviews.

This module needs the compiled kernel; a server without it has no coach, and says so in its choices.

Everything is computed from what the acting seat saw, in a worker process. Hints and grades are for
a person who plays with bots alone; reviews are for everybody, once the match is over.
"""

from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, field

from kingdomino.analysis import Quality
from kingdomino.analysis.evaluation import is_whole_turn
from kingdomino.analysis.schema import AnswerData, ReviewData, ReviewedTurnData
from kingdomino.notation import parse_position, parse_turn
from kingdomino.rules import Game
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import get_caller
from kingdomino.server.http.positions import TurnText
from kingdomino.server.http.problems import PROBLEMS, ServerError
from kingdomino.server.http.schemas import Ply, RequestBody, TableId
from kingdomino.server.jobs import analysis as analysis_jobs
from kingdomino.server.jobs.levels import levels_of
from kingdomino.server.jobs.requests import analyse_for
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import Refusal, TableError, hash_token
from kingdomino.tables.commands.turns import own_turn_index
from kingdomino.tables.views.view import acting_view

HINT_ROLLOUTS: Final = 24_000
MAX_ROLLOUTS: Final = 128_000
MAX_SEED: Final = 10**9
MAX_KEPT: Final = 4


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


@dataclass(slots=True)
class HintResponse(AnswerData):
    """A hint, and how many were given at this table."""

    hints: int


@post("/tables/{table_id:str}/hint", summary="Get a hint", status_code=200, responses=PROBLEMS)
async def give_hint(
    request: AnyRequest, table_id: TableId, data: JSONBody[AskHint]
) -> HintResponse:
    """Get the best turns and their values: for a person who plays with bots alone.

    Hints are counted, and the record has their number.
    """
    token, state = get_caller(request).require_token(), server_state(request)
    table = await state.service.give_hint(table_id, token, data.ply)
    answer = await analyse_for(
        request,
        analysis_jobs.answer_turns,
        acting_view(table),
        HINT_ROLLOUTS,
        (),
        0,
        levels_of(table),
    )
    return HintResponse(answer.evaluation, answer.losses, answer.grades, hints=len(table.hints))


@post("/tables/{table_id:str}/grade", summary="Grade a turn", status_code=200, responses=PROBLEMS)
async def grade_turn(
    request: AnyRequest, table_id: TableId, data: JSONBody[AskGrade]
) -> ReviewedTurnData:
    """Get the grade of a turn of your own: for a person who plays with bots alone."""
    token, state = get_caller(request).require_token(), server_state(request)
    table = await state.service.table(table_id)
    index = own_turn_index(table, hash_token(token), data.ply)
    return await analyse_for(
        request, analysis_jobs.grade_turn, table.match, index, Quality.NORMAL, levels_of(table)
    )


@post("/evaluate", summary="Evaluate a position", status_code=200, responses=PROBLEMS)
async def evaluate_position(request: AnyRequest, data: JSONBody[AskEvaluation]) -> AnswerData:
    """Get the value of a position and of every turn in it."""
    position = parse_position(data.position)
    view = position.public if isinstance(position, Game) else position
    if view.is_over:
        raise TableError(Refusal.OVER)
    keep = [parse_turn(turn) for turn in data.keep]
    if not all(is_whole_turn(view, turn) for turn in keep):
        raise ServerError("bad-request", because="keep: not a legal turn")
    return await analyse_for(
        request, analysis_jobs.answer_turns, view, data.rollouts, keep, data.seed
    )


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
    skip: Annotated[
        FromQuery[int], QueryParameter(ge=0, description="How many turns you have already.")
    ] = 0,
) -> Response[ReviewData]:
    """Get the review of a match that is over, as far as it is computed; ask again for more.

    It is computed while somebody asks, and kept when it is complete. With `skip`, the first turns
    and their luck are left out; the rest is about the whole review in any case.
    """
    state = server_state(request)
    table = await state.service.table(table_id)
    content = await state.reviews.get(table, quality, client_address(request), skip)
    return Response(msgspec.Raw(content), media_type="application/json")  # type: ignore[arg-type]


HANDLERS: Final = (give_hint, grade_turn, evaluate_position, review_match)
