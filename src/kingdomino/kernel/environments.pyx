# cython: language_level=3, boundscheck=False, wraparound=False
"""Games with observations, stepped together. Import `kingdomino.envs` instead."""

from cpython.mem cimport PyMem_Free, PyMem_Malloc
from libc.stdint cimport int16_t, int64_t, uint8_t, uint16_t, uint64_t

from kingdomino.kernel.c_api cimport (
    KD_KINGDOM_PLANES,
    KD_REWARD_MARGIN,
    KD_REWARD_POINTS,
    KD_REWARD_WIN,
    KD_SCALARS,
    KdEnv,
    KdEnvBatch,
)
from kingdomino.kernel.engine cimport Position

REWARDS = {"win": KD_REWARD_WIN, "margin": KD_REWARD_MARGIN, "points": KD_REWARD_POINTS}
"""The kinds of reward, by name."""

KINGDOM_PLANES = KD_KINGDOM_PLANES
"""Planes of the observation of one kingdom."""


def scalars(players: int) -> int:
    """Return the length of the other part of an observation."""
    return KD_SCALARS(players)


def action_count(position: Position) -> int:
    """Return the number of actions, legal or not."""
    return position.engine.action_count


cdef class Environments:
    """Games whose observations are written to the arrays that it is made with.

    The arrays belong to the caller, must be as `kingdomino.envs.BatchEnv` makes them, and are kept
    alive. `played` has a bit for each seat that is stepped; the others play by the policies of the
    position.
    """

    cdef Position position
    cdef KdEnvBatch batch
    cdef readonly int count
    cdef readonly tuple arrays

    def __dealloc__(self) -> None:
        PyMem_Free(self.batch.states)

    def __init__(
        self,
        position: Position,
        reward: str,
        auto_reset: bool,
        played: int,
        uint64_t[::1] seeds,
        const uint16_t[::1] actions,
        uint8_t[:, :, :, ::1] planes,
        int16_t[:, ::1] scalars,
        uint8_t[:, ::1] masks,
        uint8_t[::1] actors,
        float[:, ::1] rewards,
        uint8_t[::1] dones,
        uint16_t[:, ::1] points,
        uint8_t[:, ::1] ranks,
    ) -> None:
        cdef KdEnvBatch *b = &self.batch
        self.position, self.count = position, seeds.shape[0]
        self.arrays = (
            seeds, actions, planes, scalars, masks, actors, rewards, dones, points, ranks
        )
        b.rules, b.policies = &position.rules, position.policies
        b.reward, b.auto_reset, b.played_seats = REWARDS[reward], auto_reset, played
        b.seed_step = self.count
        b.seeds, b.actions = &seeds[0], &actions[0]
        b.planes, b.scalars = &planes[0, 0, 0, 0], &scalars[0, 0]
        b.masks, b.actors = &masks[0, 0], &actors[0]
        b.rewards, b.dones = &rewards[0, 0], &dones[0]
        b.points, b.ranks = &points[0, 0], &ranks[0, 0]
        PyMem_Free(b.states)
        b.states = <KdEnv *>PyMem_Malloc(self.count * position.engine.env_size)
        if b.states == NULL:
            raise MemoryError

    def reset(self, int64_t first, int64_t count) -> None:
        """Begin some of the games with their seeds. Releases the GIL."""
        with nogil:
            self.position.engine.env_reset(&self.batch, first, count)

    def step(self, int64_t first, int64_t count) -> None:
        """Step some of the games by their actions, which must be legal. Releases the GIL."""
        with nogil:
            self.position.engine.env_step(&self.batch, first, count)

    def find_illegal(self) -> int:
        """Return the first game whose action is illegal; `count` if there is none."""
        cdef int64_t i
        cdef int width = self.position.engine.action_count
        for i in range(self.count):
            if self.batch.actors[i] == 255:
                continue
            if self.batch.actions[i] >= width:
                return i
            if not self.batch.masks[i * width + self.batch.actions[i]]:
                return i
        return self.count

    def observe(
        self, int64_t game, int seat, uint8_t[:, :, ::1] planes, int16_t[::1] scalars
    ) -> None:
        """Write the observation of a game from a seat."""
        cdef char *env = <char *>self.batch.states + game * self.position.engine.env_size
        self.position.engine.env_observe(
            <KdEnv *>env, &self.position.rules, seat, &planes[0, 0, 0], &scalars[0]
        )

    def sample_actions(self, uint64_t seed, uint64_t stream, uint16_t[::1] actions) -> None:
        """Choose a random legal action for each game."""
        if actions.shape[0] != self.count:
            raise ValueError("the array does not have the shape that these games need")
        self.position.engine.sample_actions(
            self.batch.masks, self.count, seed, stream, &actions[0]
        )
