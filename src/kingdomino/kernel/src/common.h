/* Compiler attributes and branch-free selection. */
#ifndef KD_COMMON_H
#define KD_COMMON_H

/* One copy of a hot function for any processor, one for processors with AVX2 and its companions
   (popcnt, tzcnt, fma); the loader chooses. Selected by feature level, because GCC's names of Intel
   processors do not match AMD's. */
#if !defined(__x86_64__) || !defined(__linux__) || !defined(__GNUC__) || defined(__clang__)        \
    || defined(KD_NO_MULTIVERSION)
#define MULTIVERSION
#elif __GNUC__ >= 12
#define MULTIVERSION __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define MULTIVERSION __attribute__((target_clones("avx2", "default")))
#endif

/* A function called by a multiversion function has to be inlined to be compiled for each version.
 */
#define INLINE static inline __attribute__((always_inline))

/* Keep rare paths out of the hot code, which has to fit into the instruction cache. */
#define COLD static __attribute__((noinline, cold))

/* For short loops over floats; -O2 of older GCC does not vectorise. */
#if defined(__GNUC__) && !defined(__clang__)
#define VECTORIZED __attribute__((optimize("O3")))
#else
#define VECTORIZED
#endif

/* A build with KD_NO_TRAINING, such as the page's, leaves out what only training uses:
   environments, linear policies and the features of both. */
#ifdef KD_NO_TRAINING
#define TRAINING(function) NULL
enum { HAS_LINEAR_POLICIES = 0 };
#else
#define TRAINING(function) function
enum { HAS_LINEAR_POLICIES = 1 };
#endif

static inline int max_int(int a, int b) { return a > b ? a : b; }

/* The value if the condition, which is 0 or 1, holds, and else 0. Branch-free: used where the
   branch would be unpredictable. */
INLINE int int_if(int condition, int value) { return value & -condition; }

#endif
