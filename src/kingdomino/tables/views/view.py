"""The view of a table for a seat or a spectator: the one conversion to JSON.

A `TableView` is built from public state and from the game's `View`. The pile, the secret before the
end and the tokens are not removed from it: they are never put in.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from kingdomino.notation.schema import (
    LegalAction,
    game_data,
    legal_action,
    ruleset_data,
)
from kingdomino.rules import (
    DOMINOES,
    Claim,
    Game,
    Kingdom,
    Ruleset,
    View,
    preview_actions,
    preview_claim,
)
from kingdomino.tables import fairness
from kingdomino.tables.commands.turns import MAX_TAKE_BACKS
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import Acted, Reaction
from kingdomino.tables.log import Status
from kingdomino.tables.table import Table
from kingdomino.tables.views.data import (
    ClockData,
    DealtData,
    LogLine,
    NoticeData,
    OriginData,
    Presence,
    ReactionData,
    RematchData,
    RematchSeatData,
    SeatData,
    ShuffleData,
    TableState,
    TableView,
    TakeBackData,
)

_LATEST_REACTIONS: Final = 20  # that a view shows
_LATEST_NOTICES: Final = 20
MAX_SPECTATORS: Final = 99
"""Beyond this, one more is no news: a crowd that comes and goes costs the players nothing."""


_View = TypeVar("_View", bound=TableView)
_State = TypeVar("_State", bound=TableState)


def spectator_state(table: Table, presence: Presence, now: float) -> TableState:
    """Return the state of a table for a spectator."""
    return TableState(
        table=table.id,
        number=table.number,
        status=table.status,
        is_over=table.status.is_final,
        game=1 if table.match is None else len(table.match.games),
        is_public=table.is_public,
        seats=seats_data(table, presence),
        clock=_clock(table),
        shuffle=_shuffle(table),
        reactions=reactions_data(table),
        notices=notices_data(table),
        spectators=presence.spectators,
        take_backs=take_backs_data(table),
        hints=[hint.ply for hint in table.hints],
        continued_from=table.continued_from and OriginData(*table.continued_from),
        rematch_of=table.rematch_of,
        rematch=table.rematch,
        rematch_question=_rematch_question(table),
        now=now,
        seat=None,
        your_seats=[],
        left_seats=[],
        is_host=False,
        take_back=None,
        device_link=None,
        is_moved=False,
    )


def spectator_view(
    kind: type[_View], table: Table, presence: Presence, now: float, **others: Any
) -> _View:
    """Return the view of a spectator; `others` are fields that `kind` adds."""
    fields: dict[str, Any] = {
        **vars(spectator_state(table, presence, now)),
        "ply": table.ply,
        "legal": [],
        "claims": [],
        **others,
    }
    if table.status.is_final:
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


def seat_state(
    spectator: _State, table: Table, token_hash: str | None, now: float, **others: Any
) -> _State:
    """Return the state, or view, of the holder of a token, given that of a spectator."""
    own_seats = table.seats_of(token_hash)
    holder = None if token_hash is None else table.devices.holder_of(token_hash)
    link = None if holder is None else table.devices.link_of(holder)
    return replace(
        spectator,
        now=now,
        seat=own_seats[0] if own_seats else None,
        your_seats=list(own_seats),
        left_seats=list(table.left_seats_of(token_hash)),
        is_host=holder is not None and holder == table.host,
        take_back=_take_back(table, own_seats),
        device_link=None if link is None else link.until,
        is_moved=token_hash in table.devices.moved,
        **others,
    )


def seat_view(spectator: _View, table: Table, token_hash: str | None, now: float) -> _View:
    """Return the view of the holder of a token, given that of a spectator."""
    legal: list[LegalAction] = []
    claims: list[LegalAction] = []
    if table.actor is not None and table.actor in table.seats_of(token_hash):
        view = table.view(table.actor)
        assert view is not None
        legal = [legal_action(preview) for preview in preview_actions(view)]
        if view.domino is not None and view.next_line is not None:
            kingdom = view.kingdoms[table.actor]
            claims = claims_data(kingdom, view.next_line.claims(), table.ruleset)
    return seat_state(spectator, table, token_hash, now, legal=legal, claims=claims)


def dealt_data(table: Table) -> list[DealtData]:
    """Return what lies, or lay, face up of the deal of each game."""
    games = () if table.match is None else table.match.games
    return [_dealt(number, game) for number, game in enumerate(games, 1)]


def _dealt(number: int, game: Game) -> DealtData:
    public, ruleset = game.public, game.ruleset
    assert game.origin is not None
    lines = min(public.round + 1, ruleset.rounds)
    kings = public.turn + 1 if public.round == 0 else ruleset.kings
    order = game.origin.king_order[:kings]
    return DealtData(
        number,
        list(game.origin.pile[: lines * ruleset.line]),
        [draw.king for draw in order],
        order[0].chooser,
    )


def replay_view(kind: type[_View], table: Table, ply: int, now: float, **others: Any) -> _View:
    """Return a table as it was after a number of actions: all of it was public then.

    The match is shown as being played, without a clock. Raises `TableError` if it has not come that
    far.
    """
    view = spectator_view(kind, table.at(ply), Presence(), now, **others)
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


def seats_data(table: Table, presence: Presence) -> list[SeatData]:
    """Return the seats and their players."""
    return [
        SeatData(
            seat=number,
            colour=table.colours[number],
            name=seat.name,
            bot=seat.level,
            is_open=seat.is_open and table.status is Status.OPEN,
            is_held=seat.token_hash is not None,
            is_host=seat.token_hash is not None and seat.token_hash == table.host,
            is_left=seat.left_by is not None,
            is_online=number in presence.online,
            away_since=presence.away_since.get(number),
            asked_by=list(seat.asked_by),
        )
        for number, seat in enumerate(table.seats)
    ]


def reactions_data(table: Table) -> list[ReactionData]:
    """Return the latest reactions."""
    return [
        ReactionData(event.seat, Reaction(event.reaction), at)
        for at, event in table.reactions[-_LATEST_REACTIONS:]
    ]


def notices_data(table: Table) -> list[NoticeData]:
    """Return the latest notices."""
    return [
        NoticeData(notice.kind, notice.seat, notice.ply, notice.level, notice.at)
        for notice in table.notices[-_LATEST_NOTICES:]
    ]


def take_backs_data(table: Table) -> list[TakeBackData]:
    """Return the turns that were taken back."""
    return [
        TakeBackData(taken.seat, taken.ply, _first_turn(taken.actions))
        for taken in table.take_backs
    ]


def acting_view(table: Table) -> View:
    """Return the view of the acting seat. Raises `TableError` if nobody acts."""
    view = None if table.actor is None else table.view(table.actor)
    if view is None:
        raise TableError(Refusal.OVER if table.status.is_final else Refusal.NOT_STARTED)
    return view


def _first_turn(actions: Sequence[Acted]) -> str:
    first, *rest = actions
    has_claim = bool(rest) and first.is_completed_by(rest[0])
    return first.action + (rest[0].action if has_claim else "")


def _take_back(table: Table, own_seats: Collection[int]) -> int | None:
    seat = table.lone_seat
    if table.status is not Status.PLAYING or seat is None or seat not in own_seats:
        return None
    return None if len(table.take_backs) >= MAX_TAKE_BACKS else table.last_turn(seat)


def _rematch_question(table: Table) -> RematchData | None:
    question = table.rematch_question
    if question is None:
        return None
    return RematchData(
        asked_by=question.asked_by,
        rules=question.rules,
        seats=[RematchSeatData(seat.seat, seat.level) for seat in question.seats],
        agreed=sorted(question.contributions),
        declined=sorted(question.declined),
        commitment=fairness.commit(question.secret),
    )


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
