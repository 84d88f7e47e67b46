/* The search for the best place of a domino: what its squares gain where. Included once for each size
   of kingdom, after estate.inc.h and ground.inc.h. */

#define JOINT ((uint32_t)1 << 31)

/* Cells where a square joins the same territories, and so gains the same. */
typedef struct {
    WORD where;
    uint32_t touched;    /* the territories, as bits; JOINT for a union */
    int squares, crowns; /* that they have together */
    int merged;          /* what is gained by their becoming one */
} NAME(Zone);

#define MOST_ZONES (MOST_TERRITORIES + GRID * GRID + 4 * GRID)

/* The zones of one terrain. */
typedef struct {
    WORD docked;      /* the cells where a square of it has a neighbour to match (R10) */
    WORD once, twice; /* the open cells where it joins one territory or more, two or more */
    uint32_t open;    /* the territories that it can join, as bits */
    int count;
    NAME(Zone) of[MOST_ZONES];
} NAME(Zones);

/* What a square with some crowns gains in a zone. */
INLINE int NAME(gain_in)(const NAME(Zone) *z, int crowns)
{
    return z->merged + z->crowns + crowns * (z->squares + 1);
}

INLINE NAME(Zone) NAME(zone_of)(const NAME(Domain) *domain, WORD where, uint32_t touched)
{
    NAME(Joint) j = NAME(join)(domain, touched, 0, 0, 0);
    return (NAME(Zone)){where, touched, j.squares, j.crowns, j.gain};
}

/* Sort the open cells by the territories that a square would join. */
INLINE void NAME(zone)(const NAME(Domain) *domain, WORD open, NAME(Zones) *zones)
{
    WORD once = domain->once, twice = domain->twice;
    NAME(Zone) *next = zones->of;
    zones->open = 0;
    for (int i = 0; i < domain->count; i++) {
        const NAME(Territory) *t = domain->of + i;
        *next = (NAME(Zone)){t->rim & ~twice & open, (uint32_t)1 << i, t->squares, t->crowns, 0};
        next += next->where != 0;
        zones->open |= (uint32_t)((t->rim & open) != 0) << i;
    }
    for (WORD left = twice & open; left; left &= left - 1)
        *next++ = NAME(zone_of)(domain, left & -left, NAME(touched)(domain, left & -left));
    /* Where it is alone. What is not open now may be soon. */
    *next++ = (NAME(Zone)){~once, 0, 0, 0, 0};
    zones->count = (int)(next - zones->of);
    zones->docked = once | NAME(beside)(1);
    zones->once = once & open;
    zones->twice = twice & open;
}

/* A territory that is still to be: what squares laid together, beside `fresh`, make of a zone. */
typedef struct {
    WORD fresh;
    uint32_t touched;
    int squares, crowns;
} NAME(Union);

/* The zones once a union is made. */
INLINE void NAME(rezone)(
    const NAME(Zones) *before, const NAME(Domain) *domain, const NAME(Union) *u, NAME(Zones) *after)
{
    NAME(Zone) *next = after->of + 1;
    WORD alone = 0;
    for (int i = 0; i < before->count; i++) {
        const NAME(Zone) *z = before->of + i;
        uint32_t others = z->touched & ~u->touched;
        WORD within = z->where & (others == z->touched ? u->fresh : ~(WORD)0);
        *next = *z;
        next->where ^= within;
        next += next->where != 0;
        if (others && within) {
            NAME(Joint) more = NAME(join)(domain, others, 0, u->squares, u->crowns);
            *next++ = (NAME(Zone)){
                within, others | JOINT, more.squares, more.crowns,
                (more.gain - u->squares * u->crowns)};
        } else {
            alone |= within;
        }
    }
    after->of[0] = (NAME(Zone)){alone, JOINT, u->squares, u->crowns, 0};
    after->count = (int)(next - after->of);
    after->docked = before->docked | u->fresh;
}

/* The zones of a kingdom, by terrain: those that somebody asks for. */
typedef struct {
    const NAME(Estate) *estate;
    NAME(Zones) zones[6];
} NAME(Atlas);

INLINE void NAME(make_atlas)(NAME(Atlas) *a, const NAME(Estate) *e, WORD open, unsigned terrains)
{
    a->estate = e;
    for (; terrains; terrains &= terrains - 1) {
        int terrain = __builtin_ctz(terrains);
        NAME(zone)(e->domains + terrain, open, a->zones + terrain);
    }
}

/* The places of a domino among some pairs of cells. */
INLINE NAME(Placements) NAME(places)(NAME(Pairs) pairs, Piece d, WORD first, WORD second)
{
    WORD turned = (WORD)d.is_double - 1; /* a double lies two ways, not four */
    return (NAME(Placements)){{
        pairs.row & (first | NAME(rotate)(second, BITS - 1)),
        pairs.row & (second | NAME(rotate)(first, BITS - 1)) & turned,
        pairs.column & (first | NAME(rotate)(second, BITS - STRIDE)),
        pairs.column & (second | NAME(rotate)(first, BITS - STRIDE)) & turned,
    }};
}

INLINE int NAME(is_any)(const NAME(Placements) *p)
{
    return (p->lays[0] | p->lays[1] | p->lays[2] | p->lays[3]) != 0;
}

