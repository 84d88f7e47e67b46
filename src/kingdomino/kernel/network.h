/* What a kingdom will still make, as a small network tells it: the points to come, from some signs of
   each terrain and some of the whole. The same weights read every terrain, and what they make of the six
   is added up, so that no terrain has to be learnt twice. */
#ifndef KINGDOMINO_NETWORK_H
#define KINGDOMINO_NETWORK_H
#include <stdint.h>

#define TERRAIN_SIGNS 16
#define REALM_SIGNS 16
#define HIDDEN 32

/* Small numbers that describe a kingdom; outlook.inc.h says which. */
typedef struct {
    uint8_t terrains[6][TERRAIN_SIGNS];
    uint8_t realm[REALM_SIGNS];
} Signs;

/* The weights, as they lie in a file. */
typedef struct {
    float terrain[TERRAIN_SIGNS][HIDDEN], terrain_bias[HIDDEN];
    float inner[HIDDEN + REALM_SIGNS][HIDDEN], inner_bias[HIDDEN];
    float outer[HIDDEN], outer_bias;
} Network;

#define POINTS_A_UNIT 10 /* what the network gives is in tens of points */

#if defined(__GNUC__) && !defined(__clang__)
#define VECTORIZED __attribute__((optimize("O3")))
#else
#define VECTORIZED
#endif

/* Add a column of weights as often as the sign says. */
static inline __attribute__((always_inline)) void weigh(float *sums, const float *weights, float sign)
{
    for (int i = 0; i < HIDDEN; i++) sums[i] += weights[i] * sign;
}

VECTORIZED static inline float points_to_come(const Network *n, const Signs *signs)
{
    float all[HIDDEN] = {0}, inner[HIDDEN];
    for (int t = 0; t < 6; t++) {
        float one[HIDDEN];
        for (int i = 0; i < HIDDEN; i++) one[i] = n->terrain_bias[i];
        for (int s = 0; s < TERRAIN_SIGNS; s++) weigh(one, n->terrain[s], signs->terrains[t][s]);
        for (int i = 0; i < HIDDEN; i++) all[i] += one[i] > 0 ? one[i] : 0;
    }
    for (int i = 0; i < HIDDEN; i++) inner[i] = n->inner_bias[i];
    for (int i = 0; i < HIDDEN; i++) weigh(inner, n->inner[i], all[i]);
    for (int s = 0; s < REALM_SIGNS; s++) weigh(inner, n->inner[HIDDEN + s], signs->realm[s]);
    float sum = n->outer_bias;
    for (int i = 0; i < HIDDEN; i++) sum += inner[i] > 0 ? inner[i] * n->outer[i] : 0;
    return POINTS_A_UNIT * sum;
}
#endif
