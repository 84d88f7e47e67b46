"""How many points chance alone makes, against figures found by another implementation."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from kingdomino.rules import Game, Ruleset
from tests.random_play import final
from tests.sizes import size

GAMES = size(400, 2000)

# preset, players, points a player when every placement and every claim is equally likely
POINTS = [
    ("classic", 2, 19.1),
    ("classic", 3, 19.3),
    ("classic", 4, 19.3),
    ("mighty-duel", 2, 52.5),
]


def points_a_player(ruleset: Ruleset, seed: int) -> float:
    game = final(Game.new(ruleset, seed), Random(seed))
    return fmean(kingdom.points() for kingdom in game.kingdoms)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "expected"), POINTS)
def test_random_play_makes_as_many_points_as_elsewhere(
    name: str, players: int, expected: float
) -> None:
    ruleset = Ruleset.preset(name, players)
    means = [points_a_player(ruleset, seed) for seed in range(GAMES)]
    standard_error = stdev(means) / sqrt(GAMES)
    assert abs(fmean(means) - expected) < 3 * standard_error
