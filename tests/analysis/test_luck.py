"""What chance gave: when something was dealt, and what it was worth."""

from statistics import fmean, stdev

import pytest

from kingdomino.analysis import luck
from kingdomino.analysis.calibration import WINS
from kingdomino.analysis.luck import ChanceKind, LuckBudget, chance_kind, measure_luck
from kingdomino.rules import Game, Ruleset
from tests.analysis.games import play_game

DUEL = Ruleset.preset("classic", players=2)


def test_only_what_could_have_been_dealt_otherwise_is_luck() -> None:
    views = [game.public for game in play_game(Ruleset.preset("classic", players=4), 3).history()]
    opening, first_round = views[:4], views[4]
    before = [None, *opening]
    kinds = [chance_kind(*pair) for pair in zip(before, [*opening, first_round], strict=True)]
    # The last king is the one that is left.
    king, line = ChanceKind.KING, ChanceKind.LINE
    assert kinds == [ChanceKind.OPENING, king, king, None, line]
    # No line is dealt before the last round, nor within a round.
    last_round = next(i for i, view in enumerate(views) if view.next_line is None)
    assert chance_kind(views[last_round - 1], views[last_round]) is None
    assert chance_kind(views[4], views[5]) is None


def test_before_the_deal_nobody_has_an_advantage() -> None:
    view, budget = Game.new(DUEL, seed=7).public, LuckBudget(lines=3, rollouts=16)
    event = measure_luck(ChanceKind.OPENING, view, budget)
    values, _ = luck._value(view, budget)
    gained = [estimate.value for estimate in event.win]
    assert gained == pytest.approx([value - 0.5 for value in values[:, WINS]])
    assert sum(gained) == pytest.approx(0)


def test_the_error_of_luck_is_what_it_scatters_by() -> None:
    view = play_game(DUEL, 5, plies=4).public
    events = [
        measure_luck(ChanceKind.LINE, view, LuckBudget(lines=8, rollouts=32, seed=seed))
        for seed in range(12)
    ]
    scatter = stdev(event.points[0].value for event in events)
    error = fmean(event.points[0].error for event in events)
    assert 0.75 < error / scatter < 1.33
