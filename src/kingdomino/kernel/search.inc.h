/* The search for the best place of a domino: what its squares gain where. Included once for each size
   of kingdom, after estate.inc.h and ground.inc.h. */

/* What a square with some crowns gains in a zone. */
INLINE int NAME(gain_in)(const NAME(Zone) *z, int crowns)
{
    return z->bare + crowns * (z->squares + 1);
}

INLINE NAME(Zone) NAME(new_zone)(WORD where, uint32_t touched, int squares, int crowns, int merged)
{
    return (NAME(Zone)){where, touched, squares, crowns, merged + crowns};
}

INLINE NAME(Zone) NAME(zone_of)(const NAME(Domain) *domain, WORD where, uint32_t touched)
{
    NAME(Joint) j = NAME(join)(domain, touched, 0, 0);
    return NAME(new_zone)(where, touched, j.squares, j.crowns, j.gain);
}

/* Sort the open cells by the territories that a square would join. Most terrains have no territory or one: with
   a place for it in any case, though it may be empty, there are two zones as a rule, which is easy to foresee. */
INLINE void NAME(zone)(const NAME(Domain) *domain, WORD open, NAME(Zones) *zones)
{
    WORD twice = domain->twice & open, sole = domain->once & open & ~twice;
    NAME(Zone) *next = zones->of;
    /* Where it is alone. What is not open now may be soon. */
    *next++ = NAME(new_zone)(~domain->once, 0, 0, 0, 0);
    int i = 0;
    do {
        const NAME(Territory) *t = domain->of + i;
        WORD where = t->rim & sole;
        *next = NAME(new_zone)(where, (uint32_t)1 << i, t->squares, t->crowns, 0);
        next += where != 0;
    } while (++i < domain->count);
    for (WORD left = twice; left; left &= left - 1)
        *next++ = NAME(zone_of)(domain, left & -left, NAME(touched)(domain, left & -left));
    zones->count = larger(2, (int)(next - zones->of));
    zones->docked = domain->once | NAME(beside)(1);
}

/* A territory that is still to be: what squares laid together, beside `fresh`, make of a zone. */
typedef struct {
    WORD fresh;
    uint32_t touched;
    int squares, crowns;
} NAME(Union);

/* What a union makes of some territories that it meets: all become one. */
INLINE NAME(Zone) NAME(met)(const NAME(Domain) *domain, const NAME(Union) *u, WORD where, uint32_t others)
{
    NAME(Joint) j = NAME(join)(domain, others, u->squares, u->crowns);
    return NAME(new_zone)(where, others | JOINT, j.squares, j.crowns, j.gain - u->squares * u->crowns);
}

/* The zones once a union is made. */
INLINE void NAME(rezone)(
    const NAME(Zones) *before, const NAME(Domain) *domain, const NAME(Union) *u, NAME(Zones) *after)
{
    NAME(Zone) *next = after->of + 2;
    WORD alone = before->of[0].where, joined = alone & u->fresh;
    after->of[0] = NAME(new_zone)(alone ^ joined, 0, 0, 0, 0);
    for (int i = 1; i < before->count; i++) {
        const NAME(Zone) *z = before->of + i;
        uint32_t others = z->touched & ~u->touched;
        WORD within = z->where & (u->fresh | -(WORD)(others != z->touched)), met = within & -(WORD)(others != 0);
        *next = *z;
        next->where ^= within;
        next += next->where != 0;
        if (met) *next++ = NAME(met)(domain, u, met, others);
        joined |= within ^ met;
    }
    after->of[1] = NAME(new_zone)(joined, JOINT, u->squares, u->crowns, 0);
    after->count = (int)(next - after->of);
    after->docked = before->docked | u->fresh;
}

/* Find the zones of some terrains, where they are not known. Known ones may have cells that are not open any more,
   and lack none: a cell beside a territory that is not open will never be. */
INLINE void NAME(find_zones)(NAME(Estate) *e, WORD open, unsigned terrains)
{
    for (unsigned left = terrains & ~e->zoned; left; left &= left - 1) {
        int terrain = __builtin_ctz(left);
        NAME(zone)(e->domains + terrain, open, e->zones + terrain);
    }
    e->zoned |= terrains;
}

