"""Looking back at a match: as it was, what was played, and whether its shuffle was fair."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from litestar import Response, get

from kingdomino.notation import parse_record
from kingdomino.rules import Game, Match
from kingdomino.server.house import AnyRequest, house_of
from kingdomino.server.problems import PROBLEMS
from kingdomino.server.requests import TableId
from kingdomino.server.wire import CheckFace, History, HistoryLine, VerdictFace
from kingdomino.tables import Refusal, Sight, Stage, Table, TableError, sight, verify


@get("/tables/{table_id:str}/history", summary="Everything played", responses=PROBLEMS)
async def show_history(request: AnyRequest, table_id: TableId) -> History:
    """Every action of the match so far, with the points of all seats after it."""
    return History(plies=list(history(await house_of(request).hall.table(table_id))))


@get("/tables/{table_id:str}/verdict", summary="Check the shuffle", responses=PROBLEMS)
async def show_verdict(request: AnyRequest, table_id: TableId) -> VerdictFace:
    """Whether the match was dealt as it was promised, once it is over.

    What the server says of itself proves nothing: `kingdomino verify` asks the record instead.
    """
    table = await house_of(request).hall.table(table_id)
    if not table.stage.is_final:
        raise TableError(Refusal.NOT_OVER)
    verdict = verify(parse_record(table.record), table.commitment or None)
    return VerdictFace(
        is_fair=verdict.is_fair,
        checks=[CheckFace(check, holds) for check, holds in verdict.results.items()],
        missing=list(verdict.missing),
    )


@get(
    "/tables/{table_id:str}/record",
    summary="The record",
    media_type="text/plain",
    responses=PROBLEMS,
)
async def show_record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The match in notation, with its seed once it is over."""
    table = await house_of(request).hall.table(table_id)
    name = f'attachment; filename="{table.id}.kingdomino"'
    return Response(table.record, headers={"content-disposition": name})


def sight_at(table: Table, ply: int) -> Sight:
    """A table as it was after so many actions, for anybody to see: all of it was public then.

    It was being played, whatever became of it, and the clock of then has stopped.

    Raises `TableError` if it has not come that far.
    """
    if table.match is None or ply > table.ply:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    match = next(islice(moments(table.match), ply, None))
    then = replace(table, match=match, acts=table.acts[:ply], stage=Stage.PLAYING)
    return replace(sight(then, None), turn_at=0.0, due_at=None)


def history(table: Table) -> Iterator[HistoryLine]:
    """The actions of a table, in one replay."""
    if table.match is None:
        return
    found = moments(table.match)
    before = next(found)
    for ply, (act, after) in enumerate(zip(table.acts, found, strict=True)):
        # When a game of a Dynasty ends, the next is dealt with the same action.
        kingdoms = after.games[act.game].kingdoms
        yield HistoryLine(
            ply=ply,
            game=act.game + 1,
            round=before.game.round,
            seat=act.seat,
            action=act.action,
            points=[kingdom.score(table.ruleset).points for kingdom in kingdoms],
        )
        before = after


def moments(match: Match) -> Iterator[Match]:
    """A match before its first action, and after each.

    Its games are dealt as they were, and not from a seed, which nobody knows of some matches that
    were played elsewhere.
    """
    before: tuple[Game, ...] = ()
    for last in match.games:
        assert last.origin is not None, "a table's match is known from its beginning"
        game = Game.from_deal(last.ruleset, last.origin)
        for action in last.actions:
            yield Match((*before, game))
            game = game.play(action)
        before = (*before, game)
    yield Match(before)
