"""The page scores, ranks and tiles drawn kingdoms as Python does."""

from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kingdomino.notation.action import parse_cell
from kingdomino.notation.schema import ruleset_data, standing_data
from kingdomino.rules import CASTLE, Cell, Game, Kingdom, Place, Ruleset, rank
from kingdomino.tiling import Conflict, Land, tile
from tests.engine.page import run_script
from tests.parity.replay import VARIANTS, settings
from tests.tiling.lands import changed, finished_lands, hard_lands, random_lands

_RULESETS = [
    *(ruleset for name, players in VARIANTS for ruleset in settings(name, players)),
    *(Ruleset.preset("classic", 4, tie_breaks=order) for order in [("crowns", "territory"), ()]),
]
_TILINGS = 400
_GAMES = 8

Move = Callable[[Cell], Cell]


@pytest.fixture
def compare(tmp_path: Path) -> Callable[[str, Iterable[Any]], None]:
    """Compares what a task of the page answers with what each case says."""

    def run(task: str, cases: Iterable[Any]) -> None:
        path = tmp_path / f"{task}.jsonl"
        lines = [msgspec.json.encode(case) for case in cases]
        path.write_bytes(b"\n".join(lines) + b"\n")
        assert run_script(task, path) == f"{len(lines)} {task}"

    return run


def a_move(lands: Iterable[Land], random: Random) -> Move:
    """Return a function that moves all cells, castles included, to another part of the board."""
    cells = [CASTLE, *(cell for land in lands for cell in land.squares)]
    columns, rows = [cell.column for cell in cells], [cell.row for cell in cells]
    right = random.randint(-min(columns), 12 - max(columns))
    up = random.randint(-min(rows), 12 - max(rows))
    return lambda cell: Cell(cell.column + right, cell.row + up)


def drawn(land: Land, move: Move) -> dict[str, Any]:
    """Return a land as the page has it."""
    return {
        "castle": str(move(CASTLE)),
        "squares": [
            {"cell": str(move(cell)), "terrain": square.terrain, "crowns": square.crowns}
            for cell, square in land.squares.items()
        ],
    }


def ranking(ruleset: Ruleset, seed: int) -> dict[str, Any]:
    """Return lands, and who wins with them; some players have the same one, so that ranks tie."""
    random = Random(seed)
    pool = [changed(land, random, random.randrange(3)) for land in finished_lands(ruleset, seed)]
    games = [
        [random.choice(pool) for _ in range(ruleset.players)]
        for _ in range(random.randint(1, ruleset.games))
    ]
    move = a_move(pool, random)
    scores = zip(*([land.score(ruleset) for land in lands] for lands in games), strict=True)
    standings = [asdict(standing_data(standing)) for standing in rank(ruleset, list(scores))]
    for standing in standings:
        for territory in (t for game in standing["games"] for t in game["territories"]):
            territory["cells"] = [str(move(parse_cell(cell))) for cell in territory["cells"]]
    sizes = {"line": ruleset.line, "kings": ruleset.kings}
    return {
        "rules": asdict(ruleset_data(ruleset)) | sizes,
        "games": [[drawn(land, move) for land in lands] for lands in games],
        "standings": standings,
    }


def tiling(lands: list[Land], seed: int) -> dict[str, Any]:
    """Return lands, and what they are made of."""
    random = Random(seed)
    moves = [a_move([land], random) for land in lands]
    found = tile(lands)
    placements, conflict = None, None
    if isinstance(found, Conflict):
        squares = [{"land": at.land, "cell": str(moves[at.land](at.cell))} for at in found.squares]
        conflict = {"reason": found.reason, "squares": squares, "dominoes": found.dominoes}
    else:
        placements = [[str(place) for place in kingdom.placed] for kingdom in found]
    return {
        "lands": [drawn(*each) for each in zip(lands, moves, strict=True)],
        "tiling": {"placements": placements, "conflict": conflict},
    }


def room(game: Game) -> dict[str, Any] | None:
    """Return a kingdom, what is free in it, and the places for a domino; None before there is one.

    Cells without a free neighbour are counted here, without the kernel.
    """
    view = game.public
    if view.domino is None or view.actor is None:
        return None
    kingdom = view.kingdoms[view.actor]
    reach = set(kingdom.reach)
    holes = {str(cell) for cell in reach if not any(are_adjacent(cell, other) for other in reach)}
    return {
        "rules": asdict(ruleset_data(game.ruleset)),
        "land": drawn(Land.of(kingdom), lambda cell: cell),
        "reach": [str(cell) for cell in kingdom.reach],
        "holes": sorted(holes),
        "domino": view.domino,
        "gains": {str(p): gain(kingdom, p, game.ruleset) for p in kingdom.placements(view.domino)},
    }


def are_adjacent(one: Cell, other: Cell) -> bool:
    return abs(one.column - other.column) + abs(one.row - other.row) == 1


def gain(kingdom: Kingdom, place: Place, ruleset: Ruleset) -> int:
    return kingdom.place(place).score(ruleset).points - kingdom.score(ruleset).points


def played(ruleset: Ruleset, seed: int) -> Iterable[Game]:
    random, game = Random(seed), Game.new(ruleset, seed)
    while not game.is_over:
        yield game
        game = game.play(random.choice(game.legal_actions()))


@pytest.mark.slow
def test_standings_are_those_of_the_rules(compare: Callable[..., None]) -> None:
    cases = [ranking(ruleset, seed) for seed, ruleset in enumerate(_RULESETS)]
    assert len(cases) >= 200
    assert any(standing["is_shared"] for case in cases for standing in case["standings"])
    compare("rankings", cases)


@pytest.mark.slow
def test_tilings_are_those_of_python(compare: Callable[..., None]) -> None:
    lands = [*map(random_lands, range(_TILINGS)), *hard_lands()]
    cases = [tiling(some, seed) for seed, some in enumerate(lands)]
    reasons = {(case["tiling"]["conflict"] or {}).get("reason") for case in cases}
    assert len(reasons) >= 5
    compare("tilings", cases)


@pytest.mark.slow
def test_places_and_holes_are_those_of_the_rules(compare: Callable[..., None]) -> None:
    few = _RULESETS[:: len(_RULESETS) // _GAMES]
    games = [played(ruleset, seed) for seed, ruleset in enumerate(few)]
    compare("rooms", [case for game in games for case in map(room, game) if case])
