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
    Connection,
    and_,
    delete,
    exists,
    func,
    literal,
    null,
    select,
    text,
    true,
    tuple_,
    union_all,
    update,
)

from kingdomino.players import PlayedMatch, decode_result, played_match
from kingdomino.storage.append import milliseconds
from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import (
    imported_matches,
    player_keys,
    player_seats,
    players,
    results,
    tables,
)
from kingdomino.tables import Status

_ID_BYTES: Final = 12
_DAY: Final = 24 * 60 * 60.0

_ADD_KEY: Final = text(
    "INSERT INTO player_keys (key_hash, player_id) VALUES (:key, :player) ON CONFLICT DO NOTHING"
)
# From the rows of both, since each may have been deleted meanwhile.
_LINK: Final = text(
    "INSERT INTO player_seats (player_id, table_id, token_hash)"
    " SELECT players.id, tables.id, :token FROM tables, players"
    " WHERE tables.id = :table AND players.id = :player"
    " ON CONFLICT (player_id, table_id) DO UPDATE SET token_hash = excluded.token_hash"
)
_IMPORT: Final = text(
    "INSERT INTO imported_matches (player_id, table_id, ended_at, content)"
    " VALUES (:player, :table, :ended_at, :content) ON CONFLICT DO NOTHING"
)

_MERGE: Final = [
    text("UPDATE player_keys SET player_id = :target WHERE player_id = :source"),
    text(
        "INSERT INTO player_seats (player_id, table_id, token_hash)"
        " SELECT :target, table_id, token_hash FROM player_seats WHERE player_id = :source"
        " ON CONFLICT DO NOTHING"
    ),
    # A match from a file is left out where the table itself is in the list.
    text(
        "DELETE FROM imported_matches WHERE player_id IN (:source, :target) AND table_id IN"
        " (SELECT table_id FROM player_seats WHERE player_id = :target)"
    ),
    text(
        "INSERT INTO imported_matches (player_id, table_id, ended_at, content)"
        " SELECT :target, table_id, ended_at, content FROM imported_matches"
        " WHERE player_id = :source ORDER BY ended_at DESC LIMIT :left ON CONFLICT DO NOTHING"
    ),
    # There is one counted try a day.
    text(
        "UPDATE daily_tries SET player_id = :target WHERE player_id = :source"
        " AND day NOT IN (SELECT day FROM daily_tries WHERE player_id = :target)"
    ),
    text("DELETE FROM players WHERE id = :source"),
]

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
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        if row.seen_at < milliseconds(now - _DAY):
            seen = update(players).where(players.c.id == row.id).values(seen_at=milliseconds(now))
            await self._database.write(lambda connection: connection.execute(seen))
        return str(row.id)

    async def add_key(self, key_hash: str, now: float, player: str | None = None) -> str:
        """Give a player another key, or a new player their first, and return the player.

        A key that is known already keeps its player.
        """
        return await self._database.write(
            lambda connection: _add_key(connection, key_hash, now, player)
        )

    async def link(self, player: str, table: str, token_hash: str) -> None:
        """Note that a player holds the seats of a token at a table."""
        values = {"player": player, "table": table, "token": token_hash}
        await self._database.write(lambda connection: connection.execute(_LINK, values))

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
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [PlayerSeat(*row) for row in rows]

    async def matches(self, player: str, limit: int, after: Cursor | None = None) -> MatchPage:
        """Return finished matches of a player, newest first."""
        query = _matches_query(player, limit + 1, after)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
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
        return await self._database.read(lambda connection: connection.scalar(query))

    async def merge(self, source: str, target: str, limit: int) -> None:
        """Make two players one: the keys and matches of the first become those of the second.

        Where both have a seat at a table, or a try at a day's deal, that of the second stays; so do
        the latest imported matches, up to a limit.
        """
        await self._database.write(lambda connection: _merge(connection, source, target, limit))

    async def add_imported(self, player: str, matches: Sequence[PlayedMatch], limit: int) -> int:
        """Keep matches from a file, and return how many are new.

        Those that the player has already are left out, and those beyond a limit in all.
        """
        return await self._database.write(
            lambda connection: _add_imported(connection, player, matches, limit)
        )

    async def put_printed(self, player: str, match: PlayedMatch, limit: int) -> bool:
        """Keep a printed game in place of the one with its id; `False` if there is no room.

        A match that was played at a table, here or elsewhere, is never replaced.
        """
        return await self._database.write(
            lambda connection: _put_printed(connection, player, match, limit)
        )

    async def delete_printed(self, player: str, game_id: str) -> bool:
        """Delete a printed game of a player; `False` if they have none with this id."""
        return await self._database.write(
            lambda connection: _delete_printed(connection, player, game_id)
        )

    async def erase(self, player: str) -> None:
        """Delete a player, with all keys, links and imported matches. Tables stay."""
        gone = delete(players).where(players.c.id == player)
        await self._database.write(lambda connection: connection.execute(gone))

    async def prune(self, before: float, unused_before: float) -> int:
        """Delete players who were not seen since a time, and return how many.

        Those without any match are deleted if they were not seen since the second time.
        """
        has_link = exists().where(player_seats.c.player_id == players.c.id)
        has_import = exists().where(imported_matches.c.player_id == players.c.id)
        is_unused = and_(players.c.seen_at < milliseconds(unused_before), ~has_link, ~has_import)
        old = delete(players).where((players.c.seen_at < milliseconds(before)) | is_unused)
        return await self._database.write(lambda connection: connection.execute(old).rowcount)


def _add_key(connection: Connection, key_hash: str, now: float, player: str | None) -> str:
    if player is None:
        player = secrets.token_hex(_ID_BYTES)
        values = {"id": player, "seen_at": milliseconds(now)}
        connection.execute(players.insert().values(values))
    connection.execute(_ADD_KEY, {"key": key_hash, "player": player})
    query = select(player_keys.c.player_id).where(player_keys.c.key_hash == key_hash)
    return str(connection.execute(query).scalar_one())


def _merge(connection: Connection, source: str, target: str, limit: int) -> None:
    both = select(players.c.id).where(players.c.id.in_([source, target])).order_by(players.c.id)
    # Locked in one order: the other way round at the same time would be a deadlock.
    if len(connection.execute(both.with_for_update()).all()) < 2:
        return
    left = limit - _count_imported(connection, target)
    for statement in _MERGE:
        names = statement.compile().params
        values = {"source": source, "target": target, "left": max(0, left)}
        connection.execute(statement, {name: values[name] for name in names})


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
    return played_match(row.table_id, row.ended_at / 1000, result, row.token_hash)


def _put_printed(connection: Connection, player: str, match: PlayedMatch, limit: int) -> bool:
    own = and_(imported_matches.c.player_id == player, imported_matches.c.table_id == match.table)
    known = connection.scalar(select(imported_matches.c.content).where(own))
    if known is None:
        return _add_imported(connection, player, [match], limit) == 1
    if not _decoder.decode(known).is_printed:
        return False
    values = {
        "ended_at": milliseconds(match.ended_at),
        "content": _encoder.encode(match).decode(),
    }
    connection.execute(update(imported_matches).where(own).values(values))
    return True


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
            values = {
                "player": player,
                "table": match.table,
                "ended_at": milliseconds(match.ended_at),
                "content": _encoder.encode(match).decode(),
            }
            added += connection.execute(_IMPORT, values).rowcount
    return added
