# What other Cython modules use of `rollouts.pyx`.

from libc.stdint cimport uint64_t

from kingdomino.kernel.c_api cimport KD_MAX_TURNS, KdSearchConfig, KdTurn
from kingdomino.kernel.engine cimport Position

cdef class Rollouts:
    cdef Position position
    cdef KdSearchConfig config
    cdef const float[::1] network
    cdef KdTurn turns[KD_MAX_TURNS]
    cdef uint64_t seed
    cdef readonly int count

    cdef int _configure(self, config) except -1
    cdef int _add_earlier(self, ruleset, seats) except -1
