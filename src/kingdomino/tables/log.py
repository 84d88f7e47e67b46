"""The log: where events are kept. `kingdomino.storage` has one in a database."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from kingdomino.tables.event import AnyEvent


class ConflictError(Exception):
    """Somebody else has written the next event of this table first."""


class LogUnavailableError(Exception):
    """The log can't be reached now; nothing was written that was not acknowledged."""


class Entry(NamedTuple):
    """An event in its place."""

    number: int
    """From 1, without gaps: the order in which everything at this table happened."""
    at: float
    """When, in seconds since 1970."""
    event: AnyEvent


class Stage(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"

    @property
    def is_final(self) -> bool:
        """Whether nothing is played any more."""
        return self in (Stage.OVER, Stage.ABANDONED)


class Summary(NamedTuple):
    """What is kept beside the log of a table, so that tables can be found: it follows from it."""

    table: str
    stage: Stage
    rules: str
    players: tuple[str, ...]
    """Names, and levels of bots after a colon; an empty text for an open seat."""
    is_public: bool
    opened_at: float
    moved_at: float
    """When something happened last."""
    due_at: float | None
    """When a bot has to play, if it has to: its turn, or the end of someone's time."""
    number: int
    """Its last entry."""


class Log(Protocol):
    """Where events are kept."""

    async def append(self, summary: Summary, entries: Sequence[Entry]) -> None:
        """Write entries, all or none. When this returns, they are there to stay.

        `summary` is the table after them. Raises `ConflictError` if an entry with one of these
        numbers, or an action with one of these plies, is there already; `LogUnavailableError` if
        the log can't be reached.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with a higher number, in order; none if there is no such table.

        Raises `LogUnavailableError`.
        """

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each of these tables that exists.

        Raises `LogUnavailableError`.
        """

    async def due(self, before: float, most: int) -> list[str]:
        """Tables where a bot should have played before that time, the longest overdue first.

        Raises `LogUnavailableError`.
        """

    async def listed(self, stage: Stage | None, is_public: bool | None, most: int) -> list[Summary]:
        """Tables, those where something happened last first.

        Raises `LogUnavailableError`.
        """
