/* Kingdoms, counted by terrain. */
#ifndef KD_SURVEY_H
#define KD_SURVEY_H
#include "board/bonus.h"

/* Count the land of a terrain. */
static inline void survey_terrain(const Kingdom *k, int terrain, KdSurvey *survey)
{
    Word land = k->land[terrain];
    int points = 0, largest = 0;
    survey->squares[terrain] = (uint8_t)count_cells(land);
    survey->crowns[terrain] = (uint8_t)count_crowns(k, land);
    while (land) {
        Word territory = flood_fill(land & -land, land);
        int squares = count_cells(territory);
        points += squares * count_crowns(k, territory);
        largest = max_int(largest, squares);
        land &= ~territory;
    }
    survey->points[terrain] = (uint16_t)points;
    survey->largest[terrain] = (uint8_t)largest;
}

static inline void survey_kingdom(const Kingdom *k, const KdRules *rules, KdSurvey *survey)
{
    Word open = open_cells(k);
    for (int terrain = 0; terrain < KD_TERRAINS; terrain++) survey_terrain(k, terrain, survey);
    list_bonuses(k->box, k->placed, rules, survey->bonuses);
    survey->hole_count = 0;
    for (Word left = open & ~neighbours(open); left; left &= left - 1) {
        int x, y;
        locate(k->box, (unsigned)lowest_cell(left), &x, &y);
        survey->holes[survey->hole_count++] = board_cell(x, y);
    }
}

#endif
