/* Where a kingdom can grow, and which pairs of cells are safe: a safe placement isolates no open
   cell, and keeps the castle at the centre where the Middle Kingdom is in force. Everything is
   computed for all pairs at once. */
#ifndef KD_PLACEMENT_MASK_H
#define KD_PLACEMENT_MASK_H
#include "board/bonus.h"
#include "board/cell_pairs.h"
#include "board/kingdom.h"

typedef struct {
    Word occupied, open;
    CellPairs safe;
    Box box;
    int placed;
} PlacementMask;

/* The pairs of open cells that isolate no other. No cell is next to both cells of a pair, so that
   only a dead end, a cell with one open neighbour, can be isolated: a pair must not cover that
   neighbour without the dead end. */
INLINE CellPairs non_isolating_pairs(Word open, Word dead_ends)
{
    Word two, near = neighbours_and_two(dead_ends, &two) & open;
    CellPairs elsewhere = pairs_within(open & ~near);
    CellPairs with_dead_end =
        pairs_and(pairs_within(dead_ends | (near & ~two)), pairs_touching(dead_ends));
    return pairs_or(elsewhere, with_dead_end);
}

/* One edge of a box, if a dead end is among the cells that face the other. */
INLINE Word edge_if_facing(Word edge, Word facing, Word dead_ends)
{
    return cells_if((facing & dead_ends) != 0, edge);
}

/* A domino that completes the width or height of the box puts everything past the opposite side out
   of reach, and isolates a dead end next to that. Return the cells that no domino should cover. `x`
   and `y` are the columns and rows that the box still lacks. */
INLINE Word isolating_edges(Word reach, Word dead_ends, int x, int y)
{
    Word left = left_edge(reach), right = right_edge(reach);
    Word bottom = bottom_edge(reach), top = top_edge(reach);
    unsigned columns = (unsigned)x, rows = (unsigned)(STRIDE * y);
    Word sides = edge_if_facing(right, rotate(left, columns), dead_ends)
                 | edge_if_facing(left, rotate(right, -columns), dead_ends);
    Word ends = edge_if_facing(top, rotate(bottom, rows), dead_ends)
                | edge_if_facing(bottom, rotate(top, -rows), dead_ends);
    /* One domino adds one column or two. */
    return cells_if(x == 1 || x == 2, sides) | cells_if(y == 1 || y == 2, ends);
}

/* The same for a domino that completes width and height at once, with a single cell past a corner
   of the box: it isolates the opposite corner if nothing else next to that is open. */
INLINE Word isolating_corners(Word open, Box box)
{
    Word cells = box_cells(box), within = open & cells;
    Word left = left_edge(cells), right = right_edge(cells);
    Word bottom = bottom_edge(cells), top = top_edge(cells);
    Word lone = within & (left | right) & (bottom | top) & ~neighbours(within);
    if (!lone) return NO_CELLS;
    unsigned rising = (GRID - 1) * (STRIDE + 1), falling = (GRID - 1) * (STRIDE - 1);
    return rotate(lone & left & bottom, rising) | rotate(lone & right & top, -rising)
           | rotate(lone & right & bottom, falling) | rotate(lone & left & top, -falling);
}

INLINE PlacementMask make_placement_mask(Word occupied, Box box, int placed, const KdRules *rules)
{
    Word reach = reachable_cells(box), open = reach & ~occupied;
    Word allowed = rules->middle_kingdom ? centred_cells() : ALL_CELLS;
    Word two, near = neighbours_and_two(open, &two), dead_ends = open & near & ~two;
    PlacementMask mask = {occupied, open, pairs_within(open), box, placed};
    int x = GRID - box_width(box), y = GRID - box_height(box);
    if (dead_ends) {
        mask.safe = non_isolating_pairs(open, dead_ends);
        allowed &= ~isolating_edges(reach, dead_ends, x, y);
    }
    if (x == 1 && y == 1) allowed &= ~isolating_corners(open, box);
    mask.safe = pairs_and(mask.safe, pairs_within(allowed));
    return mask;
}

/* An upper bound on the cells that are open after one more domino. A cell that is not open now
   comes into reach only if the box is small enough for the kingdom to grow towards it. */
INLINE Word reachable_upper_bound(const PlacementMask *mask)
{
    int is_large = box_width(mask->box) >= GRID - 2 && box_height(mask->box) >= GRID - 2;
    return is_large ? mask->open : ~mask->occupied;
}

/* The safe placements of a domino; all of them, if none is safe. */
INLINE PlacementSet
preferred_placements(const PlacementMask *mask, const KdDomino *d, Word first, Word second)
{
    PlacementSet set = placements_on(mask->safe, d, first, second);
    return has_placements(&set) ? set : placements_on(pairs_within(mask->open), d, first, second);
}

#endif
