"""What can happen at a table. A table is the sum of its events, from the first to the last.

An event is never changed nor removed. It says what was decided, not why it was allowed: that was
checked before it was written down.
"""

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=True):
    """Anything that the log of a table holds."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the table was laid out: a person's, a bot's, or with neither an open one."""

    name: str = ""
    holder: str | None = None
    level: str | None = None


class Opened(Event, frozen=True, tag="opened"):
    """A table was set up: always the first event, unless a record was brought along."""

    rules: str
    chairs: tuple[Chair, ...]
    host: str
    """The hash of the token of whoever opened it."""
    secret: str
    """What the shuffle will come from, in hexadecimal digits: see `kingdomino.tables.fairness`."""
    substitute: str
    """The bot that plays for someone whose time is up, or who leaves."""
    seconds: int | None = None
    """How long a turn may take; `None`: as long as it likes."""
    is_public: bool = False
    """Whether it is listed for everyone."""
    before: str | None = None
    """The table that this is the rematch of."""

    def __repr__(self) -> str:
        # An event may end up in a message about an error, and the secret must not.
        return f"Opened(rules={self.rules!r})"


class Imported(Event, frozen=True, tag="imported"):
    """A match that was played elsewhere, as its record tells it."""

    record: str


class Joined(Event, frozen=True, tag="joined"):
    """A person sat down on an open seat."""

    seat: int
    name: str
    holder: str
    contribution: str = ""


class Left(Event, frozen=True, tag="left"):
    """A person got up: the seat is open again; once the game has started, a bot plays on."""

    seat: int


class Handed(Event, frozen=True, tag="handed"):
    """A bot plays a seat from now on; its person, if there is one, may take it back."""

    seat: int
    level: str


class TakenBack(Event, frozen=True, tag="taken-back"):
    """The person plays again."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The first game was dealt."""

    contributions: tuple[str, ...]
    """What each seat gave for the shuffle."""


class Acted(Event, frozen=True, tag="acted"):
    """An action was played."""

    game: int
    """The game of the match, from 0."""
    ply: int
    """How many actions were played in this game before."""
    seat: int
    action: str
    by: str | None = None
    """The bot that chose it; `None`: the person of the seat."""
    key: str | None = None
    """What the client called its request, to recognise it if it is sent again."""


class Reacted(Event, frozen=True, tag="reacted"):
    """Somebody made a sign."""

    seat: int
    reaction: str


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The host ended the match before its time."""


class Rematched(Event, frozen=True, tag="rematched"):
    """The players went on to another table."""

    table: str


AnyEvent = (
    Opened
    | Imported
    | Joined
    | Left
    | Handed
    | TakenBack
    | Started
    | Acted
    | Reacted
    | Abandoned
    | Rematched
)
"""Every kind of event."""

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def write_event(event: AnyEvent) -> str:
    """An event as text.

    >>> write_event(Left(seat=1))
    '{"type":"left","seat":1}'
    """
    return _encoder.encode(event).decode()


def read_event(text: str) -> AnyEvent:
    """The event of a text; raises `ValueError` for anything else.

    >>> read_event('{"type":"left","seat":1}')
    Left(seat=1)
    """
    return _decoder.decode(text)
