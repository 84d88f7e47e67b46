"""The environments pass the conformance tests of the libraries they are for."""

import warnings
from collections.abc import Iterator

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.bots import BotNameError
from kingdomino.notation import format_ruleset
from kingdomino.rules import Game, Ruleset
from tests.parity.replay import VARIANTS

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra rl")
env_checker = pytest.importorskip("gymnasium.utils.env_checker", reason="needs the extra rl")
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="needs the extra rl")

if kernel.is_available:
    from kingdomino.envs.gymnasium import KingdominoEnv, KingdominoVectorEnv
    from kingdomino.envs.pettingzoo import KingdominoAEC
    from kingdomino.envs.rendering import RENDER_MODES, render_view

RULES = [format_ruleset(Ruleset.preset(name, players)) for name, players in VARIANTS]


@pytest.fixture(autouse=True)
def advice_is_no_error() -> Iterator[None]:
    """The conformance tests warn of what is unusual, such as observations that are dictionaries."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("rules", RULES)
def test_pettingzoo(rules: str) -> None:
    pettingzoo_test.api_test(KingdominoAEC(rules), num_cycles=60)
    pettingzoo_test.seed_test(lambda: KingdominoAEC(rules), num_cycles=20)


def test_rewards_of_agents_add_up_to_the_result() -> None:
    env = KingdominoAEC("classic/3", reward="points")
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, termination, _, info = env.last()
        total[agent] += reward
        env.step(None if termination else int(np.flatnonzero(info["action_mask"])[-1]))
    points = {f"player_{i}": kingdom.points() for i, kingdom in enumerate(env.view.kingdoms)}
    assert total == points


def test_an_agent_that_does_not_act_has_no_legal_action() -> None:
    env = KingdominoAEC("classic/4")
    env.reset(seed=2)
    for agent in env.agents:
        is_acting = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == is_acting
        assert env.infos[agent]["action_mask"].any() == is_acting
    assert env.view == Game.new(env.ruleset, 2).view(0)


@pytest.mark.parametrize("rules", RULES)
def test_gymnasium(rules: str) -> None:
    env_checker.check_env(KingdominoEnv(rules, "random"), skip_render_check=True)


def test_gymnasium_makes_the_environment() -> None:
    env = gymnasium.make("kingdomino.envs.gymnasium:Kingdomino-v0", opponents="page")
    _, info = env.reset(seed=3)
    steps = 0
    while True:
        mask = info["action_mask"]
        _, reward, is_over, _, info = env.step(env.action_space.sample(mask))
        steps += 1
        if is_over:
            break
    assert steps == 24
    assert reward in (-1, 0, 1)
    assert env.unwrapped.game.is_over
    assert info["points"] == [kingdom.points() for kingdom in env.unwrapped.game.kingdoms]


def test_an_illegal_action_ends_the_game() -> None:
    env = KingdominoEnv("classic/2", "random")
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(4)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)


def test_opponents_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BotNameError):
        KingdominoEnv("classic/2", "nobody")
    with pytest.raises(ValueError, match="4 players need 3 opponents, not 2"):
        KingdominoEnv("classic/4", ["greedy", "greedy"])
    with pytest.raises(ValueError, match="no policy 'nobody'"):
        KingdominoVectorEnv(2, "classic/2", "nobody")


def test_the_vector_form() -> None:
    env = gymnasium.make_vec(
        "kingdomino.envs.gymnasium:Kingdomino-v0", num_envs=6, opponents="greedy"
    )
    observation, info = env.reset(seed=4)
    assert env.observation_space.contains(observation)
    ended = np.zeros(6, bool)
    while not ended.all():
        masks = info["action_mask"]
        observation, rewards, dones, _, info = env.step(masks.argmax(axis=1))
        assert env.observation_space.contains(observation)
        assert (rewards[~dones] == 0).all()
        ended |= dones
    assert info["points"].shape == (6, 2)
    env.close()


@pytest.mark.parametrize("make", [KingdominoAEC, KingdominoEnv])
def test_a_game_is_drawn(make: "type[KingdominoAEC] | type[KingdominoEnv]") -> None:
    for mode in RENDER_MODES:
        env = make("classic/2", render_mode=mode)
        env.reset(seed=1)
        picture = env.render()
        if mode == "rgb_array":
            assert picture.ndim == 3
            assert picture.shape[2] == 3
            assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20
        else:
            assert ("<svg" in picture) == (mode == "svg")
    blind = make("classic/2")
    blind.reset(seed=1)
    assert blind.render() is None
    with pytest.raises(ValueError, match="a render mode is"):
        render_view(Game.new(blind.ruleset, 1).view(), "hologram")
