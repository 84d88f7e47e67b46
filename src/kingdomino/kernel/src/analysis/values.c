#include "analysis/values.h"

#include <math.h>

static const double SHARE_FLOOR = 0.02; /* the logarithm of a share is taken */
static const double LOGISTIC = 1.8;     /* standard deviation of a logistic with scale 1 */
static const double LEAD =
    1.4142135623730951; /* of the difference of two seats' points, in theirs */

/* A logistic function with the scale s is close to the distribution of a lead with the standard
   deviation 1.8 s, and variances add up. The log share grows by about 1/s with each point. */
KdCalibration kd_calibrate_match(const KdCalibration *game, int games, double lead_spread)
{
    KdCalibration match = *game;
    if (!games) return match;
    double slope = game->point;
    if (game->spread > 0) slope += game->share * LOGISTIC / (LEAD * game->spread);
    double own = LOGISTIC / slope;
    double shrink = own / sqrt(own * own + lead_spread * lead_spread * games);
    match.share *= shrink;
    match.point *= shrink;
    return match;
}

/* Replace the shares of the victory by probabilities. */
static void set_probabilities(const KdCalibration *c, int players, const double *means, Values *v)
{
    double scores[KD_MAX_PLAYERS], best = -HUGE_VAL, sum = 0;
    for (int seat = 0; seat < players; seat++) {
        const double *mean = means + seat * KD_SUMS;
        double share = (mean[KD_SUM_WINS] + SHARE_FLOOR) / (1 + players * SHARE_FLOOR);
        scores[seat] = c->share * log(share) + c->point * mean[KD_SUM_POINTS];
        if (scores[seat] > best) best = scores[seat];
    }
    for (int seat = 0; seat < players; seat++) sum += scores[seat] = exp(scores[seat] - best);
    for (int seat = 0; seat < players; seat++) v->of[seat][KD_SUM_WINS] = scores[seat] / sum;
}

Values calibrated_values(const KdCalibration *calibration, int players, const double *means)
{
    Values values;
    for (int seat = 0; seat < players; seat++) {
        const double *mean = means + seat * KD_SUMS;
        values.of[seat][KD_SUM_POINTS] = mean[KD_SUM_POINTS] + calibration->shift;
        values.of[seat][KD_SUM_LEAD] = mean[KD_SUM_LEAD];
    }
    set_probabilities(calibration, players, means, &values);
    return values;
}

Values known_values(const KdSubject *subject, const KdTieBreakKey *keys)
{
    const KdRules *rules = subject->rules;
    int winners = 0;
    uint8_t ranks[KD_MAX_PLAYERS];
    KdTieBreakKey totals[KD_MAX_PLAYERS];
    Values values;
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
    }
    if (subject->decided.point > 0)
        set_probabilities(&subject->decided, rules->players, values.of[0], &values);
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
