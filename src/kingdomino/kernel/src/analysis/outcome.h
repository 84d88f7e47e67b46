/* What games that go on from a turn make of its kingdom and of the rivals'. */
#ifndef KD_OUTCOME_H
#define KD_OUTCOME_H
#include "kingdomino_analysis.h"

/* When a domino of the seat is placed, as seen from its turn. */
enum {
    NOW,     /* by the turn */
    WAITING, /* later in this round */
    HELD,    /* in the next round, by another king of the seat, which has claimed it already */
    CLAIMED, /* the one that the turn claims */
    NEXT,    /* what is claimed when that one was placed */
    LATER,
    PHASES
};

/* Means over games. All of them are doubles, so that outcomes can be added as vectors. */
typedef struct {
    double gains[PHASES][KD_TERRAINS]; /* points of the seat, by when and where they are made */
    double bonuses[KD_BONUSES];        /* its points by bonuses, */
    double earned[KD_BONUSES];         /* and games in which it gets them */
    double best_rival;                 /* the most points of another seat */
    double rivals[KD_MAX_PLAYERS];     /* points of each other seat */
    double discards[PHASES];           /* of the seat */
    double squares[KD_TERRAINS], apart[KD_TERRAINS], crowns[KD_TERRAINS]; /* at the end; `apart` are
        those that do not belong to the largest territory */
    double taken[KD_MAX_PLAYERS];      /* games in which a rival places the watched domino */
    double taken_gain[KD_MAX_PLAYERS]; /* the points that it makes there */
} Outcome;

enum { OUTCOME_SIZE = sizeof(Outcome) / sizeof(double) };

/* Add a multiple of an outcome to a sum. */
static inline void add_outcome(Outcome *sum, const Outcome *outcome, double factor)
{
    double *to = (double *)sum;
    const double *from = (const double *)outcome;
    for (size_t i = 0; i < OUTCOME_SIZE; i++) to[i] += factor * from[i];
}

typedef struct {
    int games;
    uint64_t seed;
    int watched; /* a domino that a rival may get */
} OutcomeOptions;

/* Memory that `find_outcome` needs. */
size_t outcome_scratch_size(const KdEngine *engine);

/* Play games from a turn and take the means for the seat that chooses it. Two turns get the same
   deals. */
Outcome find_outcome(
    const KdSubject *subject, const KdTurn *turn, const OutcomeOptions *options, void *scratch);

/* Apply a turn to a position; what it covers is in `after`. */
void apply_turn(const KdSubject *subject, const KdTurn *turn, KdState *after);

#endif
