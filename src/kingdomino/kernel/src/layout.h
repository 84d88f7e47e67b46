/* Structures with parts behind them, in memory of the caller's. */
#ifndef KD_LAYOUT_H
#define KD_LAYOUT_H
#include "kingdomino.h"

/* Take an aligned part of some memory, of which so much is used; without memory, only count. */
static inline void *take_part(size_t *used, void *memory, size_t size)
{
    void *part = memory ? (char *)memory + *used : NULL;
    *used += (size + KD_STATE_ALIGNMENT - 1) / KD_STATE_ALIGNMENT * KD_STATE_ALIGNMENT;
    return part;
}

#endif
