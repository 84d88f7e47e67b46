# cython: language_level=3, boundscheck=False, wraparound=False
"""Positions and playouts in C. Import `kingdomino.kernel` instead."""

from collections.abc import Sequence

from cpython.mem cimport PyMem_Free, PyMem_Malloc
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcpy

from kingdomino.kernel.c_api cimport (
    KD_ABBA,
    KD_ALWAYS,
    KD_BOARD_CENTRE,
    KD_BOARD_SIDE,
    KD_COLUMN,
    KD_DISCARD,
    KD_DOMINO,
    KD_DRAWER,
    KD_FAST_DEALS,
    KD_FULL_BOX,
    KD_HARMONY_POINTS,
    KD_MAX_ACTIONS,
    KD_MIDDLE_KINGDOM_POINTS,
    KD_NO_MIDDLE_KINGDOM,
    KD_OWNER,
    KD_PHASES,
    KD_SEEDED_DEALS,
    KD_SYMMETRIC,
    KD_UNCLAIMED,
    KdDraft,
    KdFeatures,
    KdLinearPolicy,
    KdLogEntry,
    KdNetwork,
    KdPlayouts,
    KdRemaining,
    KdState,
    kd_deal,
    kd_engine,
    kd_read_place_action,
    kd_remaining,
    kd_set_up,
)

from kingdomino.rules import (
    DOMINOES,
    SETTINGS,
    Action,
    Bonus,
    Claim,
    Discard,
    Kingdom,
    MiddleKingdom,
    Opening,
    Place,
    Ruleset,
    TieBreak,
    View,
)
from kingdomino.rules.pieces import CELLS, Domino, domino_number

BONUS_POINTS = {
    Bonus.MIDDLE_KINGDOM: KD_MIDDLE_KINGDOM_POINTS,
    Bonus.HARMONY: KD_HARMONY_POINTS,
}
"""The bonuses that the C code counts, with its constants."""

FEATURES = sizeof(KdFeatures)
"""Bytes of the features of a kingdom."""

PHASES = KD_PHASES
"""Phases of a game; a linear policy has weights for each of them."""

cdef dict CELL_INDEX = {cell: index for index, cell in enumerate(CELLS)}
cdef tuple TIE_BREAKS = tuple(TieBreak)
cdef dict MIDDLE_KINGDOMS = {
    None: KD_NO_MIDDLE_KINGDOM,
    MiddleKingdom.FULL_BOX: KD_FULL_BOX,
    MiddleKingdom.SYMMETRIC: KD_SYMMETRIC,
}
cdef dict OPENINGS = {
    Opening.OWNER: KD_OWNER, Opening.DRAWER: KD_DRAWER, Opening.ABBA: KD_ABBA
}


cdef class Board:
    """Empty kingdoms of a size."""

    def __dealloc__(self) -> None:
        PyMem_Free(self.state)

    cdef int allocate(self, int grid) except -1:
        self.engine = kd_engine(grid)
        PyMem_Free(self.state)
        self.state = <KdState *>PyMem_Malloc(self.engine.state_size)
        if self.state == NULL:
            raise MemoryError
        self.engine.clear(self.state)
        return 0

    cdef int build(self, int seat, kingdom) except -1:
        """Build a kingdom for a seat, whose own is empty."""
        for place in kingdom.placed:
            self.engine.place_on_cells(
                self.state, seat, place.domino, CELL_INDEX[place.first], CELL_INDEX[place.second]
            )
        return 0


