"""States of a game and of a match, replayed from the first to the last."""

import itertools
from random import Random

import pytest

from kingdomino.rules import Game, Match, Ruleset, View
from tests.random_play import history

CLASSIC = Ruleset.preset("classic", players=2)


def play_randomly(match: Match, seed: int) -> list[Match]:
    random = Random(seed)
    states = [match]
    while not states[-1].is_over:
        states.append(states[-1].play(random.choice(states[-1].game.legal_actions())))
    return states


def test_the_history_of_a_game_has_every_state() -> None:
    states = history(Game.new(CLASSIC, 7), Random(7))
    assert list(states[-1].history()) == states
    assert [state.actions for state in states[-1].history()] == [s.actions for s in states]


def test_the_history_of_a_new_game_is_the_game() -> None:
    game = Game.new(CLASSIC, 7)
    assert list(game.history()) == [game]
    assert game.previous is None


def test_the_previous_state_is_the_one_before_the_last_action() -> None:
    states = history(Game.new(CLASSIC, 7), Random(7))
    for before, after in itertools.pairwise(states):
        previous = after.previous
        assert previous == before
        assert previous is not None
        assert previous.play(after.actions[-1]) == after


def test_a_game_set_up_from_a_position_has_a_history_from_there() -> None:
    states = history(Game.new(CLASSIC, 7), Random(7))
    start = Game(states[10].public, states[10].deal)
    game = start
    for action in states[-1].actions[10:]:
        game = game.play(action)
    assert list(game.history()) == states[10:]
    assert game.origin is None


@pytest.mark.parametrize("preset", ["classic", "dynasty"])
def test_the_positions_of_a_match_are_those_that_were_played(preset: str) -> None:
    states = play_randomly(Match.new(Ruleset.preset(preset, players=2), 7), seed=1)
    assert list(states[-1].positions()) == states
    middle = states[len(states) // 2]
    assert list(middle.positions()) == states[: len(states) // 2 + 1]


def test_a_changed_copy_leaves_the_original_as_it_is() -> None:
    view = Game.new(CLASSIC, 7).view()
    copy = view.evolve(seat=1)
    assert (view.seat, copy.seat) == (None, 1)
    assert type(copy) is View
    assert copy.evolve(seat=None) == view
    with pytest.raises(AttributeError):
        view.evolve(colour="red")
    with pytest.raises(AttributeError):
        copy.seat = 0  # type: ignore[misc]
