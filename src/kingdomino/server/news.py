"""What is said on a live connection, both ways.

The server says: `turn` for every turn that was played; `table` when anything else changed; `move`
to the seat whose turn it is. To whoever asked for views it says `view` instead of the last two: the
whole table after each change. `problem` answers something that could not be done.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from kingdomino.rules import KingdominoError
from kingdomino.server.problems import problem_of
from kingdomino.server.requests import (
    MakeSign,
    PlayTurn,
    Request,
)
from kingdomino.server.rooms import Listener, Room
from kingdomino.server.view import own, seat_faces, sign_faces
from kingdomino.server.wire import (
    Problem,
    SeatFace,
    SignFace,
)
from kingdomino.tables import Acted, Stage, Table, sight

# From the client.


class SayTurn(PlayTurn, tag="turn", tag_field="type"):
    """Play a turn: the same as `POST …/turns`."""


class SaySign(MakeSign, tag="react", tag_field="type"):
    """Make a sign: the same as `POST …/reactions`."""


class SayPing(Request, tag="ping", tag_field="type"):
    """Ask for a sign of life."""


Saying = SayTurn | SaySign | SayPing

decoder: msgspec.json.Decoder[Saying] = msgspec.json.Decoder(Saying)
_encoder = msgspec.json.Encoder()


# From the server.


class TurnNews(Struct, frozen=True, tag="turn", tag_field="type"):
    """A turn that was played, or one action of it."""

    ply: int
    """How many actions have been played now: what to answer next, and what to ask for `after`."""
    game: int
    seat: int
    turn: str
    """In notation."""
    bot: str | None


class TableNews(Struct, frozen=True, tag="table", tag_field="type"):
    """Who sits where, and how far it has come."""

    table: str
    stage: Stage
    ply: int
    actor: int | None
    yours: list[int]
    seats: list[SeatFace]
    reactions: list[SignFace]
    rematch: str | None


class MoveNews(Struct, frozen=True, tag="move", tag_field="type"):
    """It is your turn: what you can do, in notation."""

    ply: int
    seat: int
    legal: list[str]
    claims: list[str]
    """While you place: what you can claim in the same turn."""


class ProblemNews(Struct, frozen=True, tag="problem", tag_field="type"):
    """Something that you said could not be done."""

    problem: Problem
    ply: int | None = None
    """The ply of the turn that it was about."""
    key: str | None = None


class PongNews(Struct, frozen=True, tag="pong", tag_field="type"):
    """A sign of life."""

    now: float


def problem_news(error: KingdominoError, language: str, about: Saying | None = None) -> bytes:
    """The answer to something that could not be done."""
    problem = problem_of(error, language)
    if isinstance(about, SayTurn):
        return _encoder.encode(ProblemNews(problem, about.ply, about.key))
    return _encoder.encode(ProblemNews(problem))


def pong(now: float) -> bytes:
    """The answer to a ping."""
    return _encoder.encode(PongNews(now))


def news(room: Room, listener: Listener, now: float) -> Iterator[bytes]:
    """Everything that a listener has not been told yet; it counts as told."""
    while listener.answers:
        yield listener.answers.popleft()
    table = room.table
    for turn in turns(table.acts, listener.ply):
        yield _encoder.encode(turn)
    listener.ply = max(listener.ply, table.ply)
    if listener.wants_views:
        if listener.hears((table.number, room.online)):
            yield _view(room, listener, now)
        return
    if listener.hears((table.stage, table.seats, table.reactions, table.after, room.online)):
        yield _encoder.encode(_table_news(room, listener))
    if listener.move_at < table.ply and table.actor in table.seats_of(listener.holder):
        listener.move_at = table.ply
        yield _encoder.encode(_move_news(table))


def turns(acts: tuple[Acted, ...], after: int) -> Iterator[TurnNews]:
    """Actions from a ply on, a placement and its claim as one turn."""
    ply = max(0, after)
    while ply < len(acts):
        first = acts[ply]
        text = first.action
        ply += 1
        is_open = ">" not in text and ply < len(acts)
        if is_open and acts[ply].action.startswith(">") and _same(first, acts[ply]):
            text += acts[ply].action
            ply += 1
        yield TurnNews(ply=ply, game=first.game + 1, seat=first.seat, turn=text, bot=first.by)


def _same(one: Acted, two: Acted) -> bool:
    return (one.game, one.seat, one.by) == (two.game, two.seat, two.by)


def _view(room: Room, listener: Listener, now: float) -> bytes:
    # The face is made once for all; what differs is spliced in behind it.
    mine = _encoder.encode(own(sight(room.table, listener.holder), now))
    return b'{"type":"view",' + room.face()[1:-1] + b"," + mine[1:]


def _table_news(room: Room, listener: Listener) -> TableNews:
    table = room.table
    seen = sight(table, None)
    return TableNews(
        table=table.id,
        stage=table.stage,
        ply=table.ply,
        actor=table.actor,
        yours=list(table.seats_of(listener.holder)),
        seats=seat_faces(seen, room.online),
        reactions=sign_faces(seen),
        rematch=table.after,
    )


def _move_news(table: Table) -> MoveNews:
    view = table.view(table.actor)
    assert view is not None
    assert view.actor is not None
    is_placing = view.domino is not None and view.next_line is not None
    claims = view.next_line.claims() if is_placing and view.next_line else ()
    return MoveNews(
        ply=table.ply,
        seat=view.actor,
        legal=[str(action) for action in view.legal_actions()],
        claims=[str(claim) for claim in claims],
    )
