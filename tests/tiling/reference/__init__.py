"""The search for dominoes in Python: the reference that the kernel is compared with."""

from tests.tiling.reference.graph import Graph
from tests.tiling.reference.matching import CoverSearch
from tests.tiling.reference.tile import tile

__all__ = ["CoverSearch", "Graph", "tile"]
