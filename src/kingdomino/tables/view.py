"""What a seat, or a spectator, may see of a table: the one conversion to JSON.

A `TableView` is built from public state and from the game's `View`. The pile, the secret before the
end and the tokens are not removed from it: they are never put in.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final, TypeVar

from kingdomino.notation.schema import (
    GameData,
    LegalAction,
    game_data,
    legal_action,
    ruleset_data,
)
from kingdomino.rules import (
    DOMINOES,
    Claim,
    Colour,
    Kingdom,
    Ruleset,
    View,
    preview_actions,
    preview_claim,
)
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import Reaction
from kingdomino.tables.log import Status
from kingdomino.tables.table import Table

_LATEST_REACTIONS: Final = 20  # that a view shows


@dataclass(slots=True)
class SeatData:
    """Who plays a colour."""

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
    online: bool
    """Whether its person is connected now."""


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
    """Where the deals come from: `docs/explanation/shuffle.md` explains how to verify it."""

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


@dataclass(slots=True, kw_only=True)
class TableView(GameData):
    """A table as one client may see it.

    `ply`, `actor`, `king` and `domino` are those of the match: nobody acts once it is over.
    """

    table: str
    number: int
    """The number of events at this table so far. A higher number is newer."""
    stage: Status
    over: bool
    game: int
    public: bool
    seats: list[SeatData]
    clock: ClockData
    shuffle: ShuffleData
    reactions: list[ReactionData]
    """The latest, newest last."""
    rematch_of: str | None
    rematch: str | None
    now: float
    """The server's time."""
    seat: int | None
    """The first of your seats; `null` for a spectator."""
    yours: list[int]
    you_host: bool
    legal: list[LegalAction]
    """What you can do now; empty unless it is the turn of one of your seats."""
    claims: list[LegalAction]
    """While you place: a preview of the claim of each free domino of the next line."""


@dataclass(slots=True, kw_only=True)
class TableViewWithLog(TableView):
    """A table as one client may see it, with every action played."""

    log: list[LogLine]
    """Left out on a live connection, where `turn` messages say the same."""


_View = TypeVar("_View", bound=TableView)


def spectator_view(
    kind: type[_View], table: Table, online: Collection[int], now: float, **others: Any
) -> _View:
    """Return what a spectator may see of a table; `others` are fields that `kind` adds."""
    is_final = table.status.is_final
    fields: dict[str, Any] = {
        "table": table.id,
        "number": table.number,
        "stage": table.status,
        "over": is_final,
        "ply": table.ply,
        "game": 1 if table.match is None else len(table.match.games),
        "public": table.is_public,
        "seats": seats_data(table, online),
        "clock": _clock(table),
        "shuffle": _shuffle(table),
        "reactions": reactions_data(table),
        "rematch_of": table.rematch_of,
        "rematch": table.rematch,
        "now": now,
        "seat": None,
        "yours": [],
        "you_host": False,
        "legal": [],
        "claims": [],
        **others,
    }
    if is_final:
        fields |= {"actor": None, "king": None, "domino": None}
    if table.match is None:
        return kind(**_unstarted_game(table.ruleset) | fields)
    return game_data(kind, table.match.view(), table.match.standings(), **fields)


def _unstarted_game(ruleset: Ruleset) -> dict[str, Any]:
    return {
        "round": 0,
        "rules": ruleset_data(ruleset),
        "actor": None,
        "king": None,
        "domino": None,
        "current_line": None,
        "next_line": None,
        "order": [],
        "kingdoms": [],
        "unseen": sorted(DOMINOES),
        "standings": [],
        "position": None,
    }


def seat_view(spectator: _View, table: Table, token_hash: str | None, now: float) -> _View:
    """Return what the holder of a token may see, given what a spectator may see."""
    own_seats = table.seats_of(token_hash)
    is_host = token_hash is not None and token_hash == table.host
    legal: list[LegalAction] = []
    claims: list[LegalAction] = []
    if table.actor is not None and table.actor in own_seats:
        view = table.view(table.actor)
        assert view is not None
        legal = [legal_action(preview) for preview in preview_actions(view)]
        if view.domino is not None and view.next_line is not None:
            kingdom = view.kingdoms[table.actor]
            claims = claims_data(kingdom, view.next_line.claims(), table.ruleset)
    return replace(
        spectator,
        now=now,
        seat=own_seats[0] if own_seats else None,
        yours=list(own_seats),
        you_host=is_host,
        legal=legal,
        claims=claims,
    )


def replay_view(kind: type[_View], table: Table, ply: int, now: float, **others: Any) -> _View:
    """Return a table as it was after a number of actions: all of it was public then.

    The match is shown as being played, without a clock. Raises `TableError` if it has not come that
    far.
    """
    if table.match is None or ply > table.ply:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    match = next(islice(table.match.positions(), ply, None))
    then = table.evolve(match=match, actions=table.actions[:ply], status=Status.PLAYING)
    view = spectator_view(kind, then, (), now, **others)
    return replace(view, clock=ClockData(table.seconds, None, None, table.substitute))


def claims_data(kingdom: Kingdom, claims: Collection[Claim], ruleset: Ruleset) -> list[LegalAction]:
    """Preview claims for a kingdom."""
    return [legal_action(preview_claim(kingdom, claim, ruleset)) for claim in claims]


def log_lines(table: Table) -> list[LogLine]:
    """Return the actions of a table."""
    return [
        LogLine(ply, event.game + 1, event.seat, event.action, event.bot)
        for ply, event in enumerate(table.actions)
    ]


def seats_data(table: Table, online: Collection[int]) -> list[SeatData]:
    """Return who plays each colour."""
    return [
        SeatData(
            seat=number,
            colour=Colour.of_seat(number),
            name=seat.name,
            bot=seat.level,
            is_open=seat.is_open and table.status is Status.OPEN,
            is_held=seat.token_hash is not None,
            is_host=seat.token_hash is not None and seat.token_hash == table.host,
            online=number in online,
        )
        for number, seat in enumerate(table.seats)
    ]


def reactions_data(table: Table) -> list[ReactionData]:
    """Return the latest reactions."""
    return [
        ReactionData(event.seat, Reaction(event.reaction), at)
        for at, event in table.reactions[-_LATEST_REACTIONS:]
    ]


def acting_view(table: Table) -> View:
    """Return the view of the acting seat. Raises `TableError` if nobody acts."""
    view = None if table.actor is None else table.view(table.actor)
    if view is None:
        raise TableError(Refusal.OVER if table.status.is_final else Refusal.NOT_STARTED)
    return view


def _clock(table: Table) -> ClockData:
    return ClockData(
        seconds=table.seconds,
        turn_at=table.turn_at or None,
        due_at=None if table.acting_level is not None else table.due_at,
        substitute=table.substitute,
    )


def _shuffle(table: Table) -> ShuffleData:
    is_published = table.status.is_final and table.match is not None
    origin = table.match.games[0].origin if table.match is not None else None
    seed = origin.seed if origin is not None else None
    return ShuffleData(
        commitment=table.commitment,
        contributions=list(table.contributions),
        secret=table.secret.hex() if is_published and table.secret else None,
        seed=seed.hex() if is_published and seed is not None else None,
    )
