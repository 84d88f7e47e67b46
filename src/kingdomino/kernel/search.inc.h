/* The search for the best place of a domino: what its squares gain where. Included once for each size
   of kingdom, after estate.inc.h and ground.inc.h. */

/* Open cells where a square of a domino gains the same. */
typedef struct {
    WORD where;
    uint32_t touched; /* the territories it would join, as bits */
    int gain;
} NAME(Zone);

#define MOST_ZONES (MOST_TERRITORIES + GRID * GRID + 4 * GRID)

typedef struct {
    WORD docked; /* the cells where the square has a neighbour to match (R10) */
    int count;
    NAME(Zone) of[MOST_ZONES]; /* the one that gains most first */
} NAME(Zones);

INLINE void NAME(add_zone)(NAME(Zones) *zones, WORD where, uint32_t touched, int gain)
{
    int at = zones->count++;
    for (; at && zones->of[at - 1].gain < gain; at--) zones->of[at] = zones->of[at - 1];
    zones->of[at] = (NAME(Zone)){where, touched, gain};
}

/* Sort the cells by what a square with some crowns gains there. */
INLINE void NAME(zone)(const NAME(Domain) *domain, WORD open, int crowns, NAME(Zones) *zones)
{
    WORD once = 0, twice = 0;
    zones->count = 0;
    for (int i = 0; i < domain->count; i++) {
        twice |= once & domain->of[i].rim;
        once |= domain->of[i].rim;
    }
    for (int i = 0; i < domain->count; i++) {
        const NAME(Territory) *t = domain->of + i;
        WORD where = t->rim & ~twice & open;
        if (where) NAME(add_zone)(zones, where, (uint32_t)1 << i, t->crowns + crowns * (t->squares + 1));
    }
    for (WORD left = twice & open; left; left &= left - 1) {
        uint32_t touched = NAME(touched)(domain, left & -left);
        NAME(add_zone)(zones, left & -left, touched, NAME(join)(domain, touched, 0, 1, crowns).gain);
    }
    /* Alone it gains least. What is not open now may be soon. */
    zones->of[zones->count++] = (NAME(Zone)){~once, 0, crowns};
    zones->docked = once | NAME(beside)(1);
}

/* The zones of a kingdom, by terrain and crowns of the square, made when somebody asks. */
typedef struct {
    const NAME(Estate) *estate;
    WORD open;
    uint32_t made; /* as bits */
    NAME(Zones) zones[6][4];
} NAME(Atlas);

INLINE const NAME(Zones) *NAME(zones_of)(NAME(Atlas) *a, int terrain, int crowns)
{
    NAME(Zones) *zones = &a->zones[terrain][crowns];
    uint32_t bit = (uint32_t)1 << (4 * terrain + crowns);
    if (!(a->made & bit)) NAME(zone)(a->estate->domains + terrain, a->open, crowns, zones);
    a->made |= bit;
    return zones;
}

/* The places of a domino among some pairs of cells. */
INLINE NAME(Placements) NAME(places)(NAME(Pairs) pairs, Piece d, WORD first, WORD second)
{
    NAME(Placements) p;
    p.lays[0] = pairs.row & (first | NAME(rotate)(second, BITS - 1));
    p.lays[1] = pairs.row & (second | NAME(rotate)(first, BITS - 1));
    p.lays[2] = pairs.column & (first | NAME(rotate)(second, BITS - STRIDE));
    p.lays[3] = pairs.column & (second | NAME(rotate)(first, BITS - STRIDE));
    if (d.is_double) p.lays[1] = p.lays[3] = 0;
    return p;
}

INLINE int NAME(is_any)(const NAME(Placements) *p)
{
    return (p->lays[0] | p->lays[1] | p->lays[2] | p->lays[3]) != 0;
}

/* The places of a domino on a ground: the sound ones; all, if none is. */
INLINE NAME(Placements) NAME(good_places)(const NAME(Ground) *g, Piece d, WORD first, WORD second)
{
    NAME(Placements) p = NAME(places)(g->sound, d, first, second);
    return NAME(is_any)(&p) ? p : NAME(places)(NAME(pairs_within)(g->open), d, first, second);
}

INLINE NAME(Placements) NAME(places_among)(const NAME(Placements) *p, NAME(Pairs) pairs)
{
    return (NAME(Placements)){{
        p->lays[0] & pairs.row, p->lays[1] & pairs.row, p->lays[2] & pairs.column, p->lays[3] & pairs.column}};
}

/* The places with the first square in one zone and the second in another. */
INLINE NAME(Placements) NAME(places_in)(const NAME(Placements) *p, WORD first, WORD second)
{
    return (NAME(Placements)){{
        p->lays[0] & first & NAME(rotate)(second, BITS - 1),
        p->lays[1] & second & NAME(rotate)(first, BITS - 1),
        p->lays[2] & first & NAME(rotate)(second, BITS - STRIDE),
        p->lays[3] & second & NAME(rotate)(first, BITS - STRIDE),
    }};
}

