/* The future of a seat: what is still to come to its kingdom. */
#ifndef KINGDOMINO_FUTURE_H
#define KINGDOMINO_FUTURE_H
#include "table.h"

typedef struct {
    uint8_t often[6];              /* how often a terrain is on what is free or hidden: times in two dozen dominoes */
    uint8_t crowned[6];            /* the same of its crowns, in four dozen */
    int left;                      /* dominoes that the seat is still to place */
    int claimed;                   /* those of them that it has claimed already */
    int order;                     /* their places in the line of the next round, added up */
    uint8_t squares[6], crowns[6]; /* what is on them, by terrain */
} Future;

/* The future of a seat that has claimed nothing, but will get something of a pool. */
static inline Future future_of(const uint8_t *pool, int size, int left)
{
    int squares[6] = {0}, crowns[6] = {0};
    Future future = {.left = left};
    for (int i = 0; i < size; i++)
        for (int half = 0; half < 2; half++) {
            Piece d = PIECES[pool[i]];
            squares[d.terrain[half]]++;
            crowns[d.terrain[half]] += d.crowns[half];
        }
    for (int t = 0; size && t < 6; t++) {
        future.often[t] = (uint8_t)((24 * squares[t] + size / 2) / size);
        future.crowned[t] = (uint8_t)((48 * crowns[t] + size / 2) / size);
    }
    return future;
}

/* A domino of the seat is known: it lies at a place of the line, or will be placed before that. */
static inline __attribute__((always_inline)) void expect(Future *future, uint8_t number, int at)
{
    Piece d = PIECES[number];
    for (int half = 0; half < 2; half++) {
        future->squares[d.terrain[half]]++;
        future->crowns[d.terrain[half]] = (uint8_t)(future->crowns[d.terrain[half]] + d.crowns[half]);
    }
    future->claimed++;
    future->order += at;
}
#endif
