/* The dominoes of a cover, in an order in which the rules let them be placed. */
#ifndef KD_PLACING_H
#define KD_PLACING_H
#include "tiling/cover.h"

/* Report the dominoes of the edges that a search chose, each as soon as it is legal. */
void report_placements(const Cover *cover, KdTiling *tiling);

#endif
