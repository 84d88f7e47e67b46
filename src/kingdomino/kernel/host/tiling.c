/* The dominoes that drawn kingdoms can be made of, or where there are none.

       lands    = count; for each land: count, squares
       square   = cell, terrain, crowns, domino or 0, whether it may still get its neighbour
       tiling   = status of kingdomino_tiling.h; count, placements: land, action as in host.h;
                  count, squares of a conflict: land, cell; count, dominoes of a conflict */
#include "host.h"
#include "kingdomino_tiling.h"

static KdLandSquare squares[KD_MAX_LAND_SQUARES];
static int square_count;

static void read_square(int land)
{
    KdLandSquare *square = squares + square_count++;
    int cell = read_word(0, HOST_CELLS - 1);
    *square = (KdLandSquare){.land = (uint8_t)land};
    square->column = (uint8_t)(cell % KD_BOARD_SIDE);
    square->row = (uint8_t)(cell / KD_BOARD_SIDE);
    square->terrain = (uint8_t)read_word(0, KD_TERRAINS - 1);
    square->crowns = (uint8_t)read_word(0, HOST_MAX_CROWNS);
    square->domino = (uint8_t)read_word(0, KD_DOMINOES);
    square->is_open = (uint8_t)read_word(0, 1);
}

static void read_squares(void)
{
    int lands = read_word(0, KD_MAX_PLAYERS);
    square_count = 0;
    for (int land = 0; land < lands; land++) {
        int count = read_word(0, KD_MAX_LAND_SQUARES - square_count);
        for (int i = 0; i < count && !input_is_wrong(); i++) read_square(land);
    }
}

static int cell_of(int square)
{
    return squares[square].row * KD_BOARD_SIDE + squares[square].column;
}

static void put_tiling(const KdTiling *tiling)
{
    put(tiling->status);
    put(tiling->placement_count);
    for (int i = 0; i < tiling->placement_count; i++) {
        const KdLaidDomino *laid = tiling->placements + i;
        put(laid->land);
        put((int)place_word(laid->domino, cell_of(laid->first), cell_of(laid->second)));
    }
    put(tiling->square_count);
    for (int i = 0; i < tiling->square_count; i++)
        put(squares[tiling->squares[i]].land), put(cell_of(tiling->squares[i]));
    put(tiling->domino_count);
    for (int i = 0; i < tiling->domino_count; i++) put(tiling->dominoes[i]);
}

/* Find dominoes for lands, each of the 48 at most once in all of them together. */
int EXPORT(kd_host_tile)(int count)
{
    static _Alignas(KD_STATE_ALIGNMENT) uint8_t scratch[300000];
    static KdTiling tiling;
    begin_input(count);
    read_squares();
    if (input_is_wrong() || kd_tiling_scratch_size() > sizeof scratch) return WRONG_GAME;
    kd_tile(squares, square_count, KD_TILING_STEPS, &tiling, scratch);
    if (tiling.status == KD_INVALID_SQUARES) return WRONG_GAME;
    begin_output();
    put_tiling(&tiling);
    return written();
}
