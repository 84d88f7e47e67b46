"""Simulated games have the deals of the rules on request, and can be written as records."""

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.kernel import ActionKind
from kingdomino.notation import format_record, parse_record
from kingdomino.rules import CASTLE, Claim, Discard, Game, Place, Ruleset
from tests.parity.replay import VARIANTS, openings

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

GAMES = 5
variants = pytest.mark.parametrize(("name", "players"), VARIANTS)
deals = pytest.mark.parametrize("deals", ["fast", "seeded"])


@variants
def test_seeded_games_have_the_deals_of_the_rules(name: str, players: int) -> None:
    for opening in openings(players):
        ruleset = Ruleset.preset(name, players, opening=opening)
        games = kernel.simulate(ruleset, GAMES, seed=70, deals="seeded", keep_actions=True)
        for i in range(GAMES):
            game = Game.new(ruleset, seed=70 + i)
            for king, action in games.steps(i):
                assert game.public.king == king
                game = game.play(action)
            assert game.is_over


def test_seeds_of_seeded_games_go_on_past_64_bits() -> None:
    ruleset, last = Ruleset.preset("classic", 3), 2**64 - 1
    record = kernel.simulate(ruleset, 2, seed=last, deals="seeded").record(1)
    assert record.match.games[0].origin == Game.new(ruleset, last + 1).origin


@deals
@variants
def test_a_game_can_be_written_as_a_record(
    name: str, players: int, deals: kernel.outcomes.Deals
) -> None:
    for opening in openings(players):
        ruleset = Ruleset.preset(name, players, opening=opening)
        games = kernel.simulate(ruleset, GAMES, "greedy", seed=9, deals=deals, keep_actions=True)
        for i in range(GAMES):
            record = games.record(i)
            assert parse_record(format_record(record)) == record
            assert ("[Seed" in format_record(record)) == (deals == "seeded")
            assert [action for _, action in games.steps(i)] == list(record.match.game.actions)
            standings = {standing.seat: standing for standing in record.match.standings()}
            assert [standings[seat].points for seat in range(players)] == games.points[i].tolist()
            assert [standings[seat].rank for seat in range(players)] == games.ranks[i].tolist()


@deals
def test_a_game_whose_actions_were_not_kept_has_the_same_record(
    deals: kernel.outcomes.Deals,
) -> None:
    ruleset = Ruleset.preset("second-edition", 3, opening="drawer")
    kept = kernel.simulate(ruleset, GAMES, "linear", seed=4, deals=deals, keep_actions=True)
    not_kept = kernel.simulate(ruleset, GAMES, "linear", seed=4, deals=deals)
    for i in range(GAMES):
        assert not_kept.record(i) == kept.record(i)


def test_deals_of_another_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="fast or seeded, not 'slow'"):
        kernel.simulate(Ruleset.preset("classic", 2), 1, deals="slow")  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "players"), [("classic", 4), ("mighty-duel", 2)])
def test_the_actions_of_all_games_are_decoded_at_once(name: str, players: int) -> None:
    games = kernel.simulate(Ruleset.preset(name, players), 50, seed=2, keep_actions=True)
    arrays = games.decode_actions()
    kinds = {Place: ActionKind.PLACE, Discard: ActionKind.DISCARD, Claim: ActionKind.CLAIM}
    for i in range(50):
        for ply, (king, action) in enumerate(games.steps(i)):
            assert (arrays.kings[i, ply], arrays.dominoes[i, ply]) == (king, action.domino)
            assert arrays.kinds[i, ply] == kinds[type(action)]
            cells = (action.first, action.second) if isinstance(action, Place) else (CASTLE, CASTLE)
            expected = [(c.column - CASTLE.column, c.row - CASTLE.row) for c in cells]
            first = (arrays.first_x[i, ply], arrays.first_y[i, ply])
            assert [first, (arrays.second_x[i, ply], arrays.second_y[i, ply])] == expected
    assert set(np.unique(arrays.kinds)) == set(ActionKind)


def test_actions_that_were_not_kept_are_not_decoded() -> None:
    with pytest.raises(ValueError, match="not kept"):
        kernel.simulate(Ruleset.preset("classic", 2), 1).decode_actions()
