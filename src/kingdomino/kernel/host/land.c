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

void add_square_to_land(Land *land, int cell, int domino, int terrain, int crowns)
{
    land->domino[cell] = (uint8_t)domino;
    land->terrain[cell] = (uint8_t)terrain;
    land->crowns[cell] = (uint8_t)crowns;
    land->squares++;
    extend_box(land, cell);
}

void add_to_land(Land *land, uint32_t action)
{
    land->history[land->count++] = action;
    if (action & HOST_DISCARD) return;
    const KdDomino *domino = KD_DOMINO + (action & 0xff);
    for (int half = 0; half < 2; half++) {
        int cell = action >> (8 + 8 * half) & 0xff;
        add_square_to_land(land, cell, action & 0xff, domino->terrain[half], domino->crowns[half]);
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

/* ---- By the kernel ---- */

extern const LandFunctions land_5x5, land_7x7;

const LandFunctions *land_functions(int grid) { return grid == 5 ? &land_5x5 : &land_7x7; }

int points_of(const Land *land, const KdRules *rules)
{
    KdSurvey survey;
    int points = 0;
    land_functions(rules->grid)->survey(land, rules, &survey);
    for (int terrain = 0; terrain < KD_TERRAINS; terrain++) points += survey.points[terrain];
    for (int bonus = 0; bonus < KD_BONUSES; bonus++) points += survey.bonuses[bonus];
    return points;
}

int points_after(const Land *land, const KdRules *rules, int domino, const uint8_t *pair)
{
    Land after = *land;
    add_to_land(&after, place_word(domino, pair[0], pair[1]));
    return points_of(&after, rules);
}
