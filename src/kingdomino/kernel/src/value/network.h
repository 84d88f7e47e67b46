/* The value network: the points that a kingdom will still gain, from features of each terrain and
   of the whole. The same weights are applied to every terrain and the results summed, so that
   nothing has to be learnt once per terrain. */
#ifndef KD_NETWORK_H
#define KD_NETWORK_H
#include "common.h"
#include "kingdomino.h"

#define POINTS_PER_UNIT 10 /* the network's output is in tens of points */

INLINE void add_scaled(float *sums, const float *weights, float by)
{
    for (int i = 0; i < KD_HIDDEN; i++) sums[i] += weights[i] * by;
}

VECTORIZED static inline float evaluate_network(const KdNetwork *n, const KdFeatures *features)
{
    float all[KD_HIDDEN] = {0}, inner[KD_HIDDEN];
    for (int t = 0; t < KD_TERRAINS; t++) {
        float one[KD_HIDDEN];
        for (int i = 0; i < KD_HIDDEN; i++) one[i] = n->terrain_bias[i];
        for (int f = 0; f < KD_TERRAIN_FEATURES; f++)
            add_scaled(one, n->terrain[f], features->terrains[t][f]);
        for (int i = 0; i < KD_HIDDEN; i++) all[i] += one[i] > 0 ? one[i] : 0;
    }
    for (int i = 0; i < KD_HIDDEN; i++) inner[i] = n->inner_bias[i];
    for (int i = 0; i < KD_HIDDEN; i++) add_scaled(inner, n->inner[i], all[i]);
    for (int f = 0; f < KD_KINGDOM_FEATURES; f++)
        add_scaled(inner, n->inner[KD_HIDDEN + f], features->kingdom[f]);
    float sum = n->outer_bias;
    for (int i = 0; i < KD_HIDDEN; i++) sum += inner[i] > 0 ? inner[i] * n->outer[i] : 0;
    return POINTS_PER_UNIT * sum;
}

#endif
