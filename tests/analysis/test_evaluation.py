"""The value of a view and of its turns."""

from itertools import pairwise

import pytest

from kingdomino import kernel
from kingdomino.analysis import Budget, Evaluation, evaluate, watch
from kingdomino.rules import Claim, Game, Place, Ruleset, View
from tests.analysis.games import play_game, play_match

CLASSIC = Ruleset.preset("classic", players=2)
SMALL = Budget(rollouts=1500, seed=3)


def view_at(preset: str, players: int, plies: int) -> View:
    game = play_game(Ruleset.preset(preset, players=players), 5, plies=plies)
    return game.view(game.actor)


@pytest.mark.parametrize(
    ("preset", "players", "plies"),
    [
        ("classic", 2, 0), ("classic", 2, 12), ("classic", 3, 9), ("tournament", 4, 20),
        ("mighty-duel", 2, 20), ("second-edition", 3, 15), ("dynasty", 2, 12),
    ],
)  # fmt: skip
def test_every_legal_turn_has_a_value(preset: str, players: int, plies: int) -> None:
    view = view_at(preset, players, plies)
    evaluation = evaluate(view, SMALL)
    placements = view.legal_actions()
    claims = view.next_line.claims() if view.next_line else ()
    expected = (
        {(place, claim) for place in placements for claim in claims}
        if view.domino
        else {(claim,) for claim in claims}
    )
    assert {value.turn for value in evaluation.turns} == expected
    for value in evaluation.turns:
        assert sum(seat.win.value for seat in value.seats) == pytest.approx(1)
        assert all(0 <= seat.win.value <= 1 for seat in value.seats)
    assert evaluation.best.points_loss.value == 0


def test_the_same_seed_gives_the_same_values_with_any_number_of_threads() -> None:
    view = view_at("tournament", 4, 20)
    assert evaluate(view, SMALL) == evaluate(view, SMALL._replace(threads=3))
    assert evaluate(view, SMALL) != evaluate(view, SMALL._replace(seed=4))


def test_an_evaluation_can_be_watched_and_stopped() -> None:
    view = view_at("classic", 2, 12)
    seen = list(watch(view, SMALL))
    assert all(one.rollouts < other.rollouts for one, other in pairwise(seen))
    assert [evaluation.is_complete for evaluation in seen] == [False] * (len(seen) - 1) + [True]
    assert next(watch(view, SMALL)) == seen[0]


def test_a_turn_that_is_kept_is_rolled_out_as_often_as_the_best() -> None:
    view = view_at("classic", 2, 12)
    worst = evaluate(view, SMALL).turns[-1]
    evaluation = evaluate(view, SMALL, keep=[worst.turn])
    kept = evaluation.find(worst.turn)
    assert kept is not None
    assert kept.rollouts == evaluation.best.rollouts > worst.rollouts
    assert kept.points_loss.is_significant


def test_standard_errors_tell_how_much_values_scatter() -> None:
    view = view_at("classic", 2, 12)
    runs = [evaluate(view, Budget(1500, seed)) for seed in range(12)]

    def lead(evaluation: Evaluation) -> float:
        found = evaluation.find(runs[0].best.turn)
        assert found is not None
        return found.seats[view.actor or 0].lead.value

    leads = [lead(run) for run in runs]
    mean = sum(leads) / len(leads)
    scatter = (sum((each - mean) ** 2 for each in leads) / (len(leads) - 1)) ** 0.5
    claimed = runs[0].best.seats[view.actor or 0].lead.error
    assert 0.4 < scatter / claimed < 2.5


def test_the_last_round_is_solved() -> None:
    game = play_game(CLASSIC, 7, plies=44)
    assert game.round == CLASSIC.rounds
    evaluation = evaluate(game.view(game.actor), SMALL)
    assert evaluation.is_exact
    while not game.is_over:
        game = game.play(evaluate(game.view(game.actor), SMALL).best.turn[0])
    points = [kingdom.points_with_bonuses(CLASSIC) for kingdom in game.kingdoms]
    assert [seat.points.value for seat in evaluation.seats] == points
    winners = [standing.seat for standing in game.standings() if standing.rank == 1]
    assert [seat.win.value > 0 for seat in evaluation.seats] == [s in winners for s in range(2)]


def test_a_lead_from_earlier_games_of_a_dynasty_counts() -> None:
    match = play_match("dynasty", 2, 11)
    view = match.games[1].view(0)
    first = next(match.games[1].history()).view(0)
    assert view.ruleset.games == 3
    ahead = first.evolve(earlier=(((60, 9, 9), (30, 5, 5)),))
    behind = first.evolve(earlier=(((30, 5, 5), (60, 9, 9)),))
    chances = [evaluate(each, SMALL).seats[0].win.value for each in (behind, first, ahead)]
    assert chances[0] < 0.25 < chances[1] < 0.75 < chances[2]


def test_a_turn_that_has_begun_is_evaluated_by_its_claim() -> None:
    game = play_game(CLASSIC, 5, plies=13)
    assert game.public.has_placed
    evaluation = evaluate(game.view(game.actor), SMALL)
    assert all(isinstance(value.turn[0], Claim) for value in evaluation.turns)


def test_a_blunder_is_seen() -> None:
    """Placing a wheat field away from a wheat territory with crowns loses points."""
    game = play_game(CLASSIC, 5, plies=28)
    view = game.view(game.actor)
    values = evaluate(view, SMALL)
    greedy = kernel.greedy_actions(view)
    assert isinstance(greedy[0], Place)
    assert values.turns[-1].points_loss.value > 3


def test_a_game_that_is_over_is_refused() -> None:
    game = play_game(CLASSIC, 5)
    with pytest.raises(ValueError, match="over"):
        evaluate(game.view(0))
    with pytest.raises(ValueError, match="threads"):
        evaluate(Game.new(CLASSIC, 1).view(0), Budget(threads=0))
