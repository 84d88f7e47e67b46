"""Features of a kingdom do not depend on its rotation; predictions follow the weights."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.rules import CASTLE, DOMINOES, Cell, Game, Kingdom, Place, Ruleset
from tests.random_play import final

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.kernel.engine import FEATURES, KingdomFeatures
    from kingdomino.kernel.weights import load_network
    from training.network import UNIT, predict

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


def features(kingdom: Kingdom, ruleset: Ruleset) -> tuple[NDArray[np.uint8], int]:
    row = np.zeros(FEATURES, np.uint8)
    return row, KingdomFeatures(kingdom, ruleset, range(20, 40), 3).extract(row)


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
def test_a_rotated_kingdom_has_the_same_features(ruleset: Ruleset) -> None:
    for kingdom in kingdoms(ruleset):
        seen, points = features(kingdom, ruleset)
        again, same_points = features(turned(kingdom), ruleset)
        assert seen.tolist() == again.tolist()
        assert points == same_points == kingdom.points()


@rulesets
def test_the_features_of_terrains_add_up(ruleset: Ruleset) -> None:
    for kingdom in kingdoms(ruleset):
        terrains = features(kingdom, ruleset)[0][:96].reshape(6, 16)
        squares, crowns = terrains[:, [0, 4, 8]].sum(), terrains[:, [1, 5, 9]].sum()
        dominoes = [DOMINOES[place.domino] for place in kingdom.placed]
        assert squares == 2 * len(dominoes)
        assert crowns == sum(d.first.crowns + d.second.crowns for d in dominoes)


@rulesets
def test_the_kernel_predicts_what_the_training_does(ruleset: Ruleset) -> None:
    weights = load_network(ruleset)
    for kingdom in kingdoms(ruleset):
        row, points = features(kingdom, ruleset)
        predicted = KingdomFeatures(kingdom, ruleset, range(20, 40), 3).predicted_points(weights)
        assert predicted == pytest.approx(points + UNIT * predict(weights, row[None])[0], abs=1e-2)


def test_a_kingdom_without_dominoes_to_come_is_refused() -> None:
    with pytest.raises(ValueError, match="pool"):
        KingdomFeatures(Kingdom.empty(5), RULESETS[0], range(20, 40), 0)
