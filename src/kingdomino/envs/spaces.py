"""Observation and action spaces of Gymnasium, which PettingZoo uses too."""

import numpy as np
from gymnasium import spaces

from kingdomino.envs.actions import action_count
from kingdomino.envs.observations import planes_shape, scalar_count
from kingdomino.rules import DOMINOES, Ruleset

MAX_POINTS = 1000
"""More than a kingdom can be worth."""


def observation_space(ruleset: Ruleset) -> spaces.Dict:
    """Return the space of `planes`, `scalars` and `action_mask`."""
    scalars = scalar_count(ruleset.players)
    return spaces.Dict(
        {
            "planes": spaces.Box(0, len(DOMINOES), planes_shape(ruleset), np.uint8),
            "scalars": spaces.Box(-1, MAX_POINTS, (scalars,), np.int16),
            "action_mask": spaces.Box(0, 1, (action_count(ruleset.grid),), np.int8),
        }
    )


def action_space(ruleset: Ruleset) -> spaces.Discrete:
    """Return the space of actions; `sample(mask)` with the mask of an observation is legal."""
    return spaces.Discrete(action_count(ruleset.grid))
