"""Environments for learning: many games in the kernel, and the usual interfaces on top.

`BatchEnv` needs the kernel and NumPy. The interfaces are modules of their own, because each needs a
package of the extra `rl`: `kingdomino.envs.pettingzoo`, `kingdomino.envs.gymnasium` and
`kingdomino.envs.openspiel`.
"""

from kingdomino.envs.actions import action_count, decode_action, encode_action
from kingdomino.envs.batch import NO_SEAT, REWARDS, Batch, BatchEnv, Reward
from kingdomino.envs.observations import (
    DOMINO_TABLE,
    decode_observation,
    encode_observation,
    planes_shape,
    scalar_count,
)
from kingdomino.envs.symmetry import SYMMETRIES, SymmetryMaps, symmetry_maps

__all__ = [
    "DOMINO_TABLE",
    "NO_SEAT",
    "REWARDS",
    "SYMMETRIES",
    "Batch",
    "BatchEnv",
    "Reward",
    "SymmetryMaps",
    "action_count",
    "decode_action",
    "decode_observation",
    "encode_action",
    "encode_observation",
    "planes_shape",
    "scalar_count",
    "symmetry_maps",
]
