"""Push subscriptions of players, and which turns were announced by push messages.

A subscription belongs to a browser, and so to the player whose key the browser keeps: it is used
for every table at which that player holds a seat, and is deleted with the player. Processes that
share a database agree on who announces a turn: the first to write it down.
"""

from enum import Enum
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, exists, select, text

from kingdomino.storage.append import milliseconds
from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import player_seats, push, push_keys, tables

_KEY_NAME: Final = "vapid"

_ADD_KEY: Final = text(
    "INSERT INTO push_keys (name, private_key) VALUES (:name, :key) ON CONFLICT DO NOTHING"
)
# From the row of the player, since that may have been deleted meanwhile.
_ADD: Final = text(
    "INSERT INTO push (id, player_id, endpoint, p256dh, auth, language, updated_at)"
    " SELECT :id, id, :endpoint, :p256dh, :auth, :language, :now FROM players WHERE id = :player"
    " ON CONFLICT (id) DO UPDATE SET player_id = excluded.player_id, p256dh = excluded.p256dh,"
    " auth = excluded.auth, language = excluded.language, updated_at = excluded.updated_at"
)
_ANNOUNCE: Final = text(
    "INSERT INTO push_turns (table_id, announced, reminded)"
    " SELECT id, :turn, -1 FROM tables WHERE id = :table"
    " ON CONFLICT (table_id) DO UPDATE SET announced = excluded.announced"
    " WHERE push_turns.announced < excluded.announced RETURNING table_id"
)
_REMIND: Final = text(
    "INSERT INTO push_turns (table_id, announced, reminded)"
    " SELECT id, -1, :turn FROM tables WHERE id = :table"
    " ON CONFLICT (table_id) DO UPDATE SET reminded = excluded.reminded"
    " WHERE push_turns.reminded < excluded.reminded RETURNING table_id"
)


class PushClaim(Enum):
    """The messages that a process can claim to send: each once a turn."""

    ANNOUNCEMENT = "announcement"
    REMINDER = "reminder"


class PushSubscription(NamedTuple):
    """Where a browser gets push messages, and the keys that encrypt them."""

    endpoint: str
    """The URL at the push service. It is secret: whoever knows it can send messages."""
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        """The hash of the endpoint."""
        return sha256(self.endpoint.encode()).hexdigest()


class PushStore:
    """The push subscriptions in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ensure_key(self, private_key: str) -> str:
        """Return the private key of this database; the given one if there is none yet."""
        query = select(push_keys.c.private_key).where(push_keys.c.name == _KEY_NAME)
        known = await self._database.read(lambda connection: connection.execute(query).scalar())
        if known is not None:
            return str(known)

        def add(connection: Connection) -> str:
            connection.execute(_ADD_KEY, {"name": _KEY_NAME, "key": private_key})
            return str(connection.execute(query).scalar_one())

        return await self._database.write(add)

    async def add(
        self, player: str, subscription: PushSubscription, now: float, limit: int
    ) -> None:
        """Add a subscription to a player, or update it; the oldest beyond a limit are deleted."""

        def write(connection: Connection) -> None:
            values = subscription._asdict() | {"id": subscription.id, "player": player}
            connection.execute(_ADD, values | {"now": milliseconds(now)})
            newest = (
                select(push.c.id)
                .where(push.c.player_id == player)
                .order_by(push.c.updated_at.desc(), push.c.id)
                .limit(limit)
            )
            old = delete(push).where(push.c.player_id == player, push.c.id.not_in(newest))
            connection.execute(old)

        await self._database.write(write)

    async def remove(self, player: str, subscription_id: str) -> None:
        """Delete a subscription of a player."""
        gone = delete(push).where(push.c.id == subscription_id, push.c.player_id == player)
        await self._database.write(lambda connection: connection.execute(gone))

    async def drop(self, subscription_id: str) -> None:
        """Delete a subscription that its push service no longer has."""
        gone = delete(push).where(push.c.id == subscription_id)
        await self._database.write(lambda connection: connection.execute(gone))

    async def find(self, table: str, token_hash: str, limit: int) -> list[PushSubscription]:
        """Return the subscriptions of whoever holds the seats of a token at a table."""
        query = (
            select(push.c.endpoint, push.c.p256dh, push.c.auth, push.c.language)
            .join(player_seats, player_seats.c.player_id == push.c.player_id)
            .where(player_seats.c.table_id == table, player_seats.c.token_hash == token_hash)
            .order_by(push.c.updated_at.desc(), push.c.id)
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [PushSubscription(*row) for row in rows]

    async def find_due(self, now: float, until: float, limit: int) -> dict[str, float]:
        """Return the tables where a person's time is up soon, with that time.

        Only those at which somebody has a subscription.
        """
        due_at = tables.c.due_at
        query: Any = (
            select(tables.c.id, due_at)
            .where(due_at > milliseconds(now), due_at <= milliseconds(until))
            .where(
                exists().where(
                    player_seats.c.table_id == tables.c.id,
                    push.c.player_id == player_seats.c.player_id,
                )
            )
            .order_by(due_at)
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] / 1000 for row in rows}

    async def claim(self, table: str, turn: int, claim: PushClaim) -> bool:
        """Return whether this is the first process to send something about a turn."""
        statement = _ANNOUNCE if claim is PushClaim.ANNOUNCEMENT else _REMIND
        values = {"table": table, "turn": turn}
        return await self._database.write(
            lambda connection: connection.execute(statement, values).first() is not None
        )
