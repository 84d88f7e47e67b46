/* A turn of greedy play: what there is to place and to claim, the placements sorted by what they join, and no
   less than what each of them can be worth. Included once for each size of kingdom, after search.inc.h.

   Only gains are compared: the points that a kingdom has already are the same for every choice. */

/* Placements that join the same territories, and so gain the same. */
typedef struct {
    NAME(Placements) left;      /* those that were not looked at yet */
    const NAME(Zone) *zones[2]; /* of its squares; of a domino of one terrain, the first is */
    NAME(Zone) both;            /* that of both */
    int gain;
    int ceilings[LINE]; /* no less than what each claim can gain after them, bonuses aside */
    int ceiling;        /* no less than what one of them is worth with the best claim */
} NAME(Group);

#define MOST_GROUPS (8 * GRID * GRID + 1) /* a placement has a square beside the kingdom */

typedef struct {
    const Rules *rules;
    NAME(Prospect) now;
    NAME(Atlas) atlas;
    WORD hope;    /* the cells that may be open after the placement */
    Piece domino; /* to be placed */
    int is_alike;
    unsigned terrains, shared; /* its terrains, as bits, and those of them that claims have too */
    unsigned doubled;          /* the terrains that claims have on both squares */
    int harmony;               /* that is in sight (R15) */
    int claim_count, group_count;
    int highest, left; /* the highest ceiling of a group, and how many placements have it */
    const Piece *claims[LINE];
    unsigned sharing;          /* those that share a terrain with the domino, as bits */
    int ceilings[LINE], most;  /* what each gains, as the kingdom is, in places sound or not, and the most of it */
    NAME(Group) groups[MOST_GROUPS];
} NAME(Turn);

/* Begin a turn with the claims that are free, and a domino of these terrains to place. */
INLINE void NAME(begin)(
    NAME(Turn) *turn, const NAME(Kingdom) *k, const NAME(Estate) *e, unsigned terrains, const uint8_t *line,
    unsigned free, const Rules *rules)
{
    turn->rules = rules;
    turn->claim_count = turn->group_count = turn->left = 0;
    turn->highest = -1;
    for (; free; free &= free - 1) {
        const Piece *claim = PIECES + line[__builtin_ctz(free)];
        turn->claims[turn->claim_count++] = claim;
        terrains |= terrains_of(*claim);
    }
    turn->now.ground = NAME(ground)(k->occupied, k->box, k->placed, rules);
    turn->now.centring = NAME(centring_pairs)(k->box, rules);
    turn->now.estate = e;
    turn->now.first = 0;
    for (int t = 0; t < 6; t++) turn->now.zones[t] = turn->atlas.zones + t;
    NAME(make_atlas)(&turn->atlas, e, turn->now.ground.open, terrains);
}

/* Find the best places of the claims, and which of them share a terrain with the domino. */
INLINE void NAME(compare_claims)(NAME(Turn) *turn)
{
    NAME(Pairs) fit = NAME(pairs_within)(turn->now.ground.open);
    turn->shared = turn->doubled = 0;
    turn->sharing = 0;
    turn->most = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        Piece c = *turn->claims[i];
        const NAME(Zones) *zones = turn->atlas.zones;
        const NAME(Zones) *first = zones + c.terrain[0], *second = zones + c.terrain[1];
        NAME(Pairs) docked = NAME(docked_pairs)(fit, first->docked | second->docked);
        int gain = NAME(most_of)(c, &turn->now, docked, first, second), is_sharing = (terrains_of(c) & turn->terrains) != 0;
        turn->ceilings[i] = gain;
        turn->most = gain > turn->most ? gain : turn->most;
        turn->sharing |= (unsigned)is_sharing << i;
        turn->shared |= terrains_of(c) & turn->terrains;
        if (is_alike(c)) turn->doubled |= terrains_of(c);
    }
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
    int crowns = turn->domino.crowns[half] + (turn->is_alike ? turn->domino.crowns[1] : 0);
    int squares = 1 + turn->is_alike;
    return (NAME(Union)){NAME(beside)(cells), z->touched, z->squares + squares, z->crowns + crowns};
}

/* What a square of a claim can join at most, if it joins what a half of the domino has joined. */
typedef struct {
    WORD around;                 /* where the claim's other square is then */
    int squares, crowns; /* as those of a zone */
    int merged;          /* what is gained by their becoming one */
} NAME(Outlook);