cdef class Position(Board):
    """A ruleset before the deal, or the public state of a game; and how each seat plays on."""

    def __init__(self, ruleset: Ruleset, view: View | None = None) -> None:
        self.is_random = True
        self.allocate(ruleset.grid)
        self._set_rules(ruleset)
        if view is None:
            kd_set_up(self.engine.draft(self.state), &self.rules)
        else:
            self._set_view(view)
        played = 0 if view is None else view.ply
        self.plies = 2 * ruleset.kings * ruleset.rounds - played

    cdef int _set_rules(self, ruleset) except -1:
        for setting in SETTINGS.values():
            is_unknown = setting.bonus is not None and setting.bonus not in BONUS_POINTS
            if is_unknown and getattr(ruleset, setting.name):
                raise ValueError(f"the kernel does not know the bonus {setting.bonus}")
        self.players = ruleset.players
        self.rules.grid, self.rules.players = ruleset.grid, ruleset.players
        self.rules.kings, self.rules.line = ruleset.kings, ruleset.line
        self.rules.rounds = ruleset.rounds
        self.rules.middle_kingdom = MIDDLE_KINGDOMS[ruleset.middle_kingdom]
        self.rules.harmony = ruleset.harmony
        self.rules.opening = OPENINGS[ruleset.opening]
        self.rules.tie_break_count = len(ruleset.tie_breaks)
        for i, tie_break in enumerate(ruleset.tie_breaks):
            self.rules.tie_breaks[i] = TIE_BREAKS.index(tie_break)
        return 0

    cdef int _set_view(self, view) except -1:
        cdef KdDraft *draft = self.engine.draft(self.state)
        for seat, kingdom in enumerate(view.kingdoms):
            self.build(seat, kingdom)
        draft.round, draft.turn, draft.has_placed = view.round, view.turn, view.has_placed
        if view.current_line is not None:
            for i in range(len(view.current_line.dominoes)):
                draft.current[i] = view.current_line.dominoes[i]
                draft.current_kings[i] = view.current_line.kings[i]
        if view.next_line is not None:
            for i in range(len(view.next_line.dominoes)):
                king = view.next_line.kings[i]
                draft.next[i] = view.next_line.dominoes[i]
                draft.next_kings[i] = KD_UNCLAIMED if king is None else king
        draft.pile_end = len(view.unseen)
        for i, number in enumerate(sorted(view.unseen)):
            draft.pile[i] = number
        if view.round == 0:
            draft.chooser = view.actor
            for i, king in enumerate(_kings_to_draw(view)):
                draft.king_order[i] = king
        return 0

    def set_policies(
        self, policies: Sequence[tuple[float, bool, float]], const float[::1] linear
    ) -> None:
        """Set how each seat plays: the fields of `kingdomino.kernel.policies.Policy`.

        `linear` holds the weights of the linear policy. Raises `ValueError` if a seat needs them
        and they do not have the right size.
        """
        self.linear = linear
        for seat, (greedy_share, looks_ahead, linear_share) in enumerate(policies):
            self.policies[seat].greedy_share = round(greedy_share * KD_ALWAYS)
            self.policies[seat].linear_share = round(linear_share * KD_ALWAYS)
            self.policies[seat].looks_ahead = looks_ahead
            self.policies[seat].linear = linear_of(linear) if linear_share else NULL
        self.is_random = not any(greedy_share for greedy_share, _, _ in policies)

    def play(
        self,
        seed: int,
        first: int,
        uint16_t[:, ::1] points,
        uint8_t[:, ::1] ranks,
        uint8_t[:, :, ::1] actions=None,
        is_seeded: bool = False,
    ) -> None:
        """Play games from number `first` on, and write their results to the arrays, a row per game.

        With `is_seeded`, game *i* has the deal of `Game.new(ruleset, seed + i)`. Releases the GIL.
        """
        cdef int64_t start = first, count = points.shape[0]
        cdef KdPlayouts playouts
        if count == 0:
            return
        playouts.rules, playouts.plies, playouts.seed = &self.rules, self.plies, seed
        playouts.policies = NULL if self.is_random else self.policies
        playouts.deals = KD_SEEDED_DEALS if is_seeded else KD_FAST_DEALS
        playouts.points, playouts.ranks = &points[0, 0], &ranks[0, 0]
        playouts.actions = NULL if actions is None else <KdLogEntry *>&actions[0, 0, 0]
        with nogil:
            self.engine.play(self.state, &playouts, start, count)

    def deal(self, seed: int, game: int) -> tuple[list[int], list[tuple[int, int]]]:
        """Return the fast deal of a game: the pile from the top, and who chooses for which king."""
        cdef KdDraft draft = self.engine.draft(self.state)[0]
        kd_deal(&draft, &self.rules, seed, game)
        pile = [draft.pile[i] for i in range(self.rules.rounds * self.rules.line)]
        kings = [draft.king_order[i] for i in range(self.rules.kings)]
        if self.rules.opening != KD_DRAWER:
            return pile, [(king, king) for king in kings]
        choosers = [(draft.chooser + i) % self.rules.players for i in range(self.rules.kings)]
        return pile, list(zip(choosers, kings))


cdef class KingdomFeatures:
    """A kingdom that is to get `count` more dominoes from a pool, as the network sees it.

    Raises `ValueError` if it is to get none, or more than there are.
    """

    cdef Position position
    cdef KdRemaining remaining

    def __init__(
        self, kingdom: Kingdom, ruleset: Ruleset, pool: Sequence[int], count: int
    ) -> None:
        cdef uint8_t numbers[48]
        if not 0 < count <= len(pool) <= 48:
            raise ValueError("the dominoes to come have to be in the pool, and at least one")
        self.position = Position(ruleset)
        self.position.build(0, kingdom)
        for i, number in enumerate(pool):
            numbers[i] = number
        self.remaining = kd_remaining(numbers, len(pool), count)

    def extract(self, uint8_t[::1] out) -> int:
        """Write the features; return the points of the kingdom's territories."""
        cdef KdFeatures features
        cdef Position p = self.position
        cdef int points = p.engine.features(p.state, 0, &p.rules, &self.remaining, &features)
        if out.shape[0] != sizeof(KdFeatures):
            raise ValueError(f"a kingdom has {FEATURES} features, not {out.shape[0]}")
        memcpy(&out[0], &features, sizeof(KdFeatures))
        return points

    def predicted_points(self, const float[::1] weights) -> float:
        """Return the points that a network predicts for the end."""
        cdef Position p = self.position
        return p.engine.predicted_points(
            p.state, 0, &p.rules, &self.remaining, network_of(weights)
        )


