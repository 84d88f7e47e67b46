"""A hall on a real log, and a time that passes when a test says so."""

from collections.abc import AsyncIterator

import pytest

from kingdomino.bots import make_bot
from kingdomino.notation import format_turn
from kingdomino.rules import Action, Deal, Game, Ruleset, View
from kingdomino.storage import Database, DatabaseLog
from kingdomino.tables import Hall, Seated, Setup, Stage, Table, Wish


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
def hall(log: DatabaseLog, time: Time) -> Hall:
    return Hall(log, now=time)


def setup(preset: str = "classic", players: int = 2, **changes: object) -> Setup:
    """Ann at her screen, and an open seat for everybody else."""
    ruleset = Ruleset.preset(preset, players)
    settings: dict[str, object] = {
        "wishes": (Wish(name="Ann"), *(Wish() for _ in range(players - 1)))
    }
    return Setup(ruleset, **settings | changes)  # type: ignore[arg-type]


async def two_seated(hall: Hall, **changes: object) -> tuple[Seated, Seated]:
    """Ann and Bob at a table that has not started."""
    ann = await hall.open(setup(**changes))  # type: ignore[arg-type]
    bob = await hall.join(ann.table.id, None, "Bob", None, "b0b")
    return ann, bob


async def started(hall: Hall, **changes: object) -> tuple[Seated, Seated]:
    """Ann and Bob, the first line laid out."""
    ann, bob = await two_seated(hall, **changes)
    await hall.start(ann.table.id, ann.token, "ann")
    return ann, bob


def whole_turn(view: View) -> tuple[Action, ...]:
    """A turn that a greedy bot would play."""
    bot = make_bot("greedy")
    first = bot.choose(view)
    if view.domino is None or view.next_line is None:
        return (first,)
    return first, bot.choose(Game(view, Deal(())).play(first).view(view.actor))


async def play(hall: Hall, table: Table, *people: Seated, turns: int = 10_000) -> Table:
    """Play so many turns, or to the end."""
    tokens = {seat: person.token for person in people for seat in person.seats}
    table = await hall.table(table.id)
    for _ in range(turns):
        if table.stage is not Stage.PLAYING:
            break
        assert table.actor is not None
        view = table.view(table.actor)
        assert view is not None
        turn = format_turn(whole_turn(view))
        table = await hall.act(table.id, tokens[table.actor], table.ply, turn)
    return table
