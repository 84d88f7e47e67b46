/* Rollouts of turns in stages: the worse half is dropped until few are left. */
#include <math.h>
#include <string.h>

#include "analysis/values.h"
#include "layout.h"

enum {
    FINALISTS = 8,      /* turns that are compared to the end */
    FEWEST_SAMPLES = 4, /* deals that every turn is rolled out with at least */
    FINAL_PARTS = 8,    /* stages in which the finalists are rolled out */
    FOLDS = 4,          /* parts of the groups: each values the turn that the others choose */
};

typedef struct {
    double worth;
    int turn;
} Ranked;

struct KdEvaluation {
    KdSubject subject;
    KdBudget budget;
    const KdTurn *turns; /* NULL: the turn that a rollout chooses by itself */
    int count;
    int stage, halvings, narrowed; /* stages so far, those that halve, turns that halving left */
    int64_t first, last;           /* samples of this stage */
    int64_t final_samples;
    int final_parts;
    int is_exact, is_complete;
    int active_count;
    int32_t *active;
    uint8_t *is_active, *is_kept; /* by turn */
    Ranked *ranked;
    int64_t *visits;      /* by group and turn */
    double *sums;         /* by group, turn, seat and kind */
    KdClaimTree *trees;   /* by group */
    KdTieBreakKey *known; /* by turn and seat, in the last round */
};

/* ---- Memory ---- */

/* Lay out an evaluation; return the size of it all. */
static size_t lay_out(KdEvaluation *e, void *memory, const KdRules *rules, int turns)
{
    size_t used = 0, count = (size_t)turns, players = rules->players;
    take_part(&used, memory, sizeof *e);
    e->trees = take_part(&used, memory, KD_GROUPS * sizeof *e->trees);
    e->sums = take_part(&used, memory, KD_GROUPS * count * players * KD_SUMS * sizeof *e->sums);
    e->visits = take_part(&used, memory, KD_GROUPS * count * sizeof *e->visits);
    e->ranked = take_part(&used, memory, count * sizeof *e->ranked);
    e->active = take_part(&used, memory, count * sizeof *e->active);
    e->is_active = take_part(&used, memory, count);
    e->is_kept = take_part(&used, memory, count);
    e->known = take_part(&used, memory, count * players * sizeof *e->known);
    return used;
}

size_t kd_evaluation_size(const KdRules *rules, int count)
{
    KdEvaluation layout;
    return lay_out(&layout, NULL, rules, count);
}

/* ---- Stages ---- */

static int64_t at_least(int64_t least, int64_t value) { return value > least ? value : least; }

static void solve(KdEvaluation *e)
{
    const KdSubject *s = &e->subject;
    for (int turn = 0; turn < e->count; turn++)
        for (int seat = 0; seat < s->rules->players; seat++)
            e->known[turn * s->rules->players + seat] =
                s->engine->final_result(s->state, s->rules, e->turns + turn, seat);
}

/* Decide on the samples for the finalists. */
static void plan_final_stages(KdEvaluation *e)
{
    int64_t rollouts = e->halvings ? e->budget.rollouts / 2 : e->budget.rollouts;
    e->final_samples = at_least(FEWEST_SAMPLES, rollouts / e->active_count);
    e->final_parts = e->final_samples < FINAL_PARTS ? (int)e->final_samples : FINAL_PARTS;
}

void kd_begin_evaluation(
    KdEvaluation *e, const KdSubject *subject, const KdTurn *turns, int count, const uint8_t *kept,
    KdBudget budget)
{
    memset(e, 0, kd_evaluation_size(subject->rules, count));
    lay_out(e, e, subject->rules, count);
    e->subject = *subject;
    e->budget = budget;
    e->turns = turns;
    e->count = e->active_count = e->narrowed = count;
    for (int turn = 0; turn < count; turn++) e->active[turn] = turn;
    memset(e->is_active, 1, (size_t)count);
    if (kept) memcpy(e->is_kept, kept, (size_t)count);
    e->is_exact = turns && is_last_round(draft_of(subject), subject->rules);
    while (FINALISTS << e->halvings < count) e->halvings++;
    if (e->is_exact) solve(e);
    if (!e->halvings) plan_final_stages(e);
}

