/* A turn of greedy play: what there is to place and to claim, the placements sorted by what they join, and no
   less than what each of them can be worth. Included once for each size of kingdom, after search.inc.h.

   Only gains are compared: the points that a kingdom has already are the same for every choice. */

/* Placements that join the same territories, and so gain the same. */
typedef struct {
    NAME(Placements) left;      /* those that were not looked at yet */
    const NAME(Zone) *zones[2]; /* of its squares; of a domino of one terrain, the first is that of both */
    NAME(Zone) both;            /* which may be made of two */
    int count, gain;
    int ceilings[LINE]; /* no less than what each claim can gain after them, bonuses aside */
    int ceiling;        /* no less than what one of them is worth with the best claim */
} NAME(Group);

#define MOST_GROUPS (8 * GRID * GRID + 1) /* a placement has a square beside the kingdom */

typedef struct {
    const Rules *rules;
    NAME(Prospect) now;
    const NAME(Zones) *zones;   /* of the kingdom as it is, by terrain */
    WORD hope;                  /* the cells that may be open after the placement */
    const Piece *domino;        /* to be placed */
    uint8_t squares, crowns[2]; /* of each of its halves; if they are alike, the first stands for both */
    uint8_t halves;             /* those whose terrain claims have too, as bits */
    unsigned doubled;           /* the terrains that claims have on both squares */
    int harmony;                /* that is in sight (R15) */
    int claim_count, bond_count, group_count;
    int highest, left; /* the highest ceiling of a group, and how many placements have it */
    const Piece *claims[LINE];
    uint8_t at[LINE];            /* where they are on the line */
    int ceilings[LINE], most;    /* what each gains, as the kingdom is, in places sound or not, and the most of it */
    uint8_t bonds[2 * LINE + 1]; /* their squares that have a terrain of the domino: 2 * claim + square */
    NAME(Group) groups[MOST_GROUPS];
} NAME(Turn);

/* Begin a turn with the claims that are free, and a domino of these terrains to place. */
INLINE void NAME(begin)(
    NAME(Turn) *turn, const NAME(Kingdom) *k, NAME(Estate) *e, unsigned terrains, const uint8_t *line,
    unsigned free, const Rules *rules)
{
    turn->rules = rules;
    turn->claim_count = 0;
    for (; free; free &= free - 1) {
        int at = __builtin_ctz(free);
        const Piece *claim = PIECES + line[at];
        turn->at[turn->claim_count] = (uint8_t)at;
        turn->claims[turn->claim_count++] = claim;
        terrains |= claim->terrains;
    }
    if (e->ground.occupied != k->occupied) e->ground = NAME(ground)(k->occupied, k->box, k->placed, rules);
    turn->now.ground = e->ground;
    turn->now.centring = NAME(centring_pairs)(k->box, rules);
    turn->now.estate = e;
    turn->now.first = 0;
    const NAME(Zones) *zones = turn->zones = e->zones;
    const NAME(Zones) *all[6] = {zones, zones + 1, zones + 2, zones + 3, zones + 4, zones + 5};
    memcpy(turn->now.zones, all, sizeof all);
    NAME(find_zones)(e, turn->now.ground.open, terrains);
}

/* Find out what the claims gain as the kingdom is, and which squares of them have a terrain of the domino; of a
   claim of one terrain, the first tells. */
INLINE void NAME(compare_claims)(NAME(Turn) *turn)
{
    const Piece *d = turn->domino;
    NAME(Pairs) fit = NAME(pairs_within)(turn->now.ground.open);
    unsigned all = 0, doubled = 0;
    int bonds = 0, most = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        const Piece *c = turn->claims[i];
        const NAME(Zones) *first = turn->zones + c->terrain[0], *second = turn->zones + c->terrain[1];
        NAME(Pairs) docked = NAME(docked_pairs)(fit, first->docked | second->docked);
        int gain = NAME(most_of)(c, &turn->now, docked, first, second);
        turn->ceilings[i] = gain;
        most = larger(most, gain);
        all |= c->terrains;
        doubled |= c->terrains & -(unsigned)c->is_alike;
        turn->bonds[bonds] = (uint8_t)(2 * i);
        bonds += d->terrains >> c->terrain[0] & 1;
        turn->bonds[bonds] = (uint8_t)(2 * i + 1);
        bonds += d->terrains >> c->terrain[1] & !c->is_alike;
    }
    turn->most = most;
    turn->bond_count = bonds;
    turn->doubled = doubled;
    turn->halves = (uint8_t)((all >> d->terrain[0] & 1) | (all >> d->terrain[1] & !d->is_alike) << 1);
}

