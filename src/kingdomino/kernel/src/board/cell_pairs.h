/* Sets of pairs of adjacent cells. */
#ifndef KD_CELL_PAIRS_H
#define KD_CELL_PAIRS_H
#include "board/grid.h"
#include "board/kingdom.h"

/* Pairs along a row and along a column, by their lower cell. */
typedef struct {
    Word row, column;
} CellPairs;

#define NO_PAIRS ((CellPairs){NO_CELLS, NO_CELLS})
#define ALL_PAIRS ((CellPairs){ALL_CELLS, ALL_CELLS})

INLINE int has_pairs(CellPairs pairs) { return (pairs.row | pairs.column) != 0; }

/* The pairs with both cells among some. */
INLINE CellPairs pairs_within(Word cells)
{
    return (CellPairs){cells & left_of(cells), cells & below(cells)};
}

/* The pairs with at least one cell among some. */
INLINE CellPairs pairs_touching(Word cells)
{
    return (CellPairs){cells | left_of(cells), cells | below(cells)};
}

INLINE CellPairs pairs_and(CellPairs a, CellPairs b)
{
    return (CellPairs){a.row & b.row, a.column & b.column};
}

INLINE CellPairs pairs_or(CellPairs a, CellPairs b)
{
    return (CellPairs){a.row | b.row, a.column | b.column};
}

INLINE CellPairs pairs_without(CellPairs a, CellPairs b)
{
    return (CellPairs){a.row & ~b.row, a.column & ~b.column};
}

/* The cells that make a pair with one of some cells. */
INLINE Word pair_partners(CellPairs pairs, Word cells)
{
    return (pairs.row & left_of(cells)) | right_of(pairs.row & cells)
           | (pairs.column & below(cells)) | above(pairs.column & cells);
}

/* The placements of a domino on some pairs, where its first square may match on one set of cells
   and its second on another. A double has two orientations, not four. */
INLINE PlacementSet placements_on(CellPairs pairs, const KdDomino *d, Word first, Word second)
{
    Word reversed = (Word)d->is_double - 1;
    return (PlacementSet){{
        pairs.row & (first | left_of(second)),
        pairs.row & (second | left_of(first)) & reversed,
        pairs.column & (first | below(second)),
        pairs.column & (second | below(first)) & reversed,
    }};
}

INLINE PlacementSet placements_among(const PlacementSet *set, CellPairs pairs)
{
    return (PlacementSet){
        {set->low[0] & pairs.row, set->low[1] & pairs.row, set->low[2] & pairs.column,
         set->low[3] & pairs.column}};
}

/* The placements with the first square on one set of cells and the second on another. */
INLINE PlacementSet placements_between(const PlacementSet *set, Word first, Word second)
{
    return (PlacementSet){{
        set->low[0] & first & left_of(second),
        set->low[1] & second & left_of(first),
        set->low[2] & first & below(second),
        set->low[3] & second & below(first),
    }};
}

/* The cells that the first squares (0) or the second squares (1) of some placements cover. */
INLINE Word half_cells(const PlacementSet *set, int half)
{
    return set->low[half] | right_of(set->low[1 - half]) | set->low[2 + half]
           | above(set->low[3 - half]);
}

#endif
