/* Checks of the C tests: the first that fails ends the program. */
#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>
#include <stdlib.h>

#include "kingdomino.h"

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* Memory for states. */
static inline KdState *allocate_states(const KdEngine *engine, size_t count)
{
    size_t size = engine->state_size * count;
    KdState *states =
        aligned_alloc(KD_STATE_ALIGNMENT, (size + KD_STATE_ALIGNMENT - 1) & ~(size_t)15);
    CHECK(states != NULL);
    return states;
}

#endif
