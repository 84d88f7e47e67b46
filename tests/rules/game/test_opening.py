"""How the kings come onto the first line: R5."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from kingdomino.rules import Claim, Game, Opening, Ruleset
from tests.random_play import history

OPENINGS = [
    (players, opening)
    for players in (2, 3, 4)
    for opening in Opening
    if players == 2 or opening is not Opening.ABBA
]


def opening_of(players: int, opening: str, seed: int) -> list[Game]:
    """The positions of the opening, before each king."""
    ruleset = Ruleset.preset("classic", players, opening=opening)
    games = history(Game.new(ruleset, seed), Random(seed))
    return [game for game in games if game.round == 0]


def kings_of(games: list[Game]) -> list[int | None]:
    return [game.public.king for game in games]


def choosers_of(games: list[Game]) -> list[int | None]:
    return [game.actor for game in games]


@pytest.mark.parametrize(("players", "opening"), OPENINGS)
def test_every_king_comes_out_of_the_hand_once(players: int, opening: str) -> None:
    each = 2 if players == 2 else 1
    for seed in range(10):
        kings = Counter(kings_of(opening_of(players, opening, seed)))
        assert kings == dict.fromkeys(range(players), each)


@pytest.mark.parametrize(("players", "opening"), OPENINGS)
def test_a_king_can_go_on_any_free_domino(players: int, opening: str) -> None:
    for turn, game in enumerate(opening_of(players, opening, seed=5)):
        (line,) = game.lines
        assert game.legal_actions() == tuple(Claim(domino) for domino in line.free)
        assert len(line.free) == len(line.dominoes) - turn


@pytest.mark.parametrize(("players", "opening"), OPENINGS)
def test_the_kings_owner_owns_the_domino(players: int, opening: str) -> None:
    games = opening_of(players, opening, seed=6)
    for before, after in pairwise(games):
        claim = after.actions[-1]
        (line,) = after.lines
        assert line.kings[line.dominoes.index(claim.domino)] == before.public.king


def test_with_owner_the_owner_of_the_drawn_king_chooses() -> None:
    for seed in range(20):
        games = opening_of(3, "owner", seed)
        assert choosers_of(games) == kings_of(games)


def test_with_owner_two_kings_of_one_player_may_come_first() -> None:
    firsts = {tuple(kings_of(opening_of(2, "owner", seed))[:2]) for seed in range(30)}
    assert firsts == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_drawer_the_players_draw_in_seat_order_from_a_random_seat(players: int) -> None:
    firsts = set()
    for seed in range(40):
        choosers = choosers_of(opening_of(players, "drawer", seed))
        first = choosers[0]
        assert first is not None
        assert choosers == [(first + i) % players for i in range(len(choosers))]
        firsts.add(first)
    assert firsts == set(range(players))


def test_with_drawer_one_may_choose_for_another_players_king() -> None:
    games = [game for seed in range(10) for game in opening_of(4, "drawer", seed)]
    assert any(game.actor != game.public.king for game in games)
    assert any(game.actor == game.public.king for game in games)


def test_with_drawer_the_kings_owner_acts_with_that_domino_in_round_one() -> None:
    ruleset = Ruleset.preset("classic", 4, opening="drawer")
    seed = next(s for s in range(50) if all(choosers_differ(opening_of(4, "drawer", s))))
    game = Game.new(ruleset, seed)
    owners = {}
    while game.round == 0:
        action = game.legal_actions()[0]
        owners[action.domino] = game.public.king
        game = game.play(action)
    assert game.public.domino is not None
    assert game.actor == game.public.king == owners[game.public.domino]


def choosers_differ(games: list[Game]) -> list[bool]:
    return [game.actor != game.public.king for game in games]


def test_with_abba_the_second_player_has_the_two_middle_kings() -> None:
    orders = set()
    for seed in range(20):
        games = opening_of(2, "abba", seed)
        assert choosers_of(games) == kings_of(games)
        orders.add(tuple(kings_of(games)))
    assert orders == {(0, 1, 1, 0), (1, 0, 0, 1)}


def test_the_second_line_is_laid_out_after_the_opening() -> None:
    ruleset = Ruleset.preset("classic", 2)
    games = history(Game.new(ruleset, 7), Random(7))
    assert [len(game.lines) for game in games[:5]] == [1, 1, 1, 1, 2]
    assert games[4].public.next_line is not None
    assert games[4].public.next_line.kings == (None,) * 4
