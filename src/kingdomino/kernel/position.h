/* A position of either size of kingdom, for callers that do not care which. */
#ifndef KINGDOMINO_POSITION_H
#define KINGDOMINO_POSITION_H
#include "core.h"

typedef struct {
    int grid; /* 5 or 7 */
    union {
        Game_5 five;
        Game_7 seven;
    } of;
} Position;

static inline void position_prepare(void)
{
    prepare_5();
    prepare_7();
}

static inline Table *position_table(Position *p)
{
    return p->grid == 5 ? &p->of.five.table : &p->of.seven.table;
}

static inline void position_clear(Position *p, int grid)
{
    memset(p, 0, sizeof *p);
    p->grid = grid;
    for (int seat = 0; seat < PLAYERS; seat++)
        if (grid == 5) clear_5(p->of.five.kingdoms + seat);
        else clear_7(p->of.seven.kingdoms + seat);
}

static inline void position_lay(Position *p, int seat, uint8_t number, int first, int second)
{
    if (p->grid == 5) lay_on_5(p->of.five.kingdoms + seat, number, first, second);
    else lay_on_7(p->of.seven.kingdoms + seat, number, first, second);
}

static inline int position_list(const Position *p, int seat, uint8_t number, uint8_t *cells)
{
    return p->grid == 5 ? list_5(p->of.five.kingdoms + seat, number, cells)
                        : list_7(p->of.seven.kingdoms + seat, number, cells);
}

static inline int position_points(const Position *p, int seat)
{
    return p->grid == 5 ? points_5(p->of.five.kingdoms + seat) : points_7(p->of.seven.kingdoms + seat);
}

/* The best placements of the domino at turn as pairs of cells; returns how many there are. */
static inline int position_list_best(
    const Position *p, const Rules *rules, int looks_ahead, uint8_t *cells)
{
    return p->grid == 5 ? list_best_5(&p->of.five, rules, looks_ahead, cells)
                        : list_best_7(&p->of.seven, rules, looks_ahead, cells);
}

/* The best claims for a king, as bits of the next line. */
static inline unsigned position_best_claims(
    const Position *p, const Rules *rules, uint8_t king, int is_own, int looks_ahead)
{
    return p->grid == 5 ? list_claims_5(&p->of.five, rules, king, is_own, looks_ahead)
                        : list_claims_7(&p->of.seven, rules, king, is_own, looks_ahead);
}

static inline void position_playouts(
    const Position *p, const Rules *rules, const Policy *policies, uint64_t seed, int64_t first,
    int64_t last, uint16_t *points, uint8_t *ranks, uint8_t *actions, int plies)
{
    if (p->grid == 5)
        playouts_5(&p->of.five, rules, policies, seed, first, last, points, ranks, actions, plies);
    else
        playouts_7(&p->of.seven, rules, policies, seed, first, last, points, ranks, actions, plies);
}

/* Every whole turn that is possible, as options; returns how many there are. */
static inline int position_options(const Position *p, const Rules *rules, const Network *network, Option *options)
{
    return p->grid == 5 ? list_options_5(&p->of.five, rules, network, options)
                        : list_options_7(&p->of.seven, rules, network, options);
}

/* The cells of an option's placement. */
static inline void position_cells(const Position *p, const Option *option, int seat, uint8_t *cells)
{
    if (p->grid == 5) cells_5(p->of.five.kingdoms + seat, option->lay, option->low, cells, cells + 1);
    else cells_7(p->of.seven.kingdoms + seat, option->lay, option->low, cells, cells + 1);
}

/* What an option of the last round comes to. */
static inline Height position_end_of(const Position *p, const Rules *rules, const Option *option)
{
    return p->grid == 5 ? end_of_5(&p->of.five, rules, option) : end_of_7(&p->of.seven, rules, option);
}

/* What a sense is to learn of an option; returns whether there is anything. */
static inline int position_portray(const Position *p, const Rules *rules, const Option *option, Portrait *portrait)
{
    return p->grid == 5 ? portray_option_5(&p->of.five, rules, option, portrait)
                        : portray_option_7(&p->of.seven, rules, option, portrait);
}

/* The signs by which a network knows a kingdom; returns the points of its territories. */
static inline int position_signs(const Position *p, int seat, const Future *future, const Rules *rules, Signs *signs)
{
    return p->grid == 5 ? survey_signs_5(p->of.five.kingdoms + seat, future, rules, signs)
                        : survey_signs_7(p->of.seven.kingdoms + seat, future, rules, signs);
}

/* What a kingdom will come to in the end. */
static inline float position_prospect(
    const Position *p, int seat, const Future *future, const Rules *rules, const Network *network)
{
    return p->grid == 5 ? survey_prospect_5(p->of.five.kingdoms + seat, future, rules, network)
                        : survey_prospect_7(p->of.seven.kingdoms + seat, future, rules, network);
}

static inline int64_t position_roll_out(
    const Position *p, const Rules *rules, const Manner *manner, const Option *options, const int32_t *alive,
    int count, uint64_t seed, int64_t first, int64_t last, int64_t step, double deadline, Tally *tally)
{
    return p->grid == 5
        ? roll_out_all_5(
            &p->of.five, rules, manner, options, alive, count, seed, first, last, step, deadline, tally)
        : roll_out_all_7(
            &p->of.seven, rules, manner, options, alive, count, seed, first, last, step, deadline, tally);
}
#endif
