# The C API of the analysis, as Cython sees it: include/kingdomino_analysis.h documents it.

from libc.stdint cimport int64_t, uint8_t, uint64_t

from kingdomino.kernel.c_api cimport (
    KD_MAX_PLAYERS,
    KdEngine,
    KdRules,
    KdSearchConfig,
    KdState,
    KdTurn,
)

cdef extern from "kingdomino_analysis.h" nogil:
    enum:
        KD_GROUPS
        KD_MAX_ROUNDS
        KD_SOLVED_ROUNDS
        KD_SUM_POINTS
        KD_SUM_LEAD
        KD_SUM_WINS
        KD_LEVEL_WINS
        KD_VALUES

    ctypedef struct KdCalibration:
        double share, point, shift, spread

    ctypedef struct KdLevel:
        double lead, variance

    ctypedef struct KdSubject:
        const KdEngine *engine
        const KdState *state
        const KdRules *rules
        const KdSearchConfig *config
        KdCalibration calibration, decided
        KdLevel levels[KD_MAX_PLAYERS]
        int later_turns

    void kd_calibrate(KdSubject *, const KdCalibration *, int count, int games)

    ctypedef struct KdBudget:
        int64_t rollouts
        uint64_t seed

    ctypedef struct KdEstimate:
        double value, error

    ctypedef struct KdSeatValue:
        KdEstimate of[KD_VALUES]

    ctypedef struct KdTurnValue:
        int turn
        int64_t rollouts
        KdSeatValue seats[KD_MAX_PLAYERS]
        KdEstimate win_loss, points_loss

    ctypedef struct KdEvaluated:
        int64_t rollouts
        int is_exact, is_settled, is_complete
        KdSeatValue seats[KD_MAX_PLAYERS]

    ctypedef struct KdEvaluation:
        pass

    size_t kd_evaluation_size(const KdRules *, int count)
    void kd_begin_evaluation(
        KdEvaluation *, const KdSubject *, const KdTurn *, int count, const uint8_t *kept, KdBudget
    )
    int kd_begin_stage(KdEvaluation *)
    void kd_run_group(KdEvaluation *, int group)
    void kd_end_stage(KdEvaluation *)
    void kd_read_evaluation(KdEvaluation *, KdEvaluated *, KdTurnValue *)
    void kd_read_means(const KdEvaluation *, int turn, double *means)

    enum:
        KD_COMBINATIONS
        KD_PARTS
        KD_PART_PLACEMENT
        KD_PART_CLAIM
        KD_MAX_REASONS

    void kd_combine_turns(const KdTurn *, const KdTurn *, KdTurn *combinations)
    void kd_read_parts(const KdEvaluation *, KdEstimate *)

    ctypedef struct KdReason:
        int kind, part
        double explained
        int terrain, domino, bonus, seat, cell
        int points, more, squares, crowns, percent, place
        int other, other_points

    ctypedef struct KdComparison:
        KdTurn better, worse
        double losses[KD_PARTS]
        int games
        uint64_t seed

    size_t kd_explanation_scratch_size(const KdEngine *)
    int kd_explain(const KdSubject *, const KdComparison *, void *scratch, KdReason *)

    ctypedef struct KdLuckBudget:
        int kind, alternatives, rollouts
        uint64_t seed

    ctypedef struct KdLuck:
        pass

    size_t kd_luck_size(const KdRules *, const KdLuckBudget *)
    size_t kd_luck_scratch_size(const KdEngine *)
    int kd_begin_luck(KdLuck *, const KdSubject *, const KdLuckBudget *)
    void kd_run_tree(KdLuck *, int tree, void *scratch)
    void kd_read_luck(const KdLuck *, KdSeatValue *)
