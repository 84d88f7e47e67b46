"""What may be known of a table."""

from dataclasses import replace

import pytest

from kingdomino.rules import Claim, Deal, Game, Place
from kingdomino.tables import Hall, Table, choices, key_of, sight
from tests.tables.conftest import play, started

pytestmark = pytest.mark.anyio


async def test_only_the_seat_whose_turn_it_is_sees_what_is_legal(hall: Hall) -> None:
    ann, bob = await started(hall)
    table = await hall.table(ann.table.id)
    while table.actor is not None:
        for person in (ann, bob):
            seen = sight(table, key_of(person.token))
            assert bool(seen.legal) == (table.actor in person.seats)
            assert seen.yours == person.seats
        assert sight(table, None).legal == ()
        table = await play(hall, table, ann, bob, turns=1)


async def test_a_choice_says_what_it_would_make(hall: Hall) -> None:
    ann, bob = await started(hall, preset="tournament")
    table = await play(hall, ann.table, ann, bob, turns=16)
    view = table.view(table.actor)
    assert view is not None
    assert view.actor is not None
    found = choices(view)
    assert [choice.action for choice in found] == list(view.legal_actions())
    kingdom = view.kingdoms[view.actor]
    before = kingdom.score(view.ruleset).points
    for choice in found:
        assert isinstance(choice.action, Place)
        after = kingdom.place(choice.action)
        assert choice.points == after.score(view.ruleset).points
        assert choice.gain == choice.points - before
        cells = {cell for territory in choice.territories for cell in territory.cells}
        assert {choice.action.first, choice.action.second} <= cells
        assert set(choice.territories) <= set(after.territories())


async def test_a_claim_promises_the_most_that_it_could_make(hall: Hall) -> None:
    ann, bob = await started(hall)
    table = await play(hall, ann.table, ann, bob, turns=14)
    view = table.view(table.actor)
    assert view is not None
    assert view.actor is not None
    placed = Game(view, Deal(())).play(view.legal_actions()[0]).view(view.actor)
    kingdom = placed.kingdoms[view.actor]
    for choice in choices(placed):
        assert isinstance(choice.action, Claim)
        assert choice.points == choice.gain + kingdom.score(view.ruleset).points
        assert choice.gain >= 0


async def test_two_deals_with_the_same_face_look_the_same(hall: Hall) -> None:
    """What is hidden is nowhere in a sight: swapping it changes nothing that can be seen."""
    ann, bob = await started(hall)
    table = await play(hall, ann.table, ann, bob, turns=7)
    assert table.match is not None
    game = table.match.game
    shuffled = game.evolve(
        deal=Deal(tuple(reversed(game.deal.pile)), game.deal.king_order, game.deal.seed)
    )
    other = _with_game(table, shuffled)
    assert other.match != table.match
    for holder in (None, key_of(ann.token), key_of(bob.token)):
        assert sight(other, holder) == sight(table, holder)


def _with_game(table: Table, game: Game) -> Table:
    assert table.match is not None
    return replace(table, match=replace(table.match, games=(game,)), secret=bytes(32))
