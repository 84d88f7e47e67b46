"""Previews of legal actions."""

from random import Random

from kingdomino.rules import (
    Claim,
    Discard,
    Game,
    Kingdom,
    Place,
    Ruleset,
    preview_actions,
    preview_claim,
)
from tests.random_play import history

TOURNAMENT = Ruleset.preset("tournament", players=2)


def test_every_legal_action_has_a_preview() -> None:
    for game in history(Game.new(TOURNAMENT, 7), Random(7)):
        previews = preview_actions(game.view())
        assert [preview.action for preview in previews] == list(game.legal_actions())


def test_a_placement_is_previewed_with_its_points_and_territories() -> None:
    for game in history(Game.new(TOURNAMENT, 7), Random(7)):
        for preview in preview_actions(game.view()):
            if isinstance(preview.action, Place) and game.actor is not None:
                kingdom = game.kingdoms[game.actor]
                after = kingdom.place(preview.action)
                assert preview.points == after.score(TOURNAMENT).points
                assert preview.gain == preview.points - kingdom.score(TOURNAMENT).points
                cells = {cell for territory in preview.territories for cell in territory.cells}
                assert {preview.action.first, preview.action.second} <= cells
                assert set(preview.territories) <= set(after.territories())


def test_a_discard_changes_nothing() -> None:
    seeds = range(20)
    games = [game for seed in seeds for game in history(Game.new(TOURNAMENT, seed), Random(seed))]
    discards = [g for g in games if any(isinstance(a, Discard) for a in g.legal_actions())]
    assert discards
    for game in discards:
        (preview,) = preview_actions(game.view())
        assert game.actor is not None
        assert preview.points == game.kingdoms[game.actor].points_with_bonuses(TOURNAMENT)
        assert preview.gain == 0


def test_a_claim_is_previewed_with_its_best_placement() -> None:
    preview = preview_claim(Kingdom.empty(), Claim(48), TOURNAMENT)
    assert (preview.points, preview.gain, preview.fits) == (3, 3, True)


def test_a_claim_that_does_not_fit_says_so() -> None:
    for seed in range(20):
        last = history(Game.new(TOURNAMENT, seed), Random(seed))[-1]
        for kingdom in last.kingdoms:
            for domino in (1, 3, 12, 48):
                preview = preview_claim(kingdom, Claim(domino), TOURNAMENT)
                if not preview.fits:
                    assert preview.gain == 0
                    return
    raise AssertionError("no kingdom was full")
