"""Lands for tests."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from kingdomino.bots import RandomBot, play_game
from kingdomino.rules import DOMINOES, PRESETS, Cell, Game, Kingdom, Ruleset, RulesetError
from kingdomino.rules.ruleset import PLAYERS
from kingdomino.tiling import Land, parse_drawing

FACES = sorted(
    {square for domino in DOMINOES.values() for square in (domino.first, domino.second)}, key=str
)
"""All squares that there are."""


HARD = (
    """
G  S1 W  W  W  L1 F
G  W  L  F1 W  W  L1
G1 W  W  W  L1 L1 F
W  F1 G  #  F  L  F
W  F1 W1 F  G  F  F
F1 W  F  L1 F  F  F
F  F  F  F  F  L1 W
""",
    """
L  W  F1 .  .  .  .
L  F  L  L1 W  .  .
F  F  F1 W  W  W  .
F  F  W  #  L1 W  W
F  W  F1 W  W  W  W
F  F1 W  F  M2 W  L1
F  F  L  L  F1 .  F
""",
    """
W  L  L  F  .  F  F
F1 .  F  L1 F  G  .
W  F  L1 .  W  W  .
W  L1 F  #  .  W  G
F1 W  F  L1 L  F  G
G  W  W  W  F1 G  G
F1 W  M2 W  L1 W  L

.  F1 G  .  .  W  W
W  L1 .  #  .  .  .
F1 F  .  .  .  .  .
F  G  .  .  .  .  .
F  F  .  .  .  .  .
""",
)
"""The lands that need most steps of all that hill climbing met."""


def _games() -> Iterator[Ruleset]:
    for preset in PRESETS:
        for players in PLAYERS:
            with suppress(RulesetError):
                yield Ruleset.preset(preset, players=players)


GAMES = tuple(_games())
"""All presets with all numbers of players."""


def finished_kingdoms(ruleset: Ruleset, seed: int) -> tuple[Kingdom, ...]:
    """Return the kingdoms of a random game."""
    return play_game([RandomBot(seed)] * ruleset.players, Game.new(ruleset, seed)).kingdoms


def finished_lands(ruleset: Ruleset, seed: int) -> list[Land]:
    """Return the lands of a random game."""
    return [Land.of(kingdom) for kingdom in finished_kingdoms(ruleset, seed)]


def swapped(land: Land, chance: Random, swaps: int) -> Land:
    """Return a land with some squares exchanged, which mostly can't be made any more."""
    squares = dict(land.squares)
    for _ in range(swaps):
        one, other = chance.sample(sorted(squares), 2)
        squares[one], squares[other] = squares[other], squares[one]
    return Land(squares, land.grid)


def changed(land: Land, chance: Random, changes: int) -> Land:
    """Return a land with some squares exchanged, changed or removed."""
    squares = dict(land.squares)
    for _ in range(changes):
        one, other = chance.choice(sorted(squares)), chance.choice(sorted(squares))
        match chance.randrange(3):
            case 0:
                squares[one], squares[other] = squares[other], squares[one]
            case 1:
                squares[one] = chance.choice(FACES)
            case 2 if len(squares) > 1:
                del squares[one]
    return Land(squares, land.grid)


def random_land(chance: Random, grid: int) -> Land:
    """Return a land of a few random squares, connected and with the castle in a corner."""
    cells = [Cell(6 + column, 6 + row) for column in range(grid) for row in range(grid)]
    few = chance.choice((FACES, chance.sample(FACES, 2), chance.sample(FACES, 4)))
    count = chance.randrange(2, 13)
    nearest = sorted(cells[1:], key=lambda c: c.column + c.row + chance.random())
    return Land({cell: chance.choice(few) for cell in nearest[:count]}, grid)


def random_lands(seed: int) -> list[Land]:
    """Return lands of any kind: of a game, whole or with changes, or random."""
    chance = Random(seed)
    if chance.random() < 0.2:
        return [random_land(chance, 5) for _ in range(chance.randrange(1, 4))]
    lands = finished_lands(chance.choice(GAMES), seed)
    some = chance.sample(lands, chance.randrange(1, len(lands) + 1))
    return [changed(land, chance, chance.randrange(5)) for land in some]


def hard_lands() -> list[list[Land]]:
    """Return the lands that need most steps."""
    return [[land(text, 7) for text in texts.strip().split("\n\n")] for texts in HARD]


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
