"""The daily deal over HTTP."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from kingdomino import analysis
from kingdomino.notation import format_ruleset
from kingdomino.players import (
    daily_levels,
    daily_number,
    daily_puzzle,
    daily_ruleset,
    daily_seed,
    daily_setup,
    streaks,
    table_secret,
)
from kingdomino.players.daily import REGENT_ROLLOUTS, SEAT
from kingdomino.rules import Game
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import get_caller, token_cookie
from kingdomino.server.http.players import current_player, ensure_player
from kingdomino.server.http.problems import PROBLEMS
from kingdomino.server.http.schemas import RequestBody, SeatGrantResponse
from kingdomino.server.state import AnyRequest, ServerState, server_state
from kingdomino.storage import DailyTry
from kingdomino.tables import Table, TableError, hash_token
from kingdomino.tables.fairness import commit

_BEST: Final = 3  # kingdoms of yesterday that are shown
_CALENDAR_DAYS: Final = 400
_ONE: Final = timedelta(days=1)


class PlayDaily(RequestBody):
    """Play the daily deal."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class DailyKingdom(Struct, frozen=True):
    """A finished kingdom of a daily deal."""

    day: str
    points: int
    placed: list[str]
    """Its placements in notation."""


class FirstLine(Struct, frozen=True):
    """The first line of today's deal: what everybody sees when the game begins."""

    dominoes: list[int]
    kings: list[int | None]
    """The seat whose king stands on each domino in your try; `null` before it was claimed."""
    opener: int
    """The seat whose king comes first."""


class DailyOwn(Struct, frozen=True):
    """Your counted try of today."""

    table: str
    status: str
    """`playing`; `done`; or `void` if it was given up."""
    kingdom: DailyKingdom | None
    place: int | None
    """Among those who have finished today."""
    below: int | None
    """How many games of the Regent made fewer points."""
    points: list[int]
    """Of each seat, once it is done; none if the table was deleted."""


class RegentGames(Struct, frozen=True):
    """The games of the Regent on today's deal, as far as they are played."""

    games: int
    total: int
    rollouts: int
    """Of each of its turns."""
    points: dict[str, int]
    """The number of games by points."""


class RevealedDeal(Struct, frozen=True):
    """Yesterday's deal."""

    day: str
    commitment: str
    secret: str
    table_secret: str
    """The secret of its tables: the SHA-256 of a text and the secret of the day."""
    best: list[DailyKingdom]


class DailyData(Struct, frozen=True):
    """Today's deal, and what you made of it."""

    day: str
    number: int
    rules: str
    levels: list[str]
    """The bots."""
    line: FirstLine
    puzzle: int | None
    """The number of today's puzzle; `null` if this server can't analyse anything."""
    commitment: str
    next_commitment: str
    """To tomorrow's secret."""
    next_at: float
    """When the next deal opens."""
    players: int
    """How many have finished it."""
    own: DailyOwn | None
    regent: RegentGames
    calendar: list[DailyKingdom]
    """Your days."""
    streak: int
    longest: int
    yesterday: RevealedDeal | None


@get("/daily", summary="Look at the daily deal", responses=PROBLEMS)
async def show_daily(request: AnyRequest) -> DailyData:
    """Today's deal, your try and your calendar; days are those of UTC."""
    state = server_state(request)
    daily, store, today = state.daily, state.daily_store, state.daily.today()
    player = await current_player(request)
    secret = await daily.secret(today)
    mine = await store.tries_of(player, _since(today)) if player else []
    days = {date.fromisoformat(each.day) for each in mine}
    streak, longest = streaks(days, today)
    games = Counter(
        points for part in (await store.parts(today.isoformat())).values() for points in part
    )
    own = await store.find_try(today.isoformat(), player) if player else None
    table = await _table_of(state, own)
    return DailyData(
        day=today.isoformat(),
        number=daily_number(today),
        rules=format_ruleset(daily_ruleset()),
        levels=list(daily_levels(today)),
        line=_first_line(secret, table),
        puzzle=_puzzle(today),
        commitment=commit(secret),
        next_commitment=commit(await daily.secret(today + _ONE)),
        next_at=datetime.combine(today + _ONE, datetime.min.time(), UTC).timestamp(),
        players=(await store.standing(today.isoformat(), 0))[0],
        own=await _own(state, own, table, games) if own else None,
        regent=RegentGames(
            games=games.total(),
            total=daily.regent_games,
            rollouts=REGENT_ROLLOUTS,
            points={str(points): games[points] for points in sorted(games)},
        ),
        calendar=[_kingdom(each) for each in sorted(mine)],
        streak=streak,
        longest=longest,
        yesterday=await _revealed(state, today - _ONE),
    )


