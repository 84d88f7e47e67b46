"""The result of a command to a table, and the conditions that commands share."""

from typing import NamedTuple

from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import AnyEvent
from kingdomino.tables.fairness import MAX_CONTRIBUTION, is_contribution
from kingdomino.tables.log import Entry, Status
from kingdomino.tables.table import Table


class Change(NamedTuple):
    """The result of a command."""

    entries: tuple[Entry, ...]
    """The entries to write to the log; empty if there is nothing to do."""
    table: Table
    """The table after them."""


def change(table: Table, at: float, *events: AnyEvent) -> Change:
    """Apply events to a table."""
    entries = tuple(Entry(table.number + i, at, event) for i, event in enumerate(events, 1))
    for entry in entries:
        table = table.apply(entry)
    return Change(entries, table)


def held_seats(table: Table, token_hash: str) -> tuple[int, ...]:
    """Return the seats of a token. Raises `TableError` if it has none."""
    seats = table.seats_of(token_hash)
    if not seats:
        raise TableError(Refusal.NO_TOKEN)
    return seats


def require_host(table: Table, token_hash: str) -> None:
    """Raise `TableError` unless a token is the host's."""
    if token_hash != table.host:
        raise TableError(Refusal.NOT_HOST)


def require_seat(table: Table, seat: int) -> None:
    """Raise `TableError` if there is no such seat."""
    if not 0 <= seat < len(table.seats):
        raise TableError(Refusal.NO_SUCH_SEAT, seat=seat, last=len(table.seats) - 1)


def require_status(table: Table, status: Status) -> None:
    """Raise `TableError` unless a table has a status."""
    if table.status is not status:
        raise TableError(Refusal.OVER if table.status.is_final else Refusal.STARTED)


def require_started(table: Table) -> None:
    """Raise `TableError` unless the match is being played."""
    if table.status is not Status.PLAYING:
        raise TableError(Refusal.OVER if table.status.is_final else Refusal.NOT_STARTED)


def require_unfinished(table: Table) -> None:
    """Raise `TableError` if the match is over."""
    if table.status.is_final:
        raise TableError(Refusal.OVER)


def require_contribution(text: str) -> None:
    """Raise `TableError` for a text that is no contribution."""
    if not is_contribution(text):
        raise TableError(Refusal.CONTRIBUTION, most=MAX_CONTRIBUTION)
