"""Tables over HTTP: open, list, look at, start and end them; rematches."""

from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from kingdomino.notation import parse_ruleset
from kingdomino.rules import Colour
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import get_caller
from kingdomino.server.http.problems import PROBLEMS
from kingdomino.server.http.responses import changed, grant_response, limited_caller
from kingdomino.server.http.schemas import (
    Contribution,
    Level,
    Name,
    Ply,
    RequestBody,
    RequestKey,
    SeatGrantResponse,
    SeatNumber,
    TableChanged,
    TableId,
)
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import (
    DEFAULT_LEVEL,
    SeatRequest,
    Status,
    TableSetup,
    replay_view,
    seat_view,
    spectator_view,
)
from kingdomino.tables.commands.rematch import Proposal
from kingdomino.tables.events import RematchSeat
from kingdomino.tables.views.data import TableViewWithLog
from kingdomino.tables.views.view import log_lines

LIST_LIMIT: Final = 100


class SeatRequestBody(RequestBody):
    """The player of a seat: `name` for a person at this screen, `bot` for a bot, or neither."""

    name: Name | None = None
    bot: Level | None = None
    colour: Colour | None = None
    """By default the usual one of the seat."""


class OpenTable(RequestBody):
    """A table to open."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)] = "classic/2"
    """In notation: a preset, players, and what differs, such as `classic/2+harmony=yes`."""
    seats: Annotated[list[SeatRequestBody], Meta(min_length=2, max_length=4)] = msgspec.field(
        default_factory=lambda: [SeatRequestBody(), SeatRequestBody()]
    )
    seconds: Annotated[int, Meta(ge=5, le=1209600)] | None = None
    """The time limit of a turn; no limit by default."""
    substitute: Level | None = None
    """The bot that plays when time is up, or for somebody who left."""
    is_public: bool = False
    """Whether the table is in the public list."""
    key: RequestKey | None = None
    """An idempotency key: sent again with the same key, the request opens one table."""


class StartTable(RequestBody):
    """Start the match."""

    contribution: Contribution = ""
    """Mixed into the shuffle, for each of the host's seats."""


class ContinueMatch(RequestBody):
    """Play on from a position of a match that is over."""

    ply: Ply
    """The number of actions after which to play on."""
    name: Name
    seat: SeatNumber = 0
    """Your seat; bots play the others."""
    bot: Level | None = None
    """The bot of all other seats."""


class RematchSeatBody(RequestBody):
    """A seat of another match: a person of this table by `seat`, a `bot`, or neither."""

    seat: SeatNumber | None = None
    bot: Level | None = None


