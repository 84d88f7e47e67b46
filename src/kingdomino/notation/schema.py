"""The JSON of rulesets, kingdoms and games, as types.

There is one schema for the command line, HTTP and WebSocket: every type here is a plain dataclass
whose fields are the keys of a JSON object, and the OpenAPI description is generated from them.
Seats count from 0, games and rounds from 1; a cell is `a1` to `m13`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, make_dataclass
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

from kingdomino.notation.position import format_position
from kingdomino.notation.ruleset import format_ruleset
from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    SETTINGS,
    ActionPreview,
    Bonus,
    Cell,
    Kingdom,
    Line,
    Ruleset,
    Score,
    Standing,
    Terrain,
    Territory,
    TieBreak,
    View,
)


@dataclass(slots=True)
class SquareData:
    """One half of a domino."""

    terrain: Terrain
    crowns: int


@dataclass(slots=True)
class LineSlot:
    """A domino of a line, and the seat whose king stands on it."""

    domino: int
    squares: tuple[SquareData, SquareData]
    king: int | None


@dataclass(slots=True)
class PlacedSquare:
    """A square of a kingdom."""

    cell: str
    terrain: Terrain
    crowns: int
    domino: int


@dataclass(slots=True)
class TerritorySummary:
    """The size and the points of a territory."""

    terrain: Terrain
    squares: int
    crowns: int
    points: int


@dataclass(slots=True)
class TerritoryData(TerritorySummary):
    """A connected group of squares of one terrain: squares × crowns points."""

    cells: list[str]


@dataclass(slots=True)
class BonusData:
    """A bonus that a kingdom has earned."""

    bonus: Bonus
    points: int


@dataclass(slots=True)
class Box:
    """A rectangle of cells, by two corners."""

    low: str
    """The bottom left cell."""
    high: str
    """The top right cell."""


@dataclass(slots=True)
class KingdomData:
    """The kingdom of a seat."""

    seat: int
    castle: str
    squares: list[PlacedSquare]
    placed: list[str]
    """Its placements in order, in notation."""
    discarded: list[int]
    extent: Box
    """The bounding box."""
    reach: list[str]
    """The free cells that a square can still cover (R11)."""
    territories: list[TerritoryData]
    bonuses: list[BonusData]
    points: int
    """Bonuses included."""


@dataclass(slots=True)
class ScoreData:
    """The score of a seat in one game."""

    points: int
    largest_territory: int
    crowns: int
    territories: list[TerritoryData]
    bonuses: list[BonusData]


@dataclass(slots=True)
class StandingData:
    """The rank of a seat, if the match ended now."""

    seat: int
    rank: int
    is_shared: bool
    points: int
    decided_by: TieBreak | None
    """The criterion that separates it from the next better rank; a winner, from the next worse."""
    games: list[ScoreData]


@dataclass(slots=True)
class UpcomingTurn:
    """A king that has yet to act: those of this round, then those that have claimed the next."""

    seat: int
    domino: int
    is_next_round: bool


@dataclass(slots=True)
class LegalAction:
    """A legal action of the acting seat, and its effect.

    A placement makes its points at once. For a claim, the points are the most that the domino would
    make if it were placed now.
    """

    action: str
    points: int
    gain: int
    territories: list[TerritorySummary]
    """The territories that the squares of a placement become part of; none for a claim."""
    fits: bool
    """Whether the domino of a claim has a legal placement now."""


if TYPE_CHECKING:
    RulesetData = Any
else:
    _hints = get_type_hints(Ruleset)
    RulesetData = make_dataclass(
        "RulesetData",
        [
            ("text", str),
            *((name, _hints[name]) for name in ("players", "grid", "rounds", *SETTINGS)),
        ],
        slots=True,
        namespace={"__doc__": "The rules of a game: `text` is the notation, then each setting."},
    )
    RulesetData.__module__ = __name__


@dataclass(slots=True, kw_only=True)
class GameData:
    """The public state of a game."""

    ply: int
    """The number of actions played so far."""
    round: int
    """From 1; 0 is the opening."""
    rules: RulesetData
    actor: int | None
    """The seat that acts now."""
    king: int | None
    """The seat whose king acts: the actor's own, except in the opening `drawer`."""
    domino: int | None
    """The domino to place now; `null` if it is time to claim."""
    current_line: list[LineSlot] | None
    next_line: list[LineSlot] | None
    order: list[UpcomingTurn]
    kingdoms: list[KingdomData]
    unseen: list[int]
    standings: list[StandingData]
    position: str | None
    """The same state in notation."""


