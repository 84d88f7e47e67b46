"""A table as its log tells it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
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
from kingdomino.tables import fairness
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.event import (
    Abandoned,
    Acted,
    AnyEvent,
    Handed,
    Imported,
    Joined,
    Left,
    Opened,
    Reacted,
    Rematched,
    Started,
    TakenBack,
)
from kingdomino.tables.log import Entry, Stage, Summary
from kingdomino.tables.seat import DEFAULT_LEVEL, Seat


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table, secrets included: what others may know is in its `Sight`."""

    id: str
    ruleset: Ruleset
    seats: tuple[Seat, ...]
    host: str
    """The hash of the token of whoever opened it."""
    commitment: str
    """Published when the table opened; an empty text if the match was played elsewhere."""
    substitute: str = DEFAULT_LEVEL
    """The bot that plays for someone whose time is up, or who leaves."""
    seconds: int | None = None
    """How long a turn may take; `None`: as long as it likes."""
    is_public: bool = False
    before: str | None = None
    """The table that this is the rematch of."""
    secret: bytes = field(default=b"", repr=False)
    """What the shuffle comes from; nothing if the match was played elsewhere."""
    stage: Stage = Stage.OPEN
    match: Match | None = None
    """What is played; `None` before the start. It has the pile in it: secret."""
    contributions: tuple[str, ...] = ()
    """What each seat gave for the shuffle."""
    acts: tuple[Acted, ...] = ()
    """Every action of the match."""
    reactions: tuple[tuple[float, Reacted], ...] = ()
    """The signs that were made, each with its time."""
    after: str | None = None
    """The table of the rematch."""
    tags: tuple[tuple[str, str], ...] = ()
    """What the record of a match that was played elsewhere says beside it."""
    opened_at: float = 0.0
    moved_at: float = 0.0
    """When something happened last."""
    turn_at: float = 0.0
    """When the turn began that somebody has now."""
    number: int = 0
    """The last entry of the log that this knows."""

    @staticmethod
    def of(name: str, entries: Iterable[Entry]) -> "Table":
        """The table that a log tells of.

        Raises `TableError` if the log is empty: there is no such table.
        """
        table: Table | None = None
        for entry in entries:
            table = _opened(name, entry) if table is None else table.with_entry(entry)
        if table is None:
            raise TableError(Refusal.NO_SUCH_TABLE, table=name)
        return table

    def with_entry(self, entry: Entry) -> "Table":
        """The table after one more entry."""
        assert entry.number == self.number + 1, "an entry is missing"
        after = _apply(entry.event, self, entry)
        return replace(after, number=entry.number, moved_at=entry.at)

    @property
    def ply(self) -> int:
        """How many actions have been played, counted through all games of the match."""
        return len(self.acts)

    @property
    def actor(self) -> int | None:
        """The seat that acts; `None` if nobody does."""
        is_played = self.stage is Stage.PLAYING and self.match is not None
        return self.match.game.actor if is_played and self.match is not None else None

    @property
    def level_at_turn(self) -> str | None:
        """The bot that has to play now; `None` if a person has, or nobody."""
        return None if self.actor is None else self.seats[self.actor].level

    @property
    def due_at(self) -> float | None:
        """When a bot has to play: at once if it is its turn, or when a person's time is up."""
        if self.actor is None:
            return None
        if self.level_at_turn is not None:
            return self.turn_at
        return None if self.seconds is None else self.turn_at + self.seconds

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        """The seats that the token with this hash keeps."""
        if holder is None:
            return ()
        return tuple(i for i, seat in enumerate(self.seats) if seat.holder == holder)

    def is_token(self, holder: str) -> bool:
        """Whether the token with this hash keeps a seat here, or opened the table."""
        return holder == self.host or bool(self.seats_of(holder))

    def view(self, seat: int | None) -> View | None:
        """The game as a seat may know it; `None` before the start."""
        return None if self.match is None else self.match.view(seat)

    @property
    def summary(self) -> Summary:
        """What is kept beside the log."""
        players = tuple(f":{seat.level}" if seat.level else seat.name for seat in self.seats)
        return Summary(
            table=self.id,
            stage=self.stage,
            rules=_rules_text(self.ruleset),
            players=players,
            is_public=self.is_public,
            opened_at=self.opened_at,
            moved_at=self.moved_at,
            due_at=self.due_at,
            number=self.number,
        )

    @property
    def record(self) -> str:
        """The match as text, with the seed and the secret once nothing is played any more.

        Raises `TableError` before the start.
        """
        if self.match is None:
            raise TableError(Refusal.NOT_STARTED)
        is_told = self.stage.is_final
        tags = list(self.tags)
        if self.commitment and not tags:
            secret = self.secret if is_told else None
            tags = fairness.tags(self.commitment, self.contributions, secret)
        names = [seat.name or (seat.level or "") for seat in self.seats]
        record = Record.of(self.match, names, [("Table", self.id), *_without_names(tags)])
        return format_record(record, reveal_seed=is_told)


