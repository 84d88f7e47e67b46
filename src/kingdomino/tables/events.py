"""The events of a table. The state of a table is derived from its events, first to last.

Events are never changed or removed. An event records what was decided; that it was allowed was
checked before it was written. Field names in JSON are part of the log format: where a Python name
differs, `msgspec.field` gives the name in the log.
"""

from enum import StrEnum

import msgspec
from msgspec import field


class Reaction(StrEnum):
    """A message that a player can send with one tap; every language has a text for it."""

    HELLO = "hello"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OUCH = "ouch"
    SURPRISE = "surprise"
    HURRY = "hurry"
    SORRY = "sorry"
    GOOD_GAME = "good-game"


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=True):
    """Base class of the events in the log of a table."""


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat when the table was opened: for a person, for a bot, or open if it has neither."""

    name: str = ""
    token_hash: str | None = field(default=None, name="holder")
    level: str | None = None


class Opened(Event, frozen=True, tag="opened"):
    """A table was opened: always the first event, unless a record was imported."""

    rules: str
    seats: tuple[SeatSetup, ...] = field(name="chairs")
    host: str
    """The hash of the host's token."""
    secret: str
    """The secret of the shuffle, in hexadecimal: see `kingdomino.tables.fairness`."""
    substitute: str
    """The bot that plays for somebody whose time is up, or who leaves."""
    seconds: int | None = None
    """The time limit of a turn; `None`: no limit."""
    is_public: bool = False
    """Whether it is in the public list."""
    rematch_of: str | None = field(default=None, name="before")
    """The table that this is the rematch of."""

    def __repr__(self) -> str:
        # The repr may end up in an error message or a log, and the secret must not.
        return f"Opened(rules={self.rules!r})"


class Imported(Event, frozen=True, tag="imported"):
    """A match that was played elsewhere was imported."""

    record: str


class Joined(Event, frozen=True, tag="joined"):
    """A person took an open seat."""

    seat: int
    name: str
    token_hash: str = field(name="holder")
    contribution: str = ""


class Left(Event, frozen=True, tag="left"):
    """A person left: the seat is open again; once the game has started, a bot plays it."""

    seat: int


class BotAssigned(Event, frozen=True, tag="handed"):
    """A bot plays a seat from now on; its person, if there is one, may resume it."""

    seat: int
    level: str


class SeatResumed(Event, frozen=True, tag="taken-back"):
    """The person plays the seat again, or the host reopened it."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The first game was dealt."""

    contributions: tuple[str, ...]
    """What each seat contributed to the shuffle."""


class Acted(Event, frozen=True, tag="acted"):
    """An action was played."""

    game: int
    """The index of the game in the match."""
    ply: int
    """The number of actions played before in this game."""
    seat: int
    action: str
    bot: str | None = field(default=None, name="by")
    """The bot that chose it; `None`: the person of the seat."""
    key: str | None = None
    """The idempotency key of the request."""


class Reacted(Event, frozen=True, tag="reacted"):
    """Somebody sent a reaction."""

    seat: int
    reaction: str


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The host ended the match early."""


class Rematched(Event, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str


AnyEvent = (
    Opened
    | Imported
    | Joined
    | Left
    | BotAssigned
    | SeatResumed
    | Started
    | Acted
    | Reacted
    | Abandoned
    | Rematched
)
"""Every kind of event."""

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def encode_event(event: AnyEvent) -> str:
    """Encode an event as JSON.

    >>> encode_event(Left(seat=1))
    '{"type":"left","seat":1}'
    """
    return _encoder.encode(event).decode()


def decode_event(text: str) -> AnyEvent:
    """Decode an event; raises `ValueError` for anything else.

    >>> decode_event('{"type":"left","seat":1}')
    Left(seat=1)
    """
    return _decoder.decode(text)
