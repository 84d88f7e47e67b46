"""What may happen at a table next: each function says which events follow from a wish.

They look at a table and decide; nothing is written here. Each raises `TableError`, or an error of
the rules or the notation, if the wish can't be granted.
"""

from typing import Final

from kingdomino.notation import parse_turn
from kingdomino.rules import Action
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.event import (
    Abandoned,
    Acted,
    Chair,
    Handed,
    Joined,
    Left,
    Opened,
    Reacted,
    Rematched,
    Started,
    TakenBack,
)
from kingdomino.tables.fairness import MOST_LETTERS, is_contribution
from kingdomino.tables.log import Stage
from kingdomino.tables.reaction import MOST_REACTIONS, Reaction
from kingdomino.tables.seat import checked_level, checked_name
from kingdomino.tables.table import Table
from kingdomino.tables.token import rematch_id

LONGEST_KEY: Final = 64


def join(table: Table, holder: str, name: str, seat: int | None, contribution: str) -> list[Joined]:
    """Sit down on an open seat, the first one if none is named."""
    _need_stage(table, Stage.OPEN)
    name = checked_name(name)
    _need_contribution(contribution)
    if seat is None:
        seat = next((i for i, s in enumerate(table.seats) if s.is_open), None)
        if seat is None:
            raise TableError(Refusal.FULL)
    _need_seat(table, seat)
    if not table.seats[seat].is_open:
        raise TableError(Refusal.SEAT_TAKEN, seat=seat)
    return [Joined(seat, name, holder, contribution)]


def leave(table: Table, holder: str) -> list[Left]:
    """Get up from all one's seats."""
    if table.stage.is_final:
        raise TableError(Refusal.OVER)
    return [Left(seat) for seat in _own_seats(table, holder)]


def hand(table: Table, holder: str, seat: int, level: str) -> list[Handed]:
    """Let a bot play one's own seat; the host may give an open seat to a bot."""
    _need_seat(table, seat)
    if table.stage.is_final:
        raise TableError(Refusal.OVER)
    level = checked_level(level)
    is_hosts = holder == table.host and table.seats[seat].holder is None
    if not is_hosts and table.seats[seat].holder != holder:
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)
    return [] if table.seats[seat].level == level else [Handed(seat, level)]


def take_back(table: Table, holder: str, seat: int) -> list[TakenBack]:
    """Play one's own seat again; the host may open a bot's seat while nobody has started."""
    _need_seat(table, seat)
    if table.stage.is_final:
        raise TableError(Refusal.OVER)
    is_free = table.seats[seat].holder is None and table.stage is Stage.OPEN
    is_hosts = holder == table.host and is_free
    if not is_hosts and table.seats[seat].holder != holder:
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)
    return [] if table.seats[seat].level is None else [TakenBack(seat)]


def start(table: Table, holder: str, contribution: str) -> list[Started]:
    """Deal the first game; what the host contributes goes to each seat of the host's own."""
    _need_host(table, holder)
    _need_stage(table, Stage.OPEN)
    _need_contribution(contribution)
    if count := sum(seat.is_open for seat in table.seats):
        raise TableError(Refusal.SEATS_OPEN, count=count)
    contributions = tuple(
        seat.contribution or (contribution if seat.holder == holder else "") for seat in table.seats
    )
    return [Started(contributions)]


def act(table: Table, holder: str, ply: int, turn: str, key: str | None) -> list[Acted]:
    """Play a turn, or one action of it, at the ply that it answers.

    A turn that was sent before under the same key makes no event: what it did has been done.
    """
    if key is not None and not (0 < len(key) <= LONGEST_KEY and key.isprintable()):
        raise TableError(Refusal.KEY, most=LONGEST_KEY)
    yours = _own_seats(table, holder)
    actions = parse_turn(turn)
    _need_play(table)
    if key is not None and 0 <= ply < table.ply:
        there = table.acts[ply]
        if there.key == key and there.seat in yours:
            return []
    if ply != table.ply:
        raise TableError(Refusal.STALE, ply=ply, now=table.ply)
    if table.stage is Stage.OVER:
        raise TableError(Refusal.OVER)
    if table.actor not in yours:
        raise TableError(Refusal.NOT_YOUR_TURN, seat=table.actor)
    return _acted(table, actions, by=None, key=key)


