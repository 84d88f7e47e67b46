"""The commands to a table, as pure functions.

Each takes a table and the time, and returns a `Change`: the entries to write to the log and the
table after them. Nothing is written here. A command that is not allowed raises `TableError`, or an
error of the rules or the notation; a command that has nothing to do returns no entries.
"""

from typing import Final, NamedTuple

from kingdomino.notation import parse_turn
from kingdomino.rules import Action, IllegalActionError, Reason
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import (
    Abandoned,
    Acted,
    AnyEvent,
    BotAssigned,
    Joined,
    Left,
    Opened,
    Reacted,
    Reaction,
    Rematched,
    SeatResumed,
    SeatSetup,
    Started,
)
from kingdomino.tables.fairness import MAX_CONTRIBUTION, is_contribution
from kingdomino.tables.log import Entry, Status
from kingdomino.tables.seat import check_level, check_name
from kingdomino.tables.table import Table
from kingdomino.tables.tokens import rematch_id

MAX_KEY: Final = 64
"""The length of an idempotency key."""
MAX_REACTIONS: Final = 60
"""The number of reactions of a seat in one match."""


class Change(NamedTuple):
    """The result of a command."""

    entries: tuple[Entry, ...]
    """The entries to write to the log; empty if there is nothing to do."""
    table: Table
    """The table after them."""


def join(
    table: Table, at: float, token_hash: str, *, name: str, seat: int | None, contribution: str
) -> Change:
    """Take an open seat, the first one if none is given."""
    _require_status(table, Status.OPEN)
    name = check_name(name)
    _require_contribution(contribution)
    if seat is None:
        seat = next((i for i, s in enumerate(table.seats) if s.is_open), None)
        if seat is None:
            raise TableError(Refusal.FULL)
    _require_seat(table, seat)
    if not table.seats[seat].is_open:
        raise TableError(Refusal.SEAT_TAKEN, seat=seat)
    return _change(table, at, Joined(seat, name, token_hash, contribution))


def leave(table: Table, at: float, token_hash: str) -> Change:
    """Give up all one's seats."""
    _require_unfinished(table)
    return _change(table, at, *(Left(seat) for seat in _own_seats(table, token_hash)))


def assign_bot(table: Table, at: float, token_hash: str, seat: int, level: str) -> Change:
    """Let a bot play one's own seat; the host may give an open seat to a bot."""
    _require_seat(table, seat)
    _require_unfinished(table)
    level = check_level(level)
    is_free = table.seats[seat].token_hash is None
    _require_control(table, token_hash, seat, host_may=is_free)
    if table.seats[seat].level == level:
        return Change((), table)
    return _change(table, at, BotAssigned(seat, level))


def resume_seat(table: Table, at: float, token_hash: str, seat: int) -> Change:
    """Play one's own seat again; the host may reopen a bot's seat before the start."""
    _require_seat(table, seat)
    _require_unfinished(table)
    is_free = table.seats[seat].token_hash is None and table.status is Status.OPEN
    _require_control(table, token_hash, seat, host_may=is_free)
    if table.seats[seat].level is None:
        return Change((), table)
    return _change(table, at, SeatResumed(seat))


def start(table: Table, at: float, token_hash: str, contribution: str) -> Change:
    """Deal the first game; the host's contribution counts for each seat of the host's own."""
    _require_host(table, token_hash)
    _require_status(table, Status.OPEN)
    _require_contribution(contribution)
    if count := sum(seat.is_open for seat in table.seats):
        raise TableError(Refusal.SEATS_OPEN, count=count)
    contributions = tuple(
        seat.contribution or (contribution if seat.token_hash == token_hash else "")
        for seat in table.seats
    )
    return _change(table, at, Started(contributions))


def play_turn(
    table: Table, at: float, *, token_hash: str, ply: int, turn: str, key: str | None
) -> Change:
    """Play a turn, or one action of it, at the ply that it responds to.

    A turn that was sent before with the same idempotency key changes nothing; the same key with
    another turn is an error.
    """
    if key is not None and not (0 < len(key) <= MAX_KEY and key.isprintable()):
        raise TableError(Refusal.KEY, most=MAX_KEY)
    own_seats = table.seats_of(token_hash)
    if not own_seats:
        raise TableError(Refusal.NO_TOKEN)
    actions = parse_turn(turn)
    if table.status is Status.OPEN:
        raise TableError(Refusal.NOT_STARTED)
    if table.status is Status.ABANDONED:
        raise TableError(Refusal.OVER)
    if key is not None and 0 <= ply < table.ply:
        earlier = table.actions[ply]
        if earlier.key == key and earlier.seat in own_seats:
            return _repeat(table, ply, actions)
    if ply != table.ply:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    if table.status is Status.OVER:
        raise TableError(Refusal.OVER)
    if table.actor not in own_seats:
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    return _play(table, at, actions, bot=None, key=key)


