/* Conflicts: the reasons why lands can't be made of the dominoes. */
#ifndef KD_CONFLICT_H
#define KD_CONFLICT_H
#include "tiling/cover.h"

/* Report squares of which there are too many, or that no domino has; return whether there are any.
   The squares need not be connected. */
int find_count_conflict(const Graph *graph, KdTiling *tiling);

/* Report a smallest set of squares that can't be covered, after a search has shown that there is
   one. */
void report_cover_conflict(Cover *cover, KdTiling *tiling);

/* Report the smallest territory among vertices that can't be reached. */
void report_unreachable(const Graph *graph, VertexSet unreached, KdTiling *tiling);

#endif