/* The cells of a group's first squares, or of the second ones. */
INLINE WORD NAME(squares)(const NAME(Placements) *p, int half)
{
    return p->lays[half] | NAME(rotate)(p->lays[1 - half], 1) | p->lays[2 + half]
         | NAME(rotate)(p->lays[3 - half], STRIDE);
}

/* What a half of the domino makes on these cells, or both if they are alike. */
INLINE NAME(Union) NAME(unite)(const NAME(Turn) *turn, const NAME(Group) *group, int half, WORD cells)
{
    const NAME(Zone) *z = group->zones[half];
    return (NAME(Union)){
        NAME(beside)(cells), z->touched, z->squares + turn->squares, z->crowns + turn->crowns[half]};
}

/* What a square of a claim can join at most, if it joins what a half of the domino has joined. */
typedef struct {
    WORD around;         /* where the claim's other square is then */
    int squares, crowns; /* as those of a zone */
    int merged;          /* what is gained by their becoming one */
} NAME(Outlook);

/* There is one for each half of the domino, and one for a square with the terrain of neither. */
#define NEITHER 2
#define NEVER ((NAME(Outlook)){.merged = -(1 << 20)})

INLINE void NAME(widen)(NAME(Outlook) *o, const NAME(Union) *u, const NAME(Domain) *domain, uint32_t others)
{
    NAME(Joint) j = NAME(join)(domain, others, u->squares, u->crowns);
    int merged = j.gain - u->squares * u->crowns;
    o->squares = larger(o->squares, j.squares);
    o->crowns = larger(o->crowns, j.crowns);
    o->merged = larger(o->merged, merged);
}

INLINE NAME(Outlook) NAME(look_out)(const NAME(Turn) *turn, const NAME(Group) *group, int half)
{
    int terrain = turn->domino->terrain[half];
    const NAME(Domain) *domain = turn->now.estate->domains + terrain;
    const NAME(Zones) *zones = turn->zones + terrain;
    const NAME(Zone) *z = group->zones[half];
    WORD cells = NAME(squares)(&group->left, half);
    if (turn->domino->is_alike) cells |= NAME(squares)(&group->left, 1);
    NAME(Union) u = NAME(unite)(turn, group, half, cells);
    NAME(Outlook) o = {0, u.squares, u.crowns, 0};
    WORD rim = u.fresh | (z->touched ? z->where : 0);
    WORD meeting = (domain->twice | (u.fresh & domain->once & ~z->where)) & turn->hope;
    for (int i = 0; meeting && i < zones->count; i++) {
        const NAME(Zone) *with = zones->of + i;
        WORD where = with->where & (with->touched & z->touched ? ~(WORD)0 : u.fresh) & turn->hope;
        rim |= where;
        if (where && with->touched & ~z->touched) NAME(widen)(&o, &u, domain, with->touched & ~z->touched);
    }
    /* One square joins what meets on a cell, two may join all there is. */
    if (turn->doubled >> terrain & 1)
        NAME(widen)(&o, &u, domain, NAME(touched)(domain, turn->now.ground.open) & ~z->touched);
    o.around = NAME(beside)(rim & turn->hope) & turn->hope;
    return o;
}

/* What a square, or two, with some crowns gain there. */
INLINE int NAME(gain_there)(const NAME(Outlook) *o, int squares, int crowns)
{
    return o->merged + squares * o->crowns + crowns * (o->squares + squares);
}

/* No less than what a claim gains if a square of it joins what the domino has joined. */
INLINE int NAME(gain_by)(const NAME(Turn) *turn, int bond, const NAME(Outlook) *outlooks)
{
    const Piece *c = turn->claims[bond >> 1];
    int square = bond & 1, other = c->terrain[!square], first = turn->domino->terrain[0];
    const NAME(Outlook) *o = outlooks + (c->terrain[square] != first);
    if (c->is_alike) return NAME(gain_there)(o, 2, c->crowns[0] + c->crowns[1]);
    int most = NAME(most_on)(o->around, turn->zones + other, c->crowns[!square]);
    int half = turn->domino->terrains >> other & 1 ? other != first : NEITHER;
    int there = NAME(gain_there)(outlooks + half, 1, c->crowns[!square]);
    return NAME(gain_there)(o, 1, c->crowns[square]) + larger(there, most);
}

