"""The game as a Gymnasium environment: one seat against bots.

Importing this module registers `Kingdomino-v0`, so that this works:

>>> import gymnasium
>>> env = gymnasium.make("kingdomino.envs.gymnasium:Kingdomino-v0", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> sorted(observation)
['action_mask', 'planes', 'scalars']
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kingdomino.bots import Bot, make_bot
from kingdomino.envs.actions import decode_action, encode_action
from kingdomino.envs.batch import Batch, BatchEnv, Reward
from kingdomino.envs.rendering import RENDER_MODES, render_view
from kingdomino.envs.spaces import action_space, observation_space
from kingdomino.rules import Game, Ruleset

Observation = dict[str, NDArray[Any]]

_SEEDS = 1 << 63
_BOT_SEEDS = 1 << 32


class KingdominoEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """Seat 0 against bots, by their names; one name stands for all of them.

    The opening is random, so that no seat has an advantage. Observations and actions are those of
    `kingdomino.envs.BatchEnv`, with an `action_mask`. `reset(seed=…)` begins the game of
    `Game.new(ruleset, seed)`. An illegal action ends the game with the reward -1 and `illegal` in
    the info. Raises `BotNameError` for a bot that does not exist.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        ruleset: Ruleset | str = "classic/2",
        opponents: str | Sequence[str] = "greedy",
        *,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self._env = BatchEnv(ruleset, 1, reward=reward, auto_reset=False)
        self.ruleset = self._env.ruleset
        self.render_mode = render_mode
        self.opponents = _opponent_names(opponents, self.ruleset)
        self.observation_space = observation_space(self.ruleset)
        self.action_space = action_space(self.ruleset)
        self._bots: list[Bot] = [make_bot(name) for name in self.opponents]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the bots play until it is the turn of seat 0."""
        super().reset(seed=seed)
        game = int(self.np_random.integers(_SEEDS)) if seed is None else seed
        bot_seeds = self.np_random.integers(_BOT_SEEDS, size=len(self.opponents)).tolist()
        self._bots = [
            make_bot(name, bot) for name, bot in zip(self.opponents, bot_seeds, strict=True)
        ]
        self.game = Game.new(self.ruleset, game)
        self._env.reset(game)
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the turns of the bots."""
        if not self._env.batch.masks[0, action]:
            return self._observation(), -1.0, True, False, self._info() | {"illegal": True}
        self._play(int(action))
        self._play_bots()
        reward = float(self._env.batch.rewards[0, 0])
        return self._observation(), reward, self.game.is_over, False, self._info()

    def render(self) -> Any:
        """Draw the game; `None` without a render mode."""
        return (
            None if self.render_mode is None else render_view(self.game.view(0), self.render_mode)
        )

    def _play(self, number: int) -> None:
        action = decode_action(self.game.public, number)
        self._env.step(np.array([number]))
        self.game = self.game.play(action)

    def _play_bots(self) -> None:
        while (actor := self.game.actor) is not None and actor != 0:
            view = self.game.view(actor)
            self._play(encode_action(view, self._bots[actor - 1].choose(view)))

    def _observation(self) -> Observation:
        batch = self._env.batch
        return {
            "planes": batch.planes[0].copy(),
            "scalars": batch.scalars[0].copy(),
            "action_mask": batch.masks[0].astype(np.int8),
        }

    def _info(self) -> dict[str, Any]:
        mask = self._env.batch.masks[0].astype(np.int8)
        points = [kingdom.points() for kingdom in self.game.kingdoms]
        return {"action_mask": mask, "points": points}


class KingdominoVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many games of seat 0 against the kernel's own policies, all played in C.

    Opponents are policies of `kingdomino.kernel.playouts`: `random`, `greedy-placement`, `greedy`,
    `linear` and mixtures. A game that is over is followed by the next in the same step; infos have
    `points` and `ranks` of the game that ended. Arrays are overwritten by the next step, unless
    `copy` is set. Raises `ValueError` for an illegal action.
    """

    metadata = {
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        ruleset: Ruleset | str = "classic/2",
        opponents: str | Sequence[str] = "greedy",
        *,
        reward: Reward = "win",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.ruleset = BatchEnv(ruleset, 1).ruleset
        names = [None, *_opponent_names(opponents, self.ruleset)]
        self._env = BatchEnv(self.ruleset, num_envs, reward=reward, policies=names, threads=threads)
        self._copy = copy
        self.single_observation_space = observation_space(self.ruleset)
        self.single_action_space = action_space(self.ruleset)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, the first with the seed and each other with the next number."""
        if seed is None:
            seed = int(self.np_random.integers(_SEEDS))
        batch = self._env.reset(seed)
        return self._observation(batch), {"action_mask": self._mask(batch)}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game, then the turns of the other seats."""
        batch = self._env.step(actions)
        infos: dict[str, Any] = {"action_mask": self._mask(batch)}
        if batch.dones.any():
            infos |= {"points": batch.points.copy(), "_points": batch.dones.copy()}
            infos |= {"ranks": batch.ranks.copy(), "_ranks": batch.dones.copy()}
        rewards = batch.rewards[:, 0].astype(np.float64)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observation(batch), rewards, batch.dones.copy(), truncations, infos

    def sample_actions(self, seed: int = 0) -> NDArray[np.uint16]:
        """Return a random legal action for each game."""
        return self._env.sample_actions(seed)

    def _observation(self, batch: Batch) -> Observation:
        if not self._copy:
            masks = batch.masks.view(np.int8)
            return {"planes": batch.planes, "scalars": batch.scalars, "action_mask": masks}
        return {
            "planes": batch.planes.copy(),
            "scalars": batch.scalars.copy(),
            "action_mask": self._mask(batch),
        }

    def _mask(self, batch: Batch) -> NDArray[np.int8]:
        return batch.masks.view(np.int8).copy() if self._copy else batch.masks.view(np.int8)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self._env.close()


def _opponent_names(opponents: str | Sequence[str], ruleset: Ruleset) -> list[str]:
    seats = ruleset.players - 1
    names = [opponents] * seats if isinstance(opponents, str) else list(opponents)
    if len(names) != seats:
        raise ValueError(f"{ruleset.players} players need {seats} opponents, not {len(names)}")
    return names


gymnasium.register(
    "Kingdomino-v0",
    entry_point="kingdomino.envs.gymnasium:KingdominoEnv",
    vector_entry_point="kingdomino.envs.gymnasium:KingdominoVectorEnv",
    disable_env_checker=True,
)
