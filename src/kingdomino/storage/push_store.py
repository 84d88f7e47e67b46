"""Push subscriptions of players, and which turns were announced by push messages.

A subscription belongs to a browser, and so to the player whose key the browser keeps: it is used
for every table at which that player holds a seat, and is deleted with the player. Processes that
share a database agree on who announces a turn: the first to write it down.
"""

from enum import Enum
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, exists, select

from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import (
    milliseconds,
    player_seats,
    players,
    push,
    push_keys,
    push_turns,
    seconds,
    tables,
)
from kingdomino.storage.statements import insert, replace

_KEY_NAME: Final = "vapid"
_KEY: Final = select(push_keys.c.private_key).where(push_keys.c.name == _KEY_NAME)


class PushClaim(Enum):
    """The messages that a process can claim to send: each once a turn."""

    ANNOUNCEMENT = "announcement"
    REMINDER = "reminder"


class PushSubscription(NamedTuple):
    """A browser's subscription to push messages: its endpoint, and the keys that encrypt them."""

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
        known = await self._database.scalar(_KEY)
        return str(known or await self._database.write(_add_key, private_key))

    async def add(
        self, player: str, subscription: PushSubscription, now: float, limit: int
    ) -> None:
        """Add a subscription to a player, or update it; the oldest beyond a limit are deleted."""
        await self._database.write(_add, player, subscription, now, limit)

    async def remove(self, player: str, subscription_id: str) -> None:
        """Delete a subscription of a player."""
        gone = delete(push).where(push.c.id == subscription_id, push.c.player_id == player)
        await self._database.execute(gone)

    async def drop(self, subscription_id: str) -> None:
        """Delete a subscription that its push service no longer has."""
        gone = delete(push).where(push.c.id == subscription_id)
        await self._database.execute(gone)

    async def find(self, table: str, token_hash: str, limit: int) -> list[PushSubscription]:
        """Return the subscriptions of whoever holds the seats of a token at a table."""
        query = (
            select(push.c.endpoint, push.c.p256dh, push.c.auth, push.c.language)
            .join(player_seats, player_seats.c.player_id == push.c.player_id)
            .where(player_seats.c.table_id == table, player_seats.c.token_hash == token_hash)
            .order_by(push.c.updated_at.desc(), push.c.id)
            .limit(limit)
        )
        return [PushSubscription(*row) for row in await self._database.rows(query)]

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
        return {row.id: seconds(row.due_at) for row in await self._database.rows(query)}

    async def claim(self, table: str, turn: int, claim: PushClaim) -> bool:
        """Return whether this is the first process to send something about a turn."""
        return await self._database.write(_claim, table, turn, claim)


def _add_key(connection: Connection, private_key: str) -> str:
    new = insert(connection, push_keys, {"name": _KEY_NAME, "private_key": private_key})
    connection.execute(new.on_conflict_do_nothing())
    return str(connection.scalar(_KEY))


def _add(
    connection: Connection, player: str, subscription: PushSubscription, now: float, limit: int
) -> None:
    changing = {
        "player_id": player,
        "p256dh": subscription.p256dh,
        "auth": subscription.auth,
        "language": subscription.language,
        "updated_at": milliseconds(now),
    }
    values = {"id": subscription.id, "endpoint": subscription.endpoint, **changing}
    new = insert(connection, push, values, exists().where(players.c.id == player))
    connection.execute(
        new.on_conflict_do_update(index_elements=["id"], set_=replace(new, *changing))
    )
    newest = (
        select(push.c.id)
        .where(push.c.player_id == player)
        .order_by(push.c.updated_at.desc(), push.c.id)
        .limit(limit)
    )
    connection.execute(delete(push).where(push.c.player_id == player, push.c.id.not_in(newest)))


def _claim(connection: Connection, table: str, turn: int, claim: PushClaim) -> bool:
    column = "announced" if claim is PushClaim.ANNOUNCEMENT else "reminded"
    values = {"table_id": table, "announced": -1, "reminded": -1, column: turn}
    new = insert(connection, push_turns, values, exists().where(tables.c.id == table))
    later = new.on_conflict_do_update(
        index_elements=["table_id"],
        set_=replace(new, column),
        where=push_turns.c[column] < turn,
    )
    return connection.execute(later.returning(push_turns.c.table_id)).first() is not None
