/* Kingdomino in C: rules, playouts and search, without Python.

   The code is compiled once per kingdom size. `kd_engine(grid)` returns the functions of a size;
   all of them work on a `KdState`, whose memory is the caller's:

       KdRules rules = {.grid = 5, .players = 2, .kings = 4, .line = 4, .rounds = 6};
       const KdEngine *engine = kd_engine(rules.grid);
       KdState *state = aligned_alloc(KD_STATE_ALIGNMENT, engine->state_size);
       uint16_t actions[KD_MAX_ACTIONS];

       engine->clear(state);
       kd_set_up(engine->draft(state), &rules);
       kd_deal(engine->draft(state), &rules, seed, stream);
       while (!kd_is_over(engine->draft(state), &rules)) {
           int count = engine->legal_actions(state, &rules, actions);
           engine->apply(state, &rules, actions[choose(count)]);
       }
       engine->result(state, &rules, points, ranks);

   A state holds no pointers, so that copying `state_size` bytes saves it and copying them back
   undoes what was applied since. No function allocates memory or keeps state of its own: different
   threads may work on different states at the same time.

   R1 to R16 are the numbers of the rules in docs/explanation/rules.md. Seats count from 0. */
#ifndef KINGDOMINO_H
#define KINGDOMINO_H
#include <stddef.h>
#include <stdint.h>

#define KD_MAX_PLAYERS 4
#define KD_MAX_LINE 4  /* dominoes of a line, and kings in play (R2, R4) */
#define KD_DOMINOES 48 /* numbered from 1 */
#define KD_TERRAINS 6
#define KD_SEED_BYTES 32
#define KD_STATE_ALIGNMENT 16

#define KD_UNCLAIMED 255 /* in place of a king */
#define KD_NO_SEAT 255   /* in place of a seat */

/* The bonuses of R15, in the order of kingdomino.rules.Bonus. */
enum { KD_MIDDLE_KINGDOM, KD_HARMONY, KD_BONUSES };
#define KD_MIDDLE_KINGDOM_POINTS 10
#define KD_HARMONY_POINTS 5

/* Cells of a kingdom are numbered row by row on a board with the castle at its centre, as
   kingdomino.rules.CELLS: large enough for a 7x7 kingdom that grows to one side. */
#define KD_BOARD_SIDE 13
#define KD_BOARD_CENTRE 6 /* column and row of the castle */

/* ---- Dominoes and rules ---- */

typedef struct {
    uint8_t terrain[2], crowns[2]; /* of its squares */
    uint8_t is_double;             /* whether both squares are equal */
    uint8_t is_one_terrain;        /* whether both have one terrain, with the same crowns or not */
    uint8_t terrain_set;           /* the terrains as bits */
} KdDomino;

/* The dominoes by number; there is none with the number 0. */
extern const KdDomino KD_DOMINO[KD_DOMINOES + 1];

enum { KD_POINTS, KD_TERRITORY, KD_CROWNS, KD_TIE_BREAKS }; /* what a game is decided by (R14) */
enum { KD_NO_MIDDLE_KINGDOM, KD_FULL_BOX, KD_SYMMETRIC };   /* readings of R15 */
enum { KD_OWNER, KD_DRAWER, KD_ABBA };                      /* openings (R5) */

typedef struct {
    uint8_t grid; /* side of the box that a kingdom has to fit in (R11) */
    uint8_t players, kings, line, rounds;
    uint8_t middle_kingdom, harmony;
    uint8_t tie_breaks[2], tie_break_count;
    uint8_t opening;
} KdRules;

/* What a seat is ranked by, indexed by KD_POINTS, KD_TERRITORY and KD_CROWNS. */
typedef struct {
    uint16_t value[KD_TIE_BREAKS];
} KdTieBreakKey;

/* ---- The draft: all of a game but the kingdoms ---- */

typedef struct {
    uint8_t round; /* from 1; 0 is the opening */
    uint8_t turn;  /* kings that have finished their turn in this round */
    uint8_t has_placed;
    uint8_t is_undealt; /* whether even the first line is still to be dealt */
    uint8_t current[KD_MAX_LINE], current_kings[KD_MAX_LINE];
    uint8_t next[KD_MAX_LINE], next_kings[KD_MAX_LINE]; /* KD_UNCLAIMED where there is no king */
    uint8_t pile[KD_DOMINOES];                          /* what can still be dealt is */
    uint8_t pile_start, pile_end;                       /* from pile_start to before pile_end */
    uint8_t king_order[KD_MAX_LINE]; /* kings still to be drawn, the next first */
    uint8_t chooser;                 /* with KD_DRAWER: the seat that chooses for the next king */
} KdDraft;

