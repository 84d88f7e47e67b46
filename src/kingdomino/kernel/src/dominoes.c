/* The dominoes: the same as kingdomino.rules.DOMINOES. */
#include "kingdomino.h"

enum { WHEAT, FOREST, LAKE, GRASSLAND, SWAMP, MINE };

/* A domino, from the terrain and the crowns of its squares. */
#define DOMINO(terrain0, crowns0, terrain1, crowns1)                                               \
    {                                                                                              \
        {terrain0, terrain1},                                                                      \
        {crowns0, crowns1},                                                                        \
        terrain0 == terrain1 && crowns0 == crowns1,                                                \
        terrain0 == terrain1,                                                                      \
        1 << terrain0 | 1 << terrain1,                                                             \
    }

const KdDomino KD_DOMINO[KD_DOMINOES + 1] = {
    [1] = DOMINO(WHEAT, 0, WHEAT, 0),
    [2] = DOMINO(WHEAT, 0, WHEAT, 0),
    [3] = DOMINO(FOREST, 0, FOREST, 0),
    [4] = DOMINO(FOREST, 0, FOREST, 0),
    [5] = DOMINO(FOREST, 0, FOREST, 0),
    [6] = DOMINO(FOREST, 0, FOREST, 0),
    [7] = DOMINO(LAKE, 0, LAKE, 0),
    [8] = DOMINO(LAKE, 0, LAKE, 0),
    [9] = DOMINO(LAKE, 0, LAKE, 0),
    [10] = DOMINO(GRASSLAND, 0, GRASSLAND, 0),
    [11] = DOMINO(GRASSLAND, 0, GRASSLAND, 0),
    [12] = DOMINO(SWAMP, 0, SWAMP, 0),
    [13] = DOMINO(WHEAT, 0, FOREST, 0),
    [14] = DOMINO(WHEAT, 0, LAKE, 0),
    [15] = DOMINO(WHEAT, 0, GRASSLAND, 0),
    [16] = DOMINO(WHEAT, 0, SWAMP, 0),
    [17] = DOMINO(FOREST, 0, LAKE, 0),
    [18] = DOMINO(FOREST, 0, GRASSLAND, 0),
    [19] = DOMINO(WHEAT, 1, FOREST, 0),
    [20] = DOMINO(WHEAT, 1, LAKE, 0),
    [21] = DOMINO(WHEAT, 1, GRASSLAND, 0),
    [22] = DOMINO(WHEAT, 1, SWAMP, 0),
    [23] = DOMINO(WHEAT, 1, MINE, 0),
    [24] = DOMINO(FOREST, 1, WHEAT, 0),
    [25] = DOMINO(FOREST, 1, WHEAT, 0),
    [26] = DOMINO(FOREST, 1, WHEAT, 0),
    [27] = DOMINO(FOREST, 1, WHEAT, 0),
    [28] = DOMINO(FOREST, 1, LAKE, 0),
    [29] = DOMINO(FOREST, 1, GRASSLAND, 0),
    [30] = DOMINO(LAKE, 1, WHEAT, 0),
    [31] = DOMINO(LAKE, 1, WHEAT, 0),
    [32] = DOMINO(LAKE, 1, FOREST, 0),
    [33] = DOMINO(LAKE, 1, FOREST, 0),
    [34] = DOMINO(LAKE, 1, FOREST, 0),
    [35] = DOMINO(LAKE, 1, FOREST, 0),
    [36] = DOMINO(WHEAT, 0, GRASSLAND, 1),
    [37] = DOMINO(LAKE, 0, GRASSLAND, 1),
    [38] = DOMINO(WHEAT, 0, SWAMP, 1),
    [39] = DOMINO(GRASSLAND, 0, SWAMP, 1),
    [40] = DOMINO(MINE, 1, WHEAT, 0),
    [41] = DOMINO(WHEAT, 0, GRASSLAND, 2),
    [42] = DOMINO(LAKE, 0, GRASSLAND, 2),
    [43] = DOMINO(WHEAT, 0, SWAMP, 2),
    [44] = DOMINO(GRASSLAND, 0, SWAMP, 2),
    [45] = DOMINO(MINE, 2, WHEAT, 0),
    [46] = DOMINO(SWAMP, 0, MINE, 2),
    [47] = DOMINO(SWAMP, 0, MINE, 2),
    [48] = DOMINO(WHEAT, 0, MINE, 3),
};
