/* The lands of the Mighty Duel. */
#define GRID 7
#define LAND_FUNCTIONS land_7x7
#include "sized_land.h"
