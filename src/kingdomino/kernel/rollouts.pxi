# What may come of a position: the part of engine.pyx that a search stands on.

cdef class Outlook:
    """A kingdom, and what is still to come to it: `left` dominoes, from a pool.

    Raises `ValueError` if nothing is to come.
    """

    cdef Start start
    cdef Future future

    def __init__(
        self, kingdom: Kingdom, ruleset: Ruleset, pool: Sequence[int], left: int
    ) -> None:
        cdef uint8_t numbers[48]
        if not 0 < left <= len(pool) <= 48:
            raise ValueError("what is to come to a kingdom comes from the pool")
        self.start = Start(ruleset)
        build(&self.start.position, 0, kingdom)
        for i, number in enumerate(pool):
            numbers[i] = number
        self.future = future_of(numbers, len(pool), left)

    def signs(self, uint8_t[::1] out) -> int:
        """Write down the signs by which a network knows it; returns the points it has already."""
        cdef Signs found
        cdef int points = position_signs(
            &self.start.position, 0, &self.future, &self.start.rules, &found
        )
        for i in range(sizeof(Signs)):
            out[i] = (<uint8_t *>&found)[i]
        return points

    def prospect(self, const float[::1] weights) -> float:
        """The points that it will come to in the end, as a network tells it."""
        return position_prospect(
            &self.start.position, 0, &self.future, &self.start.rules, network_of(weights)
        )


cdef const Network *network_of(const float[::1] weights) except NULL:
    if weights.shape[0] * sizeof(float) != sizeof(Network):
        raise ValueError("these are not the weights of a network")
    return <const Network *>&weights[0]


SIGNS = sizeof(Signs)
"""How many signs there are."""


cdef class Rollouts:
    """What may come of each turn that is possible in a view."""

    cdef Start start
    cdef Manner manner
    cdef const float[::1] weights
    cdef Option options[MOST_OPTIONS]
    cdef uint64_t seed
    cdef readonly int count
    """How many turns are possible."""

    def __init__(
        self,
        view: View,
        policies: Sequence[tuple[float, bool, float]],
        const float[::1] sense,
        const float[::1] weights,
        goal: int,
        horizon: int,
        blend: float,
        has_tree: bool,
        is_uniform: bool,
        swing: float,
        curiosity: float,
        seed: int,
    ) -> None:
        self.start = Start(view.ruleset, view)
        self.start.set_policies(policies, sense)
        self.manner.policies = self.start.policies
        self.manner.goal, self.manner.horizon, self.manner.blend = goal, horizon, blend
        self.manner.has_tree, self.manner.is_uniform = has_tree, is_uniform
        self.manner.swing, self.manner.curiosity = swing, curiosity
        for seats in view.earlier:
            self._add_earlier(view.ruleset, seats)
        self.weights = weights
        self.seed = seed
        if weights is not None:
            self.manner.network = network_of(weights)
        self.count = position_options(
            &self.start.position, &self.start.rules, self.manner.network, self.options
        )

    cdef _add_earlier(self, ruleset, seats):
        """Count in what each seat came to in a game before."""
        for seat, height in enumerate(seats):
            for rung, count in zip(ruleset.criteria, height, strict=True):
                self.manner.earlier[seat].on[<int>RUNGS.index(rung)] += <uint16_t>count

    def turn(self, view: View, int index) -> tuple[Action, ...]:
        """The actions of one of the turns; the view is the one that the rollouts begin at."""
        cdef uint8_t cells[2]
        cdef Option *option = self.options + index
        actions = []
        if view.domino is not None:
            action = Discard(view.domino)
            if option.has_spot:
                position_cells(&self.start.position, option, view.actor, cells)
                action = Place(view.domino, CELLS[cells[0]], CELLS[cells[1]])
            actions.append(action)
        if option.claim >= 0:
            actions.append(Claim(view.next_line.dominoes[option.claim]))
        return tuple(actions)

    def portrait(self, int index) -> tuple[int, ...] | None:
        """What a sense is to learn of one of the turns: what it gains now, what the claim can gain,
        its number and place on the line, the sides of the box, and the surroundings.

        `None` if there is nothing to place or to claim, or the placement is unsound.
        """
        cdef Portrait p
        if not position_portray(
            &self.start.position, &self.start.rules, self.options + index, &p
        ):
            return None
        return (
            p.gain, p.claimed, p.number, p.slot,
            p.setting.longer, p.setting.shorter, p.setting.surroundings,
        )

    def end(self, int index) -> tuple[int, ...]:
        """What one of the turns of the last round comes to: points, then the tie-breaks."""
        cdef Height height = position_end_of(
            &self.start.position, &self.start.rules, self.options + index
        )
        cdef Rules *rules = &self.start.rules
        rungs = [rules.tie_breaks[i] for i in range(rules.tie_break_count)]
        return (height.on[0], *[height.on[rung] for rung in rungs])

    def run(
        self,
        const int32_t[::1] alive,
        first: int,
        last: int,
        step: int,
        deadline: float,
        int64_t[::1] visits,
        double[::1] worths,
        uint8_t[::1] tree,
    ) -> int:
        """Roll out the turns that are alive; without the GIL. Returns how many rollouts there were."""
        cdef int64_t start = first, end = last, by = step, done
        cdef double until = deadline
        cdef Tally tally
        tally.visits, tally.worths, tally.tree = &visits[0], &worths[0], <ClaimTree *>&tree[0]
        with nogil:
            done = position_roll_out(
                &self.start.position, &self.start.rules, &self.manner, self.options, &alive[0],
                <int>alive.shape[0], self.seed, start, end, by, until, &tally,
            )
        return done


TREE_SIZE = sizeof(ClaimTree)
"""Bytes of the tree of claims that a thread keeps."""
