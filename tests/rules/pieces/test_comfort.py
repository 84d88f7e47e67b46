"""Values given as text or as numbers, and what is refused with a clear error."""

from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import Any

import numpy as np
import pytest

import kingdomino as kd
from kingdomino import kernel
from tests.random_play import final

RULES = kd.Ruleset.preset("classic", players=2)


def test_rules_may_be_text() -> None:
    assert kd.Game.new("classic/2", seed=7) == kd.Game.new(RULES, seed=7)
    assert kd.Match.new("dynasty/3", seed=7).ruleset == kd.Ruleset.preset("dynasty", players=3)


def test_without_a_seed_every_game_is_another_one() -> None:
    deals = {kd.Game.new("classic/2").origin for _ in range(5)}
    assert len(deals) == 5


def test_a_game_without_a_seed_can_be_dealt_again() -> None:
    game = kd.Game.new("classic/2")
    assert game.origin is not None
    assert game.origin.seed is not None
    assert kd.Game.new("classic/2", game.origin.seed) == game


def test_integers_of_numpy_are_integers() -> None:
    assert kd.Game.new("classic/2", np.int64(7)) == kd.Game.new("classic/2", 7)
    kingdom = kd.Kingdom.empty()
    assert kingdom.placements(np.uint8(48)) == kingdom.placements(48)
    assert str(kd.Claim(np.int32(28))) == ">28"  # type: ignore[arg-type]
    assert type(kd.Claim(np.int32(28)).domino) is int  # type: ignore[arg-type]


def test_a_game_played_by_text_is_the_same_game() -> None:
    game = final(kd.Game.new(RULES, seed=3), Random(3))
    copy = kd.Game.new("classic/2", seed=3)
    for action in game.actions:
        copy = copy.play(str(action))
    assert copy == game


def test_a_domino_is_given_by_number_or_as_such() -> None:
    kingdom = kd.Kingdom.empty().place("48:g8h8")
    for number, domino in kd.DOMINOES.items():
        assert kingdom.placements(number) == kingdom.placements(domino)
        assert kingdom.fits(number) == kingdom.fits(domino)
        if kernel.is_available:
            assert kernel.placements(kingdom, domino) == kernel.placements(kingdom, number)
            assert set(kernel.placements(kingdom, number)) == set(kingdom.placements(number))


def test_an_action_is_legal_if_it_is_listed() -> None:
    game = kd.Game.new("classic/2", seed=7)
    assert game.is_legal(">2")
    assert game.is_legal(kd.Claim(2))
    assert not game.is_legal(">48")
    assert not game.is_legal("2:g8h8")
    assert game.view(0).is_legal(">2")
    kingdom = kd.Kingdom.empty()
    assert kingdom.is_legal("48:g8h8")
    assert not kingdom.is_legal("48:a1a2")


def test_scores_and_winner_are_those_of_the_standings() -> None:
    for seed in range(10):
        game = final(kd.Game.new("classic/3", seed=seed), Random(seed))
        first = game.standings()[0]
        assert game.winner == (None if first.is_shared else first.seat)
        assert game.scores()[first.seat].points == first.points
        assert game.previous is not None
        assert game.previous.winner is None


def test_a_dynasty_has_a_winner_once_it_is_over() -> None:
    match = kd.Match.new("dynasty/2", seed=1)
    chance = Random(1)
    while not match.is_over:
        assert match.winner is None
        match = match.play(chance.choice(match.game.legal_actions()))
    assert match.winner == match.standings()[0].seat


def test_a_shared_victory_has_no_winner() -> None:
    game = kd.Game.new("classic/2", seed=7)
    standings = game.standings()
    assert standings[0].is_shared
    assert game.winner is None


@pytest.mark.parametrize("value", [7, None, 1.5, object(), ("13", "g8"), kd.DOMINOES[2]])
def test_what_is_neither_action_nor_text_is_a_type_error(value: object) -> None:
    game = kd.Game.new("classic/2", seed=7)
    for play in (game.play, game.is_legal, kd.Kingdom.empty().place):
        with pytest.raises(TypeError, match="an action is"):
            play(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", ">99", "hello", "13:g8", ">2>3", "13:g8h8>28"])
def test_text_that_is_not_an_action_is_a_notation_error(text: str) -> None:
    with pytest.raises(kd.NotationError):
        kd.Game.new("classic/2", seed=7).play(text)


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: kd.Claim(99), kd.IllegalActionError),
        (lambda: kd.Discard(0), kd.IllegalActionError),
        (lambda: kd.Place(49, kd.CASTLE, kd.CASTLE), kd.IllegalActionError),
        (lambda: kd.Claim("28"), TypeError),  # type: ignore[arg-type]
        (lambda: kd.Kingdom.empty().placements(49), kd.IllegalActionError),
        (lambda: kd.Kingdom.empty().place(">28"), TypeError),
        (lambda: kd.Game.new(5), TypeError),  # type: ignore[arg-type]
        (lambda: kd.Game.new("classic"), kd.NotationError),
        (lambda: kd.Game.new("classic/2", seed="7"), kd.SeedError),  # type: ignore[arg-type]
        (lambda: kd.Game.new("classic/2", seed=-1), kd.SeedError),
    ],
)
def test_values_that_do_not_exist_are_refused(
    make: Callable[[], object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        make()


def test_games_kingdoms_and_lines_are_not_sequences() -> None:
    game = kd.Game.new("classic/2", seed=7)
    values: tuple[Any, ...] = (game, game.view(), game.kingdoms[0], game.lines[0])
    for value in values:
        for use in (len, iter, itemgetter(0), sorted_with_itself):
            with pytest.raises(TypeError):
                use(value)


def sorted_with_itself(value: Any) -> list[Any]:
    return sorted([value, value])


def test_the_record_of_a_game_is_that_of_its_match() -> None:
    game = final(kd.Game.new("classic/2", seed=7), Random(7))
    assert kd.Record.of(game, ["Ann"]) == kd.Record.of(kd.Match((game,)), ["Ann"])
    assert kd.parse_record(kd.format_record(game)).match.game == game


def test_the_version_is_that_of_the_package() -> None:
    assert kd.__version__.count(".") == 2
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = kd.no_such_name
