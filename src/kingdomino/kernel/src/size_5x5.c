/* The kingdom of the base game. */
#define GRID 5
#define ENGINE kd_engine_5x5
#include "engine.h"
