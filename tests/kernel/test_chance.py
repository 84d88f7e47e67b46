"""The kernel's chance is fair: actions, dominoes and kings are as likely as the rules say."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.kernel.outcomes import Outcomes
from kingdomino.rules import DOMINOES, Action, Claim, Discard, Game, Opening, Place, Ruleset, View
from tests.kernel.chi_square import is_even
from tests.random_play import history

pytestmark = [
    pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler"),
    pytest.mark.slow,  # to tell what is fair takes many games
]

GAMES = 20_000
CLAIMED = 255  # stands in the place of a cell


def kept(outcomes: Outcomes) -> NDArray[np.uint8]:
    """The actions by game and ply: king, domino, and two cells or what stands for them."""
    assert outcomes.actions is not None
    return outcomes.actions


def first_actions(outcomes: Outcomes) -> Counter[Action]:
    """How often games begin with each action."""
    short = replace(outcomes, actions=kept(outcomes)[:, :1])
    return Counter(short.steps(i)[0][1] for i in range(len(short.points)))


def kings_drawn(outcomes: Outcomes, count: int) -> Counter[tuple[int, ...]]:
    """How often the kings of the opening come in each order."""
    return Counter(map(tuple, kept(outcomes)[:, :count, 0].tolist()))


def claimed(outcomes: Outcomes) -> NDArray[np.uint8]:
    """The dominoes by game, in the order they were claimed."""
    actions = kept(outcomes)
    is_claim = actions[:, :, 2] == CLAIMED
    dominoes: NDArray[np.uint8] = actions[:, :, 1][is_claim].reshape(len(actions), -1)
    return dominoes


def evenness(dominoes: NDArray[np.uint8], among: Sequence[int]) -> bool:
    """Whether the dominoes are all that there are, each as often as every other."""
    counts = np.bincount(dominoes.ravel(), minlength=len(DOMINOES) + 1)
    assert counts.sum() == counts[list(among)].sum()
    return is_even(counts[list(among)].tolist())


def moments(ruleset: Ruleset, kind: type[Action]) -> list[View]:
    """Positions of a random game where there is a choice between actions of a kind."""
    games = history(Game.new(ruleset, seed=11), Random(11))
    return [
        game.view()
        for game in games
        if len(game.legal_actions()) > 1 and isinstance(game.legal_actions()[0], kind)
    ]


@pytest.mark.parametrize("kind", [Place, Claim])
@pytest.mark.parametrize(
    ("name", "players"),
    [("classic", 2), ("classic", 3), ("classic", 4), ("second-edition", 3), ("mighty-duel", 2)],
)
def test_every_legal_action_is_as_likely(name: str, players: int, kind: type[Action]) -> None:
    for seed, view in enumerate(moments(Ruleset.preset(name, players), kind)[::7]):
        outcomes = kernel.playouts(view, GAMES // 4, seed=seed, keep_actions=True)
        counts = first_actions(outcomes)
        assert set(counts) == set(view.legal_actions())
        assert is_even(list(counts.values()))


def test_a_domino_that_fits_nowhere_leaves_no_choice() -> None:
    games = history(Game.new(Ruleset.preset("classic", 4), seed=3), Random(3))
    forced = [game for game in games if isinstance((*game.legal_actions(), None)[0], Discard)]
    assert forced
    for game in forced:
        outcomes = kernel.playouts(game.view(), 10, keep_actions=True)
        assert set(first_actions(outcomes)) == set(game.legal_actions())


@pytest.mark.parametrize(
    ("name", "players"), [("classic", 2), ("classic", 3), ("classic", 4), ("mighty-duel", 2)]
)
def test_every_domino_is_as_likely_in_every_line(name: str, players: int) -> None:
    ruleset = Ruleset.preset(name, players)
    dominoes = claimed(kernel.simulate(ruleset, GAMES, seed=21, keep_actions=True))
    lines = np.split(dominoes, ruleset.rounds, axis=1)
    assert all(evenness(line, among=list(DOMINOES)) for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_unseen_domino_is_as_likely_in_the_lines_to_come(players: int) -> None:
    ruleset = Ruleset.preset("classic", players)
    view = history(Game.new(ruleset, seed=5), Random(5))[ruleset.kings + 2].view()
    assert view.next_line is not None
    dominoes = claimed(kernel.playouts(view, GAMES, seed=22, keep_actions=True))
    left = ruleset.kings - view.turn  # claims of the line that is there already
    assert set(np.unique(dominoes[:, :left])) == set(view.next_line.free)
    lines = np.split(dominoes[:, left:], ruleset.rounds - 2, axis=1)
    assert all(evenness(line, among=sorted(view.unseen)) for line in lines)


def test_neighbours_in_the_pile_are_as_likely_as_any_two() -> None:
    ruleset = Ruleset.preset("classic", 4)
    dominoes = claimed(kernel.simulate(ruleset, GAMES, seed=23, keep_actions=True))
    counts = Counter(map(tuple, np.sort(dominoes[:, :2], axis=1).tolist()))
    assert len(counts) == 48 * 47 // 2
    assert is_even(list(counts.values()))


@pytest.mark.parametrize("opening", [Opening.OWNER, Opening.DRAWER])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kings_come_out_of_the_hand_in_any_order(players: int, opening: Opening) -> None:
    ruleset = Ruleset.preset("classic", players, opening=opening)
    outcomes = kernel.simulate(ruleset, GAMES, seed=24, keep_actions=True)
    counts = kings_drawn(outcomes, ruleset.kings)
    assert set(counts) == set(permutations(all_kings(ruleset)))
    assert is_even(list(counts.values()))


@pytest.mark.parametrize("opening", [Opening.OWNER, Opening.DRAWER])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kings_that_are_left_come_in_any_order(players: int, opening: Opening) -> None:
    ruleset = Ruleset.preset("classic", players, opening=opening)
    for turn in range(ruleset.kings):
        games = history(Game.new(ruleset, seed=turn), Random(turn))
        view = games[turn].view()
        assert view.next_line is not None
        left = all_kings(ruleset)
        for king in (view.king, *view.next_line.kings):
            if king is not None:
                left.remove(king)
        outcomes = kernel.playouts(view, GAMES // 4, seed=turn, keep_actions=True)
        counts = kings_drawn(outcomes, ruleset.kings - turn)
        assert set(counts) == {(view.king, *rest) for rest in permutations(left)}
        assert len(counts) == 1 or is_even(list(counts.values()))


def test_abba_begins_with_either_player() -> None:
    ruleset = Ruleset.preset("classic", 2, opening="abba")
    outcomes = kernel.simulate(ruleset, GAMES, seed=25, keep_actions=True)
    counts = kings_drawn(outcomes, 4)
    assert set(counts) == {(0, 1, 1, 0), (1, 0, 0, 1)}
    assert is_even(list(counts.values()))


@pytest.mark.parametrize("turn", range(4))
def test_abba_goes_on_as_it_began(turn: int) -> None:
    ruleset = Ruleset.preset("classic", 2, opening="abba")
    begun = set()
    for seed in range(10):
        games = history(Game.new(ruleset, seed), Random(seed))
        order = tuple(game.public.king for game in games[:4])
        outcomes = kernel.playouts(games[turn].view(), 50, seed=seed, keep_actions=True)
        assert set(kings_drawn(outcomes, 4 - turn)) == {order[turn:]}
        begun.add(order)
    assert begun == {(0, 1, 1, 0), (1, 0, 0, 1)}


def all_kings(ruleset: Ruleset) -> list[int]:
    return [seat for seat in range(ruleset.players) for _ in range(ruleset.kings_each)]


# preset, players, points per player by another implementation
POINTS = [
    ("classic", 2, 19.1),
    ("classic", 3, 19.3),
    ("classic", 4, 19.3),
    ("mighty-duel", 2, 52.5),
]


@pytest.mark.parametrize(("name", "players", "expected"), POINTS)
def test_random_play_makes_as_many_points_as_elsewhere(
    name: str, players: int, expected: float
) -> None:
    outcomes = kernel.simulate(Ruleset.preset(name, players), 100_000, seed=26)
    assert outcomes.points.mean() == pytest.approx(expected, abs=0.1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_is_better_than_another(players: int) -> None:
    outcomes = kernel.simulate(Ruleset.preset("classic", players), 100_000, seed=27)
    assert outcomes.win_shares().mean(axis=0) == pytest.approx(1 / players, abs=0.01)
