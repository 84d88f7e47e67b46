"""Observations: the view of a seat, as arrays.

The planes have the shape (players × 9, side, side), `uint8`: nine for each kingdom, that of the
observing seat first, then those of the seats after it in turn. Row 0 is the lowest, and the castle
is at the centre.

====== ============================================================================================
plane  content
====== ============================================================================================
0 to 5 1 on squares of wheat, forest, lake, grassland, swamp, mine
6      the crowns of each square
7      the number of the domino on each cell; 0 where there is none
8      1 on the free cells that the next domino may cover: at most two from the kingdom's box (R11)
====== ============================================================================================

The scalars are `int16`. Seats are counted from the observing one: 0 is its own, 1 the next; -1
stands for none.

================== ===========================================================================
index              content
================== ===========================================================================
0                  the round, from 1; 0 is the opening
1                  the kings that have finished their turn in this round
2                  the domino to place; 0 if it is time to claim
3, 4               the seat that acts, and the seat whose king it is
5 to 8, 9 to 12    this round's line: the numbers of its dominoes, or 0, and the kings on them
13 to 16, 17 to 20 the next line: the same
21 to 68           for each domino, 1 if nobody has seen it yet
then by seat       the points of each kingdom without bonuses, then its dominoes
================== ===========================================================================
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kingdomino.envs.actions import board_side, cell_number, numbered_cell
from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    IllegalActionError,
    Kingdom,
    Line,
    Place,
    Ruleset,
    Terrain,
    View,
)
from kingdomino.rules.bitboard import cells as cells_of

KINGDOM_PLANES: Final = 9
CROWNS_PLANE: Final = 6
DOMINO_PLANE: Final = 7
OPEN_PLANE: Final = 8

ROUND: Final = 0
TURN: Final = 1
DOMINO: Final = 2
ACTOR: Final = 3
KING: Final = 4
CURRENT_LINE: Final = slice(5, 9)
CURRENT_KINGS: Final = slice(9, 13)
NEXT_LINE: Final = slice(13, 17)
NEXT_KINGS: Final = slice(17, 21)
UNSEEN: Final = slice(21, 69)
FIRST_POINTS: Final = 69

_TERRAINS: Final = tuple(Terrain)


def _domino_table() -> NDArray[np.uint8]:
    table = np.zeros((len(DOMINOES) + 1, 2 * (len(_TERRAINS) + 1)), np.uint8)
    for number, domino in DOMINOES.items():
        for half, square in enumerate((domino.first, domino.second)):
            start = half * (len(_TERRAINS) + 1)
            table[number, start + _TERRAINS.index(square.terrain)] = 1
            table[number, start + len(_TERRAINS)] = square.crowns
    return table


DOMINO_TABLE: Final = _domino_table()
"""By the number of a domino, for each of its squares: the terrain (one of six is 1), the crowns.

