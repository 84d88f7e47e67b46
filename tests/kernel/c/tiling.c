/* Read lands from a file and print what is found, or check the bounds of the interface.

   A row of the file is a square: its land, column, row, terrain, crowns, domino and whether it is
   open; an empty row ends the lands. */
#include <inttypes.h>
#include <string.h>

#include "check.h"
#include "kingdomino_tiling.h"

static void *scratch;

/* Find the dominoes twice, in memory that holds anything; the result must be the same. */
static KdTiling tile(const KdLandSquare *squares, int count)
{
    KdTiling tiling, other;
    memset(scratch, 0xa5, kd_tiling_scratch_size());
    kd_tile(squares, count, KD_TILING_STEPS, &tiling, scratch);
    kd_tile(squares, count, KD_TILING_STEPS, &other, scratch);
    CHECK(!memcmp(&tiling, &other, sizeof tiling));
    return tiling;
}

static void print_tiling(const KdTiling *tiling)
{
    printf("%d ", tiling->status);
    for (int i = 0; i < tiling->placement_count; i++) {
        KdLaidDomino laid = tiling->placements[i];
        printf("%d:%d:%d:%d,", laid.domino, laid.land, laid.first, laid.second);
    }
    printf(" ");
    for (int i = 0; i < tiling->square_count; i++) printf("%d,", tiling->squares[i]);
    printf(" ");
    for (int i = 0; i < tiling->domino_count; i++) printf("%d,", tiling->dominoes[i]);
    printf(" %" PRIu32 "\n", tiling->steps);
}

static void tile_file(const char *name)
{
    char row[64];
    KdLandSquare squares[KD_MAX_LAND_SQUARES];
    int count = 0;
    FILE *file = fopen(name, "r");
    CHECK(file);
    while (fgets(row, sizeof row, file)) {
        KdLandSquare *s = squares + count;
        int read = sscanf(
            row, "%" SCNu8 " %" SCNu8 " %" SCNu8 " %" SCNu8 " %" SCNu8 " %" SCNu8 " %" SCNu8,
            &s->land, &s->column, &s->row, &s->terrain, &s->crowns, &s->domino, &s->is_open);
        if (read == 7) {
            count++;
            continue;
        }
        KdTiling tiling = tile(squares, count);
        print_tiling(&tiling);
        count = 0;
    }
    fclose(file);
}

static int status_of(KdLandSquare square)
{
    KdLandSquare squares[] = {{.column = 7, .row = 6}, square};
    return tile(squares, 2).status;
}

static void check_bounds(void)
{
    static KdLandSquare many[KD_MAX_LAND_SQUARES + 1];
    KdTiling tiling;
    CHECK(tile(many, 0).status == KD_TILED);
    CHECK(tile(many, -1).status == KD_INVALID_SQUARES);
    CHECK(tile(many, KD_MAX_LAND_SQUARES + 1).status == KD_INVALID_SQUARES);
    CHECK(status_of((KdLandSquare){.column = 8, .row = 6}) == KD_TILED);
    CHECK(status_of((KdLandSquare){.column = 7, .row = 6}) == KD_INVALID_SQUARES);
    CHECK(status_of((KdLandSquare){.column = 6, .row = 6}) == KD_INVALID_SQUARES);
    CHECK(status_of((KdLandSquare){.column = 13, .row = 6}) == KD_INVALID_SQUARES);
    CHECK(status_of((KdLandSquare){.column = 8, .row = 13}) == KD_INVALID_SQUARES);
    CHECK(status_of((KdLandSquare){.land = 4, .column = 8, .row = 6}) == KD_INVALID_SQUARES);
    CHECK(status_of((KdLandSquare){.column = 8, .row = 6, .domino = 49}) == KD_INVALID_SQUARES);
    CHECK(status_of((KdLandSquare){.column = 8, .row = 6, .terrain = 6}) == KD_NO_SUCH_SQUARE);
    CHECK(status_of((KdLandSquare){.column = 8, .row = 6, .crowns = 4}) == KD_NO_SUCH_SQUARE);
    CHECK(status_of((KdLandSquare){.column = 0, .row = 0}) == KD_NO_PARTNER);

    KdLandSquare same[] = {
        {.column = 7, .row = 6, .domino = 1},
        {.column = 8, .row = 6, .domino = 1},
        {.column = 9, .row = 6, .domino = 1},
    };
    CHECK(tile(same, 2).status == KD_TILED);
    CHECK(tile(same, 3).status == KD_INVALID_SQUARES);
    kd_tile(same, 2, 0, &tiling, scratch);
    CHECK(tiling.status == KD_UNDECIDED && !tiling.placement_count && !tiling.square_count);

    /* As many squares as fit, more than the dominoes have. */
    for (int i = 0; i < KD_MAX_LAND_SQUARES; i++) {
        int cell = i % 48 + (i % 48 >= 24); /* not the castle */
        many[i].land = (uint8_t)(i / 48);
        many[i].column = (uint8_t)(3 + cell / 7);
        many[i].row = (uint8_t)(3 + cell % 7);
    }
    tiling = tile(many, KD_MAX_LAND_SQUARES);
    CHECK(tiling.status == KD_TOO_MANY && tiling.square_count == KD_MAX_LAND_SQUARES);
}

int main(int argc, char **argv)
{
    size_t size = (kd_tiling_scratch_size() + KD_STATE_ALIGNMENT - 1) & ~(size_t)15;
    scratch = aligned_alloc(KD_STATE_ALIGNMENT, size);
    CHECK(scratch);
    if (argc > 1) tile_file(argv[1]);
    else check_bounds();
    free(scratch);
    return 0;
}