# A summary is made with every entry, and a table keeps its rules.
_rules_text = lru_cache(maxsize=256)(format_ruleset)


def _without_names(tags: list[tuple[str, str]]) -> list[tuple[str, str]]:
    names = {"Table", *(colour.title() for colour in Colour)}
    return [tag for tag in tags if tag[0] not in names]


def _opened(name: str, entry: Entry) -> Table:
    """The table after its first entry."""
    event = entry.event
    if isinstance(event, Imported):
        table = _imported(name, event)
        return replace(table, opened_at=entry.at, moved_at=entry.at, number=entry.number)
    assert isinstance(event, Opened), "a table begins by being opened"
    secret = bytes.fromhex(event.secret)
    return Table(
        id=name,
        ruleset=parse_ruleset(event.rules),
        seats=tuple(Seat(chair.name, chair.holder, chair.level) for chair in event.chairs),
        host=event.host,
        commitment=fairness.commit(secret),
        substitute=event.substitute,
        seconds=event.seconds,
        is_public=event.is_public,
        before=event.before,
        secret=secret,
        opened_at=entry.at,
        moved_at=entry.at,
        number=entry.number,
    )


def _imported(name: str, event: Imported) -> Table:
    record = parse_record(event.record)
    match = record.match
    acts = []
    for number, game in enumerate(match.games):
        moment = type(game).from_deal(game.ruleset, game.origin) if game.origin else None
        for ply, action in enumerate(game.actions):
            assert moment is not None
            assert moment.actor is not None
            acts.append(Acted(number, ply, moment.actor, str(action)))
            moment = moment.play(action)
    return Table(
        id=name,
        ruleset=match.ruleset,
        seats=tuple(Seat(name) for name in record.names),
        host="",
        commitment=record.tag("Commitment") or "",
        is_public=True,
        stage=Stage.OVER if match.is_over else Stage.ABANDONED,
        match=match,
        acts=tuple(acts),
        tags=record.tags,
    )


@singledispatch
def _apply(event: AnyEvent, table: Table, entry: Entry) -> Table:
    del table, entry
    raise AssertionError(f"{type(event).__name__} can't follow anything")


def _reseated(table: Table, seat: int, **changes: object) -> Table:
    changed = replace(table.seats[seat], **changes)  # type: ignore[arg-type]
    return replace(table, seats=table.seats[:seat] + (changed,) + table.seats[seat + 1 :])


@_apply.register
def _(event: Joined, table: Table, entry: Entry) -> Table:
    del entry
    return _reseated(
        table, event.seat, name=event.name, holder=event.holder, contribution=event.contribution
    )


@_apply.register
def _(event: Left, table: Table, entry: Entry) -> Table:
    del entry
    if table.stage is Stage.OPEN:
        return _reseated(table, event.seat, name="", holder=None, level=None, contribution="")
    level = table.seats[event.seat].level or table.substitute
    return _reseated(table, event.seat, holder=None, level=level)


@_apply.register
def _(event: Handed, table: Table, entry: Entry) -> Table:
    del entry
    return _reseated(table, event.seat, level=event.level)


@_apply.register
def _(event: TakenBack, table: Table, entry: Entry) -> Table:
    del entry
    return _reseated(table, event.seat, level=None)


@_apply.register
def _(event: Started, table: Table, entry: Entry) -> Table:
    return replace(
        table,
        stage=Stage.PLAYING,
        match=Match.new(table.ruleset, fairness.mix(table.secret, event.contributions)),
        contributions=event.contributions,
        turn_at=entry.at,
    )


@_apply.register
def _(event: Acted, table: Table, entry: Entry) -> Table:
    assert table.match is not None
    match = table.match.play(parse_action(event.action))
    # A claim is the other half of the turn that a placement began: the clock runs on.
    is_new_turn = not match.game.public.has_placed
    return replace(
        table,
        match=match,
        acts=table.acts + (event,),
        stage=Stage.OVER if match.is_over else table.stage,
        turn_at=entry.at if is_new_turn else table.turn_at,
    )


@_apply.register
def _(event: Reacted, table: Table, entry: Entry) -> Table:
    return replace(table, reactions=table.reactions + ((entry.at, event),))


@_apply.register
def _(event: Abandoned, table: Table, entry: Entry) -> Table:
    del event, entry
    return replace(table, stage=Stage.ABANDONED)


@_apply.register
def _(event: Rematched, table: Table, entry: Entry) -> Table:
    del entry
    return replace(table, after=event.table)
