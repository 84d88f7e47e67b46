#include "tiling/conflict.h"

enum { SHRINKING_STEPS = 3000 }; /* to make a conflict smaller */

/* Dominoes by number. */
typedef uint64_t DominoSet;

static void add_square(const Graph *graph, int vertex, KdTiling *tiling)
{
    tiling->squares[tiling->square_count++] = graph->order[vertex];
}

static void add_squares(const Graph *graph, VertexSet vertices, KdTiling *tiling)
{
    for (; vertices; vertices &= vertices - 1) add_square(graph, lowest_vertex(vertices), tiling);
}

static void add_dominoes(DominoSet dominoes, KdTiling *tiling)
{
    for (uint8_t number = 1; number <= KD_DOMINOES; number++)
        if (dominoes >> number & 1) tiling->dominoes[tiling->domino_count++] = number;
}

static DominoSet dominoes_with_face(int face)
{
    DominoSet dominoes = 0;
    for (int number = 1; number <= KD_DOMINOES; number++)
        if (domino_face(number, 0) == face || domino_face(number, 1) == face)
            dominoes |= (DominoSet)1 << number;
    return dominoes;
}

/* The dominoes that could cover one of some vertices. */
static DominoSet dominoes_at(const Graph *graph, VertexSet vertices)
{
    DominoSet dominoes = 0;
    for (; vertices; vertices &= vertices - 1)
        for (int d = 0; d < DIRECTIONS; d++) {
            int kind = graph->kind[lowest_vertex(vertices)][d];
            for (int i = 0; kind != NONE && i < graph->kinds.size[kind]; i++)
                dominoes |= (DominoSet)1 << graph->kinds.numbers[kind][i];
        }
    return dominoes;
}

/* ---- Squares that are counted ---- */

static int face_exists(const Graph *graph, int face)
{
    return face != NONE && graph->kinds.face_count[face];
}

static void report_too_many(const Graph *graph, int face, KdTiling *tiling)
{
    tiling->status = KD_TOO_MANY;
    for (int i = 0; i < graph->count; i++)
        if (graph->face[i] == face) add_square(graph, i, tiling);
    add_dominoes(dominoes_with_face(face), tiling);
}

int find_count_conflict(const Graph *graph, KdTiling *tiling)
{
    int count[FACES] = {0};
    for (int i = 0; i < graph->count; i++) {
        if (!face_exists(graph, graph->face[i])) {
            tiling->status = KD_NO_SUCH_SQUARE;
            add_square(graph, i, tiling);
            return 1;
        }
        count[graph->face[i]]++;
    }
    for (int i = 0; i < graph->count; i++) {
        int face = graph->face[i];
        if (count[face] > graph->kinds.face_count[face]) {
            report_too_many(graph, face, tiling);
            return 1;
        }
    }
    return 0;
}

/* ---- Squares that can't be covered ---- */

/* The required vertex without an edge of which the dominoes have the fewest squares, or NONE. */
static int rarest_alone(const Graph *graph)
{
    VertexSet alone = graph->required;
    int rarest = NONE;
    for (int d = 0; d < DIRECTIONS; d++) alone &= ~graph->edges[d];
    for (; alone; alone &= alone - 1) {
        int vertex = lowest_vertex(alone);
        const uint8_t *squares = graph->kinds.face_count;
        if (rarest == NONE || squares[graph->face[vertex]] < squares[graph->face[rarest]])
            rarest = vertex;
    }
    return rarest;
}

/* Whether an edge of one vertex and an edge of another are the same or can both be used. */
static int go_together(const Graph *graph, int one, int d, int other, int e)
{
    int kind = graph->kind[one][d];
    int one_end = graph->neighbour[one][d], other_end = graph->neighbour[other][e];
    if (one_end == other && other_end == one) return 1;
    if (one_end == other || other_end == one || one_end == other_end) return 0;
    return kind != graph->kind[other][e] || graph->kinds.size[kind] > 1;
}

static int are_both_covered(const Graph *graph, int one, int other)
{
    for (int d = 0; d < DIRECTIONS; d++)
        for (int e = 0; e < DIRECTIONS; e++)
            if (graph->kind[one][d] != NONE && graph->kind[other][e] != NONE
                && go_together(graph, one, d, other, e))
                return 1;
    return 0;
}

/* The first two required vertices that can't both be covered, or none. */
static VertexSet find_pair(const Graph *graph)
{
    for (VertexSet rest = graph->required; rest; rest &= rest - 1) {
        int one = lowest_vertex(rest);
        for (VertexSet others = rest & (rest - 1); others; others &= others - 1)
            if (!are_both_covered(graph, one, lowest_vertex(others)))
                return only(one) | only(lowest_vertex(others));
    }
    return 0;
}

/* Some of the vertices that can't be covered, without any of which the rest can be.

   The vertices that a failed search decided can't be covered either, so each failure leaves only
   those. If it takes too many steps, there are more. */
static VertexSet irreducible(Cover *cover, VertexSet candidates)
{
    VertexSet needed = 0;
    uint32_t start = cover->steps;
    while (candidates && cover->steps - start < SHRINKING_STEPS) {
        VertexSet without = only(highest_vertex(candidates));
        CoverResult result = search_cover(cover, needed | (candidates & ~without), 0);
        if (result == GAVE_UP) break;
        candidates &= ~without;
        if (result == COVERED) needed |= without;
        else candidates &= cover->decided;
    }
    return needed | candidates;
}

void report_cover_conflict(Cover *cover, KdTiling *tiling)
{
    const Graph *graph = cover->graph;
    int alone = rarest_alone(graph);
    if (alone != NONE) {
        tiling->status = KD_NO_PARTNER;
        add_square(graph, alone, tiling);
        add_dominoes(dominoes_with_face(graph->face[alone]), tiling);
        return;
    }
    VertexSet vertices = find_pair(graph);
    if (!vertices) vertices = irreducible(cover, cover->decided);
    tiling->status = KD_NOT_ENOUGH;
    add_squares(graph, vertices, tiling);
    add_dominoes(dominoes_at(graph, vertices), tiling);
}

/* ---- Squares that can't be reached ---- */

void report_unreachable(const Graph *graph, VertexSet unreached, KdTiling *tiling)
{
    VertexSet smallest = unreached;
    for (int t = graph->territory_count - 1; t >= 0; t--) {
        VertexSet territory = graph->territories[t];
        if (territory & unreached && count_vertices(territory) <= count_vertices(smallest))
            smallest = territory;
    }
    tiling->status = KD_UNREACHABLE;
    add_squares(graph, smallest, tiling);
}
