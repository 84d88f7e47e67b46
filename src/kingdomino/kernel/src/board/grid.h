/* Sets of cells as the bits of a word, on a grid that wraps around.

   GRID, the side of the box that a kingdom has to fit in (R11), is defined by size_5x5.c and its
   like. Cell (x, y), counted from the castle, is bit x + STRIDE * y modulo BITS: a step to the
   right is a rotation by 1, a step up a rotation by STRIDE. A kingdom, together with the cells that
   the next domino can reach, spans at most GRID + 2 columns and rows, so that no two of them share
   a bit. */
#ifndef KD_GRID_H
#define KD_GRID_H
#include <stdint.h>

#include "common.h"

#ifndef GRID
#define GRID 5 /* for tools that parse a header by itself */
#endif

#if GRID <= 5
typedef uint64_t Word;
#define BITS 64
#define STRIDE 8
#else
typedef unsigned __int128 Word;
#define BITS 128
#define STRIDE 12
#endif

_Static_assert(GRID + 2 < STRIDE && STRIDE * (GRID + 2) <= BITS, "a kingdom would meet itself");

#define NO_CELLS ((Word)0)
#define ALL_CELLS (~(Word)0)
#define CASTLE ((Word)1)

#if BITS == 64
INLINE int count_cells(Word cells) { return __builtin_popcountll(cells); }
INLINE int lowest_cell(Word cells) { return __builtin_ctzll(cells); }
#else
INLINE int count_cells(Word cells)
{
    return __builtin_popcountll((uint64_t)cells) + __builtin_popcountll((uint64_t)(cells >> 64));
}

INLINE int lowest_cell(Word cells)
{
    uint64_t low = (uint64_t)cells;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(cells >> 64));
}
#endif

INLINE Word rotate(Word cells, unsigned by)
{
    by &= BITS - 1;
    return cells << by | cells >> (-by & (BITS - 1));
}

/* Cells moved by one step. */
INLINE Word right_of(Word cells) { return rotate(cells, 1); }
INLINE Word left_of(Word cells) { return rotate(cells, BITS - 1); }
INLINE Word above(Word cells) { return rotate(cells, STRIDE); }
INLINE Word below(Word cells) { return rotate(cells, BITS - STRIDE); }

/* The cells with a neighbour among some. */
INLINE Word neighbours(Word cells)
{
    return right_of(cells) | left_of(cells) | above(cells) | below(cells);
}

/* The same, and in `two` the cells with two or more. */
INLINE Word neighbours_and_two(Word cells, Word *two)
{
    Word right = right_of(cells), left = left_of(cells);
    Word up = above(cells), down = below(cells);
    *two = (right & left) | (up & down) | ((right | left) & (up | down));
    return right | left | up | down;
}

/* The cells if the condition, which is 0 or 1, holds, and else none: branch-free as int_if. */
INLINE Word cells_if(int condition, Word cells) { return cells & -(Word)condition; }

/* The bit of cell (x, y). */
INLINE unsigned cell_bit(int x, int y) { return (unsigned)(x + STRIDE * y) & (BITS - 1); }

/* The smallest box around a kingdom, counted from the castle; both ends belong to it. */
typedef struct {
    int8_t left, right, bottom, top;
} Box;

INLINE int box_width(Box box) { return box.right - box.left + 1; }
INLINE int box_height(Box box) { return box.top - box.bottom + 1; }

/* By width and height, seen from the lower left corner of a box: */
static Word box_masks[GRID + 1][GRID + 1];   /* its cells */
static Word reach_masks[GRID + 1][GRID + 1]; /* the cells that a domino may cover: up to two cells
                                                away, and within the box of R11 */

__attribute__((constructor)) static void fill_box_masks(void)
{
    for (int w = 1; w <= GRID; w++)
        for (int h = 1; h <= GRID; h++) {
            for (int x = 0; x < w; x++)
                for (int y = 0; y < h; y++) box_masks[w][h] |= (Word)1 << cell_bit(x, y);
            for (int x = max_int(w - GRID, -2); x < GRID && x < w + 2; x++)
                for (int y = max_int(h - GRID, -2); y < GRID && y < h + 2; y++)
                    reach_masks[w][h] |= (Word)1 << cell_bit(x, y);
        }
}

INLINE Word box_cells(Box box)
{
    return rotate(box_masks[box_width(box)][box_height(box)], cell_bit(box.left, box.bottom));
}

/* The cells, free or not, that a domino can cover without breaking R11. */
INLINE Word reachable_cells(Box box)
{
    return rotate(reach_masks[box_width(box)][box_height(box)], cell_bit(box.left, box.bottom));
}

/* The full box with the castle at its centre (R15). */
#define CENTRED_BOX ((Box){-(GRID / 2), GRID / 2, -(GRID / 2), GRID / 2})

INLINE Word centred_cells(void)
{
    return rotate(box_masks[GRID][GRID], (unsigned)-(GRID / 2 * (1 + STRIDE)));
}

/* The columns and rows at the ends of cells that make a box. */
INLINE Word left_edge(Word box) { return box & ~right_of(box); }
INLINE Word right_edge(Word box) { return box & ~left_of(box); }
INLINE Word bottom_edge(Word box) { return box & ~above(box); }
INLINE Word top_edge(Word box) { return box & ~below(box); }

/* Where a reachable cell is, counted from the castle. */
INLINE void locate(Box box, unsigned bit, int *x, int *y)
{
    unsigned offset = (bit - (unsigned)(box.left - 2 + STRIDE * (box.bottom - 2))) & (BITS - 1);
    *x = box.left - 2 + (int)(offset % STRIDE);
    *y = box.bottom - 2 + (int)(offset / STRIDE);
}

/* The box around a kingdom and a domino whose lower cell has this bit. */
INLINE Box extend_box(Box box, unsigned low, int is_column)
{
    int x, y;
    locate(box, low, &x, &y);
    int right = x + !is_column, top = y + is_column;
    return (Box){
        (int8_t)(x < box.left ? x : box.left),
        (int8_t)(right > box.right ? right : box.right),
        (int8_t)(y < box.bottom ? y : box.bottom),
        (int8_t)(top > box.top ? top : box.top),
    };
}

#endif
