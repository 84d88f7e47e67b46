/* An estate: the territories of a kingdom, kept up to date as it grows, so that what a square would
   gain is known without a flood fill. Included once for each size of kingdom, after ground.inc.h. */

#define MOST_TERRITORIES (GRID * GRID / 2) /* of one terrain: no two squares of them touch */

typedef struct {
    WORD rim; /* the cells beside it: a square of its terrain that is laid there joins it */
    int squares, crowns;
} NAME(Territory);

/* The territories of one terrain. */
typedef struct {
    WORD once, twice; /* the cells where a square joins one of them or more, two or more */
    NAME(Territory) of[MOST_TERRITORIES];
    int count;
} NAME(Domain);

#define JOINT ((uint32_t)1 << 31)

/* Cells where a square joins the same territories, and so gains the same. */
typedef struct {
    WORD where;
    uint32_t touched;    /* the territories, as bits; JOINT for a union */
    int squares, crowns; /* that they have together */
    int bare;            /* what a square without crowns gains there */
} NAME(Zone);

#define MOST_ZONES (2 + MOST_TERRITORIES + GRID * GRID + 4 * GRID)

/* The zones of one terrain, first the one where a square of it is alone. */
typedef struct {
    WORD docked; /* the cells where a square of it has a neighbour to match (R10) */
    int count;
    NAME(Zone) of[MOST_ZONES];
} NAME(Zones);

typedef struct {
    NAME(Domain) domains[6];
    int points; /* of all territories (R13) */
    /* What was found out when somebody asked, and is not worth a copy. */
    unsigned zoned;       /* the terrains whose zones are known, as bits, */
    NAME(Zones) zones[6]; /* and these */
    NAME(Ground) ground;  /* of the kingdom that occupies what it does: it may be another one by now */
} NAME(Estate);

/* Nothing is known but the territories: no kingdom is without its castle. */
INLINE void NAME(forget)(NAME(Estate) *e)
{
    e->zoned = 0;
    e->ground.occupied = 0;
}

INLINE void NAME(copy_estates)(NAME(Estate) *to, const NAME(Estate) *from, int count)
{
    for (int i = 0; i < count; i++) {
        memcpy(to[i].domains, from[i].domains, sizeof to->domains);
        to[i].points = from[i].points;
        NAME(forget)(to + i);
    }
}

/* The territories that a square on one of these cells would join, as bits. */
INLINE uint32_t NAME(touched)(const NAME(Domain) *domain, WORD cells)
{
    uint32_t touched = 0;
    for (int i = 0; i < domain->count; i++)
        if (domain->of[i].rim & cells) touched |= (uint32_t)1 << i;
    return touched;
}

/* Squares that are laid together, and the territory that they make with those they touch. */
typedef struct {
    int squares, crowns;
    int gain; /* points that they add (R13) */
} NAME(Joint);

INLINE NAME(Joint) NAME(join)(const NAME(Domain) *domain, uint32_t touched, int squares, int crowns)
{
    NAME(Joint) j = {squares, crowns, 0};
    for (; touched; touched &= touched - 1) {
        const NAME(Territory) *t = domain->of + __builtin_ctz(touched);
        j.squares += t->squares;
        j.crowns += t->crowns;
        j.gain -= t->squares * t->crowns;
    }
    j.gain += j.squares * j.crowns;
    return j;
}

/* Lay squares on cells of a domain that hang together: what they touch becomes one territory. A domain without
   territories has an empty one in the first place, so that there is always one to look at. */
INLINE void NAME(extend)(NAME(Estate) *e, int terrain, WORD cells, int squares, int crowns)
{
    NAME(Domain) *domain = e->domains + terrain;
    NAME(Territory) joint = {NAME(beside)(cells), squares, crowns};
    WORD once = 0, twice = 0;
    int kept = 0, i = 0, count = domain->count, lost = 0;
    do {
        NAME(Territory) t = domain->of[i];
        int touched = -((t.rim & cells) != 0); /* as a mask: no jump that can't be foreseen */
        WORD rim = t.rim & ~(WORD)touched;
        joint.rim |= t.rim ^ rim;
        joint.squares += t.squares & touched;
        joint.crowns += t.crowns & touched;
        lost += t.squares * t.crowns & touched;
        twice |= once & rim;
        once |= rim;
        domain->of[kept] = t;
        kept += rim != 0;
    } while (++i < count);
    domain->twice = twice | (once & joint.rim);
    domain->once = once | joint.rim;
    domain->of[kept++] = joint;
    e->points += joint.squares * joint.crowns - lost;
    domain->count = kept;
}

/* Keep an estate up to date: a domino was laid on two cells. */
INLINE void NAME(grow_estate)(NAME(Estate) *e, const Piece *d, WORD first, WORD second)
{
    e->zoned &= ~(unsigned)d->terrains;
    if (d->is_alike) {
        NAME(extend)(e, d->terrain[0], first | second, 2, d->crowns[0] + d->crowns[1]);
    } else {
        NAME(extend)(e, d->terrain[0], first, 1, d->crowns[0]);
        NAME(extend)(e, d->terrain[1], second, 1, d->crowns[1]);
    }
}

/* The estate of a kingdom that was built before. */
static inline void NAME(survey)(const NAME(Kingdom) *k, NAME(Estate) *e)
{
    memset(e->domains, 0, sizeof e->domains);
    e->points = 0;
    NAME(forget)(e);
    for (int t = 0; t < 6; t++)
        for (WORD left = k->land[t]; left; left &= left - 1) {
            WORD square = left & -left;
            int crowns = (k->crowns[0] & square ? 1 : 0) + (k->crowns[1] & square ? 2 : 0);
            NAME(extend)(e, t, square, 1, crowns);
        }
}
