/* The claims of the current round as a search tree, shared by all rollouts of a thread. */
#ifndef KD_CLAIM_TREE_H
#define KD_CLAIM_TREE_H
#include <math.h>

#include "kingdomino.h"
#include "numeric.h"

/* How a rollout ended, or is predicted to end, with the points of earlier games. */
typedef struct {
    float points[KD_MAX_PLAYERS];
    float wins[KD_MAX_PLAYERS]; /* shares of the victory; 0 if they are not known */
} RolloutResult;

/* The most points of another seat. */
static inline double best_other(const RolloutResult *result, uint8_t seat, const KdRules *rules)
{
    double best = -1;
    for (int other = 0; other < rules->players; other++)
        if (other != seat && result->points[other] > best) best = result->points[other];
    return best;
}

static inline double lead(const RolloutResult *result, uint8_t seat, const KdRules *rules)
{
    return result->points[seat] - best_other(result, seat, rules);
}

/* The value of a result to a seat, by the goal of the search. */
static inline double result_value(
    const RolloutResult *result, uint8_t seat, const KdRules *rules, const KdSearchConfig *config)
{
    double own = result->points[seat], best = best_other(result, seat, rules);
    switch (config->goal) {
    case KD_GOAL_WIN: return result->wins[seat];
    case KD_GOAL_POINTS: return own;
    case KD_GOAL_RATIO: return own + best > 0 ? own / (own + best) : 0.5;
    case KD_GOAL_MARGIN: return own - best;
    default: return 1 / (1 + portable_exp((best - own) / config->win_scale));
    }
}

/* The path of a rollout through the tree. */
typedef struct {
    int node, digit; /* the node reached, and the value of its next digit */
    int depth;
    struct {
        int node, slot;
        uint8_t seat;
    } steps[KD_MAX_LINE];
} ClaimPath;

/* The path after a turn's own claim, or -1. */
static inline ClaimPath begin_path(int slot)
{
    return (ClaimPath){.node = slot + 1, .digit = KD_MAX_LINE + 1};
}

/* The path of a rollout that no turn begins: its first claim takes the first digit. */
static inline ClaimPath begin_empty_path(void) { return (ClaimPath){.node = 0, .digit = 1}; }

/* The free claim with the highest upper confidence bound (UCB1), or one that has not been tried. */
static inline int ucb_claim(const KdClaimNode *node, unsigned free, double exploration)
{
    int visits = 0, best_slot = -1;
    double best = 0;
    for (unsigned left = free; left; left &= left - 1) visits += node->visits[__builtin_ctz(left)];
    double log_visits = portable_log(visits + 1);
    for (unsigned left = free; left; left &= left - 1) {
        int slot = __builtin_ctz(left), n = node->visits[slot];
        if (!n) return slot;
        double bound = node->values[slot] / n + exploration * sqrt(log_visits / n);
        if (best_slot < 0 || bound > best) best = bound, best_slot = slot;
    }
    return best_slot;
}

/* Choose the next claim of a rollout, and follow it. */
static inline int choose_tree_claim(
    KdClaimTree *tree, ClaimPath *path, unsigned free, uint8_t seat, const KdSearchConfig *config)
{
    int slot = __builtin_ctz(free);
    if (free & (free - 1)) {
        slot = ucb_claim(tree->nodes + path->node, free, config->exploration);
        path->steps[path->depth].node = path->node;
        path->steps[path->depth].slot = slot;
        path->steps[path->depth++].seat = seat;
    }
    path->node += path->digit * (slot + 1);
    path->digit *= KD_MAX_LINE + 1;
    return slot;
}

/* Add the result of a rollout to the nodes on its path. */
static inline void update_tree(
    KdClaimTree *tree, const ClaimPath *path, const RolloutResult *result, const KdRules *rules,
    const KdSearchConfig *config)
{
    for (int i = 0; i < path->depth; i++) {
        KdClaimNode *node = tree->nodes + path->steps[i].node;
        node->visits[path->steps[i].slot]++;
        node->values[path->steps[i].slot] +=
            result_value(result, path->steps[i].seat, rules, config);
    }
}

#endif
