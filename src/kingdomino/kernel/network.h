/* What a kingdom will still make, as a small network tells it: the points to come, from some signs of
   each terrain and some of the whole. The same weights read every terrain, and what they make of the six
   is added up, so that no terrain has to be learnt twice. */
#ifndef KINGDOMINO_NETWORK_H
#define KINGDOMINO_NETWORK_H
#include <stdint.h>
#include <string.h>

#define TERRAIN_SIGNS 24
#define CLAIM_SIGNS 4 /* the last of a terrain's, which change with what is claimed */
#define REALM_SIGNS 18
#define HIDDEN 64
#define INNER 32

/* Small numbers that describe a kingdom; outlook.inc.h says which. */
typedef struct {
    uint8_t terrains[6][TERRAIN_SIGNS];
    uint8_t realm[REALM_SIGNS];
} Signs;

/* The weights, as they lie in a file. */
typedef struct {
    float terrain[TERRAIN_SIGNS][HIDDEN], terrain_bias[HIDDEN];
    float inner[HIDDEN + REALM_SIGNS][INNER], inner_bias[INNER];
    float outer[INNER], outer_bias;
} Network;

#define POINTS_A_UNIT 10 /* what the network gives is in tens of points */

#if defined(__GNUC__) && !defined(__clang__)
#define VECTORIZED __attribute__((optimize("O3")))
#else
#define VECTORIZED
#endif
#define PART static inline __attribute__((always_inline))

/* What the network makes of each terrain, before it looks at the whole. */
typedef struct {
    float terrains[6][HIDDEN];
} Reading;

PART void read_terrains(const Network *n, const Signs *signs, Reading *reading)
{
    for (int t = 0; t < 6; t++) {
        float *one = reading->terrains[t];
        memcpy(one, n->terrain_bias, sizeof n->terrain_bias);
        for (int s = 0; s < TERRAIN_SIGNS; s++) {
            float sign = signs->terrains[t][s];
            if (!signs->terrains[t][s]) continue; /* as half of them are */
            for (int i = 0; i < HIDDEN; i++) one[i] += n->terrain[s][i] * sign;
        }
    }
}

/* What is claimed has changed, and so have its signs in some terrains, given as bits. */
PART void reread_claims(
    const Network *n, const Signs *before, const Signs *after, unsigned changed, Reading *reading)
{
    for (; changed; changed &= changed - 1) {
        int t = __builtin_ctz(changed);
        for (int s = TERRAIN_SIGNS - CLAIM_SIGNS; s < TERRAIN_SIGNS; s++) {
            float more = (float)(after->terrains[t][s] - before->terrains[t][s]);
            for (int i = 0; i < HIDDEN; i++) reading->terrains[t][i] += n->terrain[s][i] * more;
        }
    }
}

/* What it makes of the whole: the points to come. */
PART float conclude(const Network *n, const Signs *signs, const Reading *reading)
{
    float all[HIDDEN] = {0}, inner[INNER];
    for (int t = 0; t < 6; t++)
        for (int i = 0; i < HIDDEN; i++) all[i] += reading->terrains[t][i] > 0 ? reading->terrains[t][i] : 0;
    memcpy(inner, n->inner_bias, sizeof inner);
    for (int h = 0; h < HIDDEN; h++)
        for (int i = 0; i < INNER; i++) inner[i] += n->inner[h][i] * all[h];
    for (int s = 0; s < REALM_SIGNS; s++)
        for (int i = 0; i < INNER; i++) inner[i] += n->inner[HIDDEN + s][i] * (float)signs->realm[s];
    float sum = n->outer_bias;
    for (int i = 0; i < INNER; i++) sum += (inner[i] > 0 ? inner[i] : 0) * n->outer[i];
    return POINTS_A_UNIT * sum;
}

PART float points_to_come(const Network *n, const Signs *signs)
{
    Reading reading;
    read_terrains(n, signs, &reading);
    return conclude(n, signs, &reading);
}
#endif