int kd_begin_stage(KdEvaluation *e)
{
    if (e->is_complete) return 0;
    int64_t part = e->stage - e->halvings, samples;
    if (e->is_exact) {
        samples = 0;
    } else if (part < 0) {
        samples = e->budget.rollouts / 2 / e->halvings / e->narrowed;
        samples = at_least(FEWEST_SAMPLES, samples);
    } else {
        samples = e->final_samples * (part + 1) / e->final_parts
                  - e->final_samples * part / e->final_parts;
    }
    e->first = e->last;
    e->last += samples;
    return 1;
}

/* Where the sums of a turn in a group are. */
static double *sums_of(const KdEvaluation *e, int group, int turn)
{
    return e->sums + (ptrdiff_t)(group * e->count + turn) * e->subject.rules->players * KD_SUMS;
}

void kd_run_group(KdEvaluation *e, int group)
{
    const KdSubject *s = &e->subject;
    /* The group takes every sample of which it is the remainder. */
    int64_t skipped = ((group - e->first) % KD_GROUPS + KD_GROUPS) % KD_GROUPS;
    KdRollouts rollouts = {
        .turns = e->turns,
        .active = e->active,
        .active_count = e->active_count,
        .seed = e->budget.seed,
        .first = e->first + skipped,
        .last = e->last,
        .step = KD_GROUPS,
        .visits = e->visits + (ptrdiff_t)group * e->count,
        .sums = sums_of(e, group, 0),
        .tree = e->trees + group,
    };
    s->engine->roll_out(s->state, s->rules, s->config, &rollouts);
}

/* ---- Values ---- */

/* A set of groups, as bits. */
#define ALL_GROUPS ((1u << KD_GROUPS) - 1)

/* Take the means of a turn over some groups; return the number of rollouts. */
static int64_t take_means(const KdEvaluation *e, int turn, unsigned groups, double *means)
{
    int width = e->subject.rules->players * KD_SUMS;
    int64_t visits = 0;
    memset(means, 0, (size_t)width * sizeof *means);
    for (unsigned left = groups; left; left &= left - 1) {
        int group = __builtin_ctz(left);
        const double *sums = sums_of(e, group, turn);
        visits += e->visits[(ptrdiff_t)group * e->count + turn];
        for (int i = 0; i < width; i++) means[i] += sums[i];
    }
    for (int i = 0; i < width && visits; i++) means[i] /= (double)visits;
    return visits;
}

static Values turn_values(const KdEvaluation *e, int turn, unsigned groups)
{
    double means[KD_MAX_PLAYERS * KD_SUMS];
    const KdSubject *s = &e->subject;
    if (e->is_exact) return known_values(s, e->known + turn * s->rules->players);
    take_means(e, turn, groups, means);
    return calibrated_values(s, means, e->turns != NULL);
}

static uint8_t acting(const KdEvaluation *e)
{
    return acting_seat(draft_of(&e->subject), e->subject.rules);
}

/* Add a turn to those that are ranked from `first` on; of equal ones, the first comes first. */
static void add_ranked(Ranked *first, Ranked *end, Ranked added)
{
    for (; end > first && end[-1].worth < added.worth; end--) *end = end[-1];
    *end = added;
}

/* A number for what a result of the last round is ranked by. */
static double key_worth(const KdTieBreakKey *key, const KdRules *rules)
{
    double result = key->value[KD_POINTS];
    for (int i = 0; i < KD_TIE_BREAKS - 1; i++)
        result =
            1024 * result + (i < rules->tie_break_count ? key->value[rules->tie_breaks[i]] : 0);
    return result;
}

static double turn_worth(const KdEvaluation *e, int turn, unsigned groups, int seat)
{
    const KdRules *rules = e->subject.rules;
    if (e->is_exact) return key_worth(e->known + turn * rules->players + seat, rules);
    return worth(turn_values(e, turn, groups).of[seat]);
}

