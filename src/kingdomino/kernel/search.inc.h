/* The search for the best place of a domino: where a kingdom can grow, what a square gains there, and
   what is sound. Included once for each size of kingdom, after estate.inc.h. */

/* The cells where a square keeps the castle at the centre of the full box (R15). */
#define CENTRE (NAME(rotate)(NAME(reach)[GRID][GRID], (unsigned)-(GRID / 2 * (1 + STRIDE))))

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

/* No less than the bonuses that a kingdom has, or can have with some dominoes more. */
INLINE int NAME(most_bonuses)(Box box, int placed, int more, const Rules *rules)
{
    int bonuses = rules->harmony && 2 * (placed + more) + 1 >= GRID * GRID ? 5 : 0, half = GRID / 2;
    if (rules->middle_kingdom == SYMMETRIC) return bonuses + 10;
    if (rules->middle_kingdom == FULL_BOX) {
        /* A domino widens the box by two columns or rows at most. */
        int missing = 2 * (GRID - 1) - (box.right - box.left) - (box.top - box.bottom);
        int is_inside = box.left >= -half && box.right <= half && box.bottom >= -half && box.top <= half;
        if (is_inside && missing <= 2 * more) bonuses += 10;
    }
    return bonuses;
}

/* Points with the bonuses in force (R13, R15). */
static inline int NAME(score)(const NAME(Kingdom) *k, const Rules *rules)
{
    return NAME(points)(k) + NAME(bonuses)(k->box, k->placed, rules);
}

/* Where a kingdom can grow. */
typedef struct {
    WORD occupied, open;
    Box box;
    int holes; /* open cells that no domino can ever cover */
    int placed;
} NAME(Ground);

INLINE NAME(Ground) NAME(ground)(WORD occupied, Box box, int placed)
{
    WORD open = NAME(in_reach)(box) & ~occupied;
    return (NAME(Ground)){occupied, open, box, NAME(count)(open & ~NAME(beside)(open)), placed};
}

/* The ground with a domino more on it. */
INLINE NAME(Ground) NAME(covered)(const NAME(Ground) *g, unsigned low, int is_column)
{
    Box box = NAME(stretched)(g->box, low, is_column);
    WORD pair = NAME(rotate)(is_column ? 1 | (WORD)1 << STRIDE : 3, low);
    return NAME(ground)(g->occupied | pair, box, g->placed + 1);
}

/* No less than the cells that are open after one domino more. A cell that is not open now comes into
   reach only if the box is small enough for the kingdom to grow towards it. */
static inline WORD NAME(hope)(const NAME(Ground) *g)
{
    int columns = g->box.right - g->box.left + 1, rows = g->box.top - g->box.bottom + 1;
    return columns >= GRID - 2 && rows >= GRID - 2 ? g->open : ~g->occupied;
}

/* Whether a domino walls nothing in and leaves the castle at the centre where that counts. */
INLINE int NAME(is_sound)(
    const NAME(Ground) *before, const NAME(Ground) *after, WORD pair, const Rules *rules)
{
    return after->holes <= before->holes && !(rules->middle_kingdom && pair & ~CENTRE);
}

/* Cells where a square of a domino gains the same. */
typedef struct {
    WORD where;
    uint32_t touched;
    int gain;
} NAME(Zone);

#define MOST_ZONES (MOST_TERRITORIES + GRID * GRID + 4 * GRID)

typedef struct {
    NAME(Zone) of[MOST_ZONES]; /* the one that gains most first */
    int count;
    WORD docked; /* the cells where the square has a neighbour to match (R10) */
} NAME(Zones);

INLINE void NAME(add_zone)(NAME(Zones) *zones, WORD where, uint32_t touched, int gain)
{
    int at = zones->count++;
    for (; at && zones->of[at - 1].gain < gain; at--) zones->of[at] = zones->of[at - 1];
    zones->of[at] = (NAME(Zone)){where, touched, gain};
}

/* Sort the cells by what a square with some crowns gains there. */
static inline void NAME(zone)(const NAME(Domain) *domain, WORD occupied, int crowns, NAME(Zones) *zones)
{
    WORD once = 0, twice = 0;
    zones->count = 0;
    for (int i = 0; i < domain->count; i++) {
        twice |= once & domain->of[i].rim;
        once |= domain->of[i].rim;
    }
    for (int i = 0; i < domain->count; i++) {
        const NAME(Territory) *t = domain->of + i;
        int gain = t->crowns + crowns * (t->squares + 1);
        NAME(add_zone)(zones, t->rim & ~twice, (uint32_t)1 << i, gain);
    }
    for (WORD left = twice & ~occupied; left; left &= left - 1) {
        uint32_t touched = NAME(touched)(domain, left & -left);
        int gain = NAME(join)(domain, touched, 0, 1, crowns).gain;
        NAME(add_zone)(zones, left & -left, touched, gain);
    }
    NAME(add_zone)(zones, ~once, 0, crowns);
    zones->docked = once | NAME(beside)(1);
}

/* The search for the best place of a domino. */
typedef struct {
    const NAME(Ground) *ground;
    const Rules *rules;
    int floor;        /* less than this is of no interest */
    int sound, other; /* the best so far, among the sound placements and among the others */
    int most_bonus;   /* that a place could add to its gain */
} NAME(Search);

/* What a place has to be worth for the search to go on. */
INLINE int NAME(wanted)(const NAME(Search) *s)
{
    return s->sound >= 0 ? s->sound + 1 : s->floor;
}

