/* Bots and the analysis for hosts: searches, evaluations, reasons and luck of the loaded position.

   What takes long is begun, continued in steps and read, so that a host can stop in between; one
   thing is under way at a time. It keeps a copy of the position, without what nobody can see: other
   positions may be loaded meanwhile. A seed is two words, the higher half first.

       turn       = count, its actions as in host.h
       search     = best turn; its rollouts; those of all turns; numbers: the value of each turn
       calibration
                  = numbers: count, rounds of a game, from the opening on: the weights of a share
   and of a point, shift, spread; for each seat what a turn of its level costs: lead, variance turns
   = count, turns; the index of one is its place here evaluation = whether it is exact, settled,
   complete; rollouts; count, turns, the best first: index, rollouts numbers: the spread of points;
   seats; for each turn loss of win and of points, seats seats      = for each its points, lead,
   win, and win with its level reasons    = count; for each its kind, part, terrain, domino, bonus,
   seat, cell, points, more, squares, crowns, percent, place, other, points of the other numbers:
   for each the points that it explains

       signature  = its higher and its lower half

   Values are pairs, with their standard error. Numbers that go in are at the start of the array of
   kd_host_numbers; those that come out, too. */
#ifndef KD_HOST_ANALYST_H
#define KD_HOST_ANALYST_H
#include "host.h"
#include "kingdomino_analysis.h"

/* What is wrong: the game is over, or there is no network yet; there is too much to do. */
enum { WRONG_NETWORK = -3, TOO_LARGE = -4 };

/* A position that is thought about, as everybody may see it. */
typedef struct {
    KdRules rules;
    KdSearchConfig config;
    KdSubject subject;
    KdTurn turns[KD_MAX_TURNS];
    int count;
} Analysed;

extern Analysed analysed;

/* Memory for whatever is under way: enough for all turns that are ever possible. */
#define HOST_WORK 3000000
extern uint8_t work_memory[HOST_WORK];

/* Take the loaded position; return 0, or what is wrong. */
int take_position(void);
void put_turn(const KdTurn *turn);

static inline uint64_t join_seed(int high, int low)
{
    return (uint64_t)(uint32_t)high << 32 | (uint32_t)low;
}

#endif
