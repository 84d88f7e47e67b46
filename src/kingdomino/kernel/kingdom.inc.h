/* A kingdom as bits on a lattice that wraps around. Included twice: once with 64-bit words for 5x5,
   once with 128-bit words for 7x7 (see lattice.h). WORD, BITS, STRIDE, GRID and NAME() are set.

   Cell (x, y), counted from the castle, is bit x + STRIDE * y modulo BITS, so a step right is a
   rotation by 1 and a step up a rotation by STRIDE. A kingdom, and the cells that the next domino can
   reach, span so few columns and rows that no two of them share a bit. */

typedef struct {
    WORD occupied;
    WORD docks[6];  /* for each terrain, the cells where its square has a neighbour to match (R10) */
    WORD land[6];   /* for each terrain, its squares */
    WORD crowns[2]; /* the low and the high bit of the crowns on each square */
    Box box;        /* R11 */
    uint8_t placed;
} NAME(Kingdom);

typedef struct {
    /* The legal placements, by their lower cell: along a row with the first, then with the second square
       lower; the same along a column. */
    WORD lays[4];
} NAME(Placements);

INLINE WORD NAME(rotate)(WORD v, unsigned by)
{
    by &= BITS - 1;
    return v << by | v >> (-by & (BITS - 1));
}

INLINE WORD NAME(beside)(WORD v)
{
    return NAME(rotate)(v, 1) | NAME(rotate)(v, BITS - 1) | NAME(rotate)(v, STRIDE)
         | NAME(rotate)(v, BITS - STRIDE);
}

/* The cells that the next domino may cover, for every width and height, seen from the lower left
   corner of the kingdom: not further than two cells away, and within the box (R11). */
static WORD NAME(reach)[GRID + 1][GRID + 1];

/* The cells of a box of every width and height, seen from its lower left corner. */
static WORD NAME(rectangle)[GRID + 1][GRID + 1];

static void NAME(prepare)(void)
{
    for (int w = 1; w <= GRID; w++)
        for (int h = 1; h <= GRID; h++) {
            WORD mask = 0, box = 0;
            for (int x = 0; x < w; x++)
                for (int y = 0; y < h; y++) box |= (WORD)1 << (x + STRIDE * y);
            NAME(rectangle)[w][h] = box;
            for (int x = w - GRID > -2 ? w - GRID : -2; x < GRID && x < w + 2; x++)
                for (int y = h - GRID > -2 ? h - GRID : -2; y < GRID && y < h + 2; y++)
                    mask |= (WORD)1 << ((x + STRIDE * y) & (BITS - 1));
            NAME(reach)[w][h] = mask;
        }
}

static inline void NAME(clear)(NAME(Kingdom) *k)
{
    memset(k, 0, sizeof *k);
    k->occupied = 1;
    for (int t = 0; t < 6; t++) k->docks[t] = NAME(beside)(1);
}

/* The cells that a domino can cover, taken or not, without breaking R11. */
INLINE WORD NAME(in_reach)(Box box)
{
    WORD reach = NAME(reach)[box.right - box.left + 1][box.top - box.bottom + 1];
    return NAME(rotate)(reach, (unsigned)(box.left + STRIDE * box.bottom));
}

INLINE WORD NAME(open)(const NAME(Kingdom) *k) { return NAME(in_reach)(k->box) & ~k->occupied; }

INLINE NAME(Placements) NAME(placements)(const NAME(Kingdom) *k, Piece d)
{
    WORD open = NAME(open)(k);
    WORD first = k->docks[d.terrain[0]], second = k->docks[d.terrain[1]];
    WORD row = open & NAME(rotate)(open, BITS - 1), column = open & NAME(rotate)(open, BITS - STRIDE);
    NAME(Placements) p;
    p.lays[0] = row & (first | NAME(rotate)(second, BITS - 1));
    p.lays[2] = column & (first | NAME(rotate)(second, BITS - STRIDE));
    if (d.is_double) {
        p.lays[1] = p.lays[3] = 0;
    } else {
        p.lays[1] = row & (second | NAME(rotate)(first, BITS - 1));
        p.lays[3] = column & (second | NAME(rotate)(first, BITS - STRIDE));
    }
    return p;
}

INLINE int NAME(count_placements)(const NAME(Placements) *p)
{
    return NAME(count)(p->lays[0]) + NAME(count)(p->lays[1]) + NAME(count)(p->lays[2])
         + NAME(count)(p->lays[3]);
}

