"""Players and their matches: *My games*.

A player is a random id. Each of their devices keeps a key, of which only the hash is stored here;
whoever reads the database can't act as a player. Links to tables are kept beside the log, which
others may see; they are deleted with the table, and with the player.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    exists,
    func,
    literal,
    null,
    select,
    true,
    tuple_,
    union_all,
    update,
)

from kingdomino.players import PlayedMatch, decode_result, played_match
from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import (
    daily_tries,
    imported_matches,
    milliseconds,
    player_keys,
    player_seats,
    players,
    results,
    seconds,
    tables,
)
from kingdomino.storage.statements import insert, insert_from, replace
from kingdomino.tables import Status

_ID_BYTES: Final = 12
_DAY: Final = 24 * 60 * 60.0

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(PlayedMatch)


class PlayerSeat(NamedTuple):
    """A table at which a player holds a seat, by a token."""

    table: str
    token_hash: str


class Cursor(NamedTuple):
    """A place in the list of matches, newest first: after this match."""

    ended_at: int
    """In milliseconds."""
    table: str


class MatchPage(NamedTuple):
    """Some of a player's finished matches, newest first."""

    matches: list[PlayedMatch]
    elsewhere: list[str]
    """The imported matches whose tables are not in this database."""
    next: Cursor | None
    """Where the next page begins; `None` after the last one."""


