/* Kingdoms, cell by cell: what the engine's bits do not say, such as the order of placing. */
#include <stdlib.h>
#include <string.h>

#include "host.h"

static int column_of(int cell) { return cell % KD_BOARD_SIDE; }
static int row_of(int cell) { return cell / KD_BOARD_SIDE; }

void clear_land(Land *land)
{
    memset(land, 0, sizeof *land);
    land->left = land->right = land->bottom = land->top = KD_BOARD_CENTRE;
}

static void extend_box(Land *land, int cell)
{
    int column = column_of(cell), row = row_of(cell);
    if (column < land->left) land->left = column;
    if (column > land->right) land->right = column;
    if (row < land->bottom) land->bottom = row;
    if (row > land->top) land->top = row;
}

void add_to_land(Land *land, uint32_t action)
{
    land->history[land->count++] = action;
    if (action & HOST_DISCARD) return;
    for (int half = 0; half < 2; half++) {
        int cell = action >> (8 + 8 * half) & 0xff;
        land->domino[cell] = (uint8_t)action;
        land->half[cell] = (uint8_t)half;
        extend_box(land, cell);
    }
}

int is_in_reach(const Land *land, int grid, int cell)
{
    if (cell == HOST_CASTLE || land->domino[cell]) return 0;
    Land wider = {.left = land->left, .right = land->right, .bottom = land->bottom};
    wider.top = land->top;
    extend_box(&wider, cell);
    return wider.right - wider.left < grid && wider.top - wider.bottom < grid;
}

int are_adjacent(int first, int second)
{
    int columns = abs(column_of(first) - column_of(second));
    return columns + abs(row_of(first) - row_of(second)) == 1;
}

const KdDomino *domino_at(const Land *land, int cell) { return KD_DOMINO + land->domino[cell]; }