cdef const KdLinearPolicy *linear_of(const float[::1] weights) except NULL:
    if weights is None or weights.shape[0] * sizeof(float) != KD_PHASES * sizeof(KdLinearPolicy):
        raise ValueError("these are not the weights of a linear policy")
    return <const KdLinearPolicy *>&weights[0]


cdef const KdNetwork *network_of(const float[::1] weights) except NULL:
    if weights.shape[0] * sizeof(float) != sizeof(KdNetwork):
        raise ValueError("these are not the weights of a network")
    return <const KdNetwork *>&weights[0]


def dominoes() -> list[tuple[tuple[int, int], tuple[int, int], bool, bool, int]]:
    """Return the dominoes of the C table from number 1: terrains, crowns, whether the squares are
    equal and of one terrain, and the terrains as bits."""
    return [
        (
            (KD_DOMINO[n].terrain[0], KD_DOMINO[n].terrain[1]),
            (KD_DOMINO[n].crowns[0], KD_DOMINO[n].crowns[1]),
            bool(KD_DOMINO[n].is_double),
            bool(KD_DOMINO[n].is_one_terrain),
            KD_DOMINO[n].terrain_set,
        )
        for n in range(1, len(DOMINOES) + 1)
    ]


cdef Board _board_of(kingdom):
    cdef Board board = Board.__new__(Board)
    board.allocate(kingdom.grid)
    board.build(0, kingdom)
    return board


def placements(kingdom: Kingdom, domino: Domino | int) -> tuple[Place, ...]:
    """Return the legal placements of a domino.

    Raises `IllegalActionError` if there is no domino of that number.
    """
    cdef int number = domino_number(domino)
    cdef Board board = _board_of(kingdom)
    cdef uint8_t cells[2 * KD_MAX_ACTIONS]
    cdef int count = board.engine.list_placements(board.state, 0, number, cells)
    return _places(number, cells[:2 * count])


def points(kingdom: Kingdom) -> int:
    """Return the points of all territories, without bonuses."""
    cdef Board board = _board_of(kingdom)
    return board.engine.territory_points(board.state, 0)


def greedy_actions(view: View, looks_ahead: bool = True) -> tuple[Action, ...]:
    """Return the actions that greedy play chooses from: all have the same, highest value.

    With `looks_ahead` as the policy `greedy`, without it as `greedy-placement`.
    """
    if view.is_over:
        return ()
    cdef Position p = Position(view.ruleset, view)
    cdef uint8_t cells[2 * KD_MAX_ACTIONS]
    cdef unsigned claims
    if view.domino is None:
        is_own = view.king == view.actor
        claims = p.engine.greedy_claims(p.state, &p.rules, view.king, is_own, looks_ahead)
        return tuple([Claim(d) for i, d in enumerate(view.next_line.dominoes) if claims >> i & 1])
    cdef int count = p.engine.greedy_placements(p.state, &p.rules, looks_ahead, cells)
    return _places(view.domino, cells[:2 * count]) or (Discard(view.domino),)


def choose_greedily(view: View, visibility: float, seed: int) -> Action:
    """Return an action of greedy play among those that are seen, each with a probability.

    What is drawn depends on the seed and on the ply. Raises `ValueError` if the game is over.
    """
    cdef Position p = Position(view.ruleset, view)
    cdef uint64_t share = round(visibility * KD_ALWAYS)
    if view.is_over:
        raise ValueError("the game is over: there is nothing to choose")
    action = p.engine.choose_greedily(p.state, &p.rules, share, seed, view.ply)
    if action < KD_DISCARD:
        return Claim(view.next_line.dominoes[action])
    if action == KD_DISCARD:
        return Discard(view.domino)
    return _place_of_action(view.domino, p.rules.grid, action)


cdef _place_of_action(number, int grid, int action):
    cdef int x, y, orientation
    kd_read_place_action(grid, action, &x, &y, &orientation)
    low = (y + KD_BOARD_CENTRE) * KD_BOARD_SIDE + x + KD_BOARD_CENTRE
    high = low + (KD_BOARD_SIDE if orientation >= KD_COLUMN else 1)
    first, second = (high, low) if orientation % 2 else (low, high)
    return Place(number, CELLS[first], CELLS[second])


def _places(number: int, cells: bytes) -> tuple[Place, ...]:
    pairs = zip(cells[::2], cells[1::2])
    return tuple([Place(number, CELLS[first], CELLS[second]) for first, second in pairs])


def _kings_to_draw(view: View) -> list[int]:
    """Return the kings that are not on the first line; the drawn one is first."""
    ruleset = view.ruleset
    if ruleset.opening is Opening.ABBA:
        first = view.king if view.turn in (0, 3) else 1 - view.king
        return [first, 1 - first, 1 - first, first][view.turn:]
    drawn = [view.king, *view.next_line.kings]
    left = [
        seat
        for seat in range(ruleset.players)
        for _ in range(ruleset.kings_each - drawn.count(seat))
    ]
    return [view.king, *left]
