# cython: language_level=3, boundscheck=False, wraparound=False
"""The game in C, as Python sees it. `kingdomino.kernel` is what to import."""

from collections.abc import Sequence

from libc.stdint cimport int8_t, int32_t, int64_t, uint8_t, uint16_t, uint64_t

from kingdomino.rules import (
    DOMINOES,
    Action,
    Claim,
    Discard,
    Kingdom,
    MiddleKingdom,
    Opening,
    Place,
    Ruleset,
    Rung,
    Terrain,
    View,
)
from kingdomino.rules.cell import CELLS

cdef extern from "position.h" nogil:
    const int FREE

    ctypedef struct Piece:
        uint8_t terrain[2]
        uint8_t crowns[2]
        uint8_t is_double

    Piece PIECES[49]
    enum:
        MOST_OPTIONS

    ctypedef struct Rules:
        uint8_t players, kings, line, rounds
        uint8_t middle_kingdom, harmony
        uint8_t tie_breaks[2]
        uint8_t tie_break_count
        uint8_t is_hand_shuffled
        uint8_t is_drawn_in_turn

    const uint64_t ALWAYS

    ctypedef struct Policy:
        uint64_t greedy_share
        uint8_t looks_ahead

    ctypedef struct Table:
        uint8_t round, turn, has_placed, is_new
        uint8_t current[4]
        uint8_t current_kings[4]
        uint8_t next[4]
        uint8_t next_kings[4]
        uint8_t pile[48]
        uint8_t dealt, pile_length
        uint8_t hand[4]
        uint8_t chooser

    ctypedef struct Position:
        int grid

    void position_prepare()
    Table *position_table(Position *)
    void position_clear(Position *, int grid)
    void position_lay(Position *, int seat, uint8_t number, int first, int second)
    int position_list(const Position *, int seat, uint8_t number, uint8_t *cells)
    int position_points(const Position *, int seat)
    int position_list_best(const Position *, const Rules *, int looks_ahead, uint8_t *cells)
    unsigned position_best_claims(
        const Position *, const Rules *, uint8_t king, int is_own, int looks_ahead)
    void position_playouts(
        const Position *, const Rules *, const Policy *, uint64_t seed, int64_t first, int64_t last,
        uint16_t *points, uint8_t *ranks, uint8_t *actions, int plies)

    ctypedef struct Height:
        uint16_t on[3]

    ctypedef struct Network:
        pass

    ctypedef struct Signs:
        uint8_t terrains[6][16]
        uint8_t realm[16]

    ctypedef struct Future:
        int left

    Future future_of(const uint8_t *pool, int size, int left)
    int position_signs(const Position *, int seat, const Future *, const Rules *, Signs *)
    float position_prospect(
        const Position *, int seat, const Future *, const Rules *, const Network *)

    ctypedef struct Option:
        uint8_t lay, low, has_spot
        int8_t claim

    ctypedef struct Manner:
        Policy policies[4]
        const Network *network
        int horizon, has_tree, is_uniform, goal
        double swing, curiosity

    ctypedef struct ClaimTree:
        pass

    ctypedef struct Tally:
        int64_t *visits
        double *worths
        ClaimTree *tree

    int position_options(const Position *, const Rules *, const Network *, Option *)
    void position_cells(const Position *, const Option *, int seat, uint8_t *cells)
    Height position_end_of(const Position *, const Rules *, const Option *)
    int64_t position_roll_out(
        const Position *, const Rules *, const Manner *, const Option *, const int32_t *alive,
        int count, uint64_t seed, int64_t first, int64_t last, int64_t step, double deadline,
        Tally *)


cdef dict CELL_INDEX = {cell: index for index, cell in enumerate(CELLS)}
cdef tuple RUNGS = tuple(Rung)
cdef tuple READINGS = (None, MiddleKingdom.FULL_BOX, MiddleKingdom.SYMMETRIC)


cdef void prepare():
    terrains = list(Terrain)
    for number, domino in DOMINOES.items():
        for half, square in enumerate((domino.first, domino.second)):
            PIECES[number].terrain[half] = terrains.index(square.terrain)
            PIECES[number].crowns[half] = square.crowns
        PIECES[number].is_double = domino.is_double
    position_prepare()


cdef void build(Position *position, int seat, kingdom):
    for place in kingdom.placed:
        position_lay(
            position, seat, place.domino, CELL_INDEX[place.first], CELL_INDEX[place.second]
        )


def placements(kingdom: Kingdom, number: int) -> tuple[Place, ...]:
    """The legal placements of a domino.

    Raises `ValueError` if there is no domino of that number.
    """
    if number not in DOMINOES:
        raise ValueError(f"there is no domino {number}; they are numbered 1 to 48")
    cdef Position position
    cdef uint8_t cells[1024]
    position_clear(&position, kingdom.grid)
    build(&position, 0, kingdom)
    cdef int found = position_list(&position, 0, number, cells)
    return tuple(
        [Place(number, CELLS[cells[2 * i]], CELLS[cells[2 * i + 1]]) for i in range(found)]
    )


def points(kingdom: Kingdom) -> int:
    """The points of all territories, without bonuses."""
    cdef Position position
    position_clear(&position, kingdom.grid)
    build(&position, 0, kingdom)
    return position_points(&position, 0)


def greedy_actions(view: View, looks_ahead: bool = True) -> tuple[Action, ...]:
    """All that greedy play may do in a view: what is worth most, all equally good.

    With `looks_ahead` as the policy `greedy`, without it as `greedy-placement`.
    """
    if view.is_over:
        return ()
    cdef Start start = Start(view.ruleset, view)
    cdef uint8_t cells[1024]
    cdef unsigned claims
    if view.domino is None:
        claims = position_best_claims(
            &start.position, &start.rules, view.king, view.king == view.actor, looks_ahead
        )
        return tuple([Claim(d) for i, d in enumerate(view.next_line.dominoes) if claims >> i & 1])
    cdef int found = position_list_best(&start.position, &start.rules, looks_ahead, cells)
    if not found:
        return (Discard(view.domino),)
    return tuple(
        [Place(view.domino, CELLS[cells[2 * i]], CELLS[cells[2 * i + 1]]) for i in range(found)]
    )


