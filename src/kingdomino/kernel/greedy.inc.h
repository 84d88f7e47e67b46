/* Greedy play: what to place and what to claim for the most points in sight, as
   kingdomino.bots.greedy. Included once for each size of kingdom, after search.inc.h.

   Only gains are compared: the points that a kingdom has already are the same for every choice. */

typedef struct {
    uint8_t lay, low;
} NAME(Spot);

/* More than a domino has placements: each of the open cells, in each of the four ways. */
#define SPOTS (4 * BITS)

/* Placements that join the same territories, and so gain the same. */
typedef struct {
    NAME(Placements) left; /* those that were not looked at yet */
    NAME(Zone) zones[2];   /* of its squares; of a domino of one terrain, the first is that of both */
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
    uint8_t is_alike, terrains;
    uint8_t shared;   /* its terrains that claims have too, as bits */
    uint8_t doubled;  /* those that claims have on both squares */
    unsigned sharing; /* the claims that have them, as bits */
    int harmony;
    int claim_count, group_count;
    const Piece *claims[LINE];
    NAME(Finest) finest[LINE]; /* the best places of the claims, as the kingdom is, */
    int ceilings[LINE], apart; /* what they gain there, and the most of that */
    NAME(Group) groups[MOST_GROUPS];
} NAME(Turn);

/* Begin a turn with a domino to place, or none, and the claims that are free. */
INLINE void NAME(begin)(
    NAME(Turn) *turn, const NAME(Kingdom) *k, const NAME(Estate) *e, const Piece *domino, const uint8_t *line,
    unsigned free, const Rules *rules)
{
    unsigned terrains = domino ? terrains_of(*domino) : 0;
    turn->rules = rules;
    turn->claim_count = turn->group_count = 0;
    for (; free; free &= free - 1) {
        const Piece *claim = PIECES + line[__builtin_ctz(free)];
        turn->claims[turn->claim_count++] = claim;
        terrains |= terrains_of(*claim);
    }
    turn->now.ground = NAME(ground)(k->occupied, k->box, k->placed, rules);
    turn->now.centring = NAME(centring_pairs)(k->box, rules);
    turn->now.grown = turn->now.first = 0;
    turn->now.atlas = &turn->atlas;
    NAME(make_atlas)(&turn->atlas, e, turn->now.ground.open, terrains);
}

/* Find the best places of the claims, sound or not, and which of them share a terrain with the domino. For the
   others, no placement makes a place better than it is now. */
INLINE void NAME(compare_claims)(NAME(Turn) *turn)
{
    NAME(Pairs) fit = NAME(pairs_within)(turn->now.ground.open);
    turn->shared = turn->doubled = 0;
    turn->sharing = 0;
    turn->apart = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        Piece c = *turn->claims[i];
        const NAME(Zones) *first = turn->atlas.zones + c.terrain[0], *second = turn->atlas.zones + c.terrain[1];
        NAME(Placements) all = NAME(places)(fit, c, first->docked, second->docked);
        turn->finest[i] = NAME(finest_of)(c, &turn->now, &all, first, second, 0);
        int gain = turn->finest[i].gain, is_sharing = (terrains_of(c) & turn->terrains) != 0;
        gain = gain > 0 ? gain : 0; /* a domino that fits nowhere gains nothing */
        turn->ceilings[i] = gain;
        turn->apart = gain > turn->apart ? gain : turn->apart;
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
    const NAME(Zone) *z = group->zones + half;
    int crowns = turn->domino.crowns[half] + (turn->is_alike ? turn->domino.crowns[1] : 0);
    return (NAME(Union)){NAME(beside)(cells), z->touched, z->squares + 1 + turn->is_alike, z->crowns + crowns};
}

/* The most that a square of a claim can join, in one territory, if it is the one that a half of the domino joins. */
typedef struct {
    WORD around;                 /* where the claim's other square is then */
    int squares, crowns, merged; /* as those of a zone */
} NAME(Outlook);

INLINE NAME(Outlook) NAME(look_out)(const NAME(Turn) *turn, const NAME(Group) *group, int half)
{
    int terrain = turn->domino.terrain[half], joins_all = turn->doubled >> terrain & 1;
    const NAME(Domain) *domain = turn->atlas.estate->domains + terrain;
    const NAME(Zones) *zones = turn->atlas.zones + terrain;
    const NAME(Zone) *z = group->zones + half;
    WORD cells = NAME(squares)(&group->left, half);
    if (turn->is_alike) cells |= NAME(squares)(&group->left, 1);
    NAME(Union) u = NAME(unite)(turn, group, half, cells);
    NAME(Outlook) most = {0, u.squares, u.crowns, 0};
    WORD rim = u.fresh;
    for (int i = 0; i < zones->count; i++) {
        const NAME(Zone) *with = zones->of + i;
        /* Two squares may join all there is, one what meets on a cell. */
        uint32_t others = (joins_all ? zones->open : with->touched) & ~z->touched;
        WORD where = with->where & (with->touched & z->touched ? ~(WORD)0 : u.fresh) & turn->hope;
        rim |= where;
        if (!others || !(joins_all || where)) continue;
        NAME(Joint) j = NAME(join)(domain, others, 0, u.squares, u.crowns);
        int merged = j.gain - u.squares * u.crowns;
        most.squares = j.squares > most.squares ? j.squares : most.squares;
        most.crowns = j.crowns > most.crowns ? j.crowns : most.crowns;
        most.merged = merged > most.merged ? merged : most.merged;
    }
    most.around = NAME(beside)(rim & turn->hope) & turn->hope;
    return most;
}

