"""*My games*: the matches of a player, for that player alone.

The player is known by the key in a cookie, so there is nothing in a URL that could be passed on.
"""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from kingdomino.notation import format_ruleset
from kingdomino.players import (
    PlayedMatch,
    daily_ruleset,
    is_consistent,
    is_printed_match,
    printed_match,
)
from kingdomino.rules import KingdominoError
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import get_caller, key_cookie
from kingdomino.server.http.players import MAX_IMPORTED, current_player, ensure_player
from kingdomino.server.http.problems import PROBLEMS, ServerError
from kingdomino.server.http.schemas import RequestBody
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.storage import Cursor, MatchPage, SeatSummary
from kingdomino.tables import Status, TableError
from kingdomino.tables.seat import MAX_NAME

PAGE: Final = 100
"""Finished matches in one response."""
MAX_UNFINISHED: Final = 20
"""Matches that are not over in a response: the latest."""
_MAX_BATCH: Final = 20  # matches of a file in one request
_DAILY_RULES: Final = format_ruleset(daily_ruleset())


class UnfinishedSeat(Struct, frozen=True):
    """A seat of a match that is not over."""

    name: str
    bot: str | None


class UnfinishedMatch(Struct, frozen=True):
    """A match of a player that is not over."""

    table: str
    rules: str
    seat: int
    is_started: bool
    is_your_turn: bool
    moved_at: float
    seats: list[UnfinishedSeat]


class ReviewSummary(Struct, frozen=True):
    """The accuracy, luck and losses of your seat in the review of a match."""

    accuracy: float | None
    """From 0 to 100; `null` if you never had a choice."""
    luck: float
    """The points that chance gave you."""
    decisions: float
    """The points that the others' decisions lost on average, less what yours lost."""


class MyGames(Struct, frozen=True):
    """A player's matches."""

    unfinished: list[UnfinishedMatch]
    """The latest that are not over; only with the first page."""
    finished: list[PlayedMatch]
    """Newest first."""
    elsewhere: list[str]
    """The tables of `finished` that this server does not have: they came in a file."""
    reviews: dict[str, ReviewSummary]
    """Of the tables of `finished` that were reviewed."""
    next: str | None
    """The value of `after` for the next page; `null` after the last one."""


class ImportMatches(RequestBody):
    """Matches from a file."""

    matches: Annotated[list[PlayedMatch], Meta(min_length=1, max_length=_MAX_BATCH)]


Placements = Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=24)]