INLINE void NAME(widen)(NAME(Outlook) *o, const NAME(Union) *u, const NAME(Domain) *domain, uint32_t others)
{
    NAME(Joint) j = NAME(join)(domain, others, u->squares, u->crowns);
    int merged = j.gain - u->squares * u->crowns;
    o->squares = j.squares > o->squares ? j.squares : o->squares;
    o->crowns = j.crowns > o->crowns ? j.crowns : o->crowns;
    o->merged = merged > o->merged ? merged : o->merged;
}

INLINE NAME(Outlook) NAME(look_out)(const NAME(Turn) *turn, const NAME(Group) *group, int half)
{
    int terrain = turn->domino.terrain[half], joins_all = turn->doubled >> terrain & 1;
    const NAME(Domain) *domain = turn->atlas.estate->domains + terrain;
    const NAME(Zones) *zones = turn->atlas.zones + terrain;
    const NAME(Zone) *z = group->zones[half];
    WORD cells = NAME(squares)(&group->left, half);
    if (turn->is_alike) cells |= NAME(squares)(&group->left, 1);
    NAME(Union) u = NAME(unite)(turn, group, half, cells);
    NAME(Outlook) o = {0, u.squares, u.crowns, 0};
    WORD rim = u.fresh | (z->touched ? z->where : 0);
    WORD meeting = (zones->twice | (u.fresh & zones->once & ~z->where)) & turn->hope;
    for (int i = 0; meeting && i < zones->count; i++) {
        const NAME(Zone) *with = zones->of + i;
        WORD where = with->where & (with->touched & z->touched ? ~(WORD)0 : u.fresh) & turn->hope;
        rim |= where;
        if (where && with->touched & ~z->touched) NAME(widen)(&o, &u, domain, with->touched & ~z->touched);
    }
    /* One square joins what meets on a cell, two may join all there is. */
    if (joins_all) NAME(widen)(&o, &u, domain, zones->open & ~z->touched);
    o.around = NAME(beside)(rim & turn->hope) & turn->hope;
    return o;
}

/* What a square, or two, with some crowns gain there. */
INLINE int NAME(gain_there)(const NAME(Outlook) *o, int squares, int crowns)
{
    return o->merged + squares * o->crowns + crowns * (o->squares + squares);
}

/* The most that a square with some crowns gains on one of these cells. */
INLINE int NAME(most_on)(WORD cells, const NAME(Zones) *zones, int crowns)
{
    int most = 0;
    for (int i = 0; i < zones->count; i++) {
        int gain = zones->of[i].where & cells ? NAME(gain_in)(zones->of + i, crowns) : 0;
        most = gain > most ? gain : most;
    }
    return most;
}

/* No less than what a claim gains after a placement of a group. Unless a square of it joins what the domino has
   joined, it gains what it could have before. */
INLINE int NAME(ceiling_of)(const NAME(Turn) *turn, int claim, const NAME(Outlook) *outlooks)
{
    Piece c = *turn->claims[claim], d = turn->domino;
    int ceiling = turn->ceilings[claim];
    for (int half = 0; half < 2; half++) {
        int terrain = c.terrain[half], other = c.terrain[!half], crowns = c.crowns[!half], gain;
        if (!(turn->terrains >> terrain & 1)) continue;
        const NAME(Outlook) *o = outlooks + (terrain != d.terrain[0]);
        if (is_alike(c)) {
            gain = NAME(gain_there)(o, 2, c.crowns[0] + c.crowns[1]);
        } else {
            int most = NAME(most_on)(o->around, turn->atlas.zones + other, crowns), there = 0;
            if (turn->terrains >> other & 1)
                there = NAME(gain_there)(outlooks + (other != d.terrain[0]), 1, crowns);
            gain = NAME(gain_there)(o, 1, c.crowns[half]) + (there > most ? there : most);
        }
        ceiling = gain > ceiling ? gain : ceiling;
    }
    return ceiling;
}

INLINE void NAME(weigh)(NAME(Turn) *turn, const NAME(Group) *group)
{
    int count = NAME(count_placements)(&group->left), ceiling = count ? group->ceiling : -1;
    int left = ceiling == turn->highest ? turn->left + count : turn->left;
    turn->left = ceiling > turn->highest ? count : left;
    turn->highest = ceiling > turn->highest ? ceiling : turn->highest;
}