/* What a square, or two, with some crowns gain there. */
INLINE int NAME(gain_there)(const NAME(Outlook) *o, int squares, int crowns)
{
    return o->merged + squares * o->crowns + crowns * (o->squares + squares);
}

/* No less than what a claim gains after a placement. Unless it joins what the domino joins, it gains what it
   could have before. */
INLINE int NAME(ceiling_of)(const NAME(Turn) *turn, int claim, const NAME(Outlook) *outlooks)
{
    Piece c = *turn->claims[claim];
    int ceiling = turn->ceilings[claim];
    for (int half = 0; half < 2; half++) {
        int terrain = c.terrain[half], other = c.terrain[!half], gain;
        if (!(turn->terrains >> terrain & 1)) continue;
        const NAME(Outlook) *o = outlooks + (terrain != turn->domino.terrain[0]);
        if (is_alike(c)) {
            gain = NAME(gain_there)(o, 2, c.crowns[0] + c.crowns[1]);
        } else {
            const NAME(Zones) *zones = turn->atlas.zones + other;
            int most = 0;
            for (int i = 0; i < zones->count; i++) {
                int more = zones->of[i].where & o->around ? NAME(gain_in)(zones->of + i, c.crowns[!half]) : 0;
                most = more > most ? more : most;
            }
            if (turn->terrains >> other & 1) {
                int more = NAME(gain_there)(outlooks + (other != turn->domino.terrain[0]), 1, c.crowns[!half]);
                most = more > most ? more : most;
            }
            gain = NAME(gain_there)(o, 1, c.crowns[half]) + most;
        }
        ceiling = gain > ceiling ? gain : ceiling;
    }
    return ceiling;
}

INLINE void NAME(set_ceilings)(NAME(Turn) *turn, NAME(Group) *group)
{
    NAME(Outlook) outlooks[2];
    int best = turn->apart;
    memcpy(group->ceilings, turn->ceilings, sizeof group->ceilings);
    for (int half = 0; half < 2 - turn->is_alike; half++)
        if (turn->shared >> turn->domino.terrain[half] & 1) outlooks[half] = NAME(look_out)(turn, group, half);
    for (unsigned left = turn->sharing; left; left &= left - 1) {
        int i = __builtin_ctz(left), ceiling = NAME(ceiling_of)(turn, i, outlooks);
        group->ceilings[i] = ceiling;
        best = ceiling > best ? ceiling : best;
    }
    group->ceiling = group->gain + best + turn->harmony;
}

INLINE void NAME(add_group)(
    NAME(Turn) *turn, const NAME(Placements) *here, const NAME(Zone) *one, const NAME(Zone) *two)
{
    NAME(Group) *group = turn->groups + turn->group_count++;
    Piece d = turn->domino;
    group->left = *here;
    group->zones[0] = *one;
    group->zones[1] = *two;
    if (turn->is_alike) {
        const NAME(Domain) *domain = turn->atlas.estate->domains + d.terrain[0];
        group->zones[0] = NAME(zone_of)(domain, one->where | two->where, one->touched | two->touched);
        group->gain = NAME(gain_of_alike)(group->zones, group->zones, d.crowns[0] + d.crowns[1], NULL, NULL);
    } else {
        group->gain = NAME(gain_in)(one, d.crowns[0]) + NAME(gain_in)(two, d.crowns[1]);
    }
    NAME(set_ceilings)(turn, group);
}

/* Those of a group that may win the Middle Kingdom (R15) promise more: they become a group of their own. */
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
            turn->groups[turn->group_count] = *group;
            group = turn->groups + turn->group_count++;
        }
        group->left = promising;
        group->ceiling += 10;
    }
}

