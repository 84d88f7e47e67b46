"""Many games side by side are games of the rules."""

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.rules import Game, Ruleset
from tests.envs.parity import compare_games, rulesets

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

if kernel.is_available:
    from kingdomino.envs import NO_SEAT, BatchEnv, action_count, planes_shape, scalar_count
    from kingdomino.kernel import environments
    from kingdomino.kernel.engine import Position


def play_to_the_end(env: "BatchEnv", seed: int) -> list[float]:
    """Random games until the first one is over; the rewards of that step."""
    batch = env.reset(seed)
    while not batch.dones[0]:
        batch = env.step(env.sample_actions(seed))
    rewards: list[float] = batch.rewards[0].tolist()
    return rewards


@pytest.mark.parametrize("ruleset", rulesets(), ids=str)
def test_masks_observations_and_results_are_those_of_the_rules(ruleset: Ruleset) -> None:
    compare_games(ruleset, 2, seed=20)


def test_sizes_are_those_of_the_kernel() -> None:
    for name, players in (("classic", 4), ("mighty-duel", 2)):
        ruleset = Ruleset.preset(name, players)
        assert environments.action_count(Position(ruleset)) == action_count(ruleset.grid)
        assert environments.scalars(players) == scalar_count(players)
        assert environments.KINGDOM_PLANES * players == planes_shape(ruleset)[0]


def test_threads_change_nothing() -> None:
    one, three = BatchEnv("classic/3", 10), BatchEnv("classic/3", 10, threads=3)
    one.reset(5)
    three.reset(5)
    for _ in range(150):
        actions = one.sample_actions()
        first, second = one.step(actions), three.step(actions)
        assert np.array_equal(first.planes, second.planes)
        assert np.array_equal(first.scalars, second.scalars)
        assert np.array_equal(first.rewards, second.rewards)
    three.close()


def test_the_next_game_begins_at_once_with_another_seed() -> None:
    env = BatchEnv("classic/2", 4)
    play_to_the_end(env, seed=100)
    assert env.batch.seeds.tolist() == [104, 105, 106, 107]
    game = Game.new(env.ruleset, 104)
    assert game.public.next_line is not None
    assert env.batch.scalars[0, 13:17].tolist() == list(game.public.next_line.dominoes)
    assert not env.step(env.sample_actions()).dones.any()


def test_without_a_next_game_the_end_stays() -> None:
    env = BatchEnv("classic/2", 1, auto_reset=False)
    play_to_the_end(env, seed=3)
    assert env.batch.actors.tolist() == [NO_SEAT]
    assert not env.batch.masks.any()
    points = env.batch.points.tolist()
    batch = env.step([0])
    assert not batch.dones.any()
    assert not batch.rewards.any()
    assert batch.points.tolist() == points


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards(players: int) -> None:
    env = BatchEnv(f"classic/{players}", 1, auto_reset=False)
    win = play_to_the_end(env, seed=8)
    ranks, points = env.batch.ranks[0].tolist(), env.batch.points[0].tolist()
    share = 1 / ranks.count(1)
    expected = [(players * share * (rank == 1) - 1) / (players - 1) for rank in ranks]
    assert win == pytest.approx(expected)
    margin = play_to_the_end(BatchEnv(f"classic/{players}", 1, reward="margin"), seed=8)
    others = [max(points[:seat] + points[seat + 1 :]) for seat in range(players)]
    assert margin == [own - best for own, best in zip(points, others, strict=True)]
    assert play_to_the_end(BatchEnv(f"classic/{players}", 1, reward="points"), seed=8) == points


def test_a_shared_victory_is_shared() -> None:
    env = BatchEnv("classic/2", 500)
    env.reset(0)
    while not env.batch.dones.any():
        env.step(env.sample_actions())
    shared = (env.batch.ranks == 1).all(axis=1)
    assert (env.batch.rewards[shared] == 0).all()
    assert (abs(env.batch.rewards[~shared]) == 1).all()


def test_seats_with_a_policy_are_played() -> None:
    env = BatchEnv("classic/3", 200, policies=[None, "greedy", "random"])
    batch = env.reset(1)
    while not batch.dones.all():
        assert (batch.actors == 0).all()
        batch = env.step(env.sample_actions())
    means = batch.points.mean(axis=0)
    assert means[1] > 1.5 * means[0]
    assert means[1] > 1.5 * means[2]


def test_an_illegal_action_plays_nothing() -> None:
    env = BatchEnv("classic/2", 3)
    env.reset(0)
    before = env.batch.scalars.copy()
    with pytest.raises(ValueError, match="action 9 is illegal in game 1"):
        env.step([0, 9, 0])
    with pytest.raises(ValueError, match="action -1 is illegal in game 2"):
        env.step([0, 0, -1])
    with pytest.raises(ValueError, match="action 70000 is illegal in game 0"):
        env.step([70_000, 0, 0])
    assert np.array_equal(env.batch.scalars, before)


def test_an_action_that_a_changed_mask_allows_changes_nothing() -> None:
    env = BatchEnv("classic/2", 1)
    env.reset(0)
    before = env.batch.planes.copy(), env.batch.scalars.copy()
    env.batch.masks[:] = 1
    batch = env.step([200])
    assert np.array_equal(batch.planes, before[0])
    assert np.array_equal(batch.scalars, before[1])


def test_seeds_can_be_given_one_by_one() -> None:
    env = BatchEnv("classic/2", 2)
    env.reset([9, 9])
    assert np.array_equal(env.batch.scalars[0], env.batch.scalars[1])


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="count from 1"):
        BatchEnv("classic/2", 0)
    with pytest.raises(ValueError, match="a reward is win"):
        BatchEnv("classic/2", 1, reward="glory")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 policies"):
        BatchEnv("classic/2", 1, policies=["greedy", "greedy"])
    env = BatchEnv("classic/2", 2)
    with pytest.raises(ValueError, match="reset"):
        env.step([0, 0])
    with pytest.raises(ValueError, match="2 seeds"):
        env.reset([1, -1])
    env.reset(0)
    with pytest.raises(ValueError, match="2 whole numbers"):
        env.step([0.5, 0.5])
    with pytest.raises(ValueError, match="2 whole numbers"):
        env.step([0])
    with pytest.raises(ValueError, match="no game 2"):
        env.observe(2, 0)
