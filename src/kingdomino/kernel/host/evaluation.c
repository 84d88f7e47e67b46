/* The analysis: evaluations, why a turn is better than another, and luck. */
#include "analyst.h"

static KdTurn combinations[KD_COMBINATIONS];

/* Read the calibration of the rounds, and what the levels of the seats cost; return whether there
   is one. */
static int read_calibration(void)
{
    KdCalibration rounds[KD_MAX_ROUNDS];
    const double *number = host_numbers;
    int count = (int)*number++, games = host.games - host.earlier_count - 1;
    if (count < 1 || count > KD_MAX_ROUNDS) return 0;
    for (int i = 0; i < count; i++, number += 4)
        rounds[i] = (KdCalibration){number[0], number[1], number[2], number[3]};
    kd_calibrate(&analysed.subject, rounds, count, games > 0 ? games : 0);
    for (int seat = 0; seat < analysed.rules.players; seat++, number += 2)
        analysed.subject.levels[seat] = (KdLevel){number[0], number[1]};
    return 1;
}

/* Take the loaded position, with the calibration in the numbers; list its turns. The functions
   below are about it. */
int EXPORT(kd_host_analyse)(void)
{
    int wrong = take_position();
    if (wrong) return wrong;
    if (!read_calibration()) return WRONG_GAME;
    analysed.config.solved_rounds = KD_SOLVED_ROUNDS;
    begin_output();
    put(analysed.count);
    for (int turn = 0; turn < analysed.count; turn++) put_turn(analysed.turns + turn);
    return written();
}

static int is_turn(int index) { return index >= 0 && index < analysed.count; }

/* ---- Evaluations ---- */

static KdEvaluation *evaluation = (KdEvaluation *)work_memory;
static int next_group, has_stage; /* of the stage that is under way */

static int begin_evaluation(const KdTurn *turns, int count, const uint8_t *kept, KdBudget budget)
{
    if (kd_evaluation_size(&analysed.rules, count) > HOST_WORK) return TOO_LARGE;
    kd_begin_evaluation(evaluation, &analysed.subject, turns, count, kept, budget);
    has_stage = kd_begin_stage(evaluation);
    next_group = 0;
    return 0;
}

/* Begin to evaluate all turns; the words are the indexes of those that are kept in any case. */
int EXPORT(kd_host_begin_evaluation)(int kept_count, int rollouts, int seed_high, int seed_low)
{
    static uint8_t kept[KD_MAX_TURNS];
    KdBudget budget = {rollouts, join_seed(seed_high, seed_low)};
    for (int turn = 0; turn < analysed.count; turn++) kept[turn] = 0;
    begin_input(kept_count);
    for (int i = 0; i < kept_count; i++) kept[read_word(0, analysed.count - 1)] = 1;
    if (input_is_wrong()) return WRONG_ACTION;
    return begin_evaluation(analysed.turns, analysed.count, kept, budget);
}

/* Begin to evaluate what two turns can be combined to. */
int EXPORT(kd_host_begin_parts)(int better, int worse, int rollouts, int seed_high, int seed_low)
{
    if (!is_turn(better) || !is_turn(worse)) return WRONG_ACTION;
    KdBudget budget = {rollouts, join_seed(seed_high, seed_low)};
    kd_combine_turns(analysed.turns + better, analysed.turns + worse, combinations);
    return begin_evaluation(combinations, KD_COMBINATIONS, NULL, budget);
}

/* Make the rollouts of a group. Return 0 when all is done, 2 after the last group of a stage, when
   the evaluation may be read, and else 1. */
int EXPORT(kd_host_step_evaluation)(void)
{
    if (!has_stage) return 0;
    kd_run_group(evaluation, next_group++);
    if (next_group < KD_GROUPS) return 1;
    kd_end_stage(evaluation);
    has_stage = kd_begin_stage(evaluation);
    next_group = 0;
    return has_stage ? 2 : 0;
}

static double *put_estimate(double *to, KdEstimate estimate)
{
    *to++ = estimate.value;
    *to++ = estimate.error;
    return to;
}

static double *put_seats(double *to, const KdSeatValue *seats)
{
    for (int seat = 0; seat < analysed.rules.players; seat++)
        for (int kind = 0; kind < KD_VALUES; kind++) to = put_estimate(to, seats[seat].of[kind]);
    return to;
}

