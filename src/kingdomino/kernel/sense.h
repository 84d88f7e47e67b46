/* A sense of what a turn is good for beside the points in sight: learnt, and quick enough to play every turn of a
   playout by it. */
#ifndef KINGDOMINO_SENSE_H
#define KINGDOMINO_SENSE_H
#include <stdint.h>

#define PHASES 12         /* of a game: what matters early does not matter late */
#define SURROUNDINGS 1024 /* the ten cells around a domino, each of them open or not */
#define LONGEST 7         /* side of a kingdom */

/* Where a domino comes to lie. */
typedef struct {
    uint16_t surroundings;
    uint8_t longer, shorter; /* the sides of the box around the kingdom, less one */
} Setting;

/* What a sense knows of a turn. */
typedef struct {
    Setting setting;
    int16_t gain, claimed; /* points that are gained now, and that the domino claimed can gain */
    uint8_t number, slot;  /* which domino that is, and where it is on its line */
} Portrait;

/* What counts in one phase; all are points. As it lies in a file. */
typedef struct {
    float gain, claimed; /* for each point */
    float numbers[48];
    float slots[4];
    float boxes[LONGEST][LONGEST];
    float surroundings[SURROUNDINGS];
} Sense;

static inline int phase_of(int round, int rounds) { return PHASES * (round - 1) / rounds; }

static inline float feel_setting(const Sense *sense, Setting s)
{
    return sense->boxes[s.longer][s.shorter] + sense->surroundings[s.surroundings];
}

static inline float feel_claim(const Sense *sense, uint8_t number, int slot)
{
    return sense->numbers[number - 1] + sense->slots[slot];
}
#endif
