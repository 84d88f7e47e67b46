"""The state of a table, derived from its log."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from itertools import islice

from kingdomino.notation import (
    Record,
    format_record,
    parse_record,
    parse_ruleset,
)
from kingdomino.notation.record import COLOURS_TAG
from kingdomino.rules import Colour, Match, Ruleset, View
from kingdomino.rules.immutable import Immutable, immutable
from kingdomino.tables import fairness
from kingdomino.tables.apply import apply_event
from kingdomino.tables.devices import Devices
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import (
    Acted,
    Continued,
    HintGiven,
    Imported,
    Opened,
    Reacted,
)
from kingdomino.tables.log import Entry, Status
from kingdomino.tables.moments import Moment, Notice, NoticeKind, Origin, RematchQuestion, TakeBack
from kingdomino.tables.seat import DEFAULT_LEVEL, Seat, assign_colours


@immutable
class Table(Immutable):
    """The whole state of a table, secrets included; `tables.views` has the public part."""

    id: str
    ruleset: Ruleset
    seats: tuple[Seat, ...]
    colours: tuple[Colour, ...]
    """The colour of each seat."""
    host: str
    """The hash of the host's token."""
    commitment: str
    """Published when the table was opened; empty if the match was dealt elsewhere."""
    substitute: str = DEFAULT_LEVEL
    """The bot that plays for somebody whose time is up, or who leaves."""
    seconds: int | None = None
    """The time limit of a turn; `None`: no limit."""
    is_public: bool = False
    rematch_of: str | None = None
    """The table that this is the rematch of."""
    is_counted: bool = False
    """Whether it is the counted try at a daily deal: nobody helps there."""
    devices: Devices = Devices()
    """Further devices of the people."""
    secret: bytes = field(default=b"", repr=False)
    """The secret of the shuffle; empty if the match was dealt elsewhere."""
    status: Status = Status.OPEN
    match: Match | None = field(default=None, repr=False)
    """The match, with the hidden deal; `None` before the start."""
    contributions: tuple[str, ...] = ()
    """The contribution of each seat to the shuffle."""
    actions: tuple[Acted, ...] = ()
    """Every action of the match, without those that were taken back."""
    take_backs: tuple[TakeBack, ...] = ()
    """The turns that were taken back."""
    hints: tuple[HintGiven, ...] = ()
    """Every hint."""
    reactions: tuple[tuple[float, Reacted], ...] = ()
    """Every reaction, with its time."""
    notices: tuple[Notice, ...] = ()
    """The notices about events beside the turns, oldest first."""
    continued_from: Origin | None = None
    """The position from which this match was continued."""
    rematch_question: RematchQuestion | None = field(default=None, repr=False)
    """Another match that was proposed."""
    rematch: str | None = None
    """The table of the rematch."""
    tags: tuple[tuple[str, str], ...] = ()
    """The tags of the record of a match that was played elsewhere."""
    opened_at: float = 0.0
    moved_at: float = 0.0
    """The time of the last event."""
    turn_at: float = 0.0
    """When the current turn began."""
    number: int = 0
    """The number of the last entry of the log that is applied."""

    @staticmethod
    def from_log(table_id: str, entries: Iterable[Entry]) -> "Table":
        """Return the state after all entries of a log.

        Raises `TableError` if the log is empty: there is no such table.
        """
        table: Table | None = None
        for entry in entries:
            table = _open(table_id, entry) if table is None else table.apply(entry)
        if table is None:
            raise TableError(Refusal.NO_SUCH_TABLE, table=table_id)
        return table

    def apply(self, entry: Entry) -> "Table":
        """Return the state after one more entry."""
        assert entry.number == self.number + 1, "an entry is missing"
        return apply_event(entry.event, self, entry).evolve(number=entry.number, moved_at=entry.at)

    def after_actions(self, actions: Sequence[Acted], match: Match, at: float) -> "Table":
        """Return the state after actions that led to a match."""
        public = match.games[-1].public
        seats, notices = self.seats, self.notices
        if actions[0].bot is not None:  # all actions of a turn are a bot's, or none
            notices = (*notices, *self._time_up_notices(actions, at))
        elif any(seat.asked_by for seat in seats):
            seats = self._seats_after(actions)
        return self.evolve(
            match=match,
            actions=(*self.actions, *actions),
            seats=seats,
            notices=notices,
            # When a game is followed by another, that one is in the match already.
            status=Status.OVER if public.actor is None else self.status,
            # A claim completes the turn that a placement began: the clock keeps running.
            turn_at=self.turn_at if public.has_placed else at,
            number=self.number + len(actions),
            moved_at=at,
        )

    def _seats_after(self, actions: Sequence[Acted]) -> tuple[Seat, ...]:
        """Return the seats without the requests for stand-ins for people who played."""
        played = {action.seat for action in actions}
        return tuple(
            replace(seat, asked_by=()) if number in played else seat
            for number, seat in enumerate(self.seats)
        )

    def _time_up_notices(self, actions: Sequence[Acted], at: float) -> list[Notice]:
        """Return a notice for a turn that a bot played in place of a person."""
        last = self.actions[-1] if self.actions else None
        notices = []
        for ply, action in enumerate(actions, self.ply):
            is_in_place = action.bot is not None and self.seats[action.seat].level is None
            is_second = last is not None and last.bot is not None and last.is_completed_by(action)
            if is_in_place and not is_second:
                notices.append(Notice(at, NoticeKind.TIME_UP, action.seat, ply, action.bot))
            last = action
        return notices

    @property
    def ply(self) -> int:
        """The number of actions played so far in all games of the match."""
        return len(self.actions)

    @property
    def moment(self) -> Moment:
        """The state that the match is in."""
        return Moment(self.ply, len(self.take_backs))

    @property
    def actor(self) -> int | None:
        """The seat that acts; `None` if nobody does."""
        if self.status is not Status.PLAYING or self.match is None:
            return None
        return self.match.games[-1].public.actor

    @property
    def has_people(self) -> bool:
        """Whether a person plays at this table, or may still join."""
        return any(seat.level is None for seat in self.seats)

    @property
    def acting_level(self) -> str | None:
        """The bot that has to play now; `None` if a person has to, or nobody."""
        actor = self.actor
        return None if actor is None else self.seats[actor].level

    @property
    def lone_seat(self) -> int | None:
        """The seat of the only person at the table, if bots play all others; else `None`.

        At a counted try it is nobody's: this person gets hints and may take turns back.
        """
        if self.is_counted:
            return None
        people = [i for i, seat in enumerate(self.seats) if seat.level is None]
        if len(people) != 1:
            return None
        # Whoever lets a bot play a seat for a while is still at the table.
        others = {seat.token_hash for seat in self.seats} - {None}
        return people[0] if others == {self.seats[people[0]].token_hash} else None

    def turn_starts(self) -> list[int]:
        """Return the ply at which each turn began, in order."""
        actions = self.actions
        return [
            ply
            for ply, event in enumerate(actions)
            if ply == 0 or not actions[ply - 1].is_completed_by(event)
        ]

    def last_turn(self, seat: int) -> int | None:
        """Return the ply at which the last turn of a seat began; `None` if there was none here."""
        first = 0 if self.continued_from is None else self.continued_from.ply
        plies = (
            ply for ply in range(self.ply - 1, first - 1, -1) if self.actions[ply].seat == seat
        )
        last = next(plies, None)
        if last is None or last == first:
            return last
        has_placement = self.actions[last - 1].is_completed_by(self.actions[last])
        return last - 1 if has_placement else last

    @property
    def due_at(self) -> float | None:
        """When a bot has to play: 0 if it is its turn, else when a person's time is up."""
        actor = self.actor
        if actor is None:
            return None
        if self.seats[actor].level is not None:
            return 0.0
        return None if self.seconds is None else self.turn_at + self.seconds

    def at(self, ply: int) -> "Table":
        """Return the table as it was after a number of actions of the match.

        Raises `TableError` if the match has not come that far.
        """
        if self.match is None or not 0 <= ply <= self.ply:
            raise TableError(Refusal.STALE, ply=ply, now=self.ply)
        match = next(islice(self.match.positions(), ply, None))
        return self.evolve(match=match, actions=self.actions[:ply], status=Status.PLAYING)

    def seats_of(self, token_hash: str | None) -> tuple[int, ...]:
        """Return the seats that a token holds."""
        if token_hash is None:
            return ()
        holder = self.devices.holder_of(token_hash)
        return tuple([i for i, seat in enumerate(self.seats) if seat.token_hash == holder])

    def left_seats_of(self, token_hash: str | None) -> tuple[int, ...]:
        """Return the seats that the holder of a token left during the game."""
        if token_hash is None:
            return ()
        holder = self.devices.holder_of(token_hash)
        return tuple([i for i, seat in enumerate(self.seats) if seat.left_by == holder])

    def is_known_token(self, token_hash: str) -> bool:
        """Return whether a token holds a seat here, held one that was left, or is the host's."""
        is_seated = bool(self.seats_of(token_hash) or self.left_seats_of(token_hash))
        return is_seated or self.devices.holder_of(token_hash) == self.host

    def view(self, seat: int | None) -> View | None:
        """Return the game as a seat may see it; `None` before the start."""
        return None if self.match is None else self.match.view(seat)

    @property
    def record(self) -> str:
        """The match in notation, with seed and secret once the status is final.

        Raises `TableError` before the start.
        """
        if self.match is None:
            raise TableError(Refusal.NOT_STARTED)
        tags = list(self.tags)
        if self.commitment and not tags:
            secret = self.secret if self.status.is_final else None
            tags = fairness.shuffle_tags(self.commitment, self.contributions, secret)
        if self.continued_from is not None:
            tags.append(("ContinuedFrom", f"{self.continued_from.table} {self.continued_from.ply}"))
        if self.take_backs:
            tags.append(("TakeBacks", str(len(self.take_backs))))
        if self.hints:
            tags.append(("Hints", str(len(self.hints))))
        if self.colours != assign_colours([None for _ in self.seats]):
            # A match from elsewhere has it among its tags.
            tags = [tag for tag in tags if tag[0] != COLOURS_TAG]
            tags.append((COLOURS_TAG, " ".join(self.colours)))
        names = [seat.name or (seat.level or "") for seat in self.seats]
        record = Record.of(self.match, names, [("Table", self.id), *_without_names(tags)])
        return format_record(record, reveal_seed=self.status.is_final)


