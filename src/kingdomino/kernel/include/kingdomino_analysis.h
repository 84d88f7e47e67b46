/* Analysis in C: the value of a position and of every turn in it, and the luck in what was dealt.

   Values come from rollouts of the search in kingdomino.h. They are made in groups that do not
   depend on each other: threads may take them in any order, and their scatter gives the errors. The
   same seed and rollouts give the same numbers, whatever the threads, the processor or the host.

       KdEvaluation *e = aligned_alloc(KD_STATE_ALIGNMENT, kd_evaluation_size(&rules, count));
       kd_begin_evaluation(e, &subject, turns, count, NULL, (KdBudget){.rollouts = 20000});
       while (kd_begin_stage(e)) {
           for (int group = 0; group < KD_GROUPS; group++) kd_run_group(e, group);
           kd_end_stage(e);
       }
       kd_read_evaluation(e, &evaluation, values);

   Whoever has seen enough stops between two stages. Memory is the caller's; a subject and what it
   points to have to stay where they are until the last function was called. */
#ifndef KINGDOMINO_ANALYSIS_H
#define KINGDOMINO_ANALYSIS_H
#include "kingdomino.h"

#define KD_GROUPS 16
/* Rollouts from so many last rounds solve the last claims. Greedy ones take what is best for
   themselves there, where everybody else sees what the others need. */
#define KD_SOLVED_ROUNDS 3
#define KD_MAX_ROUNDS 16 /* of a calibration; the opening counts */

/* ---- Calibration ---- */

/* From the means of rollouts to values, fitted to the results of games: expected points get a
   shift, and the probability that a seat wins is proportional to

       exp(share * log(its share of the victory + 0.02) + point * its expected points). */
typedef struct {
    double share, point; /* weights */
    double shift;        /* added to expected points */
    double spread;       /* standard deviation of a seat's points at the end */
} KdCalibration;

/* How a seat plays, against the players of the games that the calibration was fitted to: what each
   turn that it still has costs it, in points of lead, and the variance of what it costs. All zero
   for a seat that plays as they do, and for one that nothing is known of. */
typedef struct {
    double lead, variance;
} KdLevel;

/* ---- Evaluation ---- */

/* What is analysed, and how. */
typedef struct {
    const KdEngine *engine;
    const KdState *state;
    const KdRules *rules;
    const KdSearchConfig *config;
    KdCalibration calibration;      /* of rollouts from this round */
    KdCalibration decided;          /* of the end of this game; all zero if nothing follows it */
    KdLevel levels[KD_MAX_PLAYERS]; /* of the seats */
    int later_turns;                /* of a seat in the games that follow (R16) */
} KdSubject;

/* Calibrate a subject with what was fitted to `count` rounds of a game, from the opening on; so
   many games of the match follow (R16). */
void kd_calibrate(KdSubject *subject, const KdCalibration *rounds, int count, int games);

typedef struct {
    int64_t rollouts; /* about how many; a few for each turn in any case */
    uint64_t seed;
} KdBudget;

typedef struct {
    double value, error; /* its standard error */
} KdEstimate;

/* The value of a position to a seat, indexed by KD_SUM_POINTS, KD_SUM_LEAD and KD_SUM_WINS: its
   expected points and lead, and the probability that it wins. All are between equal players. Last
   comes the probability that it wins with the levels of the subject: no turn is chosen by it, and
   no loss is measured in it, since that must not depend on who plays on. */
enum { KD_LEVEL_WINS = KD_SUMS, KD_VALUES };

typedef struct {
    KdEstimate of[KD_VALUES];
} KdSeatValue;

/* The value of a turn, and its loss against the best one to the seat that chooses, from the same
   deals. */
typedef struct {
    int turn; /* its index */
    int64_t rollouts;
    KdSeatValue seats[KD_MAX_PLAYERS];
    KdEstimate win_loss, points_loss;
} KdTurnValue;

typedef struct {
    int64_t rollouts;
    int is_exact;    /* whether the rest of the game is known, as in the last round */
    int is_settled;  /* whether the best turn is better than the next by two standard errors */
    int is_complete; /* whether the budget is used up */
    /* The value with the best turn. The best of many estimates is too high on average, so what
       chooses the turn here does not value it. */
    KdSeatValue seats[KD_MAX_PLAYERS];
} KdEvaluated;

typedef struct KdEvaluation KdEvaluation;

size_t kd_evaluation_size(const KdRules *rules, int count);

/* Begin to evaluate turns, as KdEngine.list_turns lists them; those that `kept` marks are rolled
   out as often as the best ones. Without turns, `count` is 1: the turn that a rollout chooses by
   itself. */
void kd_begin_evaluation(
    KdEvaluation *e, const KdSubject *subject, const KdTurn *turns, int count, const uint8_t *kept,
    KdBudget budget);

/* Begin the next stage; return 0 if the budget is used up. */
int kd_begin_stage(KdEvaluation *e);
/* Make the rollouts of a group in this stage. */
void kd_run_group(KdEvaluation *e, int group);
/* End the stage, when all groups are done: the worse half of the turns may be dropped. */
void kd_end_stage(KdEvaluation *e);

