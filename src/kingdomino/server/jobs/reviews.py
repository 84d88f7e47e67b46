"""Reviews of finished matches, computed turn by turn in a worker process.

The match is replayed once; the worker gets one decision at a time, so that hints and the reviews of
other clients wait for one turn at most. A review goes on as long as somebody asks for it, and what
there is of it is stored: other processes show it, and a client that comes back finds it. The same
match gives the same review everywhere, so that nothing is lost if two processes compute one at the
same time.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from kingdomino import analysis
from kingdomino.analysis import Quality
from kingdomino.rules import Match
from kingdomino.server.http.problems import ServerError
from kingdomino.server.jobs.levels import levels_of
from kingdomino.server.jobs.queue import Lane
from kingdomino.server.jobs.workers import Workers
from kingdomino.storage import ReviewKey, ReviewStore, SeatSummary, StoredReview
from kingdomino.tables import LogUnavailableError, Refusal, Table, TableError

if TYPE_CHECKING:
    from kingdomino.analysis import Levels, ReviewPart, SeatReview
    from kingdomino.analysis.schema import ReviewData

_ENGINE: Final = version("kingdomino")
_PATIENCE: Final = 30.0  # seconds after which a review that nobody asked for pauses
_STALE: Final = 15.0  # seconds after which another process has given a review up
_WRITE_SECONDS: Final = 3.0  # between two writes of an unfinished review
_MAX_REVIEWS: Final = 200  # that are remembered, running or paused
_MAX_RUNNING: Final = 2  # of one client

_logger = logging.getLogger(__name__)


class ReviewRunner:
    """The reviews that this process computes."""

    def __init__(self, store: ReviewStore, workers: Workers, now: Callable[[], float]) -> None:
        self._store = store
        self._workers = workers
        self._now = now
        self._reviews: OrderedDict[ReviewKey, _ReviewTask] = OrderedDict()

    async def get(self, table: Table, quality: Quality, client: str, skip: int = 0) -> bytes:
        """Encode the review of a table as JSON, complete or partial; compute it if need be.

        `skip` is the number of its first turns that are left out. Raises `TableError` if the match
        is not over, `ServerError` if the client has too many reviews computed at once, and
        `KernelMissingError` if nothing can be analysed here.
        """
        if not table.status.is_final or table.match is None:
            raise TableError(Refusal.NOT_OVER)
        key = ReviewKey(table.id, _ENGINE, quality)
        if key not in self._reviews:
            stored = await self._store.read(key)
            if stored is not None and (stored.is_complete or not self._is_stale(stored)):
                return _skip_stored(stored.content.encode(), skip)
        review = self._reviews.get(key)
        if review is None or review.is_paused:
            review = self._start(
                key, review or _ReviewTask(table.match, quality, levels_of(table)), client
            )
        self._reviews.move_to_end(key)
        review.asked_at = monotonic()
        if review.is_complete and review.task is not None:
            await asyncio.wait([review.task])  # it is being stored: My games shows it from then on
        return msgspec.json.encode(analysis.schema.skip_turns(await review.data(), skip))

    def close(self) -> None:
        """Stop all reviews."""
        for review in self._reviews.values():
            review.stop()

    def _is_stale(self, stored: StoredReview) -> bool:
        return abs(self._now() - stored.updated_at) > _STALE

    def _start(self, key: ReviewKey, review: "_ReviewTask", client: str) -> "_ReviewTask":
        """Compute the remaining parts of a review, for a client within its limit of reviews."""
        others = self._reviews.values()
        if sum(other.is_running and other.client == client for other in others) >= _MAX_RUNNING:
            raise ServerError("too-many", seconds=10)
        review.client = client
        review.asked_at = monotonic()
        review.task = asyncio.get_running_loop().create_task(self._compute(key, review))
        self._reviews[key] = review
        while len(self._reviews) > _MAX_REVIEWS:
            self._reviews.popitem(last=False)[1].stop()
        return review

    async def _compute(self, key: ReviewKey, review: "_ReviewTask") -> None:
        """Compute part after part until the review is complete or no client asks for it."""
        try:
            await self._compute_parts(key, review)
        except Exception:
            # Whoever asks again tries the same part again.
            _logger.exception("the review of table %s failed", key.table)

    async def _compute_parts(self, key: ReviewKey, review: "_ReviewTask") -> None:
        written_at = monotonic()
        for decision in review.decisions[len(review.parts) :]:
            if monotonic() - review.asked_at > _PATIENCE:
                return
            part = await self._workers.analyse(
                Lane.REVIEW, review.client, review.review_turn, decision, review.budget
            )
            review.parts.append(part)
            if review.is_complete or monotonic() - written_at > _WRITE_SECONDS:
                await self._write(key, review)
                written_at = monotonic()
        self._reviews.pop(key, None)

    async def _write(self, key: ReviewKey, review: "_ReviewTask") -> None:
        data = await review.data()
        content = msgspec.json.encode(data).decode()
        seats = [_summarise(seat) for seat in data.seats]
        stored = StoredReview(content, data.is_complete, self._now(), seats)
        try:
            await self._store.write(key, stored)
        except LogUnavailableError as error:
            _logger.warning("the review of table %s is not kept: %s", key.table, error)


class _ReviewTask:
    """A review that is computed, or paused until somebody asks for it again."""

    def __init__(self, match: Match, quality: Quality, levels: "Levels | None") -> None:
        self.match = match
        self.decisions = analysis.list_decisions(match)
        self.budget = analysis.ReviewBudget.of(quality)
        self.review_turn = partial(analysis.review_turn, levels=levels)
        self.parts: list[ReviewPart] = []
        self.task: asyncio.Task[None] | None = None
        self.client = ""
        """Who asked first since it was paused."""
        self.asked_at = 0.0
        self._data: ReviewData | None = None

    @property
    def is_running(self) -> bool:
        """Whether it is computed now."""
        return self.task is not None and not self.task.done()

    @property
    def is_paused(self) -> bool:
        """Whether parts are left, and none is being computed."""
        return not self.is_running and not self.is_complete

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to compute."""
        return len(self.parts) == len(self.decisions)

    def stop(self) -> None:
        """Stop computing."""
        if self.task is not None:
            self.task.cancel()

    async def data(self) -> "ReviewData":
        """Return the review of the parts that are computed."""
        if self._data is None or len(self._data.turns) != len(self.parts):
            # In a thread: a long review takes about ten milliseconds.
            self._data = await asyncio.to_thread(self._convert, tuple(self.parts))
        return self._data

    def _convert(self, parts: "Sequence[ReviewPart]") -> "ReviewData":
        total = len(self.decisions)
        review = analysis.summarise_review(self.match, parts, total, self.budget)
        return analysis.schema.review_data(review)


def _skip_stored(content: bytes, skip: int) -> bytes:
    if skip == 0:
        return content
    review = msgspec.json.decode(content, type=analysis.schema.ReviewData)
    return msgspec.json.encode(analysis.schema.skip_turns(review, skip))


def _summarise(seat: "SeatReview") -> SeatSummary:
    return SeatSummary(
        accuracy=None if seat.accuracy is None else round(seat.accuracy, 1),
        luck=round(seat.luck_points.value, 2),
        lost=round(seat.points_lost.value, 2),
    )
