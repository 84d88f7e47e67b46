/* The kernel for hosts that have no C: the page, as WebAssembly.

   All that goes in and out are words, 32-bit integers in one array that `kd_host_words` returns.
   A call reads its input from the start of the array and writes its output over it; it returns how
   many words it wrote, or a negative number if the input was wrong. Numbers with a fraction have an
   array of their own, `kd_host_numbers`.

   A game travels by value, as what was dealt and played. `kd_host_load` replays it and makes it the
   position that all other calls are about; nothing else is kept between calls. So whoever keeps the
   words of a game can load it again after anything, and a page that holds only what lies face up
   can't give away what does not.

       game     = rules, earlier, origin, actions
       rules    = players, deck, opening, middle kingdom, harmony, games,
                  count of tie-breaks, tie-breaks
       earlier  = count of earlier games of a Dynasty; for each and each seat
                  points, largest territory, crowns
       origin   = 0, deal  or  1, public position
       deal     = count, dominoes from the top of the pile; count, kings in the order of the
                  opening; the seat that chooses first
       position = round, turn, whether the king has placed,
                  line of this round, next line,
                  count, kings still to be drawn, as far as they are known; the seat that
                  chooses next;
                  count, unseen dominoes; for each seat its history
       line     = count, or -1 if there is none; dominoes; kings, -1 where there is none
       history  = count; for each domino an action
       actions  = count; one word each: a claim is its domino; a placement
                  domino + 2^8 * first cell + 2^16 * second cell + 2^24; a discard domino + 2^25

   What is not known of a deal may be left out: it is dealt in ascending order, and whoever loads
   the game tells what was really dealt as soon as it is seen. Enumerators are those of
   kingdomino.h; cells are those of its board; seats count from 0. */
#ifndef KD_HOST_H
#define KD_HOST_H
#include "kingdomino.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name))) name
#else
#define EXPORT(name) name
#endif

#define HOST_WORDS 65536
#define HOST_NUMBERS 65536
#define HOST_CELLS (KD_BOARD_SIDE * KD_BOARD_SIDE)
#define HOST_CASTLE (KD_BOARD_CENTRE * KD_BOARD_SIDE + KD_BOARD_CENTRE)
#define HOST_DISCARD (1 << 25)
#define HOST_PLACE (1 << 24)
#define HOST_UNKNOWN (KD_DOMINOES + 1) /* in place of the domino of a square that was drawn */
#define HOST_MAX_CROWNS 3              /* of a square */

/* Why an action is not legal, in the order of kingdomino.rules.Reason. */
typedef enum {
    LEGAL = -1,
    GAME_OVER,
    PLACE_FIRST,
    CLAIM_FIRST,
    NO_SUCH_DOMINO,
    NOT_YOUR_DOMINO,
    MUST_PLACE,
    NOT_ADJACENT,
    OCCUPIED,
    OUT_OF_GRID,
    NO_MATCHING_NEIGHBOUR,
    NOT_IN_LINE,
    ALREADY_CLAIMED
} Refusal;

/* What is wrong with the words of a game: less than any count. */
enum { WRONG_GAME = -1, WRONG_ACTION = -2 };

/* A kingdom, cell by cell. */
typedef struct {
    uint8_t domino[HOST_CELLS]; /* 0 where there is none */
    uint8_t terrain[HOST_CELLS], crowns[HOST_CELLS];
    int squares;
    uint32_t history[KD_DOMINOES];
    int count;
    int left, right, bottom, top; /* of the box around it, as columns and rows */
} Land;

typedef struct {
    KdRules rules;
    int games, earlier_count;
    KdTieBreakKey earlier[KD_MAX_PLAYERS]; /* totals of the earlier games */
    const KdEngine *engine;
    KdState *state;
    Land lands[KD_MAX_PLAYERS];
} Position;

/* The position that was loaded. */
extern Position host;

/* ---- Words ---- */

extern int32_t host_words[HOST_WORDS];
extern double host_numbers[HOST_NUMBERS];

/* Read the words from the start; a word that is not there, or not between the limits, makes the
   whole input wrong. */
void begin_input(int count);
int read_word(int least, int most);
int input_is_wrong(void);

/* Write words from the start. */
void begin_output(void);
void put(int word);
/* Leave room for a word, and return where it is. */
int reserve(void);
void put_at(int place, int word);
int written(void);

/* Sort bytes, the least first. */
void sort_bytes(uint8_t *items, int count);

/* ---- Positions ---- */

/* The rules of a number of players and a deck (R1 to R4, R9, R11); return whether there are any. */
int size_rules(KdRules *rules, int players, int deck);

int must_place_now(const Position *p);
int is_over_now(const Position *p);
/* How many actions of the game were played. */
int ply_of(const Position *p);
/* The domino that the acting king places, or 0. */
int domino_to_place(const Position *p);

/* Why the acting seat can't place a domino on two cells. */
Refusal check_placement(const Position *p, int seat, int domino, int first, int second);
/* Play an action; return why it is not legal. */
Refusal play_action(Position *p, uint32_t action);

static inline uint32_t place_word(int domino, int first, int second)
{
    return (uint32_t)domino | (uint32_t)first << 8 | (uint32_t)second << 16 | HOST_PLACE;
}

/* ---- Lands ---- */

void clear_land(Land *land);
void add_to_land(Land *land, uint32_t action);
/* Add a square; the cell must be free. */
void add_square_to_land(Land *land, int cell, int domino, int terrain, int crowns);
/* Whether a cell is free and in the box that the kingdom has to fit in (R11). */
int is_in_reach(const Land *land, int grid, int cell);
int are_adjacent(int first, int second);

/* What the kernel computes of the squares of a land, as the functions of KdEngine do of a state. */
typedef struct {
    void (*survey)(const Land *land, const KdRules *rules, KdSurvey *survey);
    int (*list_placements)(const Land *land, int domino, uint8_t *cells);
} LandFunctions;

/* The functions for kingdoms of a size. */
const LandFunctions *land_functions(int grid);

/* The points of a land, bonuses included (R13, R15). */
int points_of(const Land *land, const KdRules *rules);
/* The points once a domino is placed on a pair of cells. */
int points_after(const Land *land, const KdRules *rules, int domino, const uint8_t *pair);

#endif
