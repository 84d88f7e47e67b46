#include "tiling/conflict.h"
#include "tiling/cover.h"
#include "tiling/placing.h"

#include <string.h>

typedef struct {
    Graph graph;
    Cover cover;
} Tiler;

size_t kd_tiling_scratch_size(void) { return sizeof(Tiler); }

/* The vertices that no order of the chosen edges reaches. */
static VertexSet find_unreached(const Cover *cover)
{
    const Graph *graph = cover->graph;
    Components components;
    clear_links(graph, &components);
    for (int i = 0; i < cover->depth; i++) {
        const Choice *choice = cover->choices + i;
        int other = graph->neighbour[choice->vertex][choice->direction];
        link_territories(graph, &components, choice->vertex, other);
    }
    return unreached(graph, &components);
}

static void tile_graph(Cover *cover, KdTiling *tiling)
{
    const Graph *graph = cover->graph;
    int is_whole = graph->required == graph->all;
    CoverResult result = search_cover(cover, graph->required, 0);
    VertexSet cut_off = result == COVERED && is_whole ? find_unreached(cover) : 0;
    if (result == NOT_COVERED) {
        report_cover_conflict(cover, tiling);
        return;
    }
    /* The first cover stays the answer to where: every other one leaves something unreached too. */
    if (cut_off) result = search_cover(cover, graph->required, 1);
    if (result == COVERED) report_placements(cover, tiling);
    else if (result == NOT_COVERED) report_unreachable(graph, cut_off, tiling);
    else tiling->status = KD_UNDECIDED;
}

void kd_tile(
    const KdLandSquare *squares, int count, uint32_t max_steps, KdTiling *tiling, void *scratch)
{
    Tiler *tiler = scratch;
    memset(tiling, 0, sizeof *tiling);
    if (!read_squares(&tiler->graph, squares, count)) {
        tiling->status = KD_INVALID_SQUARES;
        return;
    }
    if (find_count_conflict(&tiler->graph, tiling)) return;
    connect_squares(&tiler->graph);
    prepare_cover(&tiler->cover, &tiler->graph, max_steps);
    tile_graph(&tiler->cover, tiling);
    tiling->steps = tiler->cover.steps;
}
