"""The state of a table, derived from its log."""

from collections.abc import Iterable, Sequence
from dataclasses import field
from functools import lru_cache, singledispatch

from kingdomino.notation import (
    Record,
    format_record,
    format_ruleset,
    parse_action,
    parse_record,
    parse_ruleset,
)
from kingdomino.rules import Colour, Match, Ruleset, View
from kingdomino.rules.immutable import Immutable, immutable
from kingdomino.tables import fairness
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import (
    Abandoned,
    Acted,
    AnyEvent,
    BotAssigned,
    Imported,
    Joined,
    Left,
    Opened,
    Reacted,
    Rematched,
    SeatResumed,
    Started,
)
from kingdomino.tables.log import Entry, Status, TableSummary
from kingdomino.tables.seat import DEFAULT_LEVEL, Seat


@immutable
class Table(Immutable):
    """The whole state of a table, secrets included; `tables.view` has what others may see."""

    id: str
    ruleset: Ruleset
    seats: tuple[Seat, ...]
    host: str
    """The hash of the host's token."""
    commitment: str
    """Published when the table was opened; empty if the match was played elsewhere."""
    substitute: str = DEFAULT_LEVEL
    """The bot that plays for somebody whose time is up, or who leaves."""
    seconds: int | None = None
    """The time limit of a turn; `None`: no limit."""
    is_public: bool = False
    rematch_of: str | None = None
    """The table that this is the rematch of."""
    secret: bytes = field(default=b"", repr=False)
    """The secret of the shuffle; empty if the match was played elsewhere."""
    status: Status = Status.OPEN
    match: Match | None = field(default=None, repr=False)
    """The match, with the hidden deal; `None` before the start."""
    contributions: tuple[str, ...] = ()
    """What each seat contributed to the shuffle."""
    actions: tuple[Acted, ...] = ()
    """Every action of the match."""
    reactions: tuple[tuple[float, Reacted], ...] = ()
    """Every reaction, with its time."""
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
        return _apply(entry.event, self, entry).evolve(number=entry.number, moved_at=entry.at)

    def after_actions(self, actions: Sequence[Acted], match: Match, at: float) -> "Table":
        """Return the state after actions that led to a match."""
        public = match.games[-1].public
        return self.evolve(
            match=match,
            actions=(*self.actions, *actions),
            # When a game is followed by another, that one is in the match already.
            status=Status.OVER if public.actor is None else self.status,
            # A claim completes the turn that a placement began: the clock keeps running.
            turn_at=self.turn_at if public.has_placed else at,
            number=self.number + len(actions),
            moved_at=at,
        )

    @property
    def ply(self) -> int:
        """The number of actions played so far in all games of the match."""
        return len(self.actions)

    @property
    def actor(self) -> int | None:
        """The seat that acts; `None` if nobody does."""
        if self.status is not Status.PLAYING or self.match is None:
            return None
        return self.match.games[-1].public.actor

    @property
    def acting_level(self) -> str | None:
        """The bot that has to play now; `None` if a person has to, or nobody."""
        actor = self.actor
        return None if actor is None else self.seats[actor].level

    @property
    def due_at(self) -> float | None:
        """When a bot has to play: 0 if it is its turn, else when a person's time is up."""
        actor = self.actor
        if actor is None:
            return None
        if self.seats[actor].level is not None:
            return 0.0
        return None if self.seconds is None else self.turn_at + self.seconds

    def seats_of(self, token_hash: str | None) -> tuple[int, ...]:
        """Return the seats that a token holds."""
        if token_hash is None:
            return ()
        return tuple([i for i, seat in enumerate(self.seats) if seat.token_hash == token_hash])

    def is_known_token(self, token_hash: str) -> bool:
        """Return whether a token holds a seat here or is the host's."""
        return token_hash == self.host or bool(self.seats_of(token_hash))

    def view(self, seat: int | None) -> View | None:
        """Return the game as a seat may see it; `None` before the start."""
        return None if self.match is None else self.match.view(seat)

    @property
    def summary(self) -> TableSummary:
        """The row that is kept beside the log."""
        return TableSummary(
            table=self.id,
            status=self.status,
            rules=_format_ruleset(self.ruleset),
            players=tuple([f":{seat.level}" if seat.level else seat.name for seat in self.seats]),
            is_public=self.is_public,
            opened_at=self.opened_at,
            moved_at=self.moved_at,
            due_at=self.due_at,
            number=self.number,
        )

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
        names = [seat.name or (seat.level or "") for seat in self.seats]
        record = Record.of(self.match, names, [("Table", self.id), *_without_names(tags)])
        return format_record(record, reveal_seed=self.status.is_final)


