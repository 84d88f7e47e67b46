/* Fast random numbers: xoshiro256** by Blackman and Vigna (public domain), seeded by SplitMix64.
   One stream per game, so that game i is the same whatever the number of threads. */
#ifndef KD_RNG_H
#define KD_RNG_H
#include <stdint.h>

#include "kingdomino.h"

typedef struct {
    uint64_t s[4];
} Rng;

static inline uint64_t rotate_left_64(uint64_t v, unsigned by) { return v << by | v >> (-by & 63); }

static inline uint64_t split_mix(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static inline Rng rng_seed(uint64_t seed, uint64_t stream)
{
    uint64_t state = seed ^ stream * 0xd1342543de82ef95u;
    Rng rng;
    for (int i = 0; i < 4; i++) rng.s[i] = split_mix(&state);
    return rng;
}

static inline uint64_t rng_next(Rng *rng)
{
    uint64_t *s = rng->s, result = rotate_left_64(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate_left_64(s[3], 45);
    return result;
}

/* Return a number below n: the high half of a product. The bias is below n / 2^32. */
static inline uint32_t rng_below(Rng *rng, uint32_t n)
{
    return (uint32_t)((rng_next(rng) >> 32) * n >> 32);
}

/* Return 1 with probability share / KD_ALWAYS; certainty takes no random number. */
static inline int rng_chance(Rng *rng, uint64_t share)
{
    if (share == 0 || share == KD_ALWAYS) return share != 0;
    return rng_next(rng) >> 32 < share;
}

/* Return the index of a random one of the bits, of which there is at least one. */
static inline int rng_pick_bit(Rng *rng, unsigned bits)
{
    if (!(bits & (bits - 1))) return __builtin_ctz(bits);
    for (uint32_t n = rng_below(rng, (uint32_t)__builtin_popcount(bits)); n; n--) bits &= bits - 1;
    return __builtin_ctz(bits);
}

/* Shuffle part of a list: each place from `start` to before `end` gets a random one of the items
   from there to before `last`. */
static inline void rng_shuffle(Rng *rng, uint8_t *items, int start, int end, int last)
{
    for (int i = start; i < end; i++) {
        int j = i + (int)rng_below(rng, (uint32_t)(last - i));
        uint8_t item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

#endif