`DOMINO_TABLE[scalars[:, NEXT_LINE]]` describes the next line of many games. Row 0 is zero.
"""


def scalar_count(players: int) -> int:
    """Return the number of scalars.

    >>> scalar_count(2), scalar_count(4)
    (73, 77)
    """
    return FIRST_POINTS + 2 * players


def planes_shape(ruleset: Ruleset) -> tuple[int, int, int]:
    """Return the shape of the planes.

    >>> planes_shape(Ruleset.preset("classic", players=4))
    (36, 9, 9)
    """
    side = board_side(ruleset.grid)
    return KINGDOM_PLANES * ruleset.players, side, side


def encode_observation(view: View, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
    """Return the observation of a seat: the same planes and scalars as `BatchEnv` writes.

    >>> from kingdomino import Game
    >>> view = Game.new(Ruleset.preset("classic", players=2), seed=7).view()
    >>> planes, scalars = encode_observation(view, seat=0)
    >>> scalars[NEXT_LINE].tolist() == list(view.next_line.dominoes)
    True
    """
    ruleset, players = view.ruleset, view.ruleset.players
    seats = [(seat + i) % players for i in range(players)]
    planes = np.concatenate([_encode_kingdom(view.kingdoms[other]) for other in seats])
    scalars = np.zeros(scalar_count(players), np.int16)

    def relative(other: int | None) -> int:
        return -1 if other is None else (other - seat) % players

    def write_line(line: Line | None, dominoes: slice, kings: slice) -> None:
        scalars[kings] = -1
        if line is not None:
            length = len(line.dominoes)
            scalars[dominoes.start : dominoes.start + length] = line.dominoes
            scalars[kings.start : kings.start + length] = [relative(king) for king in line.kings]

    scalars[[ROUND, TURN, DOMINO]] = view.round, view.turn, view.domino or 0
    scalars[[ACTOR, KING]] = relative(view.actor), relative(view.king)
    write_line(view.current_line, CURRENT_LINE, CURRENT_KINGS)
    write_line(view.next_line, NEXT_LINE, NEXT_KINGS)
    scalars[UNSEEN] = [number in view.unseen for number in DOMINOES]
    for i, other in enumerate(seats):
        kingdom = view.kingdoms[other]
        scalars[FIRST_POINTS + i] = kingdom.points()
        scalars[FIRST_POINTS + players + i] = len(kingdom.placed)
    return planes.reshape(planes_shape(ruleset)), scalars


def _encode_kingdom(kingdom: Kingdom) -> NDArray[np.uint8]:
    side = board_side(kingdom.grid)
    flat = np.zeros((KINGDOM_PLANES, side * side), np.uint8)
    for place in kingdom.placed:
        domino = DOMINOES[place.domino]
        squares = ((place.first, domino.first), (place.second, domino.second))
        for cell, square in squares:
            number = cell_number(cell, kingdom.grid)
            flat[_TERRAINS.index(square.terrain), number] = 1
            flat[CROWNS_PLANE, number] = square.crowns
            flat[DOMINO_PLANE, number] = place.domino
    box = kingdom.extent
    for cell in cells_of(kingdom.open_mask):
        is_near_column = box.left - 2 <= cell.column <= box.right + 2
        if is_near_column and box.bottom - 2 <= cell.row <= box.top + 2:
            flat[OPEN_PLANE, cell_number(cell, kingdom.grid)] = 1
    return flat.reshape(KINGDOM_PLANES, side, side)


def decode_observation(
    ruleset: Ruleset, seat: int, planes: NDArray[np.uint8], scalars: NDArray[np.int16]
) -> View:
    """Return the view that an observation is of.

    Kingdoms are built in an order of their own, without the dominoes that were discarded: an
    observation does not tell those.
    """
    numbers = [int(number) for number in scalars]

    def absolute(relative: int) -> int | None:
        return None if relative < 0 else (seat + relative) % ruleset.players

    def line(dominoes: slice, kings: slice) -> Line | None:
        shown = [number for number in numbers[dominoes] if number]
        seats = [absolute(king) for king in numbers[kings]]
        return Line(tuple(shown), tuple(seats[: len(shown)])) if shown else None

    by_seat = planes.reshape(ruleset.players, KINGDOM_PLANES, *planes.shape[1:])
    kingdoms = [_decode_kingdom(ruleset.grid, kingdom.tobytes()) for kingdom in by_seat]
    unseen = numbers[UNSEEN]
    return View(
        ruleset=ruleset,
        seat=seat,
        round=numbers[ROUND],
        kingdoms=tuple(kingdoms[(i - seat) % ruleset.players] for i in range(ruleset.players)),
        current_line=line(CURRENT_LINE, CURRENT_KINGS),
        next_line=line(NEXT_LINE, NEXT_KINGS),
        turn=numbers[TURN],
        domino=numbers[DOMINO] or None,
        actor=absolute(numbers[ACTOR]),
        king=absolute(numbers[KING]),
        unseen=frozenset(i + 1 for i, is_unseen in enumerate(unseen) if is_unseen),
    )


@lru_cache(maxsize=1024)  # one observation after the other shows nearly the same kingdoms
def _decode_kingdom(grid: int, planes: bytes) -> Kingdom:
    kingdom, left = Kingdom.empty(grid), _decode_places(grid, planes)
    while left:
        for place in left:
            try:
                kingdom = kingdom.place(place)
            except IllegalActionError:  # what it touches is still to be placed
                continue
            left.remove(place)
            break
        else:
            raise ValueError("the planes show no kingdom that the rules allow")
    return kingdom


def _decode_places(grid: int, planes: bytes) -> list[Place]:
    """Return the placements, those near the castle first."""
    flat = np.frombuffer(planes, np.uint8).reshape(KINGDOM_PLANES, -1)
    covered: dict[int, list[int]] = {}
    for cell in np.flatnonzero(flat[DOMINO_PLANE]).tolist():
        covered.setdefault(int(flat[DOMINO_PLANE, cell]), []).append(cell)
    places = []
    for number, cells in covered.items():
        shown = bytes(flat[: CROWNS_PLANE + 1, cells].T.ravel())
        in_order = cells if shown == bytes(DOMINO_TABLE[number]) else cells[::-1]
        first, second = (numbered_cell(cell, grid) for cell in in_order)
        places.append(Place(number, first, second))
    return sorted(places, key=_distance)


def _distance(place: Place) -> int:
    """Return how far a placement is from the castle."""
    return min(
        abs(cell.column - CASTLE.column) + abs(cell.row - CASTLE.row)
        for cell in (place.first, place.second)
    )
