/* Incremental territory index: gives the score gain of a square without a flood fill. */
#ifndef KD_TERRITORY_INDEX_H
#define KD_TERRITORY_INDEX_H
#include <string.h>

#include "board/kingdom.h"
#include "board/placement_mask.h"

#define MAX_TERRITORIES (GRID * GRID / 2) /* of one terrain: no two of them touch */

typedef struct {
    Word border; /* the cells next to it: a square of its terrain placed there joins it */
    int squares, crowns;
} Territory;

/* The territories of one terrain. Without any, the first is empty, so that a loop over them can run
   at least once and needs no check at its start. */
typedef struct {
    Word one_border, two_borders; /* cells in at least one border, and in two or more */
    Territory of[MAX_TERRITORIES];
    int count;
} TerrainTerritories;

/* Set in `touched` for a territory that is still pending: see PendingMerge. */
#define PENDING ((uint32_t)1 << 31)

/* Cells where a square joins the same territories, and so gains the same. */
typedef struct {
    Word cells;
    uint32_t touched;    /* the territories as bits, and PENDING */
    int squares, crowns; /* of these territories together */
    int bare_gain;       /* points that a square without crowns gains */
} CellClass;

#define MAX_CLASSES (2 + MAX_TERRITORIES + GRID * GRID + 4 * GRID)

/* The classes of one terrain; in the first, a square joins nothing. There are always two or more.
 */
typedef struct {
    Word matches; /* cells where a square has a neighbour to match (R10) */
    int count;
    CellClass of[MAX_CLASSES];
} CellClasses;

typedef struct {
    TerrainTerritories terrains[KD_TERRAINS];
    int points; /* of all territories (R13) */
    /* Caches, filled on demand and not copied. */
    unsigned classified;              /* the terrains whose classes are known, as bits */
    CellClasses classes[KD_TERRAINS]; /* of these */
    PlacementMask mask;               /* valid if its `occupied` is the kingdom's */
} TerritoryIndex;

/* A kingdom occupies at least its castle, so that an empty mask is never valid. */
INLINE void clear_caches(TerritoryIndex *index)
{
    index->classified = 0;
    index->mask.occupied = NO_CELLS;
}

INLINE void copy_indexes(TerritoryIndex *to, const TerritoryIndex *from, int count)
{
    for (int i = 0; i < count; i++) {
        memcpy(to[i].terrains, from[i].terrains, sizeof to->terrains);
        to[i].points = from[i].points;
        clear_caches(to + i);
    }
}

/* The territories that a square on one of these cells would join, as bits. */
INLINE uint32_t touched_territories(const TerrainTerritories *terrain, Word cells)
{
    uint32_t touched = 0;
    for (int i = 0; i < terrain->count; i++)
        if (terrain->of[i].border & cells) touched |= (uint32_t)1 << i;
    return touched;
}

/* The territory that squares make together with those they touch. */
typedef struct {
    int squares, crowns;
    int gain; /* points that it has more than its parts (R13) */
} MergeResult;

INLINE MergeResult
merge_territories(const TerrainTerritories *terrain, uint32_t touched, int squares, int crowns)
{
    MergeResult merged = {squares, crowns, 0};
    for (; touched; touched &= touched - 1) {
        const Territory *t = terrain->of + __builtin_ctz(touched);
        merged.squares += t->squares;
        merged.crowns += t->crowns;
        merged.gain -= t->squares * t->crowns;
    }
    merged.gain += merged.squares * merged.crowns;
    return merged;
}

/* Add connected squares of a terrain: they and what they touch become one territory. */
INLINE void add_to_index(TerritoryIndex *index, int terrain, Word cells, int squares, int crowns)
{
    TerrainTerritories *territories = index->terrains + terrain;
    Territory merged = {neighbours(cells), squares, crowns};
    Word one = NO_CELLS, two = NO_CELLS;
    int kept = 0, i = 0, count = territories->count, lost = 0;
    do {
        Territory t = territories->of[i];
        int touched =
            -((t.border & cells) != 0); /* branch-free: the branch would be unpredictable */
        Word border = t.border & ~(Word)touched;
        merged.border |= t.border ^ border;
        merged.squares += t.squares & touched;
        merged.crowns += t.crowns & touched;
        lost += t.squares * t.crowns & touched;
        two |= one & border;
        one |= border;
        territories->of[kept] = t;
        kept += border != 0;
    } while (++i < count);
    territories->two_borders = two | (one & merged.border);
    territories->one_border = one | merged.border;
    territories->of[kept++] = merged;
    territories->count = kept;
    index->points += merged.squares * merged.crowns - lost;
}

/* Update the index for a domino that was placed on two cells. */
INLINE void add_domino_to_index(TerritoryIndex *index, const KdDomino *d, Word first, Word second)
{
    index->classified &= ~(unsigned)d->terrain_set;
    if (d->is_one_terrain) {
        add_to_index(index, d->terrain[0], first | second, 2, d->crowns[0] + d->crowns[1]);
    } else {
        add_to_index(index, d->terrain[0], first, 1, d->crowns[0]);
        add_to_index(index, d->terrain[1], second, 1, d->crowns[1]);
    }
}

/* Build the index of a kingdom. */
static inline void build_index(const Kingdom *k, TerritoryIndex *index)
{
    memset(index->terrains, 0, sizeof index->terrains);
    index->points = 0;
    clear_caches(index);
    for (int t = 0; t < KD_TERRAINS; t++)
        for (Word left = k->land[t]; left; left &= left - 1) {
            Word square = left & -left;
            add_to_index(index, t, square, 1, count_crowns(k, square));
        }
}

#endif
