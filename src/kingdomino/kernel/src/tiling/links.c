#include "tiling/links.h"

#include <string.h>

void clear_links(const Graph *graph, Components *components)
{
    memset(components, 0, sizeof *components);
    for (int t = 0; t < graph->territory_count; t++)
        components->of[t] = (uint8_t)(graph->territories[t] & graph->at_castle ? REACHED : t + 1);
}

void link_territories(const Graph *graph, Components *components, int one, int other)
{
    uint8_t a = components->of[graph->territory[one]], b = components->of[graph->territory[other]];
    uint8_t low = a < b ? a : b, high = a < b ? b : a;
    if (low == high) return;
    for (int t = 0; t < graph->territory_count; t++)
        if (components->of[t] == high) components->of[t] = low;
}

VertexSet unreached(const Graph *graph, const Components *components)
{
    VertexSet vertices = 0;
    for (int t = 0; t < graph->territory_count; t++)
        if (components->of[t] != REACHED) vertices |= graph->territories[t];
    return vertices;
}

/* The root of a component in a forest of them, in which each is above its root or a root. */
static uint8_t root_of(uint8_t *forest, uint8_t component)
{
    while (forest[component] != component)
        component = forest[component] = forest[forest[component]];
    return component;
}

static void join_components(uint8_t *forest, uint8_t one, uint8_t other)
{
    uint8_t a = root_of(forest, one), b = root_of(forest, other);
    if (a < b) forest[b] = a;
    else forest[a] = b;
}

int can_reach_all(
    const Graph *graph, const Components *components, const VertexSet edges[DIRECTIONS])
{
    uint8_t forest[VERTICES + 1];
    for (int i = 0; i <= graph->territory_count; i++) forest[i] = (uint8_t)i;
    for (int d = RIGHT; d <= UP; d++) /* each edge once */
        for (VertexSet rest = edges[d] & graph->links[d]; rest; rest &= rest - 1) {
            int vertex = lowest_vertex(rest), other = graph->neighbour[vertex][d];
            const uint8_t *territory = graph->territory;
            join_components(
                forest, components->of[territory[vertex]], components->of[territory[other]]);
        }
    for (int t = 0; t < graph->territory_count; t++)
        if (root_of(forest, components->of[t]) != REACHED) return 0;
    return 1;
}
