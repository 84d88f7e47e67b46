"""The commands about seats: take, leave, assign a bot, ask for a stand-in.

Pure functions like those of `turns`. `online` are the seats whose people are
connected now: the log does not know it.
"""

from collections.abc import Collection

from kingdomino.tables.commands.change import (
    Change,
    change,
    held_seats,
    require_contribution,
    require_host,
    require_seat,
    require_started,
    require_status,
    require_unfinished,
)
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import (
    AnyEvent,
    BotAssigned,
    ColourChosen,
    HostChanged,
    Joined,
    Left,
    SeatResumed,
    StandInAsked,
)
from kingdomino.tables.log import Status
from kingdomino.tables.seat import check_colour, check_level, check_name
from kingdomino.tables.table import Table


def join(
    table: Table,
    at: float,
    token_hash: str,
    *,
    name: str,
    seat: int | None,
    contribution: str,
    key_hash: str | None = None,
) -> Change:
    """Take an open seat, the first one if none is given.

    A request that was sent before with the same idempotency key changes nothing.
    """
    own_keys = {table.seats[own].key_hash for own in table.seats_of(token_hash)}
    if key_hash is not None and key_hash in own_keys:
        return Change((), table)
    require_status(table, Status.OPEN)
    name = check_name(name)
    require_contribution(contribution)
    if seat is None:
        seat = next((i for i, s in enumerate(table.seats) if s.is_open), None)
        if seat is None:
            raise TableError(Refusal.FULL)
    require_seat(table, seat)
    if not table.seats[seat].is_open:
        raise TableError(Refusal.SEAT_TAKEN, seat=seat)
    return change(table, at, Joined(seat, name, token_hash, contribution, key_hash))


def leave(table: Table, at: float, token_hash: str, online: Collection[int] = ()) -> Change:
    """Give up all one's seats; if the host does, another person becomes the host."""
    require_unfinished(table)
    own_seats = held_seats(table, token_hash)
    events: list[AnyEvent] = [Left(seat) for seat in own_seats]
    heir = _next_host(table, own_seats, online)
    if token_hash == table.host and heir is not None:
        events.append(HostChanged(heir))
    return change(table, at, *events)


def assign_bot(table: Table, at: float, token_hash: str, seat: int, level: str) -> Change:
    """Let a bot play one's own seat; before the start, the host may give an open seat to one."""
    require_seat(table, seat)
    require_unfinished(table)
    level = check_level(level)
    if table.is_counted:
        raise TableError(Refusal.COUNTED)
    _require_control(table, token_hash, seat)
    if table.seats[seat].level == level:
        return Change((), table)
    return change(table, at, BotAssigned(seat, level))


def resume_seat(table: Table, at: float, token_hash: str, seat: int) -> Change:
    """Play one's own seat again, also after leaving it.

    Before the start, the host may reopen the seat of a bot.
    """
    require_seat(table, seat)
    require_unfinished(table)
    if table.seats[seat].left_by != token_hash:
        _require_control(table, token_hash, seat)
    if table.seats[seat].level is None:
        return Change((), table)
    return change(table, at, SeatResumed(seat))


def choose_colour(table: Table, at: float, token_hash: str, seat: int, colour: str) -> Change:
    """Choose the colour of one's own seat before the start, unless another person has it."""
    require_seat(table, seat)
    require_status(table, Status.OPEN)
    if table.seats[seat].token_hash != token_hash:
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)
    wanted = check_colour(colour)
    if table.colours[seat] == wanted:
        return Change((), table)
    owners = [table.seats[other] for other, each in enumerate(table.colours) if each == wanted]
    if any(owner.token_hash not in (None, token_hash) for owner in owners):
        raise TableError(Refusal.COLOUR_TAKEN, colour=wanted)
    return change(table, at, ColourChosen(seat, wanted))


def ask_stand_in(
    table: Table, at: float, token_hash: str, seat: int, online: Collection[int]
) -> Change:
    """Ask that the substitute plays for a person who is away, until that person resumes the seat.

    The host decides alone; otherwise it happens when everybody who is there has asked.
    """
    require_seat(table, seat)
    require_started(table)
    absent = table.seats[seat]
    is_host = token_hash == table.host
    own_seats = table.seats_of(token_hash) if is_host else held_seats(table, token_hash)
    if absent.level is not None:
        return Change((), table)
    if seat in online or seat in own_seats:
        raise TableError(Refusal.PRESENT, seat=seat)
    asked = {*absent.asked_by, *own_seats[:1]}
    agreed = {table.seats[number].token_hash for number in asked}
    there = {table.seats[number].token_hash for number in online} - {absent.token_hash}
    if is_host or there <= agreed:
        return change(table, at, BotAssigned(seat, table.substitute, tuple(sorted(asked))))
    if own_seats[0] in absent.asked_by:
        return Change((), table)
    return change(table, at, StandInAsked(seat, own_seats[0]))


def take_host(table: Table, at: float, token_hash: str, online: Collection[int]) -> Change:
    """Become the host in place of one who is away."""
    require_unfinished(table)
    own_seats = held_seats(table, token_hash)
    if token_hash == table.host:
        return Change((), table)
    present = [seat for seat in table.seats_of(table.host) if seat in online]
    if present:
        raise TableError(Refusal.PRESENT, seat=present[0])
    return change(table, at, HostChanged(own_seats[0]))


def free_seat(table: Table, at: float, token_hash: str, seat: int) -> Change:
    """Open the seat of another person again: for the host, before the start."""
    require_seat(table, seat)
    require_status(table, Status.OPEN)
    require_host(table, token_hash)
    holder = table.seats[seat].token_hash
    if holder is None:
        return Change((), table)
    if holder == token_hash:
        raise TableError(Refusal.PRESENT, seat=seat)
    return change(table, at, Left(seat))


def _next_host(table: Table, leaving: Collection[int], online: Collection[int]) -> int | None:
    """Return the seat of the person who is the host after some leave, first of those connected."""
    people = [
        number
        for number, seat in enumerate(table.seats)
        if seat.token_hash is not None and number not in leaving
    ]
    return next((seat for seat in people if seat in online), people[0] if people else None)


def _require_control(table: Table, token_hash: str, seat: int) -> None:
    """Raise `TableError` unless a seat is one's own, or nobody's before the start, as the host."""
    holder = table.seats[seat].token_hash
    is_free = holder is None and table.status is Status.OPEN
    if holder != token_hash and not (is_free and token_hash == table.host):
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)
