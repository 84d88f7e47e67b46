/* The kingdom of the Mighty Duel. */
#define GRID 7
#define ENGINE kd_engine_7x7
#include "engine.h"
