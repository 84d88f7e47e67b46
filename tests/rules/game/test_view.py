"""What a seat may know."""

from random import Random

import pytest
from hypothesis import given

from kingdomino.rules import DOMINOES, Deal, Game, KingDraw, Opening, Ruleset
from kingdomino.rules.deal import seed_bytes
from tests.random_play import Playthrough
from tests.strategies import moments, playthroughs


def reshuffled(playthrough: Playthrough, ply: int, chance: Random) -> Deal:
    """Another deal that lets the same dominoes and kings be seen up to a position."""
    ruleset = playthrough.ruleset
    deal = Deal.from_seed(ruleset, seed_bytes(playthrough.seed))
    game = playthrough.history()[ply]
    unseen = sorted(game.public.unseen)
    chance.shuffle(unseen)
    shown = len(deal.pile) - len(game.deal.pile)
    pile = (*deal.pile[:shown], *unseen[: len(game.deal.pile)])
    drawn = len(deal.king_order) - len(game.deal.king_order)
    kings = [draw.king for draw in deal.king_order[drawn:]]
    chance.shuffle(kings)
    # Who draws is public where players draw in turn; elsewhere it is the king's owner.
    choosers = [draw.chooser for draw in deal.king_order[drawn:]]
    choosers = choosers if ruleset.opening is Opening.DRAWER else kings
    hand = (*deal.king_order[:drawn], *map(KingDraw, choosers, kings))
    return Deal(pile, hand)


@given(moments())
def test_a_view_does_not_depend_on_what_is_still_hidden(moment: tuple[Playthrough, int]) -> None:
    playthrough, ply = moment
    game = playthrough.history()[ply]
    other = Game.from_deal(playthrough.ruleset, reshuffled(playthrough, ply, Random(ply)))
    for action in game.actions:
        other = other.play(action)
    for seat in (None, *range(game.ruleset.players)):
        assert game.view(seat) == other.view(seat)
        assert repr(game.view(seat)) == repr(other.view(seat))
    assert game.legal_actions() == other.legal_actions()


def test_the_kings_still_in_the_hand_are_hidden() -> None:
    ruleset = Ruleset.preset("classic", players=4)
    pile = tuple(DOMINOES)
    hands = [
        tuple(KingDraw(seat, seat) for seat in kings) for kings in ((2, 0, 1, 3), (2, 3, 1, 0))
    ]
    one, other = (Game.from_deal(ruleset, Deal(pile, hand)) for hand in hands)
    assert one.deal != other.deal
    assert one.view() == other.view()


@given(playthroughs())
def test_unseen_is_all_but_what_lay_on_the_table(playthrough: Playthrough) -> None:
    seen: set[int] = set()
    for game in playthrough.history():
        seen.update(domino for line in game.lines for domino in line.dominoes)
        assert game.public.unseen == set(DOMINOES) - seen
        assert game.public.unseen >= set(game.deal.pile)


def test_what_was_set_aside_stays_among_the_unseen() -> None:
    ruleset = Ruleset.preset("classic", players=2)
    playthrough = Playthrough(ruleset, seed=3, choices=3)
    pile = Deal.from_seed(ruleset, seed_bytes(3)).pile
    assert playthrough.final().view().unseen == set(DOMINOES) - set(pile)


@given(playthroughs())
def test_ply_counts_the_actions(playthrough: Playthrough) -> None:
    for ply, game in enumerate(playthrough.history()):
        assert game.ply == game.view(0).ply == len(game.actions) == ply


def test_every_seat_sees_the_same_table_and_knows_who_it_is() -> None:
    game = Playthrough(Ruleset.preset("classic", players=3), seed=4, choices=4).history()[40]
    assert game.view() == game.public
    for seat in range(3):
        view = game.view(seat)
        assert view.seat == seat
        assert view.evolve(seat=None) == game.view()
        assert view.legal_actions() == game.legal_actions()
        assert view.lines == game.lines
        assert view.is_over == game.is_over


@pytest.mark.parametrize("seat", [-1, 2, 4])
def test_only_a_seat_of_the_game_has_a_view(seat: int) -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        Game.new(Ruleset.preset("classic"), seed=1).view(seat)


def test_the_domino_to_place_is_that_of_the_king_at_turn() -> None:
    for game in Playthrough(Ruleset.preset("classic"), seed=5, choices=5).history():
        table = game.public
        if table.current_line is None or table.has_placed or game.is_over:
            assert table.domino is None
        else:
            assert table.domino == table.current_line.dominoes[table.turn]
            assert table.current_line.kings[table.turn] == table.actor


def test_printing_a_game_does_not_tell_the_deal() -> None:
    game = Game.new(Ruleset.preset("classic", players=4), seed=6)
    other = game.evolve(deal=Game.new(game.ruleset, seed=7).deal)
    assert game != other
    for show in (repr, str):
        assert show(game) == show(other)
