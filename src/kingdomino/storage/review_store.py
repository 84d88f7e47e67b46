"""Reviews of finished matches, kept so that nobody computes one twice.

They can be computed again, so they are not part of the log; they are deleted with their table. A
review that is being computed is kept too, as far as it has come: other processes show it and leave
the work to the one that began it, unless that has not written for a while.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, exists, select

from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import milliseconds, reviews, seconds, tables
from kingdomino.storage.statements import insert, replace


@dataclass(frozen=True, slots=True)
class ReviewKey:
    """The key of a review: its table, the version of the analysis and its quality."""

    table: str
    engine: str
    quality: str


class SeatSummary(msgspec.Struct, frozen=True):
    """The summary of the review of a seat, for *My games*."""

    accuracy: float | None
    """From 0 to 100; `null` if no turn had an alternative."""
    luck: float
    """The points that chance gave."""
    lost: float
    """The points that decisions lost."""


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as JSON."""

    content: str
    is_complete: bool
    updated_at: float
    seats: Sequence[SeatSummary] = ()
    """Only stored with a complete review, and only read as `summaries`."""


_summaries: Final = msgspec.json.Decoder(list[SeatSummary])


class ReviewStore:
    """The reviews in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: ReviewKey) -> StoredReview | None:
        """Return a review, complete or not."""
        query = select(reviews.c.content, reviews.c.is_complete, reviews.c.updated_at).where(
            reviews.c.table_id == key.table,
            reviews.c.engine == key.engine,
            reviews.c.quality == key.quality,
        )
        for row in await self._database.rows(query):
            return StoredReview(row.content, row.is_complete, seconds(row.updated_at))
        return None

    async def summaries(self, tables: Sequence[str]) -> dict[str, list[SeatSummary]]:
        """Return the seats of complete reviews by table; of several reviews, the latest."""
        query = (
            select(reviews.c.table_id, reviews.c.summary)
            .where(reviews.c.table_id.in_(tables), reviews.c.summary.is_not(None))
            .order_by(reviews.c.updated_at)
        )
        rows = await self._database.rows(query)
        return {row.table_id: _summaries.decode(row.summary) for row in rows}

    async def write(self, key: ReviewKey, review: StoredReview) -> None:
        """Keep a review; a complete one is never replaced. One of a deleted table is dropped."""
        await self._database.write(_write, key, review)


def _write(connection: Connection, key: ReviewKey, review: StoredReview) -> None:
    values = {
        "content": review.content,
        "is_complete": review.is_complete,
        "updated_at": milliseconds(review.updated_at),
        "summary": msgspec.json.encode(review.seats).decode() if review.is_complete else None,
    }
    names = {"table_id": key.table, "engine": key.engine, "quality": key.quality}
    new = insert(connection, reviews, names | values, exists().where(tables.c.id == key.table))
    connection.execute(
        new.on_conflict_do_update(
            index_elements=list(names), set_=replace(new, *values), where=~reviews.c.is_complete
        )
    )
