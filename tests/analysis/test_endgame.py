"""The values of the last rounds, against an exhaustive solution."""

from functools import cache

import pytest

from kingdomino import kernel
from kingdomino.analysis import Budget, evaluate
from kingdomino.bots import make_bot, play_game
from kingdomino.kernel.config import SearchConfig
from kingdomino.notation import parse_position, parse_turn
from kingdomino.rules import DOMINOES, Claim, Game, Kingdom, Place, Ruleset, View

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

FOUR = Ruleset.preset("classic", players=4)
SMALL = Budget(rollouts=400, seed=3)
Points = tuple[int, ...]


def before_the_last_round(seed: int) -> View:
    """Return the first view of the round before the last, in a game of four."""
    bots = [make_bot("knight", seed * 4 + seat) for seat in range(4)]
    games = play_game(bots, Game.new(FOUR, seed)).history()
    return next(game.public for game in games if game.round == FOUR.rounds - 1)


@cache
def best_points(kingdom: Kingdom, dominoes: tuple[int, ...]) -> int:
    """Return the most points that a kingdom can have after some dominoes, in this order."""
    if not dominoes:
        return kingdom.points_with_bonuses(FOUR)
    first, *rest = dominoes
    places = kingdom.placements(DOMINOES[first])
    kingdoms = [kingdom.place(place) for place in places] or [kingdom]
    return max(best_points(each, tuple(rest)) for each in kingdoms)


def solve(view: View, kingdoms: tuple[Kingdom, ...], claims: tuple[int, ...]) -> set[Points]:
    """Return the points at the end if each seat that is still to claim has the largest lead.

    Where claims are equally good, there are several ends. The first king has placed.
    """
    assert view.current_line is not None
    assert view.next_line is not None
    kings, dominoes = view.current_line.kings, view.current_line.dominoes
    if len(claims) == len(kings):
        points = {}
        for place, king in enumerate(kings):
            own = (claims[place],) if place == 0 else (dominoes[place], claims[place])
            points[king] = best_points(kingdoms[king or 0], own)
        return {tuple(points[seat] for seat in range(4))}
    seat = kings[len(claims)] or 0
    left = [domino for domino in view.next_line.dominoes if domino not in claims]
    ends = [solve(view, kingdoms, (*claims, domino)) for domino in left]
    least = max(min(lead(end, seat) for end in some) for some in ends)
    return {end for some in ends for end in some if lead(end, seat) >= least}


def lead(points: Points, seat: int) -> int:
    return points[seat] - max(points[:seat] + points[seat + 1 :])


# In the last three, a seat that takes what makes most points for itself ends otherwise.
@pytest.mark.parametrize("seed", [1, 2, 26, 47, 114])
def test_the_round_before_the_last_is_solved(seed: int) -> None:
    view = before_the_last_round(seed)
    evaluation = evaluate(view, SMALL)
    seat = view.actor or 0
    for value in evaluation.turns:
        place, claim = value.turn
        assert isinstance(claim, Claim)
        kingdom = view.kingdoms[seat]
        after = kingdom.place(place) if isinstance(place, Place) else kingdom
        kingdoms = (*view.kingdoms[:seat], after, *view.kingdoms[seat + 1 :])
        leads = [lead(end, seat) for end in solve(view, kingdoms, (claim.domino,))]
        assert min(leads) <= value.seats[seat].lead.value <= max(leads)


# Two rounds before the end of a Mighty Duel: in greedy rollouts, the yellow king takes a domino for
# itself that a player would not be left. They value SELFISH 7 points higher than OTHER; played out
# by `duke`, it is 23 points worse.
DENIED = (
    "mighty-duel/2 p 22:e7f7,42:h7h8,33:h6h5,40:d6e6,10:h9h10,34:i6i5,12:e8f8,39:g9g8,2:d"
    "7d8,13:c7c8,14:d9e9,20:d10e10,37:i7i8,45:d5e5,16:c10c9,18:g11g10,28:g5g6,41:i11h11,5"
    ":e11f11/1:g8g9,31:h7h8,9:g6h6,23:g10g11,7:f6f7,8:e5e6,21:i8i9,29:k9j9,3:j8k8,46:e11f"
    "11,15:h10h9,24:j7i7,4:k10k11,38:f10e10,26:i11i10,43:f9e9,6:k6k7,17:j11j10,27:k5j5 "
    "5@p,27@y,36@p,44@y 11@p,19@y,32,35 10:p:place 25,30,47,48"
)
SELFISH, OTHER = "36:c6c5>32", "36:i10i9>32"


def test_rollouts_from_the_last_rounds_know_denial() -> None:
    view = parse_position(DENIED)
    assert isinstance(view, View)
    turns = [parse_turn(turn) for turn in (SELFISH, OTHER)]
    evaluation = evaluate(view, Budget(4_000, 1), keep=turns)
    leads = [
        value.seats[evaluation.seat].lead.value for value in map(evaluation.find, turns) if value
    ]
    assert leads[0] < leads[1]


def test_bots_do_not_solve_the_last_claims() -> None:
    """Their strength was measured without."""
    assert SearchConfig.best(before_the_last_round(1)).solved_rounds == 0
