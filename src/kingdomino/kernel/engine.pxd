# What other Cython modules use of `engine.pyx`. They call C through `Board.engine`, so that the C
# code is linked into one extension only.

from kingdomino.kernel.c_api cimport KdEngine, KdNetwork, KdPolicy, KdRules, KdState

cdef class Board:
    cdef const KdEngine *engine
    cdef KdState *state

    cdef int allocate(self, int grid) except -1
    cdef int build(self, int seat, kingdom) except -1

cdef class Position(Board):
    cdef KdRules rules
    cdef KdPolicy policies[4]
    cdef const float[::1] linear
    cdef bint is_random
    cdef readonly int players
    cdef readonly int plies

    cdef int _set_rules(self, ruleset) except -1
    cdef int _set_view(self, view) except -1

cdef const KdNetwork *network_of(const float[::1] weights) except NULL
