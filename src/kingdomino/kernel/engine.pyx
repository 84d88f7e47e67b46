# cython: language_level=3, boundscheck=False, wraparound=False
"""The game in C, as Python sees it. `kingdomino.kernel` is what to import."""

from collections.abc import Sequence

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint64_t

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
    TieBreak,
    Terrain,
    View,
)
from kingdomino.rules.pieces import CELLS

cdef extern from "position.h" nogil:
    const int FREE

    ctypedef struct Piece:
        uint8_t terrain[2]
        uint8_t crowns[2]
        uint8_t is_double, is_alike, terrains

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

    enum:
        PHASE_COUNT "PHASES"

    ctypedef struct Sense:
        pass

    ctypedef struct Setting:
        uint16_t surroundings
        uint8_t longer, shorter

    ctypedef struct Portrait:
        Setting setting
        int16_t gain, claimed
        uint8_t number, slot

    ctypedef struct Policy:
        uint64_t greedy_share, canny_share
        uint8_t looks_ahead
        const Sense *sense

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
        double blend, swing, curiosity
        Height earlier[4]

    ctypedef struct ClaimTree:
        pass

    ctypedef struct Tally:
        int64_t *visits
        double *worths
        ClaimTree *tree

    int position_options(const Position *, const Rules *, const Network *, Option *)
    void position_cells(const Position *, const Option *, int seat, uint8_t *cells)
    int position_portray(const Position *, const Rules *, const Option *, Portrait *)
    Height position_end_of(const Position *, const Rules *, const Option *)
    int64_t position_roll_out(
        const Position *, const Rules *, const Manner *, const Option *, const int32_t *alive,
        int count, uint64_t seed, int64_t first, int64_t last, int64_t step, double deadline,
        Tally *)


cdef dict CELL_INDEX = {cell: index for index, cell in enumerate(CELLS)}
cdef tuple RUNGS = tuple(TieBreak)
cdef tuple READINGS = (None, MiddleKingdom.FULL_BOX, MiddleKingdom.SYMMETRIC)


cdef void prepare():
    terrains = list(Terrain)
    for number, domino in DOMINOES.items():
        for half, square in enumerate((domino.first, domino.second)):
            PIECES[number].terrain[half] = terrains.index(square.terrain)
            PIECES[number].crowns[half] = square.crowns
            PIECES[number].terrains |= 1 << PIECES[number].terrain[half]
        PIECES[number].is_double = domino.is_double
        PIECES[number].is_alike = domino.first.terrain is domino.second.terrain
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
    cdef const float[::1] sense
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

    def set_policies(
        self, policies: Sequence[tuple[float, bool, float]], const float[::1] sense
    ) -> None:
        """How each seat plays: the share of its turns that are greedy, whether they look ahead, and
        the share of them that are canny: for these, a sense is needed."""
        self.sense = sense
        for seat, (greedy_share, looks_ahead, canny_share) in enumerate(policies):
            self.policies[seat].greedy_share = round(greedy_share * ALWAYS)
            self.policies[seat].canny_share = round(canny_share * ALWAYS)
            self.policies[seat].looks_ahead = looks_ahead
            self.policies[seat].sense = sense_of(sense) if canny_share else NULL
        self.is_random = not any(share for share, _, _ in policies)

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


PHASES = PHASE_COUNT
"""Parts of a game for each of which a sense has weights of its own."""


cdef const Sense *sense_of(const float[::1] weights) except NULL:
    if weights is None or weights.shape[0] * sizeof(float) != PHASE_COUNT * sizeof(Sense):
        raise ValueError("these are not the weights of a sense")
    return <const Sense *>&weights[0]


include "rollouts.pxi"


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
