"""What the kernel refuses, and what it leaves to others while it works."""

from random import Random
from threading import Thread
from typing import Any

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.rules import Game, Ruleset
from tests.random_play import final

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

RULESET = Ruleset.preset("classic", 2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": -1},
        {"threads": 0},
        {"threads": -1},
        {"seed": -1},
        {"seed": 2**64},
        {"policy": "perfect"},
    ],
    ids=str,
)
def test_arguments_out_of_range_are_refused(wrong: dict[str, Any]) -> None:
    arguments = {"games": 1, **wrong}
    with pytest.raises(ValueError, match=r"policy|games"):
        kernel.simulate(RULESET, **arguments)
    with pytest.raises(ValueError, match=r"policy|games"):
        kernel.playouts(Game.new(RULESET, seed=0).view(), **arguments)


def test_a_game_that_is_over_is_not_played_out() -> None:
    view = final(Game.new(RULESET, seed=0), Random(0)).view()
    with pytest.raises(ValueError, match="over"):
        kernel.playouts(view, 1)


def test_python_goes_on_while_games_are_played() -> None:
    from kingdomino.kernel.engine import Position  # noqa: PLC0415

    games = 150_000
    points = np.zeros((games, 2), np.uint16)
    ranks = np.zeros((games, 2), np.uint8)
    play = Thread(target=Position(RULESET).play, args=(0, 0, points, ranks))
    has_seen_it_half_done = False
    play.start()
    while play.is_alive():
        # A rank counts from 1, so a 0 is of a game that is still to be played. Were the
        # interpreter locked, no Python code could ever see one game played and another not.
        is_first_played, is_last_played = bool(ranks[0, 0]), bool(ranks[-1, 0])
        has_seen_it_half_done |= is_first_played and not is_last_played
    play.join()
    assert ranks.all()
    assert has_seen_it_half_done