def _without_names(tags: list[tuple[str, str]]) -> list[tuple[str, str]]:
    names = {"Table", *(colour.title() for colour in Colour)}
    return [tag for tag in tags if tag[0] not in names]


def _open(table_id: str, entry: Entry) -> Table:
    """Return the state after the first entry."""
    event = entry.event
    if isinstance(event, Imported | Continued):
        table = _import(table_id, event) if isinstance(event, Imported) else _go_on(table_id, event)
        return table.evolve(opened_at=entry.at, moved_at=entry.at, number=entry.number)
    assert isinstance(event, Opened), "the first event opens the table"
    secret = bytes.fromhex(event.secret)
    return Table(
        id=table_id,
        ruleset=parse_ruleset(event.rules),
        seats=tuple(Seat(seat.name, seat.token_hash, seat.level) for seat in event.seats),
        colours=assign_colours([seat.colour for seat in event.seats]),
        host=event.host,
        commitment=fairness.commit(secret),
        substitute=event.substitute,
        seconds=event.seconds,
        is_public=event.is_public,
        rematch_of=event.rematch_of,
        is_counted=event.is_counted,
        secret=secret,
        opened_at=entry.at,
        moved_at=entry.at,
        number=entry.number,
    )


def _import(table_id: str, event: Imported) -> Table:
    record = parse_record(event.record)
    match = record.match
    return Table(
        id=table_id,
        ruleset=match.ruleset,
        seats=tuple(Seat(name) for name in record.names),
        colours=record.colours,
        host="",
        commitment=record.tag("Commitment") or "",
        is_public=True,
        status=Status.OVER if match.is_over else Status.ABANDONED,
        match=match,
        actions=tuple(_actions(match)),
        tags=record.tags,
    )


def _go_on(table_id: str, event: Continued) -> Table:
    match = parse_record(event.record).match
    return Table(
        id=table_id,
        ruleset=match.ruleset,
        seats=tuple(Seat(seat.name, seat.token_hash, seat.level) for seat in event.seats),
        colours=assign_colours([seat.colour for seat in event.seats]),
        host=event.host,
        commitment="",
        substitute=event.substitute,
        status=Status.PLAYING,
        match=match,
        actions=tuple(_actions(match)),
        continued_from=Origin(event.table, event.ply),
    )


def _actions(match: Match) -> Iterator[Acted]:
    """Iterate over the actions of a match that was played elsewhere."""
    for number, game in enumerate(match.games):
        for ply, (action, before) in enumerate(zip(game.actions, game.history(), strict=False)):
            assert before.actor is not None
            yield Acted(number, ply, before.actor, str(action))
