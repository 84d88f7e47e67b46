"""A service on a real log, and a time that passes when a test says so."""

from collections.abc import AsyncIterator

import pytest

from kingdomino.bots import make_bot
from kingdomino.notation import format_turn
from kingdomino.rules import Action, Deal, Game, Ruleset, View
from kingdomino.storage import Database, DatabaseLog
from kingdomino.tables import (
    Presence,
    SeatGrant,
    SeatRequest,
    Status,
    Table,
    TableService,
    TableSetup,
    TableView,
    seat_view,
    spectator_view,
)


class Time:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def log(sqlite_url: str) -> AsyncIterator[DatabaseLog]:
    async with Database(sqlite_url) as database:
        yield DatabaseLog(database)


@pytest.fixture
def service(log: DatabaseLog, time: Time) -> TableService:
    return TableService(log, now=time)


def setup(preset: str = "classic", players: int = 2, **changes: object) -> TableSetup:
    """Ann at her screen, and an open seat for everybody else."""
    ruleset = Ruleset.preset(preset, players)
    settings: dict[str, object] = {
        "seats": (SeatRequest(name="Ann"), *(SeatRequest() for _ in range(players - 1)))
    }
    return TableSetup(ruleset, **settings | changes)  # type: ignore[arg-type]


async def two_seated(service: TableService, **changes: object) -> tuple[SeatGrant, SeatGrant]:
    """Ann and Bob at a table that has not started."""
    ann = await service.open(setup(**changes))  # type: ignore[arg-type]
    bob = await service.join(ann.table.id, None, "Bob", None, "b0b")
    return ann, bob


async def started(service: TableService, **changes: object) -> tuple[SeatGrant, SeatGrant]:
    """Ann and Bob, the first line laid out."""
    ann, bob = await two_seated(service, **changes)
    await service.start(ann.table.id, ann.token, "ann")
    return ann, bob


def whole_turn(view: View) -> tuple[Action, ...]:
    """A turn that a greedy bot would play."""
    bot = make_bot("greedy")
    first = bot.choose(view)
    if view.domino is None or view.next_line is None:
        return (first,)
    return first, bot.choose(Game(view, Deal(())).play(first).view(view.actor))


async def play(
    service: TableService, table: Table, *people: SeatGrant, turns: int = 10_000
) -> Table:
    """Play so many turns, or to the end."""
    tokens = {seat: person.token for person in people for seat in person.seats}
    table = await service.table(table.id)
    for _ in range(turns):
        if table.status is not Status.PLAYING:
            break
        assert table.actor is not None
        view = table.view(table.actor)
        assert view is not None
        turn = format_turn(whole_turn(view))
        table = await service.play_turn(table.id, tokens[table.actor], table.ply, turn)
    return table


def view_of(table: Table, token_hash: str | None = None) -> TableView:
    """What the holder of a token, or without one a spectator, may see."""
    return seat_view(spectator_view(TableView, table, Presence(), 0.0), table, token_hash, 0.0)
