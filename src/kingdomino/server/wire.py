"""What the API answers with: its JSON as types. What it reads is in `requests`.

Its OpenAPI description is made of both.

Seats count from 0, games and rounds from 1; a cell is `a1` to `m13`; times are seconds since 1970.
"""

from typing import Any

from msgspec import Struct

from kingdomino.rules import Bonus, Colour, MiddleKingdom, Opening, Terrain, TieBreak
from kingdomino.tables import Check, Reaction, Stage


class SquareFace(Struct, frozen=True):
    """Half a domino."""

    terrain: Terrain
    crowns: int


class LinePlace(Struct, frozen=True):
    """A domino of a line, and the seat whose king stands on it."""

    domino: int
    squares: tuple[SquareFace, SquareFace]
    king: int | None


class LaidSquare(Struct, frozen=True):
    """A square of a kingdom."""

    cell: str
    terrain: Terrain
    crowns: int
    domino: int


class TerritoryFace(Struct, frozen=True):
    """Land of one terrain that hangs together: squares × crowns points."""

    terrain: Terrain
    squares: int
    crowns: int
    points: int
    cells: list[str]


class BonusFace(Struct, frozen=True):
    """Points beside those of the territories."""

    bonus: Bonus
    points: int


class Box(Struct, frozen=True):
    """The corner cells of a rectangle."""

    low: str
    """Left and below."""
    high: str
    """Right and above."""


class KingdomFace(Struct, frozen=True):
    """What a seat has built."""

    seat: int
    castle: str
    squares: list[LaidSquare]
    placed: list[str]
    """Its placements in order, in notation."""
    discarded: list[int]
    extent: Box
    """The smallest box around it."""
    reach: list[str]
    """Free cells where a square can still come to lie (R11)."""
    territories: list[TerritoryFace]
    bonuses: list[BonusFace]
    points: int
    """Bonuses included."""


class SeatFace(Struct, frozen=True):
    """Who plays with a colour."""

    seat: int
    colour: Colour
    name: str
    bot: str | None
    """The bot that plays now."""
    is_open: bool
    """Whether anybody may sit down."""
    is_held: bool
    """Whether a person keeps it, even while a bot plays."""
    is_host: bool
    online: bool
    """Whether its person is connected now."""


class RulesFace(Struct, frozen=True):
    """The rules of the match."""

    text: str
    players: int
    deck: int
    grid: int
    rounds: int
    games: int
    opening: Opening
    middle_kingdom: MiddleKingdom | None
    harmony: bool
    tie_breaks: list[TieBreak]


class ComingTurn(Struct, frozen=True):
    """A king that has still to act: those of this round, then those that have claimed the next."""

    seat: int
    domino: int
    is_next_round: bool


class ScoreFace(Struct, frozen=True):
    """What a seat has in one game."""

    points: int
    largest_territory: int
    crowns: int
    territories: list[TerritoryFace]
    bonuses: list[BonusFace]


class StandingFace(Struct, frozen=True):
    """The place of a seat, if it ended now."""

    seat: int
    rank: int
    is_shared: bool
    points: int
    decided_by: TieBreak | None
    """The criterion that parts it from the rank above; a winner, from the rank below."""
    games: list[ScoreFace]


class ClockFace(Struct, frozen=True):
    """How long a turn may take."""

    seconds: int | None
    turn_at: float | None
    """When this turn began."""
    due_at: float | None
    """When its time is up."""
    substitute: str
    """The bot that then plays it."""


class ShuffleFace(Struct, frozen=True):
    """Where the deals come from: `docs/shuffle.md` says how to check it."""

    commitment: str
    contributions: list[str]
    secret: str | None
    """Told when nothing is played any more."""
    seed: str | None


class LogLine(Struct, frozen=True):
    """An action that was played."""

    ply: int
    """How many actions had been played before it, in the whole match."""
    game: int
    seat: int
    action: str
    bot: str | None
    """The bot that chose it, if it was one."""


class SignFace(Struct, frozen=True):
    """A reaction that was made."""

    seat: int
    reaction: Reaction
    at: float


class Touched(Struct, frozen=True):
    """A territory that a placement makes or enlarges."""

    terrain: Terrain
    squares: int
    crowns: int
    points: int


