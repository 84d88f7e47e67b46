/* Which territories the dominoes of a cover connect with a castle.

   A domino has to touch the castle or its own terrain (R10). All dominoes of a territory are
   reached once one of them is; a domino of two terrains links two territories. So what can be
   reached is what links and castles connect. */
#ifndef KD_LINKS_H
#define KD_LINKS_H
#include "tiling/graph.h"

/* The component of each territory: REACHED, or one more than its lowest territory. */
typedef struct {
    uint8_t of[VERTICES];
} Components;

enum { REACHED = 0 };

/* The components without any domino. */
void clear_links(const Graph *graph, Components *components);

/* Connect the territories of two vertices. */
void link_territories(const Graph *graph, Components *components, int one, int other);

/* The vertices that are not reached. */
VertexSet unreached(const Graph *graph, const Components *components);

/* Return whether everything would be reached with all of these edges together. */
int can_reach_all(
    const Graph *graph, const Components *components, const VertexSet edges[DIRECTIONS]);

#endif
