"""What a kingdom will still make: the weights that were learnt for each kind of game."""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import Ruleset


def network_name(ruleset: Ruleset) -> str:
    """The file of the network for a ruleset: what matters is the kingdom's size and who shares the
    dominoes.

    >>> network_name(Ruleset.preset("tournament"))
    '5x5-4.npy'
    """
    return f"{ruleset.grid}x{ruleset.grid}-{ruleset.players}.npy"


@cache
def load_network(name: str) -> NDArray[np.float32]:
    """The weights of a network, as the kernel reads them."""
    with (files(__package__) / "networks" / name).open("rb") as file:
        weights: NDArray[np.float32] = np.load(file, allow_pickle=False)
    return weights
