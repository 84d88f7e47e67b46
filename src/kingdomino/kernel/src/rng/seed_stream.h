/* The random numbers that kingdomino.rules makes of a seed: SHA-256 in counter mode, with rejection
   sampling. docs/explanation/shuffle.md specifies it and has test vectors. */
#ifndef KD_SEED_STREAM_H
#define KD_SEED_STREAM_H
#include <stdint.h>

#include "kingdomino.h"

#define WORDS_PER_BLOCK 8

typedef struct {
    uint8_t seed[KD_SEED_BYTES];
    uint32_t block;                  /* the next one */
    uint32_t words[WORDS_PER_BLOCK]; /* of the block before */
    int used;                        /* how many of them */
} SeedStream;

SeedStream seed_stream(const uint8_t seed[KD_SEED_BYTES]);

/* Return the next number below n. */
uint32_t seed_stream_below(SeedStream *stream, uint32_t n);

/* Fisher-Yates, from the last item down. */
void seed_stream_shuffle(SeedStream *stream, uint8_t *items, int count);

#endif