INLINE void NAME(try_pair)(NAME(Search) *s, WORD first, WORD second, int gain)
{
    unsigned one = (unsigned)NAME(lowest)(first), two = (unsigned)NAME(lowest)(second);
    unsigned step = (two - one) & (BITS - 1);
    int is_column = step == STRIDE || step == BITS - STRIDE, is_first_lower = step == 1 || step == STRIDE;
    NAME(Ground) after = NAME(covered)(s->ground, is_first_lower ? one : two, is_column);
    int worth = gain + NAME(bonuses)(after.box, after.placed, s->rules);
    int *best = NAME(is_sound)(s->ground, &after, first | second, s->rules) ? &s->sound : &s->other;
    if (worth > *best) *best = worth;
}

/* Try the places with the first square in one zone and the second in another. */
static inline void NAME(try_zones)(
    NAME(Search) *s, WORD first, WORD second, WORD first_docked, WORD second_docked, int gain)
{
    first &= s->ground->open;
    WORD ends = NAME(beside)(first & first_docked) | (NAME(beside)(first) & second_docked);
    for (ends &= second & s->ground->open; ends; ends &= ends - 1) {
        WORD end = ends & -ends, starts = first & NAME(beside)(end);
        if (!(end & second_docked)) starts &= first_docked;
        for (; starts; starts &= starts - 1) {
            NAME(try_pair)(s, starts & -starts, end, gain);
            if (gain + s->most_bonus < NAME(wanted)(s)) return;
        }
    }
}

/* A domino of two terrains: what its squares gain adds up. */
static inline void NAME(search_mixed)(
    NAME(Search) *s, const NAME(Zones) *first, const NAME(Zones) *second)
{
    for (int i = 0; i < first->count; i++)
        for (int j = 0; j < second->count; j++) {
            const NAME(Zone) *one = first->of + i, *two = second->of + j;
            int gain = one->gain + two->gain;
            if (gain + s->most_bonus < NAME(wanted)(s)) {
                if (!j) return;
                break;
            }
            NAME(try_zones)(s, one->where, two->where, first->docked, second->docked, gain);
        }
}

/* A domino of one terrain: its squares join the same territories. */
static inline void NAME(search_alike)(
    NAME(Search) *s, const NAME(Domain) *domain, int crowns, const NAME(Zones) *zones)
{
    for (int i = 0; i < zones->count; i++)
        for (int j = i; j < zones->count; j++) {
            const NAME(Zone) *one = zones->of + i, *two = zones->of + j;
            int gain = NAME(join)(domain, one->touched | two->touched, 0, 2, crowns).gain;
            if (gain + s->most_bonus >= NAME(wanted)(s))
                NAME(try_zones)(s, one->where, two->where, zones->docked, zones->docked, gain);
        }
}

/* A domino that may be claimed, and what is known of it as long as its terrains are left alone. */
typedef struct {
    Piece piece;
    int is_alike;
    int ceilings[2]; /* of its halves; of a domino of one terrain, the first is that of both */
    int zoned[2];    /* whether there are zones yet */
    NAME(Zones) zones[2];
} NAME(Claim);

static inline void NAME(search)(
    NAME(Search) *s, const NAME(Claim) *c, const NAME(Domain) *domain, const NAME(Zones) *const *zones)
{
    if (c->is_alike) NAME(search_alike)(s, domain, c->piece.crowns[0] + c->piece.crowns[1], zones[0]);
    else NAME(search_mixed)(s, zones[0], zones[1]);
}

/* What a kingdom is, or would be with a domino more. */
typedef struct {
    NAME(Ground) ground;
    WORD taken; /* before the domino */
    const NAME(Domain) *domains[6];
    uint8_t grown; /* the terrains, as bits, that are not as the claims know them */
} NAME(Prospect);

/* What a domino gains in its best place, bonuses included; if that is less than the floor, anything
   that is. A domino that fits nowhere gains nothing. */
CLONED static int NAME(best_gain)(NAME(Claim) *c, const NAME(Prospect) *p, const Rules *rules, int floor)
{
    const NAME(Ground) *g = &p->ground;
    const NAME(Zones) *zones[2];
    NAME(Zones) grown[2];
    for (int half = 0; half < 2 - c->is_alike; half++) {
        int terrain = c->piece.terrain[half], is_known = !(p->grown >> terrain & 1);
        NAME(Zones) *found = is_known ? c->zones + half : grown + half;
        if (!is_known || !c->zoned[half])
            NAME(zone)(p->domains[terrain], p->taken, c->is_alike ? 0 : c->piece.crowns[half], found);
        c->zoned[half] |= is_known;
        zones[half] = found;
    }
    int stays = NAME(bonuses)(g->box, g->placed, rules);
    NAME(Search) s = {g, rules, floor <= stays ? 0 : floor, -1, -1, 0};
    s.most_bonus = NAME(most_bonuses)(g->box, g->placed, 1, rules);
    const NAME(Domain) *domain = p->domains[c->piece.terrain[0]];
    NAME(search)(&s, c, domain, zones);
    if (s.sound < 0 && s.other >= s.floor && s.floor > 0) {
        /* Places that are not sound count only if no place is: is there one below the floor? */
        s.floor = 0;
        NAME(search)(&s, c, domain, zones);
    }
    return s.sound >= 0 ? s.sound : s.other >= 0 ? s.other : stays;
}
