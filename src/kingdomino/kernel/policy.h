/* How a seat plays in a playout, and the parts of greedy play that need no kingdom. */
#ifndef KINGDOMINO_POLICY_H
#define KINGDOMINO_POLICY_H
#include "chance.h"
#include "sense.h"

#define ALWAYS ((uint64_t)1 << 32)

typedef struct {
    uint64_t greedy_share; /* how many turns of ALWAYS are greedy; the others are random */
    uint64_t canny_share;  /* how many of the greedy turns are canny */
    uint8_t looks_ahead;   /* whether a greedy turn looks as far as the domino it claims */
    const Sense *sense;    /* of canny turns, for each phase; NULL if there are none */
} Policy;

/* Whether this time is among a share of all times. */
static inline int is_among(uint64_t share, Chance *c)
{
    if (share == 0 || share == ALWAYS) return share != 0;
    return chance_next(c) >> 32 < share;
}

/* The one of a set of choices, as bits, that chance wants. */
static inline int any_of(unsigned choices, Chance *c)
{
    if (!(choices & (choices - 1))) return __builtin_ctz(choices);
    for (uint32_t nth = chance_below(c, (uint32_t)__builtin_popcount(choices)); nth; nth--)
        choices &= choices - 1;
    return __builtin_ctz(choices);
}
#endif
