/* The functions of lands of one size. A size is a file that defines GRID, the side of the kingdom's
   box, and LAND_FUNCTIONS, the name of the table, and includes this header. */
#ifndef HOST_SIZED_LAND_H
#define HOST_SIZED_LAND_H
#include "board/survey.h"
#include "host.h"

#ifndef LAND_FUNCTIONS
#define LAND_FUNCTIONS land_5x5 /* for tools that parse this header by itself */
#endif

static int8_t from_castle(int cell) { return (int8_t)(cell - KD_BOARD_CENTRE); }

/* The kingdom with the squares of a land; half a domino, as it may be drawn, does not count as one
   that was placed. */
static Kingdom kingdom_of(const Land *land)
{
    Kingdom k;
    clear_kingdom(&k);
    for (int cell = 0; cell < HOST_CELLS; cell++) {
        int x = from_castle(cell % KD_BOARD_SIDE), y = from_castle(cell / KD_BOARD_SIDE);
        if (land->domino[cell])
            add_square(&k, cell_bit(x, y), land->terrain[cell], land->crowns[cell]);
    }
    k.box = (Box){
        from_castle(land->left), from_castle(land->right), from_castle(land->bottom),
        from_castle(land->top)};
    k.placed = (uint8_t)(land->squares / 2);
    return k;
}

static void survey_land(const Land *land, const KdRules *rules, KdSurvey *survey)
{
    Kingdom k = kingdom_of(land);
    survey_kingdom(&k, rules, survey);
}

static int list_land_placements(const Land *land, int domino, uint8_t *cells)
{
    Kingdom k = kingdom_of(land);
    PlacementSet set = legal_placements(&k, KD_DOMINO + domino);
    int count = 0;
    FOR_EACH_PLACEMENT (p, set) placement_cells(&k, p, cells + 2 * count++);
    return count;
}

extern const LandFunctions LAND_FUNCTIONS;

const LandFunctions LAND_FUNCTIONS = {
    .survey = survey_land, .list_placements = list_land_placements};

#endif
