/* Values of seats: from the means of rollouts, and from known results. */
#ifndef KD_VALUES_H
#define KD_VALUES_H
#include "kingdomino_analysis.h"
#include "play/draft.h"

static inline const KdDraft *draft_of(const KdSubject *subject)
{
    return subject->engine->draft((KdState *)subject->state);
}

/* Of each seat, its expected points and lead, and the probability that it wins: between equals, and
   with the levels of the seats. */
typedef struct {
    double of[KD_MAX_PLAYERS][KD_VALUES];
} Values;

/* Calibrate the means of rollouts, by seat and kind, that begin with a turn or before it. */
Values calibrated_values(const KdSubject *subject, const double *means, int has_turn);

/* The values of a known end of this game. */
Values known_values(const KdSubject *subject, const KdTieBreakKey *keys);

/* What turns are ranked by: the probability of winning and a hundredth for every point of the lead.
   That decides where the game is decided already, and has a smaller error. */
static inline double worth(const double *of_seat)
{
    return of_seat[KD_SUM_WINS] + of_seat[KD_SUM_LEAD] / 100;
}

/* The standard error of a statistic that was computed without each of the groups in turn (the
   jackknife). */
double jackknife_error(const double *without_group);

#endif