INLINE int NAME(is_same)(const NAME(Placements) *p, const NAME(Placements) *q)
{
    return !((p->lays[0] ^ q->lays[0]) | (p->lays[1] ^ q->lays[1]) | (p->lays[2] ^ q->lays[2])
             | (p->lays[3] ^ q->lays[3]));
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

/* The best places of a domino, and what it gains there, or -1. */
typedef struct {
    NAME(Placements) places;
    int gain;
} NAME(Finest);

/* The most that a domino of two terrains gains in some places, if that is no less than the floor; what its
   squares gain adds up. */
INLINE NAME(Finest) NAME(finest_mixed)(
    const NAME(Placements) *p, Piece d, const NAME(Zones) *first, const NAME(Zones) *second, int floor)
{
    NAME(Finest) finest = {.gain = -1};
    for (const NAME(Zone) *one = first->of; one < first->of + first->count; one++) {
        int gain_of_one = NAME(gain_in)(one, d.crowns[0]);
        for (const NAME(Zone) *two = second->of; two < second->of + second->count; two++) {
            int gain = gain_of_one + NAME(gain_in)(two, d.crowns[1]);
            if (gain < floor) continue;
            NAME(Placements) here = NAME(places_in)(p, one->where, two->where);
            if (!NAME(is_any)(&here)) continue;
            finest = (NAME(Finest)){here, gain};
            floor = gain + 1;
        }
    }
    return finest;
}

/* What two squares of one terrain gain in zones. */
INLINE int NAME(gain_of_alike)(
    const NAME(Zone) *one, const NAME(Zone) *two, int crowns, const NAME(Domain) *domain, const NAME(Union) *j)
{
    uint32_t touched = one->touched | two->touched;
    const NAME(Zone) *all = touched == one->touched ? one : two;
    if (touched == all->touched) return all->merged + 2 * all->crowns + crowns * (all->squares + 2);
    int is_joint = (touched & JOINT) != 0, squares = is_joint ? j->squares : 0, known = is_joint ? j->crowns : 0;
    uint32_t others = is_joint ? touched & ~(j->touched | JOINT) : touched;
    return NAME(join)(domain, others, 0, squares + 2, known + crowns).gain - squares * known;
}

/* The same for a domino of one terrain: its squares join the same territories. */
INLINE NAME(Finest) NAME(finest_alike)(
    const NAME(Placements) *p, int crowns, const NAME(Zones) *zones, const NAME(Domain) *domain,
    const NAME(Union) *j, int floor)
{
    NAME(Finest) finest = {.gain = -1};
    const NAME(Zone) *end = zones->of + zones->count;
    for (const NAME(Zone) *one = zones->of; one < end; one++)
        for (const NAME(Zone) *two = zones->of; two < end; two++) {
            NAME(Placements) here = NAME(places_in)(p, one->where, two->where);
            if (!NAME(is_any)(&here)) continue;
            int gain = NAME(gain_of_alike)(one, two, crowns, domain, j);
            if (gain < floor) continue;
            finest = (NAME(Finest)){here, gain};
            floor = gain + 1;
        }
    return finest;
}

/* What a kingdom is, or would be with a domino more. */
typedef struct {
    NAME(Ground) ground;
    NAME(Pairs) centring;
    const NAME(Atlas) *atlas; /* of the kingdom as it is */
    unsigned grown;        /* the terrains, as bits, that are not as the atlas has them, */
    int first;             /* the first of them, */
    NAME(Union) unions[2]; /* what the domino makes of them, */
    NAME(Zones) zones[2];  /* and what that makes of their zones */
} NAME(Prospect);

INLINE const NAME(Zones) *NAME(prospective_zones)(const NAME(Prospect) *p, int terrain)
{
    return p->grown >> terrain & 1 ? p->zones + (terrain != p->first) : p->atlas->zones + terrain;
}

INLINE NAME(Finest) NAME(finest_of)(
    Piece d, const NAME(Prospect) *in, const NAME(Placements) *p, const NAME(Zones) *first,
    const NAME(Zones) *second, int floor)
{
    if (!is_alike(d)) return NAME(finest_mixed)(p, d, first, second, floor);
    const NAME(Domain) *domain = in->atlas->estate->domains + d.terrain[0];
    const NAME(Union) *j = in->unions + (d.terrain[0] != in->first);
    return NAME(finest_alike)(p, d.crowns[0] + d.crowns[1], first, domain, j, floor);
}

/* What a domino gains in its best place, bonuses included; if that is less than the floor, anything
   that is. A domino that fits nowhere gains nothing. */
CLONED static int NAME(best_gain)(Piece d, const NAME(Prospect) *p, const Rules *rules, int floor)
{
    const NAME(Ground) *g = &p->ground;
    const NAME(Zones) *first = NAME(prospective_zones)(p, d.terrain[0]);
    const NAME(Zones) *second = NAME(prospective_zones)(p, d.terrain[1]);
    NAME(Placements) places = NAME(good_places)(g, d, first->docked, second->docked);
    if (!NAME(is_any)(&places)) return NAME(bonuses)(g->box, g->placed, rules);
    int harmony = rules->harmony && 2 * g->placed + 3 == GRID * GRID ? 5 : 0, best = -1;
    floor -= harmony;
    if (p->centring.row | p->centring.column) {
        NAME(Placements) centring = NAME(places_among)(&places, p->centring);
        if (NAME(is_any)(&centring)) {
            best = NAME(finest_of)(d, p, &centring, first, second, floor - 10).gain;
            if (best >= 0) best += 10;
            floor = best >= floor ? best + 1 : floor;
            if (NAME(is_same)(&centring, &places)) return best + harmony;
        }
    }
    int most = NAME(finest_of)(d, p, &places, first, second, floor).gain;
    return (most > best ? most : best) + harmony;
}