/* Prepare the draft of a game that has not been dealt. */
void kd_set_up(KdDraft *draft, const KdRules *rules);

/* Shuffle everything that is still hidden, by stream `stream` of a fast generator; a game that has
   not been dealt begins (R3 to R5). */
void kd_deal(KdDraft *draft, const KdRules *rules, uint64_t seed, uint64_t stream);

/* Begin a game with the deal that kingdomino.rules.Game.new makes of a seed, see
   docs/explanation/shuffle.md. The draft must be undealt. */
void kd_deal_from_seed(KdDraft *draft, const KdRules *rules, const uint8_t seed[KD_SEED_BYTES]);

int kd_is_over(const KdDraft *draft, const KdRules *rules);

/* The seat that decides, and the seat whose king it is; they differ with KD_DRAWER only. The game
   must not be over. */
uint8_t kd_actor(const KdDraft *draft, const KdRules *rules);
uint8_t kd_king(const KdDraft *draft);

/* ---- Actions ---- */

/* An action is a number below `KdEngine.action_count`:

       0 to 3   claim the domino at that place of the next line
       4        discard
       5 + 4 * cell + orientation
                place the domino; the lower cell of the two is (x, y), counted from the castle, and
                cell is (y + grid - 1) * (2 * grid - 1) + (x + grid - 1)

   so that the numbers depend on the size of the kingdom alone, and suit a policy with fixed
   outputs. */
enum { KD_DISCARD = KD_MAX_LINE, KD_FIRST_PLACE };

/* How a domino is oriented: along a row or a column, with its first or its second square at the
   lower (left or bottom) cell. A double has the first orientation of each direction only. */
enum { KD_ROW, KD_ROW_REVERSED, KD_COLUMN, KD_COLUMN_REVERSED, KD_ORIENTATIONS };

/* More actions than are ever legal at once. */
#define KD_MAX_ACTIONS 512

static inline uint16_t kd_place_action(int grid, int x, int y, int orientation)
{
    int cell = (y + grid - 1) * (2 * grid - 1) + x + grid - 1;
    return (uint16_t)(KD_FIRST_PLACE + KD_ORIENTATIONS * cell + orientation);
}

/* The parts of the number of a placement. */
static inline void kd_read_place_action(int grid, uint16_t action, int *x, int *y, int *orientation)
{
    int cell = (action - KD_FIRST_PLACE) / KD_ORIENTATIONS;
    *orientation = (action - KD_FIRST_PLACE) % KD_ORIENTATIONS;
    *x = cell % (2 * grid - 1) - (grid - 1);
    *y = cell / (2 * grid - 1) - (grid - 1);
}

/* An action of a playout: the seat whose king it is, the domino and, for a placement, the cells of
   its squares; KD_LOG_DISCARD and KD_LOG_CLAIM stand in place of cells. */
typedef struct {
    uint8_t king, domino, first, second;
} KdLogEntry;

enum { KD_LOG_DISCARD = 254, KD_LOG_CLAIM = 255 };

/* A whole turn: the placement, if the domino fits anywhere, and the claim, or -1. */
typedef struct {
    uint8_t orientation, low, has_placement; /* `low` is the lower cell as the engine counts bits */
    int8_t claim;
} KdTurn;

/* More turns than are ever possible: each placement of a 7x7 kingdom with each claim. */
#define KD_MAX_TURNS (KD_MAX_ACTIONS * KD_MAX_LINE)

/* ---- Policies of playouts ---- */

#define KD_PHASES 12           /* of a game: what matters early does not matter late */
#define KD_SURROUNDINGS 1024   /* the ten cells around a domino, each open or not */
#define KD_MAX_GRID 7          /* side of the largest kingdom that a linear policy knows */
#define KD_ALWAYS (1ull << 32) /* a share of all turns */

/* What a placement makes of the kingdom's shape. */
typedef struct {
    uint16_t surroundings;
    uint8_t longer, shorter; /* sides of the box around the kingdom, less one */
} KdShape;

/* What a linear policy knows of a turn. */
typedef struct {
    KdShape shape;
    int16_t gain, claim_gain; /* points gained now, and points that the claimed domino can gain */
    uint8_t domino, slot;     /* the claimed domino, and its place on the line */
} KdTurnFeatures;