/* The places of a domino among some pairs of cells. */
INLINE NAME(Placements) NAME(places)(NAME(Pairs) pairs, const Piece *d, WORD first, WORD second)
{
    WORD turned = (WORD)d->is_double - 1; /* a double lies two ways, not four */
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

/* The places of a domino on a ground: the sound ones; all, if none is. */
INLINE NAME(Placements) NAME(good_places)(const NAME(Ground) *g, const Piece *d, WORD first, WORD second)
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

/* The pairs where a domino has a neighbour to match (R10), on the one cell or on the other. Which of its squares
   lies there makes no difference to the most that it gains: beside its own terrain a square gains no less. */
INLINE NAME(Pairs) NAME(docked_pairs)(NAME(Pairs) pairs, WORD docked)
{
    return NAME(in_both)(pairs, NAME(pairs_touching)(docked));
}

/* The cells that make a pair with one of these. */
INLINE WORD NAME(partners)(NAME(Pairs) pairs, WORD cells)
{
    return (pairs.row & NAME(rotate)(cells, BITS - 1)) | NAME(rotate)(pairs.row & cells, 1)
         | (pairs.column & NAME(rotate)(cells, BITS - STRIDE)) | NAME(rotate)(pairs.column & cells, STRIDE);
}

/* What a square with some crowns gains in a zone, if that has some of these cells. */
INLINE int NAME(gain_on)(WORD cells, const NAME(Zone) *z, int crowns)
{
    return NAME(gain_in)(z, crowns) & -((z->where & cells) != 0); /* no jump that can't be foreseen */
}

/* The most that it gains on one of these cells. */
INLINE int NAME(most_on)(WORD cells, const NAME(Zones) *zones, int crowns)
{
    int most = larger(NAME(gain_on)(cells, zones->of, crowns), NAME(gain_on)(cells, zones->of + 1, crowns));
    for (int i = 2; i < zones->count; i++) most = larger(most, NAME(gain_on)(cells, zones->of + i, crowns));
    return most;
}

/* The most that a domino of two terrains gains on some pairs; what its squares gain adds up. */
INLINE int NAME(most_of_mixed)(
    NAME(Pairs) pairs, const Piece *d, const NAME(Zones) *first, const NAME(Zones) *second)
{
    int most = 0;
    for (const NAME(Zone) *one = first->of; one < first->of + first->count; one++) {
        WORD near = NAME(partners)(pairs, one->where);
        int gain = NAME(gain_in)(one, d->crowns[0]) + NAME(most_on)(near, second, d->crowns[1]);
        most = larger(most, gain & -(near != 0));
    }
    return most;
}

/* What two squares of one terrain gain in a zone. */
INLINE int NAME(gain_of_two)(const NAME(Zone) *z, int crowns)
{
    return z->bare + z->crowns + crowns * (z->squares + 2);
}

/* What they gain in two zones, where each joins territories of its own. */
SELDOM int NAME(gain_across)(
    const NAME(Zone) *one, const NAME(Zone) *two, int crowns, const NAME(Domain) *domain, const NAME(Union) *j)
{
    uint32_t touched = one->touched | two->touched;
    int is_joint = (touched & JOINT) != 0, squares = is_joint ? j->squares : 0, known = is_joint ? j->crowns : 0;
    uint32_t others = is_joint ? touched & ~(j->touched | JOINT) : touched;
    return NAME(join)(domain, others, squares + 2, known + crowns).gain - squares * known;
}

/* The same for a domino of one terrain: its squares join the same territories. */
INLINE int NAME(most_of_alike)(
    NAME(Pairs) pairs, int crowns, const NAME(Zones) *zones, const NAME(Domain) *domain, const NAME(Union) *j)
{
    int most = 0;
    const NAME(Zone) *alone = zones->of, *end = zones->of + zones->count;
    for (const NAME(Zone) *one = alone; one < end; one++) {
        WORD near = NAME(partners)(pairs, one->where);
        int fits = (near & (one->where | alone->where)) != 0, gain = NAME(gain_of_two)(one, crowns) & -fits;
        most = larger(most, gain);
        for (const NAME(Zone) *two = one + 1; one > alone && two < end; two++) {
            gain = near & two->where ? NAME(gain_across)(one, two, crowns, domain, j) : 0;
            most = larger(most, gain);
        }
    }
    return most;
}

/* What a kingdom is, or would be with a domino more. */
typedef struct {
    NAME(Ground) ground;
    NAME(Pairs) centring;
    const NAME(Estate) *estate;  /* of the kingdom as it is */
    const NAME(Zones) *zones[6]; /* by terrain: those of the estate, or what the domino makes of them */
    int first;                   /* the terrain of the domino's first square */
    NAME(Union) unions[2];
    NAME(Zones) made[2];
} NAME(Prospect);

/* The most that a domino gains on some pairs, bonuses aside. */
INLINE int NAME(most_of)(
    const Piece *d, const NAME(Prospect) *in, NAME(Pairs) pairs, const NAME(Zones) *first, const NAME(Zones) *second)
{
    if (!d->is_alike) return NAME(most_of_mixed)(pairs, d, first, second);
    const NAME(Domain) *domain = in->estate->domains + d->terrain[0];
    const NAME(Union) *j = in->unions + (d->terrain[0] != in->first);
    return NAME(most_of_alike)(pairs, d->crowns[0] + d->crowns[1], first, domain, j);
}

/* What a domino gains in its best place, bonuses included. A domino that fits nowhere gains nothing. */
INLINE int NAME(best_gain)(const Piece *d, const NAME(Prospect) *p, const Rules *rules)
{
    const NAME(Ground) *g = &p->ground;
    const NAME(Zones) *first = p->zones[d->terrain[0]];
    const NAME(Zones) *second = p->zones[d->terrain[1]];
    WORD docked = first->docked | second->docked;
    NAME(Pairs) pairs = NAME(docked_pairs)(g->sound, docked);
    if (!(pairs.row | pairs.column)) pairs = NAME(docked_pairs)(NAME(pairs_within)(g->open), docked);
    if (!(pairs.row | pairs.column)) return NAME(bonuses)(g->box, g->placed, rules);
    int harmony = rules->harmony && 2 * g->placed + 3 == GRID * GRID ? 5 : 0, best = 0;
    NAME(Pairs) centring = NAME(in_both)(pairs, p->centring);
    for (int bonus = centring.row | centring.column ? 10 : 0;; bonus = 0) {
        best = larger(best, bonus + NAME(most_of)(d, p, bonus ? centring : pairs, first, second));
        if (!bonus) return best + harmony;
    }
}
