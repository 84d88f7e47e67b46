"""The search considers every turn, solves the last round and follows its configuration."""

from itertools import product
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.kernel import Goal, Search, SearchConfig
from kingdomino.rules import DOMINOES, Action, Claim, Game, Kingdom, Place, Ruleset, View
from tests.random_play import history

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

RULESETS = [
    Ruleset.preset("classic", 2),
    Ruleset.preset("classic", 2, opening="abba"),
    Ruleset.preset("mighty-duel", harmony=True),
    Ruleset.preset("dynasty", 3, opening="drawer"),
    Ruleset.preset("tournament", 4),
    Ruleset.preset("second-edition", 3),
]
rulesets = pytest.mark.parametrize("ruleset", RULESETS, ids=str)


def views(ruleset: Ruleset, seed: int = 4) -> list[View]:
    games = history(Game.new(ruleset, seed), Random(seed))
    return [game.view(game.public.actor) for game in games if not game.is_over]


def turns(view: View) -> set[tuple[Action, ...]]:
    """Every whole turn, by the rules."""
    free = view.next_line.free if view.next_line else ()
    claims: list[tuple[Action, ...]] = [(Claim(domino),) for domino in free] or [()]
    if view.domino is None:
        return set(claims)
    return {(action, *claim) for action, claim in product(view.legal_actions(), claims)}


@rulesets
def test_every_turn_that_is_possible_is_looked_at_once(ruleset: Ruleset) -> None:
    for view in views(ruleset):
        search = Search(view)
        listed = [search.turn(i) for i in range(len(search.visits))]
        assert len(listed) == len(set(listed))
        assert set(listed) == turns(view)


def best_end(kingdom: Kingdom, dominoes: list[int], ruleset: Ruleset) -> tuple[int, ...]:
    """The most that a kingdom can come to with the last dominoes: points, then the tie-breaks."""
    if not dominoes:
        return kingdom.score(ruleset).tie_break_key(ruleset)
    first, *rest = dominoes
    places = kingdom.placements(DOMINOES[first])
    if not places:
        return best_end(kingdom, rest, ruleset)
    return max(best_end(kingdom.place(place), rest, ruleset) for place in places)


@rulesets
def test_the_last_round_is_solved(ruleset: Ruleset) -> None:
    for view in (view for view in views(ruleset) if view.round == ruleset.rounds):
        assert view.actor is not None
        assert view.current_line is not None
        line = zip(view.current_line.dominoes, view.current_line.kings, strict=True)
        own = [domino for domino, king in list(line)[view.turn :] if king == view.actor]
        (action,) = Search(view).for_rollouts(100).best
        after, kingdom = view.kingdoms[view.actor], view.kingdoms[view.actor]
        after = after.place(action) if isinstance(action, Place) else after
        assert best_end(after, own[1:], ruleset) == best_end(kingdom, own, ruleset)


@rulesets
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_finds_the_same(ruleset: Ruleset, threads: int) -> None:
    view = views(ruleset)[ruleset.kings + 2]
    searches = [Search(view, seed=5, threads=threads).for_rollouts(400) for _ in range(2)]
    assert searches[0].best == searches[1].best
    assert searches[0].values.tolist() == searches[1].values.tolist()
    other = Search(view, seed=6, threads=threads).for_rollouts(400)
    assert searches[0].values.tolist() != other.values.tolist()


def test_most_rollouts_go_to_what_is_best() -> None:
    view = views(RULESETS[0])[RULESETS[0].kings]
    search = Search(view).for_rollouts(4000)
    best = [search.turn(int(i)) for i in np.flatnonzero(search.visits == search.visits.max())]
    assert search.best in best
    assert search.visits.max() > 4 * np.median(search.visits)
    assert 3800 <= search.visits.sum() <= 4000


@pytest.mark.parametrize("goal", Goal)
def test_what_was_published_tries_every_turn_alike(goal: Goal) -> None:
    view = views(RULESETS[0])[RULESETS[0].kings]
    config = SearchConfig("greedy", goal, horizon=None, use_claim_tree=False, is_flat=True)
    search = Search(view, config).for_rollouts(100 * len(turns(view)))
    assert search.visits.sum() == 100 * len(turns(view))
    assert search.visits.min() > 50
    assert search.visits.max() < 150


@pytest.mark.parametrize(
    ("goal", "low", "high"),
    [
        (Goal.WIN, 0, 1),
        (Goal.RATIO, 0, 1),
        (Goal.CHANCE, 0, 1),
        (Goal.POINTS, 20, 90),
        (Goal.MARGIN, -60, 60),
    ],
)
def test_a_goal_says_what_a_turn_is_worth(goal: Goal, low: float, high: float) -> None:
    view = views(RULESETS[0])[RULESETS[0].kings]
    values = Search(view, SearchConfig("greedy", goal, horizon=None)).for_rollouts(2000).values
    assert low <= values.min() < values.max() <= high


