"""The API over HTTP: everything that can be done at a table."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, QueryParameter

from kingdomino.bots import LEVELS
from kingdomino.locales import LANGUAGES
from kingdomino.notation import parse_action, parse_ruleset
from kingdomino.rules import (
    PRESETS,
    Claim,
    Discard,
    IllegalActionError,
    Reason,
    View,
)
from kingdomino.server.credentials import Caller, caller_of, cookie_of
from kingdomino.server.house import AnyRequest, house_of
from kingdomino.server.problems import PROBLEMS, ServerError
from kingdomino.server.replay import show_history, show_record, show_verdict, sight_at
from kingdomino.server.requests import (
    HandSeat,
    JoinTable,
    MakeSign,
    OpenTable,
    PlayTurn,
    SeatId,
    StartTable,
    TableId,
)
from kingdomino.server.view import kingdom_face, prospects, whole_view
from kingdomino.server.wire import (
    Changed,
    Choices,
    Played,
    Preview,
    Seating,
    TableLine,
    TableView,
)
from kingdomino.tables import (
    DEFAULT_LEVEL,
    Reaction,
    Refusal,
    Seated,
    Setup,
    Stage,
    Table,
    TableError,
    Wish,
    sight,
)

MOST_LISTED: Final = 100


@post("/tables", summary="Open a table", responses=PROBLEMS)
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[Seating]:
    """Lay out a table; whoever does is its host, and sits where a seat has a name."""
    setup = Setup(
        ruleset=parse_ruleset(data.rules),
        wishes=tuple(Wish(wish.name, wish.bot) for wish in data.seats),
        seconds=data.seconds,
        substitute=DEFAULT_LEVEL if data.substitute is None else data.substitute,
        is_public=data.public,
    )
    caller = _changing(request)
    return _seating(request, caller, await house_of(request).hall.open(setup), status=201)


@get("/tables", summary="List the public tables", responses=PROBLEMS)
async def list_tables(
    request: AnyRequest, stage: FromQuery[Stage | None] = None
) -> list[TableLine]:
    """Tables that everybody may find, those where something happened last first."""
    found = await house_of(request).log.listed(stage, is_public=True, most=MOST_LISTED)
    return [
        TableLine(
            table=summary.table,
            stage=summary.stage,
            rules=summary.rules,
            players=list(summary.players),
            opened_at=summary.opened_at,
            moved_at=summary.moved_at,
        )
        for summary in found
    ]


@get("/choices", summary="What can be chosen for a table", responses=PROBLEMS)
async def list_choices() -> Choices:
    """Presets, bots, reactions and languages."""
    return Choices(
        presets={name: list(preset.players) for name, preset in PRESETS.items()},
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
) -> TableView:
    """The table as the token may know it; without one, as a spectator may."""
    house = house_of(request)
    table = await house.hall.table(table_id)
    holder = caller_of(request).holder(table)
    room = house.rooms.get(table_id)
    online = room.online if room is not None else frozenset()
    seen = sight(table, holder) if ply is None or ply == table.ply else sight_at(table, ply)
    return whole_view(seen, online, house.hall.now())


@post("/tables/{table_id:str}/join", summary="Sit down", status_code=200, responses=PROBLEMS)
async def join_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[JoinTable]
) -> Response[Seating]:
    """Take an open seat."""
    caller = _changing(request, table_id)
    hall = house_of(request).hall
    seated = await hall.join(table_id, caller.token, data.name, data.seat, data.contribution)
    return _seating(request, caller, seated)


@post("/tables/{table_id:str}/leave", summary="Get up", status_code=200, responses=PROBLEMS)
async def leave_table(request: AnyRequest, table_id: TableId) -> Response[Changed]:
    """Give up all one's seats. Once the game has started, a bot plays on."""
    caller = _changing(request, table_id)
    table = await house_of(request).hall.leave(table_id, caller.needed())
    cookies = [cookie_of(request, table_id, None)] if caller.is_browser else []
    return Response(_changed(table), cookies=cookies)


@post("/tables/{table_id:str}/start", summary="Deal", status_code=200, responses=PROBLEMS)
async def start_table(
    request: AnyRequest, table_id: TableId, data: JSONBody[StartTable]
) -> Changed:
    """Begin the match: for the host, when every seat is filled."""
    token = _changing(request, table_id).needed()
    return _changed(await house_of(request).hall.start(table_id, token, data.contribution))


@post("/tables/{table_id:str}/turns", summary="Play a turn", status_code=200, responses=PROBLEMS)
async def play_turn(request: AnyRequest, table_id: TableId, data: JSONBody[PlayTurn]) -> Played:
    """Play a whole turn, or one action of it, at the ply that it answers."""
    token = _changing(request, table_id).needed()
    house = house_of(request)
    table = await house.hall.act(table_id, token, data.ply, data.turn, data.key)
    house.metrics.turns.labels("person").inc()
    return Played(ply=table.ply, number=table.number, over=table.stage.is_final, actor=table.actor)


