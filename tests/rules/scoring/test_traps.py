"""What other implementations of this game get wrong, one test each."""

from dataclasses import fields
from itertools import pairwise
from random import Random

import pytest

from kingdomino.rules import (
    DOMINOES,
    Claim,
    Discard,
    Game,
    IllegalActionError,
    Kingdom,
    Place,
    Reason,
    Ruleset,
    TieBreak,
)
from tests.random_play import Playthrough, history
from tests.rules.building import built, game_of, place

TWO = Ruleset.preset("classic", players=2)


@pytest.mark.parametrize(
    "text",
    [
        "1:h7i7 2:j7k7",  # the castle at the left edge
        "1:e7f7 2:c7d7",  # … at the right edge
        "1:g8g9 2:g10g11",  # … at the bottom
        "1:g5g6 2:g3g4",  # … at the top
        "1:h7i7 2:j7k7 3:g8g9 4:g10g11",  # … in a corner
    ],
)
def test_the_box_is_not_measured_from_the_castle(text: str) -> None:
    assert max(built(text).extent.columns, built(text).extent.rows) == 5


def test_the_box_is_measured_from_what_is_there() -> None:
    kingdom = built("1:h7i7 2:j7k7")
    for outside in ("13:f7f8", "13:l7l8"):
        with pytest.raises(IllegalActionError) as refusal:
            kingdom.place(place(outside))
        assert refusal.value.reason is Reason.OUT_OF_GRID


def test_the_box_is_not_fixed_before_the_kingdom_spans_it() -> None:
    kingdom = built("1:h7i7 3:g8g9")  # three by three
    sides = {place("2:j7k7"), place("4:e7f7"), place("5:g10g11"), place("6:g5g6")}
    for where in sides:
        assert where in kingdom.placements(DOMINOES[where.domino])
    # Growing to the right closes the left, and leaves above and below open.
    grown = kingdom.place(place("2:j7k7"))
    legal = {p for p in sides if p in grown.placements(DOMINOES[p.domino])}
    assert legal == {place("5:g10g11"), place("6:g5g6")}


def test_the_halves_of_a_domino_do_not_match_each_other() -> None:
    kingdom = built("3:g8g9")  # forest
    assert place("1:g10g11") not in kingdom.placements(DOMINOES[1])
    with pytest.raises(IllegalActionError) as refusal:
        kingdom.place(place("1:g10g11"))
    assert refusal.value.reason is Reason.NO_MATCHING_NEIGHBOUR
    # Far from everything as well.
    with pytest.raises(IllegalActionError) as refusal:
        Kingdom.empty().place(place("1:i9j9"))
    assert refusal.value.reason is Reason.NO_MATCHING_NEIGHBOUR


def test_a_discard_is_not_offered_while_the_domino_fits() -> None:
    for game in Playthrough(TWO, seed=1, choices=1).history():
        actions = game.legal_actions()
        if any(isinstance(action, Place) for action in actions):
            assert all(isinstance(action, Place) for action in actions)
            assert game.public.domino is not None
            with pytest.raises(IllegalActionError) as refusal:
                game.play(Discard(game.public.domino))
            assert refusal.value.reason is Reason.MUST_PLACE


def misfit() -> Game:
    """A game in which the domino at turn fits nowhere, before the last round."""
    games = (g for seed in range(99) for g in Playthrough(TWO, seed, choices=seed).history())
    return next(
        game
        for game in games
        if game.public.next_line is not None and isinstance(game.legal_actions()[0], Discard)
    )


def test_a_domino_that_fits_nowhere_does_not_stop_the_game() -> None:
    game = misfit()
    assert game.public.domino is not None
    assert game.actor is not None
    assert game.legal_actions() == (Discard(game.public.domino),)
    after = game.play(Discard(game.public.domino))
    assert after.kingdoms[game.actor].discarded[-1] == game.public.domino
    assert after.kingdoms[game.actor].squares == game.kingdoms[game.actor].squares


def test_a_king_whose_domino_was_discarded_still_claims() -> None:
    game = misfit()
    after = game.play(game.legal_actions()[0])
    assert after.actor == game.actor
    assert after.public.next_line is not None
    assert after.legal_actions() == tuple(Claim(d) for d in after.public.next_line.free)


@pytest.mark.parametrize("grid", [5, 7])
def test_the_mirror_image_of_a_double_is_not_counted_again(grid: int) -> None:
    doubles = [Kingdom.empty(grid).placements(DOMINOES[number]) for number in range(1, 13)]
    assert {len(found) for found in doubles} == {12}
    assert {len(set(found)) for found in doubles} == {12}


def test_the_castle_scores_nothing_and_connects_nothing() -> None:
    kingdom = built("19:g8g9 1:g5g6")  # wheat+ above the castle, wheat below
    assert kingdom.points() == 1
    assert sorted(t.squares for t in kingdom.territories()) == [1, 1, 2]
    assert Kingdom.empty().territories() == ()


def test_a_tie_is_broken_by_territory_before_crowns() -> None:
    wide, rich = built("19:g8g9 1:h8i8"), built("48:g8g9")
    first, second = game_of(TWO, rich, wide).standings()
    assert first.points == second.points == 3
    assert first.value(TieBreak.CROWNS) < second.value(TieBreak.CROWNS)
    assert (first.seat, first.rank, first.decided_by) == (1, 1, TieBreak.TERRITORY)


def test_one_of_two_players_may_act_twice_in_a_row() -> None:
    game = Game.new(TWO, seed=3)
    while game.round == 0:  # seat 0 takes the two lowest dominoes
        free = game.lines[0].free
        game = game.play(Claim(free[0] if game.public.king == 0 else free[-1]))
    actors = []
    while game.round == 1:
        actors.append(game.actor)
        game = game.play(game.legal_actions()[0])
    assert actors == [0, 0, 0, 0, 1, 1, 1, 1]  # place, claim; place, claim


def test_the_last_round_has_no_claim() -> None:
    games = Playthrough(TWO, seed=4, choices=4).history()
    last = [game for game in games if game.round == TWO.rounds]
    assert [len(game.lines) for game in last] == [1] * 5
    assert not any(isinstance(action, Claim) for action in games[-1].actions[-4:])
    assert games[-1].is_over


def test_the_next_line_is_dealt_when_every_king_has_claimed() -> None:
    games = history(Game.new(TWO, seed=5), Random(5))
    for before, after in pairwise(games):
        is_dealt = len(after.public.unseen) < len(before.public.unseen)
        was_last_claim = (
            isinstance(after.actions[-1], Claim)
            and before.public.next_line is not None
            and len(before.public.next_line.free) == 1
        )
        assert is_dealt == (was_last_claim and after.round < TWO.rounds)


def test_a_view_does_not_tell_the_rest_of_the_deck() -> None:
    game = Game.new(TWO, seed=6)
    assert len(game.deal.pile) == 20
    # Nothing tells the 20 that will come from the 24 that were set aside.
    assert len(game.view(0).unseen) == 44
    for view in (game.view(), game.view(0), game.view(1)):
        assert not {"deal", "pile", "king_order", "seed", "origin"} & {
            field.name for field in fields(view)
        }
        assert all(domino not in line.dominoes for line in view.lines for domino in game.deal.pile)
