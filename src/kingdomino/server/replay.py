"""The past of a match: its actions, its record, and whether its shuffle was fair."""

from collections.abc import Iterator

from litestar import Response, get

from kingdomino.notation import parse_record
from kingdomino.server.problems import PROBLEMS
from kingdomino.server.schemas import (
    CheckResult,
    History,
    HistoryItem,
    TableId,
    VerdictResponse,
)
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import Refusal, Table, TableError, verify


@get("/tables/{table_id:str}/history", summary="List every action", responses=PROBLEMS)
async def show_history(request: AnyRequest, table_id: TableId) -> History:
    """Every action of the match so far, with the points of all seats after it."""
    return History(plies=list(history(await server_state(request).service.table(table_id))))


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
