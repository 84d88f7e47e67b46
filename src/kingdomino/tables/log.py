"""The log interface: where events are kept. `kingdomino.storage` implements it on a database."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from kingdomino.tables.events import AnyEvent

if TYPE_CHECKING:
    from kingdomino.tables.table import Table


class ConflictError(Exception):
    """Another process has written the next event of this table first."""


class LogUnavailableError(Exception):
    """The log can't be reached now; nothing was written that was not acknowledged."""


class Entry(NamedTuple):
    """An event with its position in the log."""

    number: int
    """From 1, without gaps: the order of everything that happened at this table."""
    at: float
    """The time, in seconds since 1970."""
    event: AnyEvent


class Status(StrEnum):
    """The status of a table."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"

    @property
    def is_final(self) -> bool:
        """Whether nothing can be played any more."""
        return self is Status.OVER or self is Status.ABANDONED


class TableSummary(NamedTuple):
    """The row that is kept beside the log of a table for queries; derived from the log."""

    table: str
    status: Status
    rules: str
    players: tuple[str, ...]
    """Names, and levels of bots after a colon; an empty string for an open seat."""
    is_public: bool
    opened_at: float
    moved_at: float
    """The time of the last event."""
    due_at: float | None
    """When a person's time is up; 0 if it is the turn of a bot, `None` if nothing is due."""
    number: int
    """The number of its last entry."""


class Log(Protocol):
    """The log of all tables: keeps their events. Every method raises `LogUnavailableError`."""

    async def append(self, table: "Table", entries: Sequence[Entry]) -> None:
        """Write entries, all or none; they are durable when this returns.

        `table` is the table after them; what is derived from it is written with them. Raises
        `ConflictError` if an entry with one of these numbers, or an action with one of these
        plies, exists already.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table with a higher number, in order; none if it is unknown."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the last number of each of these tables that exists."""

    async def due(self, now: float, grace: float, limit: int) -> list[str]:
        """Return tables where a bot should have played `grace` seconds ago, longest overdue first.

        A bot's turn that began in the future is overdue as well: the clock was set back.
        """

    async def list_tables(
        self, status: Status | None, is_public: bool | None, limit: int
    ) -> list[TableSummary]:
        """Return tables, the most recently changed first."""
