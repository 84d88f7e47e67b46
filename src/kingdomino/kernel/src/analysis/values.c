#include "analysis/values.h"

#include <math.h>
#include <string.h>

#include "numeric.h"

static const double SHARE_FLOOR = 0.02; /* the logarithm of a share is taken */
static const double LOGISTIC = 1.8;     /* standard deviation of a logistic with scale 1 */
static const double LEAD =
    1.4142135623730951; /* of the difference of two seats' points, in theirs */

/* A logistic function with the scale s is close to the distribution of a lead with the standard
   deviation 1.8 s, and variances add up. So the logarithm of the odds grows by about 1/s with each
   point of a lead. */
static double logit_per_point(double spread) { return spread > 0 ? LOGISTIC / (LEAD * spread) : 0; }

/* What weights are multiplied by if the variance of a lead grows. */
static double shrinkage(const KdCalibration *c, double variance)
{
    double own = LOGISTIC / (c->point + c->share * logit_per_point(c->spread));
    return own / sqrt(own * own + variance);
}

/* The calibration of a match in which more games follow, whose leads have a spread. */
static KdCalibration calibrate_match(const KdCalibration *game, int games, double lead_spread)
{
    KdCalibration match = *game;
    if (!games) return match;
    double shrink = shrinkage(game, lead_spread * lead_spread * games);
    match.share *= shrink;
    match.point *= shrink;
    return match;
}

void kd_calibrate(KdSubject *s, const KdCalibration *rounds, int count, int games)
{
    int round = draft_of(s)->round;
    double lead_spread = LEAD * rounds[0].spread;
    KdCalibration decided = {.point = games > 0};
    s->calibration =
        calibrate_match(rounds + (round < count ? round : count - 1), games, lead_spread);
    s->decided = calibrate_match(&decided, games, lead_spread);
    s->later_turns = games * s->rules->rounds * (s->rules->kings / s->rules->players);
}

/* The turns of each seat that are still to come. */
static void count_turns(const KdSubject *s, int has_turn, int *turns)
{
    const KdDraft *draft = draft_of(s);
    int each = s->rules->kings / s->rules->players;
    for (int seat = 0; seat < s->rules->players; seat++)
        turns[seat] = s->later_turns + each * (s->rules->rounds - draft->round);
    for (int turn = draft->turn + has_turn; draft->round && turn < s->rules->kings; turn++)
        turns[draft->current_kings[turn]]++;
}

/* Replace the shares of the victory by probabilities: between equals, then with the levels of seats
   that have some turns to come. A lead has the variance of two seats. */
static void set_probabilities(
    const KdSubject *s, const KdCalibration *c, const double *means, const int *turns, Values *v)
{
    int players = s->rules->players;
    double scores[2][KD_MAX_PLAYERS], variance = 0;
    /* What rollouts expect is not sure, what a level costs is: it counts in full. */
    double slope = c->spread > 0 ? logit_per_point(c->spread) : c->point;
    for (int seat = 0; seat < players; seat++)
        variance += 2 * turns[seat] * s->levels[seat].variance / players;
    for (int seat = 0; seat < players; seat++) {
        const double *mean = means + seat * KD_SUMS;
        double share = (mean[KD_SUM_WINS] + SHARE_FLOOR) / (1 + players * SHARE_FLOOR);
        double score = c->share * portable_log(share) + c->point * mean[KD_SUM_POINTS];
        scores[0][seat] = score;
        score -= slope * turns[seat] * s->levels[seat].lead;
        scores[1][seat] = shrinkage(c, variance) * score;
    }
    for (int kind = 0; kind < 2; kind++) {
        double best = -HUGE_VAL, sum = 0, *of = scores[kind];
        for (int seat = 0; seat < players; seat++)
            if (of[seat] > best) best = of[seat];
        for (int seat = 0; seat < players; seat++) sum += of[seat] = portable_exp(of[seat] - best);
        for (int seat = 0; seat < players; seat++)
            v->of[seat][kind ? KD_LEVEL_WINS : KD_SUM_WINS] = of[seat] / sum;
    }
}

Values calibrated_values(const KdSubject *subject, const double *means, int has_turn)
{
    Values values;
    int turns[KD_MAX_PLAYERS];
    count_turns(subject, has_turn, turns);
    for (int seat = 0; seat < subject->rules->players; seat++) {
        const double *mean = means + seat * KD_SUMS;
        values.of[seat][KD_SUM_POINTS] = mean[KD_SUM_POINTS] + subject->calibration.shift;
        values.of[seat][KD_SUM_LEAD] = mean[KD_SUM_LEAD];
    }
    set_probabilities(subject, &subject->calibration, means, turns, &values);
    return values;
}

Values known_values(const KdSubject *subject, const KdTieBreakKey *keys)
{
    const KdRules *rules = subject->rules;
    int winners = 0, turns[KD_MAX_PLAYERS];
    uint8_t ranks[KD_MAX_PLAYERS];
    KdTieBreakKey totals[KD_MAX_PLAYERS];
    Values values;
    double means[KD_MAX_PLAYERS * KD_SUMS];
    for (int seat = 0; seat < rules->players; seat++)
        for (int i = 0; i < KD_TIE_BREAKS; i++)
            totals[seat].value[i] =
                (uint16_t)(keys[seat].value[i] + subject->config->earlier[seat].value[i]);
    rank_seats(totals, rules, ranks);
    for (int seat = 0; seat < rules->players; seat++) winners += ranks[seat] == 1;
    for (int seat = 0; seat < rules->players; seat++) {
        int best = -1;
        for (int other = 0; other < rules->players; other++)
            if (other != seat && totals[other].value[KD_POINTS] > best)
                best = totals[other].value[KD_POINTS];
        values.of[seat][KD_SUM_POINTS] = totals[seat].value[KD_POINTS];
        values.of[seat][KD_SUM_LEAD] = totals[seat].value[KD_POINTS] - best;
        values.of[seat][KD_SUM_WINS] = ranks[seat] == 1 ? 1.0 / winners : 0;
        values.of[seat][KD_LEVEL_WINS] = values.of[seat][KD_SUM_WINS];
        turns[seat] = subject->later_turns;
        memcpy(means + seat * KD_SUMS, values.of[seat], KD_SUMS * sizeof *means);
    }
    if (subject->decided.point > 0)
        set_probabilities(subject, &subject->decided, means, turns, &values);
    return values;
}

double jackknife_error(const double *without_group)
{
    double mean = 0, squares = 0;
    for (int group = 0; group < KD_GROUPS; group++) mean += without_group[group] / KD_GROUPS;
    for (int group = 0; group < KD_GROUPS; group++) {
        double difference = without_group[group] - mean;
        squares += difference * difference;
    }
    return sqrt(squares * (KD_GROUPS - 1) / KD_GROUPS);
}
