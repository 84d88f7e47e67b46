/* The bonuses of R15: Middle Kingdom and Harmony. */
#ifndef KD_BONUS_H
#define KD_BONUS_H
#include "board/cell_pairs.h"
#include "board/kingdom.h"

/* Whether so many dominoes and the castle fill the box. */
INLINE int fills_box(int placed) { return 2 * placed + 1 == GRID * GRID; }

INLINE int middle_kingdom_points(Box box, const KdRules *rules)
{
    if (!rules->middle_kingdom) return 0;
    int is_centred = box.left == -box.right && box.bottom == -box.top;
    int is_full = box_width(box) == GRID && box_height(box) == GRID;
    int is_earned = is_centred && (is_full || rules->middle_kingdom == KD_SYMMETRIC);
    return is_earned ? KD_MIDDLE_KINGDOM_POINTS : 0;
}

INLINE int harmony_points(int placed, const KdRules *rules)
{
    return rules->harmony && fills_box(placed) ? KD_HARMONY_POINTS : 0;
}

/* The bonuses of a kingdom. */
INLINE int bonus_points(Box box, int placed, const KdRules *rules)
{
    return middle_kingdom_points(box, rules) + harmony_points(placed, rules);
}

static inline void list_bonuses(Box box, int placed, const KdRules *rules, uint8_t *bonuses)
{
    bonuses[KD_MIDDLE_KINGDOM] = (uint8_t)middle_kingdom_points(box, rules);
    bonuses[KD_HARMONY] = (uint8_t)harmony_points(placed, rules);
}

/* Columns and rows that a box lacks on each side, compared with another one. */
typedef struct {
    int left, right, bottom, top;
} Margins;

INLINE Margins margins_to(Box box, int half_width, int half_height)
{
    return (Margins){
        box.left + half_width, half_width - box.right, box.bottom + half_height,
        half_height - box.top};
}

INLINE int is_outside(Margins m) { return m.left < 0 || m.right < 0 || m.bottom < 0 || m.top < 0; }
INLINE int total_margin(Margins m) { return m.left + m.right + m.bottom + m.top; }

/* The pairs of cells that win the Middle Kingdom. The box that does so is known: only its shorter
   sides can grow, and a domino extends one of two opposite sides. */
INLINE CellPairs centring_pairs(Box box, const KdRules *rules)
{
    if (!rules->middle_kingdom) return NO_PAIRS;
    int half = GRID / 2, is_full = rules->middle_kingdom == KD_FULL_BOX;
    int x = is_full ? half : max_int(box.right, -box.left);
    int y = is_full ? half : max_int(box.top, -box.bottom);
    Margins m = margins_to(box, x, y);
    if (is_outside(m)) return NO_PAIRS;
    if (x > half || y > half || (m.left && m.right) || (m.bottom && m.top) || total_margin(m) > 2)
        return NO_PAIRS;
    Word cells = box_cells((Box){(int8_t)-x, (int8_t)x, (int8_t)-y, (int8_t)y});
    CellPairs pairs = pairs_within(cells);
    if (m.left || m.right) {
        Word edge = m.left ? left_edge(cells) : right_edge(cells);
        pairs = pairs_and(pairs, pairs_touching(edge));
    }
    if (m.bottom || m.top) {
        Word edge = m.bottom ? bottom_edge(cells) : top_edge(cells);
        pairs = pairs_and(pairs, pairs_touching(edge));
    }
    return pairs;
}

/* An upper bound on the pairs after which one more domino can win the Middle Kingdom. */
static inline CellPairs centring_pairs_upper_bound(Box box, const KdRules *rules)
{
    if (!rules->middle_kingdom) return NO_PAIRS;
    if (rules->middle_kingdom == KD_SYMMETRIC) return ALL_PAIRS;
    Margins m = margins_to(box, GRID / 2, GRID / 2);
    int missing = total_margin(m);
    if (is_outside(m) || missing > 4) return NO_PAIRS;
    Word centred = centred_cells();
    CellPairs pairs = pairs_within(centred);
    /* A domino cannot extend both of two opposite sides: one of them has to be complete. */
    if (m.left && m.right)
        pairs = pairs_and(pairs, pairs_touching(left_edge(centred) | right_edge(centred)));
    if (m.bottom && m.top)
        pairs = pairs_and(pairs, pairs_touching(bottom_edge(centred) | top_edge(centred)));
    /* Nor can it add more than two columns and rows. */
    Word cells = box_cells(box);
    if (missing == 4) cells |= neighbours(cells);
    return missing < 3 ? pairs : pairs_and(pairs, pairs_touching(~cells));
}

/* What a seat is ranked by (R13 to R15). */
static inline KdTieBreakKey tie_break_key(const Kingdom *k, const KdRules *rules)
{
    int points = territory_points(k) + bonus_points(k->box, k->placed, rules);
    int crowns = count_crowns(k, ALL_CELLS);
    return (KdTieBreakKey){{(uint16_t)points, (uint16_t)largest_territory(k), (uint16_t)crowns}};
}

#endif
