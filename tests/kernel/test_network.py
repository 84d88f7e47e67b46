"""A network sees a kingdom as it is, whichever way it is turned, and tells what its weights say."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.rules import CASTLE, DOMINOES, Cell, Game, Kingdom, Place, Ruleset
from tests.random_play import final

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.kernel.engine import SIGNS, Outlook
    from kingdomino.kernel.weights import load_network
    from training.fit import UNIT, answers

RULESETS = [
    Ruleset.preset("tournament", 2),
    Ruleset.preset("tournament", 3),
    Ruleset.preset("tournament", 4),
    Ruleset.preset("mighty-duel"),
]
rulesets = pytest.mark.parametrize("ruleset", RULESETS, ids=str)


def kingdoms(ruleset: Ruleset) -> list[Kingdom]:
    """Kingdoms of every age."""
    built: list[Kingdom] = []
    for whole in final(Game.new(ruleset, 8), Random(8)).kingdoms:
        kingdom = Kingdom.empty(ruleset.grid)
        for place in whole.placed:
            kingdom = kingdom.place(place)
            built.append(kingdom)
    return built


def signs(kingdom: Kingdom, ruleset: Ruleset) -> tuple[NDArray[np.uint8], int]:
    row = np.zeros(SIGNS, np.uint8)
    return row, Outlook(kingdom, ruleset, range(20, 40), 3).signs(row)


def turned(kingdom: Kingdom) -> Kingdom:
    """The kingdom after a quarter turn about its castle."""

    def turn(cell: Cell) -> Cell:
        return Cell(
            CASTLE.column - (cell.row - CASTLE.row), CASTLE.row + cell.column - CASTLE.column
        )

    around = Kingdom.empty(kingdom.grid)
    for place in kingdom.placed:
        around = around.place(Place(place.domino, turn(place.first), turn(place.second)))
    return around


@rulesets
def test_a_kingdom_looks_the_same_from_every_side(ruleset: Ruleset) -> None:
    for kingdom in kingdoms(ruleset):
        seen, points = signs(kingdom, ruleset)
        again, same_points = signs(turned(kingdom), ruleset)
        assert seen.tolist() == again.tolist()
        assert points == same_points == kingdom.points()


@rulesets
def test_the_signs_of_terrains_add_up(ruleset: Ruleset) -> None:
    for kingdom in kingdoms(ruleset):
        terrains = signs(kingdom, ruleset)[0][:96].reshape(6, 16)
        squares, crowns = terrains[:, [0, 4, 8]].sum(), terrains[:, [1, 5, 9]].sum()
        dominoes = [DOMINOES[place.domino] for place in kingdom.placed]
        assert squares == 2 * len(dominoes)
        assert crowns == sum(d.first.crowns + d.second.crowns for d in dominoes)


@rulesets
def test_the_kernel_computes_what_the_training_does(ruleset: Ruleset) -> None:
    weights = load_network(ruleset)
    for kingdom in kingdoms(ruleset):
        row, points = signs(kingdom, ruleset)
        told = Outlook(kingdom, ruleset, range(20, 40), 3).prospect(weights)
        assert told == pytest.approx(points + UNIT * answers(weights, row[None])[0], abs=1e-2)


def test_where_nothing_is_to_come_there_is_nothing_to_tell() -> None:
    with pytest.raises(ValueError, match="pool"):
        Outlook(Kingdom.empty(5), RULESETS[0], range(20, 40), 0)