/* The values so far: those of all turns, the best first. */
void kd_read_evaluation(KdEvaluation *e, KdEvaluated *evaluated, KdTurnValue *values);
/* The means of a turn's rollouts, by seat and kind, before they are calibrated. */
void kd_read_means(const KdEvaluation *e, int turn, double *means);

/* ---- Explanation: why a turn is better than another ---- */

/* The parts of a turn. */
enum { KD_PART_PLACEMENT, KD_PART_CLAIM, KD_PARTS };

/* What two turns can be combined to, of the placement of one and the claim of the other. */
enum { KD_BETTER, KD_BETTER_PLACEMENT, KD_BETTER_CLAIM, KD_WORSE, KD_COMBINATIONS };

void kd_combine_turns(const KdTurn *better, const KdTurn *worse, KdTurn *combinations);

/* The lead that is lost with each part of the worse turn, from an evaluation of the combinations:
   the mean of what it loses beside the better other part and beside the worse one, so that the
   parts sum to the loss of the turn. */
void kd_read_parts(const KdEvaluation *e, KdEstimate *parts);

/* What makes a part better: the kinds of reasons, and the fields that each has. Points are means of
   games that were played to the end from all combinations, with the same deals. */
enum {
    /* Points at once: terrain, points there, and how many more. */
    KD_REASON_POINTS_NOW,
    /* Points with a domino that the seat has or claims, or a place for it at all: domino, points
       and how many more; domino. */
    KD_REASON_FOLLOW_UP,
    KD_REASON_NO_PLACE,
    /* A cell that can still be covered, more cells that are covered in the end: cell; squares. */
    KD_REASON_HOLE,
    KD_REASON_ROOM,
    /* A terrain makes more points later, since its territory is larger now, or stays together, or
       gets more crowns, or grows: terrain, and the squares that the territory has or that would be
       cut off. */
    KD_REASON_TERRITORY,
    KD_REASON_CUT_OFF,
    KD_REASON_CROWNS_LATER,
    KD_REASON_GROWTH,
    /* A bonus: bonus, percent of the games in which it is earned, other of those with the worse
       turn. */
    KD_REASON_BONUS,
    /* The claimed domino makes more points: domino, points, other and other_points; with crowns,
       also later: domino, crowns; with one of its terrains: domino, terrain. The other one has no
       place: domino. */
    KD_REASON_CLAIM_POINTS,
    KD_REASON_CROWNS,
    KD_REASON_CLAIM_GROWTH,
    KD_REASON_UNPLACEABLE,
    /* Points with what is claimed in the next round: domino, place, other. */
    KD_REASON_EARLIER,
    /* A rival makes points with the claimed domino, or fewer points: domino, seat, points; seat,
       points. */
    KD_REASON_DENIAL,
    KD_REASON_RIVALS,
    /* No other reason explains half of the part: points. */
    KD_REASON_EXPECTED,
    KD_REASON_KINDS
};

typedef struct {
    int kind, part;
    double explained; /* points of the part's loss that it explains */
    int terrain, domino, bonus, seat, cell;
    int points, more, squares, crowns, percent, place;
    int other, other_points; /* of the worse turn: its domino, place or percent */
} KdReason;

/* Reasons that an explanation has at most. */
#define KD_MAX_REASONS 3

typedef struct {
    KdTurn better, worse;
    double losses[KD_PARTS]; /* of the worse turn, see kd_read_parts */
    int games;               /* to play from each combination */
    uint64_t seed;
} KdComparison;

/* Memory that an explanation needs while it is made. */
size_t kd_explanation_scratch_size(const KdEngine *engine);

/* Explain why a turn is better; return the number of reasons, those of the larger part first. What
   explains less than half of its part is not given alone. */
int kd_explain(
    const KdSubject *subject, const KdComparison *comparison, void *scratch, KdReason *reasons);

/* ---- Luck ---- */

/* What was dealt last: the first line and king, another king of the opening, or a line. */
enum { KD_CHANCE_OPENING, KD_CHANCE_KING, KD_CHANCE_LINE };

/* The luck of an event is the value after it less the mean value of what could have been dealt
   instead, every one of them from claim trees of the same size. */
typedef struct {
    int kind;
    int alternatives; /* lines, or starts of games, that are sampled */
    int rollouts;     /* of a tree: one for each alternative, KD_GROUPS for what was dealt */
    uint64_t seed;
} KdLuckBudget;

typedef struct KdLuck KdLuck;

size_t kd_luck_size(const KdRules *rules, const KdLuckBudget *budget);
/* Memory that a thread needs while it runs a tree. */
size_t kd_luck_scratch_size(const KdEngine *engine);

/* Begin to measure the event that led to a position; return the number of trees. */
int kd_begin_luck(KdLuck *luck, const KdSubject *subject, const KdLuckBudget *budget);
/* Make the rollouts of a tree. */
void kd_run_tree(KdLuck *luck, int tree, void *scratch);
/* The luck of each seat, when all trees are done. */
void kd_read_luck(const KdLuck *luck, KdSeatValue *seats);

#endif
