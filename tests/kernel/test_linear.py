"""The linear policy takes the turn with the highest value, and beats greedy play."""

from collections.abc import Iterator
from itertools import pairwise, product

import numpy as np
import pytest
from numpy.typing import NDArray

from kingdomino import kernel
from kingdomino.bots.greedy import points_with, safe_places
from kingdomino.rules import CASTLE, Action, Cell, Claim, Game, Place, Ruleset, View
from tests.kernel.test_greedy import RULESETS
from tests.parity.replay import assert_same_game

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.kernel.engine import PHASES, Position
    from kingdomino.kernel.policies import read_policies
    from kingdomino.kernel.rollouts import Rollouts
    from kingdomino.kernel.weights import load_linear

# What nobody claims is not in the games that the kernel keeps.
WHOLE = [ruleset for ruleset in RULESETS if ruleset.line == ruleset.kings]
rulesets = pytest.mark.parametrize("ruleset", WHOLE, ids=str)
GAMES = 3
Turn = tuple[Place, Claim]
Features = tuple[int, ...]


def turns(ruleset: Ruleset, policy: str = "linear") -> Iterator[tuple[View, Turn]]:
    """The turns of some games with something to place and to claim, and how they were taken."""
    outcomes = kernel.simulate(ruleset, GAMES, policy, seed=5, keep_actions=True)
    for i in range(GAMES):
        deal = assert_same_game(ruleset, outcomes, i).origin
        assert deal is not None
        game = Game.from_deal(ruleset, deal)
        actions: list[Action] = [action for _, action in outcomes.steps(i)]
        for first, second in pairwise(actions):
            if isinstance(first, Place) and isinstance(second, Claim):
                yield game.view(game.actor), (first, second)
            game = game.play(first)


def all_features(view: View) -> dict[Turn, Features]:
    """The features of every turn that the policy considers, as the kernel extracts them."""
    rollouts = Rollouts(view, kernel.SearchConfig(), 0, None, None)
    by_turn = {}
    for i in range(rollouts.count):
        if (features := rollouts.features(i)) is not None:
            place, claim = rollouts.turn(view, i)
            assert isinstance(place, Place)
            assert isinstance(claim, Claim)
            by_turn[place, claim] = features
    return by_turn


def expected_features(view: View, place: Place, claim: Claim) -> Features:
    """The features of a turn, computed with the rules."""
    ruleset = view.ruleset
    assert view.actor is not None
    assert view.next_line is not None
    kingdom = view.kingdoms[view.actor]
    after = kingdom.place(place)
    gain = after.points() - kingdom.points()
    claimed = points_with(after, claim.domino, ruleset) - after.points()
    taken = {CASTLE, *(cell for p in after.placed for cell in (p.first, p.second))}
    columns, rows = {cell.column for cell in taken}, {cell.row for cell in taken}
    width, height = max(columns) - min(columns), max(rows) - min(rows)

    def is_open(column: int, row: int) -> bool:
        across, along = {*columns, column}, {*rows, row}
        half = ruleset.grid // 2
        near = max(abs(column - CASTLE.column), abs(row - CASTLE.row)) <= half
        return (
            (column, row) not in {(cell.column, cell.row) for cell in taken}
            and max(across) - min(across) < ruleset.grid
            and max(along) - min(along) < ruleset.grid
            and (near or not ruleset.middle_kingdom)
        )

    around = sum(is_open(*cell) << bit for bit, cell in enumerate(beside(place)))
    slot = view.next_line.dominoes.index(claim.domino)
    sides = (max(width, height), min(width, height))
    return (gain, claimed, claim.domino, slot, *sides, around)


def beside(place: Place) -> list[tuple[int, int]]:
    """The cells around a domino: along it on the one side, at its ends, along it on the other."""
    low: Cell = min(place.first, place.second, key=lambda cell: (cell.row, cell.column))
    is_column = place.first.column == place.second.column
    steps = [*product((-1,), range(-1, 3)), (0, -1), (0, 2), *product((1,), range(-1, 3))]
    return [
        (low.column + across, low.row + along) if is_column
        else (low.column + along, low.row + across)
        for across, along in steps
    ]  # fmt: skip


def value(weights: NDArray[np.float32], features: Features) -> float:
    gain, claimed, number, slot, longer, shorter, around = features
    points, numbers, slots, boxes, surroundings = np.split(weights, [2, 50, 54, 103])
    return float(
        points @ [gain, claimed]
        + numbers[number - 1] + slots[slot] + boxes[7 * longer + shorter] + surroundings[around]
    )  # fmt: skip


@rulesets
def test_features_are_those_of_the_rules(ruleset: Ruleset) -> None:
    for view, (place, _) in list(turns(ruleset))[::5]:
        assert view.actor is not None
        assert view.next_line is not None
        by_turn = all_features(view)
        legal = [action for action in view.legal_actions() if isinstance(action, Place)]
        safe = safe_places(view.kingdoms[view.actor], legal, ruleset)
        assert {turn for turn, _ in by_turn} == set(safe)
        for claim in map(Claim, view.next_line.free):
            assert by_turn[place, claim] == expected_features(view, place, claim)
        assert all(by_turn[turn] == expected_features(view, *turn) for turn in list(by_turn)[::7])


def is_best(view: View, turn: Turn) -> bool:
    """Whether no other turn has a higher value by the weights of the policy."""
    weights = load_linear(view.ruleset).reshape(PHASES, -1)
    phase = weights[PHASES * (view.round - 1) // view.ruleset.rounds]
    by_turn = all_features(view)
    best = max(value(phase, features) for features in by_turn.values())
    return value(phase, by_turn[turn]) == pytest.approx(best, abs=1e-3)


@rulesets
def test_a_linear_player_takes_the_turn_that_is_best(ruleset: Ruleset) -> None:
    assert all(is_best(view, turn) for view, turn in turns(ruleset))


@rulesets
def test_turns_that_are_not_linear_are_greedy(ruleset: Ruleset) -> None:
    linear, greedy = 0, 0
    for view, turn in turns(ruleset, "linear:0.5"):
        if is_best(view, turn):
            linear += 1
        else:
            greedy += 1
            assert turn[0] in kernel.greedy_actions(view)
    assert linear > greedy > 0


def test_the_share_of_linear_turns_counts() -> None:
    ruleset = Ruleset.preset("classic", 2)

    def wins(share: str) -> float:
        outcomes = kernel.simulate(ruleset, 4000, [f"linear:{share}", "greedy"], seed=3)
        return float(outcomes.win_shares()[:, 0].mean())

    assert 0.53 > wins("0") > 0.47
    assert wins("0") < wins("0.25") < wins("0.5") < wins("1")


@pytest.mark.parametrize(
    ("preset", "players", "share"),
    [
        ("classic", 2, 0.62),
        ("classic", 3, 0.5),
        ("classic", 4, 0.45),
        ("tournament", 2, 0.69),
        ("tournament", 3, 0.58),
        ("tournament", 4, 0.54),
        ("mighty-duel", 2, 0.72),
    ],
)
def test_linear_beats_greedy(preset: str, players: int, share: float) -> None:
    policies = ["linear", *["greedy"] * (players - 1)]
    outcomes = kernel.simulate(Ruleset.preset(preset, players), 2000, policies, seed=3)
    assert outcomes.win_shares()[:, 0].mean() > share


def test_weights_of_another_size_are_refused() -> None:
    ruleset = RULESETS[0]
    for weights in (None, load_linear(ruleset)[1:]):
        with pytest.raises(ValueError, match="linear"):
            Position(ruleset).set_policies(read_policies("linear", 2), weights)
