"""The pieces."""

from collections import Counter
from dataclasses import FrozenInstanceError
from typing import Any, cast

import pytest

from kingdomino.rules import DOMINOES, Domino, Square, Terrain

# The page of components: squares without a crown, with one, with two, with three.
COMPONENTS = {
    "wheat": (21, 5, 0, 0),
    "forest": (16, 6, 0, 0),
    "lake": (12, 6, 0, 0),
    "grassland": (10, 2, 2, 0),
    "swamp": (6, 2, 2, 0),
    "mine": (1, 1, 3, 1),
}

# Every domino from 1 to 48, a letter a terrain and a digit for its crowns.
PRINTED = """
w0w0 w0w0 f0f0 f0f0 f0f0 f0f0 l0l0 l0l0 l0l0 g0g0 g0g0 s0s0
w0f0 w0l0 w0g0 w0s0 f0l0 f0g0 w1f0 w1l0 w1g0 w1s0 w1m0 f1w0
f1w0 f1w0 f1w0 f1l0 f1g0 l1w0 l1w0 l1f0 l1f0 l1f0 l1f0 w0g1
l0g1 w0s1 g0s1 m1w0 w0g2 l0g2 w0s2 g0s2 m2w0 s0m2 s0m2 w0m3
"""


def test_there_are_48_dominoes_kept_by_their_number() -> None:
    assert list(DOMINOES) == list(range(1, 49))
    assert all(domino.number == number for number, domino in DOMINOES.items())


def test_the_96_squares_are_those_of_the_component_page() -> None:
    squares = Counter(s for domino in DOMINOES.values() for s in (domino.first, domino.second))
    assert squares == Counter(
        {
            Square(Terrain(terrain), crowns): count
            for terrain, counts in COMPONENTS.items()
            for crowns, count in enumerate(counts)
        }
    )
    assert squares.total() == 96


def test_every_domino_shows_what_is_printed_on_it() -> None:
    def short(square: Square) -> str:
        return f"{square.terrain[0]}{square.crowns}"

    assert [short(d.first) + short(d.second) for d in DOMINOES.values()] == PRINTED.split()


def test_the_doubles_are_exactly_the_first_twelve() -> None:
    doubles = [number for number, domino in DOMINOES.items() if domino.is_double]
    assert doubles == list(range(1, 13))


def test_the_same_terrain_with_other_crowns_is_no_double() -> None:
    lake = Square(Terrain.LAKE)
    assert Domino(0, lake, lake).is_double
    assert not Domino(0, lake, Square(Terrain.LAKE, 1)).is_double


def test_a_higher_number_never_has_fewer_crowns() -> None:
    crowns = [domino.crowns for domino in DOMINOES.values()]
    assert crowns == sorted(crowns)
    assert (crowns[0], crowns[-1], sum(crowns)) == (0, 3, 39)


def test_pieces_can_be_read() -> None:
    assert str(DOMINOES[13]) == "13 wheat forest"
    assert str(DOMINOES[48]) == "48 wheat mine+++"


def test_nobody_can_change_the_pieces() -> None:
    with pytest.raises(TypeError):
        cast(Any, DOMINOES)[1] = DOMINOES[48]
    with pytest.raises(FrozenInstanceError):
        cast(Any, DOMINOES[1]).number = 48
