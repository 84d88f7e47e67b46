"""Results of finished matches: the points of each seat, as kept beside the log.

A result is derived from the log and can be computed again. `PlayedMatch` is a result as its player
keeps it; in a file it comes from anywhere, so everything in it is bounded and checked.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from kingdomino.notation import format_ruleset, parse_action, parse_ruleset
from kingdomino.players.daily import DailyKind, daily_ruleset
from kingdomino.rules import (
    Bonus,
    Colour,
    Kingdom,
    KingdominoError,
    Place,
    Ruleset,
    Score,
    Standing,
    Terrain,
    Territory,
)
from kingdomino.tables.log import Status
from kingdomino.tables.seat import MAX_NAME, check_level, check_name
from kingdomino.tables.table import Table

_MAX_POINTS: Final = 1000
_MAX_TIME: Final = 4_102_444_800  # the year 2100

Points = Annotated[int, Meta(ge=0, le=_MAX_POINTS)]


class TerritoryResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A territory of a final kingdom."""

    terrain: Terrain
    squares: Annotated[int, Meta(ge=1, le=48)]
    crowns: Annotated[int, Meta(ge=0, le=48)]


class KingdomResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A final kingdom: its points, and where they come from."""

    points: Points
    terrains: Annotated[list[Points], Meta(min_length=6, max_length=6)]
    """The points of each terrain: wheat, forest, lake, grassland, swamp, mine."""
    bonuses: Annotated[list[Bonus], Meta(max_length=len(Bonus))]
    largest: TerritoryResult | None
    """The territory with the most squares."""
    richest: TerritoryResult | None
    """The territory with the most points."""
    kingdom: Annotated[str, Meta(max_length=300)] = ""
    """Its placements in notation, separated by spaces; may be left out for other players."""


class SeatResult(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result of a seat."""

    name: Annotated[str, Meta(max_length=MAX_NAME)]
    bot: Annotated[str, Meta(min_length=1, max_length=64)] | None
    """The bot that played it at the end; with a name, for somebody who was away."""
    rank: Annotated[int, Meta(ge=1, le=4)]
    """1 for the winner, and for every winner of a shared victory."""
    points: Annotated[int, Meta(ge=0, le=3 * _MAX_POINTS)]
    games: Annotated[list[KingdomResult], Meta(min_length=1, max_length=3)]
    """A kingdom for each game: three in a Dynasty."""
    colour: Colour | None = None
    """The colour that was chosen; left out if it is the usual one of the seat."""


class MatchResult(Struct, frozen=True):
    """The result of a match."""

    rules: str
    is_continued: bool
    """Whether it was played on from a position of another match."""
    seats: list[SeatResult]
    holders: list[str | None]
    """The hash of the token that holds each seat at the end."""


class PlayedMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match of a player."""

    table: Annotated[str, Meta(pattern="^[a-z0-9]{1,32}$")]
    seat: Annotated[int, Meta(ge=0, le=3)]
    """The player's seat."""
    ended_at: Annotated[float, Meta(ge=0, le=_MAX_TIME)]
    rules: Annotated[str, Meta(min_length=1, max_length=200)]
    is_continued: bool
    seats: Annotated[list[SeatResult], Meta(min_length=2, max_length=4)]
    is_printed: bool = False
    """Whether it is a printed game from the score pad: it has no log, and all kingdoms."""
    daily: DailyKind | None = None
    """Whether it was a daily deal, and then whether it counted."""


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(MatchResult)


def match_result(table: Table) -> MatchResult | None:
    """Return the result of a match; `None` if it is not over, or if nobody holds a seat."""
    match = table.match
    holders = [seat.token_hash for seat in table.seats]
    if table.status is not Status.OVER or match is None or not any(holders):
        return None
    kingdoms = [
        [kingdom_result(game.kingdoms[seat], match.ruleset) for game in match.games]
        for seat in range(len(table.seats))
    ]
    ranks = {standing.seat: standing for standing in match.standings()}
    return MatchResult(
        rules=format_ruleset(table.ruleset),
        is_continued=table.continued_from is not None,
        seats=[_seat_result(table, ranks[seat], games) for seat, games in enumerate(kingdoms)],
        holders=holders,
    )


