/* Classify cells by the territories that a square would join there. What a square gains depends on
   its class alone, and there are few classes. */
#ifndef KD_CELL_CLASS_H
#define KD_CELL_CLASS_H
#include "value/territory_index.h"

/* The points that a square with some crowns gains in a class. */
INLINE int class_gain(const CellClass *c, int crowns)
{
    return c->bare_gain + crowns * (c->squares + 1);
}

/* The points that two squares of one terrain, placed together, gain in a class. */
INLINE int class_gain_of_two(const CellClass *c, int crowns)
{
    return c->bare_gain + c->crowns + crowns * (c->squares + 2);
}

/* `merge_gain`: the points gained by the territories becoming one. */
INLINE CellClass make_class(Word cells, uint32_t touched, int squares, int crowns, int merge_gain)
{
    return (CellClass){cells, touched, squares, crowns, merge_gain + crowns};
}

INLINE CellClass make_merging_class(const TerrainTerritories *t, Word cells, uint32_t touched)
{
    MergeResult merged = merge_territories(t, touched, 0, 0);
    return make_class(cells, touched, merged.squares, merged.crowns, merged.gain);
}

/* Classify the open cells. Most terrains have no territory or one: with a class for the first in
   any case, even an empty one, there are usually two, and the loop over them is easy to predict. */
INLINE void classify_cells(const TerrainTerritories *terrain, Word open, CellClasses *classes)
{
    Word two = terrain->two_borders & open, one = terrain->one_border & open & ~two;
    CellClass *next = classes->of;
    /* Where a square joins nothing; cells that are not open now may be soon. */
    *next++ = make_class(~terrain->one_border, 0, 0, 0, 0);
    int i = 0;
    do {
        const Territory *t = terrain->of + i;
        Word cells = t->border & one;
        *next = make_class(cells, (uint32_t)1 << i, t->squares, t->crowns, 0);
        next += cells != 0;
    } while (++i < terrain->count);
    for (Word left = two; left; left &= left - 1) {
        Word cell = left & -left;
        *next++ = make_merging_class(terrain, cell, touched_territories(terrain, cell));
    }
    classes->count = max_int(2, (int)(next - classes->of));
    classes->matches = terrain->one_border | neighbours(CASTLE);
}

/* Classify the cells of some terrains, if that has not been done. Cached classes may have cells
   that are no longer open but lack none: a cell next to a territory that is not open never will be.
 */
INLINE void ensure_classes(TerritoryIndex *index, Word open, unsigned terrain_set)
{
    for (unsigned left = terrain_set & ~index->classified; left; left &= left - 1) {
        int terrain = __builtin_ctz(left);
        classify_cells(index->terrains + terrain, open, index->classes + terrain);
    }
    index->classified |= terrain_set;
}

/* A territory that would be made by squares of a domino that is not placed yet. */
typedef struct {
    Word border; /* the cells next to the new squares */
    uint32_t touched;
    int squares, crowns;
} PendingMerge;

/* The class of cells where a square joins the pending territory and others. */
INLINE CellClass make_pending_class(
    const TerrainTerritories *terrain, const PendingMerge *pending, Word cells, uint32_t others)
{
    MergeResult merged = merge_territories(terrain, others, pending->squares, pending->crowns);
    int gain = merged.gain - pending->squares * pending->crowns;
    return make_class(cells, others | PENDING, merged.squares, merged.crowns, gain);
}

/* The classes once the pending territory is there. */
INLINE void reclassify_cells(
    const CellClasses *before, const TerrainTerritories *terrain, const PendingMerge *pending,
    CellClasses *after)
{
    CellClass *next = after->of + 2;
    Word alone = before->of[0].cells, joined = alone & pending->border;
    after->of[0] = make_class(alone ^ joined, 0, 0, 0, 0);
    for (int i = 1; i < before->count; i++) {
        const CellClass *c = before->of + i;
        uint32_t others = c->touched & ~pending->touched;
        Word affected = c->cells & (pending->border | -(Word)(others != c->touched));
        Word merging = cells_if(others != 0, affected);
        *next = *c;
        next->cells ^= affected;
        next += next->cells != 0;
        if (merging) *next++ = make_pending_class(terrain, pending, merging, others);
        joined |= affected ^ merging;
    }
    after->of[1] = make_class(joined, PENDING, pending->squares, pending->crowns, 0);
    after->count = (int)(next - after->of);
    after->matches = before->matches | pending->border;
}

#endif
