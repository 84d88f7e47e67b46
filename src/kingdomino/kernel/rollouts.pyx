# cython: language_level=3, boundscheck=False, wraparound=False
"""Rollouts in C, which a search is made of. Import `kingdomino.kernel` instead."""

from collections.abc import Sequence

from cpython.mem cimport PyMem_Calloc, PyMem_Free
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t

from kingdomino.kernel.c_api cimport (
    KdClaimTree,
    KdRollouts,
    KdSearch,
    KdSearchConfig,
    KdSearchTask,
    KdTurn,
    KdTurnFeatures,
    kd_begin_search,
    kd_begin_search_stage,
    kd_best_config,
    kd_best_turn,
    kd_end_search_stage,
    kd_plan_search,
    kd_read_search,
    kd_run_search,
    kd_search_size,
)
from kingdomino.kernel.engine cimport Position, network_of

from kingdomino.kernel.config import SearchConfig
from kingdomino.kernel.policies import read_policies
from kingdomino.rules import Action, Claim, Discard, Place, Ruleset, TieBreak, View
from kingdomino.rules.pieces import CELLS

TREE_SIZE = sizeof(KdClaimTree)
"""Bytes of the claim tree that each thread has."""

cdef tuple TIE_BREAKS = tuple(TieBreak)


cdef class Rollouts:
    """The possible turns of a view, and rollouts of them.

    `linear` holds the weights of the linear policy, `network` those of the value network; each may
    be `None` if the configuration does not use it. `count` is the number of turns.
    """

    def __init__(
        self,
        view: View,
        config: SearchConfig,
        seed: int,
        const float[::1] linear,
        const float[::1] network,
    ) -> None:
        self.position = Position(view.ruleset, view)
        self.position.set_policies(read_policies(config.policy, view.ruleset.players), linear)
        self.seed = seed
        self._configure(config)
        for seats in view.earlier:
            self._add_earlier(view.ruleset, seats)
        self.network = network
        if network is not None:
            self.config.network = network_of(network)
        self.count = self.position.engine.list_turns(
            self.position.state, &self.position.rules, self.config.network, self.turns
        )

    cdef int _configure(self, config) except -1:
        self.config.policies = self.position.policies
        self.config.goal, self.config.horizon = config.goal, config.horizon or 0
        self.config.rollout_weight = config.rollout_weight
        self.config.use_claim_tree, self.config.is_flat = config.use_claim_tree, config.is_flat
        self.config.solved_rounds = config.solved_rounds
        self.config.win_scale, self.config.exploration = config.win_scale, config.exploration
        return 0

    cdef int _add_earlier(self, ruleset, seats) except -1:
        """Add what each seat has from an earlier game of a Dynasty."""
        for seat, key in enumerate(seats):
            for tie_break, value in zip(ruleset.criteria, key, strict=True):
                self.config.earlier[seat].value[<int>TIE_BREAKS.index(tie_break)] += <uint16_t>value
        return 0

    def turn(self, view: View, int index) -> tuple[Action, ...]:
        """Return the actions of a turn; the view is the one that the rollouts start from."""
        cdef uint8_t cells[2]
        cdef KdTurn *turn = self.turns + index
        actions = []
        if view.domino is not None:
            action = Discard(view.domino)
            if turn.has_placement:
                self.position.engine.turn_cells(self.position.state, turn, cells)
                action = Place(view.domino, CELLS[cells[0]], CELLS[cells[1]])
            actions.append(action)
        if turn.claim >= 0:
            actions.append(Claim(view.next_line.dominoes[turn.claim]))
        return tuple(actions)

    def features(self, int index) -> tuple[int, ...] | None:
        """Return the features of a turn for a linear policy: the gain, the gain of the claimed
        domino, its number and place on the line, the sides of the box, and the surroundings.

        `None` if there is nothing to place or to claim, or the placement is unsafe.
        """
        cdef KdTurnFeatures f
        if not self.position.engine.turn_features(
            self.position.state, &self.position.rules, self.turns + index, &f
        ):
            return None
        return (
            f.gain, f.claim_gain, f.domino, f.slot,
            f.shape.longer, f.shape.shorter, f.shape.surroundings,
        )

    def run(
        self,
        const int32_t[::1] active,
        first: int,
        last: int,
        step: int,
        deadline: float,
        int64_t[::1] visits,
        double[::1] values,
        uint8_t[::1] tree,
    ) -> int:
        """Roll out the active turns; releases the GIL. Returns the number of rollouts."""
        cdef int64_t done
        cdef KdRollouts rollouts
        rollouts.turns, rollouts.seed = self.turns, self.seed
        rollouts.active, rollouts.active_count = &active[0], <int>active.shape[0]
        rollouts.first, rollouts.last, rollouts.step = first, last, step
        rollouts.deadline = deadline
        rollouts.visits, rollouts.values = &visits[0], &values[0]
        rollouts.sums = NULL
        rollouts.tree = <KdClaimTree *>&tree[0]
        with nogil:
            done = self.position.engine.roll_out(
                self.position.state, &self.position.rules, &self.config, &rollouts
            )
        return done


cdef class TurnSearch:
    """The search for the best of the turns of a view."""

    cdef Rollouts rollouts
    cdef KdSearch *search

    def __dealloc__(self) -> None:
        PyMem_Free(self.search)

    def __init__(self, rollouts: Rollouts, threads: int) -> None:
        cdef KdSearchTask task
        task.engine, task.state = rollouts.position.engine, rollouts.position.state
        task.rules, task.config = &rollouts.position.rules, &rollouts.config
        task.turns, task.count = rollouts.turns, rollouts.count
        task.threads, task.seed = threads, rollouts.seed
        self.rollouts = rollouts
        PyMem_Free(self.search)
        self.search = <KdSearch *>PyMem_Calloc(1, kd_search_size(&task))
        if self.search == NULL:
            raise MemoryError
        kd_begin_search(self.search, &task)

    def plan(self, rollouts: int, seconds: float) -> None:
        """Plan to search for about so many rollouts or, if that is 0, for a time from now."""
        kd_plan_search(self.search, rollouts, seconds)

    def begin_stage(self) -> bool:
        """Begin the next stage; return whether there is one."""
        return kd_begin_search_stage(self.search) != 0

    def run(self, int thread, double slice) -> bool:
        """Make the rollouts of a thread in this stage, or a slice of them; releases the GIL.

        Returns whether its part of the stage is done.
        """
        cdef int is_done
        with nogil:
            is_done = kd_run_search(self.search, thread, slice)
        return is_done != 0

    def end_stage(self) -> None:
        """End the stage, when all threads are done."""
        kd_end_search_stage(self.search)

    def best(self) -> int:
        """Return the index of the best turn so far."""
        return kd_best_turn(self.search)

    def read(self, int64_t[::1] visits, double[::1] values) -> None:
        """Write the rollouts of each turn, and its mean value."""
        kd_read_search(self.search, &visits[0], &values[0])


def best_config(ruleset: Ruleset, int round, int games) -> dict[str, float]:
    """Return the fields of the strongest known configuration, if so many games are to be decided."""
    cdef Position position = Position(ruleset)
    cdef KdSearchConfig config = kd_best_config(&position.rules, round, games)
    return {
        "goal": config.goal,
        "horizon": config.horizon,
        "rollout_weight": config.rollout_weight,
        "use_claim_tree": bool(config.use_claim_tree),
        "is_flat": bool(config.is_flat),
        "win_scale": config.win_scale,
        "exploration": config.exploration,
        "solved_rounds": config.solved_rounds,
    }
