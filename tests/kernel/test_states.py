"""Games stepped together are games of the rules."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.envs.actions import encode_action
from kingdomino.rules import Action, Game, Opening, Ruleset
from tests.parity.replay import VARIANTS, openings

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.kernel.states import NO_SEAT, States

CLASSIC = Ruleset.preset("classic", 2)


def action_number(game: Game, action: Action) -> int:
    """The number of an action, as `kingdomino.h` defines it."""
    return encode_action(game.public, action)


def legal_masks(states: "States") -> NDArray[np.uint8]:
    masks = np.zeros((states.count, states.action_count), np.uint8)
    states.legal_masks(masks)
    return masks


def actors(states: "States") -> list[int]:
    seats = np.zeros(states.count, np.uint8)
    states.actors(seats)
    return seats.tolist()


def results(states: "States", players: int) -> tuple[list[list[int]], list[list[int]]]:
    points = np.zeros((states.count, players), np.uint16)
    ranks = np.zeros((states.count, players), np.uint8)
    states.results(points, ranks)
    return points.tolist(), ranks.tolist()


@pytest.mark.parametrize(
    ("name", "players", "opening"),
    [(name, players, opening) for name, players in VARIANTS for opening in openings(players)],
)
def test_stepped_games_are_games_of_the_rules(name: str, players: int, opening: Opening) -> None:
    ruleset, rng = Ruleset.preset(name, players, opening=opening, harmony=True), Random(1)
    states = States(ruleset, 3, seed=20)
    games = [Game.new(ruleset, 20 + i) for i in range(3)]
    while not games[0].is_over:
        masks = legal_masks(states)
        assert actors(states) == [game.actor for game in games]
        chosen = []
        for i, game in enumerate(games):
            numbers = {action_number(game, action): action for action in game.legal_actions()}
            assert np.flatnonzero(masks[i]).tolist() == sorted(numbers)
            number = rng.choice(list(numbers))
            chosen.append(number)
            games[i] = game.play(numbers[number])
        states.apply(np.array(chosen, np.uint16))
    assert actors(states) == [NO_SEAT] * 3
    assert not legal_masks(states).any()
    by_seat = [sorted(game.standings(), key=lambda standing: standing.seat) for game in games]
    assert results(states, players) == (
        [[standing.points for standing in seats] for seats in by_seat],
        [[standing.rank for standing in seats] for seats in by_seat],
    )


def test_a_copy_goes_its_own_way() -> None:
    states = States(CLASSIC, 2)
    copy = states.copy()
    states.apply(np.zeros(2, np.uint16))
    assert legal_masks(copy)[:, 0].all()
    assert not legal_masks(states)[:, 0].any()


def test_an_illegal_action_is_refused() -> None:
    states = States(CLASSIC, 3)
    with pytest.raises(ValueError, match="action 9 is illegal in game 1"):
        states.apply(np.array([0, 9, 0], np.uint16))


def test_no_games_are_games() -> None:
    states = States(CLASSIC, 0)
    states.apply(np.zeros(0, np.uint16))
    assert actors(states) == []
    assert legal_masks(states.copy()).shape == (0, 329)


def test_arrays_of_another_shape_are_refused() -> None:
    states = States(CLASSIC, 2)
    with pytest.raises(ValueError, match="shape"):
        states.apply(np.zeros(3, np.uint16))
    with pytest.raises(ValueError, match="shape"):
        states.actors(np.zeros(1, np.uint8))
    with pytest.raises(ValueError, match="shape"):
        states.legal_masks(np.zeros((2, 5), np.uint8))
    with pytest.raises(ValueError, match="shape"):
        states.results(np.zeros((2, 3), np.uint16), np.zeros((2, 3), np.uint8))


@pytest.mark.parametrize(("count", "seed"), [(-1, 0), (1, -1), (1, 2**64)])
def test_numbers_out_of_range_are_refused(count: int, seed: int) -> None:
    with pytest.raises(ValueError, match="games count from 0"):
        States(CLASSIC, count, seed)
