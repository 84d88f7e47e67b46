"""The messages of a live connection, both ways.

The server sends `turn` for every turn that was played, `table` when anything else changed, and
`move` to the seat that acts. A client that asked for views gets `view` instead of the last two: the
whole table after each change. One that derives views itself, as the page does, asks for the log and
gets `dealt` and `state` instead: what was turned over, then all else that has changed.

`taken-back` says that turns which were sent don't count any more. `problem` is the reply to a
message that could not be handled.
"""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import Struct

from kingdomino.notation.schema import ruleset_data
from kingdomino.rules import KingdominoError
from kingdomino.server.http.problems import Problem, to_problem
from kingdomino.server.http.schemas import (
    PlayTurn,
    RequestBody,
    SendReaction,
    TakeBackTurn,
)
from kingdomino.server.live.subscriptions import Subscribers, Subscription, Wants
from kingdomino.tables import Acted, Status, Table, seat_view
from kingdomino.tables.views.data import ReactionData, SeatData, TableState
from kingdomino.tables.views.view import (
    acting_view,
    dealt_data,
    reactions_data,
    seat_state,
    seats_data,
)

PROTOCOL: Final = 1
"""Of `dealt` and `state`. A page of another version loads itself again."""
_STATE_FIELDS: Final = tuple(field.name for field in fields(TableState) if field.name != "now")

# From the client.


class PlayTurnMessage(PlayTurn, tag="turn", tag_field="type"):
    """Play a turn: the same as `POST …/turns`."""


class ReactMessage(SendReaction, tag="react", tag_field="type"):
    """Send a reaction: the same as `POST …/reactions`."""


class TakeBackMessage(TakeBackTurn, tag="take-back", tag_field="type"):
    """Take back your last turn: the same as `POST …/take-back`."""


class PingMessage(RequestBody, tag="ping", tag_field="type"):
    """Check whether the connection is alive."""


class VisibleMessage(RequestBody, tag="visible", tag_field="type"):
    """Say whether somebody can see the page: if not, push messages are sent."""

    visible: bool


ClientMessage = PlayTurnMessage | TakeBackMessage | ReactMessage | PingMessage | VisibleMessage

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


# From the server.


class TurnMessage(Struct, frozen=True, tag="turn", tag_field="type"):
    """A turn that was played, or one action of it."""

    ply: int
    """The number of actions played now: the ply to respond to, and to ask for `after`."""
    game: int
    seat: int
    turn: str
    """In notation."""
    bot: str | None


class TakenBackMessage(Struct, frozen=True, tag="taken-back", tag_field="type"):
    """Turns were taken back: the actions from a ply on don't count any more."""

    ply: int
    """The number of actions that are left of those that were sent."""


class DealtMessage(Struct, frozen=True, tag="dealt", tag_field="type"):
    """What lies, or lay, face up of the deal of a game, from its start."""

    game: int
    pile: list[int]
    """The dominoes from the top of the pile, line by line."""
    kings: list[int]
    """The seats of the kings of the opening."""
    chooser: int
    """The seat that chose for the first of them."""


class TableMessage(Struct, frozen=True, tag="table", tag_field="type"):
    """The seats and the status of the table."""

    table: str
    status: Status
    ply: int
    actor: int | None
    your_seats: list[int]
    seats: list[SeatData]
    spectators: int
    reactions: list[ReactionData]
    rematch: str | None


class MoveMessage(Struct, frozen=True, tag="move", tag_field="type"):
    """It is your turn: your legal actions, in notation."""

    ply: int
    seat: int
    legal: list[str]
    claims: list[str]
    """While you place: the claims that are possible in the same turn."""


class ProblemMessage(Struct, frozen=True, tag="problem", tag_field="type"):
    """A message of yours could not be handled."""

    problem: Problem
    ply: int | None = None
    """The ply of the turn that it is about."""
    key: str | None = None


class PongMessage(Struct, frozen=True, tag="pong", tag_field="type"):
    """The connection is alive."""

    now: float


def problem_message(
    error: KingdominoError, language: str, about: ClientMessage | None = None
) -> bytes:
    """Encode the reply to a message that could not be handled."""
    problem = to_problem(error, language)
    if isinstance(about, PlayTurnMessage):
        return _encoder.encode(ProblemMessage(problem, about.ply, about.key))
    if isinstance(about, TakeBackMessage):
        return _encoder.encode(ProblemMessage(problem, about.ply))
    return _encoder.encode(ProblemMessage(problem))


