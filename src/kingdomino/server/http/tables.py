"""The API over HTTP: everything that can be done at a table."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, Router, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, QueryParameter

from kingdomino import analysis
from kingdomino.notation import parse_action, parse_ruleset
from kingdomino.notation.schema import kingdom_data
from kingdomino.rules import (
    Claim,
    Discard,
    IllegalActionError,
    Reason,
    View,
)
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http import seats
from kingdomino.server.http.choices import list_choices
from kingdomino.server.http.credentials import Caller, get_caller
from kingdomino.server.http.daily import HANDLERS as DAILY
from kingdomino.server.http.devices import HANDLERS as DEVICES
from kingdomino.server.http.my_games import HANDLERS as MY_GAMES
from kingdomino.server.http.positions import show_position
from kingdomino.server.http.problems import PROBLEMS, ServerError, requested_language, to_problem
from kingdomino.server.http.push_subscriptions import HANDLERS as PUSH
from kingdomino.server.http.replays import (
    show_card,
    show_history,
    show_kingdoms,
    show_record,
    show_verdict,
)
from kingdomino.server.http.responses import accepted, changed, grant_response, limited_caller
from kingdomino.server.http.schemas import (
    AskRematch,
    ContinueMatch,
    OpenTable,
    PlacementPreview,
    PlayTurn,
    SeatGrantResponse,
    SendReaction,
    StartTable,
    TableChanged,
    TableId,
    TableListItem,
    TakeBackTurn,
    TurnAccepted,
)
from kingdomino.server.jobs.cards import HAS_CARDS
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import (
    DEFAULT_LEVEL,
    Refusal,
    SeatRequest,
    Status,
    Table,
    TableError,
    TableSetup,
    replay_view,
    seat_view,
    spectator_view,
)
from kingdomino.tables.commands.rematch import Proposal
from kingdomino.tables.events import RematchSeat
from kingdomino.tables.views.data import TableViewWithLog
from kingdomino.tables.views.view import acting_view, claims_data, log_lines

LIST_LIMIT: Final = 100


@post("/tables", summary="Open a table", responses=PROBLEMS)
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[SeatGrantResponse]:
    """Open a table and become its host; the host holds the seats that have a name."""
    setup = TableSetup(
        ruleset=parse_ruleset(data.rules),
        seats=tuple(SeatRequest(seat.name, seat.bot, seat.colour) for seat in data.seats),
        seconds=data.seconds,
        substitute=DEFAULT_LEVEL if data.substitute is None else data.substitute,
        is_public=data.public,
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
    request: AnyRequest, stage: FromQuery[Status | None] = None
) -> list[TableListItem]:
    """The public tables, the most recently changed first."""
    summaries = await server_state(request).log.list_tables(stage, is_public=True, limit=LIST_LIMIT)
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


def _coach_handlers() -> Sequence[HTTPRouteHandler]:
    """Return the handlers of the coach, if this installation can analyse anything."""
    if not analysis.is_available:
        return ()
    from kingdomino.server.http import coach, puzzles  # noqa: PLC0415 - they need the kernel

    return *coach.HANDLERS, *puzzles.HANDLERS


router = Router(
    "/api",
    route_handlers=[
        open_table,
        list_tables,
        list_choices,
        show_table,
        start_table,
        play_turn,
        take_back_turn,
        *seats.HANDLERS,
        *DEVICES,
        *_coach_handlers(),
        show_position,
        preview_turn,
        send_reaction,
        abandon_table,
        rematch_table,
        decline_rematch,
        continue_match,
        show_history,
        show_kingdoms,
        show_verdict,
        show_record,
        *([show_card] if HAS_CARDS else []),
        *MY_GAMES,
        *DAILY,
        *PUSH,
    ],
    security=[{}, {"token": []}],
)


def _own_acting_view(table: Table, caller: Caller) -> View:
    token_hash = caller.token_hash(table)
    if token_hash is None:
        raise ServerError("token")
    view = acting_view(table)
    if table.actor not in table.seats_of(token_hash):
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    return view