class AskRematch(RequestBody):
    """Ask for another match, or agree to the one that was asked for."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """In notation; those of this match by default."""
    seats: Annotated[list[RematchSeatBody], Meta(min_length=2, max_length=4)] | None = None
    """The same by default."""
    contribution: Contribution = ""
    """Mixed into its shuffle."""


class TableListItem(Struct, frozen=True):
    """A table in the public list."""

    table: str
    rules: str
    players: list[str]
    """A name; the level of a bot after a colon; an empty string for an open seat."""
    opened_at: float
    moved_at: float
    status: Status


@post("/tables", summary="Open a table", responses=PROBLEMS)
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[SeatGrantResponse]:
    """Open a table and become its host; the host holds the seats that have a name."""
    setup = TableSetup(
        ruleset=parse_ruleset(data.rules),
        seats=tuple(SeatRequest(seat.name, seat.bot, seat.colour) for seat in data.seats),
        seconds=data.seconds,
        substitute=DEFAULT_LEVEL if data.substitute is None else data.substitute,
        is_public=data.is_public,
    )
    caller = get_caller(request)
    state, client = server_state(request), client_address(request)
    async with state.open_tables.reserve(client):
        grant = await state.service.open(setup, data.key)
        state.open_tables.add(client, grant.table.id)
    state.set_client(grant.table.id, client)
    return await grant_response(request, caller, grant, status=201)


@get("/tables", summary="List the public tables", responses=PROBLEMS)
async def list_tables(
    request: AnyRequest, status: FromQuery[Status | None] = None
) -> list[TableListItem]:
    """The public tables, the most recently changed first."""
    summaries = await server_state(request).log.list_tables(
        status, is_public=True, limit=LIST_LIMIT
    )
    return [
        TableListItem(
            table=summary.table,
            status=summary.status,
            rules=summary.rules,
            players=list(summary.players),
            opened_at=summary.opened_at,
            moved_at=summary.moved_at,
        )
        for summary in summaries
    ]


@get("/tables/{table_id:str}", summary="Look at a table", responses=PROBLEMS)
async def show_table(
    request: AnyRequest,
    table_id: TableId,
    ply: Annotated[
        int | None,
        QueryParameter(ge=0, le=1000, description="As it was after so many actions, for a replay."),
    ] = None,
) -> TableViewWithLog:
    """The table as the holder of the token may see it; without a token, as a spectator may."""
    state = server_state(request)
    table = await state.service.table(table_id)
    token_hash = get_caller(request).token_hash(table)
    now = state.service.now()
    if ply is not None and ply != table.ply:
        log = log_lines(table)[:ply]
        return replay_view(TableViewWithLog, table, ply, now, log=log)
    presence = state.presence(table_id)
    view = spectator_view(TableViewWithLog, table, presence, now, log=log_lines(table))
    return seat_view(view, table, token_hash, now)


@post(
    "/tables/{table_id:str}/start", summary="Start the match", status_code=200, responses=PROBLEMS
)
async def start_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[StartTable]
) -> TableChanged:
    """Start the match: for the host, when every seat is filled."""
    token = limited_caller(request, table_id).require_token()
    state, client = server_state(request), client_address(request)
    if (await state.service.table(table_id)).has_people:
        return changed(await state.service.start(table_id, token, data.contribution))
    async with state.bot_tables.reserve(client):
        table = await state.service.start(table_id, token, data.contribution)
        state.bot_tables.add(client, table_id)
    return changed(table)


@post(
    "/tables/{table_id:str}/abandon", summary="End the match", status_code=200, responses=PROBLEMS
)
async def abandon_table(request: AnyRequest, table_id: TableId) -> TableChanged:
    """End the match early: for the host."""
    token = limited_caller(request, table_id).require_token()
    return changed(await server_state(request).service.abandon(table_id, token))


@post(
    "/tables/{table_id:str}/rematch",
    summary="Ask for another match, or agree to it",
    status_code=200,
    responses=PROBLEMS,
)
async def rematch_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[AskRematch | None] = None
) -> Response[SeatGrantResponse]:
    """Ask for another match, or agree: it starts, at a new table, when everybody has.

    The response has the new table once there is one, and this one until then.
    """
    caller = limited_caller(request, table_id)
    state, client = server_state(request), client_address(request)
    data = data or AskRematch()
    wanted = None
    if data.seats is not None:
        wanted = tuple([RematchSeat(each.seat, each.bot) for each in data.seats])
    proposal = Proposal(data.rules, wanted)
    async with state.open_tables.reserve(client):
        grant = await state.service.rematch(
            table_id, caller.require_token(), proposal, data.contribution
        )
        if grant.table.id != table_id:
            state.open_tables.add(client, grant.table.id)
            state.set_client(grant.table.id, client)
    return await grant_response(request, caller, grant)


@delete(
    "/tables/{table_id:str}/rematch",
    summary="Say no to another match",
    status_code=200,
    responses=PROBLEMS,
)
async def decline_rematch(request: AnyRequest, table_id: TableId) -> TableChanged:
    """Say no to another match; whoever asked can propose one without you."""
    token = limited_caller(request, table_id).require_token()
    return changed(await server_state(request).service.decline_rematch(table_id, token))


@post("/tables/{table_id:str}/continue", summary="Play on from a position", responses=PROBLEMS)
async def continue_match(
    request: AnyRequest, table_id: TableId, data: JSONBody[ContinueMatch]
) -> Response[SeatGrantResponse]:
    """Open a table at a position of a match that is over, to play on against bots."""
    caller = limited_caller(request, table_id)
    state = server_state(request)
    grant = await state.service.continue_match(
        table_id,
        ply=data.ply,
        seat=data.seat,
        name=data.name,
        level=DEFAULT_LEVEL if data.bot is None else data.bot,
    )
    state.set_client(grant.table.id, client_address(request))
    return await grant_response(request, caller, grant, status=201)


HANDLERS: Final = (
    open_table,
    list_tables,
    show_table,
    start_table,
    abandon_table,
    rematch_table,
    decline_rematch,
    continue_match,
)
