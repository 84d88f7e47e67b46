"""Seat assignments."""

from collections import Counter
from hashlib import sha256

import pytest

from kingdomino.arena import EntrantError
from kingdomino.arena.pairing import bot_seed, deal_seed
from tests.arena.conftest import make_run


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_entrant_of_a_match_has_every_seat_once_a_deal(players: int) -> None:
    run = make_run("greedy", "random", rules=f"classic/{players}", deals=5)
    pairings = list(run.pairings())
    assert len(pairings) == run.games == 5 * players
    for deal in range(5):
        seats = [p.seats.index(0) for p in pairings if p.deal == deal]
        assert seats == list(range(players))
    assert all(pairing.seats.count(1) == players - 1 for pairing in pairings)


def test_two_entrants_of_a_robin_meet_in_both_orders() -> None:
    run = make_run("greedy", "random", "greedy@0.5", deals=2)
    seats = Counter(pairing.seats for pairing in run.pairings())
    pairs = [(0, 1), (0, 2), (1, 2)]
    assert seats == {seats: 2 for a, b in pairs for seats in ((a, b), (b, a))}


def test_each_of_two_entrants_plays_alone_against_the_other() -> None:
    run = make_run("greedy", "random", rules="classic/3", kind="robin")
    assert [pairing.seats for pairing in run.pairings()] == [
        (0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1),
    ]  # fmt: skip


def test_no_game_is_played_twice() -> None:
    run = make_run("greedy", "random", "greedy@0.5", rules="classic/4", deals=3)
    pairings = list(run.pairings())
    assert len(set(pairings)) == len(pairings)


def test_games_are_ordered_by_deal() -> None:
    """An interrupted run has complete deals."""
    run = make_run("greedy", "random", "greedy@0.5", deals=4)
    deals = [pairing.deal for pairing in run.pairings()]
    assert deals == sorted(deals)


def test_a_robin_has_no_entrant_twice_but_a_match_may() -> None:
    with pytest.raises(EntrantError, match="“greedy” is named twice"):
        make_run("greedy", "random", "greedy")
    assert make_run("greedy", "greedy").games == 2


def test_seeds_are_derived_as_documented() -> None:
    assert deal_seed(7, 3) == sha256(b"arena 7 deal 3").digest()
    assert bot_seed(7, 3, 1).to_bytes(6) == sha256(b"arena 7 deal 3 seat 1").digest()[:6]