/* The most that a domino of two terrains gains in some places, if that is no less than the floor; what its
   squares gain adds up. */
INLINE int NAME(most_of_mixed)(
    const NAME(Placements) *p, const NAME(Zones) *first, const NAME(Zones) *second, int floor)
{
    int best = -1;
    for (int i = 0; i < first->count; i++)
        for (int j = 0; j < second->count; j++) {
            const NAME(Zone) *one = first->of + i, *two = second->of + j;
            int gain = one->gain + two->gain;
            if (gain < floor) {
                if (!j) return best;
                break;
            }
            NAME(Placements) here = NAME(places_in)(p, one->where, two->where);
            if (NAME(is_any)(&here)) {
                best = gain;
                floor = gain + 1;
                break;
            }
        }
    return best;
}

/* The same for a domino of one terrain: its squares join the same territories. */
INLINE int NAME(most_of_alike)(
    const NAME(Placements) *p, const NAME(Domain) *domain, int crowns, const NAME(Zones) *zones)
{
    int best = -1;
    for (int i = 0; i < zones->count; i++)
        for (int j = i; j < zones->count; j++) {
            const NAME(Zone) *one = zones->of + i, *two = zones->of + j;
            NAME(Placements) here = NAME(places_in)(p, one->where, two->where);
            NAME(Placements) there = NAME(places_in)(p, two->where, one->where);
            if (!NAME(is_any)(&here) && !NAME(is_any)(&there)) continue;
            int gain = NAME(join)(domain, one->touched | two->touched, 0, 2, crowns).gain;
            best = gain > best ? gain : best;
        }
    return best;
}

/* A domino that may be claimed. */
typedef struct {
    Piece piece;
    uint8_t is_alike, terrains; /* as bits */
} NAME(Claim);

INLINE NAME(Claim) NAME(claim_of)(uint8_t number)
{
    Piece d = PIECES[number];
    return (NAME(Claim)){
        d, d.terrain[0] == d.terrain[1], (uint8_t)(1 << d.terrain[0] | 1 << d.terrain[1])};
}

/* What a kingdom is, or would be with a domino more. */
typedef struct {
    NAME(Ground) ground;
    NAME(Pairs) centring;
    NAME(Atlas) *atlas;   /* of the kingdom as it is */
    uint8_t grown;        /* the terrains, as bits, that are not as the atlas has them, */
    uint8_t first;        /* the first of them, */
    NAME(Domain) with[2]; /* and what they would be */
} NAME(Prospect);

INLINE const NAME(Domain) *NAME(domain_of)(const NAME(Prospect) *p, int terrain)
{
    return p->grown >> terrain & 1 ? p->with + (terrain != p->first) : p->atlas->estate->domains + terrain;
}

INLINE int NAME(most_in)(
    const NAME(Claim) *c, const NAME(Placements) *p, const NAME(Domain) *domain, const NAME(Zones) *const *zones,
    int floor)
{
    if (!c->is_alike) return NAME(most_of_mixed)(p, zones[0], zones[1], floor);
    return NAME(most_of_alike)(p, domain, c->piece.crowns[0] + c->piece.crowns[1], zones[0]);
}

/* What a domino gains in its best place, bonuses included; if that is less than the floor, anything
   that is. A domino that fits nowhere gains nothing. */
CLONED static int NAME(best_gain)(const NAME(Claim) *c, const NAME(Prospect) *p, const Rules *rules, int floor)
{
    const NAME(Ground) *g = &p->ground;
    const NAME(Zones) *zones[2];
    NAME(Zones) grown[2];
    Piece d = c->piece;
    const NAME(Domain) *domain = NAME(domain_of)(p, d.terrain[0]);
    for (int half = 0; half < 2; half++) {
        int terrain = d.terrain[half];
        if (half && c->is_alike) zones[1] = zones[0];
        else if (!(p->grown >> terrain & 1)) zones[half] = NAME(zones_of)(p->atlas, terrain, d.crowns[half]);
        else {
            NAME(zone)(NAME(domain_of)(p, terrain), g->open, d.crowns[half], grown + half);
            zones[half] = grown + half;
        }
    }
    NAME(Placements) places = NAME(good_places)(g, d, zones[0]->docked, zones[1]->docked);
    if (!NAME(is_any)(&places)) return NAME(bonuses)(g->box, g->placed, rules);
    int harmony = rules->harmony && 2 * g->placed + 3 == GRID * GRID ? 5 : 0, best = -1;
    floor -= harmony;
    if (p->centring.row | p->centring.column) {
        NAME(Placements) centring = NAME(places_among)(&places, p->centring);
        if (NAME(is_any)(&centring)) {
            best = NAME(most_in)(c, &centring, domain, zones, floor - 10);
            if (best >= 0) best += 10;
            floor = best >= floor ? best + 1 : floor;
        }
    }
    int most = NAME(most_in)(c, &places, domain, zones, floor);
    return (most > best ? most : best) + harmony;
}
