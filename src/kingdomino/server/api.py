"""The API over HTTP: everything that can be done at a table."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, QueryParameter

from kingdomino.bots import LEVELS
from kingdomino.locales import LANGUAGES
from kingdomino.notation import parse_action, parse_ruleset
from kingdomino.notation.schema import kingdom_data
from kingdomino.rules import (
    PRESETS,
    SETTINGS,
    Claim,
    Discard,
    IllegalActionError,
    Reason,
    Setting,
    View,
    setting_text,
)
from kingdomino.server.credentials import Caller, get_caller, token_cookie
from kingdomino.server.limits import client_address
from kingdomino.server.problems import PROBLEMS, ServerError, requested_language, to_problem
from kingdomino.server.replay import show_history, show_record, show_verdict
from kingdomino.server.schemas import (
    AssignBot,
    Choices,
    JoinTable,
    OpenTable,
    PlacementPreview,
    PlayTurn,
    SeatGrantResponse,
    SeatId,
    SendReaction,
    SettingOption,
    StartTable,
    TableChanged,
    TableId,
    TableListItem,
    TurnAccepted,
)
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import (
    DEFAULT_LEVEL,
    Reaction,
    Refusal,
    SeatGrant,
    SeatRequest,
    Status,
    Table,
    TableError,
    TableSetup,
    replay_view,
    seat_view,
    spectator_view,
)
from kingdomino.tables.view import TableViewWithLog, acting_view, claims_data, log_lines

LIST_LIMIT: Final = 100


@post("/tables", summary="Open a table", responses=PROBLEMS)
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[SeatGrantResponse]:
    """Open a table and become its host; the host holds the seats that have a name."""
    setup = TableSetup(
        ruleset=parse_ruleset(data.rules),
        seats=tuple(SeatRequest(seat.name, seat.bot) for seat in data.seats),
        seconds=data.seconds,
        substitute=DEFAULT_LEVEL if data.substitute is None else data.substitute,
        is_public=data.public,
    )
    caller = get_caller(request)
    state = server_state(request)
    grant = await state.service.open(setup)
    state.set_client(grant.table.id, client_address(request))
    return _grant_response(request, caller, grant, status=201)


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


@get("/choices", summary="What can be chosen for a table", responses=PROBLEMS)
async def list_choices() -> Choices:
    """Presets, settings, bots, reactions and languages."""
    return Choices(
        presets={name: list(preset.players) for name, preset in PRESETS.items()},
        settings=[_setting_option(setting) for setting in SETTINGS.values()],
        bots=list(LEVELS),
        default_bot=DEFAULT_LEVEL,
        reactions=list(Reaction),
        languages=dict(LANGUAGES),
    )


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
    subscribers = state.subscriptions.get(table_id)
    online = subscribers.online if subscribers is not None else frozenset()
    view = spectator_view(TableViewWithLog, table, online, now, log=log_lines(table))
    return seat_view(view, table, token_hash, now)


@post("/tables/{table_id:str}/join", summary="Take a seat", status_code=200, responses=PROBLEMS)
async def join_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[JoinTable]
) -> Response[SeatGrantResponse]:
    """Take an open seat."""
    caller = _limited_caller(request, table_id)
    service = server_state(request).service
    grant = await service.join(table_id, caller.token, data.name, data.seat, data.contribution)
    return _grant_response(request, caller, grant)


@post("/tables/{table_id:str}/leave", summary="Leave", status_code=200, responses=PROBLEMS)
async def leave_table(request: AnyRequest, table_id: TableId) -> Response[TableChanged]:
    """Give up all your seats. Once the game has started, a bot plays them."""
    caller = _limited_caller(request, table_id)
    table = await server_state(request).service.leave(table_id, caller.require_token())
    cookies = [token_cookie(request, table_id, None)] if caller.is_browser else []
    return Response(_changed(table), cookies=cookies)


@post(
    "/tables/{table_id:str}/start", summary="Start the match", status_code=200, responses=PROBLEMS
)
async def start_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[StartTable]
) -> TableChanged:
    """Start the match: for the host, when every seat is filled."""
    token = _limited_caller(request, table_id).require_token()
    return _changed(await server_state(request).service.start(table_id, token, data.contribution))


@post("/tables/{table_id:str}/turns", summary="Play a turn", status_code=200, responses=PROBLEMS)
async def play_turn(
    request: AnyRequest, table_id: TableId, data: JSONBody[PlayTurn]
) -> TurnAccepted:
    """Play a whole turn, or one action of it, at the ply that it responds to."""
    token = _limited_caller(request, table_id).require_token()
    state = server_state(request)
    table = await state.service.play_turn(table_id, token, data.ply, data.turn, data.key)
    state.metrics.turns.labels("person").inc()
    return TurnAccepted(
        ply=table.ply, number=table.number, over=table.status.is_final, actor=table.actor
    )


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


@put(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Let a bot play a seat",
    responses=PROBLEMS,
)
async def assign_bot(
    request: AnyRequest, table_id: TableId, seat: SeatId, data: JSONBody[AssignBot]
) -> TableChanged:
    """Let a bot play your own seat from now on; the host may fill an open seat with one."""
    token = _limited_caller(request, table_id).require_token()
    service = server_state(request).service
    level = data.bot if data.bot is not None else (await service.table(table_id)).substitute
    return _changed(await service.assign_bot(table_id, token, seat, level))


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Play a seat again",
    status_code=200,
    responses=PROBLEMS,
)
async def resume_seat(request: AnyRequest, table_id: TableId, seat: SeatId) -> TableChanged:
    """Play your own seat again; the host may reopen a bot's seat before the start."""
    token = _limited_caller(request, table_id).require_token()
    return _changed(await server_state(request).service.resume_seat(table_id, token, seat))


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
    token = _limited_caller(request, table_id).require_token()
    service = server_state(request).service
    return _changed(await service.react(table_id, token, data.reaction, data.seat))


