"""Bots that overlook actions: what they draw, with the kernel and without it."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from kingdomino import kernel
from kingdomino.bots import GreedyBot
from kingdomino.bots.greedy import PartialGreedyBot, greedy_actions
from kingdomino.bots.rng import Rng
from kingdomino.rules import Match, Ruleset, View
from tests.kernel.chi_square import is_even

RULESETS = [
    Ruleset.preset("classic", 2),
    Ruleset.preset("classic", 3, opening="drawer", middle_kingdom="symmetric"),
    Ruleset.preset("mighty-duel", opening="abba", harmony=True, middle_kingdom="full-box"),
    Ruleset.preset("dynasty", 4),
]
rulesets = pytest.mark.parametrize("ruleset", RULESETS, ids=str)


def views(ruleset: Ruleset, seed: int) -> Iterator[View]:
    """The views of a match that is played at random, each of who is to act."""
    random, match = Random(seed), Match.new(ruleset, seed)
    while not match.is_over:
        yield match.view(match.view().actor)
        match = match.play(random.choice(match.game.legal_actions()))


@rulesets
def test_the_same_is_chosen_without_the_kernel(
    ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = [PartialGreedyBot(2**64 - 3 + i, visibility) for i, visibility in enumerate((0.15, 0.5))]
    chosen = [
        [bot.choose(view) for bot in [*bots, GreedyBot(9)]]
        for view in islice(views(ruleset, 1), 0, None, 3)
    ]
    monkeypatch.setattr(kernel, "is_available", False)
    for view, actions in zip(islice(views(ruleset, 1), 0, None, 3), chosen, strict=True):
        assert [bot.choose(view) for bot in [*bots, GreedyBot(9)]] == actions


@rulesets
def test_all_that_is_seen_is_played_greedily(ruleset: Ruleset) -> None:
    for view in islice(views(ruleset, 2), 0, None, 5):
        assert GreedyBot(3).choose(view) in greedy_actions(view)
        blind = {PartialGreedyBot(seed, 0.0).choose(view) for seed in range(60)}
        assert blind <= set(view.legal_actions())
        assert len(blind) > 1 or len(view.legal_actions()) == 1


def test_every_best_action_is_as_likely_as_every_other() -> None:
    view = next(view for view in views(RULESETS[1], 3) if len(greedy_actions(view)) > 1)
    counts = Counter(GreedyBot(seed).choose(view) for seed in range(2_000))
    assert set(counts) == set(greedy_actions(view))
    assert is_even([*counts.values()])


def test_draws_depend_on_the_ply() -> None:
    numbers = {tuple(Rng(7, ply).below(1 << 30) for _ in range(4)) for ply in range(100)}
    assert len(numbers) == 100


def test_certainty_draws_nothing() -> None:
    one, other = Rng(1, 1), Rng(1, 1)
    assert [one.chance(1.0), one.chance(0.0)] == [True, False]
    assert one.below(1 << 30) == other.below(1 << 30)
    assert 400 < sum(one.chance(0.5) for _ in range(1_000)) < 600