/* A linear policy in one phase of a game: the value of a turn, in points, is the sum of the weights
   of its features. A file holds KD_PHASES of them. */
typedef struct {
    float gain, claim_gain; /* per point */
    float dominoes[KD_DOMINOES];
    float slots[KD_MAX_LINE];
    float boxes[KD_MAX_GRID][KD_MAX_GRID];
    float surroundings[KD_SURROUNDINGS];
} KdLinearPolicy;

/* How a seat plays. Shares are out of KD_ALWAYS. */
typedef struct {
    uint64_t greedy_share;        /* of all turns; the others are random */
    uint64_t linear_share;        /* of the greedy turns */
    uint8_t looks_ahead;          /* whether a greedy turn takes the claimed domino into account */
    const KdLinearPolicy *linear; /* KD_PHASES of them; NULL if linear_share is 0 */
} KdPolicy;

/* ---- The value network ---- */

#define KD_TERRAIN_FEATURES 16
#define KD_KINGDOM_FEATURES 16
#define KD_HIDDEN 32

/* What the network knows of a kingdom; src/value/features.h lists them. */
typedef struct {
    uint8_t terrains[KD_TERRAINS][KD_TERRAIN_FEATURES];
    uint8_t kingdom[KD_KINGDOM_FEATURES];
} KdFeatures;

/* The weights in the order of the file. */
typedef struct {
    float terrain[KD_TERRAIN_FEATURES][KD_HIDDEN], terrain_bias[KD_HIDDEN];
    float inner[KD_HIDDEN + KD_KINGDOM_FEATURES][KD_HIDDEN], inner_bias[KD_HIDDEN];
    float outer[KD_HIDDEN], outer_bias;
} KdNetwork;

/* The dominoes that a seat can still get. */
typedef struct {
    uint8_t terrain_rate[KD_TERRAINS]; /* squares of a terrain in 24 of the dominoes to come */
    uint8_t crown_rate[KD_TERRAINS];   /* crowns of a terrain in 48 of them */
    int count;                         /* how many the seat gets */
} KdRemaining;

/* Summarise a pool of dominoes of which a seat gets `count`. */
KdRemaining kd_remaining(const uint8_t *pool, int pool_size, int count);

/* ---- Playouts ---- */

enum { KD_FAST_DEALS, KD_SEEDED_DEALS };

/* Games to play from one position. Game i uses stream i of the seed, whoever plays it and when. */
typedef struct {
    const KdRules *rules;
    const KdPolicy *policies; /* by seat; NULL: every legal action is equally likely */
    uint64_t seed;
    int deals;           /* with KD_SEEDED_DEALS, game i has the deal of the rules for seed + i */
    uint16_t *points;    /* results, by game and seat */
    uint8_t *ranks;      /* the same */
    KdLogEntry *actions; /* by game and ply; NULL: not kept */
    int plies;           /* actions from the position to the end */
} KdPlayouts;

/* ---- Search ---- */

typedef struct KdState KdState;
typedef struct KdEngine KdEngine;

/* What a rollout is valued by, for a seat. */
enum {
    KD_GOAL_WIN,    /* its share of the victory */
    KD_GOAL_POINTS, /* its points */
    KD_GOAL_RATIO,  /* its part of the points that it and the best other have together */
    KD_GOAL_CHANCE, /* a logistic function of its lead */
    KD_GOAL_MARGIN, /* its lead over the best other */
};

typedef struct {
    KdPolicy policies[KD_MAX_PLAYERS];
    const KdNetwork *network; /* NULL: rollouts go to the end of the game */
    int horizon;           /* rounds after this one that are played before the network is asked */
    double rollout_weight; /* weight of the end of a rollout, beside the network's prediction */
    int use_claim_tree;    /* whether claims of this round are searched, or made by the policies */
    int solved_rounds; /* rollouts from one of so many last rounds solve the last claims, and the
                          last round: players see that far, policies do not */
    int is_flat;       /* whether a sample tries one random turn, or every turn with one deal */
    int goal;
    double win_scale; /* lead in points that makes a victory likely: the scale of KD_GOAL_CHANCE */
    double exploration;                    /* the constant of UCB1 */
    KdTieBreakKey earlier[KD_MAX_PLAYERS]; /* totals of the games of a Dynasty before this one */
} KdSearchConfig;

/* The claims of this round after a turn's own, in every order in which they can be made: UCB1 at
   every node. A node is the sequence that leads to it: a claim is a digit from 1, the first claim
   the lowest digit. */
