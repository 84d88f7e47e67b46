"""Reviews of finished matches, kept so that nobody computes one twice.

They can be computed again, so they are not part of the log; they are deleted with their table. A
review that is being computed is kept too, as far as it has come: other processes show it and leave
the work to the one that began it, unless that has not written for a while.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingdomino.storage.database import Database
from kingdomino.storage.sql_schema import reviews


@dataclass(frozen=True, slots=True)
class ReviewKey:
    """Which review: of a table, by a version of the analysis, with a quality."""

    table: str
    engine: str
    quality: str


class SeatSummary(msgspec.Struct, frozen=True):
    """What *My games* shows of the review of a seat."""

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
        columns = [reviews.c[name] for name in ("content", "is_complete", "updated_at")]
        query = select(*columns).where(_matches(key))
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else StoredReview(row[0], row[1], row[2] / 1000)

    async def summaries(self, tables: Sequence[str]) -> dict[str, list[SeatSummary]]:
        """Return the seats of complete reviews by table; of several reviews, the latest."""
        query = (
            select(reviews.c.table_id, reviews.c.summary)
            .where(reviews.c.table_id.in_(tables), reviews.c.summary.is_not(None))
            .order_by(reviews.c.updated_at)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: _summaries.decode(row[1]) for row in rows}

    async def write(self, key: ReviewKey, review: StoredReview) -> None:
        """Keep a review; a complete one is never replaced. One of a deleted table is dropped."""
        await self._database.write(lambda connection: _write(connection, key, review))


def _matches(key: ReviewKey) -> ColumnElement[bool]:
    return and_(
        reviews.c.table_id == key.table,
        reviews.c.engine == key.engine,
        reviews.c.quality == key.quality,
    )


def _write(connection: Connection, key: ReviewKey, review: StoredReview) -> None:
    values: dict[str, Any] = {
        "content": review.content,
        "is_complete": review.is_complete,
        "updated_at": round(review.updated_at * 1000),
        "summary": msgspec.json.encode(review.seats).decode() if review.is_complete else None,
    }
    known = connection.execute(select(reviews.c.is_complete).where(_matches(key))).scalar()
    if known is None:
        row = {"table_id": key.table, "engine": key.engine, "quality": key.quality, **values}
        try:
            with connection.begin_nested():
                connection.execute(insert(reviews).values(row))
        except IntegrityError:
            pass  # the table was deleted, or another process was faster
    elif not known:
        connection.execute(update(reviews).where(_matches(key)).values(values))
