"""The game as a PettingZoo environment: seats act in turn (AEC).

>>> env = KingdominoAEC("classic/2")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         env.step(None)
...     else:
...         env.step(int(info["action_mask"].argmax()))
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from kingdomino.envs.batch import NO_SEAT, BatchEnv, Reward
from kingdomino.envs.observations import decode_observation
from kingdomino.envs.rendering import RENDER_MODES, render_view
from kingdomino.envs.spaces import action_space, observation_space
from kingdomino.rules import Ruleset, View

Observation = dict[str, NDArray[Any]]

_SEEDS = 1 << 63


class KingdominoAEC(AECEnv[str, Observation, int | None]):
    """A game for two to four agents, `player_0` on.

    An observation has the `planes` and `scalars` of `kingdomino.envs.observations` and the
    `action_mask`, which the info has too; an agent that does not act has no legal action.
    `reset(seed=…)` begins the game of `Game.new(ruleset, seed)`. Raises `ValueError` for an illegal
    action.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kingdomino_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        ruleset: Ruleset | str = "classic/2",
        *,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._env = BatchEnv(ruleset, 1, reward=reward, auto_reset=False)
        self.ruleset = self._env.ruleset
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.ruleset.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(self.ruleset)
        self._action_space = action_space(self.ruleset)
        self._rng = np.random.default_rng()
        self._nothing_legal = np.zeros(self._env.action_count, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, the same for all agents."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions, the same for all agents."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one of the last seed's sequence."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        game = int(self._rng.integers(_SEEDS)) if seed is None else seed
        self._env.reset(game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._select()

    def step(self, action: int | None) -> None:
        """Play an action for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        batch = self._env.step(np.array([action]))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, batch.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()
        if batch.dones[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent, as new arrays."""
        batch, seat = self._env.batch, self._seats[agent]
        if seat == batch.actors[0]:
            return {
                "planes": batch.planes[0].copy(),
                "scalars": batch.scalars[0].copy(),
                "action_mask": self._action_mask(seat),
            }
        planes, scalars = self._env.observe(0, seat)
        return {"planes": planes, "scalars": scalars, "action_mask": self._action_mask(seat)}

    def render(self) -> Any:
        """Draw the game; `None` without a render mode."""
        return None if self.render_mode is None else render_view(self.view, self.render_mode)

    def close(self) -> None:
        """Release nothing: there are no resources to release."""

    @property
    def view(self) -> View:
        """The game as the rules know it, for a spectator."""
        return decode_observation(self.ruleset, 0, *self._env.observe(0, 0))

    def _select(self) -> None:
        seat = int(self._env.batch.actors[0])
        if seat != NO_SEAT:
            self.agent_selection = self.possible_agents[seat]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._action_mask(self._seats[agent])}

    def _action_mask(self, seat: int) -> NDArray[np.int8]:
        batch = self._env.batch
        if seat != batch.actors[0]:
            return self._nothing_legal.copy()
        mask: NDArray[np.int8] = batch.masks[0].astype(np.int8)
        return mask