#define KD_CLAIM_NODES 625

typedef struct {
    int32_t visits[KD_MAX_LINE];
    double values[KD_MAX_LINE]; /* to the seat that claims, summed */
} KdClaimNode;

typedef struct {
    KdClaimNode nodes[KD_CLAIM_NODES];
} KdClaimTree;

/* What is summed of rollouts, for each seat. */
enum {
    KD_SUM_POINTS, /* its points, as the network's share of them predicts */
    KD_SUM_LEAD,   /* those points, less the most of another seat */
    KD_SUM_WINS,   /* its share of the victory; 0 for rollouts that stop at the horizon */
    KD_SUMS,
};

/* Rollouts for one thread, and their results so far. Zero the visits, values, sums and tree first.
 */
typedef struct {
    const KdTurn *turns;   /* NULL: there is one option, the turn that the tree or policy chooses */
    const int32_t *active; /* indexes of the turns to roll out */
    int active_count;
    uint64_t seed;
    int64_t first, last, step; /* samples; the same sample deals the same dominoes to every turn */
    double deadline;           /* seconds of CLOCK_MONOTONIC, or 0 */
    int64_t *visits;           /* by turn */
    double *values;            /* by turn, summed; or NULL */
    double *sums;              /* by turn, seat and kind of sum, KD_SUMS of them; or NULL */
    KdClaimTree *tree;
} KdRollouts;

/* The strongest known configuration for a round, if this game and others of the match are still to
   be decided (R16). The network and the earlier games are the caller's to add. */
KdSearchConfig kd_best_config(const KdRules *rules, int round, int games);

/* The search for the best turn, by sequential halving: every turn is rolled out with the same
   deals; then the worse half is dropped, again and again, so that most rollouts go to the turns
   that are hardest to tell apart.

       KdSearch *search = aligned_alloc(KD_STATE_ALIGNMENT, kd_search_size(&task));
       kd_begin_search(search, &task);
       kd_plan_search(search, 400, 0);
       while (kd_begin_search_stage(search)) {
           while (!kd_run_search(search, 0, 0)) continue;
           kd_end_search_stage(search);
       }
       best = turns[kd_best_turn(search)];

   The same seed, rollouts and number of threads find the same. */
typedef struct {
    const KdEngine *engine;
    const KdState *state;
    const KdRules *rules;
    const KdSearchConfig *config;
    const KdTurn *turns; /* as KdEngine.list_turns lists them */
    int count;
    int threads;
    uint64_t seed;
} KdSearchTask;

typedef struct KdSearch KdSearch;

size_t kd_search_size(const KdSearchTask *task);
/* Begin a search; what the task points to has to stay where it is. In the last round, the best turn
   is known at once. */
void kd_begin_search(KdSearch *search, const KdSearchTask *task);
/* Plan to search for about so many rollouts or, if that is 0, for some seconds from now. */
void kd_plan_search(KdSearch *search, int64_t rollouts, double seconds);
/* Begin the next stage; return 0 if there is none. */
int kd_begin_search_stage(KdSearch *search);
/* Roll out with one of the threads: all of its part of the stage or, if it is not 0, a slice of it,
   in rollouts or seconds as planned. Return whether its part is done. */
int kd_run_search(KdSearch *search, int thread, double slice);
/* End the stage when all threads are done: the worse half is dropped. */
void kd_end_search_stage(KdSearch *search);
/* The index of the best turn so far. */
int kd_best_turn(const KdSearch *search);
/* The rollouts of each turn, and its mean value, or minus infinity without a rollout. */
void kd_read_search(const KdSearch *search, int64_t *visits, double *values);

/* ---- Kingdoms, counted ---- */

/* What a kingdom consists of; lists are by terrain. */
typedef struct {
    uint16_t points[KD_TERRAINS];
    uint8_t squares[KD_TERRAINS], crowns[KD_TERRAINS];
    uint8_t largest[KD_TERRAINS]; /* squares of the largest territory */
    uint8_t bonuses[KD_BONUSES];  /* points */
    uint8_t hole_count;
    uint8_t holes[KD_MAX_GRID * KD_MAX_GRID]; /* cells in reach that no domino can cover */
} KdSurvey;

/* ---- Environments: games with observations, for learning ---- */

/* A kingdom is observed as planes of (2 * grid - 1)^2 bytes, row by row with the castle at the
   centre, so that a cell has the number that it has in actions: one plane per terrain, 1 on its
   squares, and these. */
