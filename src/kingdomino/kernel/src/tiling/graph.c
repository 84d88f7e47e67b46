#include "tiling/graph.h"

#include <string.h>

static int face_of(int terrain, int crowns)
{
    return terrain < KD_TERRAINS && crowns < CROWNS ? terrain * CROWNS + crowns : NONE;
}

int domino_face(int domino, int square)
{
    return face_of(KD_DOMINO[domino].terrain[square], KD_DOMINO[domino].crowns[square]);
}

static void find_kinds(DominoKinds *kinds)
{
    memset(kinds, 0, sizeof *kinds);
    memset(kinds->of, NONE, sizeof kinds->of);
    for (int number = 1; number <= KD_DOMINOES; number++) {
        int first = domino_face(number, 0), second = domino_face(number, 1);
        if (kinds->of[first][second] == NONE)
            kinds->of[first][second] = kinds->of[second][first] = (uint8_t)kinds->count++;
        int kind = kinds->of[first][second];
        kinds->numbers[kind][kinds->size[kind]++] = (uint8_t)number;
        kinds->face_count[first]++;
        kinds->face_count[second]++;
    }
}

static int is_on_board(const KdLandSquare *square)
{
    return square->land < KD_MAX_PLAYERS && square->column < KD_BOARD_SIDE
           && square->row < KD_BOARD_SIDE
           && !(square->column == KD_BOARD_CENTRE && square->row == KD_BOARD_CENTRE);
}

/* Put the squares on their cells; return whether there is one for each. */
static int fill_cells(Graph *graph)
{
    uint8_t squares_of[KD_DOMINOES + 1] = {0};
    memset(graph->inputs, NONE, sizeof graph->inputs);
    for (int i = 0; i < graph->count; i++) {
        const KdLandSquare *square = graph->input + i;
        if (!is_on_board(square) || square->domino > KD_DOMINOES) return 0;
        uint8_t *cell = &graph->inputs[square->land][square->column][square->row];
        if (*cell != NONE) return 0;
        if (square->domino && ++squares_of[square->domino] > 2) return 0;
        *cell = (uint8_t)i;
    }
    return 1;
}

int read_squares(Graph *graph, const KdLandSquare *squares, int count)
{
    if (count < 0 || count > KD_MAX_LAND_SQUARES) return 0;
    graph->input = squares;
    graph->count = count;
    find_kinds(&graph->kinds);
    if (!fill_cells(graph)) return 0;
    const uint8_t *cell = graph->inputs[0][0];
    for (int next = 0; next < count; cell++)
        if (*cell != NONE) graph->order[next++] = *cell;
    for (int i = 0; i < count; i++)
        graph->face[i] = (uint8_t)face_of(input_of(graph, i)->terrain, input_of(graph, i)->crowns);
    return 1;
}

/* The kind of domino that covers two adjacent squares, or NONE. */
static int kind_between(const Graph *graph, int one, int other)
{
    const DominoKinds *kinds = &graph->kinds;
    int kind = kinds->of[graph->face[one]][graph->face[other]];
    int domino = input_of(graph, one)->domino;
    if (input_of(graph, other)->domino != domino) return NONE;
    if (!domino) return kind;
    return kinds->of[domino_face(domino, 0)][domino_face(domino, 1)] == kind ? kind : NONE;
}

static int is_one_terrain(const Graph *graph, int one, int other)
{
    return graph->face[one] / CROWNS == graph->face[other] / CROWNS;
}

static void connect(Graph *graph, int vertex, int other, int direction)
{
    int kind = kind_between(graph, vertex, other);
    graph->neighbour[vertex][direction] = (uint8_t)other;
    graph->kind[vertex][direction] = (uint8_t)kind;
    if (kind == NONE) return;
    graph->edges[direction] |= only(vertex);
    graph->of_kind[kind][direction] |= only(vertex);
    if (!is_one_terrain(graph, vertex, other)) graph->links[direction] |= only(vertex);
}

static void add_vertex(Graph *graph, int vertex, const uint8_t *vertices)
{
    static const int COLUMNS[DIRECTIONS] = {-1, 0, 1, 0}, ROWS[DIRECTIONS] = {0, -1, 0, 1};
    const KdLandSquare *square = input_of(graph, vertex);
    graph->all |= only(vertex);
    if (!square->is_open || square->domino) graph->required |= only(vertex);
    for (int d = 0; d < DIRECTIONS; d++) {
        int column = square->column + COLUMNS[d], row = square->row + ROWS[d];
        graph->neighbour[vertex][d] = graph->kind[vertex][d] = NONE;
        if (column < 0 || column >= KD_BOARD_SIDE || row < 0 || row >= KD_BOARD_SIDE) continue;
        if (column == KD_BOARD_CENTRE && row == KD_BOARD_CENTRE) graph->at_castle |= only(vertex);
        int input = graph->inputs[square->land][column][row];
        if (input != NONE) connect(graph, vertex, vertices[input], d);
    }
}

static VertexSet territory_around(const Graph *graph, int vertex)
{
    VertexSet territory = only(vertex), added = territory;
    while (added) {
        int from = lowest_vertex(added);
        added &= added - 1;
        for (int d = 0; d < DIRECTIONS; d++) {
            int next = graph->neighbour[from][d];
            if (next == NONE || !is_one_terrain(graph, from, next)) continue;
            added |= only(next) & ~territory;
            territory |= only(next);
        }
    }
    return territory;
}

static void find_territories(Graph *graph)
{
    VertexSet rest = graph->all;
    for (graph->territory_count = 0; rest; graph->territory_count++) {
        int number = graph->territory_count;
        VertexSet territory = territory_around(graph, lowest_vertex(rest));
        rest &= ~territory;
        graph->territories[number] = territory;
        for (; territory; territory &= territory - 1)
            graph->territory[lowest_vertex(territory)] = (uint8_t)number;
    }
}

void connect_squares(Graph *graph)
{
    uint8_t vertices[KD_MAX_LAND_SQUARES]; /* of each index in the input */
    for (int vertex = 0; vertex < graph->count; vertex++)
        vertices[graph->order[vertex]] = (uint8_t)vertex;
    graph->all = graph->required = graph->at_castle = 0;
    memset(graph->edges, 0, sizeof graph->edges);
    memset(graph->of_kind, 0, sizeof graph->of_kind);
    memset(graph->links, 0, sizeof graph->links);
    for (int vertex = 0; vertex < graph->count; vertex++) add_vertex(graph, vertex, vertices);
    find_territories(graph);
}
