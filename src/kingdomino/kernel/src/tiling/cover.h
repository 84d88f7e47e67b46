/* The search for dominoes: a matching with a limit for each kind of domino.

   It is depth-first and decides the vertex with the fewest edges left, so that forced edges come
   first and a vertex without one ends the branch. States that have failed are remembered: dominoes
   side by side can often lie both ways and lead to the same state. The memory has a fixed size, and
   a state may be forgotten for another; it is searched again then, with the same result. */
#ifndef KD_COVER_H
#define KD_COVER_H
#include "tiling/graph.h"
#include "tiling/links.h"

/* How many dominoes of each kind are left. */
typedef unsigned __int128 KindCounts;
enum { KIND_BITS = 3 };
_Static_assert(EQUAL_DOMINOES < 1 << KIND_BITS, "a number fits in its bits");
_Static_assert(KINDS *KIND_BITS <= 128, "all numbers fit in a word");

typedef struct {
    VertexSet free;
    VertexSet edges[DIRECTIONS]; /* vertices with a possible edge in that direction */
    KindCounts left;
    Components components; /* if the search is linked */
} CoverState;

/* A state that the search is in, the vertex that it covers there, and the edge it tries. */
typedef struct {
    CoverState state;
    int vertex, direction;
} Choice;

typedef struct {
    VertexSet free;
    KindCounts left;
    Components components;
} FailedState;

enum { DEPTH = KD_DOMINOES + 1 };

/* How many failed states are remembered: steps depend on it, and results only where these end a
   search. */
#ifndef MEMORY
#define MEMORY 2048
#endif

typedef struct {
    const Graph *graph;
    uint32_t steps, max_steps; /* of all searches together */
    VertexSet required;
    int is_linked;
    VertexSet decided; /* the vertices at which the last search had to choose */
    int depth;         /* the last search chose an edge in each of so many states */
    Choice choices[DEPTH];
    uint8_t number;               /* of the last search */
    uint8_t searches[MEMORY];     /* the search in which each failed state failed, or 0 */
    FailedState failures[MEMORY]; /* by their hash */
} Cover;

typedef enum { COVERED, NOT_COVERED, GAVE_UP } CoverResult;

void prepare_cover(Cover *cover, const Graph *graph, uint32_t max_steps);

/* Search for edges that cover vertices, each vertex and domino at most once: the `choices` before
   `depth`. If there are none, the `decided` vertices can't be covered either. If `is_linked`, the
   edges have a legal order as well. At most 255 searches with one preparation. */
CoverResult search_cover(Cover *cover, VertexSet required, int is_linked);

#endif
