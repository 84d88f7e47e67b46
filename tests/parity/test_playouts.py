"""Playouts of the kernel, from any point of a game, are what the rules could make of it."""

from random import Random

import pytest

from kingdomino import kernel
from kingdomino.rules import Game, MiddleKingdom, Opening, Ruleset
from tests.parity.replay import VARIANTS, assert_same_playout, openings
from tests.random_play import history

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")


def assert_parity(ruleset: Ruleset, seed: int, playouts: int) -> None:
    """Play out every position of a random game, its opening and its half turns among them."""
    for game in history(Game.new(ruleset, seed), Random(seed))[:-1]:
        assert_parity_from(game, seed, playouts)


def assert_parity_from(game: Game, seed: int, playouts: int) -> Game:
    """Play out one position; the game at the end of the last playout."""
    view = game.view()
    outcomes = kernel.playouts(view, playouts, seed=seed, keep_actions=True)
    return [assert_same_playout(view, outcomes, i) for i in range(playouts)][-1]


def with_bonuses(name: str, players: int, opening: Opening) -> Ruleset:
    return Ruleset.preset(name, players, opening=opening, middle_kingdom="symmetric", harmony=True)


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_playouts_are_games_of_the_rules(name: str, players: int) -> None:
    for seed, opening in enumerate(openings(players)):
        assert_parity(with_bonuses(name, players, opening), seed, playouts=1)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_many_playouts_are_games_of_the_rules(name: str, players: int) -> None:
    for seed, opening in enumerate(openings(players), start=100):
        assert_parity(with_bonuses(name, players, opening), seed, playouts=8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kings_of_an_opening_that_has_begun(players: int) -> None:
    for opening in openings(players):
        ruleset = Ruleset.preset("classic", players, opening=opening)
        for seed in range(10):
            for game in history(Game.new(ruleset, seed), Random(seed))[: ruleset.kings]:
                assert_parity_from(game, seed, playouts=2)


@pytest.mark.parametrize("name", ["classic", "mighty-duel"])
@pytest.mark.parametrize("reading", MiddleKingdom)
def test_small_kingdoms_around_their_castle(name: str, reading: MiddleKingdom) -> None:
    ruleset = Ruleset.preset(name, 2, middle_kingdom=reading, harmony=True)
    bonuses = set()
    for seed in range(40):
        games = history(Game.new(ruleset, seed), Random(seed))
        small = games[8 + 3 * (seed % 10)].kingdoms
        last = games[-2]
        shrunk = last.evolve(public=last.public.evolve(kingdoms=small))
        end = assert_parity_from(shrunk, seed, playouts=1)
        extents = [kingdom.extent for kingdom in end.kingdoms]
        bonuses |= {
            bool(kingdom.bonuses(ruleset))
            for kingdom, extent in zip(end.kingdoms, extents, strict=True)
            if extent.is_centred and min(extent.columns, extent.rows) < ruleset.grid
        }
    assert bonuses == {reading is MiddleKingdom.SYMMETRIC}