class PlayerStore:
    """The players in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, key_hash: str, now: float) -> str | None:
        """Return the player who has a key, and note that the key is in use."""
        query = (
            select(players.c.id, players.c.seen_at)
            .join(player_keys, player_keys.c.player_id == players.c.id)
            .where(player_keys.c.key_hash == key_hash)
        )
        for row in await self._database.rows(query):
            if row.seen_at < milliseconds(now - _DAY):
                own = update(players).where(players.c.id == row.id)
                await self._database.execute(own.values(seen_at=milliseconds(now)))
            return str(row.id)
        return None

    async def add_key(self, key_hash: str, now: float, player: str | None = None) -> str:
        """Give a player another key, or a new player their first, and return the player.

        A key that is known already keeps its player.
        """
        return await self._database.write(_add_key, key_hash, now, player)

    async def link(self, player: str, table: str, token_hash: str) -> None:
        """Link a player to a table at which they hold the seats of a token."""
        await self._database.write(_link, player, table, token_hash)

    async def unfinished(self, player: str, limit: int) -> list[PlayerSeat]:
        """Return the tables of a player that are open or being played, the latest first."""
        query = (
            select(player_seats.c.table_id, player_seats.c.token_hash)
            .join(tables, tables.c.id == player_seats.c.table_id)
            .where(player_seats.c.player_id == player)
            .where(tables.c.status.in_([Status.OPEN.value, Status.PLAYING.value]))
            .order_by(tables.c.moved_at.desc(), tables.c.id)
            .limit(limit)
        )
        return [PlayerSeat(*row) for row in await self._database.rows(query)]

    async def matches(self, player: str, limit: int, after: Cursor | None = None) -> MatchPage:
        """Return finished matches of a player, newest first."""
        query = _matches_query(player, limit + 1, after)
        rows = await self._database.rows(query)
        found = [_played_match(row) for row in rows[:limit]]
        is_last = len(rows) <= limit
        last = None if is_last else Cursor(rows[limit - 1].ended_at, rows[limit - 1].table_id)
        elsewhere = [row.table_id for row in rows[:limit] if not row.is_here]
        return MatchPage([match for match in found if match is not None], elsewhere, last)

    async def find_by_seat(self, table: str, token_hashes: Sequence[str]) -> str | None:
        """Return the player who holds the seats of one of some tokens at a table."""
        query = (
            select(player_seats.c.player_id)
            .where(player_seats.c.table_id == table)
            .where(player_seats.c.token_hash.in_(token_hashes))
            .order_by(player_seats.c.player_id)
        )
        player: str | None = await self._database.scalar(query)
        return player

    async def merge(self, source: str, target: str, limit: int) -> None:
        """Make two players one: the keys and matches of the first become those of the second.

        Where both have a seat at a table, or a try at a day's deal, that of the second stays; so do
        the latest imported matches, up to a limit.
        """
        await self._database.write(_merge, source, target, limit)

    async def add_imported(self, player: str, matches: Sequence[PlayedMatch], limit: int) -> int:
        """Keep matches from a file, and return how many are new.

        Those that the player has already are left out, and those beyond a limit in all.
        """
        return await self._database.write(_add_imported, player, matches, limit)

    async def put_printed(self, player: str, match: PlayedMatch, limit: int) -> bool:
        """Keep a printed game in place of the one with its id; `False` if there is no room.

        A match that was played at a table, here or elsewhere, is never replaced.
        """
        return await self._database.write(_put_printed, player, match, limit)

    async def delete_printed(self, player: str, game_id: str) -> bool:
        """Delete a printed game of a player; `False` if they have none with this id."""
        return await self._database.write(_delete_printed, player, game_id)

    async def erase(self, player: str) -> None:
        """Delete a player, with all keys, links and imported matches. Tables stay."""
        await self._database.execute(delete(players).where(players.c.id == player))

    async def prune(self, before: float, unused_before: float) -> int:
        """Delete players who were not seen since a time, and return how many.

        Those without any match are deleted if they were not seen since the second time.
        """
        has_link = exists().where(player_seats.c.player_id == players.c.id)
        has_import = exists().where(imported_matches.c.player_id == players.c.id)
        is_unused = and_(players.c.seen_at < milliseconds(unused_before), ~has_link, ~has_import)
        old = delete(players).where((players.c.seen_at < milliseconds(before)) | is_unused)
        return await self._database.execute(old)


def _add_key(connection: Connection, key_hash: str, now: float, player: str | None) -> str:
    if player is None:
        player = secrets.token_hex(_ID_BYTES)
        values = {"id": player, "seen_at": milliseconds(now)}
        connection.execute(insert(connection, players, values))
    new = insert(connection, player_keys, {"key_hash": key_hash, "player_id": player})
    connection.execute(new.on_conflict_do_nothing())
    query = select(player_keys.c.player_id).where(player_keys.c.key_hash == key_hash)
    return str(connection.scalar(query))


def _link(connection: Connection, player: str, table: str, token_hash: str) -> None:
    values = {"player_id": player, "table_id": table, "token_hash": token_hash}
    is_here = and_(exists().where(players.c.id == player), exists().where(tables.c.id == table))
    new = insert(connection, player_seats, values, is_here)
    connection.execute(
        new.on_conflict_do_update(
            index_elements=["player_id", "table_id"], set_=replace(new, "token_hash")
        )
    )


def _merge(connection: Connection, source: str, target: str, limit: int) -> None:
    both = select(players.c.id).where(players.c.id.in_([source, target])).order_by(players.c.id)
    # Locked in one order: the other way round at the same time would be a deadlock.
    if len(connection.execute(both.with_for_update()).all()) < 2:
        return
    left = max(0, limit - _count_imported(connection, target))
    keys = update(player_keys).where(player_keys.c.player_id == source)
    connection.execute(keys.values(player_id=target))
    _copy_rows(connection, player_seats, target, player_seats.c.player_id == source)
    # A match from a file is left out where the table itself is in the list.
    played = select(player_seats.c.table_id).where(player_seats.c.player_id == target)
    owners = imported_matches.c.player_id
    here = delete(imported_matches).where(imported_matches.c.table_id.in_(played))
    connection.execute(here.where(owners.in_([source, target])))
    kept = select(imported_matches.c.table_id).where(owners == source)
    kept = kept.order_by(imported_matches.c.ended_at.desc()).limit(left)
    latest = and_(owners == source, imported_matches.c.table_id.in_(kept))
    _copy_rows(connection, imported_matches, target, latest)
    # There is one counted try a day.
    days = select(daily_tries.c.day).where(daily_tries.c.player_id == target)
    tries = update(daily_tries).where(daily_tries.c.player_id == source)
    connection.execute(tries.where(daily_tries.c.day.not_in(days)).values(player_id=target))
    connection.execute(delete(players).where(players.c.id == source))


def _copy_rows(
    connection: Connection, table: Table, player: str, condition: ColumnElement[bool]
) -> None:
    """Copy rows to a player who does not have them yet."""
    others = [column for column in table.columns if column.name != "player_id"]
    rows = select(literal(player).label("player_id"), *others).where(condition)
    connection.execute(insert_from(connection, table, rows).on_conflict_do_nothing())


def _count_imported(connection: Connection, player: str) -> int:
    count = select(func.count()).where(imported_matches.c.player_id == player)
    return connection.scalar(count) or 0


def _matches_query(player: str, limit: int, after: Cursor | None) -> Any:
    played = (
        select(
            results.c.table_id,
            results.c.ended_at,
            results.c.content,
            player_seats.c.token_hash,
            true().label("is_here"),
        )
        .join(player_seats, player_seats.c.table_id == results.c.table_id)
        .where(player_seats.c.player_id == player)
    )
    imported = select(
        imported_matches.c.table_id,
        imported_matches.c.ended_at,
        imported_matches.c.content,
        null().label("token_hash"),
        exists().where(tables.c.id == imported_matches.c.table_id).label("is_here"),
    ).where(imported_matches.c.player_id == player)
    both = union_all(played, imported).subquery()
    place = tuple_(both.c.ended_at, both.c.table_id)
    query = select(both).order_by(both.c.ended_at.desc(), both.c.table_id.desc()).limit(limit)
    return query if after is None else query.where(place < tuple_(*map(literal, after)))


def _played_match(row: Any) -> PlayedMatch | None:
    if row.token_hash is None:
        return _decoder.decode(row.content)
    result = decode_result(row.content)
    return played_match(row.table_id, seconds(row.ended_at), result, row.token_hash)


def _put_printed(connection: Connection, player: str, match: PlayedMatch, limit: int) -> bool:
    own = and_(imported_matches.c.player_id == player, imported_matches.c.table_id == match.table)
    known = connection.scalar(select(imported_matches.c.content).where(own))
    if known is None:
        return _add_imported(connection, player, [match], limit) == 1
    if not _decoder.decode(known).is_printed:
        return False
    connection.execute(update(imported_matches).where(own).values(_match_values(match)))
    return True


def _match_values(match: PlayedMatch) -> dict[str, Any]:
    return {
        "ended_at": milliseconds(match.ended_at),
        "content": _encoder.encode(match).decode(),
    }


def _delete_printed(connection: Connection, player: str, game_id: str) -> bool:
    own = and_(imported_matches.c.player_id == player, imported_matches.c.table_id == game_id)
    known = connection.scalar(select(imported_matches.c.content).where(own))
    if known is None or not _decoder.decode(known).is_printed:
        return False
    connection.execute(delete(imported_matches).where(own))
    return True


def _add_imported(
    connection: Connection, player: str, matches: Iterable[PlayedMatch], limit: int
) -> int:
    own = player_seats.c.player_id == player
    left = limit - _count_imported(connection, player)
    added = 0
    for match in matches:
        if added >= left:
            break
        is_known = connection.scalar(
            select(exists().where(own, player_seats.c.table_id == match.table))
        )
        if not is_known:
            values = {"player_id": player, "table_id": match.table, **_match_values(match)}
            new = insert(connection, imported_matches, values)
            added += connection.execute(new.on_conflict_do_nothing()).rowcount
    return added
