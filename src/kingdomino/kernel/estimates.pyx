# cython: language_level=3, boundscheck=False, wraparound=False
"""Values of turns and of what was dealt, by rollouts in C. Import `kingdomino.analysis` instead."""

from collections.abc import Sequence

from cpython.mem cimport PyMem_Calloc, PyMem_Free
from libc.stdint cimport uint8_t

from kingdomino.kernel.analysis_api cimport (
    KD_COMBINATIONS,
    KD_GROUPS,
    KD_LEVEL_WINS,
    KD_MAX_REASONS,
    KD_MAX_ROUNDS,
    KD_PART_CLAIM,
    KD_PART_PLACEMENT,
    KD_PARTS,
    KD_SOLVED_ROUNDS,
    KD_SUM_LEAD,
    KD_SUM_POINTS,
    KD_SUM_WINS,
    KdBudget,
    KdCalibration,
    KdComparison,
    KdEstimate,
    KdEvaluated,
    KdEvaluation,
    KdLuck,
    KdLuckBudget,
    KdReason,
    KdSeatValue,
    KdSubject,
    KdTurnValue,
    kd_begin_evaluation,
    kd_begin_luck,
    kd_begin_stage,
    kd_calibrate,
    kd_combine_turns,
    kd_end_stage,
    kd_evaluation_size,
    kd_explain,
    kd_explanation_scratch_size,
    kd_luck_scratch_size,
    kd_luck_size,
    kd_read_evaluation,
    kd_read_luck,
    kd_read_means,
    kd_read_parts,
    kd_run_group,
    kd_run_tree,
)
from kingdomino.kernel.c_api cimport KD_SUMS, KdTurn
from kingdomino.kernel.rollouts cimport Rollouts

from kingdomino.rules import Action, View

Pair = tuple[float, float]
"""A number and its standard error."""

Seats = list[tuple[Pair, Pair, Pair, Pair]]
"""The values of the seats: points, lead and win probability, and that with their levels."""

GROUPS = KD_GROUPS
"""Groups of rollouts: threads may run them in any order."""

SOLVED_ROUNDS = KD_SOLVED_ROUNDS
"""Rollouts from so many last rounds solve the last claims."""


cdef class Subject:
    """A view and the calibration of its values.

    The calibration is that of every round, from the opening on: the weights of a log share and of
    a point, the shift and the spread of points. `games_to_come` of a Dynasty follow this one. A
    level is what a turn costs in points of lead, and the variance of that, by seat.
    """

    cdef Rollouts rollouts
    cdef KdSubject c

    def __init__(
        self,
        rollouts: Rollouts,
        calibration: Sequence[Sequence[float]],
        games_to_come: int,
        levels: Sequence[Sequence[float]] = (),
    ) -> None:
        cdef KdCalibration rounds[KD_MAX_ROUNDS]
        if not 0 < len(calibration) <= KD_MAX_ROUNDS:
            raise ValueError("a calibration is of one round or more")
        for i, fitted in enumerate(calibration):
            rounds[i].share, rounds[i].point, rounds[i].shift, rounds[i].spread = fitted
        self.rollouts = rollouts
        self.c.engine = rollouts.position.engine
        self.c.state = rollouts.position.state
        self.c.rules = &rollouts.position.rules
        self.c.config = &rollouts.config
        kd_calibrate(&self.c, rounds, <int>len(calibration), games_to_come)
        for seat, level in enumerate(levels):
            self.c.levels[<int>seat].lead, self.c.levels[<int>seat].variance = level

    def turns(self, view: View) -> list[tuple[Action, ...]]:
        """Return the possible turns; the view is the one of the subject."""
        return [self.rollouts.turn(view, index) for index in range(self.rollouts.count)]


cdef class TurnEstimator:
    """The turns of a view, which are rolled out in stages.

    With `is_turn_open`, the only option is the turn that a rollout chooses by itself: it gives the
    value of the view.
    """

    cdef Subject subject
    cdef KdEvaluation *evaluation
    cdef readonly int count

    def __dealloc__(self) -> None:
        PyMem_Free(self.evaluation)

    def __init__(
        self,
        subject: Subject,
        rollouts: int,
        seed: int,
        kept: Sequence[int] = (),
        is_turn_open: bool = False,
    ) -> None:
        cdef KdBudget budget
        cdef bytearray is_kept = bytearray(subject.rollouts.count)
        cdef uint8_t *marks = is_kept
        budget.rollouts, budget.seed = rollouts, seed
        for index in kept:
            is_kept[index] = 1
        self.subject = subject
        self.count = 1 if is_turn_open else subject.rollouts.count
        PyMem_Free(self.evaluation)
        self.evaluation = <KdEvaluation *>PyMem_Calloc(
            1, kd_evaluation_size(subject.c.rules, self.count)
        )
        if self.evaluation == NULL:
            raise MemoryError
        kd_begin_evaluation(
            self.evaluation, &subject.c, NULL if is_turn_open else subject.rollouts.turns,
            self.count, NULL if is_turn_open else marks, budget,
        )

    def begin_stage(self) -> bool:
        """Begin the next stage; return whether there is one."""
        return kd_begin_stage(self.evaluation) != 0

    def run_group(self, int group) -> None:
        """Make the rollouts of a group in this stage; releases the GIL."""
        with nogil:
            kd_run_group(self.evaluation, group)

    def end_stage(self) -> None:
        """End the stage, when all groups are done."""
        kd_end_stage(self.evaluation)

    def read(self) -> tuple[tuple[object, ...], list[tuple[object, ...]]]:
        """Return the value of the view and those of all turns, the best first.

        The first has the seats' values, the rollouts, and whether it is exact, settled and
        complete; each turn its index, rollouts, the seats' values, and the losses of win
        probability and points. The values of a seat are its points, lead and win probability,
        and the latter with its level; each number is a pair with its standard error.
        """
        cdef KdEvaluated found
        cdef KdTurnValue *value
        cdef KdTurnValue *values = <KdTurnValue *>PyMem_Calloc(self.count, sizeof(KdTurnValue))
        cdef int i, players = self.subject.c.rules.players
        if values == NULL:
            raise MemoryError
        try:
            kd_read_evaluation(self.evaluation, &found, values)
            turns = []
            for i in range(self.count):
                value = values + i
                turns.append((
                    value.turn, value.rollouts, _seats(value.seats, players),
                    _pair(value.win_loss), _pair(value.points_loss),
                ))
        finally:
            PyMem_Free(values)
        view = (
            _seats(found.seats, players), found.rollouts,
            bool(found.is_exact), bool(found.is_settled), bool(found.is_complete),
        )
        return view, turns

    def means(self, int index) -> list[list[float]]:
        """Return the means of an option's rollouts before they are calibrated, by seat: points,
        lead and share of the victory."""
        cdef double means[4 * KD_SUMS]
        kd_read_means(self.evaluation, index, means)
        players = self.subject.c.rules.players
        return [[means[seat * KD_SUMS + i] for i in range(KD_SUMS)] for seat in range(players)]