@get("/tables/{table_id:str}/preview", summary="Try a placement", responses=PROBLEMS)
async def preview_turn(
    request: AnyRequest,
    table_id: TableId,
    turn: Annotated[
        str,
        QueryParameter(min_length=2, max_length=16, description="A placement, such as 13:g8h8."),
    ],
) -> Preview:
    """The kingdom as a placement would leave it, for the seat at turn; nothing is played."""
    table = await house_of(request).hall.table(table_id)
    view = _view_at_turn(table, caller_of(request))
    action = parse_action(turn)
    if isinstance(action, Claim):
        raise IllegalActionError(Reason.PLACE_FIRST, domino=view.domino or action.domino)
    if view.domino is None:
        raise IllegalActionError(Reason.CLAIM_FIRST)
    if action.domino != view.domino:
        raise IllegalActionError(Reason.NOT_YOUR_DOMINO, domino=action.domino, expected=view.domino)
    assert view.actor is not None
    kingdom = view.kingdoms[view.actor]
    if not isinstance(action, Discard):
        kingdom = kingdom.place(action)
    claims = view.next_line.claims() if view.next_line is not None else ()
    return Preview(
        kingdom=kingdom_face(view.actor, kingdom, view.ruleset),
        claims=prospects(kingdom, claims, view.ruleset),
    )


@put(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Let a bot play a seat",
    responses=PROBLEMS,
)
async def hand_seat(
    request: AnyRequest, table_id: TableId, seat: SeatId, data: JSONBody[HandSeat]
) -> Changed:
    """A bot plays one's own seat from now on; the host may fill an open seat with one."""
    token = _changing(request, table_id).needed()
    hall = house_of(request).hall
    level = data.bot if data.bot is not None else (await hall.table(table_id)).substitute
    return _changed(await hall.hand(table_id, token, seat, level))


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Play again",
    status_code=200,
    responses=PROBLEMS,
)
async def take_seat_back(request: AnyRequest, table_id: TableId, seat: SeatId) -> Changed:
    """Play one's own seat again; the host may open a bot's seat before the start."""
    token = _changing(request, table_id).needed()
    return _changed(await house_of(request).hall.take_back(table_id, token, seat))


@post(
    "/tables/{table_id:str}/reactions", summary="Make a sign", status_code=200, responses=PROBLEMS
)
async def make_sign(request: AnyRequest, table_id: TableId, data: JSONBody[MakeSign]) -> Changed:
    """React to what happens."""
    token = _changing(request, table_id).needed()
    hall = house_of(request).hall
    return _changed(await hall.react(table_id, token, data.reaction, data.seat))


@post(
    "/tables/{table_id:str}/abandon", summary="End the match", status_code=200, responses=PROBLEMS
)
async def abandon_table(request: AnyRequest, table_id: TableId) -> Changed:
    """End the match before its time: for the host."""
    token = _changing(request, table_id).needed()
    return _changed(await house_of(request).hall.abandon(table_id, token))


@post("/tables/{table_id:str}/rematch", summary="Play again", status_code=200, responses=PROBLEMS)
async def rematch_table(request: AnyRequest, table_id: TableId) -> Response[Seating]:
    """Go on at a new table with the same seats and tokens: the same one for all who ask."""
    caller = _changing(request, table_id)
    seated = await house_of(request).hall.rematch(table_id, caller.needed())
    return _seating(request, caller, seated)


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
        hand_seat,
        take_seat_back,
        make_sign,
        abandon_table,
        rematch_table,
        show_history,
        show_verdict,
        show_record,
    ],
    security=[{}, {"token": []}],
)


def _changing(request: AnyRequest, table: str | None = None) -> Caller:
    """Who asks for a change. Raises `ServerError` if it is another site, or one too many."""
    caller = caller_of(request)
    if table is not None:
        house_of(request).changes.take(table)
    return caller


def _seating(
    request: AnyRequest, caller: Caller, seated: Seated, status: int = 200
) -> Response[Seating]:
    cookies: Sequence[Cookie] = ()
    if caller.is_browser:
        cookies = [cookie_of(request, seated.table.id, seated.token)]
    content = Seating(
        table=seated.table.id,
        seat=seated.seats[0] if seated.seats else None,
        seats=list(seated.seats),
        token=None if caller.is_browser else seated.token,
        commitment=seated.table.commitment,
    )
    return Response(content, status_code=status, cookies=cookies)


def _changed(table: Table) -> Changed:
    return Changed(table=table.id, number=table.number, stage=table.stage)


def _view_at_turn(table: Table, caller: Caller) -> View:
    holder = caller.holder(table)
    if holder is None:
        raise ServerError("token")
    if table.actor is None:
        raise TableError(Refusal.OVER if table.stage.is_final else Refusal.NOT_STARTED)
    if table.actor not in table.seats_of(holder):
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    view = table.view(table.actor)
    assert view is not None
    return view