/* Rank the turns, the best first: those that are still compared, then the others. */
static void rank_turns(KdEvaluation *e)
{
    int seat = acting(e), count = 0;
    for (int is_dropped = 0; is_dropped < 2; is_dropped++) {
        int first = count;
        for (int turn = 0; turn < e->count; turn++)
            if (e->is_active[turn] != is_dropped)
                add_ranked(
                    e->ranked + first, e->ranked + count++,
                    (Ranked){turn_worth(e, turn, ALL_GROUPS, seat), turn});
    }
}

/* Keep the better half, and what is kept in any case. */
static void halve(KdEvaluation *e)
{
    int half = (e->active_count + 1) / 2;
    if (half < FINALISTS) half = FINALISTS;
    rank_turns(e);
    memcpy(e->is_active, e->is_kept, (size_t)e->count);
    for (int i = 0; i < half; i++) e->is_active[e->ranked[i].turn] = 1;
    e->active_count = 0;
    for (int turn = 0; turn < e->count; turn++)
        if (e->is_active[turn]) e->active[e->active_count++] = turn;
    e->narrowed = (e->narrowed + 1) / 2 > FINALISTS ? (e->narrowed + 1) / 2 : FINALISTS;
}

void kd_end_stage(KdEvaluation *e)
{
    e->stage++;
    if (!e->is_exact && e->stage <= e->halvings) {
        halve(e);
        if (e->stage == e->halvings) plan_final_stages(e);
    }
    e->is_complete = e->is_exact || e->stage == e->halvings + e->final_parts;
}

/* The value with the best turn: each part of the groups values the turn that the others choose. */
static Values value_with_best(const KdEvaluation *e, int seat)
{
    Values sum = {{{0}}};
    for (unsigned fold = 0; fold < FOLDS; fold++) {
        unsigned own = 0;
        for (unsigned group = fold; group < KD_GROUPS; group += FOLDS) own |= 1u << group;
        int best = e->active[0];
        double most = turn_worth(e, best, ALL_GROUPS & ~own, seat);
        for (int i = 1; i < e->active_count; i++) {
            double other = turn_worth(e, e->active[i], ALL_GROUPS & ~own, seat);
            if (other > most) most = other, best = e->active[i];
        }
        Values values = turn_values(e, best, own);
        for (int i = 0; i < e->subject.rules->players; i++)
            for (int kind = 0; kind < KD_VALUES; kind++)
                sum.of[i][kind] += values.of[i][kind] / FOLDS;
    }
    return sum;
}

/* The values of a turn without each of the groups in turn. */
typedef struct {
    Values without[KD_GROUPS];
} Jackknife;

static void leave_out_each(const KdEvaluation *e, int turn, Jackknife *jackknife)
{
    for (int group = 0; group < KD_GROUPS; group++)
        jackknife->without[group] = turn_values(e, turn, ALL_GROUPS & ~(1u << group));
}

/* The error of a turn's value, or of the difference to a better one. */
static double value_error(const Jackknife *turn, const Jackknife *better, int seat, int kind)
{
    double without[KD_GROUPS];
    for (int group = 0; group < KD_GROUPS; group++) {
        without[group] = turn->without[group].of[seat][kind];
        if (better) without[group] = better->without[group].of[seat][kind] - without[group];
    }
    return jackknife_error(without);
}

static void
read_seats(const Values *values, const Jackknife *jackknife, int players, KdSeatValue *seats)
{
    for (int seat = 0; seat < players; seat++)
        for (int kind = 0; kind < KD_VALUES; kind++)
            seats[seat].of[kind] = (KdEstimate){
                values->of[seat][kind], jackknife ? value_error(jackknife, NULL, seat, kind) : 0};
}

static int is_settled(const KdEvaluation *e, const KdTurnValue *values)
{
    if (e->count == 1) return 1;
    if (e->is_exact) return e->ranked[0].worth > e->ranked[1].worth;
    return values[1].points_loss.value > 2 * values[1].points_loss.error;
}

