# cython: language_level=3, boundscheck=False, wraparound=False
"""Rollouts in C, which a search is made of. Import `kingdomino.kernel` instead."""

from collections.abc import Sequence

from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t

from kingdomino.kernel.c_api cimport (
    KdClaimTree,
    KdRollouts,
    KdTieBreakKey,
    KdTurn,
    KdTurnFeatures,
)
from kingdomino.kernel.engine cimport Position, network_of

from kingdomino.kernel.config import SearchConfig
from kingdomino.kernel.policies import read_policies
from kingdomino.rules import Action, Claim, Discard, Place, TieBreak, View
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

    def final_result(self, int index, int seat) -> tuple[int, ...]:
        """Return the best result of a seat after a turn of the last round: points, then the
        tie-breaks."""
        cdef KdTieBreakKey key = self.position.engine.final_result(
            self.position.state, &self.position.rules, self.turns + index, seat
        )
        tie_breaks = self.position.rules.tie_breaks[:self.position.rules.tie_break_count]
        return (key.value[0], *[key.value[tie_break] for tie_break in tie_breaks])

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
