/* The game in C, in both sizes of kingdom. */
#ifndef KINGDOMINO_CORE_H
#define KINGDOMINO_CORE_H
#include "manner.h"
#include "table.h"

/* One copy of the hot loops for any processor, one for those with AVX2 and its companions (popcnt,
   tzcnt, fma), chosen when the module is loaded. By what a processor can do, and not by its name: Intel's
   names are not found on AMD's. */
#if !defined(__x86_64__) || !defined(__linux__) || !defined(__GNUC__) || defined(__clang__) \
    || defined(KINGDOMINO_NO_CLONES)
#define CLONED
#elif __GNUC__ >= 12
#define CLONED __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define CLONED __attribute__((target_clones("avx2", "default")))
#endif

/* What a cloned function calls has to become part of it, or it would not be cloned. */
#define INLINE static inline __attribute__((always_inline))

/* Unless it is seldom called: what is called all the time has to fit into a small cache. */
#define SELDOM static __attribute__((noinline, cold))

#define WORD uint64_t
#define BITS 64
#define STRIDE 8
#define GRID 5
#define NAME(x) x##_5
static inline int count_5(uint64_t v) { return __builtin_popcountll(v); }
static inline int lowest_5(uint64_t v) { return __builtin_ctzll(v); }
#include "kingdom.inc.h"
#include "ground.inc.h"
#include "estate.inc.h"
#include "search.inc.h"
#include "turn.inc.h"
#include "greedy.inc.h"
#include "canny.inc.h"
#include "game.inc.h"
#include "outlook.inc.h"
#include "option.inc.h"
#include "rollout.inc.h"
#undef WORD
#undef BITS
#undef STRIDE
#undef GRID
#undef NAME

typedef unsigned __int128 uint128_t;
#define WORD uint128_t
#define BITS 128
#define STRIDE 12
#define GRID 7
#define NAME(x) x##_7
static inline int count_7(uint128_t v)
{
    return __builtin_popcountll((uint64_t)v) + __builtin_popcountll((uint64_t)(v >> 64));
}
static inline int lowest_7(uint128_t v)
{
    uint64_t low = (uint64_t)v;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(v >> 64));
}
#include "kingdom.inc.h"
#include "ground.inc.h"
#include "estate.inc.h"
#include "search.inc.h"
#include "turn.inc.h"
#include "greedy.inc.h"
#include "canny.inc.h"
#include "game.inc.h"
#include "outlook.inc.h"
#include "option.inc.h"
#include "rollout.inc.h"
#undef WORD
#undef BITS
#undef STRIDE
#undef GRID
#undef NAME
#endif
