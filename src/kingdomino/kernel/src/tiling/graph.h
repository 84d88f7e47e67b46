/* Lands as a graph: vertices are squares, edges are places where a domino could lie.

   Two adjacent squares belong to one kind of domino or to none. So dominoes for the lands are a
   perfect matching of this graph that uses each kind at most as often as it exists. */
#ifndef KD_GRAPH_H
#define KD_GRAPH_H
#include "kingdomino_tiling.h"

enum {
    CROWNS = 4, /* a square has 0 to 3 */
    FACES = KD_TERRAINS * CROWNS,
    VERTICES = 2 * KD_DOMINOES, /* lands with more squares have a conflict */
    KINDS = 42,                 /* at most; there are 33 */
    EQUAL_DOMINOES = 4,         /* of one kind, at most */
    NONE = 255,
};

/* Directions of the neighbours of a square, in the order in which edges are tried. */
enum { LEFT, DOWN, RIGHT, UP, DIRECTIONS };
static inline int opposite(int direction) { return direction ^ 2; }

/* A set of vertices. */
typedef unsigned __int128 VertexSet;

static inline VertexSet only(int vertex) { return (VertexSet)1 << vertex; }

static inline int count_vertices(VertexSet set)
{
    return __builtin_popcountll((uint64_t)set) + __builtin_popcountll((uint64_t)(set >> 64));
}

static inline int lowest_vertex(VertexSet set)
{
    uint64_t low = (uint64_t)set;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

static inline int highest_vertex(VertexSet set)
{
    uint64_t high = (uint64_t)(set >> 64);
    return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll((uint64_t)set);
}

/* Dominoes with equal squares are of one kind, and interchangeable. */
typedef struct {
    int count;
    uint8_t size[KINDS], numbers[KINDS][EQUAL_DOMINOES];
    uint8_t of[FACES][FACES];  /* the kind of a domino with these squares, or NONE */
    uint8_t face_count[FACES]; /* how many squares of all dominoes are such */
} DominoKinds;

typedef struct {
    DominoKinds kinds;
    int count;
    const KdLandSquare *input;
    /* The index of the input on each cell, or NONE. */
    uint8_t inputs[KD_MAX_PLAYERS][KD_BOARD_SIDE][KD_BOARD_SIDE];
    /* Of each square, by land, column and row: its index in the input, and its face or NONE. */
    uint8_t order[KD_MAX_LAND_SQUARES], face[KD_MAX_LAND_SQUARES];
    /* What follows is known of at most VERTICES squares: they are the vertices in this order. */
    VertexSet all, required, at_castle;
    uint8_t neighbour[VERTICES][DIRECTIONS]; /* or NONE */
    uint8_t kind[VERTICES][DIRECTIONS];      /* of the domino that covers both, or NONE */
    VertexSet edges[DIRECTIONS];             /* vertices with an edge in that direction */
    VertexSet of_kind[KINDS][DIRECTIONS];    /* those with an edge of a kind */
    VertexSet links[DIRECTIONS];             /* those whose edge links two territories */
    int territory_count;
    uint8_t territory[VERTICES];     /* of each vertex */
    VertexSet territories[VERTICES]; /* by their lowest vertices */
} Graph;

/* Read the squares and sort them; return whether they are squares of lands. */
int read_squares(Graph *graph, const KdLandSquare *squares, int count);

/* Find the neighbours, edges and territories of at most VERTICES squares. */
void connect_squares(Graph *graph);

/* The face of a square of a domino, 0 or 1. */
int domino_face(int domino, int square);

static inline const KdLandSquare *input_of(const Graph *graph, int vertex)
{
    return graph->input + graph->order[vertex];
}

#endif
