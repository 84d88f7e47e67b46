/* The configuration of a search. */
#include <math.h>

#include "kingdomino.h"

/* The weight of a rollout's end when a share of the game has been played. Early in a game, rollouts
   overstate differences between turns: of a difference that they show, less than half is seen in
   the results of games. */
static double rollout_weight(double progress) { return 0.15 + 0.35 * fmin(1.0, progress / 0.75); }

KdSearchConfig kd_best_config(const KdRules *rules, int round, int games)
{
    KdSearchConfig config = {
        .horizon = rules->players == 2 ? 1 : 2,
        .rollout_weight = rollout_weight((double)round / rules->rounds),
        .use_claim_tree = 1,
        .goal = KD_GOAL_CHANCE,
        /* Leads of a Mighty Duel are twice as large. The variances of the games that are still to
           come in a Dynasty add up. */
        .win_scale = (rules->grid == 7 ? 16.0 : 8.0) * sqrt(games),
        .exploration = 0.3,
    };
    for (int seat = 0; seat < rules->players; seat++)
        config.policies[seat] = (KdPolicy){.greedy_share = KD_ALWAYS, .looks_ahead = 1};
    return config;
}