@rulesets
def test_the_end_of_a_rollout_and_the_prediction_are_averaged(ruleset: Ruleset) -> None:
    view = views(ruleset)[ruleset.kings]

    def search(weight: float) -> Search:
        config = SearchConfig("greedy", Goal.POINTS, 1, weight, use_claim_tree=False, is_flat=True)
        return Search(view, config, seed=3).for_rollouts(20 * len(turns(view)))

    predicted, ends = search(0.0), search(1.0)
    totals = ends.values * ends.visits
    assert totals == pytest.approx(np.round(totals)), "a game ends with whole points"
    assert np.abs(predicted.values - ends.values).max() > 1
    average = 0.75 * predicted.values + 0.25 * ends.values
    assert search(0.25).values == pytest.approx(average, rel=1e-4)


@rulesets
def test_the_end_of_a_rollout_counts_for_more_as_a_game_goes_on(ruleset: Ruleset) -> None:
    weights = [SearchConfig.best(view).rollout_weight for view in views(ruleset)]
    assert weights == sorted(weights)
    assert weights[0] < 0.2
    assert weights[-1] == 0.5


DYNASTY = Ruleset.preset("dynasty", 2)


def third_game(view: View, *first: tuple[int, int, int]) -> View:
    """The view in the last game of a Dynasty, after two with these heights."""
    return view.evolve(earlier=(first, first))


@pytest.mark.parametrize("horizon", [None, 1])
@pytest.mark.parametrize("goal", [Goal.RATIO, Goal.CHANCE, Goal.MARGIN])
def test_a_dynasty_is_played_for_the_total(goal: Goal, horizon: int | None) -> None:
    view = views(DYNASTY)[DYNASTY.kings + 2]
    config = SearchConfig("greedy", goal, horizon, use_claim_tree=False, is_flat=True)
    rich, poor = (60, 9, 9), (20, 9, 9)
    assert view.actor == 0

    def value(view: View) -> float:
        return float(Search(view, config).for_rollouts(200).values.max())

    ahead, behind = value(third_game(view, rich, poor)), value(third_game(view, poor, rich))
    assert behind < value(view) < ahead
    if goal is Goal.MARGIN:
        assert ahead - behind == pytest.approx(4 * (60 - 20))


def test_a_dynasty_is_won_by_what_all_its_games_come_to() -> None:
    view = next(view for view in views(DYNASTY) if view.round == DYNASTY.rounds - 1)
    config = SearchConfig("greedy", Goal.WIN, horizon=None, use_claim_tree=False)
    rich, poor = (99, 9, 9), (9, 9, 9)
    for seats, winner in [((rich, poor), 0), ((poor, rich), 1)]:
        values = Search(third_game(view, *seats), config).for_rollouts(200).values
        assert set(values) == {float(view.actor == winner)}


def test_the_tie_breaks_of_a_dynasty_are_added_up() -> None:
    view = next(view for view in views(DYNASTY) if view.round == DYNASTY.rounds - 1)
    seat = view.actor
    assert seat is not None

    def values(goal: Goal, points: int, territory: int) -> NDArray[np.float64]:
        """With so many points and squares more than the other has from games before."""
        heights = [(0, 0, 9), (0, 0, 9)]
        heights[seat] = (max(points, 0), territory, 9)
        heights[1 - seat] = (max(-points, 0), 50, 9)
        config = SearchConfig("greedy", goal, horizon=None, use_claim_tree=False, is_flat=True)
        after = view.evolve(earlier=(tuple(heights),))
        return Search(after, config).for_rollouts(2000).values

    # Such a lead that the totals are equal in some of the rollouts.
    lead = -round(float(values(Goal.MARGIN, 0, 0).max()))
    wide, even, narrow = (values(Goal.WIN, lead, territory) for territory in (99, 50, 0))
    assert (wide >= even).all()
    assert (even >= narrow).all()
    assert wide.sum() > narrow.sum()


def test_a_lead_counts_for_less_the_more_games_are_to_come() -> None:
    view = views(DYNASTY)[DYNASTY.kings]
    before = ((30, 9, 9), (30, 9, 9))
    games = [view.evolve(earlier=(before,) * number) for number in range(3)]
    first, second, third = (SearchConfig.best(view).win_scale for view in games)
    assert first > second > third == SearchConfig.best(views(RULESETS[0])[0]).win_scale


def test_a_search_can_be_watched_and_stopped() -> None:
    view = views(RULESETS[0])[RULESETS[0].kings]
    seen: list[int] = []

    def watch(search: Search) -> bool:
        seen.append(int(search.visits.sum()))
        return len(seen) < 3

    search = Search(view).for_seconds(3600, watch)
    assert len(seen) == 3
    assert 0 < seen[0] < seen[1] < seen[2] == search.visits.sum()
    assert search.best in turns(view)


def test_no_time_is_enough_for_some_turn() -> None:
    view = views(RULESETS[4])[RULESETS[4].kings]
    assert Search(view).for_seconds(0).best in turns(view)


def test_a_search_out_of_range_is_refused() -> None:
    game = history(Game.new(RULESETS[0], 1), Random(1))[-1]
    with pytest.raises(ValueError, match="over"):
        Search(game.public)
    view = views(RULESETS[0])[0]
    with pytest.raises(ValueError, match="threads"):
        Search(view, threads=0)
    with pytest.raises(ValueError, match="seed"):
        Search(view, seed=-1)
    with pytest.raises(ValueError, match="weights"):
        Search(view, network=np.zeros(3, np.float32))
