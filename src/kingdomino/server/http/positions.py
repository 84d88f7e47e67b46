"""Any position over HTTP, for the analysis board and the puzzles: what it holds, what is legal.

Nothing is kept: a request has the record or position to start from, and the turns to try from
there. Only what lies face up is returned.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Final, NamedTuple

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, field

from kingdomino.notation import format_turn, parse_position, parse_record, parse_turn
from kingdomino.notation.schema import GameData, LegalAction, game_data, legal_action
from kingdomino.rules import (
    Action,
    Claim,
    Colour,
    Deal,
    Game,
    Match,
    UnknownDealError,
    View,
    preview_actions,
)
from kingdomino.server.http.problems import PROBLEMS
from kingdomino.server.http.schemas import Ply, RequestBody
from kingdomino.tables import Refusal, TableError
from kingdomino.tables.views.view import claims_data

MAX_TEXT: Final = 12_000
_MAX_TURNS: Final = 200

TurnText = Annotated[str, Meta(min_length=2, max_length=32)]


class AskPosition(RequestBody):
    """A record or a position, and turns to play from there."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]
    """In notation."""
    ply: Ply | None = None
    """Of a record: the number of actions after which to begin; by default all of them."""
    turns: Annotated[list[TurnText], Meta(max_length=_MAX_TURNS)] = field(default_factory=list)
    """Turns to play then, in notation; the last may be a placement whose claim is to come."""


@dataclass(slots=True)
class RecordTurn:
    """A turn of a record."""

    ply: int
    """The number of actions played before it, in the whole match."""
    game: int
    seat: int
    turn: str


@dataclass(slots=True, kw_only=True)
class PositionData(GameData):
    """A position, and what can be done in it."""

    game: int
    names: list[str]
    """The players' names by seat; empty where the record has none."""
    colours: list[Colour]
    """The colours of the seats."""
    record: list[RecordTurn] | None
    """The turns of the record; `null` for a position."""
    is_sampled: bool
    """Whether a line was dealt at random, because the record or position does not have it."""
    legal: list[LegalAction]
    claims: list[LegalAction]
    """While a domino is to be placed: a preview of the claim of each free domino."""


class Source(NamedTuple):
    """The games that a request starts from, with names and colours."""

    games: tuple[Game, ...]
    """The games so far; the last one goes on."""
    names: tuple[str, ...]
    record: list[RecordTurn] | None
    colours: tuple[Colour, ...] = tuple(Colour)

    @property
    def match(self) -> Match:
        """The games as a match, whose next game is never dealt."""
        return Match(self.games)


@post("/positions", summary="Look at a position", status_code=200, responses=PROBLEMS)
async def show_position(data: JSONBody[AskPosition]) -> PositionData:
    """Get what a position holds, after some turns, and what is legal then.

    A line that is not known is dealt at random: the same one after any turns from one text.
    """
    source = _read_record(data.text, data.ply) if _is_record(data.text) else _read(data.text)
    seed = sha256(data.text.strip().encode()).digest()
    game, is_sampled = source.games[-1], False
    for turn in data.turns:
        for action in parse_turn(turn):
            game, is_new = _play(game, action, seed)
            is_sampled = is_sampled or is_new
    return position_data(source._replace(games=(*source.games[:-1], game)), is_sampled)


def position_data(source: Source, is_sampled: bool = False) -> PositionData:
    """Convert the last position of a source."""
    match = source.match
    view = match.view()
    return game_data(
        PositionData,
        view,
        match.standings(),
        game=len(view.earlier) + 1,
        names=list(source.names),
        colours=list(source.colours[: match.ruleset.players]),
        record=source.record,
        is_sampled=is_sampled,
        legal=[legal_action(preview) for preview in preview_actions(view)],
        claims=_claims(view),
    )


def source_of(view: View) -> Source:
    """Return a position as a source."""
    game = Game(view.evolve(seat=None), Deal(()))
    return Source((game,), ("",) * view.ruleset.players, None)


def _is_record(text: str) -> bool:
    """Return whether a text begins with a tag, as every record does."""
    return text.lstrip().startswith("[")


def _read(text: str) -> Source:
    position = parse_position(text.strip())
    if isinstance(position, View):
        return source_of(position)
    return Source((position,), ("",) * position.ruleset.players, None)


def _read_record(text: str, ply: int | None) -> Source:
    """Read a record up to a ply. Raises `TableError` if it has not come that far."""
    record = parse_record(text)
    turns, states = _record_turns(record.match), list(record.match.positions())
    if ply is not None and ply >= len(states):
        raise TableError(Refusal.STALE, ply=ply, now=len(states) - 1)
    match = states[-1 if ply is None else ply]
    return Source(match.games, record.names, turns, record.colours)


def _record_turns(match: Match) -> list[RecordTurn]:
    """Return the turns of a match; a placement without its claim is one too."""
    turns: list[RecordTurn] = []
    ply = 0
    for number, game in enumerate(match.games, 1):
        open_turn: list[Action] = []
        for state, action in zip(game.history(), game.actions, strict=False):
            if isinstance(action, Claim) and open_turn:
                turns[-1].turn = format_turn((*open_turn, action))
                open_turn = []
            else:
                assert state.actor is not None
                turns.append(RecordTurn(ply, number, state.actor, format_turn((action,))))
                open_turn = [] if isinstance(action, Claim) else [action]
            ply += 1
    return turns


def _play(game: Game, action: Action, seed: bytes) -> tuple[Game, bool]:
    """Play an action; deal what is not known at random, and return whether that was needed."""
    try:
        return game.play(action), False
    except UnknownDealError:
        return Game.from_view(game.public, seed).play(action), True


def _claims(view: View) -> list[LegalAction]:
    if view.actor is None or view.domino is None or view.next_line is None:
        return []
    return claims_data(view.kingdoms[view.actor], view.next_line.claims(), view.ruleset)
