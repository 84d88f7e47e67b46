/* The ground of a kingdom: where dominoes can go, which of these places are sound, and which win the
   bonus for the centre. All of it is told for all places at once. Included once for each size of
   kingdom, after kingdom.inc.h. */

/* Pairs of cells next to each other, by the lower one: along a row, along a column. */
typedef struct {
    WORD row, column;
} NAME(Pairs);

INLINE NAME(Pairs) NAME(pairs_within)(WORD cells)
{
    return (NAME(Pairs)){
        cells & NAME(rotate)(cells, BITS - 1), cells & NAME(rotate)(cells, BITS - STRIDE)};
}

INLINE NAME(Pairs) NAME(pairs_touching)(WORD cells)
{
    return (NAME(Pairs)){
        cells | NAME(rotate)(cells, BITS - 1), cells | NAME(rotate)(cells, BITS - STRIDE)};
}

INLINE NAME(Pairs) NAME(in_both)(NAME(Pairs) a, NAME(Pairs) b)
{
    return (NAME(Pairs)){a.row & b.row, a.column & b.column};
}

INLINE NAME(Pairs) NAME(in_either)(NAME(Pairs) a, NAME(Pairs) b)
{
    return (NAME(Pairs)){a.row | b.row, a.column | b.column};
}

/* The cells with a neighbour among some, and those with two or more. */
INLINE WORD NAME(beside_one)(WORD v, WORD *two)
{
    WORD left = NAME(rotate)(v, 1), right = NAME(rotate)(v, BITS - 1);
    WORD below = NAME(rotate)(v, STRIDE), above = NAME(rotate)(v, BITS - STRIDE);
    *two = (left & right) | (below & above) | ((left | right) & (below | above));
    return left | right | below | above;
}

/* The pairs of open cells that wall nothing in. No cell is beside both cells of a pair, so only a dead end, a
   cell with one open neighbour, can be walled in: a pair must not cover that neighbour alone. */
INLINE NAME(Pairs) NAME(calm_pairs)(WORD open, WORD dead)
{
    WORD two, near = NAME(beside_one)(dead, &two) & open;
    NAME(Pairs) pairs = NAME(pairs_within)(open & ~near), ends = NAME(pairs_within)(dead | (near & ~two));
    return NAME(in_either)(pairs, NAME(in_both)(ends, NAME(pairs_touching)(dead)));
}

INLINE WORD NAME(cells_of)(Box box)
{
    WORD cells = NAME(rectangle)[box.right - box.left + 1][box.top - box.bottom + 1];
    return NAME(rotate)(cells, (unsigned)(box.left + STRIDE * box.bottom));
}

/* The cells of the full box with the castle at its centre (R15). */
#define CENTRE (NAME(rotate)(NAME(rectangle)[GRID][GRID], (unsigned)-(GRID / 2 * (1 + STRIDE))))

/* The columns and rows at the ends of some cells that make a box. */
INLINE WORD NAME(left_end)(WORD box) { return box & ~NAME(rotate)(box, 1); }
INLINE WORD NAME(right_end)(WORD box) { return box & ~NAME(rotate)(box, BITS - 1); }
INLINE WORD NAME(bottom_end)(WORD box) { return box & ~NAME(rotate)(box, STRIDE); }
INLINE WORD NAME(top_end)(WORD box) { return box & ~NAME(rotate)(box, BITS - STRIDE); }

/* Where a kingdom can grow. */
typedef struct {
    WORD occupied, open;
    NAME(Pairs) sound; /* the pairs that wall nothing in, and keep the castle at the centre where that counts */
    Box box;
    int placed;
} NAME(Ground);

/* One side of a box, if a dead end is among the cells that face the other. */
INLINE WORD NAME(if_dead)(WORD side, WORD facing, WORD dead) { return side & -(WORD)((facing & dead) != 0); }

/* A domino that fills the box, makes it as wide or as high as can be, puts all that is past the opposite side
   out of reach. Where a dead end is next to that, it is walled in: these are the cells that no domino should
   cover. `x` and `y` are the columns and rows that the box has still to gain. */
INLINE WORD NAME(walling_ends)(WORD reach, WORD dead, int x, int y)
{
    WORD left = NAME(left_end)(reach), right = NAME(right_end)(reach);
    WORD bottom = NAME(bottom_end)(reach), top = NAME(top_end)(reach);
    unsigned across = (unsigned)x, along = (unsigned)(STRIDE * y);
    WORD columns = NAME(if_dead)(right, NAME(rotate)(left, across), dead)
                 | NAME(if_dead)(left, NAME(rotate)(right, -across), dead);
    WORD rows = NAME(if_dead)(top, NAME(rotate)(bottom, along), dead)
              | NAME(if_dead)(bottom, NAME(rotate)(top, -along), dead);
    /* One domino fills one column or two. */
    return (columns & -(WORD)(x == 1 || x == 2)) | (rows & -(WORD)(y == 1 || y == 2));
}

/* The same for a domino that fills the box both ways, with a single cell past its corner: it walls in the
   opposite corner of the box if nothing else beside that is open. */
INLINE WORD NAME(walling_corners)(WORD open, Box box)
{
    WORD cells = NAME(cells_of)(box), within = open & cells;
    WORD left = NAME(left_end)(cells), right = NAME(right_end)(cells);
    WORD bottom = NAME(bottom_end)(cells), top = NAME(top_end)(cells);
    WORD cut = within & (left | right) & (bottom | top) & ~NAME(beside)(within);
    if (!cut) return 0;
    unsigned rising = (GRID - 1) * (STRIDE + 1), falling = (GRID - 1) * (STRIDE - 1);
    return NAME(rotate)(cut & left & bottom, rising) | NAME(rotate)(cut & right & top, -rising)
         | NAME(rotate)(cut & right & bottom, falling) | NAME(rotate)(cut & left & top, -falling);
}