INLINE void NAME(settle)(NAME(Kingdom) *k, unsigned at, uint8_t terrain, uint8_t crowns)
{
    WORD square = NAME(rotate)(1, at);
    k->occupied |= square;
    k->land[terrain] |= square;
    k->docks[terrain] |= NAME(rotate)(NAME(beside)(1), at);
    k->crowns[0] |= crowns & 1 ? square : 0;
    k->crowns[1] |= crowns & 2 ? square : 0;
}

/* Where a cell in reach is, seen from the castle. */
INLINE void NAME(locate)(Box box, unsigned at, int *x, int *y)
{
    unsigned seen = (at - (unsigned)(box.left - 2 + STRIDE * (box.bottom - 2))) & (BITS - 1);
    *x = box.left - 2 + (int)(seen % STRIDE);
    *y = box.bottom - 2 + (int)(seen / STRIDE);
}

/* The box with two cells more, the lower of which is given by its bit. */
INLINE Box NAME(stretched)(Box box, unsigned low, int is_column)
{
    int x, y;
    NAME(locate)(box, low, &x, &y);
    int right = x + !is_column, top = y + is_column;
    return (Box){
        (int8_t)(x < box.left ? x : box.left),
        (int8_t)(right > box.right ? right : box.right),
        (int8_t)(y < box.bottom ? y : box.bottom),
        (int8_t)(top > box.top ? top : box.top),
    };
}

/* Lay a domino in one of the four ways, its lower cell given by its bit. */
INLINE void NAME(lay)(NAME(Kingdom) *k, uint8_t number, int lay, unsigned low)
{
    const Piece *d = PIECES + number;
    int is_column = lay >> 1, is_first_lower = !(lay & 1);
    unsigned high = low + (is_column ? STRIDE : 1);
    k->box = NAME(stretched)(k->box, low, is_column);
    NAME(settle)(k, is_first_lower ? low : high, d->terrain[0], d->crowns[0]);
    NAME(settle)(k, is_first_lower ? high : low, d->terrain[1], d->crowns[1]);
    k->placed++;
}

/* The cells of a placement's squares. */
static inline void NAME(cells)(
    const NAME(Kingdom) *k, int lay, unsigned low, uint8_t *first, uint8_t *second)
{
    int x, y, is_column = lay >> 1;
    NAME(locate)(k->box, low, &x, &y);
    uint8_t lower = cell_at(x, y), higher = cell_at(x + !is_column, y + is_column);
    *first = lay & 1 ? higher : lower;
    *second = lay & 1 ? lower : higher;
}

/* Lay a domino on two cells next to each other; whether it may lie there is not looked into. */
static inline void NAME(lay_on)(NAME(Kingdom) *k, uint8_t number, int first, int second)
{
    int low = first < second ? first : second, is_column = (first - second) % SIDE == 0;
    unsigned at = (unsigned)(low % SIDE - CASTLE + STRIDE * (low / SIDE - CASTLE)) & (BITS - 1);
    NAME(lay)(k, number, 2 * is_column + (first > second), at);
}

/* List the legal placements of a domino as pairs of cells; returns how many there are. */
static inline int NAME(list)(const NAME(Kingdom) *k, uint8_t number, uint8_t *cells)
{
    NAME(Placements) p = NAME(placements)(k, PIECES[number]);
    int found = 0;
    for (int lay = 0; lay < 4; lay++)
        for (WORD left = p.lays[lay]; left; left &= left - 1, cells += 2, found++)
            NAME(cells)(k, lay, (unsigned)NAME(lowest)(left), cells, cells + 1);
    return found;
}

INLINE WORD NAME(spread)(WORD seed, WORD land)
{
    for (;;) {
        WORD wider = (seed | NAME(beside)(seed)) & land;
        if (wider == seed) return seed;
        seed = wider;
    }
}

/* Squares x crowns of every territory (R13). */
static inline int NAME(points)(const NAME(Kingdom) *k)
{
    int total = 0;
    for (int t = 0; t < 6; t++) {
        WORD left = k->land[t] & (k->crowns[0] | k->crowns[1]);
        while (left) {
            WORD territory = NAME(spread)(left & -left, k->land[t]);
            int crowns = NAME(count)(territory & k->crowns[0]) + 2 * NAME(count)(territory & k->crowns[1]);
            total += NAME(count)(territory) * crowns;
            left &= ~territory;
        }
    }
    return total;
}

static inline int NAME(largest)(const NAME(Kingdom) *k)
{
    int most = 0;
    for (int t = 0; t < 6; t++)
        for (WORD left = k->land[t]; left;) {
            WORD territory = NAME(spread)(left & -left, k->land[t]);
            int squares = NAME(count)(territory);
            most = squares > most ? squares : most;
            left &= ~territory;
        }
    return most;
}