def ruleset_data(ruleset: Ruleset) -> RulesetData:
    """Convert a ruleset."""
    names = ("players", "grid", "rounds", *SETTINGS)
    values = {name: getattr(ruleset, name) for name in names}
    return RulesetData(text=format_ruleset(ruleset), **values)


def line_data(line: Line | None) -> list[LineSlot] | None:
    """Convert a line."""
    if line is None:
        return None
    return [
        LineSlot(number, _SQUARES[number], king)
        for number, king in zip(line.dominoes, line.kings, strict=True)
    ]


_SQUARES = {
    number: (
        SquareData(domino.first.terrain, domino.first.crowns),
        SquareData(domino.second.terrain, domino.second.crowns),
    )
    for number, domino in DOMINOES.items()
}


def kingdom_data(seat: int, kingdom: Kingdom, ruleset: Ruleset) -> KingdomData:
    """Convert a kingdom."""
    score = kingdom.score(ruleset)
    extent = kingdom.extent
    return KingdomData(
        seat=seat,
        castle=str(CASTLE),
        squares=_placed_squares(kingdom),
        placed=[str(place) for place in kingdom.placed],
        discarded=list(kingdom.discarded),
        extent=Box(
            low=str(Cell(extent.left, extent.bottom)), high=str(Cell(extent.right, extent.top))
        ),
        reach=[str(cell) for cell in kingdom.reach],
        territories=_territories(score.territories),
        bonuses=_bonuses(score.bonuses),
        points=score.points,
    )


def _placed_squares(kingdom: Kingdom) -> list[PlacedSquare]:
    squares = []
    for place in kingdom.placed:
        for cell, square in zip((place.first, place.second), _SQUARES[place.domino], strict=True):
            squares.append(PlacedSquare(str(cell), square.terrain, square.crowns, place.domino))
    return squares


def standing_data(standing: Standing) -> StandingData:
    """Convert a standing."""
    return StandingData(
        seat=standing.seat,
        rank=standing.rank,
        is_shared=standing.is_shared,
        points=standing.points,
        decided_by=standing.decided_by,
        games=[score_data(score) for score in standing.scores],
    )


def score_data(score: Score) -> ScoreData:
    """Convert a score."""
    return ScoreData(
        points=score.points,
        largest_territory=score.largest,
        crowns=score.crowns,
        territories=_territories(score.territories),
        bonuses=_bonuses(score.bonuses),
    )


def legal_action(preview: ActionPreview) -> LegalAction:
    """Convert the preview of an action."""
    return LegalAction(
        action=str(preview.action),
        points=preview.points,
        gain=preview.gain,
        territories=[
            TerritorySummary(t.terrain, t.squares, t.crowns, t.points) for t in preview.territories
        ],
        fits=preview.fits,
    )


_Data = TypeVar("_Data", bound=GameData)


def game_data(kind: type[_Data], view: View, standings: Iterable[Standing], **others: Any) -> _Data:
    """Convert a view; `kind` may have more fields, whose values are `others`."""
    fields: dict[str, Any] = {
        "ply": view.ply,
        "round": view.round,
        "rules": ruleset_data(view.ruleset),
        "actor": view.actor,
        "king": view.king,
        "domino": view.domino,
        "current_line": line_data(view.current_line),
        "next_line": line_data(view.next_line),
        "order": upcoming_turns(view),
        "kingdoms": [
            kingdom_data(seat, kingdom, view.ruleset) for seat, kingdom in enumerate(view.kingdoms)
        ],
        "unseen": sorted(view.unseen),
        "standings": [standing_data(standing) for standing in standings],
        "position": format_position(view.evolve(seat=None)),
    }
    return kind(**fields | others)


def upcoming_turns(view: View) -> list[UpcomingTurn]:
    """Return the kings that have yet to act in this round, then those that claimed the next."""
    turns = []
    for line, first in ((view.current_line, view.turn), (view.next_line, 0)):
        if line is None:
            continue
        is_next = line is view.next_line
        for domino, king in zip(line.dominoes[first:], line.kings[first:], strict=True):
            if king is not None:
                turns.append(UpcomingTurn(king, domino, is_next))
    return turns


def _territories(territories: Iterable[Territory]) -> list[TerritoryData]:
    return [
        TerritoryData(t.terrain, t.squares, t.crowns, t.points, [str(cell) for cell in t.cells])
        for t in territories
    ]


def _bonuses(bonuses: Iterable[Bonus]) -> list[BonusData]:
    return [BonusData(bonus, bonus.points) for bonus in bonuses]
