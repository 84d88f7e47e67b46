"""The effect of each event on a table.

The functions know `Table` by name only: it imports this module.
"""

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING

from kingdomino.notation import parse_action
from kingdomino.rules import Colour, Match
from kingdomino.tables import fairness
from kingdomino.tables.devices import DeviceLink
from kingdomino.tables.events import (
    Abandoned,
    Acted,
    AnyEvent,
    BotAssigned,
    ColourChosen,
    DeviceAdded,
    DeviceLinkMade,
    DeviceLinkRevoked,
    HintGiven,
    HostChanged,
    Joined,
    Left,
    Reacted,
    RematchAnswered,
    RematchAsked,
    Rematched,
    SeatResumed,
    StandInAsked,
    Started,
    TurnTakenBack,
)
from kingdomino.tables.log import Entry, Status
from kingdomino.tables.moments import Notice, NoticeKind, RematchQuestion, TakeBack
from kingdomino.tables.seat import Seat

if TYPE_CHECKING:
    from kingdomino.tables.table import Table


@singledispatch
def apply_event(event: AnyEvent, table: "Table", entry: Entry) -> "Table":
    """Return the table after an event."""
    del table, entry
    raise AssertionError(f"{type(event).__name__} can only be the first event")


def _with_seat(table: "Table", index: int, seat: Seat) -> "Table":
    return table.evolve(seats=(*table.seats[:index], seat, *table.seats[index + 1 :]))


def _with_notice(
    table: "Table", entry: Entry, kind: NoticeKind, seat: int, level: str | None = None
) -> "Table":
    notice = Notice(entry.at, kind, seat, table.ply, level)
    return table.evolve(notices=(*table.notices, notice))


def _without_leavers(table: "Table") -> "Table":
    """Withdraw the return of people who left: the remaining person plays with help from now on."""
    return table.evolve(seats=tuple([replace(seat, left_by=None) for seat in table.seats]))


@apply_event.register(Joined)
def _(event: Joined, table: "Table", entry: Entry) -> "Table":
    del entry
    level = table.seats[event.seat].level
    seat = Seat(event.name, event.token_hash, level, event.contribution, event.key_hash)
    return _with_seat(table, event.seat, seat)


@apply_event.register(ColourChosen)
def _(event: ColourChosen, table: "Table", entry: Entry) -> "Table":
    del entry
    before, after = table.colours[event.seat], Colour(event.colour)
    swapped = {before: after, after: before}
    return table.evolve(colours=tuple([swapped.get(colour, colour) for colour in table.colours]))


@apply_event.register(Left)
def _(event: Left, table: "Table", entry: Entry) -> "Table":
    if table.status is Status.OPEN:
        return _with_seat(table, event.seat, Seat())
    seat = table.seats[event.seat]
    level = seat.level or table.substitute
    left = replace(seat, token_hash=None, level=level, left_by=seat.token_hash, asked_by=())
    return _with_notice(
        _with_seat(table, event.seat, left), entry, NoticeKind.LEFT, event.seat, level
    )


@apply_event.register(BotAssigned)
def _(event: BotAssigned, table: "Table", entry: Entry) -> "Table":
    seat = replace(table.seats[event.seat], level=event.level, asked_by=())
    table = _with_seat(table, event.seat, seat)
    if table.status is Status.OPEN:
        return table
    return _with_notice(table, entry, NoticeKind.STAND_IN, event.seat, event.level)


@apply_event.register(StandInAsked)
def _(event: StandInAsked, table: "Table", entry: Entry) -> "Table":
    del entry
    seat = table.seats[event.seat]
    return _with_seat(table, event.seat, replace(seat, asked_by=(*seat.asked_by, event.by)))


@apply_event.register(HostChanged)
def _(event: HostChanged, table: "Table", entry: Entry) -> "Table":
    host = table.seats[event.seat].token_hash
    return _with_notice(table.evolve(host=host), entry, NoticeKind.HOST, event.seat)


@apply_event.register(SeatResumed)
def _(event: SeatResumed, table: "Table", entry: Entry) -> "Table":
    seat = table.seats[event.seat]
    kind = NoticeKind.RETURNED if seat.left_by else NoticeKind.RESUMED
    holder = seat.token_hash or seat.left_by
    resumed = replace(seat, token_hash=holder, level=None, left_by=None, asked_by=())
    table = _with_seat(table, event.seat, resumed)
    return table if table.status is Status.OPEN else _with_notice(table, entry, kind, event.seat)


