#include "tiling/cover.h"

#include <string.h>

enum { LINKED_COST = 8 }; /* the time of a step, in those of a search that is not linked */

/* ---- States ---- */

static KindCounts one_of_kind(int kind) { return (KindCounts)1 << (KIND_BITS * kind); }

static int is_kind_left(KindCounts left, int kind)
{
    return (left >> (KIND_BITS * kind) & ((1 << KIND_BITS) - 1)) != 0;
}

static void set_first_state(const Graph *graph, CoverState *state)
{
    state->free = graph->all;
    memcpy(state->edges, graph->edges, sizeof state->edges);
    state->left = 0;
    for (int kind = 0; kind < graph->kinds.count; kind++)
        state->left += graph->kinds.size[kind] * one_of_kind(kind);
    clear_links(graph, &state->components);
}

static void remove_vertex(const Graph *graph, CoverState *state, int vertex)
{
    state->free &= ~only(vertex);
    for (int d = 0; d < DIRECTIONS; d++) {
        int other = graph->neighbour[vertex][d];
        state->edges[d] &= ~only(vertex);
        if (other != NONE) state->edges[opposite(d)] &= ~only(other);
    }
}

static void lay_domino(const Graph *graph, CoverState *state, int vertex, int direction)
{
    int kind = graph->kind[vertex][direction];
    remove_vertex(graph, state, vertex);
    remove_vertex(graph, state, graph->neighbour[vertex][direction]);
    state->left -= one_of_kind(kind);
    if (is_kind_left(state->left, kind)) return;
    for (int d = 0; d < DIRECTIONS; d++) state->edges[d] &= ~graph->of_kind[kind][d];
}

/* The lowest of some vertices with the fewest edges; one edge is as few as none. */
static int tightest_vertex(const CoverState *state, VertexSet vertices)
{
    VertexSet left = state->edges[LEFT], down = state->edges[DOWN];
    VertexSet right = state->edges[RIGHT], up = state->edges[UP];
    VertexSet two = (left & down) | (right & up) | ((left | down) & (right | up));
    VertexSet three = (left & down & (right | up)) | (right & up & (left | down));
    VertexSet four = left & down & right & up;
    if (vertices & ~two) return lowest_vertex(vertices & ~two);
    if (vertices & ~three) return lowest_vertex(vertices & ~three);
    if (vertices & ~four) return lowest_vertex(vertices & ~four);
    return lowest_vertex(vertices);
}

/* ---- The memory of failed states ---- */

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 32;
}

static int slot_of(const Cover *cover, const CoverState *state)
{
    uint64_t hash = mix(0, (uint64_t)state->free);
    hash = mix(hash, (uint64_t)(state->free >> 64));
    hash = mix(hash, (uint64_t)state->left);
    hash = mix(hash, (uint64_t)(state->left >> 64));
    if (cover->is_linked)
        for (int t = 0; t < cover->graph->territory_count; t++)
            hash = mix(hash, state->components.of[t]);
    return (int)(hash % MEMORY);
}

static int has_failed(const Cover *cover, const CoverState *state)
{
    int slot = slot_of(cover, state);
    const FailedState *failed = cover->failures + slot;
    return cover->searches[slot] == cover->number && failed->free == state->free
           && failed->left == state->left
           && (!cover->is_linked
               || !memcmp(&failed->components, &state->components, sizeof(Components)));
}

static void remember_failure(Cover *cover, const CoverState *state)
{
    int slot = slot_of(cover, state);
    FailedState *failed = cover->failures + slot;
    cover->searches[slot] = cover->number;
    failed->free = state->free;
    failed->left = state->left;
    if (cover->is_linked) failed->components = state->components;
}

/* ---- The search ---- */

typedef enum { SOLVED, UNDECIDED, DEAD_END } Entry;

/* Enter the state at `depth`: find the vertex to cover, if there is still one and a chance. */
static Entry enter_state(Cover *cover)
{
    const Graph *graph = cover->graph;
    Choice *choice = cover->choices + cover->depth;
    CoverState *state = &choice->state;
    VertexSet vertices = state->free & cover->required;
    cover->steps += cover->is_linked ? LINKED_COST : 1;
    if (!vertices)
        return cover->is_linked && unreached(graph, &state->components) ? DEAD_END : SOLVED;
    if (has_failed(cover, state)) return DEAD_END;
    if (cover->is_linked && !can_reach_all(graph, &state->components, state->edges))
        return DEAD_END;
    choice->vertex = tightest_vertex(state, vertices);
    choice->direction = -1;
    cover->decided |= only(choice->vertex);
    return UNDECIDED;
}

static int choose_edge(Choice *choice)
{
    while (++choice->direction < DIRECTIONS)
        if (choice->state.edges[choice->direction] & only(choice->vertex)) return 1;
    return 0;
}

/* Choose the next edge in the last state that has one, from `depth` on; return whether there is
   one. */
static int choose_next_edge(Cover *cover)
{
    for (; cover->depth >= 0; cover->depth--) {
        Choice *choice = cover->choices + cover->depth;
        if (choose_edge(choice)) return 1;
        remember_failure(cover, &choice->state);
    }
    return 0;
}

/* Make the state at the next depth: the one at `depth` with the chosen edge. */
static void follow_edge(Cover *cover)
{
    const Graph *graph = cover->graph;
    const Choice *choice = cover->choices + cover->depth++;
    CoverState *next = &cover->choices[cover->depth].state;
    *next = choice->state;
    lay_domino(graph, next, choice->vertex, choice->direction);
    if (!cover->is_linked) return;
    int other = graph->neighbour[choice->vertex][choice->direction];
    link_territories(graph, &next->components, choice->vertex, other);
}

void prepare_cover(Cover *cover, const Graph *graph, uint32_t max_steps)
{
    cover->graph = graph;
    cover->steps = 0;
    cover->max_steps = max_steps;
    cover->number = 0;
    memset(cover->searches, 0, sizeof cover->searches);
}

CoverResult search_cover(Cover *cover, VertexSet required, int is_linked)
{
    cover->required = required;
    cover->is_linked = is_linked;
    cover->number++;
    cover->decided = 0;
    cover->depth = 0;
    set_first_state(cover->graph, &cover->choices[0].state);
    for (Entry entry = enter_state(cover); entry != SOLVED; entry = enter_state(cover)) {
        if (cover->steps >= cover->max_steps) return GAVE_UP;
        if (entry == DEAD_END) cover->depth--;
        if (!choose_next_edge(cover)) return NOT_COVERED;
        follow_edge(cover);
    }
    return COVERED;
}
