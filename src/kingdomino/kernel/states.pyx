# cython: language_level=3, boundscheck=False, wraparound=False
"""Many games stepped together. Import `kingdomino.kernel` instead."""

from cpython.mem cimport PyMem_Free, PyMem_Malloc
from libc.stdint cimport int64_t, uint8_t, uint16_t
from libc.string cimport memcpy

from kingdomino.kernel.c_api cimport KD_NO_SEAT, KdState
from kingdomino.kernel.engine cimport Position

from kingdomino.rules import Ruleset

NO_SEAT = KD_NO_SEAT
"""Stands for the seat that acts in a game that is over."""


cdef class States:
    """Games that are stepped together, action by action.

    Game *i* has the deal of `Game.new(ruleset, seed + i)`. Actions are numbers below
    `action_count`, the same for all games of a size: the page on the kernel lists them. Raises
    `ValueError` for a negative count or a seed of more than 64 bits.
    """

    cdef Position position
    cdef KdState *states
    cdef readonly int count
    cdef readonly int action_count

    def __dealloc__(self) -> None:
        PyMem_Free(self.states)

    def __init__(self, ruleset: Ruleset, count: int, seed: int = 0) -> None:
        if count < 0 or not 0 <= seed < 1 << 64:
            raise ValueError("games count from 0, and a seed is from 0 to 2**64 - 1")
        self._allocate(Position(ruleset), count)
        self.position.engine.new_games(self.states, self.count, &self.position.rules, seed)

    cdef int _allocate(self, Position position, int count) except -1:
        PyMem_Free(self.states)
        self.position, self.count = position, count
        self.action_count = position.engine.action_count
        self.states = <KdState *>PyMem_Malloc(count * position.engine.state_size)
        if self.states == NULL:
            raise MemoryError
        return 0

    def copy(self) -> States:
        """Return a copy: to try actions and come back, or to branch."""
        cdef States copy = States.__new__(States)
        copy._allocate(self.position, self.count)
        memcpy(copy.states, self.states, self.count * self.position.engine.state_size)
        return copy

    def actors(self, uint8_t[::1] seats) -> None:
        """Write the seat that acts in each game; `NO_SEAT` if it is over."""
        _check(seats.shape[0] == self.count)
        if self.count:
            self.position.engine.actors(self.states, self.count, &self.position.rules, &seats[0])

    def legal_masks(self, uint8_t[:, ::1] masks) -> None:
        """Write a row of `action_count` bytes per game: 1 for each legal action."""
        _check(masks.shape[0] == self.count and masks.shape[1] == self.action_count)
        if self.count:
            self.position.engine.legal_masks(
                self.states, self.count, &self.position.rules, &masks[0, 0]
            )

    def apply(self, const uint16_t[::1] actions) -> None:
        """Apply an action to each game that is not over.

        Raises `ValueError` at the first game whose action is illegal; only the games before it
        have been stepped.
        """
        _check(actions.shape[0] == self.count)
        cdef int64_t applied = 0
        if self.count:
            applied = self.position.engine.apply_all(
                self.states, self.count, &self.position.rules, &actions[0]
            )
        if applied < self.count:
            raise ValueError(f"action {actions[applied]} is illegal in game {applied}")

    def results(self, uint16_t[:, ::1] points, uint8_t[:, ::1] ranks) -> None:
        """Write the points and ranks of each game, by its kingdoms as they are now."""
        cdef Position p = self.position
        cdef char *state = <char *>self.states
        _check(points.shape[0] == self.count and points.shape[1] == p.players)
        _check(ranks.shape[0] == self.count and ranks.shape[1] == p.players)
        for i in range(self.count):
            p.engine.result(<KdState *>state, &p.rules, &points[i, 0], &ranks[i, 0])
            state += p.engine.state_size


cdef int _check(bint is_right) except -1:
    if not is_right:
        raise ValueError("the array does not have the shape that these games need")
    return 0