# A summary is made with every entry, and the rules of a table don't change.
_format_ruleset = lru_cache(maxsize=256)(format_ruleset)


def _without_names(tags: list[tuple[str, str]]) -> list[tuple[str, str]]:
    names = {"Table", *(colour.title() for colour in Colour)}
    return [tag for tag in tags if tag[0] not in names]


def _open(table_id: str, entry: Entry) -> Table:
    """Return the state after the first entry."""
    event = entry.event
    if isinstance(event, Imported):
        table = _import(table_id, event)
        return table.evolve(opened_at=entry.at, moved_at=entry.at, number=entry.number)
    assert isinstance(event, Opened), "the first event opens the table"
    secret = bytes.fromhex(event.secret)
    return Table(
        id=table_id,
        ruleset=parse_ruleset(event.rules),
        seats=tuple(Seat(seat.name, seat.token_hash, seat.level) for seat in event.seats),
        host=event.host,
        commitment=fairness.commit(secret),
        substitute=event.substitute,
        seconds=event.seconds,
        is_public=event.is_public,
        rematch_of=event.rematch_of,
        secret=secret,
        opened_at=entry.at,
        moved_at=entry.at,
        number=entry.number,
    )


def _import(table_id: str, event: Imported) -> Table:
    record = parse_record(event.record)
    match = record.match
    actions = []
    for number, game in enumerate(match.games):
        for ply, (action, before) in enumerate(zip(game.actions, game.history(), strict=False)):
            assert before.actor is not None
            actions.append(Acted(number, ply, before.actor, str(action)))
    return Table(
        id=table_id,
        ruleset=match.ruleset,
        seats=tuple(Seat(name) for name in record.names),
        host="",
        commitment=record.tag("Commitment") or "",
        is_public=True,
        status=Status.OVER if match.is_over else Status.ABANDONED,
        match=match,
        actions=tuple(actions),
        tags=record.tags,
    )


@singledispatch
def _apply(event: AnyEvent, table: Table, entry: Entry) -> Table:
    """Return the table after an event."""
    del table, entry
    raise AssertionError(f"{type(event).__name__} can only be the first event")


def _with_seat(table: Table, index: int, seat: Seat) -> Table:
    return table.evolve(seats=(*table.seats[:index], seat, *table.seats[index + 1 :]))


def _with_level(table: Table, index: int, level: str | None) -> Table:
    seat = table.seats[index]
    return _with_seat(table, index, Seat(seat.name, seat.token_hash, level, seat.contribution))


@_apply.register
def _(event: Joined, table: Table, entry: Entry) -> Table:
    del entry
    level = table.seats[event.seat].level
    seat = Seat(event.name, event.token_hash, level, event.contribution)
    return _with_seat(table, event.seat, seat)


@_apply.register
def _(event: Left, table: Table, entry: Entry) -> Table:
    del entry
    if table.status is Status.OPEN:
        return _with_seat(table, event.seat, Seat())
    seat = table.seats[event.seat]
    level = seat.level or table.substitute
    return _with_seat(table, event.seat, Seat(seat.name, None, level, seat.contribution))


@_apply.register
def _(event: BotAssigned, table: Table, entry: Entry) -> Table:
    del entry
    return _with_level(table, event.seat, event.level)


@_apply.register
def _(event: SeatResumed, table: Table, entry: Entry) -> Table:
    del entry
    return _with_level(table, event.seat, None)


@_apply.register
def _(event: Started, table: Table, entry: Entry) -> Table:
    return table.evolve(
        status=Status.PLAYING,
        match=Match.new(table.ruleset, fairness.mix(table.secret, event.contributions)),
        contributions=event.contributions,
        turn_at=entry.at,
    )


@_apply.register
def _(event: Acted, table: Table, entry: Entry) -> Table:
    assert table.match is not None
    match = table.match.play(parse_action(event.action))
    return table.after_actions([event], match, entry.at)


@_apply.register
def _(event: Reacted, table: Table, entry: Entry) -> Table:
    return table.evolve(reactions=(*table.reactions, (entry.at, event)))


@_apply.register
def _(event: Abandoned, table: Table, entry: Entry) -> Table:
    del event, entry
    return table.evolve(status=Status.ABANDONED)


@_apply.register
def _(event: Rematched, table: Table, entry: Entry) -> Table:
    del entry
    return table.evolve(rematch=event.table)
