# The public C API, as Cython sees it: include/kingdomino.h documents it.

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint64_t

cdef extern from "kingdomino.h" nogil:
    enum:
        KD_UNCLAIMED
        KD_NO_SEAT
        KD_MAX_ACTIONS
        KD_MAX_PLAYERS
        KD_MAX_TURNS
        KD_SUMS
        KD_TIE_BREAKS
        KD_PHASES
        KD_NO_MIDDLE_KINGDOM
        KD_FULL_BOX
        KD_SYMMETRIC
        KD_OWNER
        KD_DRAWER
        KD_ABBA
        KD_FAST_DEALS
        KD_SEEDED_DEALS
        KD_DISCARD
        KD_FIRST_PLACE
        KD_BOARD_CENTRE
        KD_BOARD_SIDE
        KD_COLUMN
        KD_MIDDLE_KINGDOM_POINTS
        KD_HARMONY_POINTS

    const uint64_t KD_ALWAYS

    ctypedef struct KdDomino:
        uint8_t terrain[2]
        uint8_t crowns[2]
        uint8_t is_double, is_one_terrain, terrain_set

    const KdDomino KD_DOMINO[]

    ctypedef struct KdRules:
        uint8_t grid, players, kings, line, rounds
        uint8_t middle_kingdom, harmony
        uint8_t tie_breaks[2]
        uint8_t tie_break_count
        uint8_t opening

    ctypedef struct KdTieBreakKey:
        uint16_t value[3]

    ctypedef struct KdDraft:
        uint8_t round, turn, has_placed, is_undealt
        uint8_t current[4]
        uint8_t current_kings[4]
        uint8_t next[4]
        uint8_t next_kings[4]
        uint8_t pile[48]
        uint8_t pile_start, pile_end
        uint8_t king_order[4]
        uint8_t chooser

    void kd_read_place_action(int grid, uint16_t action, int *x, int *y, int *orientation)

    void kd_set_up(KdDraft *, const KdRules *)
    void kd_deal(KdDraft *, const KdRules *, uint64_t seed, uint64_t stream)

    ctypedef struct KdLogEntry:
        uint8_t king, domino, first, second

    ctypedef struct KdTurn:
        uint8_t orientation, low, has_placement
        int8_t claim

    ctypedef struct KdShape:
        uint16_t surroundings
        uint8_t longer, shorter

    ctypedef struct KdTurnFeatures:
        KdShape shape
        int16_t gain, claim_gain
        uint8_t domino, slot

    ctypedef struct KdLinearPolicy:
        pass

    ctypedef struct KdPolicy:
        uint64_t greedy_share, linear_share
        uint8_t looks_ahead
        const KdLinearPolicy *linear

    ctypedef struct KdFeatures:
        pass

    ctypedef struct KdNetwork:
        pass

    ctypedef struct KdRemaining:
        int count

    KdRemaining kd_remaining(const uint8_t *pool, int pool_size, int count)

    ctypedef struct KdPlayouts:
        const KdRules *rules
        const KdPolicy *policies
        uint64_t seed
        int deals
        uint16_t *points
        uint8_t *ranks
        KdLogEntry *actions
        int plies

    ctypedef struct KdSearchConfig:
        KdPolicy policies[4]
        const KdNetwork *network
        int horizon
        double rollout_weight
        int use_claim_tree, solved_rounds, is_flat, goal
        double win_scale, exploration
        KdTieBreakKey earlier[KD_MAX_PLAYERS]

    ctypedef struct KdClaimTree:
        pass

    ctypedef struct KdRollouts:
        const KdTurn *turns
        const int32_t *active
        int active_count
        uint64_t seed
        int64_t first, last, step
        double deadline
        int64_t *visits
        double *values
        double *sums
        KdClaimTree *tree

    KdSearchConfig kd_best_config(const KdRules *, int round, int games)

    ctypedef struct KdState:
        pass

    ctypedef struct KdEnv:
        pass

    enum:
        KD_KINGDOM_PLANES
        KD_REWARD_WIN
        KD_REWARD_MARGIN
        KD_REWARD_POINTS

    int KD_SCALARS(int players) noexcept nogil

    ctypedef struct KdEnvBatch:
        const KdRules *rules
        int reward
        int auto_reset
        const KdPolicy *policies
        unsigned played_seats
        uint64_t *seeds
        uint64_t seed_step
        KdEnv *states
        const uint16_t *actions
        uint8_t *planes
        int16_t *scalars
        uint8_t *masks
        uint8_t *actors
        float *rewards
        uint8_t *dones
        uint16_t *points
        uint8_t *ranks

    ctypedef struct KdEngine:
        int grid
        size_t state_size
        int action_count
        void (*clear)(KdState *) noexcept nogil
        KdDraft *(*draft)(KdState *) noexcept nogil
        void (*place_on_cells)(
            KdState *, int seat, uint8_t domino, int first, int second
        ) noexcept nogil
        int (*list_placements)(
            const KdState *, int seat, uint8_t domino, uint8_t *cells
        ) noexcept nogil
        int (*territory_points)(const KdState *, int seat) noexcept nogil
        int (*legal_actions)(const KdState *, const KdRules *, uint16_t *actions) noexcept nogil
        int (*apply)(KdState *, const KdRules *, uint16_t action) noexcept nogil
        void (*result)(
            const KdState *, const KdRules *, uint16_t *points, uint8_t *ranks
        ) noexcept nogil
        void (*new_games)(KdState *, int64_t count, const KdRules *, uint64_t seed) noexcept nogil
        void (*actors)(
            const KdState *, int64_t count, const KdRules *, uint8_t *seats
        ) noexcept nogil
        void (*legal_masks)(
            const KdState *, int64_t count, const KdRules *, uint8_t *masks
        ) noexcept nogil
        int64_t (*apply_all)(
            KdState *, int64_t count, const KdRules *, const uint16_t *actions
        ) noexcept nogil
        size_t env_size
        void (*env_reset)(const KdEnvBatch *, int64_t first, int64_t count) noexcept nogil
        void (*env_step)(const KdEnvBatch *, int64_t first, int64_t count) noexcept nogil
        void (*env_observe)(
            const KdEnv *, const KdRules *, int seat, uint8_t *planes, int16_t *scalars
        ) noexcept nogil
        void (*sample_actions)(
            const uint8_t *masks, int64_t count, uint64_t seed, uint64_t stream, uint16_t *actions
        ) noexcept nogil
        void (*play)(
            const KdState *, const KdPlayouts *, int64_t first, int64_t count
        ) noexcept nogil
        int (*greedy_placements)(
            const KdState *, const KdRules *, int looks_ahead, uint8_t *cells) noexcept nogil
        unsigned (*greedy_claims)(
            const KdState *, const KdRules *, uint8_t king, int is_own, int looks_ahead
        ) noexcept nogil
        uint16_t (*choose_greedily)(
            const KdState *, const KdRules *, uint64_t visibility, uint64_t seed, uint64_t stream
        ) noexcept nogil
        int (*list_turns)(
            const KdState *, const KdRules *, const KdNetwork *, KdTurn *turns
        ) noexcept nogil
        void (*turn_cells)(const KdState *, const KdTurn *, uint8_t *cells) noexcept nogil
        KdTieBreakKey (*final_result)(
            const KdState *, const KdRules *, const KdTurn *, int seat
        ) noexcept nogil
        int64_t (*roll_out)(
            const KdState *, const KdRules *, const KdSearchConfig *, const KdRollouts *
        ) noexcept nogil
        int (*turn_features)(
            const KdState *, const KdRules *, const KdTurn *, KdTurnFeatures *
        ) noexcept nogil
        int (*features)(
            const KdState *, int seat, const KdRules *, const KdRemaining *, KdFeatures *
        ) noexcept nogil
        float (*predicted_points)(
            const KdState *, int seat, const KdRules *, const KdRemaining *, const KdNetwork *
        ) noexcept nogil

    const KdEngine *kd_engine(int grid)

    ctypedef struct KdSearchTask:
        const KdEngine *engine
        const KdState *state
        const KdRules *rules
        const KdSearchConfig *config
        const KdTurn *turns
        int count, threads
        uint64_t seed

    ctypedef struct KdSearch:
        pass

    size_t kd_search_size(const KdSearchTask *)
    void kd_begin_search(KdSearch *, const KdSearchTask *)
    void kd_plan_search(KdSearch *, int64_t rollouts, double seconds)
    int kd_begin_search_stage(KdSearch *)
    int kd_run_search(KdSearch *, int thread, double slice)
    void kd_end_search_stage(KdSearch *)
    int kd_best_turn(const KdSearch *)
    void kd_read_search(const KdSearch *, int64_t *visits, double *values)