class LegalAction(Struct, frozen=True):
    """What the seat whose turn it is can do, and what that makes.

    A placement makes its points at once; a claim promises the most that its domino could make if
    it were placed now.
    """

    action: str
    points: int
    gain: int
    territories: list[Touched]
    """What a placement makes its two squares part of; nothing for a claim."""
    fits: bool
    """Whether the domino of a claim would fit now."""


class Face(Struct, frozen=True):
    """What everybody may know of a table."""

    table: str
    number: int
    """How many things have happened at this table. A higher number is newer."""
    stage: Stage
    over: bool
    ply: int
    """How many actions have been played in the whole match."""
    game: int
    round: int
    """From 1; 0 is the opening."""
    rules: RulesFace
    public: bool
    seats: list[SeatFace]
    actor: int | None
    """The seat whose turn it is."""
    king: int | None
    """The seat whose king is at turn: the actor's, but for the opening `drawer`."""
    domino: int | None
    """The domino that has to be placed now; `null` if it is time to claim."""
    current_line: list[LinePlace] | None
    next_line: list[LinePlace] | None
    order: list[ComingTurn]
    kingdoms: list[KingdomFace]
    unseen: list[int]
    standings: list[StandingFace]
    clock: ClockFace
    shuffle: ShuffleFace
    reactions: list[SignFace]
    """The latest, the newest last."""
    position: str | None
    """The same in notation."""
    rematch_of: str | None
    rematch: str | None


class TableView(Face, frozen=True):
    """A table as whoever asks may know it."""

    now: float
    """The server's time."""
    seat: int | None
    """The first of your seats; `null` for a spectator."""
    yours: list[int]
    you_host: bool
    legal: list[LegalAction]
    """What you can do now: nothing, unless it is the turn of one of your seats."""
    claims: list[LegalAction]
    """While you place: what claiming each free domino of the next line promises."""
    log: list[LogLine]
    """Everything played; on a live connection left out, as `turn` messages tell it."""


class Seating(Struct, frozen=True):
    """Where somebody sits now."""

    table: str
    seat: int | None
    seats: list[int]
    token: str | None
    """Keep it secret. A browser gets it as a cookie instead, and `null` here."""
    commitment: str


class Played(Struct, frozen=True):
    """A turn that was accepted."""

    ply: int
    """The ply to answer next."""
    number: int
    over: bool
    actor: int | None


class Changed(Struct, frozen=True):
    """A table after a change."""

    table: str
    number: int
    stage: Stage


class TableLine(Struct, frozen=True):
    """A table in the list."""

    table: str
    stage: Stage
    rules: str
    players: list[str]
    """A name; the level of a bot after a colon; an empty text for an open seat."""
    opened_at: float
    moved_at: float


class Preview(Struct, frozen=True):
    """A kingdom as a placement would leave it, and what could be claimed then."""

    kingdom: KingdomFace
    claims: list[LegalAction]


class HistoryLine(Struct, frozen=True):
    """An action of the match, and what it made."""

    ply: int
    """How many actions had been played before it, in the whole match."""
    game: int
    round: int
    """From 1; 0 is the opening."""
    seat: int
    action: str
    points: list[int]
    """What each seat has in this game after it, bonuses included."""


class History(Struct, frozen=True):
    """Everything played so far, first to last."""

    plies: list[HistoryLine]


class CheckFace(Struct, frozen=True):
    """A promise about the shuffle, and whether it was kept."""

    check: Check
    holds: bool


class VerdictFace(Struct, frozen=True):
    """Whether a match was dealt as it was promised."""

    is_fair: bool
    """Whether everything could be checked and is right."""
    checks: list[CheckFace]
    """Each check that could be made."""
    missing: list[str]
    """What the record does not tell, so that it can't be checked: of a match played elsewhere."""


class Choices(Struct, frozen=True):
    """What can be chosen for a table."""

    presets: dict[str, list[int]]
    """The numbers of players of each, the most usual first."""
    bots: list[str]
    """The levels, from the weakest."""
    default_bot: str
    reactions: list[Reaction]
    languages: dict[str, str]


class Problem(Struct, frozen=True):
    """What went wrong (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    """In the language asked for."""
    code: str
    """What it is, for programs: the message `error-{code}` explains it in every language."""
    params: dict[str, Any]
