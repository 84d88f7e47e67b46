"""Another match for the people of a table: a question that all of them have to agree to.

Pure functions like those of `turns`. The secret of the new shuffle is drawn
when the question is asked, so that everybody sees the commitment before they contribute.
"""

from typing import NamedTuple

from kingdomino.notation import format_ruleset, parse_ruleset
from kingdomino.tables.commands.change import (
    Change,
    change,
    held_seats,
    require_contribution,
    require_seat,
)
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import (
    AnyEvent,
    DeviceAdded,
    Opened,
    RematchAnswered,
    RematchAsked,
    Rematched,
    RematchSeat,
    SeatSetup,
    Started,
)
from kingdomino.tables.moments import RematchQuestion
from kingdomino.tables.seat import check_level
from kingdomino.tables.table import Table
from kingdomino.tables.tokens import rematch_id


class Proposal(NamedTuple):
    """The rules and seats of another match; those of this one where they are `None`."""

    rules: str | None = None
    """In notation."""
    seats: tuple[RematchSeat, ...] | None = None


def ask_rematch(
    table: Table,
    at: float,
    token_hash: str,
    *,
    proposal: Proposal,
    secret: bytes,
    contribution: str,
) -> Change:
    """Propose another match, the same by default, or agree to what was proposed.

    Whoever proposes something else asks everybody again.
    """
    own_seats = held_seats(table, token_hash)
    if not table.status.is_final:
        raise TableError(Refusal.NOT_OVER)
    require_contribution(contribution)
    question = table.rematch_question
    if question is not None and proposal in (Proposal(), (question.rules, question.seats)):
        if own_seats[0] in question.contributions:
            return Change((), table)
        return change(table, at, RematchAnswered(own_seats[0], True, contribution))
    rules, seats = _check(table, proposal)
    asked = RematchAsked(own_seats[0], rules, seats, secret.hex(), contribution)
    return change(table, at, asked)


def decline_rematch(table: Table, at: float, token_hash: str) -> Change:
    """Say no to the proposed match."""
    seat = held_seats(table, token_hash)[0]
    question = table.rematch_question
    if question is None or table.rematch is not None or seat in question.declined:
        return Change((), table)
    return change(table, at, RematchAnswered(seat, False))


def is_agreed(table: Table) -> bool:
    """Return whether everybody who is to play the proposed match has agreed."""
    question = table.rematch_question
    return question is not None and _wanted(table, question) <= set(question.contributions)


def opening_events(table: Table) -> tuple[str, list[AnyEvent]]:
    """Return the id of the table of the agreed match, and the events that open and start it.

    Everybody keeps the token; whoever asked is the host. With an open seat it does not start yet.
    """
    question = table.rematch_question
    assert question is not None
    setups = tuple(_setup(table, seat) for seat in question.seats)
    host = table.seats[question.asked_by].token_hash
    assert host is not None
    opened = Opened(
        rules=question.rules,
        seats=setups,
        host=host,
        secret=question.secret.hex(),
        substitute=table.substitute,
        seconds=table.seconds,
        is_public=table.is_public,
        rematch_of=table.id,
    )
    events: list[AnyEvent] = [opened]
    # Whoever plays on several devices does so in the rematch as well.
    holders = {host, *(setup.token_hash for setup in setups)}
    others = table.devices.others.items()
    events += [DeviceAdded(holder, token) for token, holder in others if holder in holders]
    if all(setup.token_hash or setup.level for setup in setups):
        events.append(Started(_contributions(table, question)))
    return rematch_id(table.secret or table.id.encode()), events


def link_rematch(table: Table, at: float, rematch: str) -> Change:
    """Record the table of the rematch."""
    if table.rematch is not None:
        return Change((), table)
    return change(table, at, Rematched(rematch))


def _same_seats(table: Table) -> tuple[RematchSeat, ...]:
    return tuple(
        RematchSeat(seat=number) if seat.token_hash else RematchSeat(level=seat.level)
        for number, seat in enumerate(table.seats)
    )


def _check(table: Table, proposal: Proposal) -> tuple[str, tuple[RematchSeat, ...]]:
    """Return the rules and seats to play. Raises `TableError` or `NotationError`."""
    ruleset = table.ruleset if proposal.rules is None else parse_ruleset(proposal.rules)
    seats = _same_seats(table) if proposal.seats is None else proposal.seats
    if len(seats) != ruleset.players:
        raise TableError(Refusal.SEATS, players=ruleset.players, seats=len(seats))
    people = [seat.seat for seat in seats if seat.seat is not None]
    for number in people:
        require_seat(table, number)
        if table.seats[number].token_hash is None or people.count(number) > 1:
            raise TableError(Refusal.SEAT_TAKEN, seat=number)
    for seat in seats:
        if seat.level is not None:
            check_level(seat.level)
    return format_ruleset(ruleset), seats


def _wanted(table: Table, question: RematchQuestion) -> set[int]:
    """Return the first seat of everybody who is to play the proposed match."""
    tokens = {table.seats[seat.seat].token_hash for seat in question.seats if seat.seat is not None}
    return {table.seats_of(token)[0] for token in tokens}


def _setup(table: Table, seat: RematchSeat) -> SeatSetup:
    if seat.seat is None:
        return SeatSetup(level=seat.level)
    person = table.seats[seat.seat]
    return SeatSetup(person.name, person.token_hash, colour=table.colours[seat.seat])


def _contributions(table: Table, question: RematchQuestion) -> tuple[str, ...]:
    def contribution(seat: RematchSeat) -> str:
        if seat.seat is None:
            return ""
        first = table.seats_of(table.seats[seat.seat].token_hash)[0]
        return question.contributions.get(first, "")

    return tuple(map(contribution, question.seats))
