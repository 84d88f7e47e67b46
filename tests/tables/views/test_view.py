"""What a seat, or a spectator, may see of a table."""

from dataclasses import replace

import pytest

from kingdomino.rules import Claim, Deal, Game, Place, preview_actions
from kingdomino.tables import Table, TableService, hash_token
from tests.tables.conftest import play, started, view_of

pytestmark = pytest.mark.anyio


async def test_only_the_seat_whose_turn_it_is_sees_what_is_legal(service: TableService) -> None:
    ann, bob = await started(service)
    table = await service.table(ann.table.id)
    while table.actor is not None:
        for person in (ann, bob):
            view = view_of(table, hash_token(person.token))
            assert bool(view.legal) == (table.actor in person.seats)
            assert view.your_seats == list(person.seats)
        assert view_of(table).legal == []
        table = await play(service, table, ann, bob, turns=1)


async def test_a_preview_has_the_points_after_a_placement(service: TableService) -> None:
    ann, bob = await started(service, preset="tournament")
    table = await play(service, ann.table, ann, bob, turns=16)
    view = table.view(table.actor)
    assert view is not None
    assert view.actor is not None
    previews = preview_actions(view)
    assert [preview.action for preview in previews] == list(view.legal_actions())
    kingdom = view.kingdoms[view.actor]
    before = kingdom.score(view.ruleset).points
    for preview in previews:
        assert isinstance(preview.action, Place)
        after = kingdom.place(preview.action)
        assert preview.points == after.score(view.ruleset).points
        assert preview.gain == preview.points - before
        cells = {cell for territory in preview.territories for cell in territory.cells}
        assert {preview.action.first, preview.action.second} <= cells
        assert set(preview.territories) <= set(after.territories())


async def test_the_preview_of_a_claim_is_its_best_placement(service: TableService) -> None:
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=14)
    view = table.view(table.actor)
    assert view is not None
    assert view.actor is not None
    placed = Game(view, Deal(())).play(view.legal_actions()[0]).view(view.actor)
    kingdom = placed.kingdoms[view.actor]
    for preview in preview_actions(placed):
        assert isinstance(preview.action, Claim)
        assert preview.points == preview.gain + kingdom.score(view.ruleset).points
        assert preview.gain >= 0


async def test_a_clock_runs_for_people_and_not_for_bots(service: TableService) -> None:
    ann, bob = await started(service, seconds=30)
    table = await service.table(ann.table.id)
    assert view_of(table).clock.due_at == table.turn_at + 30
    actor = ann if table.actor in ann.seats else bob
    table = await service.assign_bot(table.id, actor.token, actor.seats[0], "random")
    clock = view_of(table).clock
    assert (clock.seconds, clock.turn_at, clock.due_at) == (30, table.turn_at, None)


async def test_two_deals_with_the_same_public_state_look_the_same(service: TableService) -> None:
    """Nothing hidden is in a view: another deal gives the same view."""
    ann, bob = await started(service)
    table = await play(service, ann.table, ann, bob, turns=7)
    assert table.match is not None
    game = table.match.game
    shuffled = game.evolve(
        deal=Deal(tuple(reversed(game.deal.pile)), game.deal.king_order, game.deal.seed)
    )
    other = _with_game(table, shuffled)
    assert other.match != table.match
    for token_hash in (None, hash_token(ann.token), hash_token(bob.token)):
        assert view_of(other, token_hash) == view_of(table, token_hash)


def _with_game(table: Table, game: Game) -> Table:
    assert table.match is not None
    return table.evolve(match=replace(table.match, games=(game,)), secret=bytes(32))