/* Tell no less than what the claims gain after a placement of a group. Unless a square of a claim joins what the
   domino has joined, it gains what it could have before. */
INLINE void NAME(set_ceilings)(NAME(Turn) *turn, NAME(Group) *group)
{
    NAME(Outlook) outlooks[3];
    int best = turn->most;
    memcpy(group->ceilings, turn->ceilings, sizeof group->ceilings);
    if (turn->halves & 1) outlooks[0] = NAME(look_out)(turn, group, 0);
    if (turn->halves & 2) outlooks[1] = NAME(look_out)(turn, group, 1);
    outlooks[NEITHER] = NEVER;
    for (int i = 0; i < turn->bond_count; i++) {
        int gain = NAME(gain_by)(turn, turn->bonds[i], outlooks), *ceiling = group->ceilings + (turn->bonds[i] >> 1);
        *ceiling = larger(*ceiling, gain);
        best = larger(best, gain);
    }
    group->ceiling = group->gain + best + turn->harmony;
}

/* Make a group of some placements, if there are any. */
INLINE void NAME(add_group)(
    NAME(Turn) *turn, NAME(Placements) places, const NAME(Zone) *first, const NAME(Zone) *second, int gain)
{
    NAME(Group) *group = turn->groups + turn->group_count;
    group->left = places;
    group->zones[0] = first;
    group->zones[1] = second;
    group->count = NAME(count_placements)(&places);
    group->gain = gain;
    turn->group_count += group->count > 0;
}

/* Sort the placements of a domino of two terrains by the zones that they have their squares in. */
INLINE void NAME(group_mixed)(NAME(Turn) *turn, const NAME(Placements) *places)
{
    const Piece *d = turn->domino;
    const NAME(Zones) *first = turn->zones + d->terrain[0], *second = turn->zones + d->terrain[1];
    for (const NAME(Zone) *one = first->of; one < first->of + first->count; one++) {
        int gain = NAME(gain_in)(one, d->crowns[0]);
        for (const NAME(Zone) *two = second->of; two < second->of + second->count; two++)
            NAME(add_group)(
                turn, NAME(places_in)(places, one->where, two->where), one, two,
                gain + NAME(gain_in)(two, d->crowns[1]));
    }
}

/* Make a group of the placements of a domino of one terrain that have a square in each of two zones. */
SELDOM void NAME(group_across)(
    NAME(Turn) *turn, const NAME(Placements) *places, const NAME(Zone) *one, const NAME(Zone) *two)
{
    const NAME(Domain) *domain = turn->now.estate->domains + turn->domino->terrain[0];
    NAME(Zone) *both = &turn->groups[turn->group_count].both;
    NAME(Placements) here = NAME(places_in)(places, one->where, two->where);
    NAME(Placements) turned = NAME(places_in)(places, two->where, one->where);
    for (int lay = 0; lay < 4; lay++) here.lays[lay] |= turned.lays[lay];
    *both = NAME(zone_of)(domain, one->where | two->where, one->touched | two->touched);
    NAME(add_group)(turn, here, both, both, NAME(gain_of_two)(both, turn->crowns[0]));
}

/* Sort the placements of a domino of one terrain: a square that is alone joins what the other does. */
INLINE void NAME(group_alike)(NAME(Turn) *turn, const NAME(Placements) *places)
{
    int crowns = turn->crowns[0];
    const NAME(Zones) *zones = turn->zones + turn->domino->terrain[0];
    const NAME(Zone) *alone = zones->of, *end = zones->of + zones->count;
    NAME(Pairs) apart = NAME(pairs_within)(alone->where);
    NAME(add_group)(turn, NAME(places_among)(places, apart), alone, alone, NAME(gain_of_two)(alone, crowns));
    for (const NAME(Zone) *one = alone + 1; one < end; one++) {
        NAME(Pairs) here = NAME(pairs_within)(one->where | alone->where);
        here = (NAME(Pairs)){here.row & ~apart.row, here.column & ~apart.column};
        NAME(add_group)(turn, NAME(places_among)(places, here), one, one, NAME(gain_of_two)(one, crowns));
        for (const NAME(Zone) *two = one + 1; two < end; two++) NAME(group_across)(turn, places, one, two);
    }
}