class KeepPrinted(RequestBody):
    """A printed game, as the score pad has it."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: Annotated[int, Meta(ge=0, le=3)]
    """Yours."""
    names: Annotated[
        list[Annotated[str, Meta(max_length=MAX_NAME)]], Meta(min_length=2, max_length=4)
    ]
    games: Annotated[
        list[Annotated[list[Placements], Meta(min_length=2, max_length=4)]],
        Meta(min_length=1, max_length=3),
    ]
    """The placements of each kingdom in any order, by game and seat."""


class MatchesImported(Struct, frozen=True):
    """The result of importing matches from a file."""

    added: int
    """How many are new."""


@get("/my/games", summary="List your games", responses=PROBLEMS)
async def show_my_games(
    request: AnyRequest,
    after: Annotated[
        str | None,
        QueryParameter(
            pattern="^[0-9]{1,15}-[a-z0-9]{1,32}$",
            description="The `next` of the page before.",
        ),
    ] = None,
) -> Response[MyGames]:
    """The matches of the player whose key the browser keeps; none without a key."""
    get_caller(request)  # refuses other sites
    player = await current_player(request)
    if player is None:
        return Response(MyGames([], [], [], {}, None))
    page = await server_state(request).players.matches(player, PAGE, _cursor(after))
    unfinished = [] if after else await _unfinished(request, player)
    following = None if page.next is None else f"{page.next.ended_at}-{page.next.table}"
    reviews = await _reviews(request, page)
    finished = await _with_daily(request, page)
    games = MyGames(unfinished, finished, page.elsewhere, reviews, following)
    _, cookie = await ensure_player(request)
    return Response(games, cookies=[cookie])


@post("/my/games", summary="Import your games", status_code=200, responses=PROBLEMS)
async def import_my_games(
    request: AnyRequest, data: JSONBody[ImportMatches]
) -> Response[MatchesImported]:
    """Keep matches that were played elsewhere, from a file of *My games*."""
    get_caller(request)
    state = server_state(request)
    state.import_limit.take(client_address(request))
    if not all(_is_valid(match) for match in data.matches):
        raise ServerError("import")
    player, cookie = await ensure_player(request)
    added = await state.players.add_imported(player, data.matches, MAX_IMPORTED)
    return Response(MatchesImported(added), cookies=[cookie])


@put("/my/games/{game_id:str}", summary="Keep a printed game", responses=PROBLEMS)
async def keep_printed_game(
    request: AnyRequest,
    game_id: Annotated[
        str, PathParameter(pattern="^[a-z0-9]{1,32}$", description="Any id; the same one replaces.")
    ],
    data: JSONBody[KeepPrinted],
) -> Response[PlayedMatch]:
    """Keep the result of a printed game; points and ranks follow from its kingdoms."""
    get_caller(request)
    state = server_state(request)
    state.import_limit.take(client_address(request))
    now = state.service.now()
    try:
        match = printed_match(
            game_id, now, data.rules, seat=data.seat, names=data.names, games=data.games
        )
    except KingdominoError:
        raise
    except ValueError as error:
        raise ServerError("printed") from error
    player, cookie = await ensure_player(request)
    if not await state.players.put_printed(player, match, MAX_IMPORTED):
        raise ServerError("no-room", most=MAX_IMPORTED)
    return Response(match, cookies=[cookie])


@delete(
    "/my/games/{game_id:str}", summary="Delete a printed game", status_code=204, responses=PROBLEMS
)
async def delete_printed_game(
    request: AnyRequest,
    game_id: Annotated[
        str, PathParameter(pattern="^[a-z0-9]{1,32}$", description="The `table` of the game.")
    ],
) -> None:
    """Delete one printed game from your list; matches that were played at a table stay in it."""
    get_caller(request)
    player = await current_player(request)
    if player is None or not await server_state(request).players.delete_printed(player, game_id):
        raise ServerError("no-such-game")


@delete("/my/games", summary="Erase your games", status_code=204, responses=PROBLEMS)
async def erase_my_games(request: AnyRequest) -> Response[None]:
    """Forget the player: the key, the list and all imported matches. Tables stay for the others."""
    get_caller(request)
    player = await current_player(request)
    if player is not None:
        await server_state(request).players.erase(player)
    return Response(None, cookies=[key_cookie(request, None)])


HANDLERS: Final[Sequence[HTTPRouteHandler]] = (
    show_my_games,
    import_my_games,
    keep_printed_game,
    delete_printed_game,
    erase_my_games,
)


def _is_valid(match: PlayedMatch) -> bool:
    return is_printed_match(match) if match.is_printed else is_consistent(match)


def _cursor(after: str | None) -> Cursor | None:
    if after is None:
        return None
    ended_at, _, table = after.partition("-")
    return Cursor(int(ended_at), table)


async def _with_daily(request: AnyRequest, page: MatchPage) -> list[PlayedMatch]:
    """Return the matches with the kinds of this server's daily deals; other matches keep theirs."""
    elsewhere = set(page.elsewhere)
    candidates = {
        match.table
        for match in page.matches
        if match.rules == _DAILY_RULES and not match.is_printed and match.table not in elsewhere
    }
    if not candidates:
        return page.matches
    kinds = await server_state(request).daily_store.kinds_of(sorted(candidates))
    return [
        msgspec.structs.replace(match, daily=kinds.get(match.table))
        if match.table in candidates
        else match
        for match in page.matches
    ]


async def _reviews(request: AnyRequest, page: MatchPage) -> dict[str, ReviewSummary]:
    """Return the summaries of the reviews of matches that this server has."""
    seats = {match.table: match.seat for match in page.matches if not match.is_printed}
    for table in page.elsewhere:
        seats.pop(table, None)
    found = await server_state(request).review_store.summaries(list(seats))
    return {table: _summary(reviewed, seats[table]) for table, reviewed in found.items()}


def _summary(seats: list[SeatSummary], seat: int) -> ReviewSummary:
    own = seats.pop(seat)
    others = sum(other.lost for other in seats) / len(seats)
    return ReviewSummary(own.accuracy, own.luck, round(others - own.lost, 2))


async def _unfinished(request: AnyRequest, player: str) -> list[UnfinishedMatch]:
    state = server_state(request)
    found = []
    for link in await state.players.unfinished(player, MAX_UNFINISHED):
        try:
            table = await state.service.table(link.table)
        except TableError:
            continue  # deleted meanwhile
        seats = table.seats_of(link.token_hash)
        if seats and not table.status.is_final:
            found.append(
                UnfinishedMatch(
                    table=table.id,
                    rules=format_ruleset(table.ruleset),
                    seat=seats[0],
                    is_started=table.status is Status.PLAYING,
                    is_your_turn=table.actor in seats and table.acting_level is None,
                    moved_at=table.moved_at,
                    seats=[UnfinishedSeat(seat.name, seat.level) for seat in table.seats],
                )
            )
    return found
