/* How a seat plays in a playout, and the parts of greedy play that need no kingdom. */
#ifndef KINGDOMINO_POLICY_H
#define KINGDOMINO_POLICY_H
#include "chance.h"
#include "sense.h"

#define ALWAYS ((uint64_t)1 << 32)

typedef struct {
    uint64_t greedy_share; /* how many turns of ALWAYS are greedy; the others are random */
    uint8_t looks_ahead;   /* whether a greedy turn looks as far as the domino it claims */
    const Sense *sense;    /* by which a greedy turn is a canny one, for each phase; or NULL */
} Policy;

static inline int is_turn_greedy(const Policy *policy, Chance *c)
{
    if (policy->greedy_share == 0 || policy->greedy_share == ALWAYS) return policy->greedy_share != 0;
    return chance_next(c) >> 32 < policy->greedy_share;
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
