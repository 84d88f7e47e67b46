# The C API of tilings, as Cython sees it: include/kingdomino_tiling.h documents it.

from libc.stdint cimport uint8_t, uint32_t

cdef extern from "kingdomino_tiling.h" nogil:
    enum:
        KD_STATE_ALIGNMENT
        KD_DOMINOES
        KD_MAX_PLAYERS
        KD_MAX_LAND_SQUARES
        KD_TILING_STEPS
        KD_TILED
        KD_NO_SUCH_SQUARE
        KD_TOO_MANY
        KD_NO_PARTNER
        KD_NOT_ENOUGH
        KD_UNREACHABLE
        KD_UNDECIDED
        KD_INVALID_SQUARES

    ctypedef struct KdLandSquare:
        uint8_t land, column, row, terrain, crowns, domino, is_open

    ctypedef struct KdLaidDomino:
        uint8_t domino, land, first, second

    ctypedef struct KdTiling:
        int status, placement_count, square_count, domino_count
        KdLaidDomino placements[KD_DOMINOES]
        uint8_t squares[KD_MAX_LAND_SQUARES]
        uint8_t dominoes[KD_DOMINOES]
        uint32_t steps

    size_t kd_tiling_scratch_size()
    void kd_tile(
        const KdLandSquare *, int count, uint32_t max_steps, KdTiling *, void *scratch
    )
