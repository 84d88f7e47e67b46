/* Kingdoms of which only the squares are known: the dominoes that they can be made of, or where
   there are none.

       static const KdLandSquare squares[] = {
           {.land = 0, .column = 7, .row = 6, .terrain = 0, .crowns = 1},
           {.land = 0, .column = 7, .row = 7, .terrain = 1},
       };
       KdTiling tiling;
       void *scratch = aligned_alloc(KD_STATE_ALIGNMENT, kd_tiling_scratch_size());

       kd_tile(squares, 2, KD_TILING_STEPS, &tiling, scratch);
       for (int i = 0; i < tiling.placement_count; i++) use(tiling.placements + i);

   The result depends on the squares alone, not on their order or on what the scratch memory holds,
   and points to nothing. Functions allocate no memory and keep no state. */
#ifndef KINGDOMINO_TILING_H
#define KINGDOMINO_TILING_H
#include "kingdomino.h"

#define KD_MAX_LAND_SQUARES 192 /* of four 7x7 lands */

/* The hardest lands that are known need 30,000 steps; so many take 20 ms. */
#define KD_TILING_STEPS 500000

/* A square of one of several lands. */
typedef struct {
    uint8_t land;        /* below KD_MAX_PLAYERS */
    uint8_t column, row; /* below KD_BOARD_SIDE; each land has its castle at KD_BOARD_CENTRE */
    uint8_t terrain, crowns;
    uint8_t domino;  /* its number if it is known, and else 0 */
    uint8_t is_open; /* whether it may still get its neighbour: it needs no domino yet */
} KdLandSquare;

/* What a tiling is: dominoes, a conflict (the reasons of kingdomino.tiling.ConflictReason), or
   neither. */
enum {
    KD_TILED,
    KD_NO_SUCH_SQUARE, /* no domino has such a square */
    KD_TOO_MANY,       /* there are more of these equal squares than the dominoes have */
    KD_NO_PARTNER,     /* no neighbour of the square goes with it */
    KD_NOT_ENOUGH,     /* each of these squares could be covered, but not all of them */
    KD_UNREACHABLE,    /* no order of placing leads there (R10) */
    KD_UNDECIDED,      /* the search took too many steps */
    KD_INVALID_SQUARES,
};

/* A domino of a land. */
typedef struct {
    uint8_t domino, land;
    uint8_t first, second; /* indexes of the squares that its first and second square are */
} KdLaidDomino;

typedef struct {
    int status;
    /* With KD_TILED: land by land, in an order in which the rules let them be placed (R10). Where
       squares are open, dominoes that can't be placed yet are the last. */
    int placement_count;
    KdLaidDomino placements[KD_DOMINOES];
    /* With a conflict: indexes of its squares, by land, column and row, and the dominoes concerned
       in ascending order. */
    int square_count, domino_count;
    uint8_t squares[KD_MAX_LAND_SQUARES], dominoes[KD_DOMINOES];
    /* How many states the searches have been in: their time is proportional to it. */
    uint32_t steps;
} KdTiling;

/* Memory that `kd_tile` needs while it runs, aligned to KD_STATE_ALIGNMENT. */
size_t kd_tiling_scratch_size(void);

/* Find dominoes for lands, each of the 48 at most once in all of them together.

   The search ends as KD_UNDECIDED after `max_steps`; a conflict that was found has more squares
   than it needs then. While any square is open, none is unreachable.

   The squares are KD_INVALID_SQUARES if they are more than KD_MAX_LAND_SQUARES or fewer than none;
   if one is outside the board, on a castle or on another square; or if a known domino is none of
   the 48 or has more than two squares. A terrain that does not exist, or too many crowns, are
   KD_NO_SUCH_SQUARE. */
void kd_tile(
    const KdLandSquare *squares, int count, uint32_t max_steps, KdTiling *tiling, void *scratch);

#endif
