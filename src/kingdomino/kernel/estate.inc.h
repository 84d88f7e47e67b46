/* An estate: the territories of a kingdom, kept up to date as it grows, so that what a square would
   gain is known without a flood fill. Included once for each size, after kingdom.inc.h. */

#define MOST_TERRITORIES (GRID * GRID / 2) /* of one terrain: no two squares of them touch */

typedef struct {
    WORD rim; /* the cells beside it: a square of its terrain that is laid there joins it */
    uint8_t squares, crowns;
} NAME(Territory);

/* The territories of one terrain, and what they come to. */
typedef struct {
    NAME(Territory) of[MOST_TERRITORIES];
    int count, squares, crowns, points;
} NAME(Domain);

typedef struct {
    NAME(Domain) domains[6];
} NAME(Estate);

/* Squares that are laid together, and the territory that they make with those they touch. */
typedef struct {
    WORD rim;
    uint32_t touched; /* the territories that they join, as bits */
    int squares, crowns;
    int new_squares, new_crowns;
    int gain; /* points that they add (R13) */
} NAME(Joint);

static inline NAME(Joint) NAME(join)(const NAME(Domain) *domain, WORD cells, int squares, int crowns)
{
    NAME(Joint) j = {NAME(beside)(cells), 0, squares, crowns, squares, crowns, 0};
    for (int i = 0; i < domain->count; i++) {
        const NAME(Territory) *t = domain->of + i;
        if (t->rim & cells) {
            j.touched |= (uint32_t)1 << i;
            j.rim |= t->rim;
            j.squares += t->squares;
            j.crowns += t->crowns;
            j.gain -= t->squares * t->crowns;
        }
    }
    j.gain += j.squares * j.crowns;
    return j;
}

/* The domain with some squares more; `from` may be `to`. */
static inline void NAME(grow)(const NAME(Domain) *from, NAME(Domain) *to, const NAME(Joint) *j)
{
    int kept = 0, count = from->count;
    for (int i = 0; i < count; i++)
        if (!(j->touched >> i & 1)) to->of[kept++] = from->of[i];
    to->of[kept++] = (NAME(Territory)){j->rim, (uint8_t)j->squares, (uint8_t)j->crowns};
    to->count = kept;
    to->squares = from->squares + j->new_squares;
    to->crowns = from->crowns + j->new_crowns;
    to->points = from->points + j->gain;
}

/* A domino on two cells of an estate: a joint for each terrain that it has. */
static inline void NAME(join_domino)(
    const NAME(Estate) *e, Piece d, WORD first, WORD second, NAME(Joint) *joints)
{
    const NAME(Domain) *one = e->domains + d.terrain[0], *two = e->domains + d.terrain[1];
    if (one == two) {
        joints[0] = NAME(join)(one, first | second, 2, d.crowns[0] + d.crowns[1]);
        joints[1] = (NAME(Joint)){0};
    } else {
        joints[0] = NAME(join)(one, first, 1, d.crowns[0]);
        joints[1] = NAME(join)(two, second, 1, d.crowns[1]);
    }
}

/* Keep an estate up to date: a domino was laid on two cells. */
static inline void NAME(grow_estate)(NAME(Estate) *e, Piece d, WORD first, WORD second)
{
    NAME(Domain) *one = e->domains + d.terrain[0], *two = e->domains + d.terrain[1];
    NAME(Joint) joints[2];
    NAME(join_domino)(e, d, first, second, joints);
    NAME(grow)(one, one, joints);
    if (one != two) NAME(grow)(two, two, joints + 1);
}

/* The estate of a kingdom that was built before. */
static inline void NAME(survey)(const NAME(Kingdom) *k, NAME(Estate) *e)
{
    memset(e, 0, sizeof *e);
    for (int t = 0; t < 6; t++)
        for (WORD left = k->land[t]; left; left &= left - 1) {
            WORD square = left & -left;
            int crowns = (k->crowns[0] & square ? 1 : 0) + (k->crowns[1] & square ? 2 : 0);
            NAME(Joint) joint = NAME(join)(e->domains + t, square, 1, crowns);
            NAME(grow)(e->domains + t, e->domains + t, &joint);
        }
}

/* No less than what more squares of a terrain can gain once a joint is made, wherever they lie; with an
   empty joint, as the domain is now. */
static inline int NAME(ceiling)(
    const NAME(Domain) *domain, const NAME(Joint) *j, WORD occupied, int squares, int crowns)
{
    if (domain->count > __builtin_popcount(j->touched)) {
        WORD once = j->rim, twice = 0;
        int best = squares * j->crowns + crowns * (j->squares + squares);
        for (int i = 0; i < domain->count; i++) {
            const NAME(Territory) *t = domain->of + i;
            if (j->touched >> i & 1) continue;
            int gain = squares * t->crowns + crowns * (t->squares + squares);
            best = gain > best ? gain : best;
            twice |= once & t->rim;
            once |= t->rim;
        }
        /* One square joins only what has a free cell of the rims in common. */
        if (squares == 1 && !(twice & ~occupied)) return best;
    }
    /* They join all there is. */
    return (domain->squares + j->new_squares + squares) * (domain->crowns + j->new_crowns + crowns)
         - domain->points - j->gain;
}
