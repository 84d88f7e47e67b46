"""What many games came to, and how it is read."""

from dataclasses import replace

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.kernel.outcomes import Outcomes
from kingdomino.rules import Cell, Claim, Discard, Game, Place, Ruleset

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")


def outcomes_of(*ranks: list[int]) -> Outcomes:
    return Outcomes(np.zeros((len(ranks), len(ranks[0])), np.uint16), np.array(ranks, np.uint8))


def test_a_shared_victory_is_split() -> None:
    shares = outcomes_of([1, 2, 3, 4], [1, 1, 3, 4], [4, 1, 1, 1], [1, 1, 1, 1]).win_shares()
    third = pytest.approx(1 / 3)
    assert shares.tolist() == [[1, 0, 0, 0], [0.5, 0.5, 0, 0], [0, third, third, third], [0.25] * 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_won_once(players: int) -> None:
    shares = kernel.simulate(Ruleset.preset("classic", players), 2000, seed=1).win_shares()
    assert shares.sum(axis=1) == pytest.approx(1)
    assert np.any((shares > 0) & (shares < 1))


def test_a_step_is_a_king_and_its_action() -> None:
    # g8 is in row 8 and column 7 of thirteen.
    rows = [[3, 28, 255, 255], [0, 13, 254, 254], [1, 13, 97, 98], [2, 13, 98, 97]]
    outcomes = replace(outcomes_of([1, 2, 3, 4]), actions=np.array([rows], np.uint8))
    assert outcomes.steps(0) == [
        (3, Claim(28)),
        (0, Discard(13)),
        (1, Place(13, Cell(6, 7), Cell(7, 7))),
        (2, Place(13, Cell(7, 7), Cell(6, 7))),
    ]


def test_steps_that_were_not_kept_are_not_made_up() -> None:
    outcomes = kernel.simulate(Ruleset.preset("classic", 2), 1)
    assert outcomes.actions is None
    with pytest.raises(ValueError, match="not kept"):
        outcomes.steps(0)


@pytest.mark.parametrize(
    ("name", "players", "plies"), [("classic", 2, 48), ("classic", 3, 72), ("mighty-duel", 2, 96)]
)
def test_there_is_a_row_a_game(name: str, players: int, plies: int) -> None:
    ruleset = Ruleset.preset(name, players)
    outcomes = kernel.simulate(ruleset, 7, keep_actions=True)
    assert outcomes.actions is not None
    assert (outcomes.points.shape, outcomes.ranks.shape) == ((7, players), (7, players))
    assert outcomes.actions.shape[:2] == (7, plies)
    game = Game.new(ruleset, seed=0)
    game = game.play(game.legal_actions()[0])
    rest = kernel.playouts(game.view(), 7, keep_actions=True)
    assert rest.actions is not None
    assert rest.actions.shape[:2] == (7, plies - 1)


def test_no_game_is_no_row() -> None:
    ruleset = Ruleset.preset("classic", 3)
    view = Game.new(ruleset, seed=0).view()
    games = kernel.simulate(ruleset, 0, threads=2, keep_actions=True)
    for outcomes in (games, kernel.playouts(view, 0, keep_actions=True)):
        assert outcomes.actions is not None
        assert outcomes.points.shape == outcomes.ranks.shape == (0, 3)
        assert outcomes.actions.shape[:2] == (0, 72)
        assert outcomes.win_shares().shape == (0, 3)
