/* A kingdom: its squares, where dominoes can be placed, and its territories. */
#ifndef KD_KINGDOM_H
#define KD_KINGDOM_H
#include <string.h>

#include "board/grid.h"
#include "kingdomino.h"

typedef struct {
    Word occupied;
    Word matches[KD_TERRAINS]; /* cells where a square of the terrain has a neighbour to match (R10)
                                */
    Word land[KD_TERRAINS];    /* squares of the terrain */
    Word crowns[2];            /* the low and the high bit of the crowns on each square */
    Box box;                   /* R11 */
    uint8_t placed;            /* dominoes */
} Kingdom;

/* Placements of a domino: for each orientation, the lower cells. */
typedef struct {
    Word low[KD_ORIENTATIONS];
} PlacementSet;

typedef struct {
    uint8_t orientation, low;
} Placement;

/* More placements than a domino has: every cell in every orientation. */
#define MAX_PLACEMENTS (KD_ORIENTATIONS * BITS)

_Static_assert(MAX_PLACEMENTS <= KD_MAX_ACTIONS, "a list of actions would overflow");

INLINE int is_column(int orientation) { return orientation >> 1; }
INLINE int is_reversed(int orientation) { return orientation & 1; }

/* From the lower cell of a domino to the higher one. */
INLINE unsigned bit_step(int orientation) { return is_column(orientation) ? STRIDE : 1; }

/* The cells that a placement covers with the first and the second square. */
INLINE void covered_cells(Placement p, Word *first, Word *second)
{
    Word lower = rotate(1, p.low), higher = rotate(lower, bit_step(p.orientation));
    /* Branch-free: which square is lower is random. */
    *first = rotate(lower, bit_step(p.orientation) & -(unsigned)is_reversed(p.orientation));
    *second = *first ^ lower ^ higher;
}

static inline void clear_kingdom(Kingdom *k)
{
    memset(k, 0, sizeof *k);
    k->occupied = CASTLE;
    for (int t = 0; t < KD_TERRAINS; t++) k->matches[t] = neighbours(CASTLE);
}

/* The free cells that the next domino may cover. */
INLINE Word open_cells(const Kingdom *k) { return reachable_cells(k->box) & ~k->occupied; }

/* The legal placements of a domino (R10, R11). */
INLINE PlacementSet legal_placements(const Kingdom *k, const KdDomino *d)
{
    Word open = open_cells(k);
    Word first = k->matches[d->terrain[0]], second = k->matches[d->terrain[1]];
    Word row = open & left_of(open), column = open & below(open);
    PlacementSet set = {{NO_CELLS}};
    set.low[KD_ROW] = row & (first | left_of(second));
    set.low[KD_COLUMN] = column & (first | below(second));
    if (!d->is_double) {
        set.low[KD_ROW_REVERSED] = row & (second | left_of(first));
        set.low[KD_COLUMN_REVERSED] = column & (second | below(first));
    }
    return set;
}

INLINE int count_placements(const PlacementSet *set)
{
    return count_cells(set->low[0]) + count_cells(set->low[1]) + count_cells(set->low[2])
           + count_cells(set->low[3]);
}

INLINE int has_placements(const PlacementSet *set)
{
    return (set->low[0] | set->low[1] | set->low[2] | set->low[3]) != 0;
}

/* Iterate over a set of placements, from the first orientation and the lowest cell on. */
#define FOR_EACH_PLACEMENT(p, set)                                                                 \
    for (Placement p = {0, 0}; p.orientation < KD_ORIENTATIONS; p.orientation++)                   \
        for (Word left_ = (set).low[p.orientation];                                                \
             left_ && (p.low = (uint8_t)lowest_cell(left_), 1); left_ &= left_ - 1)

INLINE void add_square(Kingdom *k, unsigned bit, uint8_t terrain, uint8_t crowns)
{
    Word square = rotate(1, bit);
    k->occupied |= square;
    k->land[terrain] |= square;
    k->matches[terrain] |= rotate(neighbours(1), bit);
    k->crowns[0] |= crowns & 1 ? square : NO_CELLS;
    k->crowns[1] |= crowns & 2 ? square : NO_CELLS;
}

/* Place a domino. Legality is not checked. */
INLINE void place_domino(Kingdom *k, const KdDomino *d, Placement p)
{
    unsigned low = p.low, high = low + bit_step(p.orientation);
    k->box = extend_box(k->box, low, is_column(p.orientation));
    add_square(k, is_reversed(p.orientation) ? high : low, d->terrain[0], d->crowns[0]);
    add_square(k, is_reversed(p.orientation) ? low : high, d->terrain[1], d->crowns[1]);
    k->placed++;
}

/* The board's number of cell (x, y). */
static inline uint8_t board_cell(int x, int y)
{
    return (uint8_t)((y + KD_BOARD_CENTRE) * KD_BOARD_SIDE + x + KD_BOARD_CENTRE);
}

/* The board's numbers of the cells of a placement, first square first. */
static inline void placement_cells(const Kingdom *k, Placement p, uint8_t cells[2])
{
    int x, y, column = is_column(p.orientation);
    locate(k->box, p.low, &x, &y);
    cells[is_reversed(p.orientation)] = board_cell(x, y);
    cells[!is_reversed(p.orientation)] = board_cell(x + !column, y + column);
}

/* The placement on two adjacent cells of the board. */
static inline Placement placement_on_cells(int first, int second)
{
    int low = first < second ? first : second, column = (first - second) % KD_BOARD_SIDE == 0;
    int x = low % KD_BOARD_SIDE - KD_BOARD_CENTRE, y = low / KD_BOARD_SIDE - KD_BOARD_CENTRE;
    return (Placement){(uint8_t)(2 * column + (first > second)), (uint8_t)cell_bit(x, y)};
}

/* The connected part of the land that contains the start. */
INLINE Word flood_fill(Word start, Word land)
{
    for (;;) {
        Word wider = (start | neighbours(start)) & land;
        if (wider == start) return start;
        start = wider;
    }
}

INLINE int count_crowns(const Kingdom *k, Word cells)
{
    return count_cells(cells & k->crowns[0]) + 2 * count_cells(cells & k->crowns[1]);
}

/* Squares x crowns of every territory (R13). */
INLINE int territory_points(const Kingdom *k)
{
    int points = 0;
    for (int t = 0; t < KD_TERRAINS; t++) {
        Word left = k->land[t] & (k->crowns[0] | k->crowns[1]);
        while (left) {
            Word territory = flood_fill(left & -left, k->land[t]);
            points += count_cells(territory) * count_crowns(k, territory);
            left &= ~territory;
        }
    }
    return points;
}

/* Squares of the largest territory (R14). */
static inline int largest_territory(const Kingdom *k)
{
    int largest = 0;
    for (int t = 0; t < KD_TERRAINS; t++)
        for (Word left = k->land[t]; left;) {
            Word territory = flood_fill(left & -left, k->land[t]);
            largest = max_int(largest, count_cells(territory));
            left &= ~territory;
        }
    return largest;
}

#endif