/* Find out which groups promise most. */
INLINE void NAME(weigh_all)(NAME(Turn) *turn)
{
    turn->highest = -1;
    turn->left = 0;
    for (int i = 0; i < turn->group_count; i++) NAME(weigh)(turn, turn->groups + i);
}

INLINE void NAME(set_ceilings)(NAME(Turn) *turn, NAME(Group) *group)
{
    NAME(Outlook) outlooks[2];
    int best = turn->most;
    memcpy(group->ceilings, turn->ceilings, sizeof group->ceilings);
    for (int half = 0; half < 2 - turn->is_alike; half++)
        if (turn->shared >> turn->domino.terrain[half] & 1)
            outlooks[half] = NAME(look_out)(turn, group, half);
    for (unsigned left = turn->sharing; left; left &= left - 1) {
        int i = __builtin_ctz(left), ceiling = NAME(ceiling_of)(turn, i, outlooks);
        group->ceilings[i] = ceiling;
        best = ceiling > best ? ceiling : best;
    }
    group->ceiling = group->gain + best + turn->harmony;
    NAME(weigh)(turn, group);
}

/* Make a group of those places that have their squares in two zones, if there are any. */
INLINE void NAME(add_group)(
    NAME(Turn) *turn, const NAME(Placements) *places, const NAME(Zone) *one, const NAME(Zone) *two)
{
    NAME(Group) *group = turn->groups + turn->group_count;
    Piece d = turn->domino;
    int crowns = d.crowns[0] + d.crowns[1];
    group->left = NAME(places_in)(places, one->where, two->where);
    if (!NAME(is_any)(&group->left)) return;
    turn->group_count++;
    group->zones[0] = one;
    group->zones[1] = two;
    if (turn->is_alike) {
        const NAME(Domain) *domain = turn->atlas.estate->domains + d.terrain[0];
        group->both = NAME(zone_of)(domain, one->where | two->where, one->touched | two->touched);
        group->zones[0] = &group->both;
        group->gain = NAME(gain_of_alike)(&group->both, &group->both, crowns, NULL, NULL);
    } else {
        group->gain = NAME(gain_in)(one, d.crowns[0]) + NAME(gain_in)(two, d.crowns[1]);
    }
    NAME(set_ceilings)(turn, group);
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
            if (turn->is_alike) apart->zones[0] = &apart->both;
            group = apart;
        }
        group->left = promising;
        group->ceiling += 10;
    }
    NAME(weigh_all)(turn);
}

/* The good places of the domino. Who doesn't look ahead takes the box for settled, with the castle at its
   centre where that counts, as the authors of greedy placement do. */
INLINE NAME(Placements) NAME(candidates)(const NAME(Turn) *turn, WORD first, WORD second, int looks_ahead)
{
    const NAME(Ground) *g = &turn->now.ground;
    if (looks_ahead || !turn->rules->middle_kingdom) return NAME(good_places)(g, turn->domino, first, second);
    Box box = {-(GRID / 2), GRID / 2, -(GRID / 2), GRID / 2};
    NAME(Ground) settled = NAME(ground)(g->occupied, box, g->placed, turn->rules);
    NAME(Placements) all = NAME(places)(NAME(pairs_within)(g->open), turn->domino, first, second);
    NAME(Placements) sound = NAME(places_among)(&all, settled.sound);
    return NAME(is_any)(&sound) ? sound : all;
}

/* Sort the placements of the domino into groups. */
INLINE void NAME(sort_placements)(NAME(Turn) *turn, uint8_t number, int looks_ahead)
{
    Piece d = turn->domino = PIECES[number];
    const NAME(Ground) *g = &turn->now.ground;
    int placed = g->placed + 1 + (turn->claim_count > 0);
    turn->is_alike = is_alike(d);
    turn->terrains = terrains_of(d);
    turn->hope = NAME(hope)(g);
    turn->harmony = turn->rules->harmony && 2 * placed + 1 >= GRID * GRID ? 5 : 0;
    NAME(compare_claims)(turn);
    const NAME(Zones) *first = turn->atlas.zones + d.terrain[0];
    const NAME(Zones) *second = turn->atlas.zones + d.terrain[1];
    NAME(Placements) good = NAME(candidates)(turn, first->docked, second->docked, looks_ahead);
    for (int i = 0; i < first->count; i++)
        for (int j = 0; j < second->count; j++)
            NAME(add_group)(turn, &good, first->of + i, second->of + j);
    NAME(split_groups)(turn);
}
