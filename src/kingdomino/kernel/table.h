/* The table: what both sizes of kingdom share. The dominoes, the rules, the lines and what is to come. */
#ifndef KINGDOMINO_TABLE_H
#define KINGDOMINO_TABLE_H
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "chance.h"
#include "policy.h"

#define PLAYERS 4
#define LINE 4
#define DECK 48
#define FREE 255
#define LOGGED 4 /* bytes an action takes in a log */

enum { POINTS, TERRITORY, CROWNS, RUNGS };
enum { NOT_PLAYED, FULL_BOX, SYMMETRIC };

static inline int larger(int a, int b) { return a > b ? a : b; }

typedef struct {
    uint8_t terrain[2], crowns[2];
    uint8_t is_double;
    uint8_t is_alike; /* whether both squares have one terrain, with the same crowns or not */
    uint8_t terrains; /* as bits */
} Piece;

typedef struct {
    uint8_t players, kings, line, rounds;
    uint8_t middle_kingdom, harmony;
    uint8_t tie_breaks[2], tie_break_count;
    uint8_t is_hand_shuffled; /* not with the opening abba, which is known once it has begun */
    uint8_t is_drawn_in_turn; /* with the opening drawer: who draws a king chooses for it (R5) */
} Rules;

/* The dominoes by number, filled from kingdomino.rules when the module is loaded. */
static Piece PIECES[DECK + 1];

/* What was played: for each action the seat whose king it is, the domino and, for a placement, the cells
   of its squares as indexes of kingdomino.rules.CELLS; CLAIMED and DISCARDED stand for cells. */
typedef struct {
    uint8_t *at; /* NULL: nobody asks */
} Log;

enum { DISCARDED = 254, CLAIMED = 255 };

static inline void log_action(Log *log, uint8_t king, uint8_t domino, uint8_t first, uint8_t second)
{
    if (log->at) {
        log->at[0] = king;
        log->at[1] = domino;
        log->at[2] = first;
        log->at[3] = second;
        log->at += LOGGED;
    }
}

/* The smallest box around a kingdom, counted from the castle; both ends belong to it. */
typedef struct {
    int8_t left, right, bottom, top;
} Box;

#define SIDE 13  /* columns and rows of kingdomino.rules.CELLS */
#define CASTLE 6 /* where the castle stands in them */

static inline uint8_t cell_at(int x, int y) { return (uint8_t)((y + CASTLE) * SIDE + x + CASTLE); }

/* What counts on each rung (R14). */
typedef struct {
    uint16_t on[RUNGS];
} Height;

static inline int compare(const Height *a, const Height *b, const Rules *rules)
{
    int difference = a->on[POINTS] - b->on[POINTS];
    for (int i = 0; !difference && i < rules->tie_break_count; i++)
        difference = a->on[rules->tie_breaks[i]] - b->on[rules->tie_breaks[i]];
    return difference;
}

/* 1 for the winners, and for each other one more than there are seats ahead. */
static inline void rank(const Height *heights, const Rules *rules, uint8_t *ranks)
{
    for (int seat = 0; seat < rules->players; seat++) {
        ranks[seat] = 1;
        for (int other = 0; other < rules->players; other++)
            if (compare(heights + other, heights + seat, rules) > 0) ranks[seat]++;
    }
}

/* What lies on the table beside the kingdoms, as in kingdomino.rules.View, and what is to come. */
typedef struct {
    uint8_t round, turn, has_placed;
    uint8_t is_new; /* whether even the first line is still to be dealt */
    uint8_t current[LINE], current_kings[LINE];
    uint8_t next[LINE], next_kings[LINE]; /* FREE where nobody has claimed */
    uint8_t pile[DECK];                   /* what is still to be dealt, from `dealt` on */
    uint8_t dealt, pile_length;
    uint8_t hand[LINE]; /* the kings of the opening that are not on the line, the next one first */
    uint8_t chooser;    /* with the opening drawer, the seat that chooses for the first of them */
} Table;

static inline void put_in_order(uint8_t *low, uint8_t *high)
{
    uint8_t a = *low, b = *high;
    *low = a < b ? a : b;
    *high = a < b ? b : a;
}

/* Lay out the next line: sorted, without a king (R4). */
static inline void lay_line(Table *t, const Rules *rules)
{
    uint8_t *line = t->next;
    /* A line of three ends in a place that no king can go to, higher than any domino. */
    for (int i = 0; i < LINE; i++) line[i] = i < rules->line ? t->pile[t->dealt++] : FREE;
    put_in_order(line, line + 1);
    put_in_order(line + 2, line + 3);
    put_in_order(line, line + 2);
    put_in_order(line + 1, line + 3);
    put_in_order(line + 1, line + 2);
    memset(t->next_kings, FREE, LINE);
}

