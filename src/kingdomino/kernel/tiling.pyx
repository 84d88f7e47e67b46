# cython: language_level=3, boundscheck=False, wraparound=False
"""Dominoes of drawn kingdoms, found in C. Import `kingdomino.tiling` instead."""

from collections.abc import Sequence

from cpython.mem cimport PyMem_Free, PyMem_Malloc
from libc.stdint cimport uint8_t

from kingdomino.kernel.tiling_api cimport (
    KD_INVALID_SQUARES,
    KD_MAX_LAND_SQUARES,
    KD_MAX_PLAYERS,
    KD_NO_PARTNER,
    KD_NO_SUCH_SQUARE,
    KD_NOT_ENOUGH,
    KD_TILED,
    KD_TILING_STEPS,
    KD_TOO_MANY,
    KD_UNDECIDED,
    KD_UNREACHABLE,
    KdLandSquare,
    KdTiling,
    kd_tile,
    kd_tiling_scratch_size,
)

LANDS = KD_MAX_PLAYERS
"""How many lands there may be."""

MAX_STEPS = KD_TILING_STEPS
"""The steps after which a search ends."""

TILED = KD_TILED
NO_SUCH_SQUARE = KD_NO_SUCH_SQUARE
TOO_MANY = KD_TOO_MANY
NO_PARTNER = KD_NO_PARTNER
NOT_ENOUGH = KD_NOT_ENOUGH
UNREACHABLE = KD_UNREACHABLE
UNDECIDED = KD_UNDECIDED
INVALID_SQUARES = KD_INVALID_SQUARES


cdef class Tiling:
    """The dominoes of squares, or a conflict, or neither.

    A square is its land, column, row, terrain, crowns, number of its domino or 0, and whether it
    may stay uncovered. All results name squares by their index.
    """

    cdef readonly int status
    cdef readonly list placements
    """Of each domino its number, its land and its squares, in a legal order."""
    cdef readonly list squares
    """The squares of a conflict."""
    cdef readonly list dominoes
    """The dominoes of a conflict."""
    cdef readonly int steps
    """How many states the search has been in."""

    def __init__(self, squares: Sequence[tuple[int, ...]], max_steps: int = MAX_STEPS) -> None:
        cdef KdLandSquare input[KD_MAX_LAND_SQUARES]
        cdef KdTiling found
        cdef int i, count = min(len(squares), KD_MAX_LAND_SQUARES + 1)
        cdef unsigned int steps = max_steps
        cdef void *scratch
        for i in range(min(count, KD_MAX_LAND_SQUARES)):
            (
                input[i].land, input[i].column, input[i].row, input[i].terrain, input[i].crowns,
                input[i].domino, input[i].is_open,
            ) = squares[i]
        scratch = PyMem_Malloc(kd_tiling_scratch_size())
        if scratch == NULL:
            raise MemoryError
        with nogil:
            kd_tile(input, count, steps, &found, scratch)
        PyMem_Free(scratch)
        self.status = found.status
        self.steps = found.steps
        self.placements = [
            (laid.domino, laid.land, laid.first, laid.second)
            for laid in found.placements[:found.placement_count]
        ]
        self.squares = [square for square in found.squares[:found.square_count]]
        self.dominoes = [number for number in found.dominoes[:found.domino_count]]
