"""Turns over HTTP: play one, try a placement, take one back, send a reaction."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from kingdomino.notation import parse_action
from kingdomino.notation.schema import KingdomData, LegalAction, kingdom_data
from kingdomino.rules import (
    Claim,
    Discard,
    IllegalActionError,
    Reason,
    View,
)
from kingdomino.server.http.credentials import Caller, get_caller
from kingdomino.server.http.problems import PROBLEMS, ServerError, requested_language, to_problem
from kingdomino.server.http.responses import accepted, changed, limited_caller
from kingdomino.server.http.schemas import (
    PlayTurn,
    SendReaction,
    TableChanged,
    TableId,
    TakeBackTurn,
    TurnAccepted,
)
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import (
    Refusal,
    Table,
    TableError,
)
from kingdomino.tables.views.view import acting_view, claims_data


class PlacementPreview(Struct, frozen=True):
    """A kingdom after a placement, and the claims that are possible then."""

    kingdom: KingdomData
    claims: list[LegalAction]
    refusal: str | None = None
    """Why the domino does not fit, in the language asked for; the kingdom is unchanged then."""


@post("/tables/{table_id:str}/turns", summary="Play a turn", status_code=200, responses=PROBLEMS)
async def play_turn(
    request: AnyRequest, table_id: TableId, data: JSONBody[PlayTurn]
) -> TurnAccepted:
    """Play a whole turn, or one action of it, at the ply that it responds to."""
    token = limited_caller(request, table_id).require_token()
    state = server_state(request)
    table = await state.service.play_turn(table_id, token, data.ply, data.turn, data.key)
    state.metrics.person_turns.inc()
    return accepted(table)


@post(
    "/tables/{table_id:str}/take-back",
    summary="Take back a turn",
    status_code=200,
    responses=PROBLEMS,
)
async def take_back_turn(
    request: AnyRequest, table_id: TableId, data: JSONBody[TakeBackTurn]
) -> TurnAccepted:
    """Take back your last turn and what bots have played since, if only bots play with you."""
    token = limited_caller(request, table_id).require_token()
    return accepted(await server_state(request).service.take_back(table_id, token, data.ply))


@get("/tables/{table_id:str}/preview", summary="Try a placement", responses=PROBLEMS)
async def preview_turn(
    request: AnyRequest,
    table_id: TableId,
    turn: Annotated[
        str,
        QueryParameter(min_length=2, max_length=16, description="A placement, such as 13:g8h8."),
    ],
) -> PlacementPreview:
    """The kingdom of the acting seat after a placement; nothing is played."""
    table = await server_state(request).service.table(table_id)
    view = _own_acting_view(table, get_caller(request))
    action = parse_action(turn)
    if isinstance(action, Claim):
        raise IllegalActionError(Reason.PLACE_FIRST, domino=view.domino or action.domino)
    if view.domino is None:
        raise IllegalActionError(Reason.CLAIM_FIRST)
    if action.domino != view.domino:
        raise IllegalActionError(Reason.NOT_YOUR_DOMINO, domino=action.domino, expected=view.domino)
    assert view.actor is not None
    kingdom = view.kingdoms[view.actor]
    refusal = None
    if not isinstance(action, Discard):
        try:
            kingdom = kingdom.place(action)
        except IllegalActionError as error:
            language = requested_language(request.headers.get("accept-language"))
            refusal = to_problem(error, language).detail
    claims = view.next_line.claims() if view.next_line is not None else ()
    return PlacementPreview(
        kingdom=kingdom_data(view.actor, kingdom, view.ruleset),
        claims=claims_data(kingdom, claims, view.ruleset),
        refusal=refusal,
    )


@post(
    "/tables/{table_id:str}/reactions",
    summary="Send a reaction",
    status_code=200,
    responses=PROBLEMS,
)
async def send_reaction(
    request: AnyRequest, table_id: TableId, data: JSONBody[SendReaction]
) -> TableChanged:
    """Send a reaction to everybody at the table."""
    token = limited_caller(request, table_id).require_token()
    service = server_state(request).service
    return changed(await service.react(table_id, token, data.reaction, data.seat))


def _own_acting_view(table: Table, caller: Caller) -> View:
    token_hash = caller.token_hash(table)
    if token_hash is None:
        raise ServerError("token")
    view = acting_view(table)
    if table.actor not in table.seats_of(token_hash):
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    return view


HANDLERS: Final = (play_turn, take_back_turn, preview_turn, send_reaction)
