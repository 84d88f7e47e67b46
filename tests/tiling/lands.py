"""Lands for tests, and the fixture that Python and the browser share."""

import json
from pathlib import Path
from random import Random
from typing import Any

from kingdomino.bots import RandomBot, play_game
from kingdomino.rules import Game, Ruleset, rank
from kingdomino.tiling import Land, parse_drawing

FIXTURE = Path(__file__).with_name("lands.json")
"""Drawings with scores and conflicts, which `web/src/lib/game/pad/tiling.test.ts` reads too."""


def finished_lands(ruleset: Ruleset, seed: int) -> list[Land]:
    """Return the lands of a random game."""
    game = play_game([RandomBot(seed)] * ruleset.players, Game.new(ruleset, seed))
    return [Land.of(kingdom) for kingdom in game.kingdoms]


def swapped(land: Land, chance: Random, swaps: int) -> Land:
    """Return a land with some squares exchanged, which mostly can't be made any more."""
    squares = dict(land.squares)
    for _ in range(swaps):
        one, other = chance.sample(sorted(squares), 2)
        squares[one], squares[other] = squares[other], squares[one]
    return Land(squares, land.grid)


def draw(land: Land) -> str:
    """Return a land as it is drawn in a file."""
    columns = range(13)
    rows = []
    for row in reversed(range(13)):
        cells = []
        for column in columns:
            square = land.squares.get((column, row))  # type: ignore[call-overload]
            if square is not None:
                cells.append(square.terrain[0].upper() + (str(square.crowns or "")))
            else:
                cells.append("#" if (column, row) == (6, 6) else ".")
        if set(cells) != {"."}:
            rows.append(" ".join(f"{cell:2}" for cell in cells).rstrip())
    return "\n".join(rows)


def land(text: str, grid: int = 5) -> Land:
    """Return a land that is drawn."""
    [[only]] = parse_drawing(text).games
    return Land(only.squares, grid)


def results(ruleset: Ruleset, lands: list[Land]) -> list[dict[str, Any]]:
    """Return what counts of each land, best first."""
    standings = rank(ruleset, [(land.score(ruleset),) for land in lands])
    return [
        {
            "seat": standing.seat,
            "rank": standing.rank,
            "decided_by": standing.decided_by,
            "points": standing.points,
            "largest": standing.scores[0].largest,
            "crowns": standing.scores[0].crowns,
            "bonuses": list(standing.bonuses),
            "territories": [[t.terrain, t.squares, t.crowns] for t in standing.territories],
        }
        for standing in standings
    ]


def fixture() -> list[dict[str, Any]]:
    """Return the shared fixture."""
    cases: list[dict[str, Any]] = json.loads(FIXTURE.read_text("utf-8"))
    return cases
