"""The requests and responses of the API that are not views of a table.

The views are in `kingdomino.tables.views.data`; the OpenAPI description is generated from both.
Seats count from 0, games and rounds from 1; times are in seconds since 1970. Unknown fields of a
request are an error, so that a misspelt one is noticed.
"""

from typing import Annotated, Any

import msgspec
from litestar.params import PathParameter
from msgspec import Meta, Struct, field

from kingdomino.notation.schema import KingdomData, LegalAction
from kingdomino.rules import Colour
from kingdomino.tables import MAX_NAME, Check, Reaction, Status

TableId = Annotated[
    str, PathParameter(min_length=1, max_length=32, description="The id of a table.")
]
SeatId = Annotated[int, PathParameter(ge=0, le=3, description="A seat, from 0.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=64)]
Contribution = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9]*$")]
RequestKey = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="Random, and as secret as a token: the token is derived from it.",
    ),
]
Ply = Annotated[int, Meta(ge=0, le=1000)]


class RequestBody(Struct, forbid_unknown_fields=True):
    """Base class of request bodies."""


class SeatRequestBody(RequestBody):
    """Who a seat is for: `name` for a person at this screen, `bot` for a bot, or neither."""

    name: Name | None = None
    bot: Level | None = None
    colour: Colour | None = None
    """By default the usual one of the seat."""


class OpenTable(RequestBody):
    """A table to open."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)] = "classic/2"
    """In notation: a preset, players, and what differs, such as `classic/2+harmony=yes`."""
    seats: Annotated[list[SeatRequestBody], Meta(min_length=2, max_length=4)] = msgspec.field(
        default_factory=lambda: [SeatRequestBody(), SeatRequestBody()]
    )
    seconds: Annotated[int, Meta(ge=5, le=1209600)] | None = None
    """The time limit of a turn; no limit by default."""
    substitute: Level | None = None
    """The bot that plays when time is up, or for somebody who left."""
    public: bool = False
    """Whether the table is in the public list."""
    key: RequestKey | None = None
    """An idempotency key: sent again with the same key, the request opens one table."""


class JoinTable(RequestBody):
    """Take a seat."""

    name: Name
    seat: SeatNumber | None = None
    """The first open one by default."""
    contribution: Contribution = ""
    """Mixed into the shuffle."""
    key: RequestKey | None = None
    """An idempotency key: sent again with the same key, the request takes one seat."""


class StartTable(RequestBody):
    """Start the match."""

    contribution: Contribution = ""
    """Mixed into the shuffle, for each of the host's seats."""


class AssignBot(RequestBody):
    """Let a bot play a seat."""

    bot: Level | None = None
    """The table's substitute by default."""


class ChooseColour(RequestBody):
    """Choose the colour of a seat."""

    colour: Colour


class PlayTurn(RequestBody):
    """A turn, or one action of it."""

    ply: Ply
    """The ply that it responds to: the number of actions played when it was chosen."""
    turn: Annotated[str, Meta(min_length=2, max_length=32)]
    """In notation, such as `13:g8h8>28`, `>28` or `13:--`."""
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """An idempotency key: a turn that is sent again with the same key is played once."""


class TakeBackTurn(RequestBody):
    """Take back your last turn."""

    ply: Ply
    """The ply at which it began: `take_back` of the view."""


class ContinueMatch(RequestBody):
    """Play on from a position of a match that is over."""

    ply: Ply
    """The number of actions after which to play on."""
    name: Name
    seat: SeatNumber = 0
    """Your seat; bots play the others."""
    bot: Level | None = None
    """The bot of all other seats."""


class RematchSeatBody(RequestBody):
    """A seat of another match: a person of this table by `seat`, a `bot`, or neither."""

    seat: SeatNumber | None = None
    bot: Level | None = None


class AskRematch(RequestBody):
    """Ask for another match, or agree to the one that was asked for."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """In notation; those of this match by default."""
    seats: Annotated[list[RematchSeatBody], Meta(min_length=2, max_length=4)] | None = None
    """The same by default."""
    contribution: Contribution = ""
    """Mixed into its shuffle."""


class SendReaction(RequestBody):
    """A reaction to send."""

    reaction: Reaction
    seat: SeatNumber | None = None


class SeatGrantResponse(Struct, frozen=True):
    """The seats that somebody holds now."""

    table: str
    seat: int | None
    seats: list[int]
    token: str | None
    """Keep it secret. A browser gets it as a cookie instead, and `null` here."""
    commitment: str


class TurnAccepted(Struct, frozen=True):
    """A turn that was accepted."""

    ply: int
    """The ply to respond to next."""
    number: int
    over: bool
    actor: int | None


class TableChanged(Struct, frozen=True):
    """A table after a change."""

    table: str
    number: int
    status: Status = field(name="stage")


class TableListItem(Struct, frozen=True):
    """A table in the public list."""

    table: str
    rules: str
    players: list[str]
    """A name; the level of a bot after a colon; an empty string for an open seat."""
    opened_at: float
    moved_at: float
    status: Status = field(name="stage")


class PlacementPreview(Struct, frozen=True):
    """A kingdom after a placement, and the claims that are possible then."""

    kingdom: KingdomData
    claims: list[LegalAction]
    refusal: str | None = None
    """Why the domino does not fit, in the language asked for; the kingdom is unchanged then."""


class HistoryItem(Struct, frozen=True):
    """An action of the match, and the points after it."""

    ply: int
    """The number of actions played before it, in the whole match."""
    game: int
    round: int
    """From 1; 0 is the opening."""
    seat: int
    action: str
    points: list[int]
    """The points of each seat in this game after it, bonuses included."""


class History(Struct, frozen=True):
    """Every action played so far, first to last."""

    plies: list[HistoryItem]


class MatchKingdoms(Struct, frozen=True):
    """The kingdoms of every game of a match."""

    games: list[list[KingdomData]]
    """A list for each game so far, with a kingdom for each seat."""


class CheckResult(Struct, frozen=True):
    """A check of the shuffle, and whether it holds."""

    check: Check
    holds: bool


class VerdictResponse(Struct, frozen=True):
    """Whether a match was dealt as promised."""

    is_fair: bool
    """Whether everything could be checked and holds."""
    checks: list[CheckResult]
    """Each check that could be made."""
    missing: list[str]
    """What the record lacks for more checks: of a match that was dealt elsewhere."""
    continued_from: str | None
    """The table whose deal this match continues: then the shuffle was none of this table."""


class SettingOption(Struct, frozen=True):
    """A setting of a ruleset: what a form can offer."""

    name: str
    values: list[str]
    """Every value, as the notation writes it."""
    default: str | None
    """The value in the preset `classic`; `null` where it depends on the players."""
    players: dict[str, list[int]]
    """The numbers of players that can choose a value, where not all can."""
    bonus: int | None
    """The points of the bonus that it turns on."""


class Choices(Struct, frozen=True):
    """What can be chosen for a table."""

    presets: dict[str, list[int]]
    """The numbers of players of each preset, the most usual first."""
    settings: list[SettingOption]
    bots: list[str]
    """The levels, weakest first, then the labels of the host's own bots."""
    default_bot: str
    analysis: bool
    """Whether this server gives hints and reviews."""
    reactions: list[Reaction]
    languages: dict[str, str]
    origin: str | None
    """Where others in the network reach the server; only for a browser on the same machine."""


class Problem(Struct, frozen=True):
    """An error (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    """In the requested language."""
    code: str
    """The kind of error, for programs."""
    params: dict[str, Any]
