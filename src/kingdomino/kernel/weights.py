"""Learnt weights: value networks and linear policies, by kind of game."""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import Ruleset

Weights = NDArray[np.float32]


def network_name(ruleset: Ruleset) -> str:
    """Return the file name of a ruleset's network, which depends on the size of the kingdoms and
    the number of players.

    >>> network_name(Ruleset.preset("tournament"))
    '5x5-4.npy'
    """
    return f"{ruleset.grid}x{ruleset.grid}-{ruleset.players}.npy"


def linear_name(ruleset: Ruleset) -> str:
    """Return the file name of a ruleset's linear policy, which also depends on whether the castle
    has to be at the centre.

    >>> linear_name(Ruleset.preset("tournament"))
    '5x5-4-centred.npy'
    """
    suffix = "-centred" if ruleset.middle_kingdom else ""
    return network_name(ruleset).replace(".npy", f"{suffix}.npy")


def load_network(ruleset: Ruleset) -> Weights:
    """Return the weights of the value network."""
    return _load("networks", network_name(ruleset))


def load_linear(ruleset: Ruleset) -> Weights:
    """Return the weights of the linear policy."""
    return _load("linear", linear_name(ruleset))


@cache
def _load(folder: str, name: str) -> Weights:
    with (files(__package__) / folder / name).open("rb") as file:
        weights: Weights = np.load(file, allow_pickle=False)
    return weights