cdef class Start:
    """Where games begin: a ruleset that has not been dealt yet, or a view."""

    cdef Position position
    cdef Rules rules
    cdef Policy policies[4]
    cdef bint is_random
    cdef readonly int players
    cdef readonly int plies
    """Actions until the end."""

    def __init__(self, ruleset: Ruleset, view: View | None = None) -> None:
        self.is_random = True
        self._set_rules(ruleset)
        position_clear(&self.position, ruleset.grid)
        if view is None:
            self._set_new(ruleset)
        else:
            self._set_view(view)
        before = 0 if view is None else view.ply
        self.plies = 2 * ruleset.kings * ruleset.rounds - before

    cdef _set_rules(self, ruleset):
        cdef Rules *rules = &self.rules
        self.players = rules.players = ruleset.players
        rules.kings, rules.line, rules.rounds = ruleset.kings, ruleset.line, ruleset.rounds
        rules.middle_kingdom = READINGS.index(ruleset.middle_kingdom)
        rules.harmony = ruleset.harmony
        rules.tie_break_count = len(ruleset.tie_breaks)
        for i, rung in enumerate(ruleset.tie_breaks):
            rules.tie_breaks[i] = RUNGS.index(rung)
        rules.is_hand_shuffled = ruleset.opening is not Opening.ABBA
        rules.is_drawn_in_turn = ruleset.opening is Opening.DRAWER

    cdef _set_new(self, ruleset):
        cdef Table *table = position_table(&self.position)
        table.is_new = 1
        table.pile_length = len(DOMINOES)
        for i in range(len(DOMINOES)):
            table.pile[i] = i + 1
        if ruleset.opening is Opening.ABBA:
            kings = [0, 1, 1, 0]
        else:
            kings = [seat for seat in range(ruleset.players) for _ in range(ruleset.kings_each)]
        for i, king in enumerate(kings):
            table.hand[i] = king

    cdef _set_view(self, view):
        cdef Table *table = position_table(&self.position)
        for seat, kingdom in enumerate(view.kingdoms):
            build(&self.position, seat, kingdom)
        table.round, table.turn, table.has_placed = view.round, view.turn, view.has_placed
        if view.current_line is not None:
            for i in range(len(view.current_line.dominoes)):
                table.current[i] = view.current_line.dominoes[i]
                table.current_kings[i] = view.current_line.kings[i]
        if view.next_line is not None:
            for i in range(len(view.next_line.dominoes)):
                king = view.next_line.kings[i]
                table.next[i] = view.next_line.dominoes[i]
                table.next_kings[i] = FREE if king is None else king
        table.pile_length = len(view.unseen)
        for i, number in enumerate(sorted(view.unseen)):
            table.pile[i] = number
        if view.round == 0:
            table.chooser = view.actor
            for i, king in enumerate(_waiting(view)):
                table.hand[i] = king

    def set_policies(self, policies: Sequence[tuple[float, bool]]) -> None:
        """How each seat plays: the share of its turns that are greedy, and whether they look ahead."""
        for seat, (share, looks_ahead) in enumerate(policies):
            self.policies[seat].greedy_share = round(share * ALWAYS)
            self.policies[seat].looks_ahead = looks_ahead
        self.is_random = not any(share for share, _ in policies)

    def play(
        self,
        seed: int,
        first: int,
        last: int,
        uint16_t[:, ::1] points,
        uint8_t[:, ::1] ranks,
        uint8_t[:, :, ::1] actions=None,
    ) -> None:
        """Play games `first` to `last` and write down what they come to; without the GIL."""
        cdef uint64_t stream = seed
        cdef int64_t start = first, end = last
        cdef uint8_t *log = NULL
        if start >= end:
            return
        if actions is not None:
            log = &actions[0, 0, 0]
        with nogil:
            position_playouts(
                &self.position, &self.rules, NULL if self.is_random else self.policies,
                stream, start, end,
                &points[0, 0], &ranks[0, 0], log, self.plies,
            )


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
        policies: Sequence[tuple[float, bool]],
        const float[::1] weights,
        goal: int,
        horizon: int,
        has_tree: bool,
        is_uniform: bool,
        swing: float,
        curiosity: float,
        seed: int,
    ) -> None:
        self.start = Start(view.ruleset, view)
        self.start.set_policies(policies)
        self.manner.policies = self.start.policies
        self.manner.goal, self.manner.horizon = goal, horizon
        self.manner.has_tree, self.manner.is_uniform = has_tree, is_uniform
        self.manner.swing, self.manner.curiosity = swing, curiosity
        self.weights = weights
        self.seed = seed
        if weights is not None:
            self.manner.network = network_of(weights)
        self.count = position_options(
            &self.start.position, &self.start.rules, self.manner.network, self.options
        )

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


def _waiting(view: View) -> list[int]:
    """The kings that are not on the first line, the one that was drawn first."""
    ruleset = view.ruleset
    if ruleset.opening is Opening.ABBA:
        first = view.king if view.turn in (0, 3) else 1 - view.king
        return [first, 1 - first, 1 - first, first][view.turn:]
    out = [view.king, *view.next_line.kings]
    left = [
        seat
        for seat in range(ruleset.players)
        for _ in range(ruleset.kings_each - out.count(seat))
    ]
    return [view.king, *left]


prepare()