/* The good places of the domino. Who doesn't look ahead takes the box for settled, with the castle at its centre
   where that counts, as the authors of greedy placement do. */
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
    turn->is_alike = (uint8_t)is_alike(d);
    turn->terrains = terrains_of(d);
    turn->hope = NAME(hope)(g);
    turn->harmony = turn->rules->harmony && 2 * placed + 1 >= GRID * GRID ? 5 : 0;
    NAME(compare_claims)(turn);
    const NAME(Zones) *first = turn->atlas.zones + d.terrain[0];
    const NAME(Zones) *second = turn->atlas.zones + d.terrain[1];
    NAME(Placements) good = NAME(candidates)(turn, first->docked, second->docked, looks_ahead);
    for (int i = 0; i < first->count; i++)
        for (int j = 0; j < second->count; j++) {
            NAME(Placements) here = NAME(places_in)(&good, first->of[i].where, second->of[j].where);
            if (NAME(is_any)(&here)) NAME(add_group)(turn, &here, first->of + i, second->of + j);
        }
    NAME(split_groups)(turn);
}

/* What the kingdom would be with a placement of a group. */
INLINE void NAME(foresee)(NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, NAME(Prospect) *after)
{
    const NAME(Ground) *now = &turn->now.ground;
    WORD lower = NAME(rotate)(1, spot.low), higher = NAME(rotate)(lower, spot.lay >> 1 ? STRIDE : 1);
    WORD cells[2] = {spot.lay & 1 ? higher : lower, spot.lay & 1 ? lower : higher};
    Box box = NAME(stretched)(now->box, spot.low, spot.lay >> 1);
    after->ground = NAME(ground)(now->occupied | lower | higher, box, now->placed + 1, turn->rules);
    after->centring = NAME(centring_pairs)(box, turn->rules);
    after->atlas = &turn->atlas;
    after->grown = turn->shared;
    after->first = turn->domino.terrain[0];
    for (int half = 0; half < 2 - turn->is_alike; half++) {
        int terrain = turn->domino.terrain[half];
        if (!(turn->shared >> terrain & 1)) continue;
        NAME(Union) *united = after->unions + half;
        *united = NAME(unite)(turn, group, half, turn->is_alike ? lower | higher : cells[half]);
        NAME(rezone)(
            turn->atlas.zones + terrain, turn->atlas.estate->domains + terrain, united, after->zones + half);
    }
}

/* Whether a claim gains as much as it can at all in one of the best places it has now. A placement makes no place
   worse, except by merging what the claim would have merged. */
INLINE int NAME(is_still_finest)(
    const NAME(Turn) *turn, const NAME(Group) *group, int claim, const NAME(Prospect) *after)
{
    const NAME(Finest) *finest = turn->finest + claim;
    if (finest->gain != group->ceilings[claim] || group->zones[0].merged || group->zones[1].merged) return 0;
    NAME(Placements) left = NAME(places_among)(&finest->places, after->ground.sound);
    if (after->centring.row | after->centring.column) left = NAME(places_among)(&left, after->centring);
    return NAME(is_any)(&left);
}

/* What a placement of a group is worth together with the best claim; if that is less than the floor,
   anything that is. The claims that make it so are told as bits of those there are: all of them, or, if it
   is as high as the ceiling, any one. */
INLINE int NAME(worth)(
    NAME(Turn) *turn, const NAME(Group) *group, NAME(Spot) spot, int floor, Chance *c, unsigned *claims)
{
    NAME(Prospect) after;
    *claims = 0;
    if (!turn->claim_count) return group->ceiling;
    NAME(foresee)(turn, group, spot, &after);
    int wanted = group->ceiling - group->gain, best = floor - group->gain;
    int bonus = (after.centring.row | after.centring.column ? 10 : 0) + turn->harmony;
    unsigned left = 0, first = 0;
    for (int i = 0; i < turn->claim_count; i++) {
        left |= (unsigned)(group->ceilings[i] + bonus >= best) << i;
        first |= (unsigned)(group->ceilings[i] + bonus >= wanted) << i;
    }
    while (left) {
        int i = any_of(first ? first : left, c), ceiling = group->ceilings[i] + bonus;
        left &= ~(1u << i);
        first &= left;
        if (ceiling < best) continue;
        int gain = NAME(is_still_finest)(turn, group, i, &after)
            ? ceiling : NAME(best_gain)(*turn->claims[i], &after, turn->rules, best);
        if (gain > best) best = gain, *claims = 0;
        if (gain == best) *claims |= 1u << i;
        if (gain == wanted) {
            *claims = 1u << i;
            break;
        }
    }
    return *claims ? group->gain + best : floor - 1;
}

/* The best so far. */
typedef struct {
    NAME(Spot) spots[SPOTS];
    uint8_t claims[SPOTS];
    int count, worth;
} NAME(Best);

INLINE void NAME(keep)(NAME(Best) *best, NAME(Spot) spot, unsigned claims, int worth)
{
    if (worth < best->worth) return;
    if (worth > best->worth) best->count = 0;
    best->worth = worth;
    best->claims[best->count] = (uint8_t)claims;
    best->spots[best->count++] = spot;
}

