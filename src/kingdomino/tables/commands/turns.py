"""The commands to a table, as pure functions.

Each takes a table and the time, and returns a `Change`: the entries to write to the log and the
table after them. Nothing is written here. A command that is not allowed raises `TableError`, or an
error of the rules or the notation; a command that has nothing to do returns no entries.
"""

from typing import Final

from kingdomino.notation import format_record, parse_turn
from kingdomino.rules import Action, IllegalActionError, Reason
from kingdomino.tables.commands.change import (
    Change,
    change,
    held_seats,
    require_contribution,
    require_host,
    require_seat,
    require_status,
    require_unfinished,
)
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import (
    Abandoned,
    Acted,
    Continued,
    HintGiven,
    Reacted,
    Reaction,
    SeatSetup,
    Started,
    TurnTakenBack,
)
from kingdomino.tables.log import Entry, Status
from kingdomino.tables.moments import Moment
from kingdomino.tables.seat import check_level, check_name
from kingdomino.tables.table import Table

MAX_KEY: Final = 64
"""The length of an idempotency key."""
MAX_REACTIONS: Final = 60
"""The number of reactions of a seat in one match."""
MAX_TAKE_BACKS: Final = 100
"""The number of turns that can be taken back in one match."""


def start(table: Table, at: float, token_hash: str, contribution: str) -> Change:
    """Deal the first game; the host's contribution counts for each seat of the host's own."""
    require_host(table, token_hash)
    require_status(table, Status.OPEN)
    require_contribution(contribution)
    if count := sum(seat.is_open for seat in table.seats):
        raise TableError(Refusal.SEATS_OPEN, count=count)
    contributions = tuple(
        seat.contribution or (contribution if seat.token_hash == token_hash else "")
        for seat in table.seats
    )
    return change(table, at, Started(contributions))


def play_turn(
    table: Table, at: float, token_hash: str, *, ply: int, turn: str, key: str | None
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
    if key is not None and _is_repetition(table, own_seats, ply, key, actions):
        return Change((), table)
    if ply != table.ply:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    if table.status is Status.OVER:
        raise TableError(Refusal.OVER)
    if table.actor not in own_seats:
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    return _play(table, at, actions, bot=None, key=key)


def play_bot_turn(
    table: Table, at: float, moment: Moment, actions: tuple[Action, ...], level: str
) -> Change:
    """Play the turn of a bot, or of somebody whose time is up, unless the table has moved on."""
    if table.moment != moment or table.actor is None:
        return Change((), table)
    return _play(table, at, actions, bot=level, key=None)


def take_back(table: Table, at: float, token_hash: str, ply: int) -> Change:
    """Take back one's last turn, which began at a ply, and what bots have played since.

    Only for a person who plays with bots alone, and not once the match is over: then the deal is
    published. If it was taken back already and nothing was played since, there is nothing to do.
    """
    seat = table.lone_seat
    if seat not in held_seats(table, token_hash):
        raise TableError(Refusal.NOT_ALONE)
    assert seat is not None
    if table.status is Status.OPEN:
        raise TableError(Refusal.NOT_STARTED)
    require_unfinished(table)
    if table.take_backs and table.take_backs[-1].ply == ply == table.ply:
        return Change((), table)
    last = table.last_turn(seat)
    if last is None:
        raise TableError(Refusal.NO_TURN)
    if last != ply:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    if len(table.take_backs) >= MAX_TAKE_BACKS:
        raise TableError(Refusal.TAKE_BACKS, most=MAX_TAKE_BACKS)
    return change(table, at, TurnTakenBack(seat, ply))


def give_hint(table: Table, at: float, token_hash: str, ply: int) -> Change:
    """Count a hint for the turn at a ply: once, however often it is asked for.

    Only for a person who plays with bots alone, and whose turn it is.
    """
    seat = table.lone_seat
    if seat not in held_seats(table, token_hash):
        raise TableError(Refusal.HINTS)
    assert seat is not None
    require_unfinished(table)
    if table.actor != seat:
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    if ply != table.ply:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    if any(hint.ply == ply for hint in table.hints):
        return Change((), table)
    return change(table, at, HintGiven(seat, ply))


def own_turn_index(table: Table, token_hash: str, ply: int) -> int:
    """Return the index of one's own turn, by the ply at which it began.

    Only for a person who plays with bots alone, as hints are.
    """
    seat = table.lone_seat
    if seat is None or seat not in table.seats_of(token_hash):
        raise TableError(Refusal.HINTS)
    starts = table.turn_starts()
    if ply not in starts or table.actions[ply].seat != seat:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    return starts.index(ply)


def react(table: Table, at: float, token_hash: str, reaction: str, seat: int | None) -> Change:
    """Send a reaction."""
    own_seats = held_seats(table, token_hash)
    seat = own_seats[0] if seat is None else seat
    if seat not in own_seats:
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)
    if reaction not in set(Reaction):
        known = ", ".join(Reaction)
        raise TableError(Refusal.REACTION, reaction=reaction, known=known)
    count = sum(earlier.seat == seat for _, earlier in table.reactions)
    if count >= MAX_REACTIONS:
        raise TableError(Refusal.REACTIONS, most=MAX_REACTIONS)
    return change(table, at, Reacted(seat, reaction))


def abandon(table: Table, at: float, token_hash: str) -> Change:
    """End the match early."""
    require_host(table, token_hash)
    require_unfinished(table)
    return change(table, at, Abandoned())


def continue_match(
    table: Table, token_hash: str, *, ply: int, seat: int, name: str, level: str
) -> Continued:
    """Return the event that opens a table to play on from a position of a match that is over.

    The person plays one seat, bots the others. The deal is that of the match, which is published
    when it is over: before that, nobody may play on.
    """
    require_seat(table, seat)
    name, level = check_name(name), check_level(level)
    if not table.status.is_final:
        raise TableError(Refusal.NOT_OVER)
    match = table.at(ply).match
    assert match is not None
    if match.is_over:
        raise TableError(Refusal.OVER)
    origin = match.games[0].origin
    if origin is None or origin.seed is None:
        raise TableError(Refusal.UNKNOWN_DEAL)
    return Continued(
        record=format_record(match, reveal_seed=True),
        table=table.id,
        ply=ply,
        seats=tuple(
            SeatSetup(name, token_hash, colour=colour)
            if number == seat
            else SeatSetup(level=level, colour=colour)
            for number, colour in enumerate(table.colours)
        ),
        host=token_hash,
        substitute=level,
    )


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
        events.append(
            Acted(
                index,
                public.ply,
                public.actor,
                str(action),
                bot,
                event_key,
                len(table.take_backs),
            )
        )
        entries.append(Entry(number, at, events[-1]))
        match = match.play(action)
    return Change(tuple(entries), table.after_actions(events, match, at))


def _is_repetition(
    table: Table, own_seats: tuple[int, ...], ply: int, key: str, actions: tuple[Action, ...]
) -> bool:
    """Return whether a turn was played before; refuse another one under the same key."""
    if any(event.key == key for taken in table.take_backs for event in taken.actions):
        raise TableError(Refusal.KEY_REUSED)
    earlier = table.actions[ply] if 0 <= ply < table.ply else None
    if earlier is None or earlier.key != key or earlier.seat not in own_seats:
        return False
    played = [event.action for event in table.actions[ply : ply + len(actions)]]
    if played != [str(action) for action in actions]:
        raise TableError(Refusal.KEY_REUSED)
    return True
