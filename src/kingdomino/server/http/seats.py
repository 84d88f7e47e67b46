"""The API over HTTP: taking and leaving seats, and who plays for somebody who is away."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, delete, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from kingdomino.rules import Colour
from kingdomino.server.http.credentials import token_cookie
from kingdomino.server.http.problems import PROBLEMS
from kingdomino.server.http.responses import (
    changed,
    count_bots_only,
    grant_response,
    limited_caller,
)
from kingdomino.server.http.schemas import (
    Contribution,
    Level,
    Name,
    RequestBody,
    RequestKey,
    SeatGrantResponse,
    SeatNumber,
    TableChanged,
    TableId,
)
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import Status

SeatId = Annotated[int, PathParameter(ge=0, le=3, description="A seat, from 0.")]


class JoinTable(RequestBody):
    """Take a seat."""

    name: Name
    seat: SeatNumber | None = None
    """The first open one by default."""
    contribution: Contribution = ""
    """Mixed into the shuffle."""
    key: RequestKey | None = None
    """An idempotency key: sent again with the same key, the request takes one seat."""


class AssignBot(RequestBody):
    """Let a bot play a seat."""

    bot: Level | None = None
    """The table's substitute by default."""


class ChooseColour(RequestBody):
    """Choose the colour of a seat."""

    colour: Colour


@post("/tables/{table_id:str}/join", summary="Take a seat", status_code=200, responses=PROBLEMS)
async def join_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[JoinTable]
) -> Response[SeatGrantResponse]:
    """Take an open seat."""
    caller = limited_caller(request, table_id)
    service = server_state(request).service
    grant = await service.join(
        table_id, caller.token, data.name, data.seat, data.contribution, key=data.key
    )
    return await grant_response(request, caller, grant)


@post("/tables/{table_id:str}/leave", summary="Leave", status_code=200, responses=PROBLEMS)
async def leave_table(request: AnyRequest, table_id: TableId) -> Response[TableChanged]:
    """Give up all your seats. Once the game has started, a bot plays them until you resume them."""
    caller = limited_caller(request, table_id)
    state = server_state(request)
    online = state.presence(table_id).online
    table = await state.service.leave(table_id, caller.require_token(), online)
    count_bots_only(request, table)
    # Whoever left a game keeps the token, to come back.
    is_gone = caller.is_browser and table.status is Status.OPEN
    cookies = [token_cookie(request, table_id, None)] if is_gone else []
    return Response(changed(table), cookies=cookies)


@put(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Let a bot play a seat",
    responses=PROBLEMS,
)
async def assign_bot(
    request: AnyRequest, table_id: TableId, seat: SeatId, data: JSONBody[AssignBot]
) -> TableChanged:
    """Let a bot play your own seat from now on; the host may fill an open seat with one."""
    token = limited_caller(request, table_id).require_token()
    service = server_state(request).service
    level = data.bot if data.bot is not None else (await service.table(table_id)).substitute
    table = await service.assign_bot(table_id, token, seat, level)
    count_bots_only(request, table)
    return changed(table)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Play a seat again",
    status_code=200,
    responses=PROBLEMS,
)
async def resume_seat(request: AnyRequest, table_id: TableId, seat: SeatId) -> TableChanged:
    """Play your own seat again, also after leaving; before the start, as the host, reopen one."""
    token = limited_caller(request, table_id).require_token()
    return changed(await server_state(request).service.resume_seat(table_id, token, seat))


@put(
    "/tables/{table_id:str}/seats/{seat:int}/colour",
    summary="Choose a colour",
    responses=PROBLEMS,
)
async def choose_colour(
    request: AnyRequest, table_id: TableId, seat: SeatId, data: JSONBody[ChooseColour]
) -> TableChanged:
    """Choose the colour of your seat before the start, unless another person has it."""
    token = limited_caller(request, table_id).require_token()
    service = server_state(request).service
    return changed(await service.choose_colour(table_id, token, seat, data.colour))


@post(
    "/tables/{table_id:str}/seats/{seat:int}/stand-in",
    summary="Ask for a bot in place of somebody who is away",
    status_code=200,
    responses=PROBLEMS,
)
async def ask_stand_in(request: AnyRequest, table_id: TableId, seat: SeatId) -> TableChanged:
    """Let a bot play for somebody who is away: the host alone, or the others together."""
    token = limited_caller(request, table_id).require_token()
    state = server_state(request)
    online = state.presence(table_id).online
    table = await state.service.ask_stand_in(table_id, token, seat, online)
    count_bots_only(request, table)
    return changed(table)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Free a seat",
    status_code=200,
    responses=PROBLEMS,
)
async def free_seat(request: AnyRequest, table_id: TableId, seat: SeatId) -> TableChanged:
    """Open the seat of another person again: for the host, before the start."""
    token = limited_caller(request, table_id).require_token()
    return changed(await server_state(request).service.free_seat(table_id, token, seat))


@post("/tables/{table_id:str}/host", summary="Become the host", status_code=200, responses=PROBLEMS)
async def take_host(request: AnyRequest, table_id: TableId) -> TableChanged:
    """Become the host in place of one who is away."""
    token = limited_caller(request, table_id).require_token()
    state = server_state(request)
    online = state.presence(table_id).online
    return changed(await state.service.take_host(table_id, token, online))


HANDLERS: Final[Sequence[HTTPRouteHandler]] = (
    join_table,
    leave_table,
    assign_bot,
    resume_seat,
    choose_colour,
    ask_stand_in,
    free_seat,
    take_host,
)
