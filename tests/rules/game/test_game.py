"""A game as a value: what it remembers, and what it is equal to."""

import copy
import pickle
from typing import Any, cast

import pytest

from kingdomino.rules import Claim, Deal, Game, Ruleset
from kingdomino.rules.deal import seed_bytes
from tests.random_play import Playthrough

RULES = Ruleset.preset("classic", players=4)


def test_a_game_remembers_its_actions_in_order() -> None:
    game = Game.new(RULES, seed=7)
    assert game.actions == ()
    lowest, *_, highest = game.legal_actions()
    game = game.play(highest).play(lowest)
    assert game.actions == (highest, lowest)


def test_a_game_keeps_the_deal_it_came_from() -> None:
    deal = Deal.from_seed(RULES, seed_bytes(7))
    for game in Playthrough(RULES, seed=7, choices=1).history():
        assert game.origin == deal
        assert game.origin is not None
        assert game.origin.seed == seed_bytes(7)


def test_a_game_set_up_in_its_midst_has_no_origin() -> None:
    midst = Playthrough(RULES, seed=7, choices=1).history()[30]
    game = Game(midst.public, midst.deal)
    action = game.legal_actions()[0]
    after = game.play(action)
    assert game.origin is after.origin is None
    assert (game.actions, after.actions) == ((), (action,))
    assert after == midst.play(action)
    assert after.ply == 31


def test_games_that_differ_in_hidden_things_are_not_equal() -> None:
    assert Game.new(RULES, 7) == Game.new(RULES, 7)
    game = Game.new(RULES, 7)
    other = Deal(game.deal.pile[::-1], game.deal.king_order)
    assert Game(game.public, other) != game


def test_a_game_cannot_be_changed() -> None:
    game = Game.new(RULES, seed=7)
    with pytest.raises(AttributeError):
        cast(Any, game).public = None
    with pytest.raises(AttributeError):
        cast(Any, game.public).turn = 1


def test_two_ways_on_from_one_position_do_not_meet() -> None:
    start = Game.new(RULES, seed=7)
    first, second, *_ = start.lines[0].dominoes
    assert start.play(Claim(first)) != start.play(Claim(second))
    assert start == Game.new(RULES, seed=7)
    assert start.actions == ()


def test_a_game_can_be_pickled_and_copied() -> None:
    game = Playthrough(RULES, seed=7, choices=1).final()
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert twin == game
        assert (twin.actions, twin.origin) == (game.actions, game.origin)
        assert twin.standings() == game.standings()


def test_games_are_equal_by_what_they_have_come_to_and_what_is_to_come() -> None:
    game = Game.new(Ruleset.preset("classic", 2), seed=1)
    again = Game(game.public, game.deal)
    assert again == game
    assert (again != game) is False
    assert hash(again) == hash(game)
    assert game.play(game.legal_actions()[0]) != game
    assert Game.new(game.ruleset, seed=2) != game


def test_a_game_does_not_tell_its_deal_when_it_is_printed() -> None:
    game = Game.new(Ruleset.preset("classic", 2), seed=1)
    assert str(game.deal.pile) not in repr(game)
    assert "Deal" not in repr(game)
