"""The JSON types of a table, as a seat or a spectator may see it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kingdomino.notation.schema import GameData, LegalAction
from kingdomino.rules import Colour
from kingdomino.tables.events import Reaction
from kingdomino.tables.log import Status
from kingdomino.tables.moments import NoticeKind


@dataclass(slots=True)
class SeatData:
    """A seat and its player."""

    seat: int
    colour: Colour
    name: str
    bot: str | None
    """The bot that plays now."""
    is_open: bool
    """Whether anybody may take it."""
    is_held: bool
    """Whether a person holds it, even while a bot plays."""
    is_host: bool
    is_left: bool
    """Whether its person left during the game, and may come back."""
    is_online: bool
    """Whether its person is connected now."""
    away_since: float | None
    """When its person was last connected, as far as this server knows; `null` if they are."""
    asked_by: list[int]
    """The seats whose people asked that a bot plays while this one's person is away."""


@dataclass(slots=True)
class ClockData:
    """The time limit of a turn."""

    seconds: int | None
    turn_at: float | None
    """When this turn began."""
    due_at: float | None
    """When its time is up."""
    substitute: str
    """The bot that plays it then."""


@dataclass(slots=True)
class ShuffleData:
    """The source of the deals: `docs/explanation/shuffle.md` explains how to verify it."""

    commitment: str
    contributions: list[str]
    secret: str | None
    """Published when the match is over."""
    seed: str | None


@dataclass(slots=True)
class ReactionData:
    """A reaction that was sent."""

    seat: int
    reaction: Reaction
    at: float


@dataclass(slots=True)
class LogLine:
    """An action that was played."""

    ply: int
    """The number of actions played before it, in the whole match."""
    game: int
    seat: int
    action: str
    bot: str | None
    """The bot that chose it, if it was one."""


@dataclass(slots=True)
class NoticeData:
    """Something that happened beside the turns, and that everybody is told."""

    kind: NoticeKind
    seat: int
    ply: int
    """The number of actions of the match before it."""
    bot: str | None
    """The bot, if one plays or played."""
    at: float


@dataclass(slots=True)
class Presence:
    """The connections to a table now, as far as one process knows."""

    online: frozenset[int] = frozenset()
    """The seats whose people are connected."""
    away_since: Mapping[int, float] = field(default_factory=dict)
    """When the person of a seat was last connected."""
    spectators: int = 0
    """How many others are connected, up to `MAX_SPECTATORS`."""


@dataclass(slots=True)
class TakeBackData:
    """A turn that was taken back, together with what bots played after it."""

    seat: int
    ply: int
    """The number of actions of the match that were left."""
    turn: str
    """The turn, in notation."""


@dataclass(slots=True)
class RematchSeatData:
    """A seat of a proposed match: for the person of a seat at this table, for a bot, or open."""

    seat: int | None
    bot: str | None


@dataclass(slots=True)
class RematchData:
    """Another match that somebody proposed."""

    asked_by: int
    rules: str
    """In notation."""
    seats: list[RematchSeatData]
    agreed: list[int]
    """The first seats of those who agree."""
    declined: list[int]
    """The first seats of those who don't."""
    commitment: str
    """The commitment to its shuffle: see it before you contribute."""


@dataclass(slots=True)
class OriginData:
    """The position of another table's match from which a match was continued."""

    table: str
    ply: int


# Without slots, so that a view can have this and a game as its bases.
@dataclass(kw_only=True)
class TableState:
    """A table as one client may see it, without its game: who plays, and what surrounds it."""

    table: str
    number: int
    """The number of events at this table so far. A higher number is newer."""
    status: Status
    is_over: bool
    game: int
    is_public: bool
    seats: list[SeatData]
    clock: ClockData
    shuffle: ShuffleData
    reactions: list[ReactionData]
    """The latest, newest last."""
    notices: list[NoticeData]
    """The latest notices about events beside the turns, newest last."""
    spectators: int
    """How many people watch without a seat, at most 99."""
    take_backs: list[TakeBackData]
    """The turns that were taken back, newest last."""
    hints: list[int]
    """The plies at which hints were given."""
    continued_from: OriginData | None
    """Where this match was continued from: its deal is not a fresh one."""
    rematch_of: str | None
    rematch: str | None
    """The table of the rematch, once everybody has agreed to it."""
    rematch_question: RematchData | None
    """Another match that was proposed, and who agrees."""
    now: float
    """The server's time."""
    seat: int | None
    """The first of your seats; `null` for a spectator."""
    your_seats: list[int]
    left_seats: list[int]
    """The seats that you left during the game, and can resume."""
    is_host: bool
    take_back: int | None
    """The ply at which your last turn began, if you can take it back now."""
    device_link: float | None
    """Until when your link to continue on another device is valid; `null` if there is none."""
    is_moved: bool
    """Whether you play on another device now, and this one watches."""


@dataclass(slots=True, kw_only=True)
class TableView(GameData, TableState):
    """A table as one client may see it.

    `ply`, `actor`, `king` and `domino` are those of the match: nobody acts once it is over.
    """

    legal: list[LegalAction]
    """Your legal actions; empty unless it is the turn of one of your seats."""
    claims: list[LegalAction]
    """While you place: a preview of the claim of each free domino of the next line."""


@dataclass(slots=True)
class DealtData:
    """What has been dealt of a game, in order: all of it lies or lay face up."""

    game: int
    pile: list[int]
    """The dominoes from the top of the pile, line by line."""
    kings: list[int]
    """The seats of the kings of the opening."""
    chooser: int
    """The seat that chose for the first king; its own, except with the opening `drawer`."""


@dataclass(slots=True, kw_only=True)
class TableViewWithLog(TableView):
    """A table as one client may see it, with every action played."""

    log: list[LogLine]
    """Left out on a live connection, where `turn` messages say the same."""