void kd_read_evaluation(KdEvaluation *e, KdEvaluated *evaluated, KdTurnValue *values)
{
    int seat = acting(e), players = e->subject.rules->players;
    Jackknife best_jackknife, jackknife;
    rank_turns(e);
    int best = e->ranked[0].turn;
    Values best_values = turn_values(e, best, ALL_GROUPS);
    Values with_best = e->is_exact ? best_values : value_with_best(e, seat);
    if (!e->is_exact) leave_out_each(e, best, &best_jackknife);
    *evaluated = (KdEvaluated){.is_exact = e->is_exact, .is_complete = e->is_complete};
    read_seats(&with_best, e->is_exact ? NULL : &best_jackknife, players, evaluated->seats);
    for (int i = 0; i < e->count; i++) {
        int turn = e->ranked[i].turn;
        KdTurnValue *value = values + i;
        *value = (KdTurnValue){.turn = turn};
        for (int group = 0; group < KD_GROUPS; group++)
            value->rollouts += e->visits[(ptrdiff_t)group * e->count + turn];
        evaluated->rollouts += value->rollouts;
        Values own = turn_values(e, turn, ALL_GROUPS);
        value->win_loss.value = best_values.of[seat][KD_SUM_WINS] - own.of[seat][KD_SUM_WINS];
        value->points_loss.value = best_values.of[seat][KD_SUM_LEAD] - own.of[seat][KD_SUM_LEAD];
        if (!e->is_exact) {
            leave_out_each(e, turn, &jackknife);
            value->win_loss.error = value_error(&jackknife, &best_jackknife, seat, KD_SUM_WINS);
            value->points_loss.error = value_error(&jackknife, &best_jackknife, seat, KD_SUM_LEAD);
        }
        read_seats(&own, e->is_exact ? NULL : &jackknife, players, value->seats);
    }
    evaluated->is_settled = is_settled(e, values);
}

void kd_read_means(const KdEvaluation *e, int turn, double *means)
{
    take_means(e, turn, ALL_GROUPS, means);
}

/* ---- Parts ---- */

void kd_combine_turns(const KdTurn *better, const KdTurn *worse, KdTurn *combinations)
{
    for (int i = 0; i < KD_COMBINATIONS; i++) {
        combinations[i] = i == KD_BETTER || i == KD_BETTER_PLACEMENT ? *better : *worse;
        combinations[i].claim =
            i == KD_BETTER || i == KD_BETTER_CLAIM ? better->claim : worse->claim;
    }
}

/* The mean of what a part loses beside the better and beside the worse other part. */
static double part_loss(const double *leads, int part)
{
    int better_other = part == KD_PART_PLACEMENT ? KD_BETTER_CLAIM : KD_BETTER_PLACEMENT;
    int worse_other = part == KD_PART_PLACEMENT ? KD_BETTER_PLACEMENT : KD_BETTER_CLAIM;
    return (leads[KD_BETTER] - leads[better_other] + leads[worse_other] - leads[KD_WORSE]) / 2;
}

void kd_read_parts(const KdEvaluation *e, KdEstimate *parts)
{
    int seat = acting(e);
    double leads[KD_COMBINATIONS], without[KD_PARTS][KD_GROUPS];
    for (int group = -1; group < KD_GROUPS; group++) {
        unsigned groups = group < 0 ? ALL_GROUPS : ALL_GROUPS & ~(1u << group);
        for (int i = 0; i < KD_COMBINATIONS; i++)
            leads[i] = turn_values(e, i, groups).of[seat][KD_SUM_LEAD];
        for (int part = 0; part < KD_PARTS; part++) {
            double loss = part_loss(leads, part);
            if (group < 0) parts[part].value = loss;
            else without[part][group] = loss;
        }
    }
    for (int part = 0; part < KD_PARTS; part++) parts[part].error = jackknife_error(without[part]);
}