/* Read the evaluation of all turns after a stage. */
int EXPORT(kd_host_read_evaluation)(void)
{
    static KdTurnValue values[KD_MAX_TURNS];
    KdEvaluated evaluated;
    double *number = host_numbers;
    kd_read_evaluation(evaluation, &evaluated, values);
    *number++ = evaluated.is_exact ? 0 : analysed.subject.calibration.spread;
    number = put_seats(number, evaluated.seats);
    begin_output();
    put(evaluated.is_exact), put(evaluated.is_settled), put(evaluated.is_complete);
    put((int)evaluated.rollouts);
    put(analysed.count);
    for (const KdTurnValue *value = values; value < values + analysed.count; value++) {
        put(value->turn), put((int)value->rollouts);
        number = put_estimate(number, value->win_loss);
        number = put_estimate(number, value->points_loss);
        number = put_seats(number, value->seats);
    }
    return written();
}

/* ---- Reasons ---- */

/* Write what is lost with the placement and with the claim; return how many numbers. */
int EXPORT(kd_host_read_parts)(void)
{
    KdEstimate parts[KD_PARTS];
    double *number = host_numbers;
    kd_read_parts(evaluation, parts);
    for (int part = 0; part < KD_PARTS; part++) number = put_estimate(number, parts[part]);
    return (int)(number - host_numbers);
}

static void put_reason(const KdReason *reason)
{
    put(reason->kind), put(reason->part);
    put(reason->terrain), put(reason->domino), put(reason->bonus), put(reason->seat);
    put(reason->cell), put(reason->points), put(reason->more), put(reason->squares);
    put(reason->crowns), put(reason->percent), put(reason->place);
    put(reason->other), put(reason->other_points);
}

/* Explain why a turn is better, by so many games; the numbers are what the worse one loses with its
   placement and with its claim. */
int EXPORT(kd_host_explain)(int better, int worse, int games, int seed_high, int seed_low)
{
    KdReason reasons[KD_MAX_REASONS];
    if (!is_turn(better) || !is_turn(worse) || games < 1) return WRONG_ACTION;
    if (kd_explanation_scratch_size(analysed.subject.engine) > HOST_WORK) return TOO_LARGE;
    KdComparison comparison = {
        .better = analysed.turns[better],
        .worse = analysed.turns[worse],
        .losses = {host_numbers[KD_PART_PLACEMENT], host_numbers[KD_PART_CLAIM]},
        .games = games,
        .seed = join_seed(seed_high, seed_low),
    };
    has_stage = 0; /* the memory of an evaluation is used */
    int count = kd_explain(&analysed.subject, &comparison, work_memory, reasons);
    begin_output();
    put(count);
    for (int i = 0; i < count; i++) {
        put_reason(reasons + i);
        host_numbers[i] = reasons[i].explained;
    }
    return written();
}

/* ---- Luck ---- */

static KdLuck *luck = (KdLuck *)work_memory;
static int tree_count;
static _Alignas(KD_STATE_ALIGNMENT) uint8_t tree_memory[65536];

/* Begin to measure the luck in what led to the position; return the number of trees. */
int EXPORT(kd_host_begin_luck)(
    int kind, int alternatives, int rollouts, int seed_high, int seed_low)
{
    KdLuckBudget budget = {kind, alternatives, rollouts, join_seed(seed_high, seed_low)};
    if (kind < KD_CHANCE_OPENING || kind > KD_CHANCE_LINE || alternatives < 1 || rollouts < 2)
        return WRONG_GAME;
    if (kd_luck_size(&analysed.rules, &budget) > HOST_WORK) return TOO_LARGE;
    if (kd_luck_scratch_size(analysed.subject.engine) > sizeof tree_memory) return TOO_LARGE;
    has_stage = 0;
    return tree_count = kd_begin_luck(luck, &analysed.subject, &budget);
}

/* Make the rollouts of a tree. */
int EXPORT(kd_host_run_tree)(int tree)
{
    if (tree < 0 || tree >= tree_count) return WRONG_GAME;
    kd_run_tree(luck, tree, tree_memory);
    return 0;
}

/* Write the luck of each seat, when all trees are done; return how many numbers. */
int EXPORT(kd_host_read_luck)(void)
{
    KdSeatValue seats[KD_MAX_PLAYERS];
    kd_read_luck(luck, seats);
    return (int)(put_seats(host_numbers, seats) - host_numbers);
}
