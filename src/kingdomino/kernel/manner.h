/* The manner of a search: how it follows an option, what it makes of an ending, and the claims that it
   learns on the way. */
#ifndef KINGDOMINO_MANNER_H
#define KINGDOMINO_MANNER_H
#include <math.h>
#include <time.h>

#include "network.h"
#include "table.h"

/* A whole turn: where the domino goes, if it fits anywhere, and which of the line is claimed, or -1. */
typedef struct {
    uint8_t lay, low, has_spot;
    int8_t claim;
} Option;

/* More than a turn has options: each placement of a 7x7 kingdom with each claim. */
#define MOST_OPTIONS (4 * 128 * LINE)

/* What a rollout is to be good for. */
enum { VICTORY, OWN_POINTS, RATIO, CHANCE_TO_WIN, MARGIN };

typedef struct {
    Policy policies[PLAYERS];
    const Network *network; /* NULL: rollouts go to the end */
    int horizon;            /* rounds after this one that are played before the network is asked */
    double blend;           /* how much where a rollout ends counts beside what the network foretold */
    int has_tree;           /* whether the claims of the round are learnt, or made by the policies */
    int is_uniform;         /* whether each sample is of any one option, or of all */
    int goal;
    double swing;    /* points by which a lead has to grow to make a win clearly more likely */
    double curiosity; /* how much the tree tries what it knows little about */
    Height earlier[PLAYERS]; /* what the seats came to in games before this one */
} Manner;

/* What is still to come for a seat. */
typedef struct {
    uint8_t often[6];   /* how often a terrain is on the dominoes to come: times in two dozen of them */
    uint8_t crowned[6]; /* the same of its crowns, in four dozen */
    int left;           /* dominoes that the seat is still to get */
} Future;

static inline Future future_of(const uint8_t *pool, int size, int left)
{
    int squares[6] = {0}, crowns[6] = {0};
    Future future = {.left = left};
    for (int i = 0; i < size; i++)
        for (int half = 0; half < 2; half++) {
            Piece d = PIECES[pool[i]];
            squares[d.terrain[half]]++;
            crowns[d.terrain[half]] += d.crowns[half];
        }
    for (int t = 0; size && t < 6; t++) {
        future.often[t] = (uint8_t)((24 * squares[t] + size / 2) / size);
        future.crowned[t] = (uint8_t)((48 * crowns[t] + size / 2) / size);
    }
    return future;
}

/* How a rollout ended, or how it is foreseen to end; earlier games are counted in. */
typedef struct {
    float points[PLAYERS];
    float wins[PLAYERS]; /* the share of the victory, if it is known */
    int is_known;
} Ending;

static inline double worth(const Ending *ending, uint8_t seat, const Rules *rules, const Manner *manner)
{
    double own = ending->points[seat], best = -1;
    for (int other = 0; other < rules->players; other++)
        if (other != seat && ending->points[other] > best) best = ending->points[other];
    switch (manner->goal) {
    case VICTORY: return ending->wins[seat];
    case OWN_POINTS: return own;
    case RATIO: return own + best > 0 ? own / (own + best) : 0.5;
    case MARGIN: return own - best;
    default: return 1 / (1 + exp((best - own) / manner->swing));
    }
}

/* The claims of this round after the option's own, in every order they can be made. A node is the sequence
   that leads to it: a claim is a digit from 1, the first one the lowest. */
#define CLAIM_NODES 625

typedef struct {
    int32_t visits[LINE];
    double worths[LINE]; /* to who claims, added up */
} ClaimNode;

typedef struct {
    ClaimNode nodes[CLAIM_NODES];
} ClaimTree;

/* The way that a rollout takes through the tree. */
typedef struct {
    int at, unit;
    int depth;
    struct {
        int node, claim;
        uint8_t seat;
    } steps[LINE];
} ClaimPath;

/* The free claim that is best, or that is known too little: UCB1. What was never tried comes first. */
static inline int curious_claim(const ClaimNode *node, unsigned free, double curiosity)
{
    int visits = 0, best_at = -1;
    double best = 0;
    for (unsigned left = free; left; left &= left - 1) visits += node->visits[__builtin_ctz(left)];
    double doubt = log(visits + 1);
    for (unsigned left = free; left; left &= left - 1) {
        int at = __builtin_ctz(left), n = node->visits[at];
        if (!n) return at;
        double hope = node->worths[at] / n + curiosity * sqrt(doubt / n);
        if (best_at < 0 || hope > best) best = hope, best_at = at;
    }
    return best_at;
}

/* What is claimed next in a rollout. */
static inline int tree_claim(ClaimTree *tree, ClaimPath *path, unsigned free, uint8_t seat, const Manner *manner)
{
    int at = __builtin_ctz(free);
    if (free & (free - 1)) {
        at = curious_claim(tree->nodes + path->at, free, manner->curiosity);
        path->steps[path->depth].node = path->at;
        path->steps[path->depth].claim = at;
        path->steps[path->depth++].seat = seat;
    }
    path->at += path->unit * (at + 1);
    path->unit *= LINE + 1;
    return at;
}

/* Each seat remembers what its claims came to. */
static inline void tree_learn(
    ClaimTree *tree, const ClaimPath *path, const Ending *ending, const Rules *rules, const Manner *manner)
{
    for (int i = 0; i < path->depth; i++) {
        ClaimNode *node = tree->nodes + path->steps[i].node;
        node->visits[path->steps[i].claim]++;
        node->worths[path->steps[i].claim] += worth(ending, path->steps[i].seat, rules, manner);
    }
}

/* What a thread has found out: by option, how often it was rolled out and the sum of its worths. */
typedef struct {
    int64_t *visits;
    double *worths;
    ClaimTree *tree;
} Tally;

static inline void tally_add(Tally *tally, int option, double worth)
{
    tally->visits[option]++;
    tally->worths[option] += worth;
}

/* Seconds on the clock that Python's time.monotonic() reads. */
static inline int is_late(double deadline)
{
    struct timespec now;
    if (deadline <= 0) return 0;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec >= deadline;
}
#endif