/* The claimed line is placed from now on, without what nobody claimed; a new one is laid out. */
static inline void next_round(Table *t, const Rules *rules)
{
    for (int i = 0, at = 0; i < rules->line; i++)
        if (t->next_kings[i] != FREE) {
            t->current[at] = t->next[i];
            t->current_kings[at++] = t->next_kings[i];
        }
    t->turn = 0;
    if (++t->round < rules->rounds) lay_line(t, rules);
}

static inline void claim(Table *t, uint8_t king, int at, Log *log)
{
    t->next_kings[at] = king;
    log_action(log, king, t->next[at], CLAIMED, CLAIMED);
}

/* A king goes on any free domino of the next line. */
static inline void claim_any(Table *t, const Rules *rules, uint8_t king, Log *log, Chance *c)
{
    int nth = (int)chance_below(c, (uint32_t)(rules->line - t->turn)), at = 0;
    while (t->next_kings[at] != FREE || nth--) at++;
    claim(t, king, at, log);
}

/* The free dominoes of the next line, as bits. */
static inline unsigned free_claims(const Table *t, const Rules *rules)
{
    unsigned free = 0;
    for (int i = 0; i < LINE; i++) free |= (unsigned)(t->next_kings[i] == FREE) << i;
    return free & ((1u << rules->line) - 1);
}

/* The free dominoes with the most crowns on one square, or with the fewest: as bits. */
static inline unsigned richest_claims(const Table *t, unsigned free, int is_own)
{
    unsigned kept = 0;
    int best = -4; /* no square has four */
    for (unsigned left = free; left; left &= left - 1) {
        Piece d = PIECES[t->next[__builtin_ctz(left)]];
        int crowns = d.crowns[0] > d.crowns[1] ? d.crowns[0] : d.crowns[1];
        int worth = is_own ? crowns : -crowns;
        if (worth > best) best = worth, kept = 0;
        if (worth == best) kept |= left & -left;
    }
    return kept;
}

/* Who chooses for the king that is drawn next but `later`. */
static inline uint8_t chooser(const Table *t, const Rules *rules, int later)
{
    return rules->is_drawn_in_turn ? (uint8_t)((t->chooser + later) % rules->players) : t->hand[later];
}

/* Shuffle some of a list: each place below `end` gets any of the items from there to the last. */
static inline void shuffle(uint8_t *items, int start, int end, int last, Chance *c)
{
    for (int i = start; i < end; i++) {
        int j = i + (int)chance_below(c, (uint32_t)(last - i));
        uint8_t kept = items[i];
        items[i] = items[j];
        items[j] = kept;
    }
}

/* Shuffle what chance still has in store; a game that has not begun begins (R3 to R5). */
static inline void deal(Table *t, const Rules *rules, Chance *c)
{
    int laid = t->is_new ? 0 : t->round < rules->rounds ? t->round + 1 : rules->rounds;
    int end = t->dealt + (rules->rounds - laid) * rules->line;
    int waiting = rules->kings - t->turn;
    shuffle(t->pile, t->dealt, end, t->pile_length, c);
    if (t->round == 0 && rules->is_hand_shuffled)
        shuffle(t->hand, !t->is_new, waiting, waiting, c); /* hand[0] is drawn before the game goes on */
    if (t->is_new) {
        if (!rules->is_hand_shuffled && chance_below(c, 2)) /* abba or baab */
            for (int i = 0; i < waiting; i++) t->hand[i] = !t->hand[i];
        if (rules->is_drawn_in_turn) t->chooser = (uint8_t)chance_below(c, rules->players);
        lay_line(t, rules);
    }
}

/* The seat whose king is at turn. */
static inline uint8_t king_at_turn(const Table *t) { return t->round ? t->current_kings[t->turn] : t->hand[0]; }

/* The seat that decides for it. */
static inline uint8_t chooser_at_turn(const Table *t, const Rules *rules)
{
    return t->round ? t->current_kings[t->turn] : chooser(t, rules, 0);
}

/* The king at turn has done all it had to. */
static inline void end_turn(Table *t, const Rules *rules)
{
    if (t->round == 0) {
        memmove(t->hand, t->hand + 1, LINE - 1);
        t->chooser = (uint8_t)((t->chooser + 1) % rules->players);
    }
    t->has_placed = 0;
    if (++t->turn == rules->kings && t->round < rules->rounds) next_round(t, rules);
}

static inline int is_over(const Table *t, const Rules *rules)
{
    return t->round == rules->rounds && t->turn == rules->kings;
}
#endif
