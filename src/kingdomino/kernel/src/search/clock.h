/* The clock that deadlines refer to: the one of Python's time.clock_gettime(CLOCK_MONOTONIC). */
#ifndef KD_CLOCK_H
#define KD_CLOCK_H
#include <time.h>

static inline double clock_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Whether a deadline is past; 0 stands for none. */
static inline int is_past(double deadline) { return deadline > 0 && clock_seconds() >= deadline; }

#endif