enum {
    KD_PLANE_CROWNS = KD_TERRAINS, /* crowns of each square */
    KD_PLANE_DOMINO,               /* number of the domino on each cell, or 0 */
    KD_PLANE_OPEN,                 /* 1 on the free cells that the next domino may cover (R11) */
    KD_KINGDOM_PLANES
};

/* All else is observed as numbers. Seats are counted from the observing one: 0 is its own seat, 1
   the next; -1 stands for none. */
enum {
    KD_SCALAR_ROUND,
    KD_SCALAR_TURN,    /* kings that have finished their turn */
    KD_SCALAR_DOMINO,  /* the domino to place, or 0 */
    KD_SCALAR_ACTOR,   /* the seat that acts, */
    KD_SCALAR_KING,    /* and the seat whose king it is */
    KD_SCALAR_CURRENT, /* this round's line: numbers, or 0, */
    KD_SCALAR_CURRENT_KINGS = KD_SCALAR_CURRENT + KD_MAX_LINE, /* and kings */
    KD_SCALAR_NEXT = KD_SCALAR_CURRENT_KINGS + KD_MAX_LINE,    /* the same of the next line */
    KD_SCALAR_NEXT_KINGS = KD_SCALAR_NEXT + KD_MAX_LINE,
    KD_SCALAR_UNSEEN = KD_SCALAR_NEXT_KINGS + KD_MAX_LINE, /* by domino: whether nobody saw it */
    KD_SCALAR_POINTS = KD_SCALAR_UNSEEN + KD_DOMINOES      /* by seat: points without bonuses, */
};

/* and, by seat, the dominoes placed: this many numbers in all. */
#define KD_SCALARS(players) (KD_SCALAR_POINTS + 2 * (players))

/* What a seat is rewarded with at the end of a game. */
enum {
    KD_REWARD_WIN,    /* 1 for the victory, -1 / (players - 1) for a defeat; shared if it is */
    KD_REWARD_MARGIN, /* the lead over the best other seat, in points */
    KD_REWARD_POINTS, /* its points */
};

typedef struct KdEnv KdEnv;

/* Games that are stepped together. Arrays are by game; `states` holds `KdEngine.env_size` bytes for
   each. */
typedef struct {
    const KdRules *rules;
    int reward;
    int auto_reset;           /* whether a new game begins as soon as one is over */
    const KdPolicy *policies; /* by seat: how the seats that the caller does not play are played */
    unsigned played_seats;    /* the seats that the caller plays, as bits */
    uint64_t *seeds;          /* of the games in progress */
    uint64_t seed_step;       /* from the seed of a game to that of the next */
    KdEnv *states;
    const uint16_t *actions;
    uint8_t *planes; /* of the acting seat's kingdom, then of the seats after it */
    int16_t *scalars;
    uint8_t *masks;   /* 1 for each legal action */
    uint8_t *actors;  /* KD_NO_SEAT if the game is over */
    float *rewards;   /* by seat; 0 but for games that just ended */
    uint8_t *dones;   /* whether the game just ended */
    uint16_t *points; /* by seat, of the last game that ended */
    uint8_t *ranks;   /* the same */
} KdEnvBatch;

/* ---- The functions of a kingdom size ---- */

struct KdEngine {
    int grid;
    size_t state_size;
    int action_count;

    /* Positions. */

    /* Empty all kingdoms and the draft. */
    void (*clear)(KdState *state);
    KdDraft *(*draft)(KdState *state);
    /* Place a domino on two adjacent cells of the board. Legality is not checked. */
    void (*place_on_cells)(KdState *state, int seat, uint8_t domino, int first, int second);
    /* List the legal placements of a domino as pairs of cells of the board; return their number. */
    int (*list_placements)(const KdState *state, int seat, uint8_t domino, uint8_t *cells);
    /* The points of all territories of a kingdom (R13), without bonuses. */
    int (*territory_points)(const KdState *state, int seat);
    /* Count a kingdom. */
    void (*survey)(const KdState *state, const KdRules *rules, int seat, KdSurvey *survey);

    /* Stepping. */

    /* List the legal actions; return their number, 0 once the game is over. */
    int (*legal_actions)(const KdState *state, const KdRules *rules, uint16_t *actions);
    /* Apply an action; return whether it was legal. An illegal one changes nothing. */
    int (*apply)(KdState *state, const KdRules *rules, uint16_t action);
    /* The points of each seat, bonuses included, and its rank, 1 for every winner. */
    void (*result)(const KdState *state, const KdRules *rules, uint16_t *points, uint8_t *ranks);

