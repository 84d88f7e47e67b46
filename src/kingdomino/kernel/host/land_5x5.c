/* The lands of the base game. */
#define GRID 5
#define LAND_FUNCTIONS land_5x5
#include "sized_land.h"
