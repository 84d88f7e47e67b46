"""Kingdoms of which only the squares are known: their score, and the dominoes they can be made of.

A `Land` is a drawn kingdom. `tile` finds dominoes for one or several lands, each of the 48 at most
once, in an order in which the rules let them be placed; or a `Conflict` that shows where there are
none. `parse_drawing` reads lands from a text file. Only `tile` needs the compiled kernel.
"""

from kingdomino.tiling.conflict import Conflict, ConflictReason, LandSquare
from kingdomino.tiling.drawing import Drawing, parse_drawing
from kingdomino.tiling.land import Land
from kingdomino.tiling.tile import TilingError, tile

__all__ = [
    "Conflict",
    "ConflictReason",
    "Drawing",
    "Land",
    "LandSquare",
    "TilingError",
    "parse_drawing",
    "tile",
]
