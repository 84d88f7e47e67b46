#include "rng/seed_stream.h"

#include <string.h>

/* SHA-256 (FIPS 180-4). */

static const uint32_t ROUND_CONSTANTS[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate_right(uint32_t v, unsigned by) { return v >> by | v << (32 - by); }

/* Extend the sixteen words of a message to the schedule of all rounds. */
static void expand(uint32_t w[64])
{
    for (int i = 16; i < 64; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        uint32_t s0 = rotate_right(a, 7) ^ rotate_right(a, 18) ^ a >> 3;
        uint32_t s1 = rotate_right(b, 17) ^ rotate_right(b, 19) ^ b >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
}

/* Hash a message of one block, padding included. */
static void hash_block(uint32_t w[64], uint32_t hash[8])
{
    static const uint32_t INITIAL[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint32_t v[8];
    memcpy(v, INITIAL, sizeof v);
    expand(w);
    for (int i = 0; i < 64; i++) {
        uint32_t s1 = rotate_right(v[4], 6) ^ rotate_right(v[4], 11) ^ rotate_right(v[4], 25);
        uint32_t s0 = rotate_right(v[0], 2) ^ rotate_right(v[0], 13) ^ rotate_right(v[0], 22);
        uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
        uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        uint32_t t = v[7] + s1 + choice + ROUND_CONSTANTS[i] + w[i];
        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += t;
        v[0] = t + s0 + majority;
    }
    for (int i = 0; i < 8; i++) hash[i] = INITIAL[i] + v[i];
}

SeedStream seed_stream(const uint8_t seed[KD_SEED_BYTES])
{
    SeedStream stream = {.used = WORDS_PER_BLOCK};
    memcpy(stream.seed, seed, KD_SEED_BYTES);
    return stream;
}

/* Block i is the hash of the seed followed by i, both with the highest byte first. */
static void next_block(SeedStream *stream)
{
    uint32_t w[64] = {0};
    for (int i = 0; i < KD_SEED_BYTES; i++)
        w[i / 4] |= (uint32_t)stream->seed[i] << (24 - i % 4 * 8);
    w[8] = stream->block++;
    w[9] = 0x80000000;               /* the end of the message */
    w[15] = 8 * (KD_SEED_BYTES + 4); /* its length in bits */
    hash_block(w, stream->words);
    stream->used = 0;
}

static uint32_t next_word(SeedStream *stream)
{
    if (stream->used == WORDS_PER_BLOCK) next_block(stream);
    return stream->words[stream->used++];
}

uint32_t seed_stream_below(SeedStream *stream, uint32_t n)
{
    /* Rejection sampling: words from the last, incomplete run of n values are skipped. */
    uint64_t words = (uint64_t)1 << 32, limit = words - words % n;
    uint32_t word;
    do word = next_word(stream);
    while (word >= limit);
    return word % n;
}

void seed_stream_shuffle(SeedStream *stream, uint8_t *items, int count)
{
    for (int i = count - 1; i > 0; i--) {
        uint32_t j = seed_stream_below(stream, (uint32_t)(i + 1));
        uint8_t item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}