def pong_message(now: float) -> bytes:
    """Encode the reply to a ping."""
    return _encoder.encode(PongMessage(now))


def pending_messages(
    subscribers: Subscribers, subscription: Subscription, now: float
) -> Iterator[bytes]:
    """Encode the messages that a subscription has not been sent yet, and mark them as sent."""
    while subscription.replies:
        yield subscription.replies.popleft()
    table = subscribers.table
    if subscription.take_back(table):
        yield _encoder.encode(TakenBackMessage(subscription.ply))
    for turn in turns(table.actions, subscription.ply):
        yield _encoder.encode(turn)
    subscription.ply = max(subscription.ply, table.ply)
    presence = subscribers.presence()
    if subscription.wants is Wants.LOG:
        yield from _log_messages(subscribers, subscription, now)
        return
    if subscription.wants is Wants.VIEWS:
        if subscription.is_news((table.number, presence)):
            view = subscribers.spectator_view(now)
            yield _encoder.encode(seat_view(view, table, subscription.token_hash, now))
        return
    state = (table.status, table.seats, table.host, table.reactions, table.rematch, presence)
    if subscription.is_news(state):
        yield _encoder.encode(_table_message(subscribers, subscription))
    own_seats = table.seats_of(subscription.token_hash)
    if subscription.prompted_ply < table.ply and table.actor in own_seats:
        subscription.prompted_ply = table.ply
        yield _encoder.encode(_move_message(table))


def _log_messages(
    subscribers: Subscribers, subscription: Subscription, now: float
) -> Iterator[bytes]:
    """Encode what was turned over, then what has changed beside the turns."""
    table = subscribers.table
    if not subscription.is_news((table.number, subscribers.presence())):
        return
    dealt = dealt_data(table)
    for number, data in enumerate(dealt):
        if subscription.sent_deals[number : number + 1] != [data]:
            message = DealtMessage(data.game, data.pile, data.kings, data.chooser)
            yield _encoder.encode(message)
    subscription.sent_deals = dealt
    before = subscription.sent_state
    state = seat_state(subscribers.spectator_state(now), table, subscription.token_hash, now)
    subscription.sent_state = state
    changes = _changes(before, state)
    if before is None:
        changes |= {"protocol": PROTOCOL, "rules": ruleset_data(table.ruleset)}
    yield _encoder.encode({"type": "state", "now": now, "log": log_check(table.actions), **changes})


def _changes(before: TableState | None, after: TableState) -> dict[str, Any]:
    """Return the fields that have changed."""
    values = vars(after)
    if before is None:
        return {name: values[name] for name in _STATE_FIELDS}
    old = vars(before)
    return {name: values[name] for name in _STATE_FIELDS if values[name] != old[name]}


def log_check(actions: tuple[Acted, ...]) -> int:
    """Return the CRC-32 of all actions, separated by spaces: whoever has others has missed some."""
    return crc32(" ".join([action.action for action in actions]).encode())


def turns(actions: tuple[Acted, ...], after: int) -> Iterator[TurnMessage]:
    """Iterate over the turns from a ply on, joining a placement and its claim."""
    ply = max(0, after)
    while ply < len(actions):
        first = actions[ply]
        text = first.action
        ply += 1
        if ply < len(actions) and _is_same_turn(first, actions[ply]):
            text += actions[ply].action
            ply += 1
        yield TurnMessage(ply=ply, game=first.game + 1, seat=first.seat, turn=text, bot=first.bot)


def _is_same_turn(one: Acted, other: Acted) -> bool:
    return one.is_completed_by(other) and one.bot == other.bot


def _table_message(subscribers: Subscribers, subscription: Subscription) -> TableMessage:
    table, presence = subscribers.table, subscribers.presence()
    return TableMessage(
        table=table.id,
        status=table.status,
        ply=table.ply,
        actor=table.actor,
        your_seats=list(table.seats_of(subscription.token_hash)),
        seats=seats_data(table, presence),
        spectators=presence.spectators,
        reactions=reactions_data(table),
        rematch=table.rematch,
    )


def _move_message(table: Table) -> MoveMessage:
    view = acting_view(table)
    assert view.actor is not None
    is_placing = view.domino is not None and view.next_line is not None
    claims = view.next_line.claims() if is_placing and view.next_line else ()
    return MoveMessage(
        ply=table.ply,
        seat=view.actor,
        legal=[str(action) for action in view.legal_actions()],
        claims=[str(claim) for claim in claims],
    )