/* The highest ceiling of the groups that have something left, and how much they have; -1 if none has. */
INLINE int NAME(highest)(const NAME(Turn) *turn, int *left)
{
    int highest = -1;
    for (int i = 0; i < turn->group_count; i++) {
        const NAME(Group) *group = turn->groups + i;
        if (group->ceiling < highest || !NAME(is_any)(&group->left)) continue;
        if (group->ceiling > highest) highest = group->ceiling, *left = 0;
        *left += NAME(count_placements)(&group->left);
    }
    return highest;
}

/* Take the nth placement that is left in the groups with a ceiling. */
INLINE const NAME(Group) *NAME(draw)(NAME(Turn) *turn, int ceiling, int nth, NAME(Spot) *spot)
{
    NAME(Group) *group = turn->groups;
    for (;; group++) {
        int here = group->ceiling == ceiling ? NAME(count_placements)(&group->left) : 0;
        if (nth < here) break;
        nth -= here;
    }
    int lay = 0, before = 0, end = 0;
    for (int i = 0; i < 3; i++) {
        end += NAME(count)(group->left.lays[i]);
        lay += nth >= end;
        before = nth >= end ? end : before;
    }
    WORD left = group->left.lays[lay];
    for (nth -= before; nth; nth--) left &= left - 1;
    group->left.lays[lay] ^= left & -left;
    *spot = (NAME(Spot)){(uint8_t)lay, (uint8_t)NAME(lowest)(left)};
    return group;
}

/* The best placements of a domino, with a look at what may be claimed, given as bits of the line. */
static inline int NAME(best_spots)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, NAME(Spot) *spots)
{
    NAME(Turn) turn;
    NAME(Best) best;
    Chance chance = chance_of(0, 0);
    int left;
    best.count = 0;
    best.worth = -1;
    NAME(begin)(&turn, k, e, PIECES + number, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, number, looks_ahead);
    for (int ceiling; (ceiling = NAME(highest)(&turn, &left)) >= 0 && ceiling >= best.worth;) {
        NAME(Spot) spot;
        unsigned claims;
        const NAME(Group) *group = NAME(draw)(&turn, ceiling, 0, &spot);
        int worth = NAME(worth)(&turn, group, spot, best.worth, &chance, &claims);
        NAME(keep)(&best, spot, claims, worth);
    }
    memcpy(spots, best.spots, sizeof *spots * (size_t)best.count);
    return best.count;
}

/* What a player does in a turn. */
typedef struct {
    NAME(Spot) spot;
    int has_spot; /* no, if the domino fits nowhere */
    int claim;    /* of those that are free, or -1 if that is still to be chosen */
} NAME(Move);

/* Look at what promises most, in random order, until something is worth no less than all the rest can be.
   What is tried in random order, the first that is good enough is any of those that are; so any of the best
   is found without finding them all. */
CLONED static NAME(Move) NAME(choose)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, uint8_t number, const uint8_t *line, unsigned free,
    int looks_ahead, const Rules *rules, Chance *c)
{
    NAME(Turn) turn;
    NAME(Best) best;
    NAME(Move) move = {.claim = -1};
    best.count = 0;
    best.worth = -1;
    NAME(begin)(&turn, k, e, PIECES + number, line, looks_ahead ? free : 0, rules);
    NAME(sort_placements)(&turn, number, looks_ahead);
    for (;;) {
        int left = 0, ceiling = NAME(highest)(&turn, &left), known = best.worth >= ceiling ? best.count : 0;
        if (best.worth > ceiling) left = 0;
        if (!(left + known)) return move;
        move.has_spot = 1;
        int nth = (int)chance_below(c, (uint32_t)(left + known));
        unsigned claims;
        if (nth >= left) {
            move.spot = best.spots[nth - left];
            claims = best.claims[nth - left];
        } else {
            const NAME(Group) *group = NAME(draw)(&turn, ceiling, nth, &move.spot);
            int worth = NAME(worth)(&turn, group, move.spot, best.worth, c, &claims);
            if (worth < ceiling) {
                NAME(keep)(&best, move.spot, claims, worth);
                continue;
            }
        }
        if (claims) move.claim = any_of(claims, c);
        return move;
    }
}

/* The best claims, as bits of the line. */
CLONED static unsigned NAME(best_claims)(
    const NAME(Kingdom) *k, const NAME(Estate) *e, const uint8_t *line, unsigned free, const Rules *rules)
{
    NAME(Turn) turn;
    NAME(begin)(&turn, k, e, NULL, line, free, rules);
    int best = -1, i = 0;
    unsigned kept = 0;
    for (unsigned left = free; left; left &= left - 1, i++) {
        int worth = NAME(best_gain)(*turn.claims[i], &turn.now, rules, best);
        if (worth > best) best = worth, kept = 0;
        if (worth == best) kept |= left & -left;
    }
    return kept;
}