def act_for(table: Table, ply: int, actions: tuple[Action, ...], level: str) -> list[Acted]:
    """Play the turn of a bot, or of someone whose time is up; nothing if somebody was faster."""
    if table.ply != ply or table.actor is None:
        return []
    return _acted(table, actions, by=level, key=None)


def react(table: Table, holder: str, reaction: str, seat: int | None) -> list[Reacted]:
    """Make a sign."""
    yours = _own_seats(table, holder)
    seat = yours[0] if seat is None else seat
    if seat not in yours:
        raise TableError(Refusal.NOT_YOUR_SEAT, seat=seat)
    if reaction not in set(Reaction):
        known = ", ".join(Reaction)
        raise TableError(Refusal.REACTION, reaction=reaction, known=known)
    made = sum(sign.seat == seat for _, sign in table.reactions)
    if made >= MOST_REACTIONS:
        raise TableError(Refusal.REACTIONS, most=MOST_REACTIONS)
    return [Reacted(seat, reaction)]


def abandon(table: Table, holder: str) -> list[Abandoned]:
    """End the match before its time."""
    _need_host(table, holder)
    if table.stage.is_final:
        raise TableError(Refusal.OVER)
    return [Abandoned()]


def rematch(table: Table, holder: str, secret: bytes) -> tuple[str, Opened]:
    """The name of the table to go on at, and the event that opens it.

    Everybody keeps the seat and the token; whoever asks first is the host.
    """
    _own_seats(table, holder, or_host=True)
    if not table.stage.is_final:
        raise TableError(Refusal.NOT_OVER)
    chairs = tuple(
        Chair(seat.name, seat.holder) if seat.holder else Chair(level=seat.level)
        for seat in table.seats
    )
    opened = Opened(
        rules=table.summary.rules,
        chairs=chairs,
        host=holder,
        secret=secret.hex(),
        substitute=table.substitute,
        seconds=table.seconds,
        is_public=table.is_public,
        before=table.id,
    )
    return rematch_id(table.secret), opened


def rematched(table: Table, name: str) -> list[Rematched]:
    """Tell everyone at the old table where it goes on."""
    return [Rematched(name)] if table.after is None else []


def _acted(
    table: Table, actions: tuple[Action, ...], by: str | None, key: str | None
) -> list[Acted]:
    """The events of a turn, each action allowed by the rules.

    They are followed in the game and not in the match, so that the second can't be the first of
    the next game.
    """
    assert table.match is not None
    number, game = len(table.match.games) - 1, table.match.game
    actor = game.actor
    assert actor is not None
    events = []
    for action in actions:
        events.append(Acted(number, game.ply, actor, str(action), by, key))
        game = game.play(action)
        key = None  # the first action of a turn stands for all of it
    return events


def _own_seats(table: Table, holder: str, or_host: bool = False) -> tuple[int, ...]:
    yours = table.seats_of(holder)
    if not yours and not (or_host and holder == table.host):
        raise TableError(Refusal.NO_TOKEN)
    return yours


def _need_host(table: Table, holder: str) -> None:
    if holder != table.host:
        raise TableError(Refusal.NOT_HOST)


def _need_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError(Refusal.NO_SUCH_SEAT, seat=seat, last=len(table.seats) - 1)


def _need_stage(table: Table, stage: Stage) -> None:
    if table.stage is not stage:
        raise TableError(Refusal.OVER if table.stage.is_final else Refusal.STARTED)


def _need_play(table: Table) -> None:
    if table.stage is Stage.OPEN:
        raise TableError(Refusal.NOT_STARTED)
    if table.stage is Stage.ABANDONED:
        raise TableError(Refusal.OVER)


def _need_contribution(text: str) -> None:
    if not is_contribution(text):
        raise TableError(Refusal.CONTRIBUTION, most=MOST_LETTERS)
