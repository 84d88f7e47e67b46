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
    colour: str | None = None
    """The colour that was chosen; `None`: the one of the seat, if nobody chose it."""


class Opened(Event, frozen=True, tag="opened"):
    """A table was opened: the first event, unless a match was imported or continued."""

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
    is_counted: bool = False
    """Whether it is the counted try at a daily deal: without hints, take-backs and stand-ins."""

    def __repr__(self) -> str:
        # The repr may end up in an error message or a log, and the secret must not.
        return f"Opened(rules={self.rules!r})"


class Imported(Event, frozen=True, tag="imported"):
    """A match that was played elsewhere was imported."""

    record: str


class Continued(Event, frozen=True, tag="continued"):
    """A table was opened to play on from a position of a match that was over."""

    record: str
    """The match up to that position, with its seed."""
    table: str
    """The table of that match."""
    ply: int
    """The number of its actions that were played."""
    seats: tuple[SeatSetup, ...]
    host: str
    """The hash of the host's token."""
    substitute: str

    def __repr__(self) -> str:
        return f"Continued(table={self.table!r}, ply={self.ply})"


class Joined(Event, frozen=True, tag="joined"):
    """A person took an open seat."""

    seat: int
    name: str
    token_hash: str = field(name="holder")
    contribution: str = ""
    key_hash: str | None = field(default=None, name="key")
    """The hash of the idempotency key of the request."""


class ColourChosen(Event, frozen=True, tag="colour-chosen"):
    """A person chose a colour; the seat that had it gets the other one."""

    seat: int
    colour: str


class Left(Event, frozen=True, tag="left"):
    """A person left: the seat is open again; once the game has started, a bot plays it."""

    seat: int


class BotAssigned(Event, frozen=True, tag="handed"):
    """A bot plays a seat from now on; its person, if there is one, may resume it."""

    seat: int
    level: str
    asked_by: tuple[int, ...] = ()
    """The seats whose people asked for it, since its person was away."""


class StandInAsked(Event, frozen=True, tag="stand-in-asked"):
    """A person asked that a bot plays for one who is away; others have to agree."""

    seat: int
    by: int
    """The seat of whoever asked."""


class HostChanged(Event, frozen=True, tag="host-changed"):
    """The person of a seat is the host from now on."""

    seat: int


class SeatResumed(Event, frozen=True, tag="taken-back"):
    """The person plays the seat again, also after leaving, or the host reopened it."""

    seat: int


class DeviceLinkMade(Event, frozen=True, tag="device-link-made"):
    """A person made a link with which another device of theirs gets their seats."""

    holder: str
    """The hash of the token that holds the seats."""
    device: str
    """The hash of the token of the device that made it: a further one has its own."""
    code_hash: str = field(name="code")
    until: float
    """When it expires."""
    stays: bool = False
    """Whether this device keeps the seats as well."""


class DeviceLinkRevoked(Event, frozen=True, tag="device-link-revoked"):
    """A person made their link void."""

    holder: str


class DeviceAdded(Event, frozen=True, tag="device-added"):
    """A device got the seats of a person, by a link or because it had them before the rematch."""

    holder: str
    token_hash: str = field(name="device")
    replaced: str | None = None
    """The hash of the token of the device that only watches from now on."""


class Started(Event, frozen=True, tag="started"):
    """The first game was dealt."""

    contributions: tuple[str, ...]
    """The contribution of each seat to the shuffle."""


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
    take_backs: int = 0
    """The number of take-backs before it: with each, plies are played once more."""

    def is_completed_by(self, other: "Acted") -> bool:
        """Return whether the next action is the claim of the turn that this placement began."""
        is_same_player = (self.game, self.seat) == (other.game, other.seat)
        return is_same_player and ":" in self.action and other.action.startswith(">")


class TurnTakenBack(Event, frozen=True, tag="turn-taken-back"):
    """The only person at the table took back their last turn, and what bots played since."""

    seat: int
    ply: int
    """The number of actions of the match that are left."""


class HintGiven(Event, frozen=True, tag="hint-given"):
    """The only person at the table was given a hint."""

    seat: int
    ply: int
    """The number of actions of the match at that time."""


class Reacted(Event, frozen=True, tag="reacted"):
    """A person sent a reaction."""

    seat: int
    reaction: str


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The host ended the match early."""


class RematchSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the proposed match: for a person of this one, for a bot, or open."""

    seat: int | None = None
    """The seat of the person at this table."""
    level: str | None = None


class RematchAsked(Event, frozen=True, tag="rematch-asked"):
    """A person proposed another match; all its players have to agree."""

    seat: int
    rules: str
    seats: tuple[RematchSeat, ...]
    secret: str
    """The secret of its shuffle: whoever agrees has seen the commitment to it."""
    contribution: str = ""

    def __repr__(self) -> str:
        return f"RematchAsked(seat={self.seat}, rules={self.rules!r})"


class RematchAnswered(Event, frozen=True, tag="rematch-answered"):
    """A person agreed to the proposed match, or declined."""

    seat: int
    agrees: bool
    contribution: str = ""


class Rematched(Event, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str


AnyEvent = (
    Opened
    | Imported
    | Continued
    | Joined
    | ColourChosen
    | Left
    | BotAssigned
    | StandInAsked
    | HostChanged
    | SeatResumed
    | DeviceLinkMade
    | DeviceLinkRevoked
    | DeviceAdded
    | Started
    | Acted
    | TurnTakenBack
    | HintGiven
    | Reacted
    | Abandoned
    | RematchAsked
    | RematchAnswered
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
