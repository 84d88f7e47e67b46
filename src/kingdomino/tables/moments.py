"""The progress of a match: its moment, its origin, take-backs, notices and rematch questions."""

from enum import StrEnum
from typing import NamedTuple

from kingdomino.tables.events import Acted, RematchSeat


class Moment(NamedTuple):
    """A state of the match: plies repeat when turns are taken back."""

    ply: int
    take_backs: int
    """The number of turns that had been taken back."""


class Origin(NamedTuple):
    """The position of another table's match from which a match was continued."""

    table: str
    ply: int
    """The number of actions that had been played there."""


class TakeBack(NamedTuple):
    """A turn that was taken back, with the actions of bots after it."""

    seat: int
    ply: int
    """The number of actions of the match that were left."""
    actions: tuple[Acted, ...]
    """The actions that were taken back."""


class RematchQuestion(NamedTuple):
    """The proposal of another match, and the answers to it."""

    asked_by: int
    rules: str
    seats: tuple[RematchSeat, ...]
    secret: bytes
    """The secret of its shuffle."""
    contributions: dict[int, str]
    """The contributions to its shuffle, by the first seat of everybody who agrees."""
    declined: frozenset[int] = frozenset()
    """The first seats of those who don't."""

    def __repr__(self) -> str:
        return f"RematchQuestion(asked_by={self.asked_by}, rules={self.rules!r})"


class NoticeKind(StrEnum):
    """The kinds of notices about events beside the turns."""

    LEFT = "left"
    """The person of the seat left, and a bot plays."""
    RETURNED = "returned"
    """The person of the seat came back after leaving."""
    STAND_IN = "stand-in"
    """A bot plays for the person of the seat."""
    RESUMED = "resumed"
    """The person plays the seat again."""
    HOST = "host"
    """The person of the seat is the host now."""
    TIME_UP = "time-up"
    """The time of the seat was up, and a bot played its turn."""


class Notice(NamedTuple):
    """A notice about an event beside the turns, for everybody at the table."""

    at: float
    kind: NoticeKind
    seat: int
    ply: int
    """The number of actions of the match before it."""
    level: str | None = None
    """The bot, if one plays or played."""