    /* Batches: `count` states in a row. */

    /* Begin new games; game i has the deal of kingdomino.rules for seed + i. */
    void (*new_games)(KdState *states, int64_t count, const KdRules *rules, uint64_t seed);
    /* The seat that acts in each game, or KD_NO_SEAT if it is over. */
    void (*actors)(const KdState *states, int64_t count, const KdRules *rules, uint8_t *seats);
    /* Per game, a row of `action_count` bytes: 1 if the action is legal, and else 0. */
    void (*legal_masks)(const KdState *states, int64_t count, const KdRules *rules, uint8_t *masks);
    /* Apply an action to each game that is not over. Return `count`, or the index of the first game
       whose action is illegal: it and those after it are unchanged. */
    int64_t (*apply_all)(
        KdState *states, int64_t count, const KdRules *rules, const uint16_t *actions);

    /* Environments: the games from `first` on. A build with KD_NO_TRAINING has none of them, no
       linear policies and no features: these functions are NULL. */

    size_t env_size;
    /* Begin games with the deals of kingdomino.rules for their seeds, and observe them. */
    void (*env_reset)(const KdEnvBatch *batch, int64_t first, int64_t count);
    /* Apply an action to each game that is not over, play the turns of seats that the caller does
       not play, and observe. An illegal action changes nothing. */
    void (*env_step)(const KdEnvBatch *batch, int64_t first, int64_t count);
    /* Observe a game from a seat: its planes and scalars. */
    void (*env_observe)(
        const KdEnv *env, const KdRules *rules, int seat, uint8_t *planes, int16_t *scalars);
    /* Choose a random legal action for each mask, 0 where none is legal; game i uses stream
       `stream` + i of the seed. */
    void (*sample_actions)(
        const uint8_t *masks, int64_t count, uint64_t seed, uint64_t stream, uint16_t *actions);

    /* Policies. */

    /* Play `count` games from a position; the first row of the results is that of game `first`. */
    void (*play)(const KdState *start, const KdPlayouts *playouts, int64_t first, int64_t count);
    /* List the placements that greedy play chooses from, as list_placements does. */
    int (*greedy_placements)(
        const KdState *state, const KdRules *rules, int looks_ahead, uint8_t *cells);
    /* The claims that greedy play chooses from, as bits of the next line. */
    unsigned (*greedy_claims)(
        const KdState *state, const KdRules *rules, uint8_t king, int is_own, int looks_ahead);
    /* Choose an action of greedy play among those that are seen: each legal one is with the
       probability visibility / KD_ALWAYS, and a random one if none is. What is drawn is that of a
       stream of the seed. The game must not be over. */
    uint16_t (*choose_greedily)(
        const KdState *state, const KdRules *rules, uint64_t visibility, uint64_t seed,
        uint64_t stream);

    /* Search. */

    /* List every possible turn, the best by the network first; return their number. */
    int (*list_turns)(
        const KdState *state, const KdRules *rules, const KdNetwork *network, KdTurn *turns);
    /* The cells of a turn's placement, for the seat that acts. */
    void (*turn_cells)(const KdState *state, const KdTurn *turn, uint8_t cells[2]);
    /* The best result that a seat can reach after a turn of the last round. */
    KdTieBreakKey (*final_result)(
        const KdState *state, const KdRules *rules, const KdTurn *turn, int seat);
    /* Roll out turns until `last` or the deadline; return the number of rollouts. */
    int64_t (*roll_out)(
        const KdState *state, const KdRules *rules, const KdSearchConfig *config,
        const KdRollouts *rollouts);

    /* Training. */

    /* The features of a turn for a linear policy; return 0 if the policy would not consider it. */
    int (*turn_features)(
        const KdState *state, const KdRules *rules, const KdTurn *turn, KdTurnFeatures *features);
    /* The features of a kingdom for the network; return the points of its territories. */
    int (*features)(
        const KdState *state, int seat, const KdRules *rules, const KdRemaining *remaining,
        KdFeatures *features);
    /* The points that a kingdom is predicted to have at the end. */
    float (*predicted_points)(
        const KdState *state, int seat, const KdRules *rules, const KdRemaining *remaining,
        const KdNetwork *network);
};

/* The functions for kingdoms of a size, or NULL if there are none. */
const KdEngine *kd_engine(int grid);

#endif
