"""What was learnt for each kind of game: what a kingdom will still make, and a sense to play by."""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from kingdomino.rules import Ruleset

Weights = NDArray[np.float32]


def network_name(ruleset: Ruleset) -> str:
    """The file of the network for a ruleset: what matters is the kingdom's size and who shares the
    dominoes.

    >>> network_name(Ruleset.preset("tournament"))
    '5x5-4.npy'
    """
    return f"{ruleset.grid}x{ruleset.grid}-{ruleset.players}.npy"


def sense_name(ruleset: Ruleset) -> str:
    """The file of the sense for a ruleset: it matters as well where the castle has to be.

    >>> sense_name(Ruleset.preset("tournament"))
    '5x5-4-centred.npy'
    """
    place = "-centred" if ruleset.middle_kingdom else ""
    return network_name(ruleset).replace(".npy", f"{place}.npy")


def load_network(ruleset: Ruleset) -> Weights:
    """The weights of the network that says what a kingdom will still make."""
    return _load("networks", network_name(ruleset))


def load_sense(ruleset: Ruleset) -> Weights:
    """The weights of the sense that canny players have."""
    return _load("senses", sense_name(ruleset))


@cache
def _load(folder: str, name: str) -> Weights:
    with (files(__package__) / folder / name).open("rb") as file:
        weights: Weights = np.load(file, allow_pickle=False)
    return weights
