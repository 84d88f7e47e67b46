"""Greedy play in the kernel does what `kingdomino.bots.greedy` says."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from kingdomino import kernel
from kingdomino.bots.greedy import most_crowns, points_with, safe_places
from kingdomino.rules import (
    CASTLE,
    Action,
    Claim,
    Discard,
    Game,
    Kingdom,
    Opening,
    Place,
    Ruleset,
    View,
)
from tests.kernel.chi_square import is_even
from tests.parity.replay import assert_same_game

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

RULESETS = [
    Ruleset.preset("classic", 2),
    Ruleset.preset("classic", 3),
    Ruleset.preset("classic", 4),
    Ruleset.preset("classic", 2, opening="abba", harmony=True),
    Ruleset.preset("classic", 3, opening="drawer", middle_kingdom="symmetric"),
    Ruleset.preset("mighty-duel"),
    Ruleset.preset("mighty-duel", harmony=True, middle_kingdom="full-box"),
    Ruleset.preset("mighty-duel", opening="drawer", middle_kingdom="symmetric"),
    Ruleset.preset("dynasty", 2, opening="drawer"),
    Ruleset.preset("tournament", 2),
    Ruleset.preset("tournament", 3, opening="drawer"),
    Ruleset.preset("tournament", 4),
    Ruleset.preset("demo"),
    Ruleset.preset("second-edition", 3, middle_kingdom="symmetric", harmony=True),
]


def best_actions(actions: list[Action], value: Callable[[Action], int]) -> set[Action]:
    values = {action: value(action) for action in actions}
    return {action for action in actions if values[action] == max(values.values())}


def expected(view: View) -> set[Action]:
    """The actions of full greedy play, computed as plainly as possible."""
    legal = list(view.legal_actions())
    assert view.king is not None
    kingdom, rules = view.kingdoms[view.king], view.ruleset
    free = view.next_line.free if view.next_line is not None else ()

    def value(action: Action) -> int:
        if isinstance(action, Place):
            after = kingdom.place(action)
            return max(
                [points_with(after, d, rules) for d in free],
                default=after.points_with_bonuses(rules),
            )
        if view.king != view.actor:
            return -most_crowns(action.domino)
        if not kingdom.placed:
            return most_crowns(action.domino)
        return points_with(kingdom, action.domino, rules)

    places = [action for action in legal if isinstance(action, Place)]
    if places:
        return best_actions([*safe_places(kingdom, places, rules)], value)
    return best_actions(legal, value)


def expected_at_once(view: View) -> set[Action]:
    """What greedy placement may do."""
    legal = list(view.legal_actions())
    assert view.king is not None
    kingdom, rules = view.kingdoms[view.king], view.ruleset

    def value(action: Action) -> int:
        if isinstance(action, Claim):
            crowns = most_crowns(action.domino)
            if view.king != view.actor:
                return -crowns
            return crowns if len(kingdom.placed) <= 1 else 0
        return kingdom.place(action).points_with_bonuses(rules) if isinstance(action, Place) else 0

    places = [action for action in legal if isinstance(action, Place)]
    return best_actions([*_safe_if_settled(kingdom, places, rules)] or legal, value)


def _safe_if_settled(kingdom: Kingdom, places: list[Place], rules: Ruleset) -> Sequence[Place]:
    """What is safe if the box is taken for settled, with the castle at its centre."""
    if rules.middle_kingdom is None:
        return safe_places(kingdom, places, rules)
    half = rules.grid // 2
    box = {
        (CASTLE.column + x, CASTLE.row + y)
        for x in range(-half, half + 1)
        for y in range(-half, half + 1)
    }

    def holes(of: Kingdom) -> int:
        free = (
            box - {(cell.column, cell.row) for cell in of.squares} - {(CASTLE.column, CASTLE.row)}
        )
        return sum(not free & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} for x, y in free)

    def is_sound(place: Place) -> bool:
        cells = {(cell.column, cell.row) for cell in (place.first, place.second)}
        return cells <= box and holes(kingdom.place(place)) <= holes(kingdom)

    return [place for place in places if is_sound(place)] or places


def games(ruleset: Ruleset, seed: int, greed: float) -> Iterator[Game]:
    """A game, action by action, in which so many of the actions are greedy."""
    chance = Random(seed)
    game = Game.new(ruleset, seed)
    while game.actor is not None:
        yield game
        view = game.view(game.actor)
        is_greedy = chance.random() < greed
        actions = kernel.greedy_actions(view) if is_greedy else view.legal_actions()
        game = game.play(chance.choice(actions))


def positions(ruleset: Ruleset, seed: int, greed: float) -> Iterator[View]:
    """The views of such a game, each of who is to act."""
    return (game.view(game.actor) for game in games(ruleset, seed, greed))


def check(ruleset: Ruleset, seed: int, greed: float, every: int = 1) -> None:
    for view in islice(positions(ruleset, seed, greed), seed % every, None, every):
        actions = kernel.greedy_actions(view)
        assert len(set(actions)) == len(actions)
        assert set(actions) == expected(view)
        at_once = kernel.greedy_actions(view, looks_ahead=False)
        assert len(set(at_once)) == len(at_once)
        assert set(at_once) == expected_at_once(view)


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_greedy_actions_are_those_of_the_bot(ruleset: Ruleset) -> None:
    check(ruleset, seed=1, greed=0.5, every=7)


@pytest.mark.slow
@pytest.mark.parametrize("greed", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_greedy_actions_are_those_of_the_bot_in_many_games(ruleset: Ruleset, greed: float) -> None:
    for seed in range(2, 10):
        check(ruleset, seed, greed)


@pytest.mark.parametrize("policy", ["greedy-placement", "greedy", "mixed:0.25"])
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_games_are_legal_and_end_as_the_rules_say(ruleset: Ruleset, policy: str) -> None:
    outcomes = kernel.simulate(ruleset, 20, policy, seed=5, keep_actions=True)
    for i in range(20):
        assert_same_game(ruleset, outcomes, i)


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_a_greedy_playout_begins_with_one_of_the_best_actions(ruleset: Ruleset) -> None:
    for view in islice(positions(ruleset, seed=4, greed=0.7), 2, None, 5):
        outcomes = kernel.playouts(view, 40, "greedy", keep_actions=True)
        firsts = {outcomes.steps(i)[0] for i in range(40)}
        assert firsts <= {(view.king, action) for action in kernel.greedy_actions(view)}


@pytest.mark.parametrize("ruleset", [r for r in RULESETS if r.line == r.kings], ids=str)
def test_every_action_of_a_greedy_game_is_one_of_the_best(ruleset: Ruleset) -> None:
    # Which domino was left over in a line of the second edition, no action tells: it is left out.
    outcomes = kernel.simulate(ruleset, 8, "greedy", seed=6, keep_actions=True)
    for i in range(8):
        end = assert_same_game(ruleset, outcomes, i)
        assert end.origin is not None
        game = Game.from_deal(ruleset, end.origin)
        for action in end.actions:
            # Nor does it tell who drew a king that goes to the first line.
            if game.round > 0 or ruleset.opening is not Opening.DRAWER:
                assert action in kernel.greedy_actions(game.view()) or isinstance(action, Discard)
            game = game.play(action)


@pytest.mark.slow
def test_every_best_action_is_as_likely_as_every_other() -> None:
    view = Game.new(Ruleset.preset("classic", 4), seed=3).view()
    game = Game.new(view.ruleset, seed=3)
    while game.round == 0:
        game = game.play(game.legal_actions()[0])
    view = game.view(game.actor)
    best = kernel.greedy_actions(view)
    assert len(best) > 1
    outcomes = kernel.playouts(view, 1000 * len(best), "greedy", keep_actions=True)
    firsts = [outcomes.steps(i)[0][1] for i in range(1000 * len(best))]
    assert all(850 < firsts.count(action) < 1150 for action in best)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_every_best_turn_is_as_likely_as_every_other(ruleset: Ruleset) -> None:
    # In the middle of a game too, and with the claim that follows the placement.
    turns = (g for g in games(ruleset, seed=8, greed=0.5) if g.round > 2 and g.view().domino)
    for game in islice(turns, 0, 12, 5):
        best = kernel.greedy_actions(game.view(game.actor))
        count = 80 * len(best)
        outcomes = kernel.playouts(game.view(game.actor), count, "greedy", keep_actions=True)
        played = [outcomes.steps(i)[:2] for i in range(count)]
        places = Counter(first for (_, first), _ in played)
        assert set(places) == set(best)
        assert len(best) == 1 or is_even([places[action] for action in best])
        for action in best:
            after = game.play(action)
            claims = kernel.greedy_actions(after.view(after.actor))
            counts = Counter(second for (_, first), (_, second) in played if first == action)
            assert set(counts) <= set(claims)
            assert len(claims) == 1 or is_even([counts[claim] for claim in claims])


def test_each_seat_may_have_a_policy_of_its_own() -> None:
    ruleset = Ruleset.preset("tournament", 4)
    outcomes = kernel.simulate(ruleset, 2000, ["greedy", "random", "random", "random"])
    assert outcomes.win_shares()[:, 0].mean() > 0.95
    assert outcomes.points[:, 1].mean() < 30


def test_greedy_placement_is_as_strong_as_published() -> None:
    # Gedda, Lagerkvist and Butler have 39.6 points and 79.4 % wins against three at random.
    ruleset = Ruleset.preset("tournament", 4)
    seats = [[("random", "greedy-placement")[i == seat] for i in range(4)] for seat in range(4)]
    outcomes = [kernel.simulate(ruleset, 2000, policies, seed=1) for policies in seats]
    points = sum(outcome.points[:, seat].mean() for seat, outcome in enumerate(outcomes)) / 4
    wins = sum(outcome.win_shares()[:, seat].mean() for seat, outcome in enumerate(outcomes)) / 4
    assert 39 < points < 40
    assert 0.78 < wins < 0.82


def test_a_mix_is_between_its_parts() -> None:
    ruleset = Ruleset.preset("classic", 2)
    policies = ("mixed:0", "mixed:0.25", "mixed:0.75", "mixed:1")
    means = [kernel.simulate(ruleset, 2000, policy).points.mean() for policy in policies]
    assert means == sorted(means)
    assert means[0] == kernel.simulate(ruleset, 2000, "random").points.mean()
    assert means[-1] == kernel.simulate(ruleset, 2000, "greedy").points.mean()


@pytest.mark.parametrize(
    "policy",
    [
        "",
        "best",
        "mixed",
        "mixed:",
        "mixed:2",
        "mixed:nan",
        "linear:",
        "linear:2",
        ["greedy"],
        ["greedy"] * 3,
    ],
)
def test_a_policy_that_does_not_exist_is_refused(policy: str | list[str]) -> None:
    with pytest.raises(ValueError, match="polic"):
        kernel.simulate(Ruleset.preset("classic", 2), 1, policy)