def encode_result(result: MatchResult) -> str:
    """Encode a result as JSON."""
    return _encoder.encode(result).decode()


def decode_result(text: str) -> MatchResult:
    """Decode a result. Raises `ValueError` for anything else."""
    return _decoder.decode(text)


def played_match(
    table: str, ended_at: float, result: MatchResult, token_hash: str
) -> PlayedMatch | None:
    """Return a result as the holder of a token keeps it; `None` if that token holds no seat.

    Of several seats of one token, the first counts. The others' kingdoms are left out.
    """
    if token_hash not in result.holders:
        return None
    seat = result.holders.index(token_hash)
    seats = [
        own if number == seat else _without_kingdoms(own) for number, own in enumerate(result.seats)
    ]
    return PlayedMatch(table, seat, ended_at, result.rules, result.is_continued, seats)


def is_consistent(played: PlayedMatch) -> bool:
    """Return whether a match from a file can have been played.

    The own kingdoms are built again from their placements, and have to give the same points.
    """
    try:
        ruleset = parse_ruleset(played.rules)
        for seat in played.seats:
            _check_player(seat)
        return _has_shape(played, ruleset) and all(
            _rebuild(own, ruleset) == own for own in played.seats[played.seat].games
        )
    except (KingdominoError, TypeError, ValueError):
        return False


def kingdom_result(kingdom: Kingdom, ruleset: Ruleset) -> KingdomResult:
    """Return the result of a kingdom."""
    score = kingdom.score(ruleset)
    largest = max(score.territories, key=lambda t: (t.squares, t.points), default=None)
    richest = next((t for t in score.territories if t.points), None)
    return KingdomResult(
        points=score.points,
        terrains=[_terrain_points(score, terrain) for terrain in Terrain],
        bonuses=list(score.bonuses),
        largest=_territory(largest),
        richest=_territory(richest),
        kingdom=" ".join(str(place) for place in kingdom.placed),
    )


def _seat_result(table: Table, standing: Standing, games: list[KingdomResult]) -> SeatResult:
    seat, colour = table.seats[standing.seat], table.colours[standing.seat]
    return SeatResult(
        name=seat.name,
        bot=seat.level,
        rank=standing.rank,
        points=standing.points,
        games=games,
        colour=None if colour is Colour.of_seat(standing.seat) else colour,
    )


def _terrain_points(score: Score, terrain: Terrain) -> int:
    return sum(t.points for t in score.territories if t.terrain is terrain)


def _territory(territory: Territory | None) -> TerritoryResult | None:
    if territory is None:
        return None
    return TerritoryResult(territory.terrain, territory.squares, territory.crowns)


def _without_kingdoms(seat: SeatResult) -> SeatResult:
    games = [msgspec.structs.replace(game, kingdom="") for game in seat.games]
    return msgspec.structs.replace(seat, games=games)


def _check_player(seat: SeatResult) -> None:
    if seat.bot is not None:
        check_level(seat.bot)
    if (seat.name or seat.bot is None) and check_name(seat.name) != seat.name:
        raise ValueError(seat.name)


def _has_shape(played: PlayedMatch, ruleset: Ruleset) -> bool:
    """Return whether seats, games, sums and ranks belong together."""
    points = [seat.points for seat in played.seats]
    best = [seat.points for seat in played.seats if seat.rank == 1]
    return (
        len(played.seats) == ruleset.players
        and (played.daily is None or ruleset == daily_ruleset())
        and played.seat < ruleset.players
        and all(len(seat.games) == ruleset.games for seat in played.seats)
        and all(seat.points == sum(g.points for g in seat.games) for seat in played.seats)
        and bool(best)
        and set(best) == {max(points)}
    )


def _rebuild(result: KingdomResult, ruleset: Ruleset) -> KingdomResult:
    kingdom = Kingdom.empty(ruleset.grid)
    for text in result.kingdom.split():
        action: Any = parse_action(text)
        if not isinstance(action, Place):
            raise TypeError(text)
        kingdom = kingdom.place(action)
    return kingdom_result(kingdom, ruleset)