cdef class Comparison:
    """A better and a worse turn of a view, by their indexes."""

    cdef Subject subject
    cdef KdTurn better, worse

    def __init__(self, subject: Subject, better: int, worse: int) -> None:
        self.subject = subject
        self.better, self.worse = subject.rollouts.turns[better], subject.rollouts.turns[worse]

    def parts(self, rollouts: int, seed: int) -> tuple[Pair, Pair]:
        """Return the lead lost with the worse placement, and with the worse claim."""
        cdef KdEstimate parts[KD_PARTS]
        cdef KdTurn combinations[KD_COMBINATIONS]
        cdef KdBudget budget
        cdef int group
        cdef KdEvaluation *evaluation = <KdEvaluation *>PyMem_Calloc(
            1, kd_evaluation_size(self.subject.c.rules, KD_COMBINATIONS)
        )
        if evaluation == NULL:
            raise MemoryError
        budget.rollouts, budget.seed = rollouts, seed
        kd_combine_turns(&self.better, &self.worse, combinations)
        with nogil:
            kd_begin_evaluation(
                evaluation, &self.subject.c, combinations, KD_COMBINATIONS, NULL, budget
            )
            while kd_begin_stage(evaluation):
                for group in range(KD_GROUPS):
                    kd_run_group(evaluation, group)
                kd_end_stage(evaluation)
            kd_read_parts(evaluation, parts)
        PyMem_Free(evaluation)
        return _pair(parts[KD_PART_PLACEMENT]), _pair(parts[KD_PART_CLAIM])

    def explain(
        self, placement_loss: float, claim_loss: float, games: int, seed: int
    ) -> list[dict[str, float]]:
        """Return the reasons as the fields of the C structure, those of the larger part first."""
        cdef KdComparison comparison
        cdef KdReason reasons[KD_MAX_REASONS]
        cdef int count
        cdef void *scratch = PyMem_Calloc(
            1, kd_explanation_scratch_size(self.subject.c.engine)
        )
        if scratch == NULL:
            raise MemoryError
        comparison.better, comparison.worse = self.better, self.worse
        comparison.losses[KD_PART_PLACEMENT] = placement_loss
        comparison.losses[KD_PART_CLAIM] = claim_loss
        comparison.games, comparison.seed = games, seed
        with nogil:
            count = kd_explain(&self.subject.c, &comparison, scratch, reasons)
        PyMem_Free(scratch)
        return [reasons[i] for i in range(count)]


cdef class LuckEstimator:
    """The luck in what was dealt last: a claim tree for each thing that could have been dealt."""

    cdef Subject subject
    cdef KdLuck *luck
    cdef readonly int trees
    """How many there are to run, in any order."""

    def __dealloc__(self) -> None:
        PyMem_Free(self.luck)

    def __init__(
        self, subject: Subject, kind: int, alternatives: int, rollouts: int, seed: int
    ) -> None:
        cdef KdLuckBudget budget
        budget.kind, budget.alternatives = kind, alternatives
        budget.rollouts, budget.seed = rollouts, seed
        self.subject = subject
        PyMem_Free(self.luck)
        self.luck = <KdLuck *>PyMem_Calloc(1, kd_luck_size(subject.c.rules, &budget))
        if self.luck == NULL:
            raise MemoryError
        self.trees = kd_begin_luck(self.luck, &subject.c, &budget)

    def run_tree(self, int tree) -> None:
        """Make the rollouts of a tree; releases the GIL."""
        cdef void *scratch = PyMem_Calloc(1, kd_luck_scratch_size(self.subject.c.engine))
        if scratch == NULL:
            raise MemoryError
        with nogil:
            kd_run_tree(self.luck, tree, scratch)
        PyMem_Free(scratch)

    def read(self) -> list[object]:
        """Return the luck of each seat, as the values of seats are returned, with its errors."""
        cdef KdSeatValue seats[4]
        kd_read_luck(self.luck, seats)
        return _seats(seats, self.subject.c.rules.players)


cdef tuple _pair(KdEstimate estimate):
    return (estimate.value, estimate.error)


cdef list _seats(const KdSeatValue *seats, int players):
    return [
        (
            _pair(seats[seat].of[KD_SUM_POINTS]),
            _pair(seats[seat].of[KD_SUM_LEAD]),
            _pair(seats[seat].of[KD_SUM_WINS]),
            _pair(seats[seat].of[KD_LEVEL_WINS]),
        )
        for seat in range(players)
    ]
