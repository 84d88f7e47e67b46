/* Count every way to build a kingdom: perft up|down DEPTH prints the counts of depth 1 to DEPTH.
   The dominoes come in ascending or in descending order. ENGINE names the kingdom size. */
#include <string.h>

#include "check.h"

extern const KdEngine ENGINE;

/* How many ways there are to place `depth` dominoes, from one with this number on. */
static long perft(const KdState *state, int domino, int step, int depth)
{
    uint8_t cells[2 * KD_MAX_ACTIONS];
    int count = ENGINE.list_placements(state, 0, (uint8_t)domino, cells);
    if (depth == 1) return count;
    long total = 0;
    KdState *after = allocate_states(&ENGINE, 1);
    for (int i = 0; i < count; i++) {
        memcpy(after, state, ENGINE.state_size);
        ENGINE.place_on_cells(after, 0, (uint8_t)domino, cells[2 * i], cells[2 * i + 1]);
        total += perft(after, domino + step, step, depth - 1);
    }
    free(after);
    return total;
}

int main(int count, char **arguments)
{
    CHECK(count == 3);
    int is_up = strcmp(arguments[1], "up") == 0, depth = atoi(arguments[2]);
    KdState *start = allocate_states(&ENGINE, 1);
    ENGINE.clear(start);
    for (int i = 1; i <= depth; i++)
        printf("%ld\n", perft(start, is_up ? 1 : KD_DOMINOES, is_up ? 1 : -1, i));
    free(start);
    return 0;
}