/* Find out which groups promise most. */
INLINE void NAME(weigh)(NAME(Turn) *turn)
{
    turn->highest = -1;
    turn->left = 0;
    for (int i = 0; i < turn->group_count; i++) {
        int ceiling = turn->groups[i].ceiling | -(turn->groups[i].count == 0);
        turn->highest = larger(turn->highest, ceiling);
    }
    for (int i = 0; i < turn->group_count; i++)
        turn->left += turn->groups[i].count & -(turn->groups[i].ceiling == turn->highest);
}

/* Those that may win the Middle Kingdom (R15) promise more: they become groups of their own. */
INLINE void NAME(split_groups)(NAME(Turn) *turn)
{
    Box box = turn->now.ground.box;
    NAME(Pairs) pairs = turn->claim_count ? NAME(promising_pairs)(box, turn->rules) : turn->now.centring;
    if (!(pairs.row | pairs.column)) return;
    for (int i = turn->group_count; i--;) {
        NAME(Group) *group = turn->groups + i;
        NAME(Placements) promising = NAME(places_among)(&group->left, pairs);
        if (!NAME(is_any)(&promising)) continue;
        for (int lay = 0; lay < 4; lay++) group->left.lays[lay] ^= promising.lays[lay];
        if (NAME(is_any)(&group->left)) {
            NAME(Group) *apart = turn->groups + turn->group_count++;
            *apart = *group;
            if (group->zones[0] == &group->both) apart->zones[0] = &apart->both;
            group->count -= NAME(count_placements)(&promising);
            group = apart;
        }
        group->left = promising;
        group->count = NAME(count_placements)(&promising);
        group->ceiling += 10;
    }
}

/* The sound places if the box is taken for settled, with the castle at its centre; all, if none is. */
SELDOM NAME(Placements) NAME(settled_places)(const NAME(Turn) *turn, WORD first, WORD second)
{
    const NAME(Ground) *g = &turn->now.ground;
    Box box = {-(GRID / 2), GRID / 2, -(GRID / 2), GRID / 2};
    NAME(Ground) settled = NAME(ground)(g->occupied, box, g->placed, turn->rules);
    NAME(Placements) all = NAME(places)(NAME(pairs_within)(g->open), turn->domino, first, second);
    NAME(Placements) sound = NAME(places_among)(&all, settled.sound);
    return NAME(is_any)(&sound) ? sound : all;
}

/* The good places of the domino. Who doesn't look ahead takes the box for settled, with the castle at its
   centre where that counts, as the authors of greedy placement do. */
INLINE NAME(Placements) NAME(candidates)(const NAME(Turn) *turn, WORD first, WORD second, int looks_ahead)
{
    if (!looks_ahead && turn->rules->middle_kingdom) return NAME(settled_places)(turn, first, second);
    return NAME(good_places)(&turn->now.ground, turn->domino, first, second);
}

/* Sort the placements of the domino into groups. */
INLINE void NAME(sort_placements)(NAME(Turn) *turn, uint8_t number, int looks_ahead)
{
    const Piece *d = turn->domino = PIECES + number;
    const NAME(Ground) *g = &turn->now.ground;
    int placed = g->placed + 1 + (turn->claim_count > 0);
    turn->squares = 1 + d->is_alike;
    turn->crowns[0] = (uint8_t)(d->crowns[0] + (d->crowns[1] & -d->is_alike));
    turn->crowns[1] = d->crowns[1];
    turn->hope = NAME(hope)(g);
    turn->harmony = turn->rules->harmony && 2 * placed + 1 >= GRID * GRID ? 5 : 0;
    NAME(compare_claims)(turn);
    const NAME(Zones) *first = turn->zones + d->terrain[0];
    const NAME(Zones) *second = turn->zones + d->terrain[1];
    NAME(Placements) good = NAME(candidates)(turn, first->docked, second->docked, looks_ahead);
    turn->group_count = 0;
    if (d->is_alike) NAME(group_alike)(turn, &good);
    else NAME(group_mixed)(turn, &good);
    for (int i = 0; i < turn->group_count; i++) NAME(set_ceilings)(turn, turn->groups + i);
    NAME(split_groups)(turn);
    NAME(weigh)(turn);
}