@post("/daily/play", summary="Play the daily deal", responses=PROBLEMS)
async def play_daily(request: AnyRequest, data: JSONBody[PlayDaily]) -> Response[SeatGrantResponse]:
    """Open a table with today's deal and start it: your first one counts, others are practice.

    While the counted one is being played, it is the answer again.
    """
    state = server_state(request)
    today = state.daily.today()
    caller = get_caller(request)
    player, cookie = await ensure_player(request)
    own = await state.daily_store.find_try(today.isoformat(), player)
    if own is not None and own.status == "playing":
        table = await _table_of(state, own)
        if table is not None:
            return Response(_granted(table, token=None), status_code=200, cookies=[cookie])
    secret = await state.daily.secret(today)
    state.daily.play_regent(today, secret)
    setup = daily_setup(today, data.name, is_counted=own is None)
    grant = await state.service.open(setup, secret=table_secret(secret))
    state.set_client(grant.table.id, client_address(request))
    if own is None:
        counted = await state.daily_store.add_try(today.isoformat(), player, grant.table.id)
        if counted != grant.table.id:  # another tab was faster
            table = await state.service.table(counted)
            return Response(_granted(table, token=None), status_code=200, cookies=[cookie])
    await state.service.start(grant.table.id, grant.token)
    await state.players.link(player, grant.table.id, hash_token(grant.token))
    cookies = [token_cookie(request, grant.table.id, grant.token), cookie]
    token = None if caller.is_browser else grant.token
    return Response(_granted(grant.table, token), status_code=201, cookies=cookies)


def _granted(table: Table, token: str | None) -> SeatGrantResponse:
    return SeatGrantResponse(
        table=table.id, seat=SEAT, seats=[SEAT], token=token, commitment=table.commitment
    )


async def _table_of(state: ServerState, own: DailyTry | None) -> Table | None:
    if own is None:
        return None
    try:
        return await state.service.table(own.table)
    except TableError:
        return None  # deleted


def _first_line(secret: bytes, table: Table | None) -> FirstLine:
    """Return the first line, with the kings of a try.

    Before the try it says no more than the first moment of the game: nobody has chosen anything.
    """
    start = Game.new(daily_ruleset(), daily_seed(secret)).public
    assert start.next_line is not None and start.actor is not None  # noqa: PT018
    dominoes = start.next_line.dominoes
    opening = table.actions[: len(dominoes)] if table is not None else ()
    kings = {event.action: event.seat for event in opening}
    return FirstLine(list(dominoes), [kings.get(f">{domino}") for domino in dominoes], start.actor)


def _puzzle(day: date) -> int | None:
    return daily_puzzle(day, len(analysis.load_puzzles())) if analysis.is_available else None


async def _own(
    state: ServerState, own: DailyTry, table: Table | None, games: Counter[int]
) -> DailyOwn:
    if own.points is None:
        status = "void" if table is None else own.status  # a deleted table can't be finished
        return DailyOwn(own.table, status, None, None, None, [])
    kingdoms = table.match.game.kingdoms if table is not None and table.match is not None else ()
    points = [kingdom.points_with_bonuses(daily_ruleset()) for kingdom in kingdoms]
    _, better = await state.daily_store.standing(own.day, own.points)
    below = sum(count for points, count in games.items() if points < own.points)
    return DailyOwn(own.table, own.status, _kingdom(own), 1 + better, below, points)


async def _revealed(state: ServerState, day: date) -> RevealedDeal | None:
    secret = await state.daily_store.find_secret(day.isoformat())
    if secret is None:
        return None
    best = await state.daily_store.best(day.isoformat(), _BEST)
    return RevealedDeal(
        day=day.isoformat(),
        commitment=commit(secret),
        secret=secret.hex(),
        table_secret=table_secret(secret).hex(),
        best=[_kingdom(each) for each in best],
    )


def _kingdom(done: DailyTry) -> DailyKingdom:
    placed = done.kingdom.split(",") if done.kingdom else []
    return DailyKingdom(done.day, done.points or 0, placed)


def _since(today: date) -> str:
    return (today - timedelta(days=_CALENDAR_DAYS)).isoformat()


HANDLERS: Final = (show_daily, play_daily)