INLINE NAME(Ground) NAME(ground)(WORD occupied, Box box, int placed, const Rules *rules)
{
    WORD reach = NAME(in_reach)(box), open = reach & ~occupied, good = rules->middle_kingdom ? CENTRE : ~(WORD)0;
    WORD two, near = NAME(beside_one)(open, &two), dead = open & near & ~two;
    NAME(Ground) g = {occupied, open, NAME(pairs_within)(open), box, placed};
    int x = GRID - 1 - (box.right - box.left), y = GRID - 1 - (box.top - box.bottom);
    if (dead) {
        g.sound = NAME(calm_pairs)(open, dead);
        good &= ~NAME(walling_ends)(reach, dead, x, y);
    }
    if (x == 1 && y == 1) good &= ~NAME(walling_corners)(open, box);
    g.sound = NAME(in_both)(g.sound, NAME(pairs_within)(good));
    return g;
}

/* No less than the cells that are open after one domino more. A cell that is not open now comes into
   reach only if the box is small enough for the kingdom to grow towards it. */
INLINE WORD NAME(hope)(const NAME(Ground) *g)
{
    int columns = g->box.right - g->box.left + 1, rows = g->box.top - g->box.bottom + 1;
    return columns >= GRID - 2 && rows >= GRID - 2 ? g->open : ~g->occupied;
}

INLINE int NAME(bonuses)(Box box, int placed, const Rules *rules)
{
    int bonuses = 0;
    if (rules->middle_kingdom) {
        int is_centred = box.left == -box.right && box.bottom == -box.top;
        int is_full = box.right - box.left + 1 == GRID && box.top - box.bottom + 1 == GRID;
        if (is_centred && (is_full || rules->middle_kingdom == SYMMETRIC)) bonuses += 10;
    }
    if (rules->harmony && 2 * placed + 1 == GRID * GRID) bonuses += 5;
    return bonuses;
}

/* Points with the bonuses in force (R13, R15). */
static inline int NAME(score)(const NAME(Kingdom) *k, const Rules *rules)
{
    return NAME(points)(k) + NAME(bonuses)(k->box, k->placed, rules);
}

/* The pairs that leave the castle at the centre, so that the Middle Kingdom is won (R15). The box that
   does it is known: only its shorter sides can grow, and a domino makes one of two opposite sides longer. */
INLINE NAME(Pairs) NAME(centring_pairs)(Box box, const Rules *rules)
{
    NAME(Pairs) none = {0, 0};
    if (!rules->middle_kingdom) return none;
    int half = GRID / 2, is_full = rules->middle_kingdom == FULL_BOX;
    int x = is_full ? half : box.right > -box.left ? box.right : -box.left;
    int y = is_full ? half : box.top > -box.bottom ? box.top : -box.bottom;
    int left = box.left + x, right = x - box.right, bottom = box.bottom + y, top = y - box.top;
    if (left < 0 || right < 0 || bottom < 0 || top < 0) return none;
    if (x > half || y > half || (left && right) || (bottom && top) || left + right + bottom + top > 2)
        return none;
    WORD cells = NAME(cells_of)((Box){(int8_t)-x, (int8_t)x, (int8_t)-y, (int8_t)y});
    NAME(Pairs) pairs = NAME(pairs_within)(cells);
    if (left || right) {
        WORD end = left ? NAME(left_end)(cells) : NAME(right_end)(cells);
        pairs = NAME(in_both)(pairs, NAME(pairs_touching)(end));
    }
    if (bottom || top) {
        WORD end = bottom ? NAME(bottom_end)(cells) : NAME(top_end)(cells);
        pairs = NAME(in_both)(pairs, NAME(pairs_touching)(end));
    }
    return pairs;
}

/* No less than the pairs after which one domino more can leave the castle at the centre. */
static inline NAME(Pairs) NAME(promising_pairs)(Box box, const Rules *rules)
{
    NAME(Pairs) none = {0, 0}, all = {~(WORD)0, ~(WORD)0};
    if (!rules->middle_kingdom) return none;
    int half = GRID / 2, left = box.left + half, right = half - box.right;
    int bottom = box.bottom + half, top = half - box.top, missing = left + right + bottom + top;
    if (rules->middle_kingdom == SYMMETRIC) return all;
    if (left < 0 || right < 0 || bottom < 0 || top < 0 || missing > 4) return none;
    NAME(Pairs) pairs = NAME(pairs_within)(CENTRE);
    /* A domino can't make both of two opposite sides longer: one of them has to be done with. */
    if (left && right)
        pairs = NAME(in_both)(pairs, NAME(pairs_touching)(NAME(left_end)(CENTRE) | NAME(right_end)(CENTRE)));
    if (bottom && top)
        pairs = NAME(in_both)(pairs, NAME(pairs_touching)(NAME(bottom_end)(CENTRE) | NAME(top_end)(CENTRE)));
    /* Nor can it add more than two columns and rows. */
    WORD cells = NAME(cells_of)(box);
    if (missing == 4) cells |= NAME(beside)(cells);
    return missing < 3 ? pairs : NAME(in_both)(pairs, NAME(pairs_touching)(~cells));
}