@post(
    "/tables/{table_id:str}/abandon", summary="End the match", status_code=200, responses=PROBLEMS
)
async def abandon_table(request: AnyRequest, table_id: TableId) -> TableChanged:
    """End the match early: for the host."""
    token = _limited_caller(request, table_id).require_token()
    return _changed(await server_state(request).service.abandon(table_id, token))


@post(
    "/tables/{table_id:str}/rematch", summary="Open a rematch", status_code=200, responses=PROBLEMS
)
async def rematch_table(request: AnyRequest, table_id: TableId) -> Response[SeatGrantResponse]:
    """Open a new table with the same seats and tokens: the same one for all who ask."""
    caller = _limited_caller(request, table_id)
    state = server_state(request)
    grant = await state.service.rematch(table_id, caller.require_token())
    state.set_client(grant.table.id, client_address(request))
    return _grant_response(request, caller, grant)


router = Router(
    "/api",
    route_handlers=[
        open_table,
        list_tables,
        list_choices,
        show_table,
        join_table,
        leave_table,
        start_table,
        play_turn,
        preview_turn,
        assign_bot,
        resume_seat,
        send_reaction,
        abandon_table,
        rematch_table,
        show_history,
        show_verdict,
        show_record,
    ],
    security=[{}, {"token": []}],
)


def _limited_caller(request: AnyRequest, table_id: str) -> Caller:
    """Return who asks for a change. Raises `ServerError` if the table has changed too often."""
    caller = get_caller(request)
    server_state(request).table_limit.take(table_id)
    return caller


def _grant_response(
    request: AnyRequest, caller: Caller, grant: SeatGrant, status: int = 200
) -> Response[SeatGrantResponse]:
    cookies: Sequence[Cookie] = ()
    if caller.is_browser:
        cookies = [token_cookie(request, grant.table.id, grant.token)]
    content = SeatGrantResponse(
        table=grant.table.id,
        seat=grant.seats[0] if grant.seats else None,
        seats=list(grant.seats),
        token=None if caller.is_browser else grant.token,
        commitment=grant.table.commitment,
    )
    return Response(content, status_code=status, cookies=cookies)


def _changed(table: Table) -> TableChanged:
    return TableChanged(table=table.id, number=table.number, status=table.status)


def _own_acting_view(table: Table, caller: Caller) -> View:
    token_hash = caller.token_hash(table)
    if token_hash is None:
        raise ServerError("token")
    view = acting_view(table)
    if table.actor not in table.seats_of(token_hash):
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    return view


def _setting_option(setting: Setting) -> SettingOption:
    return SettingOption(
        name=setting.name,
        values=[setting_text(value) for value in setting.values],
        default=None if setting.name == "deck" else setting_text(setting.default),
        players={setting_text(value): list(n) for value, n in setting.players.items()},
        bonus=None if setting.bonus is None else setting.bonus.points,
    )
