"""What chance gave: when something was dealt, and what it was worth."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

import pytest

from kingdomino.analysis.luck import ChanceKind, LuckBudget, chance_kind, measure_luck
from kingdomino.rules import Game, Line, Ruleset, View
from tests.analysis.games import play_game
from tests.sizes import size

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
    gained = [estimate.value for estimate in event.win]
    assert sum(gained) == pytest.approx(0)
    assert gained[0] != pytest.approx(0)


def test_luck_is_the_same_with_any_number_of_threads() -> None:
    view, budget = play_game(DUEL, 5, plies=4).public, LuckBudget(lines=9, rollouts=32, seed=3)
    alone, together = (
        measure_luck(ChanceKind.LINE, view, budget._replace(threads=threads)) for threads in (1, 3)
    )
    assert alone == together


def test_the_error_of_luck_is_what_it_scatters_by() -> None:
    view = play_game(DUEL, 5, plies=4).public
    events = [
        measure_luck(ChanceKind.LINE, view, LuckBudget(lines=8, rollouts=32, seed=seed))
        for seed in range(12)
    ]
    scatter = stdev(event.points[0].value for event in events)
    error = fmean(event.points[0].error for event in events)
    assert 0.75 < error / scatter < 1.33


def with_line(view: View, line: Sequence[int]) -> View:
    """Return a view with another line in place of the one that was dealt."""
    assert view.next_line is not None
    pool = view.unseen.union(view.next_line.dominoes)
    return view.evolve(next_line=Line.deal(tuple(line)), unseen=pool.difference(line))


def round_begun(ruleset: Ruleset, number: int, seed: int) -> View:
    """Return the start of a round of a game."""
    history = play_game(ruleset, seed).history()
    return next(game.public for game in history if game.round == number)


@pytest.mark.parametrize(
    ("preset", "players"),
    [
        ("classic", 2),
        *(
            pytest.param(preset, players, marks=pytest.mark.slow)
            for preset, players in [("classic", 3), ("tournament", 4)]
        ),
    ],
)
def test_luck_favours_no_place_in_the_order(preset: str, players: int) -> None:
    """Over all lines that could be dealt it is 0 for every seat: the order is known before."""
    view = round_begun(Ruleset.preset(preset, players=players), 2, seed=4)
    assert view.next_line is not None
    pool, rng = sorted(view.unseen.union(view.next_line.dominoes)), Random(1)
    events = []
    for seed in range(size(60, 200)):
        dealt = with_line(view, rng.sample(pool, view.ruleset.line))
        budget = LuckBudget(lines=8, rollouts=32, seed=seed)
        events.append(measure_luck(ChanceKind.LINE, dealt, budget))
    for seat in range(players):
        for values in (
            [event.win[seat].value for event in events],
            [event.points[seat].value for event in events],
        ):
            assert abs(fmean(values)) < 3 * stdev(values) / len(values) ** 0.5