@apply_event.register(DeviceLinkMade)
def _(event: DeviceLinkMade, table: "Table", entry: Entry) -> "Table":
    del entry
    link = DeviceLink(event.holder, event.device, event.code_hash, event.until, event.stays)
    return table.evolve(devices=table.devices.with_link(link))


@apply_event.register(DeviceLinkRevoked)
def _(event: DeviceLinkRevoked, table: "Table", entry: Entry) -> "Table":
    del entry
    return table.evolve(devices=table.devices.without_link(event.holder))


@apply_event.register(DeviceAdded)
def _(event: DeviceAdded, table: "Table", entry: Entry) -> "Table":
    del entry
    devices = table.devices.without_link(event.holder)
    if event.replaced is None:
        return table.evolve(devices=devices.with_device(event.token_hash, event.holder))
    table = table.evolve(devices=devices.with_replaced(event.replaced, event.token_hash))
    if event.replaced != event.holder:
        return table
    return _with_holder(table, event.holder, event.token_hash)


def _with_holder(table: "Table", before: str, after: str) -> "Table":
    """Replace the token by which a person holds seats, left seats and the host's place."""

    def rename(token_hash: str | None) -> str | None:
        return after if token_hash == before else token_hash

    seats = [
        replace(seat, token_hash=rename(seat.token_hash), left_by=rename(seat.left_by))
        for seat in table.seats
    ]
    return table.evolve(seats=tuple(seats), host=rename(table.host))


@apply_event.register(Started)
def _(event: Started, table: "Table", entry: Entry) -> "Table":
    return table.evolve(
        status=Status.PLAYING,
        match=Match.new(table.ruleset, fairness.mix(table.secret, event.contributions)),
        contributions=event.contributions,
        turn_at=entry.at,
    )


@apply_event.register(Acted)
def _(event: Acted, table: "Table", entry: Entry) -> "Table":
    assert table.match is not None
    match = table.match.play(parse_action(event.action))
    return table.after_actions([event], match, entry.at)


@apply_event.register(TurnTakenBack)
def _(event: TurnTakenBack, table: "Table", entry: Entry) -> "Table":
    take_back = TakeBack(event.seat, event.ply, table.actions[event.ply :])
    return _without_leavers(table.at(event.ply)).evolve(
        take_backs=(*table.take_backs, take_back), turn_at=entry.at
    )


@apply_event.register(HintGiven)
def _(event: HintGiven, table: "Table", entry: Entry) -> "Table":
    del entry
    return _without_leavers(table).evolve(hints=(*table.hints, event))


@apply_event.register(Reacted)
def _(event: Reacted, table: "Table", entry: Entry) -> "Table":
    return table.evolve(reactions=(*table.reactions, (entry.at, event)))


@apply_event.register(Abandoned)
def _(event: Abandoned, table: "Table", entry: Entry) -> "Table":
    del event, entry
    return table.evolve(status=Status.ABANDONED)


@apply_event.register(RematchAsked)
def _(event: RematchAsked, table: "Table", entry: Entry) -> "Table":
    del entry
    question = RematchQuestion(
        asked_by=event.seat,
        rules=event.rules,
        seats=event.seats,
        secret=bytes.fromhex(event.secret),
        contributions={event.seat: event.contribution},
    )
    return table.evolve(rematch_question=question)


@apply_event.register(RematchAnswered)
def _(event: RematchAnswered, table: "Table", entry: Entry) -> "Table":
    del entry
    question = table.rematch_question
    assert question is not None
    contributions = dict(question.contributions)
    declined = question.declined - {event.seat}
    if event.agrees:
        contributions[event.seat] = event.contribution
    else:
        contributions.pop(event.seat, None)
        declined |= {event.seat}
    changed = question._replace(contributions=contributions, declined=declined)
    return table.evolve(rematch_question=changed)


@apply_event.register(Rematched)
def _(event: Rematched, table: "Table", entry: Entry) -> "Table":
    del entry
    return table.evolve(rematch=event.table)
