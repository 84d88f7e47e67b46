"""The page shows and records its own tables as a server does with the same events."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kingdomino.notation import format_ruleset
from kingdomino.players import match_result, played_match
from kingdomino.server.http.replays import history
from kingdomino.tables.events import (
    Acted,
    AnyEvent,
    HintGiven,
    Opened,
    SeatSetup,
    Started,
    TurnTakenBack,
)
from kingdomino.tables.log import Entry
from kingdomino.tables.table import Table
from kingdomino.tables.views.data import Presence, TableViewWithLog
from kingdomino.tables.views.view import (
    log_lines,
    replay_view,
    seat_view,
    spectator_view,
    take_backs_data,
)
from tests.engine.golden import deal_json
from tests.engine.page import run_script

RULES = (
    "classic/2",
    "classic/3+opening=drawer",
    "classic/4+harmony=yes+middle-kingdom=symmetric",
    "mighty-duel/2+opening=abba",
    "tournament/2",
    "second-edition/3",
    "dynasty/2",
)
"""Every opening, and every way in which a record differs."""

_NOW = 2000.0
_HOLDER = "holder"
_OF_A_SERVER = ("shuffle",)
_NAMES = ('Ann "the wall"', "B\\ob")


class _Players:
    """Plays at a table, and sometimes takes turns back or asks for hints."""

    def __init__(self, rules: str, seed: int) -> None:
        self.random = Random(seed)
        people = 1 if seed % 2 else 2
        seats = [
            SeatSetup(_NAMES[seat], _HOLDER, colour="green" if seat == 0 and seed % 3 else None)
            if seat < people
            else SeatSetup(level="page")
            for seat in range(int(rules.split("/")[1][0]))
        ]
        opened = Opened(rules, tuple(seats), _HOLDER, bytes(31).hex() + f"{seed:02x}", "knight")
        self.table = Table.from_log("local-1", [Entry(1, 1000.0, opened)])
        self.add(Started(("",) * len(seats)))

    def add(self, event: AnyEvent) -> None:
        number = self.table.number + 1
        self.table = self.table.apply(Entry(number, 1000.0 + number, event))

    def act(self) -> None:
        table, random = self.table, self.random
        lone = table.lone_seat
        last = None if lone is None else table.last_turn(lone)
        if lone is not None and last is not None and random.random() < 0.05:
            self.add(TurnTakenBack(lone, last))
            return
        is_new = table.ply not in [hint.ply for hint in table.hints]
        if lone is not None and lone == table.actor and is_new and random.random() < 0.1:
            self.add(HintGiven(lone, table.ply))
        match = table.match
        assert match is not None
        public = match.game.public
        assert public.actor is not None
        action = str(random.choice(match.game.legal_actions()))
        level = table.seats[public.actor].level
        self.add(Acted(len(match.games) - 1, public.ply, public.actor, action, level))


def _kept(table: Table) -> dict[str, Any]:
    """Return a table as the page keeps it."""
    assert table.match is not None
    deals = []
    for game in table.match.games:
        assert game.origin is not None
        order = game.origin.king_order
        kings = [draw.king for draw in order]
        deals.append(deal_json(game.origin.pile, kings, order[0].chooser))
    origin = table.match.games[0].origin
    assert origin is not None
    assert origin.seed is not None
    return {
        "id": table.id,
        "number": table.number,
        "status": table.status,
        "rules": format_ruleset(table.ruleset),
        "seats": [
            {"name": seat.name, "colour": colour, "level": seat.level}
            for seat, colour in zip(table.seats, table.colours, strict=True)
        ],
        "deals": deals,
        "seed": origin.seed.hex(),
        "game": len(deals),
        "actions": [
            {"game": event.game + 1, "seat": event.seat, "action": event.action, "level": event.bot}
            for event in table.actions
        ],
        "takeBacks": [asdict(taken) for taken in take_backs_data(table)],
        "hints": [hint.ply for hint in table.hints],
        "continuedFrom": None,
        "rematchOf": None,
        "rematch": None,
        "createdAt": table.opened_at,
        "changedAt": table.moved_at,
        "turnAt": table.turn_at,
    }


def _shared(view: TableViewWithLog) -> dict[str, Any]:
    return {name: value for name, value in asdict(view).items() if name not in _OF_A_SERVER}


def _case(table: Table, ply: int) -> dict[str, Any]:
    """Return a table, and what is shown of it now and as it was after a number of actions."""
    people = frozenset(table.seats_of(_HOLDER))
    presence, log = Presence(people), log_lines(table)
    now = spectator_view(TableViewWithLog, table, presence, _NOW, log=log)
    before = replay_view(TableViewWithLog, table, ply, _NOW, log=log[:ply])
    # A match of this browser has no shuffle that was promised to others.
    record = table.evolve(commitment="").record
    return {
        "table": _kept(table),
        "view": _shared(seat_view(now, table, _HOLDER, _NOW)),
        "ply": ply,
        "replay": _shared(before),
        "record": record,
    }


def _cases(rules: str, seed: int) -> Iterator[dict[str, Any]]:
    players = _Players(rules, seed)
    while True:
        table = players.table
        case = _case(table, players.random.randint(0, table.ply))
        if table.status.is_final:
            result = match_result(table)
            assert result is not None
            yield {
                **case,
                "history": list(history(table)),
                "played": played_match(table.id, table.moved_at, result, _HOLDER),
            }
            return
        yield case
        players.act()


@pytest.mark.parametrize("rules", RULES)
def test_the_page_shows_and_records_a_table_as_a_server_does(rules: str, tmp_path: Path) -> None:
    cases = [case for seed in (1, 2) for case in _cases(rules, seed)]
    path = tmp_path / "tables.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(case) + b"\n" for case in cases))
    assert run_script("ownTables", path) == f"{len(cases)} tables"
