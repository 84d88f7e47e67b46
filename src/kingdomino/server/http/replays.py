"""The past of a match: its actions, its record, and whether its shuffle was fair."""

from collections.abc import Iterator

from litestar import Response, get
from msgspec import Struct

from kingdomino.notation import parse_record
from kingdomino.notation.schema import KingdomData, kingdom_data
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.problems import PROBLEMS
from kingdomino.server.http.schemas import TableId
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import Check, Refusal, Table, TableError, verify


class HistoryItem(Struct, frozen=True):
    """An action of the match, and the points after it."""

    ply: int
    """The number of actions played before it, in the whole match."""
    game: int
    round: int
    """From 1; 0 is the opening."""
    seat: int
    action: str
    points: list[int]
    """The points of each seat in this game after it, bonuses included."""


class History(Struct, frozen=True):
    """Every action played so far, first to last."""

    plies: list[HistoryItem]


class MatchKingdoms(Struct, frozen=True):
    """The kingdoms of every game of a match."""

    games: list[list[KingdomData]]
    """A list for each game so far, with a kingdom for each seat."""


class CheckResult(Struct, frozen=True):
    """A check of the shuffle, and whether it holds."""

    check: Check
    holds: bool


class VerdictResponse(Struct, frozen=True):
    """Whether a match was dealt as promised."""

    is_fair: bool
    """Whether everything could be checked and holds."""
    checks: list[CheckResult]
    """Each check that could be made."""
    missing: list[str]
    """The tags that the record lacks for more checks: of a match that was dealt elsewhere."""
    continued_from: str | None
    """The table whose deal this match continues: then the shuffle was none of this table."""


@get("/tables/{table_id:str}/history", summary="List every action", responses=PROBLEMS)
async def show_history(request: AnyRequest, table_id: TableId) -> History:
    """Every action of the match so far, with the points of all seats after it."""
    return History(plies=list(history(await server_state(request).service.table(table_id))))


@get(
    "/tables/{table_id:str}/kingdoms", summary="Show the kingdoms of all games", responses=PROBLEMS
)
async def show_kingdoms(request: AnyRequest, table_id: TableId) -> MatchKingdoms:
    """The kingdoms of every game of the match so far: three in a Dynasty."""
    match = (await server_state(request).service.table(table_id)).match
    games = () if match is None else match.games
    return MatchKingdoms(
        games=[
            [
                kingdom_data(seat, kingdom, game.ruleset)
                for seat, kingdom in enumerate(game.kingdoms)
            ]
            for game in games
        ]
    )


@get(
    "/tables/{table_id:str}/card.png",
    summary="Draw a finished match",
    media_type="image/png",
    responses=PROBLEMS,
)
async def show_card(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The kingdoms at the end of a match with their points, as PNG; of a Dynasty, the last ones.

    It is what a link to the match shows where it is sent.
    """
    state, client = server_state(request), client_address(request)
    state.link_limit.take(client)
    table = await state.service.table(table_id)
    picture = await state.cards.get(table, state.workers, client)
    return Response(picture, headers={"cache-control": "public, max-age=86400"})


@get("/tables/{table_id:str}/verdict", summary="Check the shuffle", responses=PROBLEMS)
async def show_verdict(request: AnyRequest, table_id: TableId) -> VerdictResponse:
    """Whether the match was dealt as promised, once it is over.

    The server's own word proves nothing: `kingdomino verify` checks the record independently.
    """
    table = await server_state(request).service.table(table_id)
    if not table.status.is_final:
        raise TableError(Refusal.NOT_OVER)
    verdict = verify(parse_record(table.record), table.commitment or None)
    return VerdictResponse(
        is_fair=verdict.is_fair,
        checks=[CheckResult(check, holds) for check, holds in verdict.results.items()],
        missing=list(verdict.missing),
        continued_from=table.continued_from.table if table.continued_from else None,
    )


@get(
    "/tables/{table_id:str}/record",
    summary="Get the record",
    media_type="text/plain",
    responses=PROBLEMS,
)
async def show_record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The match in notation, with its seed once it is over."""
    table = await server_state(request).service.table(table_id)
    name = f'attachment; filename="{table.id}.kingdomino"'
    return Response(table.record, headers={"content-disposition": name})


def history(table: Table) -> Iterator[HistoryItem]:
    """Iterate over the actions of a table, with the points after each."""
    if table.match is None:
        return
    states = table.match.positions()
    before = next(states)
    for ply, (event, after) in enumerate(zip(table.actions, states, strict=True)):
        # With the last action of a game of a Dynasty the next game is dealt.
        kingdoms = after.games[event.game].kingdoms
        yield HistoryItem(
            ply=ply,
            game=event.game + 1,
            round=before.game.round,
            seat=event.seat,
            action=event.action,
            points=[kingdom.points_with_bonuses(table.ruleset) for kingdom in kingdoms],
        )
        before = after