def play_bot_turn(
    table: Table, at: float, ply: int, actions: tuple[Action, ...], level: str
) -> Change:
    """Play the turn of a bot, or of somebody whose time is up, unless it was played already."""
    if table.ply != ply or table.actor is None:
        return Change((), table)
    return _play(table, at, actions, bot=level, key=None)


def react(table: Table, at: float, token_hash: str, reaction: str, seat: int | None) -> Change:
    """Send a reaction."""
    own_seats = _own_seats(table, token_hash)
    seat = own_seats[0] if seat is None else seat
    if seat not in own_seats:
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)
    if reaction not in set(Reaction):
        known = ", ".join(Reaction)
        raise TableError(Refusal.REACTION, reaction=reaction, known=known)
    count = sum(earlier.seat == seat for _, earlier in table.reactions)
    if count >= MAX_REACTIONS:
        raise TableError(Refusal.REACTIONS, most=MAX_REACTIONS)
    return _change(table, at, Reacted(seat, reaction))


def abandon(table: Table, at: float, token_hash: str) -> Change:
    """End the match early."""
    _require_host(table, token_hash)
    _require_unfinished(table)
    return _change(table, at, Abandoned())


def open_rematch(table: Table, token_hash: str, secret: bytes) -> tuple[str, Opened]:
    """Return the id of the table of a rematch, and the event that opens it.

    Everybody keeps seat and token; whoever asks first is the host.
    """
    if token_hash != table.host:
        _own_seats(table, token_hash)
    if not table.status.is_final:
        raise TableError(Refusal.NOT_OVER)
    seats = tuple(
        SeatSetup(seat.name, seat.token_hash) if seat.token_hash else SeatSetup(level=seat.level)
        for seat in table.seats
    )
    opened = Opened(
        rules=table.summary.rules,
        seats=seats,
        host=token_hash,
        secret=secret.hex(),
        substitute=table.substitute,
        seconds=table.seconds,
        is_public=table.is_public,
        rematch_of=table.id,
    )
    return rematch_id(table.secret), opened


def link_rematch(table: Table, at: float, rematch: str) -> Change:
    """Record the table of the rematch."""
    if table.rematch is not None:
        return Change((), table)
    return _change(table, at, Rematched(rematch))


def _change(table: Table, at: float, *events: AnyEvent) -> Change:
    """Apply events to a table."""
    entries = tuple(Entry(table.number + i, at, event) for i, event in enumerate(events, 1))
    for entry in entries:
        table = table.apply(entry)
    return Change(entries, table)


def _play(
    table: Table, at: float, actions: tuple[Action, ...], bot: str | None, key: str | None
) -> Change:
    """Play the actions of a turn through the rules, each once."""
    match = table.match
    assert match is not None
    index = len(match.games) - 1
    entries: list[Entry] = []
    events: list[Acted] = []
    for number, action in enumerate(actions, table.number + 1):
        public = match.games[-1].public
        if len(match.games) - 1 != index:
            # The second action of a turn can't be the first one of the next game.
            raise IllegalActionError(Reason.GAME_OVER)
        assert public.actor is not None
        # The key of the first action stands for the whole turn.
        event_key = None if events else key
        events.append(Acted(index, public.ply, public.actor, str(action), bot, event_key))
        entries.append(Entry(number, at, events[-1]))
        match = match.play(action)
    return Change(tuple(entries), table.after_actions(events, match, at))


def _repeat(table: Table, ply: int, actions: tuple[Action, ...]) -> Change:
    """Accept a turn that was played before; refuse another one under the same key."""
    played = [event.action for event in table.actions[ply : ply + len(actions)]]
    if played != [str(action) for action in actions]:
        raise TableError(Refusal.KEY_REUSED)
    return Change((), table)


def _own_seats(table: Table, token_hash: str) -> tuple[int, ...]:
    seats = table.seats_of(token_hash)
    if not seats:
        raise TableError(Refusal.NO_TOKEN)
    return seats


def _require_host(table: Table, token_hash: str) -> None:
    if token_hash != table.host:
        raise TableError(Refusal.NOT_HOST)


def _require_control(table: Table, token_hash: str, seat: int, *, host_may: bool) -> None:
    is_own = table.seats[seat].token_hash == token_hash
    if not is_own and not (host_may and token_hash == table.host):
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)


def _require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError(Refusal.NO_SUCH_SEAT, seat=seat, last=len(table.seats) - 1)


def _require_status(table: Table, status: Status) -> None:
    if table.status is not status:
        raise TableError(Refusal.OVER if table.status.is_final else Refusal.STARTED)


def _require_unfinished(table: Table) -> None:
    if table.status.is_final:
        raise TableError(Refusal.OVER)


def _require_contribution(text: str) -> None:
    if not is_contribution(text):
        raise TableError(Refusal.CONTRIBUTION, most=MAX_CONTRIBUTION)
