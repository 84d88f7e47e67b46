#include "tiling/placing.h"

/* A domino that is to be placed. */
typedef struct {
    uint8_t number, vertices[2];
} Laid;

/* Take the first domino of a kind that is not used yet. */
static uint8_t take_domino(const DominoKinds *kinds, int kind, uint8_t *is_used)
{
    int i = 0;
    while (is_used[kinds->numbers[kind][i]]) i++;
    is_used[kinds->numbers[kind][i]] = 1;
    return kinds->numbers[kind][i];
}

static Laid lay(const Graph *graph, const Choice *choice, uint8_t *is_used)
{
    int one = choice->vertex, other = graph->neighbour[one][choice->direction];
    int low = one < other ? one : other, high = one < other ? other : one;
    uint8_t number = input_of(graph, one)->domino;
    if (!number) number = take_domino(&graph->kinds, graph->kind[one][choice->direction], is_used);
    if (graph->face[low] == domino_face(number, 0))
        return (Laid){number, {(uint8_t)low, (uint8_t)high}};
    return (Laid){number, {(uint8_t)high, (uint8_t)low}};
}

/* Whether a square would touch its castle or its own terrain (R10). */
static int touches(const Graph *graph, int vertex, VertexSet placed)
{
    VertexSet territory = graph->territories[graph->territory[vertex]];
    if (graph->at_castle & only(vertex)) return 1;
    for (int d = 0; d < DIRECTIONS; d++) {
        int other = graph->neighbour[vertex][d];
        if (other != NONE && placed & territory & only(other)) return 1;
    }
    return 0;
}

static int is_legal(const Graph *graph, const Laid *laid, VertexSet placed)
{
    return touches(graph, laid->vertices[0], placed) || touches(graph, laid->vertices[1], placed);
}

static void report(const Graph *graph, const Laid *laid, KdTiling *tiling)
{
    tiling->placements[tiling->placement_count++] = (KdLaidDomino){
        .domino = laid->number,
        .land = input_of(graph, laid->vertices[0])->land,
        .first = graph->order[laid->vertices[0]],
        .second = graph->order[laid->vertices[1]],
    };
}

/* Report the dominoes of a land, the first legal one each time; the last ones may be illegal if
   squares are open. */
static void place_land(const Graph *graph, Laid *waiting, int count, KdTiling *tiling)
{
    VertexSet placed = 0;
    while (count) {
        int next = 0;
        while (next < count && !is_legal(graph, waiting + next, placed)) next++;
        if (next == count) next = 0;
        report(graph, waiting + next, tiling);
        placed |= only(waiting[next].vertices[0]) | only(waiting[next].vertices[1]);
        count--;
        for (int i = next; i < count; i++) waiting[i] = waiting[i + 1];
    }
}

void report_placements(const Cover *cover, KdTiling *tiling)
{
    const Graph *graph = cover->graph;
    uint8_t is_used[KD_DOMINOES + 1] = {0};
    Laid laid[KD_DOMINOES], waiting[KD_DOMINOES];
    for (int i = 0; i < graph->count; i++) is_used[input_of(graph, i)->domino] = 1;
    for (int i = 0; i < cover->depth; i++) laid[i] = lay(graph, cover->choices + i, is_used);
    tiling->status = KD_TILED;
    for (int land = 0; land < KD_MAX_PLAYERS; land++) {
        int count = 0;
        for (int i = 0; i < cover->depth; i++)
            if (input_of(graph, laid[i].vertices[0])->land == land) waiting[count++] = laid[i];
        place_land(graph, waiting, count, tiling);
    }
}
