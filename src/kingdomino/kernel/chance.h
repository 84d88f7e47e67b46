/* Chance: a small fast generator, one stream a game, so that game i is the same game whatever
   the number of threads. xoshiro256** by Blackman and Vigna (public domain), seeded by SplitMix64. */
#ifndef KINGDOMINO_CHANCE_H
#define KINGDOMINO_CHANCE_H
#include <stdint.h>

typedef struct { uint64_t s[4]; } Chance;

static inline uint64_t rotate_left_64(uint64_t v, unsigned by) { return v << by | v >> (-by & 63); }

static inline uint64_t split_mix(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static inline Chance chance_of(uint64_t seed, uint64_t stream)
{
    uint64_t state = seed ^ stream * 0xd1342543de82ef95u;
    Chance chance;
    for (int i = 0; i < 4; i++) chance.s[i] = split_mix(&state);
    return chance;
}

static inline uint64_t chance_next(Chance *c)
{
    uint64_t *s = c->s, result = rotate_left_64(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotate_left_64(s[3], 45);
    return result;
}

/* A number below n: the high half of a product. The bias is below n / 2^32. */
static inline uint32_t chance_below(Chance *c, uint32_t n)
{
    return (uint32_t)((chance_next(c) >> 32) * n >> 32);
}
#endif
